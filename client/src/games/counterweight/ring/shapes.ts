/** Where the ring lies in its drawing, and how it is cut into pieces; a turn is a part of the whole circle. */

import { soft } from "../../../lib/soft";

export const OUTER = 494;
export const INNER = 252;
export const HUB = 142;

/** How large a drawing is seen: text keeps its size on every screen. */
export interface Scale {
  /** How many units of the drawing a pixel is. */
  unit: number;
  /** The height of text. */
  print: number;
  /** With room for names; on a phone numbers that the card tells anyway go, too. */
  named: boolean;
  /** How large markers are: larger on a phone. */
  big: number;
}

export function scaled(width: number, height: number): Scale {
  const unit = 1000 / Math.max(160, Math.min(width, height));
  const named = unit < 2.5;
  return { unit, print: 13 * unit, named, big: named ? 1.6 : 2.1 };
}

export const point = (r: number, turn: number): [number, number] => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [r * Math.cos(angle), r * Math.sin(angle)];
};

export const at = (r: number, turn: number): string =>
  point(r, turn)
    .map((n) => n.toFixed(1))
    .join(" ");

export const arc = (r: number, a: number, b: number): string =>
  `M${at(r, a)}A${r} ${r} 0 0 ${a < b ? 1 : 0} ${at(r, b)}`;

export function wedge(inner: number, outer: number, a: number, b: number): string {
  return `M${at(inner, a)}L${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(inner, b)}A${inner} ${inner} 0 0 0 ${at(inner, a)}z`;
}

/** A point, and from there so far along the ring. */
export function beside(r: number, turn: number, aside: number): [number, number] {
  const [x, y] = point(r, turn);
  const angle = turn * 2 * Math.PI;
  return [x + aside * Math.cos(angle), y + aside * Math.sin(angle)];
}

export const upper = (turn: number): boolean => turn < 0.25 || turn > 0.75;

export interface Line {
  text: string;
  /** The width that it has to be squeezed into, 0 if it fits. */
  squeeze: number;
}

/** A name in one or two lines as wide as the rim, broken at a space or a joint; what is still too long is cut, the label has it all. */
export function lines(name: string, print: number, room = 162): Line[] {
  const wide = (text: string): number => text.length * print * 0.54;
  let parts = [name];
  if (wide(name) > room) {
    const plain = (text: string): string => text.replaceAll("\u00ad", "");
    const marked = soft(name);
    // A word is broken only where squeezing it would not do.
    const marks = wide(name) > room * 1.3 ? /[ \u00ad]/g : / /g;
    const cuts = [...marked.matchAll(marks)].map(({ 0: mark, index }) => [
      plain(marked.slice(0, index)) + (mark === " " ? "" : "-"),
      plain(marked.slice(index + 1)),
    ]);
    parts = cuts.reduce((best, cut) => (Math.max(...cut.map(wide)) < Math.max(...best.map(wide)) ? cut : best), parts);
  }
  return parts.map((text) => {
    const most = Math.floor((room * 1.5) / (print * 0.54));
    const short = text.length > most ? `${text.slice(0, most - 1)}…` : text;
    return { text: short, squeeze: wide(short) > room ? room : 0 };
  });
}

export interface Slot {
  x: number;
  y: number;
  seat: number | null;
}

/** Where the markers of a field lie: side by side, from three on in two rows. */
export function slots(seats: (number | null)[], turn: number, { named, big }: Scale): Slot[] {
  const across = seats.length > 2 ? 2 : seats.length;
  return seats.map((seat, i) => {
    const row = Math.floor(i / 2);
    const inRow = Math.min(across, seats.length - row * 2);
    const aside = ((i % 2) - (inRow - 1) / 2) * 27 * big;
    const r = seats.length > 2 ? (named ? 318 : 335) - row * 25 * big : 300;
    const [x, y] = beside(r, turn, aside);
    return { x, y, seat };
  });
}
