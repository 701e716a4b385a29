/**
 * The pictures of README and docs: composed from the painters and data that the tables use, and held to them.
 * `make pictures` draws them anew (vitest with --update=all); they are text like everything else here.
 */

import { flushSync, mount, unmount } from "svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import Rebels from "../src/games/rebellion/Picture.svelte";
import { fieldAngle, orbitRadius, polar, ringPiece, slice } from "../src/games/rebellion/shapes";
import Road from "../src/games/state51/Picture.svelte";
import wasteIcons from "../src/games/state51/icons";
import Station from "../src/games/counterweight/Picture.svelte";
import { paint as orbit } from "../src/lib/scene/orbit";
import { HIGH, WIDE } from "../src/lib/scene/subject";
import { paint as waste } from "../src/lib/scene/waste";
import { paint as world } from "../src/lib/scene/world";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const TOKENS = read("client/src/design/tokens.css");
const LARGEST = 60_000;

/** A token as it looks by night. */
function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(TOKENS)![1]!;
  return resolved(/^light-dark\([^,]+, (.+)\)$/.exec(value)?.[1] ?? value);
}
const resolved = (text: string): string => text.replace(/var\(--([\w-]+)\)/g, (_, name: string) => token(name));

/** What a game calls something in English. */
function word(game: string, id: string): string {
  return new RegExp(`^${id} = (.+)$`, "m").exec(read(`src/spielwerk/games/${game}/words/en.ftl`))![1]!;
}

let parts = 0;
beforeEach(() => {
  parts = 0;
});
/** A picture inside a picture: its names must not meet those of its neighbours. */
function inside(svg: string, x: number, y: number, w: number, h: number): string {
  const own = `p${++parts}-`;
  const body = svg
    .replace(/^<svg[^>]*>/, "")
    .replace(/\sid="([^"]+)"/g, ` id="${own}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${own}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${own}$1"`);
  const box = /viewBox="([^"]+)"/.exec(svg)![1]!;
  const frame = `x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box}"`;
  return `<svg ${frame} preserveAspectRatio="xMidYMid slice">${body}`;
}

/** A whole file, one thing a line so that changes can be read. */
function file(w: number, h: number, title: string, ...body: string[]): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" font-family="system-ui, sans-serif">`;
  return [open, `<title>${title}</title>`, ...body, "</svg>", ""].join("\n");
}
const at = (x: number, y: number, body: string): string => `<g transform="translate(${x} ${y})">${body}</g>`;
const text = (x: number, y: number, size: number, said: string, more = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${said}</text>`;

async function kept(name: string, svg: string): Promise<void> {
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
  expect(svg.length).toBeLessThan(LARGEST);
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(parsed.documentElement.tagName).toBe("svg");
  await expect(svg).toMatchFileSnapshot(join(ROOT, "docs/pictures", name));
}

test("the start page: a poster a game", async () => {
  const posters = [Rebels, Road, Station].map((Poster, i) => {
    const target = document.createElement("div");
    const made = mount(Poster, { target });
    flushSync();
    const drawn = target.querySelector("svg")!;
    // Only what the drawing needs: no comments, no classes of the page.
    const svg = resolved(drawn.outerHTML.replace(/<!--.*?-->/g, "").replace(/ class="[^"]*"/g, ""));
    void unmount(made);
    return inside(svg, 12 + i * 412, 12, 400, 240);
  });
  await kept("start.svg", file(1248, 264, "Rebellion of the Planets, 51st State, Counterweight", ...posters));
});

test("51st State: cards with their pictures", async () => {
  const rows = new Map(
    read("src/spielwerk/games/state51/data/base.csv")
      .trim()
      .split("\n")
      .map((row) => [row.split(",")[0]!, row.split(",")] as const),
  );
  const [w, h] = [200, 206];
  const cards = ["arena", "school", "oil-trader", "church", "brick-supplier", "fuel-tank"].map((key, i) => {
    const [, , row = "", distance = "", categories = "", , deal = ""] = rows.get(key)!;
    const tags = [...categories.split(" "), deal];
    const seen = inside(waste({ id: key, kind: row, tags }), 0, 34, w, (w * HIGH) / WIDE);
    const icon = (name: string, x: number): string =>
      at(x, 168, `<g font-size="26" color="${token("white")}">${wasteIcons[name] ?? ""}</g>`);
    const head = `<rect width="${w}" height="${h}" rx="10" fill="${token(`row-${row === "open" ? "production" : row}`)}"/>`;
    const name = text(34, 23, 16, word("state51", `card-${key}`), `font-weight="700" fill="${token("white")}"`);
    const far = `<circle cx="17" cy="17" r="12" fill="${token("distance")}"/>${text(17, 22, 15, distance, `font-weight="800" text-anchor="middle" fill="${token("on-distance")}"`)}`;
    const kinds = categories.split(" ").map((kind, k) => icon(kind, 10 + 34 * k));
    return at(12 + (i % 6) * (w + 8), 12, head + far + name + seen + kinds.join(""));
  });
  await kept("state51.svg", file(12 + 6 * 208 + 4, h + 24, "Six cards of 51st State", ...cards));
});

test("Rebellion: eight worlds on their orbits", async () => {
  const board = read("src/spielwerk/games/rebellion/data/board-standard.toml");
  const surfaces = new Map(
    [...board.matchAll(/^id = "([\w-]+)"\nname.*\nstory.*\nsurface = "(\w+)"/gm)].map(([, id, kind]) => [id, kind]),
  );
  const planets = board
    .split("[[planets]]")
    .slice(1)
    .map((row) => {
      const value = (name: string): string => new RegExp(`^${name} = "?([^"\n#]+)"?`, "m").exec(row)?.[1]?.trim() ?? "";
      return {
        key: value("id"),
        fields: Number(value("fields")),
        lands: Number(value("lands")),
        kind: surfaces.get(value("id"))!,
      };
    });
  expect(planets.length).toBe(8);
  const sky = planets.map(({ key, fields, lands, kind }, i) => {
    const r = orbitRadius(i, planets.length);
    const colour = token(`night-${key}`);
    const spot = polar(r, fieldAngle(Math.floor(fields * ((i * 0.382 + 0.3) % 1)), fields));
    const size = 24;
    const owner = token(i < 3 ? "player-red" : i < 5 ? "player-white" : "player-green");
    const pieces = Array.from({ length: lands }, (_, n) => slice(n, lands))
      .map(({ from, to }) => `<path d="${ringPiece(size * 0.78, size, from + 4, to - 4)}" fill="${owner}"/>`)
      .join("");
    const relief = `<g style="mix-blend-mode:hard-light">${inside(world({ id: `planet-standard-${key}`, kind, tags: [] }), -size, -size, 2 * size, 2 * size)}</g>`;
    return (
      `<circle r="${r.toFixed(1)}" fill="none" stroke="${colour}" stroke-opacity=".7"/>\n` +
      `<g style="isolation:isolate" transform="translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})"><circle r="${size + 3}" fill="${colour}"/>${relief}${pieces}</g>`
    );
  });
  const sun = `<circle r="34" fill="${token("poster-sun")}"/><circle r="22" fill="${token("poster-sun-core")}"/>`;
  const night = `<rect width="600" height="600" fill="${token("poster-sky-far")}"/>`;
  await kept(
    "rebellion.svg",
    file(600, 600, "The worlds of Rebellion on their orbits", night, at(300, 300, [sun, ...sky].join("\n"))),
  );
});

test("Counterweight: a station that grows, section by section", async () => {
  const sections = read("src/spielwerk/games/counterweight/data/sections.csv")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.split(",")[0]!)
    .slice(0, 8);
  const fields = 16;
  const ring = Array.from({ length: fields }, (_, i) => {
    const [from, to] = [((i - 0.5) * 360) / fields + 0.8, ((i + 0.5) * 360) / fields - 0.8];
    const plate = ringPiece(150, 280, from, to);
    const key = sections[i];
    if (!key)
      return `<path d="${plate}" fill="none" stroke="${token("station-steel-shade")}" stroke-dasharray="5 5" opacity=".6"/>`;
    const middle = polar(215, (i * 360) / fields);
    const seen = inside(orbit({ id: key, kind: "section", tags: [] }), middle.x - 105, middle.y - 80, 210, 160);
    return `<clipPath id="s${i}"><path d="${plate}"/></clipPath><g clip-path="url(#s${i})">${seen}</g><path d="${plate}" fill="none" stroke="${token("station-steel")}" stroke-width="3"/>`;
  });
  const rock = inside(orbit({ id: "tethered-rock", kind: "anchor", tags: [] }), -110, -110, 220, 220);
  const hub =
    `<clipPath id="hub"><circle r="110"/></clipPath><g clip-path="url(#hub)">${rock}</g>` +
    `<circle r="110" fill="none" stroke="${token("station-signal")}" stroke-width="6"/>` +
    `<circle r="142" fill="none" stroke="${token("station-spoke")}" stroke-width="4"/>`;
  const night = `<rect width="600" height="600" fill="${token("station-sky-high")}"/>`;
  await kept(
    "counterweight.svg",
    file(600, 600, "A half-built station of Counterweight", night, at(300, 300, [hub, ...ring].join("\n"))),
  );
});
