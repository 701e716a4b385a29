/** Cards of 51st State grow with the free area. */

import { expect, test } from "vitest";
import type { State51 } from "../src/lib/generated";
import { fitting } from "../src/games/state51/fit";

const state = (...counts: [number, number, number]): { rows: State51.Rows } => {
  const row = (n: number): State51.LocationView[] => Array.from({ length: n }, () => ({}) as State51.LocationView);
  return { rows: { production: row(counts[0]), feature: row(counts[1]), action: row(counts[2]) } };
};
const early = state(1, 1, 1);
const late = state(7, 6, 6);

test("a large screen draws them larger, but never out of measure", () => {
  const sizes = [360, 520, 700, 1000, 3000].map((room) => fitting(early, [early], 1600, room).scale);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect([sizes[0], sizes.at(-1)]).toEqual([1, 1.8]);
});

test("the fuller a state, the smaller its cards, until they make do with less height", () => {
  const [few, many] = [fitting(early, [early], 1100, 560), fitting(late, [late], 1100, 560)];
  expect(few.scale).toBeGreaterThan(many.scale);
  expect([few.tight, many.tight, many.scale]).toEqual([false, true, 1]);
});

test("the last of several others lies under the own state where that makes the board less high", () => {
  expect(fitting(early, [late, late, late], 1100, 560).far).toBe(true);
  expect(fitting(late, [early, early], 1100, 560).far).toBe(false);
  expect(fitting(early, [late], 1100, 560).far).toBe(false);
  expect(fitting(undefined, [late, late], 1100, 560).far).toBe(false);
});

test("a table without anybody is drawn, too", () => {
  expect(fitting(undefined, [], 1100, 560).scale).toBe(1.8);
});
