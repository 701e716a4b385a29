/** A desk at which nothing can be done: for pictures of a table, drawn with the same components as the table. */

import type { Desk } from "./board";
import type { View } from "./generated";
import { look } from "./players";
import { has, say, word } from "./words.svelte";

/** `table` needs to have no more than the components look at. */
export function inertDesk<T>(game: string, catalogue: unknown, table: Partial<T>, colours: string[] = []): Desk<T> {
  const nothing = (): void => {};
  const name = (seat: number): string => word(game, "seat-unnamed", { number: seat + 1 });
  return {
    game,
    catalogue,
    table: table as T,
    view: { decision: "", scores: [], winners: [], choices: [], interjections: [] } as Partial<View> as View,
    seat: null,
    live: false,
    name,
    look: (seat) => look(seat, colours[seat]),
    say: (text) => say(game, text, name),
    word: (id, args) => word(game, id, args),
    has: (id) => has(game, id),
    choices: [],
    fitting: [],
    picked: [],
    can: () => false,
    choicesFor: () => [],
    point: nothing,
    choose: nothing,
    order: nothing,
    draft: null,
    interjections: [],
    interject: () => Promise.resolve(false),
    clear: nothing,
    explain: nothing,
    why: null,
    beacon: [],
    lit: () => false,
    light: nothing,
    lines: [],
    moment: 0,
    moves: false,
    thing: () => ({}),
    zone: () => ({}),
  };
}
