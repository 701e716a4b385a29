import { afterEach, expect, test, vi } from "vitest";
import { courses, together, type Flight } from "../src/lib/flights";
import { watch } from "../src/lib/motion";
import { set } from "../src/lib/prefs.svelte";
import { flights as station } from "../src/games/counterweight/flights";
import { flights as sky } from "../src/games/rebellion/flights";
import { flights as waste } from "../src/games/state51/flights";
import { line } from "./made";

const way: Flight = { kind: "iron", n: 1, from: ["card:1"], to: ["good:iron"] };
/** A page on which things lie where they are said to. */
function page(places: Record<string, [x: number, y: number]>): HTMLElement {
  const root = document.createElement("div");
  for (const [name, [x, y]] of Object.entries(places)) {
    const one = document.createElement("i");
    one.dataset[name.includes(":") ? "ref" : "zone"] = name;
    one.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    root.append(one);
  }
  return root;
}
const gone = (): undefined => undefined;
const told = (kind: string, facts: number[], targets: string[] = []): ReturnType<typeof line> => ({
  ...line(kind, 1, targets),
  facts,
});
afterEach(() => set("lessMotion", false));

test("the same on the same way flies once, with the sum on it", () => {
  expect(together([way, way, { ...way, kind: "fuel" }]).map(({ n }) => n)).toEqual([2, 1]);
});

test("it flies from the first place that is seen, or was seen before", () => {
  const root = page({ "good:iron": [300, 0], "seat-1": [0, 200] });
  expect(courses(root, [way], gone)).toEqual([]);
  const from = new DOMRect(50, 50, 10, 10);
  expect(courses(root, [way], (place) => (place === "card:1" ? from : undefined))[0]!.from).toBe(from);
  const other = courses(root, [{ ...way, from: ["card:1", "seat-1"] }], gone);
  expect(other[0]!.from.y).toBe(200);
});

test("a way of no length is none, and a swarm is cut short", () => {
  const root = page({ "card:1": [0, 0], "good:iron": [3, 3], deck: [400, 0] });
  expect(courses(root, [way], gone)).toEqual([]);
  const swarm = Array.from({ length: 20 }, (_, i) => ({ ...way, kind: `kind${i}`, to: ["deck"] }));
  expect(courses(root, swarm, gone).map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test("nothing is watched where nothing may move", () => {
  const root = page({ "card:1": [5, 0] });
  expect(watch(root)!.was("card:1")!.x).toBe(5);
  set("lessMotion", true);
  expect(watch(root)).toBe(null);
});

test("what shows another side is seen to turn", () => {
  const root = page({ "card:1": [5, 0] });
  const card = root.querySelector("i")!;
  const seen = vi.fn();
  card.animate = seen as never;
  const before = watch(root)!;
  before.move();
  expect(seen).not.toHaveBeenCalled();
  card.dataset["side"] = "ruin";
  before.move();
  expect(seen).toHaveBeenCalledOnce();
});

test("51st State: goods come from their card, and go to what they are paid for", () => {
  const lines = [
    told("paid-iron", [0, 2]),
    told("built", [0, 7], ["seat:0", "card:7"]),
    told("gained-vp", [0, 1, 9], ["seat:0", "card:7"]),
    told("drew", [1, -1, 0], ["seat:1"]),
    { ...told("stole", [1, 0, 2]), text: { id: "log-stole", args: { good: "good-fuel" } } },
  ];
  const found = waste({ seat: 0, lines } as never);
  expect(found.map(({ kind, n, from, to }) => [kind, n ?? 1, from[0], to[0]])).toEqual([
    ["iron", 2, "good:iron", "card:7"],
    ["vp", 1, "card:7", "points-0"],
    ["card", 1, "deck", "seat-1"],
    ["fuel", 1, "good:fuel", "goods-1"],
  ]);
});

test("Rebellion: units fly between lands, credits between purses", () => {
  const lines = [told("moved", [0, 4, 5, 3]), told("gave", [0, 1, 6]), told("joined", [2])];
  const factions = [
    { id: 0, seat: 0 },
    { id: 1, seat: 2 },
  ];
  const desk = { lines, table: { factions } };
  expect(sky(desk as never)).toEqual([
    { kind: "units", n: 3, from: ["land:4"], to: ["land:5"] },
    { kind: "credits", n: 6, from: ["faction:0", "seat-0"], to: ["faction:1", "seat-2"] },
  ]);
  expect(sky({ ...desk, lines: Array(11).fill(lines[0]) } as never)).toEqual([]);
});

test("Counterweight: cargo goes from the ship told of to the site", () => {
  const lines = [
    told("marked", [1, 42], ["seat:1", "card:42"]),
    told("landed", [3], ["card:3"]),
    told("supplied", [49, 6, 6], ["card:49"]),
  ];
  expect(station({ lines } as never)).toEqual([
    { kind: "marker", seat: 1, from: ["seat-1"], to: ["card:42"] },
    { kind: "cargo", n: 6, from: ["card:3", "requests"], to: ["card:49"] },
  ]);
});

test("what glides is taken on from where it is seen", () => {
  const root = page({ "card:1": [5, 0] });
  const card = root.querySelector("i")!;
  const cancel = vi.fn();
  const ways: unknown[] = [];
  const seen = (frames: Keyframe[]): unknown => (ways.push(frames[0]!["translate"]), { cancel });
  card.animate = seen as never;
  const shown = (x: number): void => void (card.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10));
  for (const goal of [100, 200]) {
    const before = watch(root)!;
    shown(goal);
    before.move();
  }
  expect(ways).toEqual(["-95px 0px", "-100px 0px"]);
  expect(cancel).toHaveBeenCalledTimes(1);
});
