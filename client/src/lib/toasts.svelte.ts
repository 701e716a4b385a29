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
}

export const toasts = $state<{ all: Toast[] }>({ all: [] });
let count = 0;

export function toast(
  id: string,
  tone: Toast["tone"] = "plain",
  lines: LogLine[] = [],
  args: Toast["args"] = {},
): void {
  const one = { n: ++count, id, tone, lines, args };
  toasts.all = [...toasts.all.filter((other) => other.id !== id), one].slice(-3);
  if (tone === "bad") play("refused");
  else setTimeout(() => dismiss(one.n), 4500);
}

export function dismiss(n: number): void {
  toasts.all = toasts.all.filter((one) => one.n !== n);
}
