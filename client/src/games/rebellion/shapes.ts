/** Where things lie in the sky, and how a planet with its lands is cut into pieces. */

import { look, type Look } from "../../lib/players";
import { pictureOf } from "../../lib/scene/pictures.svelte";
import type { Desk } from "../../lib/board";
import type { Rebellion } from "../../lib/generated";

export type Table = Rebellion.Table;
type Field = Rebellion.Field;

export interface Point {
  x: number;
  y: number;
}

/** The sky is a square of twice this, the sun in its middle. */
export const SKY = 300;
const FIRST_ORBIT = 54;
const LAST_ORBIT = 272;

export const orbitRadius = (orbit: number, orbits: number): number =>
  FIRST_ORBIT + (orbit * (LAST_ORBIT - FIRST_ORBIT)) / Math.max(1, orbits - 1);

/** Clockwise from the top, where the first field of every orbit is centred. */
export const fieldAngle = (field: number, fields: number): number => (360 * field) / fields;

export function polar(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

export function fieldPoint(table: Table, { orbit, field }: Field): Point {
  const fields = table.planets[orbit]?.fields ?? 1;
  return polar(orbitRadius(orbit, table.planets.length), fieldAngle(field, fields));
}

/** From planet to planet over the fields of a chain. */
export function chainPath(table: Table, planets: number[], chain: Field[]): string {
  const [start, end] = planets.map((id) => table.planets.find((planet) => planet.id === id)!);
  const points = [start!, ...chain, end!].map((place) => fieldPoint(table, place));
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** A piece of a ring, from angle to angle. */
export function ringPiece(inner: number, outer: number, from: number, to: number): string {
  if (to - from >= 360) {
    const circle = (r: number, sweep: number): string =>
      `M0 ${-r}A${r} ${r} 0 1 ${sweep} 0 ${r}A${r} ${r} 0 1 ${sweep} 0 ${-r}Z`;
    return circle(outer, 1) + circle(inner, 0);
  }
  const large = to - from > 180 ? 1 : 0;
  const at = (radius: number, degrees: number): string => {
    const { x, y } = polar(radius, degrees);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

/** The way of a word along a ring, read from outside: clockwise above, the other way round below. */
export function ringText(radius: number, from: number, to: number): string {
  const middle = ((((from + to) / 2) % 360) + 360) % 360;
  const whole = to - from >= 360;
  const [low, high] = whole ? [90, 270] : [from, to];
  const below = whole || (middle > 100 && middle < 260);
  const [a, b] = (below ? [high, low] : [low, high]).map((angle) => polar(radius, angle));
  const large = high - low > 180 ? 1 : 0;
  return `M${a!.x.toFixed(2)} ${a!.y.toFixed(2)}A${radius} ${radius} 0 ${large} ${below ? 0 : 1} ${b!.x.toFixed(2)} ${b!.y.toFixed(2)}`;
}

/** The angles between which the nth of so many lands lies. */
export function slice(n: number, count: number): { from: number; to: number; middle: number } {
  const size = 360 / count;
  // Two lands lie left and right of the port, more of them begin at the top.
  const first = count === 2 ? 0 : -size / 2;
  return { from: first + n * size, to: first + (n + 1) * size, middle: first + (n + 0.5) * size };
}

export function hexagon(radius: number): string {
  return Array.from({ length: 6 }, (_, i) => polar(radius, 60 * i))
    .map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join("")
    .concat("Z");
}

/** Units stand in the outline of the die they roll: a square, a kite, a hexagon. */
export function dieOutline(sides: number, size: number): string {
  if (sides <= 6) {
    const [a, r] = [size * 0.86, size * 0.3];
    return `M${-a + r} ${-a}H${a - r}A${r} ${r} 0 0 1 ${a} ${-a + r}V${a - r}A${r} ${r} 0 0 1 ${a - r} ${a}H${-a + r}A${r} ${r} 0 0 1 ${-a} ${a - r}V${-a + r}A${r} ${r} 0 0 1 ${-a + r} ${-a}Z`;
  }
  if (sides <= 12) {
    const s = size * 1.24;
    return `M0 ${-s}L${s} ${-s * 0.1}L${s * 0.6} ${s * 0.68}L0 ${s}L${-s * 0.6} ${s * 0.68}L${-s} ${-s * 0.1}Z`;
  }
  return hexagon(size * 1.2);
}

/** A faction's colour, pattern and shape; by its own colour, whatever seat it plays from. */
export const factionLook = (key: string): Look => look(0, key);

/** The surface of a world in grey, as its board says that it looks. */
export const surface = (planet: Rebellion.PlanetRow): string =>
  pictureOf("world", { id: planet.name, kind: planet.surface, tags: [] });

/** A line about a world or a land, where its board tells one. */
export const story = (desk: Pick<Desk, "has" | "word">, name: string): string =>
  desk.has(`${name}-story`) ? desk.word(`${name}-story`) : "";

export const landRef = (land: number): string => `land:${land}`;
export const wayRef = (way: number): string => `way:${way}`;
export const planetRef = (planet: number): string => `planet:${planet}`;
