import { expect, test } from "vitest";
import rebellion from "../src/games/rebellion";
import { TheDesk, type Scene } from "../src/lib/desk.svelte";
import { look, LOOKS, roomLook } from "../src/lib/players";
import { view } from "./made";

test("without colours of the game seats have ours, all of them different", () => {
  const looks = Array.from({ length: 6 }, (_, seat) => look(seat));
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(6);
  expect(looks[0]?.colour).toBe("blue");
});

test("a seat has the colour that the game gives it", () => {
  expect(look(0, "purple")).toBe(LOOKS.purple);
  expect(look(0, "plaid")).toBe(look(0));
  expect(roomLook({ colours: ["white", "red", "orange"] }, 2)).toBe(LOOKS.orange);
  expect(roomLook({ colours: [] }, 2)).toBe(look(2));
});

test("colour is never the only difference", () => {
  const all = Object.values(LOOKS);
  expect(new Set(all.map(({ shape }) => shape)).size).toBe(all.length);
  expect(new Set(all.map(({ pattern }) => pattern)).size).toBe(all.length);
});

test("Rebellion's headings follow the board: a third start in orange is orange", () => {
  const factions = ["white", "red", "orange"].map((key, seat) => ({ key, seat }));
  const shown = view({ game: "rebellion", players: 3, table: { factions } });
  const scene: Partial<Scene> = {
    game: "rebellion",
    view: shown,
    colour: (seat) => rebellion.colour?.(shown.table, seat),
  };
  const desk = new TheDesk(scene as Scene);
  expect([0, 1, 2].map((seat) => desk.look(seat).colour)).toEqual(["white", "red", "orange"]);
});
