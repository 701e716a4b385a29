/**
 * The contract between the frame and a game's board: all that a board may know and do.
 *
 * A board is `client/src/games/<id>/Board.svelte`; `index.ts` beside it gathers what else the game brings.
 * It gets one prop, `desk`. It draws `desk.table`, spreads `desk.thing(ref)` on everything that may be
 * pointed at, and never decides what is allowed: that is `desk.choices`.
 */

import type { Component, Snippet } from "svelte";
import type { Choice, Line, Option, Text, View } from "./generated";
import type { Explanation } from "./generated";
import type { Flight } from "./flights";
import type { Look } from "./players";
import type { Tune } from "./sound";

/** What a person says in one go; the kinds of each game are generated (`Rebellion.Orders`). */
export interface Order {
  do: string;
}

/** The name of a thing on the table as views, choices and log lines write it: "land:4", "card:17". */
export type Ref = string;

export interface ThingSettings {
  /** What it is called, for those who don't see it: "Iron mine, 2 iron". */
  label?: string;
  /** The zone (`desk.zone(name)`) it flies in from when it appears, and out to when it goes. */
  from?: string;
  to?: string;
  /** What lies on top (a card, its ruin): when it changes, the thing is seen to turn over. */
  side?: string | undefined;
  /** What else a click does (a zoom); called only when nothing can be chosen there. */
  onlook?: (() => void) | undefined;
}

/** What to spread on an element: `<button {...desk.thing("card:17", { label })}>`. */
export type Attributes = Record<string | symbol, unknown>;

/** Something planned in the own area that the game has not been told yet. */
export interface Draft {
  /** What carrying it out is called: "Buy 3 for 6 credits". */
  text: string;
  /** The verbs of choices that the plan stands for: the prompt does not offer them as well. */
  verbs: readonly string[];
  /** Say it, and then make this choice; left out where nothing is lost with it. */
  carryOut?: (then: Option) => void;
}

export interface Why {
  ref: Ref;
  wishes: Explanation[];
}

export interface Desk<T = unknown> {
  readonly game: string;
  /** What is shown now; lags behind the server while bots' moves are shown one by one. */
  readonly view: View;
  readonly table: T;
  /** Static facts of cards and boards (`/api/games/<id>/catalogue`). */
  readonly catalogue: unknown;
  /** Whose eyes these are; null: a spectator. */
  readonly seat: number | null;
  /** Whether this seat may choose right now (asked, connected, nothing left to show). */
  readonly live: boolean;

  // Words
  name(seat: number): string;
  look(seat: number): Look;
  say(text: Text): string;
  word(id: string, args?: Record<string, string | number>): string;
  has(id: string): boolean;

  // Choosing
  /** All open choices; empty when this seat is not asked. */
  readonly choices: Choice[];
  /** Those that fit what is picked so far. */
  readonly fitting: Choice[];
  /** The tentative selection: things pointed at that narrow `choices` down. */
  readonly picked: readonly Ref[];
  can(ref: Ref): boolean;
  choicesFor(ref: Ref): Choice[];
  /** What a click on a thing does: choose, narrow down, or explain why not. */
  point(ref: Ref, near?: Element): void;
  /** Carry out a choice. */
  choose(wanted: Choice): void;
  /** Say several decisions in one go (an army, a payment); `first` is the open choice that it begins with, `then` what is chosen after it. */
  order(order: Order, first?: Choice, then?: Option): void;
  /** What is planned but not said; set by the own area, so that nobody ends his turn over it. */
  draft: Draft | null;
  /** What may be done although somebody else is asked (a gift); empty in a replay. */
  readonly interjections: Choice[];
  /** Carry out one of them; whether the server took it. What it refuses is said by the frame. */
  interject(choice: Choice): Promise<boolean>;
  clear(): void;
  explain(ref: Ref): void;
  readonly why: Why | null;

  // Light
  /** What the guided game speaks of. */
  readonly beacon: readonly Ref[];
  /** Whether a thing is lit: pointed at in the log, in a button, by the tutorial or a hint. */
  lit(ref: Ref): boolean;
  light(refs: readonly Ref[]): void;

  // Motion
  /** The log lines of the moment just shown, with `facts` to animate by. */
  readonly lines: readonly Line[];
  /** Counts the moments shown: key an animation by it. */
  readonly moment: number;
  /** Whether things may move at all. */
  readonly moves: boolean;
  thing(ref: Ref, settings?: ThingSettings): Attributes;
  zone(name: string): Attributes;
}

/** A small fact in a player's heading: an icon, a number, and what it means. */
export interface Fact {
  icon: string;
  value: number | string;
  label: string;
}

export interface BoardProps<T = unknown> {
  desk: Desk<T>;
}
export interface SeatProps<T = unknown> extends BoardProps<T> {
  seat: number;
}

/** How the frame shares out the screen; what is left out is as usual. */
export interface Layout {
  /** How high own area and prompt are on wide screens: a length of CSS that follows from the screen; usually 28dvh, at most 17rem. */
  bottom?: string;
  /** How much of a phone the own area and the prompt have together, the board being 1; usually 0.5. */
  part?: number;
  /** How wide the own area is beside the prompt on wide screens, the prompt being 1; usually 1.1. */
  own?: number;
  /** On wide screens the own area is as high as it needs, and nothing of it is cut off (cards that rise). */
  whole?: boolean;
}

/** What a game brings along; `client/src/games/<id>/index.ts` exports one as default. */
export interface GameUi<T = never> {
  Board: Component<BoardProps<T>>;
  /** The own area under the board, always visible: hand, supply, plan. */
  Own?: Component<SeatProps<T>>;
  /** How much room board and own area get. */
  layout?: Layout;
  /** Another player's area, collapsible. */
  Other?: Component<SeatProps<T>>;
  /** The colour that the table gives a seat; without it seats have ours, in their order. */
  colour?: (table: T, seat: number) => string | undefined;
  /** What a choice is about, in a sentence, where its own words only name it: what a card says. */
  about?: (desk: Desk<T>, choice: Choice) => string;
  /** A few numbers for a player's heading. */
  facts?: (desk: Desk<T>, seat: number) => Fact[];
  /** Icons by name; a log line of kind "built" shows "log-built", a choice of verb "build" "verb-build". */
  icons?: Record<string, string>;
  /** What is seen to fly from one place to another in the moment just shown (`desk.lines`). */
  flights?: (desk: Desk<T>) => Flight[];
  /** How something that flies is drawn; without it, as its icon. */
  Token?: Component<{ kind: string; n?: number }>;
  /** How long the frame lingers on a log line, as a multiple of the usual (dice: 2). */
  dwell?: Record<string, number>;
  /** The sound of a log line, where it is not the usual one: `{ rolled: "dice" }`. */
  sounds?: Record<string, Tune>;
  /** Its guided first game; several, if it can be learnt from more than one side. */
  tutorial?: () => Promise<{ default: Tutorial<T> | readonly Tutorial<T>[] }>;
  /** The pictures of its rulebook, by the names that the book gives them. */
  book?: () => Promise<{ default: BookPictures }>;
}

/** Drawn with the components of the table, at a desk where nothing can be done (`lib/inert.ts`). */
/** `card` draws any card by its key; without a key, one to show how to read them. */
export type BookPictures = Record<string, Component<{ game: string; catalogue: unknown; card?: string }>>;

/** What a game brings, as the frame takes it: the frame knows no table of any game. */
export const gameUi = <T>(ui: GameUi<T>): GameUi<unknown> => ui as unknown as GameUi<unknown>;

export interface Tutorial<T = never> {
  /** Where there are several to choose from: the message that names this one; with -help behind it, what to expect. */
  side?: string;
  /** The folder of `games/` whose `words/tutorial/<lang>.ftl` holds the texts. */
  words: string;
  seed: number;
  players: number;
  /** Where the learner sits; bots of this kind sit everywhere else. */
  seat: number;
  bot: string;
  options: Record<string, boolean | number | string>;
  steps: TutorialStep<T>[];
  /** The message that sums up what was learnt. */
  closing: string;
}

export interface TutorialStep<T = never> {
  /** The message of the tutorial's words that is shown. */
  say: string;
  /** Shown from the first moment this holds; without it, at once. */
  when?: (desk: Desk<T>) => boolean;
  light?: readonly Ref[] | ((desk: Desk<T>) => readonly Ref[]);
  /** The choices that count now; others answer with `say`. Without it all are open. */
  only?: (choice: Choice, desk: Desk<T>) => boolean;
  /** Done with a button ("next", the default without `only`), a choice, or a state of the table. */
  done?: "next" | "choice" | ((desk: Desk<T>) => boolean);
  rule?: string;
}

export type { Choice, Line, Option, Snippet, Text, View };
