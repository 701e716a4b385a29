/** Points as people write them, names of bots, and what a browser keeps of tournaments. */

import { beforeEach, describe, expect, test } from "vitest";
import {
  forgetTournament,
  inParts,
  keptTournament,
  rememberTournament,
  tournaments,
  type Me,
  type Tournament,
} from "../src/lib/tournaments.svelte";

const NOBODY: Me = { host: false, players: [], join: true, watch: false };
const cup = (id: string, changed: number): Tournament =>
  ({ id, game: "rebellion", title: "Cup", changed, status: "playing" }) as Tournament;

describe("points", () => {
  test.each([
    [0, "0"],
    [1, "1"],
    [0.5, "½"],
    [2.5, "2½"],
    [1 / 3, "⅓"],
    [1 + 2 / 3, "1⅔"],
    [3 * (1 / 3), "1"],
    [0.875, "⅞"],
  ])("%d is written %s", (points, written) => {
    expect(inParts(points, "en")).toBe(written);
  });

  test("what is no simple part is written in digits, as the language does", () => {
    expect(inParts(0.57, "en")).toBe("0.57");
    expect(inParts(0.57, "de")).toBe("0,57");
  });
});

describe("tournaments of this browser", () => {
  beforeEach(() => {
    for (const { id } of [...tournaments.kept]) forgetTournament(id);
  });

  test("who only looks on keeps none", () => {
    rememberTournament(cup("a", 1), NOBODY);
    expect(tournaments.kept).toEqual([]);
  });

  test("the latest comes first, and links stay when it is seen again", () => {
    rememberTournament(cup("a", 1), { ...NOBODY, host: true }, { join: "/t/a#x" });
    rememberTournament(cup("b", 2), { ...NOBODY, players: [0] });
    expect(tournaments.kept.map((one) => one.id)).toEqual(["b", "a"]);
    rememberTournament(cup("a", 3), { ...NOBODY, host: true });
    expect(keptTournament("a")).toMatchObject({ join: "/t/a#x", at: 3, over: false });
    expect(tournaments.kept[0]!.id).toBe("a");
  });
});
