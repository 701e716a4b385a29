/** Texts in German and English, from the same Fluent files that the server reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getWords } from "./api";
import type { Text } from "./generated";
import { prefs, set, type Lang } from "./prefs.svelte";
import { learn } from "./soft";

type Args = Record<string, FluentVariable>;
export type Names = (seat: number) => string;

const own: Record<Lang, () => Promise<string>> = {
  de: async () => (await import("../words/de.ftl?raw")).default,
  en: async () => (await import("../words/en.ftl?raw")).default,
};

/** What a game's board says beside the words of its game: `games/<id>/words/<lang>.ftl`, if there is one. */
const boards = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

/** What its guided first game says, loaded with that: `games/<id>/words/tutorial/<lang>.ftl`. */
const tutorials = import.meta.glob<string>("../games/*/words/tutorial/*.ftl", { query: "?raw", import: "default" });
/** What the workshop, people's pages and tournaments say, loaded with their pages. */
const pages = import.meta.glob<string>("../words/*/*.ftl", { query: "?raw", import: "default" });
const TUTORIAL = "/tutorial";
/** The place of a tutorial's words. */
export const tutorialWords = (game: string): string => game + TUTORIAL;

/** Where the long words of a game may break, found out by Vite. */
const hyphens = import.meta.glob<string>("../../../src/spielwerk/games/*/words/*.ftl", {
  query: "?hyphens",
  import: "default",
});

interface Loaded {
  lang: Lang;
  by: Map<string, FluentBundle>;
}

/** What is loaded: "" holds the client's own texts, "shared" what all games share, an id a game's, "id/tutorial" its guided game's. */
let shown = $state.raw<Loaded>({ lang: prefs.lang, by: new Map() });

/** The card pack whose words a game has now. */
const packs = new Map<string, string | null>();

function sources(lang: Lang, place: string): Promise<string>[] {
  if (place === "") return [own[lang]()];
  const page = pages[`../words/${place}/${lang}.ftl`];
  if (page) return [page()];
  if (place.endsWith(TUTORIAL)) {
    return [tutorials[`../games/${place.replace(TUTORIAL, "/words/tutorial")}/${lang}.ftl`]!()];
  }
  const board = boards[`../games/${place}/words/${lang}.ftl`];
  return [getWords(place, lang, packs.get(place) ?? null), ...(board ? [board()] : [])];
}

/** Learn where the long words of a game may break, those of a card pack from its texts. */
async function learnHyphens(lang: Lang, place: string, source: Promise<string>): Promise<void> {
  if (packs.get(place)) learn(await (await import("./hyphenate")).hyphenated(await source, lang));
  else learn((await hyphens[`../../../src/spielwerk/games/${place}/words/${lang}.ftl`]?.()) ?? "");
}

async function load(lang: Lang, place: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const wanted = sources(lang, place);
  // Words that don't break are no reason to show none.
  const learnt = learnHyphens(lang, place, wanted[0]!).catch(() => {});
  const texts = await Promise.all(wanted);
  await learnt;
  for (const source of texts) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Load the client's texts, and a game's (with a card pack) when it is named, in the present language. */
export async function need(place = "", pack: string | null = null): Promise<void> {
  if (shown.by.has(place) && (packs.get(place) ?? null) === pack) return;
  packs.set(place, pack);
  const { lang } = prefs;
  const bundle = await load(lang, place);
  // The language may have been switched meanwhile.
  if (lang !== prefs.lang) return need(place, pack);
  if (packs.get(place) !== pack) return; // and another pack may be wanted by now
  shown = { lang, by: new Map(shown.by).set(place, bundle) };
}

/** Words that lie over a game's own for a while: those of a pack that is being edited. */
export function lay(place: string, source: string): void {
  const bundle = shown.by.get(place);
  if (!bundle) return;
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  shown = { lang: shown.lang, by: new Map(shown.by) };
}

/** Forget a game's words: they are loaded again when they are needed. */
export function unload(place: string): void {
  const by = new Map(shown.by);
  by.delete(place);
  shown = { lang: shown.lang, by };
}

/** Another language, at once and without reload: everything loaded is loaded again in it. */
export async function speak(lang: Lang): Promise<void> {
  const places = [...new Set(["", ...shown.by.keys()])];
  const loaded = await Promise.all(places.map((place) => load(lang, place)));
  const by = new Map(places.map((place, i) => [place, loaded[i]!]));
  set("lang", lang);
  shown = { lang, by };
}

export function lang(): Lang {
  return shown.lang;
}

/** A point in time in the present language, by a clock of 24 hours in both. */
export function time(at: number, parts: Intl.DateTimeFormatOptions = {}): string {
  return new Date(at * 1000).toLocaleString(shown.lang, {
    ...parts,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}

function format(place: string, id: string, args: Args): string | undefined {
  const bundle = shown.by.get(place);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  return bundle.formatPattern(pattern, args, []);
}

/** One of the client's own texts. */
export function t(id: string, args: Args = {}): string {
  return format("", id, args) ?? format("shared", id, args) ?? id;
}

/** Whether a game has a text of this id. */
export function has(game: string, id: string): boolean {
  return shown.by.get(game)?.hasMessage(id) ?? false;
}

/** A text of a game by its id; the id itself where there is none. */
export function word(game: string, id: string, args: Args = {}): string {
  return format(game, id, args) ?? t(id, args);
}

/** A message of the server as a sentence: "seat:2" is a name, "=x" is x, other strings are messages. */
export function say(game: string, message: Text, names: Names): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(message.args)) {
    if (typeof value === "number") args[key] = value;
    else if (typeof value === "object") args[key] = say(game, value, names);
    else if (value.startsWith("seat:")) args[key] = names(Number(value.slice(5)));
    else if (value.startsWith("=")) args[key] = value.slice(1);
    else args[key] = word(game, value);
  }
  return word(game, message.id, args);
}
