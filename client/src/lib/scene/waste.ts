/** The wasteland of 51st State: a place in the dust at some hour of the day, and what stands there. */

import { chance, type Chance } from "./chance";
import { disc, faint, fall, glow, inner, line, n, oval, rect, shape, svg, tint } from "./draw";
import { HIGH, WIDE, type Painter, type Subject } from "./subject";
import { lexicon, thing } from "./things";
import { THINGS } from "./waste-things";

const WORDS = lexicon(THINGS);

/** Paint that is still to be had. */
const PAINTS = [25, 40, 58, 80, 100, 165, 195, 235] as const;

/** The hue of the light by what a place has to do with. */
const HUES: Record<string, number> = {
  gun: 245,
  fuel: 78,
  iron: 215,
  brick: 42,
  ammo: 112,
  worker: 66,
  vp: 92,
  contact: 185,
  toxic: 138,
  monument: 350,
  card: 300,
  red: 25,
  blue: 235,
  grey: 95,
};

interface Hour {
  /** Lightness of the sky above, at the horizon, and of the land. */
  high: number;
  low: number;
  land: number;
  strong: number;
  /** The hue that the sky turns to high above. */
  cold: number;
}
const HOURS: readonly Hour[] = [
  { high: 0.66, low: 0.9, land: 0.6, strong: 0.075, cold: 230 },
  { high: 0.4, low: 0.82, land: 0.46, strong: 0.13, cold: 290 },
  { high: 0.52, low: 0.88, land: 0.52, strong: 0.1, cold: 20 },
  { high: 0.22, low: 0.56, land: 0.34, strong: 0.1, cold: 265 },
];

interface Look {
  /** Of the light over all, and of the paint on the thing itself. */
  hue: number;
  own: number;
  hour: Hour;
  sun: { x: number; y: number; r: number };
  horizon: number;
}

/** A ridge from edge to edge; `step` gives the next piece of its outline. */
function ridge(c: Chance, base: number, step: (x: number) => string): string {
  let [d, x] = [`M0 ${n(base)}`, 0];
  while (x < WIDE) {
    const wide = c.between(14, 40);
    d += step(wide);
    x += wide;
  }
  return `${d}V${HIGH}H0z`;
}

const RIDGES: readonly ((c: Chance, base: number) => string)[] = [
  // Mesas: steep sides, flat tops
  (c, base) =>
    ridge(c, base, (w) => {
      const up = c.between(6, 34);
      return `h${n(w * 0.3)}l${n(w * 0.12)} ${n(-up)}h${n(w * 0.42)}l${n(w * 0.16)} ${n(up)}`;
    }),
  // Mountains
  (c, base) =>
    ridge(c, base, (w) => {
      const up = c.between(10, 36);
      return `l${n(w * c.between(0.35, 0.6))} ${n(-up)}l${n(w * 0.5)} ${n(up)}`;
    }),
  // What is left of a town
  (c, base) =>
    ridge(c, base, (w) => {
      const up = c.between(8, 40);
      const bite = c.between(2, 8);
      return `v${n(-up)}h${n(w * 0.25)}l${n(w * 0.1)} ${n(bite)}h${n(w * 0.2)}v${n(up - bite)}h${n(w * 0.2)}`;
    }),
  // Dunes
  (c, base) =>
    ridge(c, base, (w) => {
      const up = c.between(5, 16);
      return `q${n(w * 0.8)} ${n(-2 * up)} ${n(w * 1.6)} 0`;
    }),
];

/** Stands along the horizon, small and in haze. */
const PROPS: readonly ((c: Chance, y: number, ink: string) => string)[] = [
  // Pylons and their wires
  (c, y, ink) => {
    const [a, gap] = [c.between(-20, 20), c.between(52, 74)];
    let d = "";
    for (let x = a; x < WIDE + 30; x += gap)
      d += `M${n(x)} ${n(y)}l4-34l4 34m-9-24h10m-9-6h8M${n(x + 4)} ${n(y - 30)}q${n(gap / 2)} 12 ${n(gap)} 0`;
    return line(d, ink, 1.1);
  },
  // Dead trees
  (c, y, ink) => {
    let d = "";
    for (let i = c.whole(2, 4); i > 0; i--)
      d += `M${n(c.between(6, 234))} ${n(y + 3)}v-${c.whole(18, 30)}m0 9l-6-7m6 3l7-8m-7 4l3-9`;
    return line(d, ink, 1.8);
  },
  // Chimneys that still smoke
  (c, y, ink) => {
    const x = c.pick([c.between(12, 60), c.between(176, 222)]);
    const high = c.between(30, 46);
    return (
      shape(`M${n(x)} ${n(y + 4)}l3-${n(high)}h6l3 ${n(high)}zm16 0l2-${n(high * 0.7)}h6l2 ${n(high * 0.7)}z`, ink) +
      line(`M${n(x + 6)} ${n(y - high)}q4-14 18-14t22-12t26-6`, ink, 6, `${faint(0.35)} stroke-linecap="round"`)
    );
  },
  // A leaning fence
  (c, y, ink) => {
    let d = "";
    for (let x = c.between(-8, 8); x < WIDE; x += 17) d += `M${n(x)} ${n(y + 8)}l${n(c.between(-3, 3))}-15`;
    return line(`${d}M0 ${n(y)}l240 ${n(c.between(-4, 4))}M0 ${n(y + 4)}l240 ${n(c.between(-4, 4))}`, ink, 1.2);
  },
  // Tall cactuses
  (c, y, ink) => {
    let d = "";
    for (let i = c.whole(2, 4); i > 0; i--)
      d += `M${n(c.between(8, 232))} ${n(y + 4)}v-${c.whole(17, 26)}m0 10h-5v-7m5 3h5v-8`;
    return line(d, ink, 3, ` stroke-linecap="round" stroke-linejoin="round"`);
  },
  // A board by the road that nobody reads
  (c, y, ink) => {
    const x = c.pick([c.between(8, 40), c.between(170, 196)]);
    return shape(
      `M${n(x)} ${n(y - 28)}h34l2 17h-36zM${n(x + 5)} ${n(y - 12)}h3v18h-3zm22 0h3v18h-3z`,
      ink,
      ` transform="rotate(${c.whole(-4, 4)} ${n(x)} ${n(y)})"`,
    );
  },
];

/** What lies on the ground before it. */
const GROUNDS: readonly ((c: Chance, y: number, light: string, dark: string) => string)[] = [
  // A road to the horizon
  (c, y, light, dark) => {
    const [far, near] = [c.between(60, 180), c.between(20, 220)];
    return (
      shape(`M${n(far - 3)} ${n(y)}h6L${n(near + 46)} ${HIGH}H${n(near - 46)}z`, dark, faint(0.75)) +
      line(`M${n(far)} ${n(y + 4)}L${n(near)} ${HIGH}`, light, 2.2, ` stroke-dasharray="5 7"`)
    );
  },
  // Cracked earth
  (c, y, _, dark) => {
    let d = "";
    for (let i = 0; i < 6; i++)
      d += `M${n(c.between(0, 230))} ${n(c.between(y + 6, 146))}l${n(c.between(6, 16))} ${n(c.between(-3, 3))}l${n(c.between(3, 12))} ${n(c.between(1, 6))}`;
    return line(d, dark, 1.3, faint(0.6));
  },
  // Puddles that mirror the sky
  (c, y, light) => {
    let found = "";
    for (let i = c.whole(2, 3); i > 0; i--)
      found += oval(c.between(10, 230), c.between(y + 14, 144), c.between(12, 34), c.between(2, 4), light, faint(0.55));
    return found;
  },
  // Tracks of wheels
  (c, y, _, dark) => {
    const [x, w] = [c.between(40, 200), c.between(-50, 50)];
    return line(
      `M${n(x)} ${n(y + 3)}q${n(w)} 14 ${n(w / 2)} 60m14-2q${n(-w / 4)}-40 ${n(-w / 2 - 8)}-58`,
      dark,
      3,
      `${faint(0.5)} stroke-dasharray="3 2"`,
    );
  },
  // Stones
  (c, y, light, dark) => {
    let found = "";
    for (let i = c.whole(4, 6); i > 0; i--) {
      const [x, z, r] = [c.between(0, 236), c.between(y + 8, 144), c.between(2, 6)];
      found += shape(
        `M${n(x)} ${n(z)}l${n(r * 0.6)}-${n(r)}l${n(r)}-${n(r * 0.2)}l${n(r * 0.7)} ${n(r * 1.2)}z`,
        i % 2 ? dark : light,
      );
    }
    return found;
  },
];

const WEATHERS: readonly ((c: Chance, light: string) => string)[] = [
  // Dust in the wind
  (c, light) => {
    let d = "";
    for (let i = 0; i < 7; i++) d += `M${n(c.between(-20, 200))} ${n(c.between(50, 140))}h${n(c.between(24, 90))}`;
    return line(d, light, 1.4, `${faint(0.35)} stroke-linecap="round"`);
  },
  // Rain
  (c, light) => {
    let d = "";
    for (let i = 0; i < 16; i++) d += `M${n(c.between(0, 245))} ${n(c.between(-5, 130))}l-4 15`;
    return line(d, light, 0.9, faint(0.5));
  },
  // Embers
  (c, light) => {
    let found = "";
    for (let i = 0; i < 9; i++) found += `M${n(c.between(20, 220))} ${n(c.between(20, 130))}h0`;
    return line(found, light, 2.4, ` stroke-linecap="round"`);
  },
  // Birds of prey
  (c, _) => {
    let d = "";
    for (let i = c.whole(2, 4); i > 0; i--) d += `M${n(c.between(20, 210))} ${n(c.between(12, 44))}q4-5 7 0q3-5 7 0`;
    return line(d, tint(0.16, 0.02, 60), 1.6, ` stroke-linecap="round"`);
  },
  // Fog above the ground
  (c, light) =>
    oval(c.between(40, 200), c.between(112, 124), 150, c.between(7, 12), light, faint(0.32)) +
    oval(c.between(40, 200), c.between(126, 138), 120, 8, light, faint(0.26)),
  // Clear air
  () => "",
];

function sky(c: Chance, { hue, hour, sun }: Look): [defs: string, body: string] {
  const cold = hour.cold + c.between(-15, 15);
  const light = tint(Math.min(0.97, hour.low + 0.1), hour.strong * 0.8, hue + 12);
  const defs =
    fall("s", [
      [0, tint(hour.high, hour.strong * 0.8, cold)],
      [0.55, tint((hour.high + hour.low) / 2, hour.strong, (hue + (Math.abs(cold - hue) < 180 ? cold : hue)) / 2)],
      [0.85, tint(hour.low, hour.strong, hue)],
    ]) +
    glow("g", [
      [0, light],
      [0.3, light, 0.5],
      [1, light, 0],
    ]);
  let body = rect(0, 0, WIDE, HIGH, "url(#s)");
  if (hour.high < 0.3) {
    let d = "";
    for (let i = 0; i < 14; i++) d += `M${n(c.between(0, WIDE))} ${n(c.between(0, 70))}h0`;
    body += line(d, light, 1.3, ` stroke-linecap="round"`);
  }
  body += disc(sun.x, sun.y, sun.r * 3.6, "url(#g)", faint(0.75)) + disc(sun.x, sun.y, sun.r, light);
  for (let i = c.whole(1, 3); i > 0; i--)
    body += oval(
      c.between(0, WIDE),
      c.between(14, 62),
      c.between(26, 70),
      c.between(2, 5),
      light,
      faint(c.between(0.25, 0.5)),
    );
  return [defs, body];
}

/** The thing itself: a dark body with a lit face, and the shadow it throws. */
function hero(c: Chance, drawing: string, { hue, own, hour, sun }: Look): [defs: string, body: string] {
  const size = c.between(98, 110);
  const x = WIDE / 2 - size / 2 + c.between(-26, 26);
  const foot = 140;
  const flip = c.likely(50) && !/text/.test(drawing);
  const place = `translate(${n(flip ? x + size : x)} ${n(foot - size)}) scale(${flip ? "-" : ""}${(size / 512).toFixed(3)} ${(size / 512).toFixed(3)})`;
  const lean = (x + size / 2 - sun.x) * 0.25;
  const dark = tint(0.17, 0.03, hue);
  const defs =
    `<g id="h">${inner(drawing)}</g>` +
    fall("f", [
      [0, tint(0.94, 0.05, hue + 12)],
      [0.4, tint(0.66 + hour.land * 0.16, 0.085, own)],
      [1, tint(0.34 + hour.land * 0.14, 0.07, own - 10)],
    ]);
  const body =
    oval(x + size / 2 + lean, foot - 3, size * 0.56, 7, dark, faint(0.5)) +
    `<g transform="${place}"><use href="#h" fill="${dark}" stroke="${dark}" stroke-width="34" stroke-linejoin="round"/><use href="#h" fill="url(#f)"/></g>`;
  return [defs, body];
}

/** Dark things close to the eye, at the lower edge. */
function near(c: Chance, hue: number): string {
  let d = `M0 ${HIGH}`;
  const grass = c.likely(50);
  for (let x = 0; x < WIDE;) {
    x += c.between(grass ? 4 : 10, grass ? 9 : 26);
    d += `L${n(x)} ${n(HIGH - c.between(2, grass ? 13 : 10))}`;
    if (grass) d += `L${n(x + 2)} ${HIGH - 2}`;
  }
  return shape(`${d}V${HIGH}H0z`, tint(0.15, 0.03, hue));
}

/** What the card can do, seen in the place. */
function life(c: Chance, { kind, tags }: Subject, look: Look, light: string): string {
  const { horizon } = look;
  switch (kind) {
    case "production": {
      const x = c.between(40, 200);
      return line(
        `M${n(x)} ${n(horizon - 6)}q-8-16 4-26t2-28q-4-16 14-26`,
        light,
        9,
        `${faint(0.3)} stroke-linecap="round"`,
      );
    }
    case "feature": {
      const [x, y] = [c.pick([c.between(14, 40), c.between(196, 222)]), horizon - c.between(26, 40)];
      const cloth = tint(0.6, 0.16, HUES[tags[0] ?? ""] ?? 30);
      return (
        line(`M${n(x)} ${n(horizon + 12)}V${n(y)}`, tint(0.2, 0.02, 60), 2) +
        shape(`M${n(x + 1)} ${n(y)}l20 4l-6 5l6 5l-20 2z`, cloth)
      );
    }
    case "open": {
      const x = c.between(90, 150);
      return shape(`M${n(x - 5)} ${n(horizon)}h10L${n(x + 78)} ${HIGH}h-156z`, light, faint(0.3));
    }
    default: {
      let d = "";
      for (let i = 0; i < 5; i++)
        d += `M${n(c.between(30, 210))} ${n(c.between(96, 134))}l${n(c.between(-6, 6))}-${n(c.between(5, 12))}`;
      return line(d, light, 1.7, ` stroke-linecap="round"`);
    }
  }
}

export const paint: Painter = (subject) => {
  const c = chance(`${subject.kind} ${subject.id}`);
  const main = subject.tags.find((tag) => tag in HUES) ?? "";
  const hour = c.pick(HOURS);
  const base = (HUES[main] ?? 55) + c.between(-9, 9);
  const look: Look = {
    hue: base,
    own: c.pick(PAINTS.filter((paint) => Math.abs(paint - base) > 28)),
    hour,
    sun: { x: c.between(24, 216), y: c.between(18, 78), r: c.between(9, 20) },
    horizon: c.between(92, 108),
  };
  const { hue, horizon } = look;
  const land = (share: number): string =>
    tint(hour.low + (hour.land * 0.62 - hour.low) * share, hour.strong * 0.75, hue - 8 * share);
  const light = tint(Math.min(0.96, hour.low + 0.08), hour.strong * 0.7, hue + 10);
  const [skyDefs, skyBody] = sky(c, look);
  const [heroDefs, heroBody] = hero(c, thing(WORDS, subject), look);
  const ground = fall("d", [
    [0, land(0.62)],
    [1, land(1.05)],
  ]);
  return svg(
    skyDefs + heroDefs + ground,
    skyBody +
      shape(c.pick(RIDGES)(c, horizon - 4), land(0.32)) +
      shape(c.pick(RIDGES)(c, horizon + 2), land(0.52)) +
      c.pick(PROPS)(c, horizon, land(0.75)) +
      rect(0, horizon, WIDE, HIGH - horizon, "url(#d)") +
      c.pick(GROUNDS)(c, horizon, light, land(1.2)) +
      life(c, subject, look, light) +
      heroBody +
      c.pick(WEATHERS)(c, light) +
      near(c, hue),
  );
};
