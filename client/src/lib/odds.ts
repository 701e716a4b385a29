/** How sure an estimate is that comes from trial games. */

import type { Ranked } from "./generated";

/** Standard errors by which two estimates must differ to be told apart. */
const SURE = 2;

/**
 * Whether the first of a ranking is ahead of the second by more than chance may account for ("clear"), or not
 * ("close"); "" where there is nothing to compare.
 */
export function apart(ranking: readonly Pick<Ranked, "value" | "visits">[]): "clear" | "close" | "" {
  const [first, second] = ranking;
  if (first?.value == null || second?.value == null || !first.visits || !second.visits) return "";
  const error = (value: number, visits: number): number => (value * (1 - value)) / visits;
  const noise = Math.sqrt(error(first.value, first.visits) + error(second.value, second.visits));
  return first.value - second.value > SURE * noise ? "clear" : "close";
}
