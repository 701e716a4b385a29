/** Rebellion's sky and worlds for paper: the screen's geometry and colours, without anything that moves. */

import { paint } from "../lib/scene/world";
import { CHAIN, SIDES, WORLDS, worldName } from "../games/rebellion/book/examples";
import {
  dieOutline,
  fieldAngle,
  hexagon,
  orbitRadius,
  polar,
  ringPiece,
  ringText,
  SKY,
  slice,
} from "../games/rebellion/shapes";

type Colours = Record<string, string>;

export interface PrintedWorld {
  key: string;
  /** The message that names it: its picture is seeded by it. */
  name: string;
  surface: string;
  /** What the port is called, then the lands in the order of their ring. */
  places: string[];
}

export interface PrintedSky {
  orbits: { key: string; name: string; fields: number; dice: string }[];
  /** Where worlds stand and bridges lie, in a picture of a moment. */
  worlds?: { orbit: number; field: number }[];
  bridges?: { orbit: number; field: number }[];
}

const INNER = 23;
const OUTER = 52;
const WIDEST = 40;
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
/** A picture inside a picture: its ids and its frame go with it. */
const inside = (svg: string, id: string): string =>
  svg.replace(/^<svg[^>]*>|<\/svg>$/g, "").replaceAll(/(id="|url\(#)c\b/g, `$1${id}`);

/** So that a name fits on its piece of the ring. */
const fitting = (text: string, room: number, size: number): number =>
  Math.min(size, room / Math.max(1, text.length * 0.62));

const label = (text: string, at: string, size: number, colours: Colours): string =>
  `<text ${at} font-family="Figtree" font-weight="700" font-size="${size.toFixed(2)}" text-anchor="middle" fill="${colours["on-player"]}">${text}</text>`;

/** A world seen from above, its lands empty, with the names of its places. */
export function planet({ key, name, surface, places }: PrintedWorld, colours: Colours): string {
  const world = colours[`world-${key}`] ?? colours["line-strong"]!;
  const relief = inside(paint({ id: name, kind: surface, tags: [] }), "relief");
  const [port = "", ...lands] = places;
  const ground = `fill="${colours["player-white"]}" fill-opacity=".86" stroke="${colours["player-edge"]}" stroke-width="1"`;
  const pieces = lands.map((land, n) => {
    const { from, to } = slice(n, lands.length);
    const gap = lands.length > 1 ? 1.6 : 0;
    const [start, end] = [from + gap, to - gap];
    const size = fitting(land, ((Math.min(end - start, 180) * Math.PI) / 180) * (OUTER - 5), 4.6);
    return (
      `<path d="${ringPiece(INNER + 2, OUTER, start, end)}" ${ground}/>` +
      `<path id="l${n}" d="${ringText(OUTER - 5.2, start, end)}" fill="none"/>` +
      label(`<textPath href="#l${n}" startOffset="50%">${escaped(land)}</textPath>`, `dy="1.6"`, size, colours)
    );
  });
  const middle = lands.length ? INNER - 1 : 38;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="480" height="480"><circle r="60" fill="${world}" fill-opacity=".35"/><circle r="58" fill="${world}"/><g style="mix-blend-mode:hard-light" transform="scale(.966)">${relief}</g>${pieces.join("")}<path d="${hexagon(middle)}" ${ground}/><path d="M-4 ${-middle + 5.5}h8M0 ${-middle + 2.5}v6" stroke="${colours["on-player"]}" stroke-width="1.6" stroke-linecap="round"/>${label(escaped(port), `y="${middle * 0.62}"`, fitting(port, middle * 1.3, 4.6), colours)}</svg>`;
}

/** The whole sky: orbits with their fields, each first field marked, and the sun. */
export function sky({ orbits, worlds = [], bridges = [] }: PrintedSky, colours: Colours): string {
  const radius = (orbit: number): number => orbitRadius(orbit, orbits.length);
  // Of few orbits the rings don't grow together, nor into the sun.
  const gap = Math.min(WIDEST, orbits.length > 1 ? radius(1) - radius(0) : WIDEST);
  const rings = orbits.map(({ key, name, fields, dice }, orbit) => {
    const r = radius(orbit);
    const world = colours[`world-${key}`]!;
    const [low, high] = [r - gap / 2 + 1, r + gap / 2 - 1];
    const cells = Array.from({ length: fields }, (_, field) => {
      const [middle, half] = [fieldAngle(field, fields), 180 / fields];
      const trim = (1.2 / r) * (180 / Math.PI);
      const at = polar(r - gap * 0.34, middle);
      return (
        `<path d="${ringPiece(low, high, middle - half + trim, middle + half - trim)}" fill="${world}" fill-opacity="${field ? 0.1 : 0.3}" stroke="${world}" stroke-width=".5" stroke-opacity=".6"/>` +
        `<text x="${at.x.toFixed(2)}" y="${(at.y + 1.6).toFixed(2)}" font-family="Oxanium" font-weight="600" font-size="4.6" text-anchor="middle" fill="${colours["ink"]}">${field + 1}</text>`
      );
    });
    // Between the first field and the second, read clockwise.
    const turn = fieldAngle(0.5, fields);
    const end = turn + Math.min(350, (fields - 1) * (360 / fields));
    return (
      cells.join("") +
      `<path id="o${orbit}" d="${ringText(high - 4.6, turn - 180 / fields, Math.min(end, turn + 120))}" fill="none"/>` +
      `<text font-family="Oxanium" font-weight="600" font-size="4" letter-spacing=".3" fill="${world}"><textPath href="#o${orbit}" startOffset="2">${escaped([name, dice].filter(Boolean).join(" · "))}</textPath></text>`
    );
  });
  const placed = ({ orbit, field }: { orbit: number; field: number }, drawn: string): string => {
    const { x, y } = polar(radius(orbit), fieldAngle(field, orbits[orbit]!.fields));
    return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${drawn}</g>`;
  };
  const edge = `stroke="${colours["player-edge"]}" stroke-width="1.4"`;
  const standing = [
    ...bridges.map((one) => placed(one, `<path d="${hexagon(gap * 0.2)}" fill="${colours["bridge"]}" ${edge}/>`)),
    ...worlds.map((one) =>
      placed(one, `<circle r="${gap * 0.26}" fill="${colours[`world-${orbits[one.orbit]!.key}`]}" ${edge}/>`),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-SKY} ${-SKY} ${2 * SKY} ${2 * SKY}" width="${4 * SKY}" height="${4 * SKY}"><defs><radialGradient id="s"><stop offset="0" stop-color="${colours["sun-core"]}"/><stop offset=".38" stop-color="${colours["sun"]}"/><stop offset=".5" stop-color="${colours["sun"]}" stop-opacity=".42"/><stop offset="1" stop-color="${colours["sun"]}" stop-opacity="0"/></radialGradient></defs><path d="M${-SKY} ${-SKY}h${2 * SKY}v${2 * SKY}h${-2 * SKY}z" fill="${colours["space"]}"/>${rings.join("")}${standing.join("")}<circle r="${radius(0) - gap / 2}" fill="url(#s)"/></svg>`;
}

/** The rulebook's roll: each side's units in the outline of their die, and what the die shows. */
export function roll(names: Record<string, string>, colours: Colours): string {
  const text = (x: number, y: number, size: number, said: string | number, fill: string): string =>
    `<text x="${x}" y="${y}" font-family="Figtree" font-weight="700" font-size="${size}" text-anchor="middle" fill="${fill}">${escaped(String(said))}</text>`;
  const [ink, edge] = [colours["ink"]!, colours["player-edge"]!];
  const sides = SIDES.map(({ key, units, die, value }, n) => {
    const x = 60 + 120 * n;
    const die_ = (y: number, fill: string): string =>
      `<path transform="translate(${x} ${y})" d="${dieOutline(die, 17)}" fill="${fill}" stroke="${edge}" stroke-width="1.6"/>`;
    const name = names[`faction-${key}`] ?? key;
    return (
      text(x, 14, fitting(name, 110, 9), name, ink) +
      die_(42, colours[`player-${key}`]!) +
      text(x, 47, 15, units, colours["on-player"]!) +
      die_(92, colours["white"]!) +
      text(x, 97, 15, value, colours["black"]!) +
      text(x, 127, 8, `d${die}`, ink)
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 132" width="720" height="396">${sides.join("")}</svg>`;
}

/** The rulebook's bridges: three worlds and the way between two of them. */
export const bridged = (names: Record<string, string>, colours: Colours): string =>
  sky(
    {
      orbits: WORLDS.map(({ key, fields }) => ({ key, name: names[worldName(key)] ?? key, fields, dice: "" })),
      worlds: WORLDS.map(({ field }, orbit) => ({ orbit, field })),
      bridges: CHAIN,
    },
    colours,
  );

/** The messages that the examples need. */
export const exampleNames = (): string[] => [
  ...SIDES.map(({ key }) => `faction-${key}`),
  ...WORLDS.map(({ key }) => worldName(key)),
];
