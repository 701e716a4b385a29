/** How far the games have come that run in this page. */

import type { Pace } from "./spoken";

class EngineState {
  state = $state<"loading" | "starting" | "ready" | "elsewhere" | "failed">("loading");
  /** How much of it has been loaded, from 0 to 1. */
  part = $state(0);
  pace = $state.raw<Pace | null>(null);
  why = $state("");
}

export const engine = new EngineState();

/** A short name for this build, and the bytes of its engine. */
export const RELEASE: string = __RELEASE__;
export const BYTES: number = Object.values(__ENGINE__).reduce((sum, { size }) => sum + size, 0);
