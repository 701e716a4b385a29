/** Strokes of the brush: colours by lightness, strength and hue, and pieces of SVG in short numbers. */

import { HIGH, WIDE } from "./subject";

const gamma = (x: number): number => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);

/**
 * A colour by perceived lightness (0–1), strength (0–0.3) and hue in degrees (Björn Ottosson's Oklab),
 * so that colours of one picture differ by what was meant to differ and by nothing else.
 */
export function tint(light: number, strength: number, hue: number): string {
  const turn = (hue * Math.PI) / 180;
  const [a, b] = [strength * Math.cos(turn), strength * Math.sin(turn)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const mixed = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${mixed
    .map((part) =>
      Math.round(255 * gamma(Math.min(1, Math.max(0, part))))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** A number as short as it can be seen: a whole one unless it is small. */
export const n = (value: number): string =>
  String(Math.abs(value) < 5 ? Math.round(value * 10) / 10 : Math.round(value));

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z" fill="${fill}"${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;

export const shape = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more}/>`;

export const faint = (opacity: number): string => ` opacity="${Math.round(opacity * 100) / 100}"`;

const stops = (colours: readonly (readonly [at: number, colour: string, opacity?: number])[]): string =>
  colours
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${Math.round(at * 100) / 100}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

type Stops = Parameters<typeof stops>[0];

/** From top to bottom. */
export const fall = (id: string, colours: Stops): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(colours)}</linearGradient>`;

/** From the middle outward. */
export const glow = (id: string, colours: Stops): string =>
  `<radialGradient id="${id}">${stops(colours)}</radialGradient>`;

export const svg = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${4 * WIDE}" height="${4 * HIGH}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>`;

/** What is drawn inside an icon of 512, without its frame. */
export const inner = (icon: string): string =>
  icon.replace(/^[^>]*>|<\/svg>\s*$/g, "").replaceAll('fill="currentColor" ', "");
