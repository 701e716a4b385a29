/** What is seen to fly: units from land to land, credits between purses, planets and what is bought. */

import type { Flight, Place } from "../../lib/flights";
import type { RebellionDesk } from "./plan.svelte";

/** More lines than these are several moments skipped at once: a sum of them explains nothing. */
const MANY = 10;

const land = (id: number): Place[] => [`land:${id}`];
const planet = (id: number): Place[] => [`planet:${id}`];

export function flights(desk: RebellionDesk): Flight[] {
  if (desk.lines.length > MANY) return [];
  const purse = (faction: number): Place[] => {
    const found = desk.table.factions.find(({ id }) => id === faction);
    return found ? [`faction:${found.id}`, `seat-${found.seat}`] : [];
  };
  const units = (n: number, from: Place[], to: Place[]): Flight => ({ kind: "units", n, from, to });
  const credits = (n: number, from: Place[], to: Place[]): Flight => ({ kind: "credits", n, from, to });
  return desk.lines.flatMap(({ kind, facts = [] }): Flight[] => {
    const [a = -1, b = -1, c = -1, d = 0] = facts;
    switch (kind) {
      case "moved":
        return [units(d, land(b), land(c))];
      case "put":
        return [units(c, purse(a), land(b))];
      case "bought":
        return [credits(d, purse(a), land(b))];
      case "supply-credits":
        return [credits(c, planet(b), purse(a))];
      case "income":
        return [credits(b, ["sun"], purse(a))];
      case "linked":
        return [credits(d, purse(a), planet(b))];
      case "sold":
        return [credits(d, purse(c), purse(a))];
      case "gave":
        return [credits(c, purse(a), purse(b))];
      default:
        return [];
    }
  });
}
