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
  const one = { n: ++count, id, tone, lines, args, undo };
  toasts.all = [...toasts.all.filter((other) => other.id !== id), one].slice(-3);
  if (tone === "bad") play("refused");
  else setTimeout(() => dismiss(one.n), undo ? 12_000 : 4500);
}

/** What went wrong on one page does not lie over the next. */
export function turnPage(): void {
  if (toasts.all.some((one) => one.tone === "bad")) toasts.all = toasts.all.filter((one) => one.tone !== "bad");
}

export function dismiss(n: number): void {
  toasts.all = toasts.all.filter((one) => one.n !== n);
}
