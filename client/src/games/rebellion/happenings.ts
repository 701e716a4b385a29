/** What the log lines of a moment did to the lands, for numbers that pop up and units that fly. */

import type { Line } from "../../lib/board";

const MANY = 10;

/** By land: how many units came (or went, below zero). */
export function changes(lines: readonly Line[]): Record<number, number> {
  const found: Record<number, number> = {};
  // Moments skipped come all at once: a sum of them says nothing about any.
  if (lines.length > MANY) return found;
  const add = (land: number, n: number): void => {
    found[land] = (found[land] ?? 0) + n;
  };
  for (const { kind, facts } of lines) {
    if (!facts) continue;
    const [, land = -1, third = 0, fourth = 0] = facts;
    if (kind === "put" || kind === "bought") add(land, third);
    else if (kind === "lost" || kind === "dismissed") add(land, -third);
    else if (kind === "took") found[land] = third;
    else if (kind === "moved") {
      add(land, -fourth);
      add(third, fourth);
    }
  }
  return found;
}

const LENGTH = 400;

function middle(root: Element, land: number): { x: number; y: number } | undefined {
  const all = [...root.querySelectorAll(`[data-ref="land:${land}"]`)].map((one) => one.getBoundingClientRect());
  const seen = all.findLast((rect) => rect.width > 0);
  return seen && { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
}

/** Units that move are seen to fly from land to land. */
export function fly(root: Element, { kind, facts }: Line): void {
  if (kind !== "moved" || !facts || document.hidden) return;
  const [, start = -1, end = -1, n = 0] = facts;
  const [from, to] = [middle(root, start), middle(root, end)];
  if (!from || !to) return;
  const ship = document.createElement("span");
  ship.textContent = String(n);
  ship.ariaHidden = "true";
  Object.assign(ship.style, {
    position: "fixed",
    left: `${from.x - 14}px`,
    top: `${from.y - 14}px`,
    width: "28px",
    height: "28px",
    display: "grid",
    placeItems: "center",
    borderRadius: "50%",
    background: "var(--accent-fill)",
    color: "var(--on-accent)",
    fontWeight: "700",
    pointerEvents: "none",
    zIndex: "30",
  });
  root.append(ship);
  const way = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
  const flight = ship.animate([{ transform: "none" }, { transform: way }], { duration: LENGTH, easing: "ease-in-out" });
  flight.onfinish = flight.oncancel = () => ship.remove();
}
