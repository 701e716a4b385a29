/** What a card shows: the thing that the words of its key name, otherwise what it has to do with. */

import type { Subject } from "./subject";

/**
 * Drawings, each with the words and phrases that it stands for. They are imported under a name of their own
 * (`?raw&waste`): an icon that a board needs at once is not kept waiting for, or loaded with, those of the pictures.
 */
export type Things = readonly (readonly [drawing: string, words: string])[];

export function lexicon(things: Things): Map<string, string> {
  const found = new Map<string, string>();
  for (const [drawing, words] of things) for (const word of words.split(" ")) found.set(word, drawing);
  return found;
}

/** All runs of words of a key, the longest first, and of equally long ones the last: "gun-shop", "shop", "gun". */
function phrases(id: string): string[] {
  const words = id.split(/[-_ ]+/);
  const found: string[] = [];
  for (let length = words.length; length > 0; length--)
    for (let start = words.length - length; start >= 0; start--)
      found.push(words.slice(start, start + length).join("-"));
  return found;
}

/** The drawing that fits best; a word counts in singular and plural. */
export function thing(words: Map<string, string>, { id, kind, tags }: Subject): string {
  const names = [...phrases(id), ...tags, kind];
  for (const name of names) {
    const drawing = words.get(name) ?? words.get(name.replace(/s$/, "")) ?? words.get(`${name}s`);
    if (drawing) return drawing;
  }
  return words.get("other")!;
}
