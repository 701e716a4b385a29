/** Which card is looked at closely: one for the whole table. */

export interface Look {
  /** A section may lie under a site: both are read together. */
  keys: string[];
  near: DOMRect;
  /** Stays until somebody taps elsewhere. */
  held: boolean;
}

const PATIENCE = 220;

class Zoom {
  look = $state.raw<Look | null>(null);
  #later = 0;

  rest(keys: string[], element: Element): void {
    clearTimeout(this.#later);
    this.#later = window.setTimeout(() => {
      if (element.isConnected) this.look = { keys, near: element.getBoundingClientRect(), held: false };
    }, PATIENCE);
  }

  hold(keys: string[], element: Element): void {
    clearTimeout(this.#later);
    this.look = { keys, near: element.getBoundingClientRect(), held: true };
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

/** What brings a card closer when one rests on it, by pointer or by focus. */
export const closer = (keys: string[]) => ({
  onpointerenter: (event: PointerEvent): void => {
    if (event.pointerType === "mouse") zoom.rest(keys, event.currentTarget as Element);
  },
  onpointerleave: (): void => zoom.leave(),
  onfocusin: (event: FocusEvent): void => {
    if ((event.target as Element).matches(":focus-visible")) zoom.rest(keys, event.currentTarget as Element);
  },
  onfocusout: (): void => zoom.leave(),
});
