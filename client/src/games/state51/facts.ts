/** What is printed on cards and boards, and how an effect becomes a line of icons. */

import type { Desk } from "../../lib/board";
import type { State51 } from "../../lib/generated";

export type Table = State51.Table;
export type StateDesk = Desk<Table>;
export type Row = "production" | "feature" | "action";
export const ROWS: readonly Row[] = ["production", "feature", "action"];

export interface Amount {
  good: string;
  n: number;
}

export interface EffectFacts {
  kind: string;
  price?: Amount[];
  goods?: Amount[];
  either?: Amount[][];
  per?: string;
  least?: Amount;
  most?: number;
  on_raze?: boolean;
  on_deal?: boolean;
  uses?: number;
  n?: number;
}

export interface LocationFacts {
  row: Row;
  open: boolean;
  shielded: boolean;
  distance: number;
  resistance: number;
  categories: string[];
  spoils: Amount[];
  deal: string;
  effect: EffectFacts;
  bonus: EffectFacts;
}

export interface ConnectionFacts {
  stack: string;
  price: Amount[];
  goods: Amount[];
}

export interface FactionFacts {
  production: Amount[];
  actions: EffectFacts[];
}

export interface Catalogue {
  keys: string[];
  locations: Record<string, LocationFacts>;
  connections: Record<string, ConnectionFacts>;
  factions: Record<string, FactionFacts>;
  goods: string[];
  trade_workers: number;
  connection_workers: number;
}

export const catalogue = (desk: StateDesk): Catalogue => desk.catalogue as Catalogue;

/** A piece of a line of icons: a good with its number, another icon, or a sign. */
export type Token = { good: string; n: number } | { icon: string } | { sign: string };

/** More than anybody owns stands for all. */
const ALL = 99;
/** What changes 2 workers (S51-5.7). */
export const TRADES = ["gun", "fuel", "iron", "brick", "card"] as const;

const goods = (some: Amount[] = []): Token[] => some.map(({ good, n }) => ({ good, n }));
const sign = (text: string): Token => ({ sign: text });
const icon = (name: string): Token => ({ icon: name });

function gives(facts: EffectFacts): Token[] {
  const n: Token[] = facts.n && facts.n > 1 ? [sign(String(facts.n))] : [];
  switch (facts.kind) {
    case "either":
      return (facts.either ?? []).flatMap((some, i) => [...(i ? [sign("/")] : []), ...goods(some)]);
    case "per-category":
      return [...goods(facts.goods), sign(":"), icon(facts.per ?? ""), sign(`≤${facts.most}`)];
    case "per-gained":
      return [...goods(facts.goods), sign(":"), { good: facts.per ?? "", n: 1 }, sign(`≤${facts.most}`)];
    case "repeat":
    case "produce-again":
      return [icon("repeat"), icon("production")];
    case "take-production":
    case "borrow":
      return [icon("borrow"), icon("production")];
    case "store":
      return [icon("store"), ...(facts.goods ?? []).map(({ good, n }) => ({ good, n: n >= ALL ? Infinity : n }))];
    case "each":
      return [
        ...(facts.on_raze ? [icon("raze")] : []),
        ...(facts.on_raze && facts.on_deal ? [sign("/")] : []),
        ...(facts.on_deal ? [icon("deal")] : []),
        sign("→"),
        ...goods(facts.goods),
      ];
    case "gained":
      return [sign("≥"), ...goods(facts.least && [facts.least]), sign("→"), ...goods(facts.goods)];
    case "steal":
      return [...n, icon("borrow"), icon("resource")];
    case "clear":
      return [sign(`≤${facts.n}`), icon("clear")];
    case "own-deals":
    case "other-deal":
      return [...n, icon("deal")];
    case "place":
      return [icon("place"), ...goods(facts.goods)];
    default:
      return goods(facts.goods);
  }
}

/** An effect as icons: price, arrow, what it gives, how often. */
export function tokens(facts: EffectFacts): Token[] {
  const price = facts.uses ? [...goods(facts.price), sign("→")] : [];
  return [...price, ...gives(facts), ...(facts.uses && facts.uses > 1 ? [sign(`×${facts.uses}`)] : [])];
}

export const title = (desk: StateDesk, key: string): string => desk.word(`card-${key}`);

const listed = (desk: StateDesk, some: Amount[]): string =>
  some.map(({ good, n }) => `${n} × ${desk.word(`good-${good}`)}`).join(", ");

/** A card in words, for those who don't see it. */
export function label(desk: StateDesk, key: string, place?: State51.LocationView): string {
  if (place?.ruin) return desk.word("ui-ruin");
  const found = catalogue(desk).locations[key];
  const what = `${title(desk, key)}. ${desk.word(`card-${key}-text`)}`;
  if (!found) return what;
  const more = place
    ? [
        desk.word("ui-resists", { n: place.resistance }),
        ...(place.shield ? [desk.word("good-shield")] : []),
        ...(place.used ? [desk.word("ui-used", { n: place.used })] : []),
      ]
    : [
        desk.word("ui-distant", { n: found.distance }),
        `${desk.word("ui-spoils")}: ${listed(desk, found.spoils)}`,
        `${desk.word("ui-deal")}: ${desk.word(`good-${found.deal}`)}`,
      ];
  const kinds = found.categories.map((one) => desk.word(`category-${one}`));
  return [what, ...more, kinds.join(", ")].filter(Boolean).join(" ");
}
