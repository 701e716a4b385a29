import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { set } from "../src/lib/prefs.svelte";
import { Reel } from "../src/lib/reel.svelte";
import { frame, line } from "./made";

beforeEach(() => {
  vi.useFakeTimers();
  set("pace", "normal");
});
afterEach(() => vi.useRealTimers());

const step = (n: number): ReturnType<typeof frame> => frame({ step: n });
const shown = (reel: Reel): number | undefined => reel.shown?.frame.step;

function started(): Reel {
  const reel = new Reel();
  reel.push(step(0), [], true);
  return reel;
}

test("the first frame is shown at once", () => {
  const reel = new Reel();
  reel.push(step(7), [line("moved")], false);
  expect(shown(reel)).toBe(7);
  expect(reel.waiting).toEqual([]);
});

test("what others do is shown one after another", () => {
  const reel = started();
  for (const n of [1, 2, 3]) reel.push(step(n), [line("moved")], false);
  expect(shown(reel)).toBe(1);
  vi.advanceTimersByTime(940);
  expect(shown(reel)).toBe(1);
  vi.advanceTimersByTime(20);
  expect(shown(reel)).toBe(2);
  vi.runAllTimers();
  expect(shown(reel)).toBe(3);
});

test("a game lingers on what it finds important", () => {
  const reel = started();
  reel.dwell = { rolled: 2 };
  reel.push(step(1), [line("rolled")], false);
  reel.push(step(2), [line("moved")], false);
  vi.advanceTimersByTime(1890);
  expect(shown(reel)).toBe(1);
  vi.advanceTimersByTime(20);
  expect(shown(reel)).toBe(2);
});

test("a frame without news is passed over", () => {
  const reel = started();
  reel.push(step(1), [], false);
  reel.push(step(2), [line("moved")], false);
  vi.advanceTimersByTime(70);
  expect(shown(reel)).toBe(2);
});

test("a fast pace waits less", () => {
  set("pace", "fast");
  const reel = started();
  reel.push(step(1), [line("moved")], false);
  reel.push(step(2), [line("moved")], false);
  vi.advanceTimersByTime(430);
  expect(shown(reel)).toBe(2);
});

test("a long queue is shown faster", () => {
  const reel = started();
  for (let n = 1; n <= 28; n += 1) reel.push(step(n), [line("moved")], false);
  vi.advanceTimersByTime(950); // The first was alone when it came.
  expect(shown(reel)).toBe(2);
  vi.advanceTimersByTime(950 * (7 / 27) + 5);
  expect(shown(reel)).toBe(3);
});

test("one's own move ends the waiting, and nothing of it is lost", () => {
  const reel = started();
  reel.push(step(1), [line("moved")], false);
  reel.push(step(2), [line("built")], false);
  reel.push(step(3), [line("razed")], false);
  const seen: (number | undefined)[] = [];
  reel.before = () => seen.push(shown(reel));
  reel.push(step(4), [line("mine")], true);
  expect(seen).toEqual([1, 3]);
  expect(reel.waiting).toEqual([]);
  expect(shown(reel)).toBe(4);
  vi.runAllTimers();
  expect(shown(reel)).toBe(4);
});

test("whoever skips sees the lines of all that was waiting", () => {
  const reel = started();
  reel.push(step(1), [line("moved")], false);
  reel.push(step(2), [line("built")], false);
  reel.push(step(3), [line("razed")], false);
  reel.skip();
  expect(shown(reel)).toBe(3);
  expect(reel.shown?.lines.map(({ kind }) => kind)).toEqual(["built", "razed"]);
});

test("a stopped reel stands still", () => {
  const reel = started();
  reel.push(step(1), [line("moved")], false);
  reel.push(step(2), [line("moved")], false);
  reel.stop();
  vi.runAllTimers();
  expect(shown(reel)).toBe(1);
});

test("while somebody reads nothing new is shown, and then it goes on", () => {
  const reel = started();
  reel.hold(true);
  for (const n of [1, 2]) reel.push(step(n), [line("moved")], false);
  vi.advanceTimersByTime(60_000);
  expect(shown(reel)).toBe(0);
  reel.hold(false);
  expect(shown(reel)).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(shown(reel)).toBe(2);
});
