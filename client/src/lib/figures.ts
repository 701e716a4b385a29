/** What the statistics of a person are drawn from. */

import type { Played, Sat } from "./people";

export interface Count {
  key: string;
  won: number;
  of: number;
}

export const own = (game: Played): Sat => game.seats.find((seat) => seat.seat === game.seat)!;
const won = (game: Played): boolean => own(game).won;
/** In the order in which they ended. */
export const inOrder = (games: Played[]): Played[] => [...games].sort((a, b) => a.ended - b.ended);

/** Won and played by something; a game may count for several things, or for none. */
export function count(games: Played[], keys: (game: Played) => string[]): Count[] {
  const found = new Map<string, Count>();
  for (const game of games) {
    for (const key of new Set(keys(game))) {
      const one = found.get(key) ?? { key, won: 0, of: 0 };
      found.set(key, { key, won: one.won + Number(won(game)), of: one.of + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.of - a.of || a.key.localeCompare(b.key));
}

export const byGame = (games: Played[]): Count[] => count(games, (game) => [game.game]);
export const bySide = (games: Played[]): Count[] => count(games, (game) => [own(game).side].filter(Boolean));
export const byBot = (games: Played[]): Count[] =>
  count(games, (game) => game.seats.flatMap(({ bot, team }) => (bot && team !== own(game).team ? [bot] : [])));

/** How long games took, in steps that a person can tell apart; the last one has no end. */
export const LENGTHS = [15, 30, 60, 120, 1440] as const;
export function byLength(games: Played[]): Count[] {
  const found = count(games, ({ started, ended }) => {
    const minutes = (ended - started) / 60;
    return [String(LENGTHS.find((most) => minutes < most) ?? "more")];
  });
  const place = (key: string): number =>
    key === "more" ? LENGTHS.length : LENGTHS.findIndex((n) => String(n) === key);
  return found.sort((a, b) => place(a.key) - place(b.key));
}
