/** Motion that explains: whatever has a ref glides from where it was to where it is now. */

import { moves } from "./prefs.svelte";

/** How long things move and how, as the tokens say. */
function pace(): { duration: number; easing: string } {
  const tokens = getComputedStyle(document.documentElement);
  const move = tokens.getPropertyValue("--move");
  const unit = move.endsWith("ms") ? 1 : 1000;
  return { duration: parseFloat(move) * unit, easing: tokens.getPropertyValue("--ease") };
}

interface Before {
  rect: DOMRect;
  frame: DOMRect | undefined;
  element: Element;
  to: string;
}

function zoneRect(name: string): DOMRect | undefined {
  return document.querySelector(`[data-zone="${CSS.escape(name)}"]`)?.getBoundingClientRect();
}

/** The drawing that something is part of. */
const frameOf = (element: Element): DOMRect | undefined =>
  element instanceof SVGElement ? element.ownerSVGElement?.getBoundingClientRect() : undefined;

/** Whether a drawing was laid out anew: what is in it came along and did not move by itself. */
const redrawn = (old: DOMRect | undefined, now: DOMRect | undefined): boolean =>
  old !== undefined &&
  now !== undefined &&
  (old.x !== now.x || old.y !== now.y || old.width !== now.width || old.height !== now.height);

const seen = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0;

/** A way on the screen in the element's own coordinates: SVG may be scaled or turned. */
function inside(element: Element, dx: number, dy: number): [number, number] {
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return [dx, dy];
  const m = element.getScreenCTM()?.inverse();
  return m ? [m.a * dx + m.c * dy, m.b * dx + m.d * dy] : [dx, dy];
}

/** The way from where an element was, in its own coordinates; null if it hardly moved. */
function shiftOf(element: Element, from: DOMRect, to: DOMRect): [number, number] | null {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  return Math.hypot(dx, dy) < 3 ? null : inside(element, dx, dy);
}

function glide(element: Element, [x, y]: [number, number]): void {
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }], {
    ...pace(),
    composite: "add",
  });
}

const appear = (element: Element): void =>
  void element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: pace().duration / 2 });

/** What was taken off the page leaves for its zone before it is gone. */
function leave(root: Element, { rect, element: ghost, to }: Before): void {
  const goal = zoneRect(to);
  if (!goal || ghost.isConnected || !(ghost instanceof HTMLElement)) return;
  delete ghost.dataset["ref"];
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
  });
  root.append(ghost);
  const [dx, dy] = [goal.x - rect.x, goal.y - rect.y];
  const flight = ghost.animate([{}, { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.2 }], pace());
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** Remember where everything in `root` lies; the answer, called after the update, sets it in motion. */
export function watch(root: Element): () => void {
  if (!moves() || document.hidden) return () => {};
  const before = new Map<string, Before>();
  for (const element of root.querySelectorAll("[data-ref]")) {
    const { ref, to } = (element as HTMLElement | SVGElement).dataset;
    const rect = element.getBoundingClientRect();
    if (!ref || before.has(ref) || !seen(rect)) continue;
    before.set(ref, { rect, frame: frameOf(element), element, to: to ?? "" });
  }
  return () => {
    // First look at everything, then move it: each look after a move would lay out the page anew.
    const still = new Set<string>();
    const motions: (() => void)[] = [];
    for (const element of root.querySelectorAll("[data-ref]")) {
      const { ref, from } = (element as HTMLElement | SVGElement).dataset;
      if (!ref || still.has(ref)) continue;
      still.add(ref);
      const now = element.getBoundingClientRect();
      if (!seen(now)) continue;
      const was = before.get(ref);
      const old = was?.rect ?? (from ? zoneRect(from) : undefined);
      if (!old) motions.push(() => appear(element));
      else if (!redrawn(was?.frame, frameOf(element))) {
        const shift = shiftOf(element, old, now);
        if (shift) motions.push(() => glide(element, shift));
      }
    }
    for (const move of motions) move();
    for (const [ref, one] of before) if (one.to && !still.has(ref)) leave(root, one);
  };
}

/** Arrow keys lead from thing to thing, as they lie on the screen. */
export function arrows(root: HTMLElement): () => void {
  const turn = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const here = (event.target as Element).closest("[data-ref]");
    if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = here.getBoundingClientRect();
    let best: Element | undefined;
    let least = Infinity;
    for (const other of root.querySelectorAll("[data-ref][tabindex]")) {
      const rect = other.getBoundingClientRect();
      if (other === here || !seen(rect)) continue;
      const dx = rect.x + rect.width / 2 - from.x - from.width / 2;
      const dy = rect.y + rect.height / 2 - from.y - from.height / 2;
      const along = dx * way[0]! + dy * way[1]!;
      const aside = Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!);
      if (along > 1 && along + 2.5 * aside < least) [best, least] = [other, along + 2.5 * aside];
    }
    if (!(best instanceof HTMLElement || best instanceof SVGElement)) return;
    event.preventDefault();
    best.focus();
    best.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  root.addEventListener("keydown", turn);
  return () => root.removeEventListener("keydown", turn);
}
