import { beforeEach, expect, test, vi } from "vitest";
import * as api from "../src/lib/api";
import { soft, SOFT } from "../src/lib/soft";
import * as words from "../src/lib/words.svelte";

const PACK = "card-mill = Schrottverwertungsbetrieb";
let asked: string[];

beforeEach(async () => {
  asked = [];
  vi.spyOn(api, "getWords").mockImplementation((place, lang, pack) => {
    asked.push([place, lang, pack ?? "-"].join("/"));
    if (place === "shared") return Promise.resolve(`problem-stale = ${lang} too late`);
    const own = lang === "de" ? "built = { $who } baut { $card }." : "built = { $who } builds { $card }.";
    const cards = `card-mine = ${lang === "de" ? "Mine" : "Pit"}\ntaken = { $n } of { $name }\nui-hand = overridden`;
    return Promise.resolve([own, cards, ...(pack ? [PACK] : [])].join("\n"));
  });
  await words.speak("en");
  asked = [];
});

test("the client's own texts are there, and an unknown one is seen by its name", () => {
  expect(words.t("undo")).not.toBe("undo");
  expect(words.t("no-such-text")).toBe("no-such-text");
});

test("what all games share stands in for what the client lacks", async () => {
  await words.need("shared");
  expect(words.t("problem-stale")).toBe("en too late");
});

test("a message of the server names seats, texts and numbers", async () => {
  await words.need("counterweight");
  const names = (seat: number): string => ["Ada", "Bo"][seat]!;
  expect(words.say("counterweight", { id: "built", args: { who: "seat:1", card: "card-mine" } }, names)).toBe(
    "Bo builds Pit.",
  );
  expect(words.say("counterweight", { id: "taken", args: { n: 3, name: "=card-mine" } }, names)).toBe("3 of card-mine");
});

test("a game's words are loaded once, and anew with a pack", async () => {
  await words.need("state51");
  await words.need("state51");
  expect(asked).toEqual(["state51/en/-"]);
  expect(words.has("state51", "card-mill")).toBe(false);
  await words.need("state51", "mills");
  expect(asked).toEqual(["state51/en/-", "state51/en/mills"]);
  expect(words.word("state51", "card-mill")).toBe("Schrottverwertungsbetrieb");
});

test("what a board says beside its game's words comes with them and wins", async () => {
  await words.need("counterweight");
  expect(words.has("counterweight", "ui-plan")).toBe(true);
  expect(words.word("counterweight", "ui-hand")).not.toBe("overridden");
});

test("a tutorial's words are its own, and the server is not asked for them", async () => {
  await words.need(words.tutorialWords("generic"));
  expect(words.word(words.tutorialWords("generic"), "welcome")).toMatch(/^Welcome to the table/);
  expect(asked).toEqual([]);
});

test("another language is spoken at once, everywhere", async () => {
  await words.need("counterweight");
  await words.need(words.tutorialWords("rebellion"));
  await words.speak("de");
  expect(words.lang()).toBe("de");
  expect(words.word("counterweight", "card-mine")).toBe("Mine");
  expect(words.word("counterweight", "ui-ring")).toMatch(/^Der Ring/);
  expect(words.word(words.tutorialWords("rebellion"), "welcome")).toMatch(/^Willkommen/);
  expect(localStorage.getItem("spielwerk.prefs")).toContain('"lang":"de"');
});

test("where long words may break is known with them, for a pack too", async () => {
  await words.speak("de");
  await words.need("state51", "more-mills");
  expect(soft("Schrottverwertungsbetrieb").split(SOFT).length).toBeGreaterThan(4);
  await words.need("counterweight");
  expect(soft("Krankenstation")).toContain(SOFT);
});

test("a clock has 24 hours in both languages", async () => {
  const evening = new Date(2026, 0, 5, 21, 7).getTime() / 1000;
  expect(words.time(evening)).toBe("21:07");
  await words.speak("de");
  expect(words.time(evening, { weekday: "long" })).toMatch(/^Montag.*21:07/);
});
