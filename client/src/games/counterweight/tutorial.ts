/** The first game: a whole round as officer on duty, then a look at what is to come. */

import type { Tutorial } from "../../lib/board";
import type { StationDesk, Table } from "./cards";

const SEAT = 0;

const first = (desk: StationDesk): boolean => desk.table.round === 1;
const asked =
  (phase: string) =>
  (desk: StationDesk): boolean =>
    desk.live && desk.table.phase === phase;
const past =
  (phase: string) =>
  (desk: StationDesk): boolean =>
    !first(desk) || desk.table.phases.indexOf(desk.table.phase) > desk.table.phases.indexOf(phase);
/** The moment itself, or too late for it: no step waits for ever. */
const from =
  (phase: string) =>
  (desk: StationDesk): boolean =>
    asked(phase)(desk) || past(phase)(desk);
const refs = (cards: readonly { id: number }[]): string[] => cards.map(({ id }) => `card:${id}`);
const sites = (desk: StationDesk): number =>
  desk.table.ring.filter(({ site, done, place }) => place > 0 && (site !== null || done)).length;

const tutorial: Tutorial<Table> = {
  words: "counterweight",
  seed: 93,
  players: 3,
  seat: SEAT,
  bot: "level1",
  options: {},
  closing: "summary",
  steps: [
    {
      say: "welcome",
      rule: "CW-1",
    },
    {
      say: "duty",
      rule: "CW-3",
    },
    {
      say: "action",
      when: from("action"),
      light: (desk) => refs(desk.table.players[SEAT]?.hand ?? []),
      done: past("action"),
      rule: "CW-4.2",
    },
    {
      say: "planning",
      when: from("planning"),
      light: (desk) => refs(desk.table.plan),
      only: (choice) => choice.verb === "start" || choice.verb === "field",
      done: (desk) => sites(desk) > 0 || past("planning")(desk),
      rule: "CW-5.2",
    },
    {
      say: "site",
      light: ["place:1"],
      done: past("planning"),
      rule: "CW-5.1",
    },
    {
      say: "influence",
      when: from("influence"),
      light: ["place:0"],
      only: (choice) => choice.verb === "mark",
      done: (desk) => (desk.table.ring[0]?.markers[SEAT] ?? 0) > 0 || past("influence")(desk),
      rule: "CW-6.2",
    },
    {
      say: "challenge",
      rule: "CW-6.3",
    },
    {
      say: "resources",
      when: from("resources"),
      done: past("resources"),
      rule: "CW-7",
    },
    {
      say: "arrival",
      when: from("docking"),
      light: (desk) => refs(desk.table.lane.flatMap(({ ship }) => (ship ? [ship] : []))),
      rule: "CW-8.1",
    },
    {
      say: "docking",
      light: (desk) => refs(desk.table.lane.flatMap(({ ship }) => (ship ? [ship] : []))),
      done: past("docking"),
      rule: "CW-8.4",
    },
    {
      say: "cargo",
      when: past("docking"),
      light: (desk) =>
        desk.table.ring.filter(({ place, card }) => place > 0 && card).map(({ place }) => `place:${place}`),
      rule: "CW-9.1",
    },
    {
      say: "abilities",
      done: (desk) => !first(desk),
      rule: "CW-9.2",
    },
    {
      say: "balance",
      when: (desk) => !first(desk),
      rule: "CW-11.1",
    },
    {
      say: "enemies",
      rule: "CW-8.3",
    },
    {
      say: "emergencies",
      rule: "CW-10.2",
    },
    {
      say: "next",
      when: (desk) => desk.live,
      rule: "CW-11.3",
    },
  ],
};

export default tutorial;
