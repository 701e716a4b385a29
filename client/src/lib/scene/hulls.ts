/** What is built of steel: parts of a station, ships, and what preys on them; by size and by chance. */

import type { Chance } from "./chance";
import { disc, faint, fall, glow, line, n, oval, rect, shape, tint } from "./draw";
import type { Subject } from "./subject";

export interface Paint {
  /** Of the steel, and of lights and stripes. */
  hue: number;
  signal: number;
}

const MIDDLE = 120;

/** A row of lit windows. */
const windows = (x: number, y: number, count: number, light: string): string =>
  line(`M${n(x)} ${n(y)}h${n(count * 8)}`, light, 3, ` stroke-dasharray="5 3"`);

const FORMS: readonly ((c: Chance) => string)[] = [
  // A drum, a box with cut corners, a dome, twin towers, a lens
  () => "M58 40q62-16 124 0v70q-62 16-124 0z",
  () => "M52 52l14-14h108l14 14v48l-14 14H66l-14-14z",
  () => "M50 104q0-82 70-82t70 82l-10 12H60z",
  (c) => `M56 ${n(c.between(24, 44))}h34v14h60V${n(c.between(20, 44))}h34v76l-12 8H68l-12-8z`,
  () => "M36 78q40-50 84-50t84 50q-40 46-84 46t-84-46z",
  () => "M74 22h92l22 34-8 58H60l-8-58z",
];

/** What sticks out of a part: wings to the sun, masts, tanks, a dish. */
const LIMBS: readonly ((c: Chance, steel: string, light: string) => string)[] = [
  (c, steel, light) => {
    const high = c.between(26, 40);
    return `${rect(4, 74 - high / 2, 44, high, light, faint(0.85))}${rect(192, 74 - high / 2, 44, high, light, faint(0.85))}${line(`M4 74h44M15 ${n(74 - high / 2)}v${n(high)}m11 0v-${n(high)}m11 0v${n(high)}M192 74h44m-33 ${n(-high / 2)}v${n(high)}m11 0v-${n(high)}m11 0v${n(high)}`, steel, 1.6)}`;
  },
  (c, steel, light) => {
    const [a, b] = [c.between(62, 90), c.between(150, 178)];
    return (
      line(`M${n(a)} 40V6m-6 8h12M${n(b)} 40V12m-5 6h10`, steel, 2.5) + disc(a, 6, 2.6, light) + disc(b, 12, 2.6, light)
    );
  },
  (c, steel, light) => {
    const y = c.between(58, 92);
    return disc(40, y, 17, steel) + disc(200, y, 17, steel) + line(`M28 ${n(y)}h24m136 0h24`, light, 3);
  },
  (c, steel, light) => {
    const x = c.pick([40, 200]);
    return (
      line(`M${x} 74L${MIDDLE} 74`, steel, 6) +
      shape(`M${x - 22} 34q22 34 44 0q-4 32-22 32t-22-32z`, steel) +
      line(`M${x} 50V34`, light, 2)
    );
  },
];

/** A part of the ring as it hangs in the middle of a picture. */
export function module(c: Chance, { hue, signal }: Paint, places: number): string {
  const steel = tint(0.7, 0.025, hue);
  const light = tint(0.88, 0.12, signal);
  const dark = tint(0.3, 0.025, hue);
  let found = c.pick(LIMBS)(c, steel, light);
  found += shape(c.pick(FORMS)(c), steel, ` stroke="${dark}" stroke-width="2.5"`);
  found += line(`M64 ${n(c.between(36, 48))}h112`, tint(0.92, 0.02, hue), 3, faint(0.7));
  for (let i = 0; i < Math.min(3, places + 1); i++)
    found +=
      windows(62 + c.between(0, 6), 106 - i * 58, 3, light) + windows(154 + c.between(0, 6), 106 - i * 58, 3, light);
  return found;
}

/** A frame of ribs, the more of them the more is needed. */
export function ribs(c: Chance, need: number): string {
  const steel = tint(0.55, 0.05, 60);
  let d = "";
  for (let i = 0; i < Math.min(9, need + 1); i++) {
    const x = 34 + (172 / Math.min(8, need)) * i;
    d += `M${n(x)} 132Q${n(x - 14)} 76 ${n(x + c.between(-2, 2))} 22`;
  }
  const plates = c.whole(1, 3);
  let hull = "";
  for (let i = 0; i < plates; i++)
    hull += rect(
      c.between(24, 190),
      c.between(30, 104),
      c.between(22, 44),
      c.between(14, 26),
      tint(0.5, 0.03, 220),
      faint(0.85),
    );
  const mast = c.pick([c.between(10, 28), c.between(206, 224)]);
  return (
    hull +
    line(d, steel, 3.5) +
    line("M22 40q98-16 196 0M18 78h204M24 116q96 16 192 0", steel, 2.2) +
    line(`M${n(mast)} 150V14h${mast < MIDDLE ? 62 : -62}v12`, tint(0.75, 0.15, 65), 3.5) +
    line(`M${n(mast)} 30l${mast < MIDDLE ? 20 : -20}-16`, tint(0.75, 0.15, 65), 2)
  );
}

interface Drawn {
  defs: string;
  body: string;
}

/** A ship: as long as its hold, with guns and plates if it has them, its trade painted on its side. */
export function ship(c: Chance, { hue, signal }: Paint, { size = 0, tags }: Subject, emblem: string): Drawn {
  const holds = size > 0 ? Math.min(5, Math.max(1, Math.round(size / 1.7))) : 0;
  const long = holds ? 74 + holds * 17 : c.between(100, 132);
  const high = holds ? 40 : c.between(36, 52);
  const [left, y] = [MIDDLE - long / 2 + 6, 76 + c.between(-6, 6)];
  const nose = left + long;
  const [steel, dark, light] = [tint(0.76, 0.025, hue), tint(0.3, 0.03, hue), tint(0.82, 0.14, signal)];
  const snout = c.pick([
    `l22 ${n(high * 0.5)}l-22 ${n(high * 0.5)}`,
    `q30 4 30 ${n(high * 0.5)}q0 ${n(high * 0.46)}-30 ${n(high * 0.5)}`,
    `h12l10 ${n(high * 0.3)}v${n(high * 0.4)}l-10 ${n(high * 0.3)}h-12`,
  ]);
  let body = shape(
    `M${n(left - 4)} ${n(y - high * 0.28)}L${n(left - c.between(44, 70))} ${n(y)}L${n(left - 4)} ${n(y + high * 0.28)}z`,
    "url(#e)",
  );
  // Fins, then the hull, then what it carries
  body += shape(
    `M${n(left + 4)} ${n(y)}l-14-${n(high * c.between(0.7, 1.05))}h18l22 ${n(high * 0.6)}zm0 0l-14 ${n(high * c.between(0.7, 1.05))}h18l22-${n(high * 0.6)}z`,
    dark,
  );
  body += shape(
    `M${n(left)} ${n(y - high / 2)}H${n(nose - 20)}${snout}H${n(left)}z`,
    "url(#k)",
    ` stroke="${dark}" stroke-width="2"`,
  );
  for (let i = 0; i < holds; i++) {
    const x = left + 10 + i * 17;
    const colour = tint(0.55 + (i % 2) * 0.1, 0.13, signal + c.between(-20, 20));
    body +=
      rect(x, y - high / 2 - 9, 15, 18, colour) +
      rect(x, y + high / 2 - 9, 15, 18, colour) +
      line(
        `M${n(x + 5)} ${n(y - high / 2 - 9)}v18m5-18v18M${n(x + 5)} ${n(y + high / 2 - 9)}v18m5-18v18`,
        dark,
        1,
        faint(0.6),
      );
  }
  body += line(`M${n(left + 2)} ${n(y + high * 0.3)}H${n(nose - 24)}`, light, 3);
  body += windows(nose - 52, y - high * 0.28, 3, tint(0.96, 0.08, 95));
  if (tags.includes("guns"))
    body += line(`M${n(nose - 46)} ${n(y - high / 2)}v-9h22m-40 ${n(high + 9)}v9h22`, dark, 4.5);
  if (tags.includes("shield"))
    body += oval(
      MIDDLE + 4,
      y,
      long * 0.68,
      high * 1.15,
      "none",
      ` stroke="${tint(0.85, 0.1, 210)}" stroke-width="1.8" stroke-dasharray="14 5"${faint(0.7)}`,
    );
  const mark = high * 0.8;
  body += `<g transform="translate(${n(left + long * 0.36 - mark / 2)} ${n(y - mark / 2)}) scale(${(mark / 512).toFixed(3)})" fill="${tint(0.2, 0.04, hue)}">${emblem}</g>`;
  const defs =
    `<linearGradient id="e"><stop stop-color="${tint(0.8, 0.14, signal)}" stop-opacity="0"/><stop offset="1" stop-color="${tint(0.95, 0.08, signal)}"/></linearGradient>` +
    fall("k", [
      [0, tint(0.93, 0.015, hue)],
      [0.5, steel],
      [1, tint(0.48, 0.03, hue)],
    ]);
  return { defs, body: `<g transform="rotate(${c.whole(-12, 6)} 120 75)">${body}</g>` };
}

/** One that comes out of the dark: a prong for each die it throws. */
export function enemy(c: Chance, { size = 1 }: Subject, emblem: string): Drawn {
  const red = c.pick([18, 25, 350]);
  const [black, edge] = [tint(0.14, 0.03, red), tint(0.6, 0.19, red)];
  let prongs = "";
  for (let i = 0; i < size + 1; i++) {
    const y = 75 + (i - size / 2) * c.between(22, 30);
    prongs += `M96 ${n(y - 9)}L${n(c.between(8, 34))} ${n(y + c.between(-8, 8))}L96 ${n(y + 9)}z`;
  }
  const wing = c.between(34, 56);
  const hull = `M60 75L104 ${n(75 - wing * 0.5)}L${n(c.between(150, 178))} ${n(75 - wing)}L170 ${n(60)}L${n(c.between(212, 228))} 75L170 90L${n(c.between(150, 178))} ${n(75 + wing)}L104 ${n(75 + wing * 0.5)}z`;
  let debris = "";
  for (let i = 0; i < 7; i++)
    debris += `M${n(c.between(6, 230))} ${n(c.between(8, 142))}l${n(c.between(2, 6))}-3l3 ${n(c.between(3, 6))}z`;
  const defs = glow("r", [
    [0, tint(0.7, 0.2, red), 0.8],
    [1, tint(0.4, 0.17, red), 0],
  ]);
  const body =
    oval(128, 75, 118, 78, "url(#r)") +
    shape(debris, tint(0.25, 0.03, red)) +
    shape(prongs, black, ` stroke="${edge}" stroke-width="1.6"`) +
    shape(hull, black, ` stroke="${edge}" stroke-width="2.4" stroke-linejoin="round"`) +
    line(`M84 75h34M${n(196)} 66v18`, tint(0.85, 0.18, red + 20), 3) +
    `<g transform="translate(112 48) scale(.105)" fill="${tint(0.93, 0.06, red + 20)}">${emblem}</g>`;
  return { defs, body: `<g transform="rotate(${c.whole(-10, 10)} 120 75)">${body}</g>` };
}
