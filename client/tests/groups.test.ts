import { expect, test } from "vitest";
import { controls, MOST } from "../src/lib/groups";
import { choice } from "./made";

const many = (verb: string, n: number, from = 0): ReturnType<typeof choice>[] =>
  Array.from({ length: n }, (_, i) => choice(from + i, verb, [`card:${from + i}`]));

test("few choices are a button each, and what ends something stands last", () => {
  const shown = controls([choice(0, "pass"), choice(1, "build"), choice(2, "build")]);
  expect(shown.map((one) => one.key)).toEqual(["build:1", "build:2", "pass:0"]);
  expect(shown.every((one) => one.kind === "one")).toBe(true);
});

test("many choices are a list for each verb", () => {
  const shown = controls([...many("build", 4), ...many("raze", 3, 10), choice(20, "done")]);
  expect(shown.map((one) => one.key)).toEqual(["list:build", "list:raze", "done:20"]);
  expect(shown[1]).toMatchObject({ kind: "list", verb: "raze", choices: many("raze", 3, 10) });
});

test("never more than four controls: the rest is gathered in a list without a verb", () => {
  const verbs = ["build", "deal", "raze", "trade", "work"];
  const shown = controls([...verbs.flatMap((verb, i) => many(verb, 2, 10 * i)), choice(99, "pass")]);
  expect(shown).toHaveLength(MOST);
  expect(shown.map((one) => one.key)).toEqual(["list:build", "list:deal", "list:", "pass:99"]);
  expect(shown[2]).toMatchObject({
    choices: [...many("raze", 2, 20), ...many("trade", 2, 30), ...many("work", 2, 40)],
  });
});

test("no choice is lost, however many there are", () => {
  const all = Array.from({ length: 40 }, (_, i) => choice(i, `verb${i % 9}`, [`card:${i}`]));
  const found = controls(all).flatMap((one) => (one.kind === "one" ? [one.choice] : one.choices));
  expect(found.map(({ option }) => option).sort((a, b) => a - b)).toEqual(all.map(({ option }) => option));
});

test("one number that alone changes is a slider", () => {
  const numbers = Array.from({ length: 6 }, (_, n) => choice(n, "buy", ["land:3"], { n }));
  expect(controls(numbers)).toMatchObject([{ kind: "amount", key: "amount:buy" }]);
});

test("numbers of different things are a list", () => {
  const numbers = Array.from({ length: 6 }, (_, n) => choice(n, "buy", [`land:${n}`], { n }));
  expect(controls(numbers)).toMatchObject([{ kind: "list" }]);
  const names = Array.from({ length: 6 }, (_, n) => choice(n, "buy", ["land:3"], { n: `=${n}` }));
  expect(controls(names)).toMatchObject([{ kind: "list" }]);
});
