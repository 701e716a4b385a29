/**
 * What the press prints with: the painters of the cards, the icons and the colours of the screen, as plain functions.
 * `vite.press.config.ts` makes one file of it that any JavaScript engine can run; there is no browser here.
 */

import credits from "../words/en.ftl?raw";
import creditsDe from "../words/de.ftl?raw";
import tokens from "../design/tokens.css?raw";
import counterweightIcons from "../games/counterweight/icons";
import { subject as station } from "../games/counterweight/scene";
import counterweightDe from "../games/counterweight/words/de.ftl?raw";
import counterweightEn from "../games/counterweight/words/en.ftl?raw";
import rebellionIcons from "../games/rebellion/icons";
import state51Icons from "../games/state51/icons";
import { subject as wasteland } from "../games/state51/scene";
import state51De from "../games/state51/words/de.ftl?raw";
import state51En from "../games/state51/words/en.ftl?raw";
import type { Counterweight, State51 } from "../lib/generated";
import { icon, register } from "../lib/icons";
import { LOOKS, SHAPES } from "../lib/players";
import { paint as orbit } from "../lib/scene/orbit";
import { paint as waste } from "../lib/scene/waste";
import { bridged, exampleNames, planet, roll, sky, type PrintedSky, type PrintedWorld } from "./rebellion";
import { colours } from "./tokens";

register("counterweight", counterweightIcons);
register("rebellion", rebellionIcons);
register("state51", state51Icons);

const PAINTED: Record<string, (catalogue: never) => Record<string, string>> = {
  counterweight: (all: Counterweight.Catalogue) =>
    Object.fromEntries(Object.keys(all).map((key) => [key, orbit(station(all, key))])),
  state51: (all: State51.Catalogue) =>
    Object.fromEntries(
      [...Object.keys(all.locations), ...Object.keys(all.connections)].map((key) => [key, waste(wasteland(all, key))]),
    ),
};

const WORDS: Record<string, Record<string, string>> = {
  de: { "": creditsDe, counterweight: counterweightDe, state51: state51De },
  en: { "": credits, counterweight: counterweightEn, state51: state51En },
};

/** The picture of every card of a game, by key. */
export const pictures = (game: string, catalogue: unknown): Record<string, string> =>
  PAINTED[game]?.(catalogue as never) ?? {};

/** An icon as a whole SVG in one colour; empty if there is none of this name. */
export const drawn = (game: string, name: string, colour: string): string =>
  (icon(name, game) ?? "").replaceAll("currentColor", colour);

/** The colours of a game by daylight, by the names of the tokens. */
export const palette = (game: string): Record<string, string> => colours(tokens, game);

/** What client and game boards say, as Fluent files. */
export const words = (game: string, lang: string): string[] =>
  ["", game].map((name) => WORDS[lang]?.[name] ?? "").filter(Boolean);

/** How the pieces of a colour look: the outline of their shape in a box of 24, and their pattern. */
export const looks = (): Record<string, { outline: string; pattern: string }> =>
  Object.fromEntries(
    Object.values(LOOKS).map(({ colour, shape, pattern }) => [colour, { outline: SHAPES[shape], pattern }]),
  );

export const rebellionSky = (board: PrintedSky): string => sky(board, palette("rebellion"));
export const rebellionPlanet = (world: PrintedWorld): string => planet(world, palette("rebellion"));
/** The messages of the rulebook's examples, and their pictures by name. */
export const rebellionNames = exampleNames;
export const rebellionExamples = (names: Record<string, string>): Record<string, string> => ({
  battle: roll(names, palette("rebellion")),
  bridge: bridged(names, palette("rebellion")),
});
