import { beforeEach, expect, test, vi } from "vitest";
import type { Attributes, Order } from "../src/lib/board";
import { TheDesk, type Scene } from "../src/lib/desk.svelte";
import type { Choice, Explanation, Option } from "../src/lib/generated";
import { choice, line, view } from "./made";

let chosen: Option[];
let ordered: Order[];
let asked: string[];
const no: Explanation = {
  verb: "build",
  text: { id: "verb-build", args: {} },
  reason: { rule: "T-1", text: { id: "why", args: {} } },
};
const yes: Explanation = { verb: "raze", text: { id: "verb-raze", args: {} }, reason: null };

function desk(choices: Choice[], more: Partial<Scene> = {}): TheDesk {
  return new TheDesk({
    game: "toy",
    view: view({ choices }),
    catalogue: {},
    seat: 0,
    live: true,
    lines: [],
    moment: 1,
    since: [],
    name: (seat) => `Player ${seat}`,
    colour: () => undefined,
    interjections: [],
    choose: (option) => chosen.push(option),
    order: (order) => ordered.push(order),
    interject: () => Promise.resolve(true),
    explain: (ref) => {
      asked.push(ref);
      return Promise.resolve([no, yes]);
    },
    ...more,
  });
}

beforeEach(() => {
  chosen = [];
  ordered = [];
  asked = [];
});

const MOVES = [
  choice(0, "move", ["land:1", "land:2"]),
  choice(1, "move", ["land:1", "land:3"]),
  choice(2, "move", ["land:4", "land:3"]),
];

test("a thing that only one choice names is chosen by a click", () => {
  const one = desk([choice(7, "build", ["card:4"]), choice(8, "build", ["card:5"])]);
  one.point("card:5");
  expect(chosen).toEqual([8]);
});

test("a thing that several choices name narrows them down", () => {
  const one = desk(MOVES);
  one.point("land:1");
  expect(one.picked).toEqual(["land:1"]);
  expect(one.fitting).toEqual(MOVES.slice(0, 2));
  expect(one.can("land:4")).toBe(false);
  expect(one.can("land:1")).toBe(false);
  one.point("land:3");
  expect(chosen).toEqual([1]);
  expect(one.picked).toEqual([]);
});

test("a second click on what is picked lets it go", () => {
  const one = desk(MOVES);
  one.point("land:1");
  one.point("land:1");
  expect(one.picked).toEqual([]);
  expect(one.fitting).toEqual(MOVES);
  expect(chosen).toEqual([]);
});

test("what can be done with a thing in several ways opens a menu beside it", () => {
  const both = [choice(0, "build", ["card:4"]), choice(1, "raze", ["card:4"])];
  const one = desk([...both, choice(2, "pass")]);
  const near = document.createElement("div");
  one.point("card:4", near);
  expect(one.menu).toEqual({ choices: both, near });
});

test("a mere number is asked for in the prompt", () => {
  const numbers = Array.from({ length: 9 }, (_, n) => choice(n, "buy", ["land:1"], { n }));
  const one = desk(numbers);
  one.focusPrompt = vi.fn();
  one.point("land:1", document.createElement("div"));
  expect(one.menu).toBeNull();
  expect(one.focusPrompt).toHaveBeenCalledOnce();
  expect(one.picked).toEqual([]);
});

test("what can't be chosen is explained, and asked about only once", async () => {
  const one = desk([choice(0, "build", ["card:5"])]);
  one.point("card:4");
  await vi.waitFor(() => expect(one.why).toEqual({ ref: "card:4", wishes: [no] }));
  one.clear();
  one.point("card:4");
  await vi.waitFor(() => expect(one.why).not.toBeNull());
  expect(asked).toEqual(["card:4"]);
  one.turned();
  expect(one.why).toBeNull();
  one.point("card:4");
  expect(asked).toEqual(["card:4", "card:4"]);
});

test("a question that failed is asked again", async () => {
  let fails = true;
  const explain = vi.fn(() => (fails ? Promise.reject(new Error("offline")) : Promise.resolve([no])));
  const one = desk([], { explain });
  one.explain("card:4");
  fails = false;
  await vi.waitFor(() => {
    one.explain("card:4");
    expect(one.why).not.toBeNull();
  });
  expect(explain.mock.calls.length).toBeGreaterThan(1);
});

test("a spectator is told nothing and chooses nothing", () => {
  const one = desk(MOVES, { seat: null, live: false });
  one.point("land:1");
  one.choose(MOVES[0]!);
  expect(asked).toEqual([]);
  expect(chosen).toEqual([]);
  expect(one.choices).toEqual([]);
});

test("a tutorial lets only its own choices pass", () => {
  const one = desk(MOVES);
  one.only = ({ option }) => option === 1;
  one.refused = vi.fn();
  one.choose(MOVES[0]!);
  expect(chosen).toEqual([]);
  expect(one.refused).toHaveBeenCalledOnce();
  one.choose(MOVES[1]!);
  expect(chosen).toEqual([1]);
});

test("an order goes out as it is said, if a tutorial lets its beginning pass", () => {
  const one = desk(MOVES);
  one.order({ do: "march" });
  one.only = ({ option }) => option === 1;
  one.refused = vi.fn();
  one.order({ do: "stay" }, MOVES[0]);
  expect(one.refused).toHaveBeenCalledOnce();
  one.order({ do: "go" }, MOVES[1]);
  expect(ordered).toEqual([{ do: "march" }, { do: "go" }]);
  expect(chosen).toEqual([]);
});

test("whoever may not choose orders nothing either", () => {
  desk(MOVES, { live: false }).order({ do: "march" });
  expect(ordered).toEqual([]);
});

test("light comes from the log, the tutorial and the best advice", () => {
  const one = desk(MOVES);
  expect(one.lit("land:2")).toBe(false);
  one.light(["land:2"]);
  expect(one.lit("land:2")).toBe(true);
  one.light([]);
  one.beacon = ["land:3"];
  one.advice = [MOVES[0]!, MOVES[2]!];
  expect(["land:1", "land:2", "land:3", "land:4"].map((ref) => one.lit(ref))).toEqual([true, true, true, false]);
});

const pressed = (key: string, target: object): object => ({
  key,
  target,
  currentTarget: target,
  preventDefault: () => {},
  stopPropagation: () => {},
});
const keydown = (on: Attributes): ((event: object) => void) => on["onkeydown"] as (event: object) => void;

test("a thing says what can be done with it", () => {
  const one = desk([choice(7, "build", ["card:4"])], { lines: [line("drawn", 1, ["card:5"])] });
  expect(one.thing("card:4", { label: "Mine", from: "deck" })).toMatchObject({
    "data-ref": "card:4",
    "data-from": "deck",
    "data-can": true,
    "aria-label": "Mine",
    tabindex: 0,
  });
  expect(one.thing("card:5")).toMatchObject({ "data-news": true, "aria-disabled": "true", tabindex: -1 });
  expect(one.thing("card:5", { onlook: () => {} })["aria-disabled"]).toBeUndefined();
});

test("Enter and the space bar press a thing, other keys don't", () => {
  const one = desk([choice(7, "build", ["card:4"])]);
  const on = one.thing("card:4");
  const target = document.createElement("div");
  keydown(on)(pressed("x", target));
  expect(chosen).toEqual([]);
  keydown(on)(pressed("Enter", target));
  keydown(on)(pressed(" ", target));
  expect(chosen).toEqual([7, 7]);
});

test("where nothing can be chosen a click looks closer", () => {
  const one = desk([choice(7, "build", ["card:4"])]);
  const onlook = vi.fn();
  const target = document.createElement("div");
  keydown(one.thing("card:4", { onlook }))(pressed("Enter", target));
  expect(onlook).not.toHaveBeenCalled();
  keydown(one.thing("card:5", { onlook }))(pressed("Enter", target));
  expect(onlook).toHaveBeenCalledOnce();
  expect(chosen).toEqual([7]);
});
