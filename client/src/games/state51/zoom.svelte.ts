/** Which card is looked at closely: one for the whole table. */

import type { State51 } from "../../lib/generated";

export interface Look {
  key: string;
  place?: State51.LocationView | undefined;
  near: DOMRect;
  /** Stays until somebody taps elsewhere. */
  held: boolean;
}

const PATIENCE = 220;

class Zoom {
  look = $state.raw<Look | null>(null);
  #later = 0;

  /** Rest on a card and it comes closer. */
  rest(key: string, place: State51.LocationView | undefined, element: Element): void {
    clearTimeout(this.#later);
    this.#later = window.setTimeout(() => {
      if (element.isConnected) this.look = { key, place, near: element.getBoundingClientRect(), held: false };
    }, PATIENCE);
  }

  hold(key: string, place: State51.LocationView | undefined, element: Element | null): void {
    clearTimeout(this.#later);
    if (element) this.look = { key, place, near: element.getBoundingClientRect(), held: true };
  }

  leave(): void {
    clearTimeout(this.#later);
    if (this.look && !this.look.held) this.look = null;
  }

  drop(): void {
    clearTimeout(this.#later);
    this.look = null;
  }
}

export const zoom = new Zoom();
/** Fingers don't hover: there a tap on what can't be chosen looks closer. */
export const touch = typeof matchMedia === "function" && matchMedia("(hover: none)").matches;
