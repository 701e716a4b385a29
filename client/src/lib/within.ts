/** The element round where an event happened that fits a selector; events can happen on no element at all. */
export function within(event: Event, selector: string): Element | null {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}
