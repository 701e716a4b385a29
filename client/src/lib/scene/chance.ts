/** Chance that is the same every time for the same text. */

export interface Chance {
  /** From low up to high. */
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<T>(some: readonly T[]): T;
  /** True so many times in a hundred. */
  likely(percent: number): boolean;
}

/** FNV-1a: near texts give far numbers. */
function hash(text: string): number {
  let found = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) found = Math.imul(found ^ text.charCodeAt(i), 0x01000193);
  return found >>> 0;
}

/** Mulberry32 from the hash of a text. */
export function chance(text: string): Chance {
  let state = hash(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    pick: <T>(some: readonly T[]): T => some[whole(0, some.length - 1)]!,
    likely: (percent) => next() * 100 < percent,
  };
}
