/** Pictures of cards: the same every time, no two alike, light enough for a table full of them. */

import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { paint as orbit } from "../src/lib/scene/orbit";
import { pictureOf } from "../src/lib/scene/pictures.svelte";
import type { Painter, Subject } from "../src/lib/scene/subject";
import { lexicon, thing } from "../src/lib/scene/things";
import { paint as waste } from "../src/lib/scene/waste";
import { paint as world } from "../src/lib/scene/world";

const DATA = join(import.meta.dirname, "../../src/spielwerk/games/");

/** The keys of all cards that the data files of a game hold, with what their pictures need. */
function cards(game: string): Subject[] {
  const found = new Map<string, Subject>();
  for (const file of globSync([`${game}/data/*.csv`], { cwd: DATA }).sort()) {
    const [head, ...rows] = readFileSync(DATA + file, "utf8")
      .trim()
      .split("\n");
    const names = head!.split(",");
    for (const row of rows) {
      const cell = (name: string): string => row.split(",")[names.indexOf(name)] ?? "";
      const kind = cell("type") || file.replace(/.*\/(\w+?)s?\.csv$/, "$1");
      if (kind !== "reprint") found.set(cell("key"), { id: cell("key"), kind, tags: cell("categories").split(" ") });
    }
  }
  return [...found.values()];
}

const GAMES: [string, Painter, number][] = [
  ["state51", waste, 130],
  ["counterweight", orbit, 90],
];

describe.each(GAMES)("%s", (game, paint, least) => {
  const subjects = cards(game);

  test("no two titles look alike", () => {
    expect(subjects.length).toBeGreaterThan(least);
    expect(new Set(subjects.map(paint)).size).toBe(subjects.length);
  });

  test("the same card always has the same picture", () => {
    for (const subject of subjects.slice(0, 20)) expect(paint({ ...subject })).toBe(paint(subject));
  });

  test("every picture is whole SVG and light", () => {
    for (const subject of subjects) {
      const picture = paint(subject);
      expect(picture.length, subject.id).toBeLessThan(6000);
      expect(picture, subject.id).not.toMatch(/NaN|undefined|Infinity/);
      expect(new DOMParser().parseFromString(picture, "image/svg+xml").documentElement.tagName).toBe("svg");
    }
  });

  test("a card of a pack that nobody drew for gets one, too", () => {
    const strange = { id: "xyzzy", kind: "unheard-of", tags: [] };
    expect(paint(strange)).toContain("<use");
    expect(paint(strange)).not.toBe(paint({ ...strange, id: "plugh" }));
  });
});

test("every surface that a board can name is drawn, each world in its own way", () => {
  const types = readFileSync(join(import.meta.dirname, "../src/lib/generated.ts"), "utf8");
  const kinds = [.../ surface: ([^;]*);/.exec(types)![1]!.matchAll(/"(\w+)"/g)].map(([, kind]) => kind!);
  const drawn = kinds.map((kind) => world({ id: "a", kind, tags: [] }));
  expect(new Set(drawn).size).toBe(kinds.length);
  expect(drawn.filter((one) => one.length > 9000 || /NaN|undefined/.test(one))).toEqual([]);
  expect(world({ id: "b", kind: "lava", tags: [] })).not.toBe(world({ id: "a", kind: "lava", tags: [] }));
  expect(world({ id: "a", kind: "cheese", tags: [] })).toContain("<circle");
});

test("the longest phrase names the thing, then the last word, then what the card has to do with", () => {
  const words = lexicon([
    ["a", "gun-shop"],
    ["b", "shop"],
    ["c", "gun guns-of-steel"],
    ["d", "other"],
  ]);
  const of = (id: string, tags: string[] = []): string => thing(words, { id, kind: "", tags });
  expect([of("old-gun-shop"), of("corner-shops"), of("gun-dealer")]).toEqual(["a", "b", "c"]);
  expect([of("nothing", ["gun"]), of("nothing")]).toEqual(["c", "d"]);
});

test("a picture is asked for once and made when its painter has come", async () => {
  const subject = { id: "church", kind: "feature", tags: ["monument"] };
  expect(pictureOf("waste", subject)).toBe("");
  await expect.poll(() => pictureOf("waste", subject)).toMatch(/^blob:/);
  expect(pictureOf("waste", { ...subject })).toBe(pictureOf("waste", subject));
});
