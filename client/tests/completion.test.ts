import { expect, test } from "vitest";
import { nextWords } from "../src/lib/completion";
import type { FormOut, NotationOut, Said, SlotOut } from "../src/lib/generated";

const said = (text: string): Said => ({ de: text, en: text });
const slot = (kind: string, ...choices: string[]): SlotOut => ({
  kind,
  choices: choices.map((value) => ({ value, label: said(value) })),
});
const form = (kind: string, ...parts: (string | SlotOut)[]): FormOut => ({
  kind,
  parts,
  pattern: "",
  example: "",
  said: said(kind),
});
const notation = (more: Partial<NotationOut>): NotationOut => ({
  shape: "one",
  forms: [],
  empty: null,
  mark: "",
  marked: null,
  choices: [],
  most: 0,
  ...more,
});
const words = (of: NotationOut, text: string): string[] => nextWords(of, text).offers.map((one) => one.word);

const goods = slot("amounts", "gun", "fuel", "vp");
const action = notation({
  forms: [
    form("clear", goods, " -> clear ", slot("count")),
    form("own-deals", goods, " -> own deals ", slot("count")),
    form("exchange", goods, " -> ", goods),
  ],
  mark: "; twice",
  marked: said("twice a round"),
});
const ability = notation({
  shape: "clauses",
  empty: "",
  forms: [form("funds", "funds ", slot("rolled")), form("free", "free"), form("draw", "draw ", slot("count"))],
});

test("an action is offered word by word, from its price to what it gives", () => {
  expect(words(action, "")).toEqual(["1", "2", "3"]);
  expect(words(action, "2")).toEqual(["gun", "fuel", "vp"]);
  expect(words(action, "2 ")).toEqual(["gun", "fuel", "vp"]);
  expect(words(action, "2 f")).toEqual(["fuel"]);
  expect(words(action, "2 fuel")).toEqual(["+", "->"]);
  expect(words(action, "2 fuel -> ")).toEqual(["clear", "own", "1", "2", "3"]);
  expect(words(action, "2 fuel -> o")).toEqual(["own"]);
  expect(words(action, "2 fuel -> own ")).toEqual(["deals"]);
  expect(words(action, "2 fuel -> own deals")).toEqual(["1", "2", "3"]);
  expect(words(action, "2 fuel -> 1 vp")).toEqual(["+", ";"]);
  expect(words(action, "2 fuel -> 1 vp; ")).toEqual(["twice"]);
});

test("what is offered can be typed to its end: every way through is a whole cell", () => {
  let text = "";
  for (const word of ["1", "gun", "+", "2", "fuel", "->", "own", "deals", "3", ";", "twice"]) {
    const found = nextWords(action, text).offers.find((one) => one.word === word);
    expect(found, `${word} after ${text}`).toBeDefined();
    text = found!.text;
  }
  expect(text.trimEnd()).toBe("1 gun + 2 fuel -> own deals 3; twice");
  expect(nextWords(action, "1 gun -> clear 2").whole).toBe(true);
  expect(nextWords(action, "1 gun -> clear").whole).toBe(false);
});

test("a word says what it means as soon as only one kind begins so", () => {
  const of = (text: string, word: string): string | undefined =>
    nextWords(action, text).offers.find((one) => one.word === word)?.said?.en;
  expect(of("1 gun", "->")).toBeUndefined();
  expect(of("1 gun -> ", "clear")).toBe("clear");
  expect(of("1 ", "fuel")).toBe("fuel");
});

test("clauses have dice, checks, several effects and further lines", () => {
  expect(words(ability, "")).toContain("4+");
  expect(words(ability, "4+: f")).toEqual(["funds", "free"]);
  expect(words(ability, "4+: funds ")).toEqual(["1", "2", "3", "-1", "die"]);
  expect(words(ability, "4+: funds 2")).toEqual([",", "|"]);
  expect(words(ability, "2x 4+: funds 2 | 1-3: d")).toEqual(["draw"]);
  expect(nextWords(ability, "2x 4+: funds 2, free | 1-3: draw 1").whole).toBe(true);
});

test("nothing is offered for what no kind can be", () => {
  expect(words(action, "gums")).toEqual([]);
  expect(words(notation({ forms: [form("keep", "keep")], empty: "-" }), "")).toEqual(["-", "keep"]);
  expect(words(notation({ forms: [form("one-of", slot("either", "gun", "vp"))] }), "1 gun")).toEqual(["+", "/"]);
});
