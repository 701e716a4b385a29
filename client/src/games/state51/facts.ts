/** What is printed on cards and boards, as the catalogue has it. */

import type { Choice, Desk } from "../../lib/board";
import type { State51 } from "../../lib/generated";

export type Table = State51.Table;
export type StateDesk = Desk<Table>;
export type Row = State51.LocationFacts["row"];
export const ROWS: readonly Row[] = ["production", "feature", "action"];

/** A piece of a line of icons: a good with its number, another icon, or a sign. */
export type Token = State51.EffectFacts["icons"][number];

export const catalogue = (desk: StateDesk): State51.Catalogue => desk.catalogue as State51.Catalogue;

export const title = (desk: StateDesk, key: string): string => desk.word(`card-${key}`);

/** A ruin by what it was. */
export const ruin = (desk: StateDesk, key: string): string =>
  desk.word("card-ruin", { card: desk.word("named-card", { card: title(desk, key) }) });

/** All that a card does, in sentences. */
export function does(desk: StateDesk, key: string): string {
  const { locations, connections } = catalogue(desk);
  const text = (locations[key] ?? connections[key])?.text;
  return text ? desk.say(text) : "";
}

/** What the card says that a choice takes, builds or plays. */
export function about(desk: StateDesk, { targets }: Choice): string {
  const { row, seats, playing } = desk.table;
  const cards = [...row, ...seats.flatMap(({ hand }) => hand ?? []), ...(playing ? [playing] : [])];
  const found = cards.find(({ id }) => targets.includes(`card:${id}`));
  return found ? does(desk, found.card) : "";
}

const listed = (desk: StateDesk, some: State51.Amount[]): string =>
  some.map(({ good, n }) => `${n} × ${desk.word(`good-${good}`)}`).join(", ");

/** A card in words, for those who don't see it. */
export function label(desk: StateDesk, key: string, place?: State51.LocationView): string {
  if (place?.ruin) return ruin(desk, key);
  const found = catalogue(desk).locations[key];
  const what = `${title(desk, key)}. ${does(desk, key)}`;
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
