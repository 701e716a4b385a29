/** The words that a rulebook explains, without what it takes to show the book. */

import { getRules } from "./api";
import type { Lang } from "./prefs.svelte";

export const ANCHOR = /\s*\{#([\w.-]+)\}/;
const ANCHORS = new RegExp(ANCHOR, "g");

/** What words say, without marks. */
export const bare = (source: string): string =>
  source
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(ANCHORS, "")
    .replace(/^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/gm, "")
    .replace(/^\s*(?:#+|-|\d+\.|>)\s+/gm, "")
    .replace(/[*_`]/g, "")
    .replaceAll("|", " ")
    .replace(/\s+/g, " ")
    .trim();

export interface Term {
  /** Its anchor in the rulebook. */
  id: string;
  word: string;
  /** The whole item that explains it. */
  said: string;
}

/** Explained are items like `- **CO** {#co}: the officer on duty.`; one may explain several words. */
export function glossary(source: string): Term[] {
  const found: Term[] = [];
  for (const [, item] of source.matchAll(/^[ \t]*-[ \t]+(.*(?:\n(?![ \t]*(?:-[ \t]|#|\n)).*)*)/gm)) {
    for (const [, word, id] of item!.matchAll(/\*\*([^*]+)\*\*\s*\{#([\w.-]+)\}/g)) {
      found.push({ id: id!, word: word!, said: bare(item!) });
    }
  }
  return found;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The explained word that a label is about: the one that stands first in it; of two, the longer. */
export function about(label: string, terms: Term[]): Term | undefined {
  const text = label.toLowerCase();
  let best: { at: number; term: Term } | undefined;
  for (const term of terms) {
    const word = term.word.toLowerCase();
    const at = new RegExp(`(?<![\\p{L}])${escaped(word)}`, "u").exec(text)?.index;
    if (at === undefined) continue;
    if (!best || at < best.at || (at === best.at && word.length > best.term.word.length)) best = { at, term };
  }
  return best?.term;
}

const books = new Map<string, Promise<Term[]>>();

/** The glossary of a game's rulebook; asked for once. */
export function glossaryOf(game: string, lang: Lang): Promise<Term[]> {
  const key = `${game}/${lang}`;
  const known = books.get(key) ?? getRules(game, lang).then(glossary);
  books.set(key, known);
  known.catch(() => books.delete(key));
  return known;
}
