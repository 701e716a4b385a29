/**
 * The first game: the Empire's opening turn on the small board, or a Rebel's first turn on the large one, where the
 * Empire can't have taken all that is his before.
 */

import type { Choice, Tutorial } from "../../lib/board";
import type { Rebellion } from "../../lib/generated";
import type { RebellionDesk } from "./plan.svelte";
import type { Table } from "./shapes";

const EMPIRE = 0;
const RED_REBEL = 1;
/** Places on the board by the numbers of the table. */
const RED = "planet:0";
const PURPLE = "planet:1";
const BROWN = "planet:7";
const HARBOUR = 30;
const GOAL = 31;
/** The ten that attack and the one that stays. */
const ENOUGH = 11;

const land = (desk: RebellionDesk, id: number) => desk.table.lands.find((one) => one.id === id)!;
const mine = (desk: RebellionDesk): boolean => desk.live && desk.table.faction === EMPIRE;
const at =
  (decision: Rebellion.Decision) =>
  (desk: RebellionDesk): boolean =>
    mine(desk) && desk.view.decision === decision;
const past =
  (phase: number) =>
  (desk: RebellionDesk): boolean =>
    desk.table.phase > phase || desk.table.round > 1 || desk.table.faction !== EMPIRE;

/** The same for the Rebel, whose first turn comes when the Empire has had its own. */
const rebelling = (desk: RebellionDesk): boolean => desk.live && desk.table.faction === RED_REBEL;
const rebelAt =
  (...decisions: Rebellion.Decision[]) =>
  (desk: RebellionDesk): boolean =>
    rebelling(desk) && decisions.includes(desk.view.decision as Rebellion.Decision);
/** The Empire is alone in the first round, and red is the first of the second. */
const FIRST_TURN = 2;
const rebelPast =
  (phase: number) =>
  ({ table }: RebellionDesk): boolean =>
    table.round > FIRST_TURN || (table.round === FIRST_TURN && (table.faction !== RED_REBEL || table.phase > phase));
const ownLands = (desk: RebellionDesk): string[] =>
  desk.table.lands.filter(({ owner }) => owner === RED_REBEL).map(({ id }) => `land:${id}`);
const targets = (desk: RebellionDesk): string[] => desk.table.targets.map((one) => `land:${one.land}`);
const about = (choice: Choice, verb: string, ref: string): boolean =>
  choice.verb === verb && choice.targets.includes(ref);

const empire: Tutorial<Table> = {
  side: "side-empire",
  words: "rebellion",
  seed: 20,
  players: 3,
  seat: EMPIRE,
  bot: "level1",
  options: { board: "small" },
  closing: "summary",
  steps: [
    {
      say: "welcome",
      rule: "RB-1.1",
    },
    {
      say: "planets",
      light: [RED, PURPLE, BROWN],
      rule: "RB-3.4",
    },
    {
      say: "reinforcements",
      when: at("supply"),
      light: [BROWN],
      only: (choice) => choice.verb === "units",
      rule: "RB-4.1",
    },
    {
      say: "income",
      when: at("purchase"),
      rule: "RB-4.2",
    },
    {
      say: "purchase",
      when: at("purchase"),
      light: [`land:${HARBOUR}`],
      only: (choice) => about(choice, "buy", `land:${HARBOUR}`),
      done: (desk) => land(desk, HARBOUR).units >= ENOUGH,
      rule: "RB-4.3",
    },
    {
      say: "dice",
      light: [`land:${HARBOUR}`],
      done: past(3),
    },
    {
      say: "bridges",
      when: at("connection"),
      light: [RED, PURPLE],
      only: (choice) => about(choice, "link", RED) || about(choice, "link-to", PURPLE),
      done: (desk) => desk.table.links.length > 0,
      rule: "RB-4.4",
    },
    {
      say: "chain",
      light: [RED, PURPLE],
      done: past(4),
    },
    {
      say: "battle",
      when: at("battle"),
      light: [`land:${GOAL}`, `land:${HARBOUR}`],
      only: (choice) => about(choice, "attack", `land:${GOAL}`) || choice.verb === "send",
      done: (desk) => desk.lines.some(({ kind }) => kind === "rolled") || land(desk, GOAL).owner === EMPIRE,
      rule: "RB-4.5",
    },
    {
      say: "roll",
      light: [`land:${GOAL}`],
      rule: "RB-6",
    },
    {
      say: "fight",
      done: past(5),
    },
    {
      say: "movement",
      when: (desk) => at("movement")(desk) || past(6)(desk),
      done: past(6),
      rule: "RB-4.6",
    },
    {
      say: "pay",
      when: past(6),
      rule: "RB-4.7",
    },
    {
      say: "round",
      when: (desk) => desk.table.round > 1,
      rule: "RB-3.3",
    },
    {
      say: "gifts",
      when: (desk) => desk.table.round > 1 && mine(desk),
      rule: "RB-5.1",
    },
    {
      say: "aims",
      when: mine,
      rule: "RB-6",
    },
  ],
};

const rebel: Tutorial<Table> = {
  side: "side-rebel",
  words: "rebellion",
  seed: 20,
  players: 3,
  seat: RED_REBEL,
  bot: "level1",
  options: { board: "standard" },
  closing: "rebel-summary",
  steps: [
    {
      say: "rebel-welcome",
      rule: "RB-1.1",
    },
    {
      say: "rebel-planets",
      rule: "RB-3.4",
    },
    {
      say: "rebel-alone",
      done: rebelling,
      rule: "RB-3.3",
    },
    {
      say: "rebel-income",
      when: rebelling,
      light: ownLands,
      rule: "RB-4.2",
    },
    {
      say: "rebel-purchase",
      when: (desk) => rebelAt("purchase", "purchase-count")(desk) || rebelPast(3)(desk),
      light: ownLands,
      done: rebelPast(3),
      rule: "RB-4.3",
    },
    {
      say: "rebel-ally",
      rule: "RB-5.1",
    },
    {
      say: "rebel-bridges",
      when: (desk) => rebelAt("connection", "connect-to")(desk) || rebelPast(4)(desk),
      done: rebelPast(4),
      rule: "RB-4.4",
    },
    {
      say: "rebel-battle",
      when: (desk) => rebelAt("battle")(desk) || rebelPast(5)(desk),
      light: targets,
      done: (desk) => desk.lines.some(({ kind }) => kind === "rolled") || rebelPast(5)(desk),
      rule: "RB-4.5",
    },
    {
      say: "roll",
      rule: "RB-6",
    },
    {
      say: "fight",
      done: rebelPast(5),
    },
    {
      say: "movement",
      when: (desk) => rebelAt("movement")(desk) || rebelPast(6)(desk),
      done: rebelPast(6),
      rule: "RB-4.6",
    },
    {
      say: "pay",
      when: rebelPast(6),
      rule: "RB-4.7",
    },
    {
      say: "rebel-comeback",
      rule: "RB-1.3",
    },
    {
      say: "rebel-aims",
      when: rebelling,
      rule: "RB-6",
    },
  ],
};

export default [empire, rebel];
