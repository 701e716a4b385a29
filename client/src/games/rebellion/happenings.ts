/** What the log lines of a moment did to the lands, for numbers that pop up. */

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
