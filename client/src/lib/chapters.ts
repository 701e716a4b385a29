/** The log in chapters: what somebody did in one go, with a line that sums it up. */

import type { Desk } from "./board";
import type { Answered, LogLine } from "./generated";

/** What came in and went out in a chapter, a kind of line at a time. */
export interface Sum {
  kind: string;
  /** With its sign: goods paid count below zero. */
  n: number;
  /** The line that told of it first. */
  line: LogLine;
}

export interface Chapter {
  /** Where it begins in the log: what a chapter is known by, whatever is added behind it. */
  from: number;
  /** A round that begins, told in its only line; or what somebody did. */
  heading: boolean;
  /** Whose doing it is; null: nobody's. */
  by: number | null;
  lines: LogLine[];
  /** What is told of it in one line. */
  acts: LogLine[];
  /** What is left out there, added up. */
  sums: Sum[];
}

function sumUp(lines: readonly LogLine[]): Sum[] {
  const found = new Map<string, Sum>();
  for (const line of lines) {
    const sign = line.detail;
    if (sign === undefined || sign === 0) continue;
    const said = line.text.args["n"];
    const n = sign * (typeof said === "number" ? said : 1);
    const same = found.get(line.kind);
    if (same) same.n += n;
    else found.set(line.kind, { kind: line.kind, n, line });
  }
  return [...found.values()];
}

function chapter(from: number, lines: LogLine[]): Chapter {
  const [first] = lines;
  const acts = lines.filter((line) => line.detail === undefined && line.mark === undefined);
  return {
    from,
    heading: first?.mark === "round" && lines.length === 1,
    by: acts[0]?.by ?? first?.by ?? null,
    lines,
    acts,
    sums: sumUp(lines),
  };
}

/** A round and, where a game marks them, a turn begin a chapter; else another player's doing does. */
export function chapters(log: readonly LogLine[]): Chapter[] {
  const turns = log.some((line) => line.mark === "turn");
  const found: Chapter[] = [];
  let lines: LogLine[] = [];
  let from = 0;
  const close = (next: number): void => {
    if (lines.length > 0) found.push(chapter(from, lines));
    lines = [];
    from = next;
  };
  log.forEach((line, at) => {
    const last = lines.at(-1);
    if (line.mark !== undefined || last?.mark === "round" || (!turns && last && last.by !== line.by)) close(at);
    lines.push(line);
  });
  close(log.length);
  return found;
}

/** A player, or the colour that one plays. */
const DOER = /^(seat:|faction-)/;

/** A sentence without whom it tells of, where it begins with that: the name stands before it anyway. */
export function shortened(desk: Pick<Desk, "name" | "say" | "word">, { text }: LogLine): string {
  const sentence = desk.say(text).replace(/\.$/u, "");
  for (const value of Object.values(text.args)) {
    if (typeof value !== "string" || !DOER.test(value)) continue;
    const name = value.startsWith("seat:") ? desk.name(Number(value.slice(5))) : desk.word(value);
    if (sentence.startsWith(`${name} `)) return sentence.slice(name.length + 1);
  }
  return sentence;
}

/** The log with what was answered in advance told where it happened, before what came of it. */
export function withAnswered(log: readonly LogLine[], answered: readonly Answered[], seat: number | null): LogLine[] {
  const told = [...log];
  for (const { step, text } of answered) {
    const at = told.findIndex((line) => line.step >= step);
    const said = { id: "log-in-advance", args: { choice: text } };
    const line: LogLine = { kind: "in-advance", text: said, targets: [], step, by: seat };
    told.splice(at < 0 ? told.length : at, 0, line);
  }
  return told;
}

/** What the others have done since a seat's own last move, up to what is shown. */
export function since(log: readonly LogLine[], seat: number | null, moved: number, upto: number): LogLine[] {
  return log.filter(
    (line) => line.step > moved && line.step <= upto && line.mark === undefined && line.by !== null && line.by !== seat,
  );
}
