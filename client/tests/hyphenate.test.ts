import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { beforeEach, expect, test } from "vitest";
import { hyphenated } from "../src/lib/hyphenate";
import type { Lang } from "../src/lib/prefs.svelte";
import { copyPlain, learn, SOFT, soft } from "../src/lib/soft";

const ROOT = join(import.meta.dirname, "../../");
const files = (lang: Lang): string[] =>
  globSync([`{src,client/src,examples}/**/words/**/${lang}.ftl`], { cwd: ROOT, ignore: ["**/node_modules/**"] });
const shown = (text: string): string => soft(text).replaceAll(SOFT, "|");

beforeEach(async () => {
  // Long words that no game has, as a pack may bring them.
  learn(await hyphenated("card-a = Schrottverwertungsbetrieb am Donaudampfer, Kühlmittelleck in Diebeskarawane", "de"));
});

test("a word breaks where its parts meet", () => {
  const broken = ["Schrott|ver|wer|tungs|be|trieb", "Kühl|mit|telleck", "Die|bes|ka|ra|wane"];
  for (const word of broken) expect(shown(word.replaceAll("|", ""))).toBe(word);
  expect(shown("am Donaudampfer")).toBe("am Donau|damp|fer");
});

test("no break leaves fewer than three letters alone", async () => {
  const marked = await hyphenated("a = Aberglauben Operationssäle Industriegebiete", "de");
  for (const word of marked.split(" ")) {
    const parts = word.split(SOFT);
    expect(parts.at(0)!.length, word).toBeGreaterThan(2);
    expect(parts.at(-1)!.length, word).toBeGreaterThan(2);
  }
});

test("short words, names of messages and what is put into them stay as they are", async () => {
  const marked = await hyphenated("# Kommentarzeile\ncard-krankenstation = Haus { $krankenstation } Lager", "de");
  expect(marked).toBe("");
});

test.each(["de", "en"] as const)("every long word of every game and pack can break (%s)", async (lang) => {
  expect(files(lang).length).toBeGreaterThan(5);
  const sources = files(lang).map((file) => readFileSync(ROOT + file, "utf8"));
  const text = sources.join("\n");
  learn(await hyphenated(text, lang));
  const values = text.replace(/^#.*$|^[\w-]+ =|\{[^{}]*\}/gm, " ");
  const long = [...new Set(values.match(/\p{L}{13,}/gu))];
  expect(long.length).toBeGreaterThan(lang === "de" ? 100 : 5);
  const unbroken = long.filter((word) =>
    soft(word)
      .split(SOFT)
      .some((part) => part.length > 10),
  );
  expect(unbroken).toEqual([]);
});

test("what is copied has no marks", () => {
  const selected = soft("Schrottverwertungsbetrieb");
  document.body.textContent = selected;
  getSelection()!.selectAllChildren(document.body);
  const copied = new DataTransfer();
  const event = new ClipboardEvent("copy", { clipboardData: copied, cancelable: true });
  copyPlain(event);
  expect(copied.getData("text/plain")).toBe("Schrottverwertungsbetrieb");
  expect(event.defaultPrevented).toBe(true);
});
