import { expect, test } from "vitest";
import { byBot, byGame, byLength, bySide, inOrder } from "../src/lib/figures";
import type { Played, Sat } from "../src/lib/people";

const sat = (seat: number, more: Partial<Sat> = {}): Sat => ({
  seat,
  person: null,
  name: "",
  bot: null,
  side: "",
  team: seat,
  points: 0,
  won: false,
  ...more,
});
const game = (more: Partial<Played>): Played => ({
  room: "r",
  there: true,
  game: "state51",
  started: 0,
  ended: 60,
  end: "",
  unrated: "",
  seat: 0,
  value: null,
  seats: [sat(0), sat(1)],
  ...more,
});

test("won and played are counted by game, the most frequent first", () => {
  const won = game({ seats: [sat(0, { won: true }), sat(1)] });
  expect(byGame([game({}), won, game({ game: "rebellion" })])).toEqual([
    { key: "state51", won: 1, of: 2 },
    { key: "rebellion", won: 0, of: 1 },
  ]);
});

test("a bot counts once a game, and not on one's own side", () => {
  const bot = (seat: number, team: number): Sat => sat(seat, { bot: "level2", team });
  expect(byBot([game({ seats: [sat(0), bot(1, 1), bot(2, 2)] })])).toEqual([{ key: "level2", won: 0, of: 1 }]);
  expect(byBot([game({ seats: [sat(0), bot(1, 0)] })])).toEqual([]);
});

test("who played nothing in particular is in no side", () => {
  expect(bySide([game({}), game({ seats: [sat(0, { side: "faction-a", won: true }), sat(1)] })])).toEqual([
    { key: "faction-a", won: 1, of: 1 },
  ]);
});

test("lengths stand in their order", () => {
  const long = (minutes: number): Played => game({ ended: 60 * minutes });
  expect(byLength([long(5000), long(45), long(10), long(12)]).map(({ key, of }) => [key, of])).toEqual([
    ["15", 2],
    ["60", 1],
    ["more", 1],
  ]);
  expect(inOrder([long(3), long(1)]).map(({ ended }) => ended)).toEqual([60, 180]);
});
