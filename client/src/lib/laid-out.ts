/** Looks at how the page is laid out: after a change, not in the middle of it, where each would lay out the page anew. */

export interface Look {
  /** Look before the next picture; once, however often it is asked for. */
  soon: () => void;
  stop: () => void;
}

export function laidOut(look: () => void): Look {
  let frame = 0;
  const now = (): void => {
    frame = 0;
    look();
  };
  return {
    soon() {
      frame ||= requestAnimationFrame(now);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
