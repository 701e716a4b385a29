import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismiss, toast, toasts, turnPage } from "../src/lib/toasts.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  toasts.all = [];
});
afterEach(() => vi.useRealTimers());
const shown = (): string[] => toasts.all.map(({ id }) => id);

test("a notice goes by itself, an error stays until it is closed", () => {
  toast("copied", "good");
  toast("problem-stale", "bad");
  vi.runAllTimers();
  expect(shown()).toEqual(["problem-stale"]);
  dismiss(toasts.all[0]!.n);
  expect(shown()).toEqual([]);
});

test("the same notice is not shown twice, and never more than three", () => {
  for (const id of ["a", "b", "a", "c", "d"]) toast(id, "bad");
  expect(shown()).toEqual(["a", "c", "d"]);
});

test("notices of one page do not lie over the next, except what led there", () => {
  toast("copied", "good");
  vi.advanceTimersByTime(2000);
  toast("problem-stale", "bad");
  toast("got-up", "good");
  turnPage();
  expect(shown()).toEqual(["got-up"]);
});

test("what can be taken back is taken along", () => {
  toast("forgotten", "plain", [], {}, vi.fn());
  vi.advanceTimersByTime(2000);
  turnPage();
  expect(shown()).toEqual(["forgotten"]);
});

test("what can be taken back stays a while longer", () => {
  const undo = vi.fn();
  toast("forgotten", "plain", [], {}, undo);
  vi.advanceTimersByTime(6000);
  expect(shown()).toEqual(["forgotten"]);
  toasts.all[0]!.undo?.();
  expect(undo).toHaveBeenCalled();
  vi.runAllTimers();
  expect(shown()).toEqual([]);
});
