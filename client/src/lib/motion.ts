/** Motion that explains: whatever has a ref glides from where it was to where it is now. */

import { moves } from "./prefs.svelte";

interface Stride {
  duration: number;
  easing: string;
}
const strides = new Map<string, Stride>();

/**
 * How long things move and how, as the tokens say for the pace that is set. Asked for once a pace: in the middle of a
 * change each look at a style would work out the whole page anew, and every number that counts asks.
 */
export function stride(): Stride {
  const { pace = "", motion = "" } = document.documentElement.dataset;
  const known = strides.get(pace + motion);
  if (known) return known;
  const tokens = getComputedStyle(document.documentElement);
  const move = tokens.getPropertyValue("--move");
  const unit = move.endsWith("ms") ? 1 : 1000;
  const found = { duration: parseFloat(move) * unit, easing: tokens.getPropertyValue("--ease") };
  if (found.duration > 0) strides.set(pace + motion, found); // none before the stylesheet is there
  return found;
}

interface Before {
  rect: DOMRect;
  frame: DOMRect | undefined;
  element: Element;
  to: string;
  side: string;
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

/** A way on the screen in the coordinates that an element lies in: SVG may be scaled or turned. */
function inside(element: Element, dx: number, dy: number): [number, number] {
  const around = element.parentNode;
  if (!(element instanceof SVGElement && around instanceof SVGGraphicsElement)) return [dx, dy];
  const m = around.getScreenCTM()?.inverse();
  return m ? [m.a * dx + m.c * dy, m.b * dx + m.d * dy] : [dx, dy];
}

/** The way from where an element was, in the coordinates that it lies in; null if it hardly moved. */
function shiftOf(element: Element, from: DOMRect, to: DOMRect): [number, number] | null {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  return Math.hypot(dx, dy) < 3 ? null : inside(element, dx, dy);
}

const gliding = new WeakMap<Element, Animation>();

/** By `translate` alone, which no thing on a table has of itself: then no picture in between needs this thread. */
function glide(element: Element, [x, y]: [number, number]): void {
  gliding.set(element, element.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], stride()));
}

const appear = (element: Element): void =>
  void element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: stride().duration / 2 });

/** What shows another side than before is seen to turn over; a drawing can't turn, it flares up. */
function turn(element: Element): void {
  if (element instanceof SVGElement) {
    element.animate([{ filter: "brightness(2.2)" }, { filter: "brightness(1)" }], stride());
    return;
  }
  element.animate(
    [
      { transform: "perspective(600px) rotateY(-90deg)", filter: "brightness(1.6)" },
      { transform: "perspective(600px) rotateY(12deg)", offset: 0.7 },
      { transform: "perspective(600px) rotateY(0deg)", filter: "brightness(1)" },
    ],
    { ...stride(), composite: "add" },
  );
}

/** What was taken off the page leaves for its zone before it is gone. */
function leave(root: Element, { rect, element: ghost }: Before, goal: DOMRect): void {
  if (ghost.isConnected || !(ghost instanceof HTMLElement)) return;
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
  const flight = ghost.animate([{}, { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.2 }], stride());
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** What a change will be compared with. */
export interface Watch {
  /** Called after the update: sets everything in motion. */
  move: () => void;
  /** Where a thing lay before it. */
  was: (ref: string) => DOMRect | undefined;
}

const data = (element: Element): DOMStringMap => (element as HTMLElement | SVGElement).dataset;

/** Remember where everything in `root` lies; null where nothing may move. */
export function watch(root: Element): Watch | null {
  if (!moves() || document.hidden) return null;
  const before = new Map<string, Before>();
  for (const element of root.querySelectorAll("[data-ref]")) {
    const { ref, to = "", side = "" } = data(element);
    const rect = element.getBoundingClientRect();
    if (!ref || before.has(ref) || !seen(rect)) continue;
    before.set(ref, { rect, frame: frameOf(element), element, to, side });
  }
  const move = (): void => {
    // First look at everything, then move it: each look after a move would lay out the page anew.
    const still = new Set<string>();
    const motions: (() => void)[] = [];
    const all = root.querySelectorAll("[data-ref]");
    for (const element of all) gliding.get(element)?.cancel(); // it goes on from where it is seen to where it lies now
    for (const element of all) {
      const { ref, from, side = "" } = data(element);
      if (!ref || still.has(ref)) continue;
      still.add(ref);
      const now = element.getBoundingClientRect();
      if (!seen(now)) continue;
      const was = before.get(ref);
      const old = was?.rect ?? (from ? zoneRect(from) : undefined);
      if (was && was.side !== side) motions.push(() => turn(element));
      if (!old) motions.push(() => appear(element));
      else if (!redrawn(was?.frame, frameOf(element))) {
        const shift = shiftOf(element, old, now);
        if (shift) motions.push(() => glide(element, shift));
      }
    }
    for (const [ref, one] of before) {
      const goal = one.to && !still.has(ref) ? zoneRect(one.to) : undefined;
      if (goal) motions.push(() => leave(root, one, goal));
    }
    for (const start of motions) start();
  };
  return { move, was: (ref) => before.get(ref)?.rect };
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
      if (other === here || !seen(rect) || !other.checkVisibility({ visibilityProperty: true })) continue;
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
