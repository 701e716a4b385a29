import { beforeAll, expect, test, vi } from "vitest";
import * as api from "../src/lib/api";
import { botAbout, botName, isLevel, seatName } from "../src/lib/names";
import { need, speak } from "../src/lib/words.svelte";
import { room } from "./made";

beforeAll(async () => {
  vi.spyOn(api, "getWords").mockResolvedValue(
    "bot-level2 = Marta\nbot-level2-about = Thinks ahead.\nbot-raider = Raider",
  );
  await speak("en");
  await need("shared");
});

test("people are called by their names, bots and empty seats by ours", () => {
  const [ada, bo] = room().seats;
  const seats = [
    ada!,
    { ...bo!, kind: "bot" as const, name: "", bot: "thumb" },
    { ...bo!, seat: 2, kind: "open" as const, name: "" },
  ];
  const found = [0, 1, 2].map((seat) => seatName(room({ seats }), seat));
  expect(found[0]).toBe("Ada");
  expect(found[1]).toMatch(/^[A-Z]\w+$/);
  expect(found[2]).toContain("3");
  expect(
    new Set([0, 1, 2, 3, 4, 5].map((seat) => seatName(room({ seats: Array(6).fill(seats[1]) as typeof seats }), seat)))
      .size,
  ).toBe(6);
  expect(seatName(null, 0)).toContain("1");
});

test("a bot of a level says both, one that nobody named keeps its id", () => {
  expect(botName("level2")).toBe("Level 2 · Marta");
  expect(botName("level3-raider")).toBe("Level 3 · Raider");
  expect(botName("my-own-bot")).toBe("my-own-bot");
  expect(botAbout("level2")).toBe("Thinks ahead.");
  expect(botAbout("my-own-bot")).toBe("");
});

test("levels are told from the odd bots", () => {
  expect(["thumb", "level1", "random", "level3"].filter(isLevel)).toEqual(["level1", "level3"]);
});
