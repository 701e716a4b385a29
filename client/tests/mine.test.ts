import { beforeEach, expect, test } from "vitest";
import { change, find, forget, mine, remember } from "../src/lib/mine.svelte";
import { ME, room } from "./made";

beforeEach(() => {
  mine.rooms = [];
  localStorage.clear();
});
const kept = (): string[] =>
  (JSON.parse(localStorage.getItem("spielwerk.rooms") ?? "[]") as { id: string }[]).map(({ id }) => id);

test("a room one sits in is kept, the one that changed last first", () => {
  remember(room({ id: "old", changed: 1 }), ME);
  remember(room({ id: "new", changed: 5 }), { ...ME, seats: [], host: true });
  remember(room({ id: "mid", changed: 3 }), ME);
  expect(kept()).toEqual(["new", "mid", "old"]);
});

test("mere looking on is not kept, and a room one has left is forgotten", () => {
  remember(room({ id: "seen" }), { ...ME, seats: [] });
  expect(kept()).toEqual([]);
  remember(room(), ME);
  remember(room(), { ...ME, seats: [] });
  expect(mine.rooms).toEqual([]);
});

test("links stay known although the server says them only once", () => {
  remember(room(), ME, { host: null, invite: "/r/r1#abc", watch: null, seats: {} });
  change("r1", { bare: true });
  remember(room({ status: "over", changed: 9 }), ME);
  expect(find("r1")).toMatchObject({ invite: "/r/r1#abc", bare: true, over: true, at: 9 });
});

test("no more than forty are kept", () => {
  for (let n = 0; n < 45; n += 1) remember(room({ id: `r${n}`, changed: n }), ME);
  expect(mine.rooms).toHaveLength(40);
  expect(find("r4")).toBeUndefined();
  forget("r44");
  expect(kept()[0]).toBe("r43");
});

test("what was forgotten by mistake comes back, links and all", () => {
  remember(room({ id: "a", changed: 1 }), ME, { host: null, invite: "/r/a#abc", watch: null, seats: {} });
  remember(room({ id: "b", changed: 2 }), ME);
  const back = forget("a");
  expect(kept()).toEqual(["b"]);
  back();
  back();
  expect(kept()).toEqual(["b", "a"]);
  expect(find("a")?.invite).toBe("/r/a#abc");
  forget("nowhere")();
  expect(mine.rooms).toHaveLength(2);
});
