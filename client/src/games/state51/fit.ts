/** How large the cards of all states can be drawn so that the board is full and nothing hangs over. */

import type { State51 } from "../../lib/generated";
import { ROWS } from "./facts";

type Seat = Pick<State51.SeatView, "rows">;

export interface Fit {
  /** Times the usual size of a card. */
  scale: number;
  /** Whether the last of the others lies under the own state. */
  far: boolean;
  /** Whether the own cards must make do with less height. */
  tight: boolean;
}

/** Sizes of cards at scale 1 with the gaps between them, and what stands round them, in pixels. */
const OWN = { wide: 146, high: 84, frame: 132 };
const OTHER = { wide: 142, high: 56, frame: 52 };
const TOP = 74;
const MOST = 1.8;
const STEP = 0.1;
/** The own state's share of the width. */
const SHARE = 1.15 / 2.15;

function height({ rows }: Seat, width: number, scale: number, card: typeof OWN): number {
  const across = Math.max(1, Math.floor((width - 52) / (card.wide * scale)));
  return ROWS.reduce(
    (sum, row) => sum + Math.max(32, card.high * scale * Math.ceil(rows[row].length / across)),
    card.frame,
  );
}

export function fitting(own: Seat | undefined, others: readonly Seat[], width: number, room: number): Fit {
  const [left, right] = own ? [width * SHARE, width * (1 - SHARE)] : [0, width / Math.min(2, others.length || 1)];
  const sum = (some: readonly Seat[], scale: number): number =>
    some.reduce((all, seat) => all + height(seat, right, scale, OTHER), 0);
  /** The height of both columns, with the last of the others on one side or the other. */
  const high = (scale: number, far: boolean): number => {
    const mine = own ? height(own, left, scale, OWN) : 0;
    const last = far ? others.slice(-1) : [];
    return Math.max(mine + sum(last, scale), sum(far ? others.slice(0, -1) : others, scale));
  };
  const far = own !== undefined && others.length > 1 && high(1, true) < high(1, false);
  let scale = 1;
  while (scale < MOST && high(scale + STEP, far) <= room - TOP) scale = Math.round((scale + STEP) * 10) / 10;
  return { scale, far, tight: high(1, far) > room - TOP };
}
