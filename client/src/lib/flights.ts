/** Small things that are seen to go from one place to another: goods, units, credits, markers. */

import type { Ref } from "./board";
import { stride } from "./motion";

/** A thing (`desk.thing`) or a zone (`desk.zone`), by its name. */
export type Place = Ref;

export interface Flight {
  /** What is drawn: an icon of the game, or what its `Token` knows. */
  kind: string;
  n?: number;
  /** A player's sign instead of an icon. */
  seat?: number;
  /** The first of these places that is to be seen. */
  from: readonly Place[];
  to: readonly Place[];
}

export interface Course {
  flight: Flight;
  from: DOMRect;
  to: DOMRect;
  /** Which of several it is: they leave one after another. */
  turn: number;
}

/** More at once explain nothing. */
const MOST = 8;
/** Half the width of what flies. */
const HALF = 15;
/** Less than this far is no way. */
const NEAR = 24;

const seen = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0;

/** Where a place is now; what is drawn last of several lies on top. */
function whereIs(root: ParentNode, place: Place): DOMRect | undefined {
  const name = CSS.escape(place);
  const all = root.querySelectorAll(`[data-ref="${name}"], [data-zone="${name}"]`);
  return [...all].map((one) => one.getBoundingClientRect()).findLast(seen);
}

/** The ways of all that can be seen to go; `was` tells where things lay that are gone by now. */
export function courses(
  root: ParentNode,
  flights: readonly Flight[],
  was: (place: Place) => DOMRect | undefined,
): Course[] {
  const found: Course[] = [];
  const first = (places: readonly Place[], old: boolean): DOMRect | undefined => {
    for (const place of places) {
      const rect = (old ? was(place) : undefined) ?? whereIs(root, place) ?? was(place);
      if (rect) return rect;
    }
    return undefined;
  };
  for (const flight of together(flights)) {
    const [from, to] = [first(flight.from, true), first(flight.to, false)];
    if (!from || !to || Math.hypot(middle(from).x - middle(to).x, middle(from).y - middle(to).y) < NEAR) continue;
    found.push({ flight, from, to, turn: found.length });
    if (found.length === MOST) break;
  }
  return found;
}

const middle = (rect: DOMRect): { x: number; y: number } => ({
  x: rect.x + rect.width / 2,
  y: rect.y + rect.height / 2,
});

/** The same thing on the same way flies once, with the sum on it. */
export function together(flights: readonly Flight[]): Flight[] {
  const found = new Map<string, Flight>();
  for (const flight of flights) {
    const key = JSON.stringify([flight.kind, flight.seat, flight.from, flight.to]);
    const same = found.get(key);
    found.set(key, same ? { ...same, n: (same.n ?? 1) + (flight.n ?? 1) } : flight);
  }
  return [...found.values()];
}

/** Set an element on its way, in a low arc; the answer ends it. */
export function fly(element: HTMLElement, { from, to, turn }: Course, landed: () => void): () => void {
  const [a, b] = [middle(from), middle(to)];
  const rise = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 6);
  const at = (x: number, y: number, scale: number): string => `translate(${x - HALF}px, ${y - HALF}px) scale(${scale})`;
  const { duration, easing } = stride();
  const flight = element.animate(
    [
      { transform: at(a.x, a.y, 0.6), opacity: 0 },
      { transform: at(a.x, a.y, 1.1), opacity: 1, offset: 0.15 },
      { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - rise, 1.15), offset: 0.55 },
      { transform: at(b.x, b.y, 0.9), opacity: 1, offset: 0.95 },
      { transform: at(b.x, b.y, 0.4), opacity: 0 },
    ],
    { duration: duration * 1.25, delay: turn * duration * 0.15, easing, fill: "both" },
  );
  flight.onfinish = flight.oncancel = landed;
  return () => flight.cancel();
}
