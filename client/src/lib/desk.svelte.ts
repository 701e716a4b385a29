/** The frame's side of the board contract (board.ts): selection, light, explanations, things. */

import type { Explanation, Ranked } from "./generated";
import type { Attributes, Desk, Draft, Order, Ref, ThingSettings, Why } from "./board";
import type { Choice, Line, Option, Text, View } from "./generated";
import { look, type Look } from "./players";
import { moves } from "./prefs.svelte";
import * as words from "./words.svelte";

/** Where a desk gets what it shows: the table as it is played, or a replay. */
export interface Scene {
  readonly game: string;
  readonly view: View;
  readonly catalogue: unknown;
  readonly seat: number | null;
  readonly live: boolean;
  readonly lines: readonly Line[];
  readonly moment: number;
  /** What is marked as changed by others: the things named in these lines. */
  readonly since: readonly Line[];
  name: (seat: number) => string;
  /** The colour that the game's table gives a seat, if it does. */
  colour: (seat: number) => string | undefined;
  /** What a choice is about, where its own words only name it. */
  about?: (choice: Choice) => string;
  readonly interjections: Choice[];
  choose(option: Option): void;
  order(order: Order, then?: Option): void;
  interject(option: Option): Promise<boolean>;
  explain(ref: Ref): Promise<Explanation[]>;
}

const subset = (some: readonly Ref[], all: readonly Ref[]): boolean => some.every((ref) => all.includes(ref));
const alike = (a: readonly Ref[], b: readonly Ref[]): boolean => a.length === b.length && subset(a, b);

export class TheDesk implements Desk {
  #picked = $state.raw<Ref[]>([]);
  #lit = $state.raw<ReadonlySet<Ref>>(new Set());
  /** Lit by a tutorial, until it is told otherwise. */
  beacon = $state.raw<readonly Ref[]>([]);
  why = $state.raw<Why | null>(null);
  /** What a bot would choose here, the best first; what the best is about is lit. */
  advice = $state.raw<Choice[]>([]);
  /** What it thinks of each, and why, by `keyOf`. */
  worth = $state.raw<ReadonlyMap<string, Ranked>>(new Map());
  /** A menu of what can be done with the thing pointed at. */
  menu = $state.raw<{ choices: Choice[]; near: Element } | null>(null);
  /** Which choices the tutorial lets pass; the others are answered by `refused`. */
  only = $state.raw<((choice: Choice) => boolean) | null>(null);
  refused: () => void = () => {};
  draft = $state.raw<Draft | null>(null);
  /** Asked to bring the prompt into focus, when a click alone can't decide. */
  focusPrompt: () => void = () => {};

  #explained = new Map<string, Promise<Explanation[]>>();
  #patience = 0;

  constructor(readonly scene: Scene) {}

  get game(): string {
    return this.scene.game;
  }
  get view(): View {
    return this.scene.view;
  }
  get table(): unknown {
    return this.scene.view.table;
  }
  get catalogue(): unknown {
    return this.scene.catalogue;
  }
  get seat(): number | null {
    return this.scene.seat;
  }
  get live(): boolean {
    return this.scene.live;
  }
  get lines(): readonly Line[] {
    return this.scene.lines;
  }
  get moment(): number {
    return this.scene.moment;
  }
  get moves(): boolean {
    return moves();
  }

  // Words

  name(seat: number): string {
    return this.scene.name(seat);
  }
  about = (choice: Choice): string => this.scene.about?.(choice) ?? "";
  look = (seat: number): Look => look(seat, this.scene.colour(seat));
  say = (text: Text): string => words.say(this.game, text, (seat) => this.name(seat));
  word = (id: string, args: Record<string, string | number> = {}): string => words.word(this.game, id, args);
  has = (id: string): boolean => words.has(this.game, id);

  // Choosing

  readonly choices: Choice[] = $derived.by(() => (this.scene.live ? this.scene.view.choices : []));
  readonly fitting: Choice[] = $derived.by(() =>
    this.#picked.length === 0 ? this.choices : this.choices.filter((choice) => subset(this.#picked, choice.targets)),
  );
  readonly #open: Map<Ref, Choice[]> = $derived.by(() => {
    const open = new Map<Ref, Choice[]>();
    for (const choice of this.fitting) {
      for (const ref of choice.targets) {
        if (!open.has(ref)) open.set(ref, []);
        open.get(ref)!.push(choice);
      }
    }
    return open;
  });

  get picked(): readonly Ref[] {
    return this.#picked;
  }

  can(ref: Ref): boolean {
    return this.#open.has(ref) && !this.#picked.includes(ref);
  }

  choicesFor(ref: Ref): Choice[] {
    return this.#open.get(ref) ?? [];
  }

  point(ref: Ref, near?: Element): void {
    if (this.#picked.includes(ref)) {
      this.clear();
      return;
    }
    const here = this.choicesFor(ref);
    const [first] = here;
    if (!first) {
      this.explain(ref);
      return;
    }
    this.why = null;
    if (here.length === 1) {
      this.choose(first);
      return;
    }
    // Pointing tells nothing more: the rest is a verb or a number, chosen in words.
    if (here.every((choice) => alike(choice.targets, first.targets))) {
      const verbs = new Set(here.map((choice) => choice.verb));
      if (here.length <= 6 && near && (verbs.size > 1 || here.length < this.choices.length)) {
        this.menu = { choices: here, near };
      } else {
        if (here.length < this.fitting.length) this.#picked = [...this.#picked, ref];
        this.focusPrompt();
      }
      return;
    }
    this.#picked = [...this.#picked, ref];
    this.light([]);
  }

  choose(wanted: Choice): void {
    if (this.#lets(wanted)) this.scene.choose(wanted.option);
  }

  order(order: Order, first?: Choice, then?: Option): void {
    if (this.#lets(first)) this.scene.order(order, then);
  }

  /** Whether this may be said now; a tutorial lets only some things pass. */
  #lets(choice?: Choice): boolean {
    if (!this.live) return false;
    if (this.only && choice && !this.only(choice)) {
      this.refused();
      return false;
    }
    this.clear();
    this.light([]);
    return true;
  }

  get interjections(): Choice[] {
    return this.scene.interjections;
  }
  interject(choice: Choice): Promise<boolean> {
    return this.scene.interject(choice.option);
  }

  clear(): void {
    this.#picked = [];
    this.menu = null;
    this.why = null;
  }

  /** Something new is shown: a selection that fits no more goes. */
  turned(): void {
    this.clear();
    this.advice = [];
    this.#explained.clear();
    clearTimeout(this.#patience);
  }

  explain(ref: Ref): void {
    if (this.seat === null) return;
    let asked = this.#explained.get(ref);
    if (!asked) {
      asked = this.scene.explain(ref);
      this.#explained.set(ref, asked);
    }
    void asked.then(
      (wishes) => (this.why = { ref, wishes: wishes.filter((wish) => wish.reason !== null) }),
      () => this.#explained.delete(ref),
    );
  }

  /** Say why not once somebody rests on a thing, not at every passing by. */
  #linger(ref: Ref): void {
    clearTimeout(this.#patience);
    if (!this.live || this.choicesFor(ref).length > 0 || this.#picked.includes(ref)) return;
    this.#patience = window.setTimeout(() => this.explain(ref), 650);
  }

  // Light

  lit(ref: Ref): boolean {
    return this.#lit.has(ref) || this.beacon.includes(ref) || (this.advice[0]?.targets.includes(ref) ?? false);
  }
  light(refs: readonly Ref[]): void {
    if (refs.length > 0 || this.#lit.size > 0) this.#lit = new Set(refs);
  }

  // Things

  readonly #news: ReadonlySet<Ref> = $derived.by(() => new Set(this.scene.lines.flatMap((line) => line.targets)));

  readonly #since: ReadonlySet<Ref> = $derived.by(() => new Set(this.scene.since.flatMap((line) => line.targets)));

  /** Handlers by ref, made once: a new view then changes attributes only, not listeners. */
  readonly #handlers = new Map<Ref, { settings: ThingSettings; on: Attributes }>();

  #handler(ref: Ref, settings: ThingSettings): Attributes {
    const known = this.#handlers.get(ref);
    if (known) {
      known.settings = settings;
      return known.on;
    }
    const act = (near: Element): void => {
      const { onlook } = made.settings;
      if (!onlook || this.can(ref) || this.#picked.includes(ref)) this.point(ref, near);
      else onlook();
    };
    const rest = (): void => clearTimeout(this.#patience);
    const made = {
      settings,
      on: {
        onclick: (event: MouseEvent) => {
          event.stopPropagation();
          act(event.currentTarget as Element);
        },
        onkeydown: (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          event.stopPropagation();
          act(event.currentTarget as Element);
        },
        // With the mouse a click asks why not; only where a click looks closer, resting does.
        onpointerenter: () => {
          if (made.settings.onlook) this.#linger(ref);
        },
        onpointerleave: rest,
        onfocus: (event: FocusEvent) => {
          if ((event.currentTarget as Element).matches(":focus-visible")) this.#linger(ref);
        },
        onblur: rest,
      },
    };
    this.#handlers.set(ref, made);
    return made.on;
  }

  thing(ref: Ref, settings: ThingSettings = {}): Attributes {
    const can = this.can(ref);
    const picked = this.#picked.includes(ref);
    return {
      "data-ref": ref,
      "data-from": settings.from,
      "data-to": settings.to,
      "data-side": settings.side,
      // Data attributes, not classes: a board's own classes stay untouched by the spread.
      "data-can": can || undefined,
      "data-picked": picked || undefined,
      "data-lit": this.lit(ref) || undefined,
      "data-news": this.#news.has(ref) || undefined,
      "data-since": this.#since.has(ref) || undefined,
      role: "button",
      tabindex: can || picked ? 0 : -1,
      "aria-label": settings.label,
      "aria-disabled": can || picked || settings.onlook ? undefined : "true",
      "aria-pressed": picked ? "true" : undefined,
      ...this.#handler(ref, settings),
    };
  }

  zone(name: string): Attributes {
    return { "data-zone": name };
  }
}
