/**
 * What can be typed next in the notation of a cell, word by word.
 *
 * A notation is a small grammar (fixed words, numbers, names, lists); each part of it says where it
 * can end in what was typed, and which words could go on where the text ends.
 */

import type { NotationOut, Said, SlotOut } from "./generated";

export interface Offer {
  /** The text with this word. */
  text: string;
  word: string;
  /** What it means, if that is known. */
  said: Said | null;
}
interface Found {
  /** Where a part can end. */
  ends: number[];
  offers: Offer[];
}
type Part = (text: string, at: number, tell: Said | null) => Found;

const MOST = 24;
const NEXT = /^\s*\S+ ?/;
const NUMBERS = ["1", "2", "3"];

/** `whole` is what may stand at `at`, of which a part may be typed; `at` can lie behind a blank that is not. */
function offer(text: string, at: number, whole: string, tell: Said | null): Offer[] {
  const left = " ".repeat(Math.max(0, at - text.length)) + whole.slice(Math.max(0, text.length - at));
  const rest = NEXT.exec(left)?.[0];
  if (!rest) return [];
  const begun = /^[\s,;:|]/.test(rest) ? "" : (text.split(" ").at(-1) ?? "");
  return [{ text: text + rest, word: (begun + rest).trim(), said: tell }];
}

/** Fixed words; blanks go without saying. */
function fixed(whole: string): Part {
  return (text, at, tell) => {
    if (text.startsWith(whole, at) && at <= text.length) return { ends: [at + whole.length], offers: [] };
    if (!whole.startsWith(text.slice(at))) return { ends: [], offers: [] };
    if (whole.slice(Math.max(0, text.length - at)).trim() === "") return { ends: [at + whole.length], offers: [] };
    return { ends: [], offers: offer(text, at, whole, tell) };
  };
}

/** A number; some to begin with. */
function number(pattern: RegExp, some: string[]): Part {
  return (text, at, tell) => {
    const typed = pattern.exec(text.slice(at))?.[0];
    if (typed) return { ends: [at + typed.length], offers: [] };
    return { ends: [], offers: at >= text.length ? some.flatMap((one) => offer(text, at, one, tell)) : [] };
  };
}

function either(parts: Part[]): Part {
  return (text, at, tell) => {
    const found = parts.map((part) => part(text, at, tell));
    return {
      ends: [...new Set(found.flatMap((one) => one.ends))],
      offers: found.flatMap((one) => one.offers),
    };
  };
}

function inTurn(parts: Part[]): Part {
  return (text, at, tell) =>
    parts.reduce<Found>(
      (so, part) => {
        const found = so.ends.map((end) => part(text, end, tell));
        return {
          ends: [...new Set(found.flatMap((one) => one.ends))],
          offers: [...so.offers, ...found.flatMap((one) => one.offers)],
        };
      },
      { ends: [at], offers: [] },
    );
}

/** One or more, with something between them. */
function several(part: Part, between: string): Part {
  const on = inTurn([fixed(between), part]);
  return (text, at, tell) => {
    const found = part(text, at, tell);
    const [ends, offers] = [new Set(found.ends), [...found.offers]];
    for (const end of ends) {
      const more = on(text, end, tell);
      more.ends.forEach((one) => ends.add(one));
      offers.push(...more.offers);
    }
    return { ends: [...ends], offers };
  };
}

const maybe = (part: Part): Part => either([part, (_, at) => ({ ends: [at], offers: [] })]);
const told =
  (part: Part, by: Said | null): Part =>
  (text, at, tell) =>
    part(text, at, by ?? tell);
const count = number(/^\d+/, NUMBERS);
const signed = number(/^-?\d+/, [...NUMBERS, "-1"]);
/** The result of a die, as on cards. */
const CHECKS = ["2+", "3+", "4+", "5+", "6", "1", "1-2", "1-3", "1-4", "1-5"];

function slot(one: SlotOut): Part {
  const names = either(one.choices.map((choice) => told(fixed(choice.value), choice.label)));
  if (one.kind === "choice") return names;
  if (one.kind === "signed") return signed;
  if (one.kind === "rolled") return either([signed, fixed("die")]);
  if (one.kind === "count" || one.kind === "limit") return count;
  const many = one.kind === "room" ? either([count, fixed("all")]) : count;
  const amounts = several(inTurn([many, fixed(" "), names]), " + ");
  return one.kind === "either" ? inTurn([amounts, several(inTurn([fixed(" / "), amounts]), "")]) : amounts;
}

function grammar(notation: NotationOut): Part {
  const forms = either(
    notation.forms.map((form) =>
      told(inTurn(form.parts.map((part) => (typeof part === "string" ? fixed(part) : slot(part)))), form.said),
    ),
  );
  const one = notation.mark ? inTurn([forms, maybe(told(fixed(notation.mark), notation.marked))]) : forms;
  const list = notation.shape === "one" ? one : several(one, ", ");
  if (notation.shape !== "clauses") return notation.empty ? either([fixed(notation.empty), list]) : list;
  const check = inTurn([either(CHECKS.map(fixed)), fixed(": ")]);
  return inTurn([maybe(inTurn([number(/^[1-9]/, []), fixed("x ")])), several(inTurn([maybe(check), list]), " | ")]);
}

/** The words that can stand next, and whether the text can end here. */
export function nextWords(notation: NotationOut, text: string): { offers: Offer[]; whole: boolean } {
  const found = grammar(notation)(text, 0, null);
  const offers = new Map<string, Offer>();
  for (const one of found.offers) {
    const same = offers.get(one.text);
    // A word that several kinds begin with means none of them yet.
    offers.set(one.text, same && same.said?.en !== one.said?.en ? { ...one, said: null } : one);
  }
  return { offers: [...offers.values()].slice(0, MOST), whole: found.ends.includes(text.length) };
}
