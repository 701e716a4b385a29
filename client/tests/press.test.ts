/** What the press prints with: the screen's painters, icons, colours and shapes, without a screen. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawn, looks, pictures, words } from "../src/press/kit";
import { planet, sky } from "../src/press/rebellion";
import { colours } from "../src/press/tokens";
import { paint } from "../src/lib/scene/orbit";
import { subject } from "../src/games/counterweight/scene";
import type { Counterweight } from "../src/lib/generated";

const TOKENS = readFileSync(join(import.meta.dirname, "../src/design/tokens.css"), "utf8");
const palette = (game: string): Record<string, string> => colours(TOKENS, game);

const CARD = {
  kind: "section",
  resistance: [],
  protection: [5],
  income: 2,
  capacity: 0,
  dice: 0,
  places: 1,
  need: 0,
} as unknown as Counterweight.PrintedCard;

test("a card is printed with the picture that it has on the screen", () => {
  const catalogue = { casino: CARD };
  expect(pictures("counterweight", catalogue)).toEqual({ casino: paint(subject(catalogue, "casino")) });
  expect(pictures("no-such-game", {})).toEqual({});
});

test("colours are those of a screen by day, all references put in", () => {
  for (const game of ["counterweight", "rebellion", "state51"]) {
    const all = palette(game);
    expect(Object.keys(all).length).toBeGreaterThan(60);
    for (const colour of Object.values(all)) expect(colour).toMatch(/^#([\da-f]{6}|[\da-f]{8})$/);
  }
  expect(palette("state51")["ink"]).not.toBe(palette("rebellion")["ink"]);
  expect(palette("state51")["row-action"]).toBeDefined();
  expect(palette("rebellion")["row-action"]).toBeUndefined();
});

test("icons take the colour they are given", () => {
  expect(drawn("state51", "gun", "red")).toContain('fill="red"');
  expect(drawn("state51", "gun", "red")).not.toContain("currentColor");
  expect(drawn("state51", "no-such-icon", "red")).toBe("");
});

test("a world names its places, and what would be markup is none", () => {
  const svg = planet(
    { key: "red", name: "planet-red", surface: "lava", places: ["Port", "A & <b>", "C"] },
    palette("rebellion"),
  );
  expect(svg).toContain(">Port</text>");
  expect(svg).toContain("A &amp; &lt;b>");
  expect(svg).not.toContain("undefined");
});

test("the sky has every field of every orbit", () => {
  const orbits = [8, 12].map((fields, n) => ({ key: n ? "purple" : "red", name: `World ${n}`, fields, dice: "d8" }));
  const svg = sky({ orbits }, palette("rebellion"));
  expect(svg.match(/font-size="4.6"/g)).toHaveLength(20);
  expect(svg).not.toContain("undefined");
  expect(svg).not.toContain("NaN");
  expect(svg).not.toMatch(/[A ]-\d+(\.\d+)? -\d+(\.\d+)? 0 [01] [01]|r="-/);
});

test("words and looks are handed on", () => {
  expect(words("state51", "de").join("")).toContain("ui-spoils");
  expect(words("rebellion", "en")).toHaveLength(1);
  expect(looks()["red"]?.outline).toMatch(/^M/);
});
