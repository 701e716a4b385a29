/** A whole plan as the row of small decisions that the game asks for one after the other.
 *
 * What leaves no choice is not asked: the engine takes a lone option by itself, so it must not be sent. */

import type { Rebellion } from "../../lib/generated";
import type { Table } from "./shapes";

export type Counts = Record<number, number>;
type Faction = Rebellion.FactionRow;

/** Lands stand on the table in the order in which options number them, and so do planets. */
const landOption = (table: Table, id: number): number => table.lands.findIndex((land) => land.id === id);
const planetOption = (table: Table, id: number): number => table.planets.findIndex((planet) => planet.id === id);

export const number = (table: Table, name: string): number => Number(table.numbers[name] ?? 0);
export const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0);
const some = (counts: Counts): [number, number][] =>
  Object.entries(counts)
    .map(([land, n]): [number, number] => [Number(land), n])
    .filter(([, n]) => n > 0);

/** How many units the faction could buy. */
export function affordable(table: Table, faction: Faction): number {
  return Math.min(Math.floor(faction.purse / number(table, "unit_price")), faction.units_left);
}

export function buy(table: Table, faction: Faction, counts: Counts): number[] {
  const options: number[] = [];
  let most = affordable(table, faction);
  for (const [land, n] of some(counts)) {
    options.push(landOption(table, land));
    if (most > 1) options.push(n);
    most -= n;
  }
  return options;
}

export function place(table: Table, counts: Counts): number[] {
  const options: number[] = [];
  let left = table.placing?.left ?? 0;
  for (const [land, n] of some(counts)) {
    options.push(landOption(table, land));
    if (left > 1) options.push(n);
    left -= n;
  }
  return options;
}

/** The numbers sent by origins that are still to decide, after the target where that is still open. */
export function attack(table: Table, target: number, origins: Rebellion.Origin[], counts: Counts): number[] {
  const options: number[] = table.attack ? [] : [landOption(table, target)];
  let sent = table.attack?.sent ?? 0;
  origins.forEach((origin, i) => {
    if (origin.sent >= 0) return;
    const n = counts[origin.land] ?? 0;
    const lone = i === origins.length - 1 && sent === 0 && origin.most === 1;
    if (!lone) options.push(n);
    sent += n;
  });
  return options;
}

export function losses(table: Table, counts: Counts): number[] {
  const options: number[] = [];
  let left = table.losses?.left ?? 0;
  let others = (table.losses?.origins ?? []).reduce((all, { most }) => all + most, 0);
  for (const { land, most } of table.losses?.origins ?? []) {
    if (left === 0) break;
    others -= most;
    const n = counts[land] ?? 0;
    if (Math.max(0, left - others) < Math.min(left, most)) options.push(n);
    left -= n;
  }
  return options;
}

/** Several batches in a row where one is too small. */
export function move(table: Table, start: number, end: number, count: number): number[] {
  const options: number[] = [];
  const route = table.moving?.routes.find(({ land }) => land === start);
  let left = table.moving?.left ?? 0;
  let most = route?.most ?? 0;
  for (let rest = count; rest > 0;) {
    if (left === 0) left = number(table, "batch_size");
    const n = Math.min(rest, left, most);
    if (n <= 0) break;
    options.push(landOption(table, start));
    if ((route?.goals.length ?? 0) > 1) options.push(landOption(table, end));
    if (Math.min(left, most) > 1) options.push(n);
    left -= n;
    most -= n;
    rest -= n;
  }
  return options;
}

/** Credits that moving so many units costs now. */
export function movePrice(table: Table, count: number): number {
  const more = Math.max(0, count - (table.moving?.left ?? 0));
  return Math.ceil(more / number(table, "batch_size")) * number(table, "batch_price");
}

/** The most units that can be moved with what is left of the batch and with the purse. */
export function movable(table: Table, faction: Faction, start: number): number {
  const most = table.moving?.routes.find(({ land }) => land === start)?.most ?? 0;
  const batches = Math.floor(faction.purse / number(table, "batch_price"));
  return Math.min(most, (table.moving?.left ?? 0) + batches * number(table, "batch_size"));
}

export function link(table: Table, start: number, end: number): number[] {
  return table.step === "ConnectTo"
    ? [planetOption(table, end)]
    : [planetOption(table, start), planetOption(table, end)];
}

/** Blocks of five that are not paid; the last of them leave no choice. */
export function unpaid(table: Table, lands: { land: number; most: number }[], counts: Counts): number[] {
  const options: number[] = [];
  const here = new Map(lands.map(({ land, most }) => [land, most]));
  let short = table.shortage?.blocks ?? 0;
  for (const [land, n] of some(counts)) {
    if ([...here.values()].filter((most) => most > 0).length > 1) options.push(landOption(table, land));
    const most = here.get(land) ?? 0;
    const others = [...here.values()].reduce((all, blocks) => all + blocks, 0) - most;
    if (Math.max(1, short - others) < Math.min(most, short)) options.push(n);
    here.set(land, most - n);
    short -= n;
  }
  return options;
}
