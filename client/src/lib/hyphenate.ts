/** Where long words may break, by the patterns of TeX: for Vite, which asks for all games' words, and for packs. */

import createHyphenator, { type PatternsDefinition } from "hyphen";
import type { Lang } from "./prefs.svelte.ts";
import { LONG, SOFT } from "./soft.ts";

/** Large (148 kB packed for German), so a table with a pack loads them, and no other. */
const PATTERNS: Record<Lang, () => Promise<{ default: PatternsDefinition }>> = {
  de: () => import("hyphen/patterns/de-1996.js"),
  en: () => import("hyphen/patterns/en-us.js"),
};
/** Comments, names of messages, and what is put into them: no text. */
const NO_TEXT = /^#.*$|^[\w-]+ =|\{[^{}]*\}/gm;
/** A break must leave so many letters on either side. */
const LEAST = 3;
const ENDS = new RegExp(`(?<=^.{1,${LEAST - 1}})${SOFT}|${SOFT}(?=[^${SOFT}]{1,${LEAST - 1}}$)`, "g");

/** The long words of Fluent source with their soft hyphens, separated by spaces. */
export async function hyphenated(source: string, lang: Lang): Promise<string> {
  const mark = createHyphenator((await PATTERNS[lang]()).default, { hyphenChar: SOFT });
  const words = new Set(source.replace(NO_TEXT, " ").match(LONG));
  return Array.from(words, (word) => (mark(word) as string).replace(ENDS, ""))
    .filter((word) => word.includes(SOFT))
    .join(" ");
}
