/**
 * The surfaces of Rebellion's worlds, seen from above, in grey: whoever lays one over a colour (of a world, of
 * who holds a land) sees relief, water and woods in that colour.
 */

import { chance, type Chance } from "./chance";
import { disc, faint, line, n, oval, shape, tint } from "./draw";
import type { Painter } from "./subject";

/** Half the width of the picture; the world fills it. */
const R = 60;
const grey = (light: number): string => tint(light, 0, 0);

const around = (c: Chance, far = R): [x: number, y: number] => {
  const [turn, r] = [c.between(0, 2 * Math.PI), Math.sqrt(c.between(0, 1)) * far];
  return [r * Math.cos(turn), r * Math.sin(turn)];
};

/** An outline like that of an island. */
function blob(c: Chance, x: number, y: number, r: number, corners = 9): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const [turn, far] = [(i / corners) * 2 * Math.PI, r * c.between(0.6, 1.2)];
    return [x + far * Math.cos(turn), y + far * Math.sin(turn)] as const;
  });
  const middle = (i: number): string => {
    const [a, b] = [points[i % corners]!, points[(i + 1) % corners]!];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  return `M${middle(corners - 1)}${points.map(([px, py], i) => `Q${n(px)} ${n(py)} ${middle(i)}`).join("")}z`;
}

/** A line that wanders. */
function wander(c: Chance, steps: number, stride: number, bend: number): string {
  const [x, y] = around(c, R * 0.9);
  let turn = c.between(0, 2 * Math.PI);
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < steps; i++) {
    turn += c.between(-bend, bend);
    d += `l${n(stride * Math.cos(turn))} ${n(stride * Math.sin(turn))}`;
  }
  return d;
}

const many = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join("");

function crater(c: Chance, least: number, most: number): string {
  const [[x, y], r] = [around(c), c.between(least, most)];
  return (
    disc(x, y, r, grey(0.36)) +
    oval(x + r * 0.12, y + r * 0.14, r * 0.82, r * 0.8, grey(0.55)) +
    disc(x, y, r, "none", ` stroke="${grey(0.82)}" stroke-width=".9"`)
  );
}

const SURFACES: Record<string, (c: Chance) => string> = {
  lava: (c) =>
    many(9, () => shape(blob(c, ...around(c), c.between(9, 20)), grey(c.between(0.22, 0.4)), faint(0.8))) +
    many(9, () => {
      const d = wander(c, 7, 9, 1);
      return line(d, grey(0.75), 3.6, faint(0.5)) + line(d, grey(0.98), 1.3);
    }),
  mist: (c) =>
    many(16, () => {
      const [x, y] = around(c);
      const w = c.between(22, 54);
      return line(
        `M${n(x - w / 2)} ${n(y)}q${n(w / 4)} ${n(c.between(-9, 9))} ${n(w / 2)} 0t${n(w / 2)} 0`,
        grey(c.pick([0.35, 0.8, 0.92])),
        c.between(3, 8),
        `${faint(0.5)} stroke-linecap="round"`,
      );
    }) + many(10, () => disc(...around(c), c.between(1, 2.4), grey(0.98), faint(0.8))),
  sea: (c) =>
    many(30, () => {
      const [x, y] = around(c);
      return line(`M${n(x)} ${n(y)}q4-3 8 0t8 0`, grey(c.pick([0.32, 0.75, 0.9])), 1.3, faint(0.8));
    }) +
    many(3, (i) =>
      line(
        `M${n(-50 + i * 30)} ${n(c.between(-40, 40))}q${n(c.between(10, 30))} ${n(c.between(-20, 20))} 52 0`,
        grey(0.3),
        6,
        faint(0.35),
      ),
    ) +
    shape(blob(c, ...around(c, 24), 9), grey(0.95)),
  coast: (c) =>
    many(22, () => {
      const [x, y] = around(c);
      return line(`M${n(x)} ${n(y)}q3-2 6 0t6 0`, grey(0.36), 1, faint(0.8));
    }) +
    many(7, () => {
      const d = blob(c, ...around(c, R * 0.9), c.between(8, 18), 11);
      return (
        shape(d, grey(0.78), ` stroke="${grey(0.98)}" stroke-width="1.8"`) +
        shape(blob(c, ...around(c, R * 0.9), c.between(2, 4)), grey(0.92))
      );
    }),
  forest: (c) =>
    many(58, () => {
      const [x, y] = around(c);
      const r = c.between(3, 7);
      return (
        disc(x, y, r, grey(c.between(0.26, 0.5))) + disc(x - r * 0.25, y - r * 0.3, r * 0.5, grey(0.72), faint(0.75))
      );
    }) + line(wander(c, 12, 9, 0.7), grey(0.95), 2.2),
  fields: (c) => {
    const turn = c.whole(0, 80);
    const plot = (x: number, y: number): string => {
      const rows = Array.from({ length: 4 }, (_, i) => `M${n(x + 1)} ${n(y + 3 + i * 4)}h15`).join("");
      return (
        shape(`M${n(x)} ${n(y)}h17v17h-17z`, grey(c.pick([0.42, 0.6, 0.72, 0.86]))) +
        (c.likely(60) ? line(rows, grey(0.4), 1, faint(0.6)) : "")
      );
    };
    let found = "";
    for (let x = -81; x < 81; x += 18)
      for (let y = -81; y < 81; y += 18) if (Math.hypot(x + 9, y + 9) < 74) found += plot(x, y);
    return `<g transform="rotate(${turn})">${found}</g>` + line(wander(c, 12, 10, 0.6), grey(0.98), 2.4);
  },
  desert: (c) => {
    const turn = c.whole(0, 180);
    const dunes = many(15, (i) => {
      const y = -64 + i * 9;
      return line(
        `M-66 ${n(y)}q16 ${n(c.between(-9, -3))} 33 0t33 0t33 0t33 0`,
        grey(i % 2 ? 0.4 : 0.86),
        2,
        faint(0.75),
      );
    });
    return (
      `<g transform="rotate(${turn})">${dunes}</g>` +
      many(3, () => disc(...around(c, 44), 2.6, grey(0.98), ` stroke="${grey(0.3)}"`))
    );
  },
  city: (c) => {
    let found = "";
    for (let x = -60; x < 60; x += 11)
      for (let y = -60; y < 60; y += 11) {
        if (Math.hypot(x + 5, y + 5) > 66) continue;
        const [w, h] = [c.between(5, 9.5), c.between(5, 9.5)];
        found += shape(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`, grey(c.pick([0.3, 0.42, 0.56, 0.7])));
        if (c.likely(45)) found += disc(x + w / 2, y + h / 2, 0.9, grey(0.99));
      }
    return found + line("M-60-14H60M-60 22H60M-20-60V60M26-60V60", grey(0.92), 1.2, faint(0.8));
  },
  ice: (c) =>
    many(12, () =>
      shape(
        blob(c, ...around(c), c.between(8, 18), 6),
        grey(c.between(0.76, 0.96)),
        ` stroke="${grey(0.5)}" stroke-width="1"`,
      ),
    ) +
    many(6, () => line(wander(c, 5, 10, 0.8), grey(0.36), 1)) +
    oval(0, -52, 44, 16, grey(0.99)),
  rock: (c) => many(20, () => crater(c, 3, 6)) + many(5, () => crater(c, 8, 13)),
};

export const paint: Painter = (subject) => {
  const c = chance(`${subject.kind} ${subject.id}`);
  const body = (SURFACES[subject.kind] ?? SURFACES["rock"]!)(c);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="480" height="480"><clipPath id="c"><circle r="60"/></clipPath><g clip-path="url(#c)">${disc(0, 0, R, grey(0.55))}${body}</g></svg>`;
};
