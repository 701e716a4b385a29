/** Short notices that go away by themselves; errors stay until they are closed. */

import type { LogLine } from "./api";
import { play } from "./sound";

export interface Toast {
  n: number;
  /** A message of the client's or the shared words. */
  id: string;
  tone: "plain" | "good" | "bad";
  lines: LogLine[];
  args: Record<string, string | number>;
  /** When it was made, in the clock of `performance.now`. */
  at: number;
  /** Take back what the notice is about. */
  undo?: (() => void) | undefined;
}

export const toasts = $state<{ all: Toast[] }>({ all: [] });
let count = 0;

export function toast(
  id: string,
  tone: Toast["tone"] = "plain",
  lines: LogLine[] = [],
  args: Toast["args"] = {},
  undo?: () => void,
): void {
  const one = { n: ++count, id, tone, lines, args, at: performance.now(), undo };
  toasts.all = [...toasts.all.filter((other) => other.id !== id), one].slice(-3);
  if (tone === "bad") play("refused");
  else setTimeout(() => dismiss(one.n), undo ? 12_000 : 4500);
}

/** What the very step that turned the page said: it is about the way here. */
const ON_THE_WAY = 1000;

/** Notices of one page do not lie over the next, except what can be taken back and what led here. */
export function turnPage(): void {
  const since = performance.now() - ON_THE_WAY;
  const left = toasts.all.filter((one) => one.undo || (one.tone !== "bad" && one.at > since));
  if (left.length < toasts.all.length) toasts.all = left;
}

export function dismiss(n: number): void {
  toasts.all = toasts.all.filter((one) => one.n !== n);
}
