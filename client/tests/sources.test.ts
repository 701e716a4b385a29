/** What holds for all of the client's files: texts in two languages, colours and widths in one place. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { WIDTHS } from "../src/lib/screen";

const SRC = join(import.meta.dirname, "../src/");
const find = (...patterns: string[]): string[] => globSync(patterns, { cwd: SRC }).sort();
const read = (file: string): string => readFileSync(SRC + file, "utf8");
const CODE = find("**/*.{svelte,ts}").filter((file) => file !== "lib/generated.ts");
const code = CODE.map(read).join("\n");

/** The messages of a file, each with the arguments it takes. */
function messages(file: string): Record<string, string[]> {
  const found = (node: unknown): string[] => {
    if (typeof node !== "object" || node === null) return [];
    if ("type" in node && node.type === "var") return [(node as unknown as { name: string }).name];
    return Object.values(node).flatMap(found);
  };
  const all = new FluentResource(read(file)).body.map(
    (one) => [one.id, [...new Set(found(one.value))].sort()] as const,
  );
  expect(new Set(all.map(([id]) => id)).size, `${file} says something twice`).toBe(all.length);
  return Object.fromEntries(all);
}

describe("texts", () => {
  const folders = find("**/de.ftl").map((file) => file.replace("de.ftl", ""));

  test.each(folders)("%s has the same messages with the same arguments in both languages", (folder) => {
    const german = messages(`${folder}de.ftl`);
    expect(Object.keys(german).length).toBeGreaterThan(3);
    expect(german).toEqual(messages(`${folder}en.ftl`));
  });

  test("none stands in code", () => {
    expect(folders.length).toBeGreaterThan(5);
    expect(CODE.filter((file) => /\bde: ["'`]/.test(read(file)))).toEqual([]);
  });

  test("every text that is asked for exists", () => {
    const asked = [...code.matchAll(/\b(?:t|toast)\(\s*["']([\w-]+)["']/g)].map(([, id]) => id!);
    const either = [...code.matchAll(/\bt\([^()"]*\? "([\w-]+)" : "([\w-]+)"\)/g)].flatMap(([, a, b]) => [a!, b!]);
    const known = messages("words/en.ftl");
    expect(asked.length).toBeGreaterThan(150);
    expect([...asked, ...either].filter((id) => !(id in known))).toEqual([]);
  });

  test("none is left over", () => {
    // Ids put together from parts, as `theme-${theme}`: what stands before or behind the gap.
    const parts = [...code.matchAll(/`(?:([\w-]+-)\$\{[^}]*\}(-[\w-]+)?|\$\{[^}]*\}(-[\w-]+))`/g)];
    const built = parts.map(([, start = "", end = "", only = ""]) => [start, end || only] as const);
    const used = (id: string): boolean =>
      code.includes(`"${id}"`) || built.some(([start, end]) => id.startsWith(start) && id.endsWith(end));
    expect(Object.keys(messages("words/en.ftl")).filter((id) => !used(id))).toEqual([]);
  });

  test("tournaments say all that they have words for, and have words for all that they say", () => {
    const pages = CODE.filter((file) => file.toLowerCase().includes("tournament"))
      .map(read)
      .join("\n");
    const known = Object.keys(messages("words/tournament/en.ftl"));
    const calls = [...pages.matchAll(/\bw\(\s*([^()]*)/g)].map(([, inside]) => inside!);
    const asked = calls.flatMap((inside) => [...inside.matchAll(/(?:^|\? |: )["']([\w-]+)["']/g)].map(([, id]) => id!));
    const built = calls.flatMap((inside) => [...inside.matchAll(/`([\w-]*)\$/g)].map(([, start]) => start!));
    const groups = ["system-", "rest-", "points-"]; // of the form for a new one
    expect(asked.filter((id) => !known.includes(id))).toEqual([]);
    const used = (id: string): boolean =>
      pages.includes(`"${id}"`) || [...built, ...groups].some((one) => one && id.startsWith(one));
    expect(known.filter((id) => !used(id))).toEqual([]);
  });

  test("the workshop says all that it has words for, and has words for all that it says", () => {
    const pages = CODE.filter((file) => /orkshop|Pack\.svelte/.test(file))
      .map(read)
      .join("\n");
    const known = Object.keys(messages("words/workshop/en.ftl"));
    const calls = [...pages.matchAll(/\bw\(([^()]*)/g)].map(([, inside]) => inside!);
    const asked = calls.flatMap((inside) => [...inside.matchAll(/(?:^|\? |: )["']([\w-]+)["']/g)].map(([, id]) => id!));
    const built = calls.flatMap((inside) => [...inside.matchAll(/`([\w-]*)\$/g)].map(([, start]) => start!));
    expect(asked.filter((id) => !known.includes(id))).toEqual([]);
    const names = /^(name|story)-(de|en)$/;
    const used = (id: string): boolean =>
      asked.includes(id) || names.test(id) || built.some((one) => one && id.startsWith(one));
    expect(known.filter((id) => !used(id))).toEqual([]);
  });

  test.each(["counterweight", "rebellion", "state51", "generic"])(
    "every step of %s's tutorial has its text",
    (game) => {
      const source = read(`games/${game}/tutorial.ts`);
      const steps = [...source.matchAll(/^ +say: "([\w-]+)"/gm)].map(([, id]) => id!);
      const sides = [...source.matchAll(/^ +side: "([\w-]+)"/gm)].flatMap(([, id]) => [id!, `${id}-help`]);
      const closing = [...source.matchAll(/^ +closing: "([\w-]+)"/gm)].map(([, id]) => id!);
      const said = [...new Set([...steps, ...sides, ...closing])].sort();
      const written = Object.keys(messages(`games/${game}/words/tutorial/en.ftl`));
      expect(said).toEqual(written.filter((id) => !/^(told|asked|lesson)-/.test(id)).sort());
    },
  );

  test.each(["counterweight", "rebellion", "state51"])("what %s explains in between can happen", (game) => {
    const written = Object.keys(messages(`games/${game}/words/tutorial/en.ftl`));
    const told = Object.keys(messages(`../../src/spielwerk/games/${game}/words/en.ftl`));
    for (const id of written.filter((one) => one.startsWith("told-"))) {
      expect(told).toContain(id.replace("told-", "log-"));
    }
    for (const id of written.filter((one) => one.startsWith("asked-"))) {
      expect(told).toContain(id.replace("asked-", "prompt-"));
    }
    const lessons = read(`../../src/spielwerk/games/${game}/show/lessons.py`);
    const keys = [...lessons.matchAll(/key="([\w-]+)"/g)].map(([, key]) => key!);
    const texts = keys.flatMap((key) => ["", "-help", "-task", "-solved", "-not"].map((end) => `lesson-${key}${end}`));
    expect(written.filter((id) => id.startsWith("lesson-")).sort()).toEqual(texts.sort());
  });
});

test.each(["counterweight", "rebellion", "state51"])("every picture of %s's rulebook is drawn", (game) => {
  const drawn = /default \{([^}]*)\}/.exec(read(`games/${game}/book/index.ts`))![1]!;
  const names = [...drawn.matchAll(/([\w-]+)(?=:|,|\s*$)/g)].map(([, name]) => name!);
  for (const lang of ["de", "en"]) {
    const book = read(`../../src/spielwerk/games/${game}/book/${lang}.md`);
    const wanted = [...book.matchAll(/\(picture:([\w-]+)\)/g)].map(([, name]) => name!);
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  }
});

test("colours stand in the tokens and nowhere else", () => {
  const colour = /(?<!url\()#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w-])|\b(?:rgb|hsl|oklch|lab|lch)a?\(/i;
  const files = find("**/*.{svelte,ts,css}").filter((file) => file !== "design/tokens.css");
  const lines = files.flatMap((file) =>
    read(file)
      .split("\n")
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.length).toBeGreaterThan(10_000);
  expect(lines.filter((line) => colour.test(line))).toEqual([]);
  expect(colour.test("  fill: #fff;") && colour.test('stop-color="#0a1014"')).toBe(true);
});

test("what things mean is said by the house's own tips, never by the browser's bubble", () => {
  const bubbles = (text: string): string[] =>
    [...text.matchAll(/\s(?:title=|\{title\}[\s>])/g)]
      .map(({ index }) => [...text.slice(0, index).matchAll(/<([A-Za-z][\w.]*)/g)].at(-1)?.[1] ?? "")
      .filter((tag) => /^[a-z]/.test(tag));
  expect(find("**/*.svelte").flatMap((file) => bubbles(read(file)).map((tag) => `${file}: <${tag} title>`))).toEqual(
    [],
  );
  expect(bubbles('<p class="a"\n title="b"></p><h1 {title}>{title}</h1><TopBar title="c" />')).toEqual(["p", "h1"]);
  expect(CODE.filter((file) => /<[a-z][^<>]* title="/.test(read(file)))).toEqual([]);
});

test("every token that is used is set, and every colour of the tokens is used", () => {
  const all = find("**/*.{svelte,ts,css}").map(read).join("\n");
  const set = new Set([...all.matchAll(/(?:^|[\s;{"]|style:)--([\w-]+)(?:: |=|:)/gm)].map(([, name]) => name));
  const used = [...all.matchAll(/var\(--([\w-]+)[),]/g)].map(([, name]) => name!);
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
  const tokens = [...read("design/tokens.css").matchAll(/^ +--([\w-]+):/gm)].map(([, name]) => name!);
  const unused = tokens.filter((name) => !used.includes(name) && !name.startsWith("player-"));
  expect(unused).toEqual([]);
});

test("the layout of the frame changes at the widths of lib/screen.ts only", () => {
  const widths = find("{parts,pages,design}/**/*.{svelte,css}").flatMap((file) =>
    [...read(file).matchAll(/@media[^{]*?([\d.]+rem)/g)].map(([, width]) => width!),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(widths.filter((width) => !(Object.values(WIDTHS) as string[]).includes(width))).toEqual([]);
  expect(code).not.toMatch(/\binnerWidth\s*[<>]/);
});
