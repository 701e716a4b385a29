/** Shows what happened one moment after another at a pace one can follow, or skips to now. */

import type { Frame, LogLine } from "./api";
import { prefs, type Pace } from "./prefs.svelte";

export interface Moment {
  n: number;
  frame: Frame;
  lines: LogLine[];
}

const LINGER: Record<Pace, number> = { slow: 1700, normal: 950, fast: 420 };
/** More than this many moments waiting are shown faster, so that nobody waits for long. */
const CALM = 7;

export class Reel {
  shown = $state.raw<Moment | null>(null);
  waiting = $state.raw<Moment[]>([]);
  /** How long a game lingers on a kind of line (GameUi.dwell). */
  dwell: Record<string, number> = {};
  /** Called before and after the shown moment changes, for the motion in between. */
  before: () => void = () => {};

  #count = 0;
  #timer = 0;
  #held = false;

  /** Show nothing new while somebody reads; what comes meanwhile waits. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && this.#timer === 0) this.#next();
  }

  /** A new frame; `at once` for what the person did, or for what nobody needs to watch. */
  push(frame: Frame, lines: LogLine[], atOnce: boolean): void {
    const moment = { n: ++this.#count, frame, lines };
    if (atOnce || document.hidden || this.shown === null) {
      this.skip();
      this.#show(moment);
      return;
    }
    this.waiting = [...this.waiting, moment];
    if (this.#timer === 0) this.#next();
  }

  /** Show the newest at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const last = this.waiting.at(-1);
    const lines = this.waiting.flatMap((moment) => moment.lines);
    this.waiting = [];
    if (last) this.#show({ ...last, lines });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #show(moment: Moment): void {
    this.before();
    this.shown = moment;
  }

  #next(): void {
    this.#timer = 0;
    const [moment, ...rest] = this.waiting;
    if (!moment || this.#held) return;
    this.waiting = rest;
    this.#show(moment);
    const pause = this.#linger(moment) * Math.min(1, CALM / (rest.length + 1));
    this.#timer = window.setTimeout(() => this.#next(), pause);
  }

  #linger({ lines }: Moment): number {
    if (lines.length === 0) return 60;
    const weight = Math.max(...lines.map((line) => this.dwell[line.kind] ?? 1));
    return LINGER[prefs.pace] * weight * Math.min(1.6, 0.85 + 0.15 * lines.length);
  }
}
