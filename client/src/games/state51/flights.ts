/** What is seen to fly: goods to the supply and out of it, points to their counter, cards to a hand. */

import type { Line } from "../../lib/board";
import type { Flight, Place } from "../../lib/flights";
import type { StateDesk } from "./facts";

const MOVED = /^(gained|paid|returned|stored)-(\w+)$/;

const cards = ({ targets }: Line): Place[] => targets.filter((ref) => ref.startsWith("card:"));

/** Where a seat's goods lie: one's own each in its place, those of others beside their names. */
const supply = ({ seat: own }: StateDesk, seat: number, good: string): Place[] =>
  good === "vp" ? [`points-${seat}`] : [...(seat === own ? [`good:${good}`] : []), `goods-${seat}`, `seat-${seat}`];

function one(desk: StateDesk, line: Line, deed: Place[]): Flight[] {
  const [seat = 0, second = 0, , n = 1] = line.facts ?? [];
  const [, way, kind] = MOVED.exec(line.kind) ?? [];
  if (way && kind) {
    const there = supply(desk, seat, kind);
    const comes = way === "gained" || way === "returned";
    const at = [...(comes ? cards(line) : deed), `faction-${seat}`, `seat-${seat}`];
    return [{ kind, n: second, from: comes ? at : there, to: comes ? there : at }];
  }
  if (line.kind === "drew" && seat !== desk.seat) return [{ kind: "card", from: ["deck"], to: [`seat-${seat}`] }];
  const said = line.text.args["good"];
  const good = typeof said === "string" ? said.replace("good-", "") : "";
  if (line.kind === "stole") return [{ kind: good, from: supply(desk, second, good), to: supply(desk, seat, good) }];
  if (line.kind === "unloaded") return [{ kind: good, n, from: cards(line), to: supply(desk, seat, good) }];
  return [];
}

export function flights(desk: StateDesk): Flight[] {
  /** What is paid goes to the card that it is paid for. */
  const deed = desk.lines.filter(({ kind }) => !MOVED.test(kind)).flatMap(cards);
  return desk.lines.flatMap((line) => one(desk, line, deed));
}
