/** Soft hyphens in long words: not every browser knows where a German word may break. */

export const SOFT = "\u00ad";
/** Words that may have to break. */
export const LONG = /\p{L}{10,}/gu;

const marked = new Map<string, string>();

/** Learn where words may break: words with their soft hyphens (`lib/hyphenate.ts`), separated by spaces. */
export function learn(words: string): void {
  for (const word of words.split(" ")) marked.set(word.replaceAll(SOFT, ""), word);
}

/** The same text, to be shown in a narrow box; never for names (`aria-label`), titles or comparing. */
export function soft(text: string): string {
  return text.replace(LONG, (word) => marked.get(word) ?? word);
}

/** What is copied has no such marks: the listener of the page for `copy`. */
export function copyPlain(event: ClipboardEvent): void {
  const copied = String(getSelection());
  if (!copied.includes(SOFT)) return;
  event.clipboardData?.setData("text/plain", copied.replaceAll(SOFT, ""));
  event.preventDefault();
}
