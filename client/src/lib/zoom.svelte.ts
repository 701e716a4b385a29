/** Which card is looked at closely, and what brings it closer: resting on it, a long press, a tap that can't choose. */

import type { Attributes } from "./board";

const PATIENCE = 220;
const PRESS = 450;
/** Fingers don't hover. */
const touch = typeof matchMedia === "function" && matchMedia("(hover: none)").matches;

export interface Close<T> {
  what: T;
  near: DOMRect;
  /** Stays until somebody taps elsewhere. */
  held: boolean;
}

/** One for a whole table; `parts/Zoom.svelte` shows it. */
export class Zoom<T> {
  look = $state.raw<Close<T> | null>(null);
  #later = 0;
  #pressed = false;

  /** What to spread on the element round a card. A plain tap still chooses: only a long press looks closer. */
  closer(what: T): Attributes {
    return {
      onpointerenter: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType === "mouse") this.#soon(what, currentTarget as Element, PATIENCE, false);
      },
      onpointerdown: ({ pointerType, currentTarget }: PointerEvent) => {
        this.#pressed = false;
        if (pointerType !== "mouse") this.#soon(what, currentTarget as Element, PRESS, true);
      },
      onpointerup: () => clearTimeout(this.#later),
      onpointercancel: () => clearTimeout(this.#later),
      onpointerleave: () => this.leave(),
      // The finger that pressed for long did not mean to choose.
      onclickcapture: (event: MouseEvent) => {
        if (!this.#pressed) return;
        this.#pressed = false;
        event.stopPropagation();
        event.preventDefault();
      },
      oncontextmenu: (event: Event) => {
        if (touch) event.preventDefault();
      },
      onfocusin: ({ target, currentTarget }: FocusEvent) => {
        if ((target as Element).matches(":focus-visible")) this.#soon(what, currentTarget as Element, PATIENCE, false);
      },
      onfocusout: () => this.leave(),
    };
  }

  /** `onlook` of a thing: on a screen to touch, a tap on what can't be chosen looks closer and asks why not. */
  tap(what: T, element: () => Element | null | undefined, why: () => void): (() => void) | undefined {
    if (!touch) return undefined;
    return () => {
      this.#show(what, element(), true);
      why();
    };
  }

  leave(): void {
    clearTimeout(this.#later);
    if (this.look && !this.look.held) this.look = null;
  }

  drop(): void {
    clearTimeout(this.#later);
    this.look = null;
  }

  #soon(what: T, element: Element, wait: number, held: boolean): void {
    clearTimeout(this.#later);
    this.#later = window.setTimeout(() => {
      this.#pressed = held;
      this.#show(what, element, held);
    }, wait);
  }

  #show(what: T, element: Element | null | undefined, held: boolean): void {
    if (element?.isConnected) this.look = { what, near: element.getBoundingClientRect(), held };
  }
}
