/** What is printed on cards, what they are called, and how they are drawn. */

import type { Choice, Desk } from "../../lib/board";
import type { Counterweight } from "../../lib/generated";
import type { Subject } from "../../lib/scene/subject";
import icons from "./icons";
import { subject } from "./scene";

export type Table = Counterweight.Table;
export type StationDesk = Desk<Table>;

export type Printed = Counterweight.PrintedCard;

export const printed = (desk: StationDesk, key: string): Printed | undefined =>
  (desk.catalogue as Counterweight.Catalogue | null)?.[key];

/** The card of a number, wherever it lies. */
export const byId = (desk: StationDesk, id: number): Printed | undefined =>
  Object.values((desk.catalogue ?? {}) as Counterweight.Catalogue).find(({ ids }) => ids.includes(id));

export const nameOf = (desk: StationDesk, key: string): string => desk.word(`card-${key}`);

export const art = (desk: StationDesk, key: string): string =>
  `card-${key}` in icons ? `card-${key}` : `kind-${printed(desk, key)?.kind ?? "section"}`;

/** The card as its picture sees it. */
export const seen = (desk: StationDesk, key: string): Subject =>
  subject((desk.catalogue ?? {}) as Counterweight.Catalogue, key);

/** "+2", "−1", "±0" with a real minus sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");

/** Results of a die as people write them: 1–3, 5. */
export function range(results: readonly number[]): string {
  const found: [number, number][] = [];
  for (const die of results) {
    const last = found.at(-1);
    if (last && die === last[1] + 1) last[1] = die;
    else found.push([die, die]);
  }
  return found.map(([low, high]) => (low === high ? `${low}` : `${low}–${high}`)).join(", ");
}

/** Clauses of an ability in words: "On 4+: +1 fund". */
export const clauses = (desk: StationDesk, lines: readonly Counterweight.PrintedClause[]): string[] =>
  lines.map(({ when, effects }) => {
    const done = effects.map(({ text }) => desk.say(text)).join(", ");
    return when ? `${desk.say(when)}: ${done}` : done;
  });

/** The gist of a card in one line, for labels. */
export function gist(desk: StationDesk, key: string): string {
  return [nameOf(desk, key), ...says(desk, key)].join(", ");
}
/** All that a card does; without its price, where a choice has named it. */
function says(desk: StationDesk, key: string, priced = false): string[] {
  const card = printed(desk, key);
  const parts: string[] = [];
  if (!card) return parts;
  if (card.income && card.kind !== "action") parts.push(desk.word("ui-income-n", { n: signed(card.income) }));
  if (!priced && (card.kind === "action" || card.kind === "emergency")) {
    parts.push(desk.word("ui-price-n", { funds: card.funds, influence: card.influence }));
  }
  if (card.unlock) parts.push(desk.say(card.unlock.text));
  parts.push(...clauses(desk, card.start), ...clauses(desk, card.ability));
  if (card.release.length) parts.push(`${desk.word("ui-release")} ${clauses(desk, card.release).join("; ")}`);
  parts.push(...card.standing.map((text) => desk.say(text)));
  if (card.manner) parts.push(desk.say(card.manner));
  return parts;
}

/** What the card does that a choice plays, opens or pays for. */
export function about(desk: StationDesk, { targets }: Choice): string {
  const id = targets.find((ref) => ref.startsWith("card:"))?.slice(5);
  const card = id ? byId(desk, Number(id)) : undefined;
  return card ? says(desk, card.key, true).join(", ") : "";
}

export function shipLabel(desk: StationDesk, ship: Counterweight.Ship): string {
  const parts = [nameOf(desk, ship.key)];
  if (ship.capacity) parts.push(desk.word("ui-cargo-n", { n: ship.cargo, capacity: ship.capacity }));
  if (ship.upkeep) parts.push(desk.word("ui-income-n", { n: signed(ship.upkeep) }));
  if (ship.resistance.length) parts.push(desk.word("ui-resistance-n", { results: range(ship.resistance) }));
  if (ship.protection.length) parts.push(desk.word("ui-protection-n", { results: range(ship.protection) }));
  return parts.join(", ");
}
