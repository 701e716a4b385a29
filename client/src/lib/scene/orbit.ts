/** Counterweight's station: the dark above a planet, what is built there, who comes and what goes wrong. */

import { chance, type Chance } from "./chance";
import { disc, faint, fall, glow, inner, line, n, oval, rect, shape, svg, tint } from "./draw";
import { enemy, module, ribs, ship, type Paint } from "./hulls";
import { THINGS } from "./orbit-things";
import { HIGH, WIDE, type Painter, type Subject } from "./subject";
import { lexicon, thing } from "./things";

const WORDS = lexicon(THINGS);
const SIGNAL = 52;

/** The hue of the dark behind, by the sort of card; null lets the card's own chance choose. */
const SKIES: Record<string, number | null> = { enemy: 20, emergency: 25, prestige: 75, action: 250, site: 60 };

interface Part {
  defs: string;
  body: string;
}

/** Stars, a nebula and the planet that all turn round. */
function space(c: Chance, hue: number): Part {
  const planet = c.between(180, 260);
  const warm = tint(0.62, 0.11, planet);
  const [x, y, r] = c.pick([
    [c.between(40, 200), 262, 150],
    [c.between(-30, 20), c.between(30, 120), c.between(52, 84)],
    [c.between(220, 270), c.between(20, 110), c.between(50, 80)],
    [c.between(30, 210), c.between(22, 40), c.between(14, 26)],
  ] as const);
  let stars = "";
  for (let i = 0; i < 26; i++) stars += `M${n(c.between(0, WIDE))} ${n(c.between(0, HIGH))}h0`;
  let bright = "";
  for (let i = 0; i < 6; i++) bright += `M${n(c.between(0, WIDE))} ${n(c.between(0, HIGH * 0.7))}h0`;
  const defs =
    fall("s", [
      [0, tint(0.13, 0.035, hue)],
      [1, tint(0.27, 0.06, hue + c.between(-30, 30))],
    ]) +
    glow("m", [
      [0, tint(0.55, 0.13, hue + c.between(-50, 50)), 0.55],
      [1, tint(0.4, 0.1, hue), 0],
    ]) +
    `<radialGradient id="p" cx=".35" cy=".3" r=".75"><stop stop-color="${tint(0.86, 0.06, planet)}"/><stop offset=".5" stop-color="${warm}"/><stop offset="1" stop-color="${tint(0.2, 0.05, planet)}"/></radialGradient>`;
  const body =
    rect(0, 0, WIDE, HIGH, "url(#s)") +
    oval(c.between(30, 210), c.between(20, 110), c.between(70, 130), c.between(30, 60), "url(#m)") +
    line(stars, tint(0.9, 0.02, hue), 1, `${faint(0.7)} stroke-linecap="round"`) +
    line(bright, tint(0.98, 0.02, 90), 2, ` stroke-linecap="round"`) +
    disc(x, y, r + 4, tint(0.7, 0.12, planet), faint(0.22)) +
    disc(x, y, r, "url(#p)") +
    line(
      `M${n(x - r * 0.7)} ${n(y - r * 0.3)}q${n(r * 0.7)} ${n(c.between(-8, 12))} ${n(r * 1.4)} 0M${n(x - r * 0.8)} ${n(y - r * 0.05)}q${n(r * 0.7)} ${n(c.between(-6, 14))} ${n(r * 1.5)} 4`,
      tint(0.9, 0.03, planet),
      r * 0.06,
      `${faint(0.3)} stroke-linecap="round"`,
    );
  return { defs, body };
}

/** A thing of light: a sign in a window, a hologram above a table. */
function sign(drawing: string, x: number, y: number, size: number, hue: number): Part {
  const k = (size / 512).toFixed(3);
  return {
    defs:
      `<g id="h">${inner(drawing)}</g>` +
      fall("f", [
        [0, tint(0.98, 0.04, hue)],
        [1, tint(0.78, 0.15, hue)],
      ]) +
      glow("g", [
        [0, tint(0.75, 0.15, hue), 0.7],
        [1, tint(0.6, 0.15, hue), 0],
      ]),
    body:
      disc(x, y, size * 0.85, "url(#g)") +
      `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${k})"><use href="#h" fill="${tint(0.12, 0.03, hue)}" stroke="${tint(0.12, 0.03, hue)}" stroke-width="30" stroke-linejoin="round"/><use href="#h" fill="url(#f)"/></g>`,
  };
}

type Scene = (c: Chance, subject: Subject, drawing: string, hue: number) => Part;

/** A stretch of the ring with one part of it in sight. */
const section: Scene = (c, subject, drawing) => {
  const own = subject.kind === "prestige" ? 85 : c.pick([SIGNAL, 75, 165, 200, 230, 330]);
  const paint: Paint = { hue: c.pick([220, 235, 60, 250]), signal: own };
  const light = sign(drawing, 120, 74, 66, own);
  const tilt = c.between(-9, 9);
  const arc = `M-20 ${n(104 + tilt)}Q120 ${n(66 - tilt * 0.4)} 260 ${n(104 - tilt)}`;
  const rays =
    subject.kind === "prestige"
      ? Array.from(
          { length: 9 },
          (_, i) => `M120 74L${n(120 + 200 * Math.cos(i * 0.7))} ${n(74 + 200 * Math.sin(i * 0.7))}l12 14z`,
        ).join("")
      : "";
  return {
    defs: light.defs,
    body:
      (rays ? shape(rays, tint(0.9, 0.12, 88), faint(0.16)) : "") +
      line(arc, tint(0.22, 0.02, paint.hue), 46) +
      line(arc, tint(0.5, 0.02, paint.hue), 38) +
      line(arc, tint(0.66, 0.02, paint.hue), 26, ` stroke-dasharray="30 3"`) +
      line(arc, tint(0.93, 0.1, own), 3, ` stroke-dasharray="5 9"`) +
      module(c, paint, subject.size ?? 1) +
      disc(120, 74, 43, tint(0.3, 0.03, paint.hue)) +
      disc(120, 74, 39, tint(0.16, 0.04, own)) +
      line("M120 32a42 42 0 0 1 40 30", tint(0.95, 0.03, paint.hue), 2.5, ` stroke-linecap="round"`) +
      light.body,
  };
};

/** A hull still open, cranes and sparks round it. */
const site: Scene = (c, subject, drawing) => {
  const light = sign(drawing, 120, 74, 74, 60);
  let sparks = "";
  for (let i = 0; i < 10; i++)
    sparks += `M${n(c.between(40, 200))} ${n(c.between(70, 140))}l${n(c.between(-5, 5))} ${n(c.between(2, 8))}`;
  return {
    defs: light.defs,
    body: ribs(c, subject.size ?? 5) + light.body + line(sparks, tint(0.93, 0.13, 85), 1.6, ` stroke-linecap="round"`),
  };
};

const arrival: Scene = (c, subject, drawing) => {
  const paint: Paint = { hue: c.pick([215, 240, 70, 40]), signal: c.pick([SIGNAL, 200, 165, 330]) };
  return ship(c, paint, subject, inner(drawing));
};

const attack: Scene = (c, subject, drawing) => enemy(c, subject, inner(drawing));

/** A room with a window on the dark, and what is talked about over the table. */
const room: Scene = (c, _, drawing, hue) => {
  const own = c.pick([SIGNAL, 80, 150, 195, 320]);
  const light = sign(drawing, 120, 66, 78, own);
  const wall = tint(0.2, 0.03, hue);
  const [left, right] = [c.between(26, 44), c.between(196, 214)];
  let lamps = "";
  for (let i = c.whole(2, 4), x = 40; i > 0; i--) lamps += `M${n((x += c.between(20, 50)))} 0v${n(c.between(6, 14))}`;
  return {
    defs: light.defs,
    body:
      shape(
        `M0 0h${WIDE}v${HIGH}H0zM${n(left)} 22q0-8 8-8H${n(right - 8)}q8 0 8 8v70q0 8-8 8H${n(left + 8)}q-8 0-8-8z`,
        wall,
        ` fill-rule="evenodd"`,
      ) +
      line(`M${n(left - 5)} 104V18q0-9 9-9H${n(right - 4)}q9 0 9 9v86M120 10v92`, tint(0.42, 0.03, hue), 2.5) +
      line(lamps, tint(0.9, 0.1, own), 3) +
      shape(`M60 116h120l26 34H34z`, tint(0.3, 0.04, hue)) +
      shape(`M60 116h120l3 4H57z`, tint(0.6, 0.08, own)) +
      oval(120, 122, 44, 6, tint(0.85, 0.13, own), faint(0.5)) +
      shape(`M84 122L66 24h108l-18 98z`, tint(0.85, 0.13, own), faint(0.12)) +
      people(c, tint(0.1, 0.02, hue)) +
      light.body,
  };
};

/** Heads and shoulders round the table. */
function people(c: Chance, ink: string): string {
  let found = "";
  for (let i = c.whole(1, 3); i > 0; i--) {
    const x = c.pick([c.between(8, 52), c.between(188, 232)]);
    const y = c.between(104, 116);
    found += disc(x, y, 9, ink) + shape(`M${n(x - 18)} 150q0-${n(140 - y)} 18-${n(140 - y)}t18 ${n(140 - y)}z`, ink);
  }
  return found;
}

/** A passage in alarm light. */
const alarm: Scene = (c, _, drawing) => {
  const red = c.pick([25, 32, 45]);
  const light = sign(drawing, 120, 76, 82, red + 8);
  const turn = c.between(-30, 30);
  const frame = (k: number): string =>
    line(
      `M${n(120 - 120 * k)} ${n(75 + 75 * k)}V${n(75 - 55 * k)}l${n(30 * k)}-${n(20 * k)}h${n(180 * k)}l${n(30 * k)} ${n(20 * k)}V${n(75 + 75 * k)}z`,
      tint(0.12 + 0.2 * k, 0.06, red),
      6 * k + 1,
    );
  return {
    defs: light.defs,
    body:
      rect(0, 0, WIDE, HIGH, tint(0.17, 0.05, red), faint(0.82)) +
      shape(`M120 75L-40 ${n(turn)}v60zM120 75l160 ${n(-turn - 40)}v60z`, tint(0.7, 0.2, red), faint(0.3)) +
      frame(0.35) +
      frame(0.55) +
      frame(0.8) +
      frame(1.1) +
      shape(`M120 75L20 ${HIGH}h200z`, tint(0.1, 0.03, red), faint(0.6)) +
      light.body,
  };
};

/** The first stone of a station, and the cable down to the planet. */
const anchor: Scene = (c, _, drawing) => {
  const light = sign(drawing, 120, 66, 62, SIGNAL + 20);
  const steel = tint(0.62, 0.02, 230);
  const sides = c.whole(5, 9);
  const rock = c.likely(50);
  const outline = Array.from({ length: sides }, (_, i) => {
    const [r, turn] = [rock ? c.between(46, 60) : 52, (i / sides) * 2 * Math.PI];
    return `${i ? "L" : "M"}${n(120 + r * Math.cos(turn))} ${n(66 + r * 0.86 * Math.sin(turn))}`;
  }).join("");
  return {
    defs: light.defs,
    body:
      line(`M120 110Q${n(c.between(90, 150))} 130 ${n(c.between(80, 160))} 152`, tint(0.9, 0.03, 230), 2.5) +
      oval(
        120,
        66,
        104,
        20,
        "none",
        ` stroke="${steel}" stroke-width="7" transform="rotate(${c.whole(-24, 24)} 120 66)"`,
      ) +
      shape(
        `${outline}z`,
        tint(0.34, 0.03, rock ? 50 : 230),
        ` stroke="${tint(0.7, 0.03, rock ? 60 : 230)}" stroke-width="2.5"`,
      ) +
      light.body,
  };
};

const SCENES: Record<string, Scene> = {
  section,
  prestige: section,
  site,
  ship: arrival,
  inspector: arrival,
  enemy: attack,
  action: room,
  emergency: alarm,
  anchor,
};

export const paint: Painter = (subject) => {
  const c = chance(`${subject.kind} ${subject.id}`);
  const hue = (SKIES[subject.kind] ?? c.pick([205, 235, 265, 290])) + c.between(-10, 10);
  const back = space(c, hue);
  const { defs, body } = (SCENES[subject.kind] ?? section)(c, subject, thing(WORDS, subject), hue);
  return svg(back.defs + defs, back.body + body);
};
