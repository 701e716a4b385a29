/** A box that shows its newest line, until somebody scrolls up to read. */

import { laidOut } from "./laid-out";

export interface Follower {
  /** Somebody reads further up. */
  readonly away: boolean;
  attach: (box: HTMLElement) => () => void;
  newest: () => void;
}

/** So close to the end counts as the end. */
const NEAR = 40;

export function follow(): Follower {
  let away = $state(false);
  let box: HTMLElement | undefined;
  const down = (): void => {
    if (box) box.scrollTop = box.scrollHeight;
  };
  function attach(here: HTMLElement): () => void {
    box = here;
    // What a scroll event says counts only while nothing has changed its size: then it was a person.
    let height = here.scrollHeight;
    let room = here.clientHeight;
    const look = (): void => {
      const same = here.scrollHeight === height && here.clientHeight === room;
      const end = here.scrollHeight - here.scrollTop - here.clientHeight < NEAR;
      if (end) away = false;
      else if (same) away = true;
    };
    const grown = laidOut(() => {
      height = here.scrollHeight;
      room = here.clientHeight;
      if (!away) down();
    });
    here.addEventListener("scroll", look, { passive: true });
    const sizes = new ResizeObserver(grown.soon);
    sizes.observe(here);
    for (const child of here.children) sizes.observe(child);
    const lines = new MutationObserver(grown.soon);
    lines.observe(here, { childList: true, subtree: true });
    grown.soon();
    return () => {
      grown.stop();
      sizes.disconnect();
      lines.disconnect();
      here.removeEventListener("scroll", look);
    };
  }
  return {
    get away() {
      return away;
    },
    attach,
    newest() {
      away = false;
      down();
    },
  };
}
