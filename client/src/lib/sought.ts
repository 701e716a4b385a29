/** The words of a query: each of them has to be found. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text has all the words, in any order. */
export function hasAll(text: string, wanted: string[]): boolean {
  const all = text.toLowerCase();
  return wanted.every((one) => all.includes(one));
}
