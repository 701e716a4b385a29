/** How open choices become at most four controls: single buttons, lists by verb, a slider for a number. */

import type { Choice } from "./generated";

export type Control =
  | { kind: "one"; key: string; choice: Choice }
  | { kind: "list"; key: string; verb: string; choices: Choice[] }
  | { kind: "amount"; key: string; choices: Choice[] };

export const MOST = 4;
/** Verbs that end something; they stand last. */
const ENDS = new Set(["done", "pass", "end", "stop", "skip", "refuse", "decline", "no"]);

/** Whether a choice ends the question. */
export const ends = (choice: Choice): boolean => ENDS.has(choice.verb);

export const keyOf = (choice: Choice): string => `${choice.verb}:${String(choice.option)}`;

function amounts(choices: Choice[]): boolean {
  const [first] = choices;
  if (!first || choices.length <= MOST) return false;
  const same = choices.every((one) => one.text.id === first.text.id && one.targets.join() === first.targets.join());
  if (!same) return false;
  const names = Object.keys(first.text.args).filter(
    (name) => new Set(choices.map((one) => one.text.args[name])).size > 1,
  );
  return names.length === 1 && choices.every((one) => typeof one.text.args[names[0]!] === "number");
}

/** Controls in a stable order: what acts first, what ends last, never more than four. */
export function controls(choices: Choice[]): Control[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of choices) byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  const single = choices.length <= MOST;
  const found: Control[] = [];
  for (const [verb, some] of byVerb) {
    if (amounts(some)) found.push({ kind: "amount", key: `amount:${verb}`, choices: some });
    else if (single || some.length === 1) {
      for (const choice of some) found.push({ kind: "one", key: keyOf(choice), choice });
    } else found.push({ kind: "list", key: `list:${verb}`, verb, choices: some });
  }
  const last = (one: Control): boolean => one.kind === "one" && ends(one.choice);
  const sorted = [...found.filter((one) => !last(one)), ...found.filter(last)];
  if (sorted.length <= MOST) return sorted;
  // Too many kinds: what ends stays a button, the rest of the tail goes into one list.
  const closing = sorted.filter(last).slice(0, MOST - 2);
  const others = sorted.filter((one) => !closing.includes(one));
  const kept = others.slice(0, MOST - 1 - closing.length);
  const rest = others.slice(kept.length);
  const more = rest.flatMap((one) => (one.kind === "one" ? [one.choice] : one.choices));
  return [...kept, { kind: "list", key: "list:", verb: "", choices: more }, ...closing];
}
