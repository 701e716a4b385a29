import { expect, test } from "vitest";
import { apart } from "../src/lib/odds";

test("estimates are told apart only beyond what chance may account for", () => {
  expect(
    apart([
      { value: 0.6, visits: 400 },
      { value: 0.4, visits: 400 },
    ]),
  ).toBe("clear");
  expect(
    apart([
      { value: 0.6, visits: 20 },
      { value: 0.5, visits: 20 },
    ]),
  ).toBe("close");
});

test("one choice alone, or one that nobody has tried, is compared with nothing", () => {
  expect(apart([{ value: 0.6, visits: 400 }])).toBe("");
  expect(
    apart([
      { value: 0.6, visits: 400 },
      { value: null, visits: 0 },
    ]),
  ).toBe("");
});
