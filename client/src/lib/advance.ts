/** Answers given in advance, in words: what the game offers, and what stands. */

import type { Desk } from "./board";
import type { Routine, Stands, StandingOut } from "./generated";
import { t } from "./words.svelte";

export const routineName = (desk: Pick<Desk, "word">, name: string): string => desk.word(`advance-${name}`);
export const answerName = (desk: Pick<Desk, "word">, name: string, answer: string): string =>
  desk.word(`advance-${name}-${answer}`);

/** An exception with its number, if it has one. */
export function exceptionName(desk: Pick<Desk, "word">, name: string, n: number): string {
  const said = desk.word(`unless-${name}`);
  return n > 0 ? `${said} (${n})` : said;
}

/** What somebody has said, in one line. */
export function told(desk: Pick<Desk, "word">, one: Stands): string {
  const said = `${routineName(desk, one.name)}: ${answerName(desk, one.name, one.answer)}`;
  const unless = Object.entries(one.unless).map(([name, n]) => exceptionName(desk, name, n));
  return unless.length > 0 ? `${said}, ${t("advance-unless")} ${unless.join(", ")}` : said;
}

/** A routine and what was said of it. */
export interface Offer {
  routine: Routine;
  said: Stands | null;
}

export const offers = (standing: StandingOut): Offer[] =>
  standing.offers.map((routine) => ({
    routine,
    said: standing.stands.find(({ name }) => name === routine.name) ?? null,
  }));
