/** What is seen to fly: markers to their places, cargo to sites, money and influence to those who get them. */

import type { Line } from "../../lib/board";
import type { Flight, Place } from "../../lib/flights";
import type { StationDesk } from "./cards";

const cards = ({ targets }: Line): Place[] => targets.filter((ref) => ref.startsWith("card:"));

/** Each kind of line: what flies, given its numbers, the card it names and the card told of before it. */
type Flown = (facts: number[], here: Place[], before: Place[]) => Flight;

const marker: Flown = ([seat = 0], here) => ({ kind: "marker", seat, from: [`seat-${seat}`], to: here });
const back: Flown = ([seat = 0], here) => ({ kind: "marker", seat, from: here, to: [`seat-${seat}`] });
const REQUESTS = ["requests"];
const FUNDS = ["funds"];

const FLOWN: Record<string, Flown> = {
  marked: marker,
  completed: marker,
  overtook: marker,
  unmarked: back,
  removed: back,
  released: back,
  supplied: ([, n = 1], here, before) => ({ kind: "cargo", n, from: [...before, ...REQUESTS], to: here }),
  robbed: ([, n = 1], here, before) => ({ kind: "cargo", n, from: here, to: before }),
  attacked: (_, [enemy = "", ship = ""]) => ({ kind: "crosshair", from: [enemy], to: [ship] }),
  requested: ([seat, n = 1]) => ({ kind: "request", n, from: [`seat-${seat}`], to: REQUESTS }),
  "request-gained": ([n = 1], _, before) => ({ kind: "request", n, from: before, to: REQUESTS }),
  "funds-gained": ([n = 1], _, before) => ({ kind: "funds", n, from: before, to: FUNDS }),
  "funds-lost": ([n = 1], _, before) => ({ kind: "funds", n, from: FUNDS, to: before }),
  contributed: ([seat, n = 1]) => ({ kind: "influence", n, from: [`seat-${seat}`], to: FUNDS }),
  pocketed: ([seat, n = 1]) => ({ kind: "influence", n, from: FUNDS, to: [`seat-${seat}`] }),
  "influence-gained": ([seat, n = 1], _, before) => ({ kind: "influence", n, from: before, to: [`seat-${seat}`] }),
  "influence-lost": ([seat, n = 1], _, before) => ({ kind: "influence", n, from: [`seat-${seat}`], to: before }),
};

export function flights(desk: StationDesk): Flight[] {
  const found: Flight[] = [];
  let before: Place[] = [];
  for (const line of desk.lines) {
    const here = cards(line);
    const flown = FLOWN[line.kind];
    if (flown) found.push(flown(line.facts ?? [], here, before));
    if (here.length > 0) before = here;
  }
  return found;
}
