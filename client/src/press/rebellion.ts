/** Rebellion's sky and worlds for paper: the screen's geometry and colours, without anything that moves. */

import { paint } from "../lib/scene/world";
import { fieldAngle, hexagon, orbitRadius, polar, ringPiece, ringText, SKY, slice } from "../games/rebellion/shapes";

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
export function sky({ orbits }: PrintedSky, colours: Colours): string {
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
      `<text font-family="Oxanium" font-weight="600" font-size="4" letter-spacing=".3" fill="${world}"><textPath href="#o${orbit}" startOffset="2">${escaped(`${name} · ${dice}`)}</textPath></text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-SKY} ${-SKY} ${2 * SKY} ${2 * SKY}" width="${4 * SKY}" height="${4 * SKY}"><defs><radialGradient id="s"><stop offset="0" stop-color="${colours["sun-core"]}"/><stop offset=".38" stop-color="${colours["sun"]}"/><stop offset=".5" stop-color="${colours["sun"]}" stop-opacity=".42"/><stop offset="1" stop-color="${colours["sun"]}" stop-opacity="0"/></radialGradient></defs><path d="M${-SKY} ${-SKY}h${2 * SKY}v${2 * SKY}h${-2 * SKY}z" fill="${colours["space"]}"/>${rings.join("")}<circle r="${radius(0) - gap / 2}" fill="url(#s)"/></svg>`;
}
