/** The first game: the Merchants Guild's opening round, in which a card is built, dealt with and razed. */

import type { Choice, Ref, Tutorial } from "../../lib/board";
import type { StateDesk, Table } from "./facts";

const ME = 0;
const RIVAL = 1;
/** Cards by their numbers in the deck. */
const SCHOOL = "card:71";
const SHELTER = "card:76";
const CULTIST = "card:35";
const SHIPWRECK = "card:78";
const SUPPLIER = "card:12";
/** 1 fuel for 3 blue contacts. */
const FUEL_FOR_BLUE = "action:2";

const me = (desk: StateDesk) => desk.table.seats[ME]!;
const offers = (desk: StateDesk, verb: string): boolean => desk.choices.some((choice) => choice.verb === verb);
/** At the head of a turn, with nothing half done. */
const turn = (desk: StateDesk): boolean => desk.live && desk.view.decision === "turn";
const about = (choice: Choice, verb: string, ref?: Ref): boolean =>
  choice.verb === verb && (!ref || choice.targets.includes(ref));
const refs = (desk: StateDesk, verb: string): Ref[] =>
  desk.choices.filter((choice) => choice.verb === verb).flatMap(({ targets }) => targets);
const later = (desk: StateDesk): boolean => desk.table.round > 1 || me(desk).passed || desk.view.over;
const has = (desk: StateDesk, good: string): boolean => (me(desk).goods[good] ?? 0) > 0;
const holds = (desk: StateDesk, ref: Ref): boolean => me(desk).hand?.some(({ id }) => `card:${id}` === ref) ?? false;
/** A turn at which a wished action is not open (any more): go on to the next thought. */
const missed = (desk: StateDesk, verb: string): boolean => later(desk) || (turn(desk) && !offers(desk, verb));

const tutorial: Tutorial<Table> = {
  words: "state51",
  seed: 109,
  players: 2,
  seat: ME,
  bot: "thumb",
  options: {},
  closing: "summary",
  steps: [
    {
      say: "welcome",
      rule: "S51-7",
    },
    {
      say: "hand",
      light: (desk) => (me(desk).hand ?? []).map(({ id }) => `card:${id}`),
      rule: "S51-2.1",
    },
    {
      say: "discard",
      when: (desk) => offers(desk, "discard"),
      light: [SHELTER, CULTIST],
      only: (choice) => about(choice, "discard", SHELTER) || about(choice, "discard", CULTIST),
      done: (desk) => desk.table.phase !== "set-up" || (!holds(desk, SHELTER) && !holds(desk, CULTIST)),
      rule: "S51-1.2",
    },
    {
      say: "lookout",
      when: (desk) => offers(desk, "draft"),
      light: (desk) => refs(desk, "draft"),
      done: (desk) => desk.table.phase === "actions",
      rule: "S51-3",
    },
    {
      say: "produced",
      when: (desk) => turn(desk),
      light: ["good:worker", "good:grey", "good:fuel"],
      rule: "S51-4",
    },
    {
      say: "build",
      when: (desk) => turn(desk),
      light: [SCHOOL, "good:grey"],
      only: (choice) => about(choice, "build", SCHOOL) || choice.verb === "pay",
      done: (desk) => me(desk).locations > 0 || missed(desk, "build"),
      rule: "S51-5.1",
    },
    {
      say: "standing",
      light: [SCHOOL],
      rule: "S51-5.5",
    },
    {
      say: "faction",
      when: (desk) => turn(desk),
      light: [FUEL_FOR_BLUE],
      only: (choice) => about(choice, "faction", FUEL_FOR_BLUE) || choice.verb === "pay" || choice.verb === "end-turn",
      done: (desk) => has(desk, "blue") || missed(desk, "faction"),
      rule: "S51-5.7",
    },
    {
      say: "deal",
      when: (desk) => turn(desk),
      light: [SHIPWRECK, "good:blue"],
      only: (choice) => about(choice, "deal", SHIPWRECK) || choice.verb === "pay" || choice.verb === "end-turn",
      done: (desk) => me(desk).deals.length > 0 || missed(desk, "deal"),
      rule: "S51-5.3",
    },
    {
      say: "connection",
      when: (desk) => turn(desk),
      light: (desk) => refs(desk, "take"),
      only: (choice) => choice.verb === "take" || choice.verb === "pay" || choice.verb === "end-turn",
      done: (desk) => me(desk).contacts.length > 0 || missed(desk, "take"),
      rule: "S51-5.9",
    },
    {
      say: "play",
      when: (desk) => turn(desk),
      light: (desk) => me(desk).contacts.map(({ id }) => `card:${id}`),
      only: (choice) => choice.verb === "play" || choice.verb === "pay" || choice.verb === "end-turn",
      done: (desk) => me(desk).contacts.length === 0 || missed(desk, "play"),
      rule: "S51-5.9",
    },
    {
      say: "raze",
      when: (desk) => turn(desk),
      light: [SUPPLIER, "good:red"],
      only: (choice) => about(choice, "raze-hand", SUPPLIER) || choice.verb === "pay" || choice.verb === "end-turn",
      done: (desk) => !holds(desk, SUPPLIER) || missed(desk, "raze-hand"),
      rule: "S51-5.4",
    },
    {
      say: "develop",
      when: (desk) => turn(desk) || later(desk),
      rule: "S51-5.2",
    },
    {
      say: "trade",
      when: (desk) => turn(desk) || later(desk),
      light: (desk) => refs(desk, "trade"),
      done: (desk) => later(desk),
      rule: "S51-5.10",
    },
    {
      say: "round",
      when: (desk) => desk.table.round > 1 && turn(desk),
      light: [SCHOOL, SHIPWRECK],
      rule: "S51-4",
    },
    {
      say: "others",
      light: (desk) => {
        const { production, feature, action } = desk.table.seats[RIVAL]!.rows;
        return [production, feature, action].flat().map(({ id }) => `card:${id}` as const);
      },
      rule: "S51-5.8",
    },
    {
      say: "points",
      rule: "S51-7",
    },
  ],
};

export default tutorial;
