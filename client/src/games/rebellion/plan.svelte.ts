/** What a player has in mind but not yet done; board and own area share it. */

import type { Attributes, Desk } from "../../lib/board";
import type { Rebellion } from "../../lib/generated";
import { lang } from "../../lib/words.svelte";
import * as orders from "./orders";
import { landRef, planetRef, type Table } from "./shapes";

export type RebellionDesk = Desk<Table>;

/** A number out of a few lands, up to a most for each and for all of them. */
export interface Shares {
  lands: { land: number; most: number }[];
  most: number;
}

export class Plan {
  /** Units (or unpaid blocks) by land. */
  counts = $state.raw<orders.Counts>({});
  /** The land to attack, or an ally's land to ask for. */
  target = $state(-1);
  /** Where a link or a movement begins and ends: planets or lands. */
  start = $state(-1);
  end = $state(-1);
  /** The planet looked at closely. */
  zoom = $state(-1);
  /** The planet pointed at, for the price of a link. */
  over = $state(-1);

  constructor(readonly desk: RebellionDesk) {}

  get table(): Table {
    return this.desk.table;
  }
  /** What is being decided here, or "" while others decide. */
  get step(): string {
    return this.desk.live ? this.table.step : "";
  }
  get faction(): Rebellion.FactionRow {
    const { factions, faction } = this.table;
    return factions.find(({ id }) => id === faction)!;
  }

  clear(): void {
    this.counts = {};
    this.target = this.start = this.end = this.over = -1;
  }

  /** The question that the plan is an answer to, and the fight it may go on with. */
  #question = "";
  #fight: { target: number; counts: orders.Counts } | null = null;

  /** Something new lies on the table: keep what can still be meant. */
  settle(): void {
    const { step, phase, faction } = this.table;
    const question = `${step} ${phase} ${faction}`;
    const same = question === this.#question;
    const fight = this.#fight ?? (same ? { target: this.target, counts: this.counts } : null);
    if (step !== "Losses") this.#fight = null;
    this.#question = question;
    if (step === "Battle" && fight) this.#fightOn(fight.target, fight.counts);
    else if (!same || !this.#holds()) this.clear();
  }

  /** With as many as are left of those sent before; with everybody if none of them is. */
  #fightOn(land: number, counts: orders.Counts): void {
    const target = this.table.targets.find((one) => one.land === land);
    this.clear();
    if (!target) return;
    this.target = land;
    this.counts = Object.fromEntries(
      target.origins.map((origin) => [origin.land, Math.min(origin.most, counts[origin.land] ?? 0)]),
    );
    if (orders.sum(this.counts) === 0) this.aim(land);
  }

  /** Whether the plan still fits what lies on the table. */
  #holds(): boolean {
    const { table } = this;
    if (table.moving) {
      const route = table.moving.routes.find(({ land }) => land === this.start);
      if (this.start < 0) return true;
      return (
        route !== undefined && this.count(this.start) <= route.most && (this.end < 0 || route.goals.includes(this.end))
      );
    }
    if (this.start >= 0) return table.link_prices.some(({ planets }) => planets[0] === this.start);
    const most = this.#sharesOf(table.step)?.most;
    return most === undefined || orders.sum(this.counts) <= most;
  }

  count(land: number): number {
    return this.counts[land] ?? 0;
  }
  put(land: number, n: number): void {
    this.counts = { ...this.counts, [land]: Math.max(0, n) };
  }

  // Sharing out: reinforcements, purchases, losses, unpaid blocks

  get shares(): Shares | null {
    return this.#sharesOf(this.step);
  }
  #sharesOf(step: string): Shares | null {
    const { table, faction } = this;
    switch (step) {
      case "Place": {
        const { planet, left } = table.placing!;
        const lands = table.lands.filter((land) => land.planet === planet);
        return { lands: lands.map(({ id }) => ({ land: id, most: left })), most: left };
      }
      case "Purchase": {
        const most = orders.affordable(table, faction);
        const lands = table.lands.filter((land) => land.owner === faction.id);
        return { lands: lands.map(({ id }) => ({ land: id, most })), most };
      }
      case "Losses":
        return { lands: table.losses!.origins, most: table.losses!.left };
      case "Pay": {
        const price = orders.number(table, "pay_price");
        const lands = table.lands.filter((land) => land.owner === faction.id && land.pay > 0);
        const { blocks } = table.shortage!;
        return { lands: lands.map(({ id, pay }) => ({ land: id, most: Math.min(blocks, pay / price) })), most: blocks };
      }
    }
    return null;
  }

  /** How many more could go to a land (or be taken from it). */
  room(land: number): number {
    const { shares } = this;
    const here = shares?.lands.find((one) => one.land === land);
    if (!shares || !here) return 0;
    return Math.min(here.most - this.count(land), shares.most - orders.sum(this.counts));
  }

  // Battle

  get origins(): Rebellion.Origin[] {
    const { table } = this;
    if (this.step === "Attackers") return table.attack!.origins;
    return table.targets.find(({ land }) => land === this.target)?.origins ?? [];
  }
  get attackers(): number {
    return this.origins.reduce((all, { land, sent }) => all + (sent >= 0 ? sent : this.count(land)), 0);
  }
  get chances(): Rebellion.Chances | undefined {
    const { table } = this;
    const target = this.step === "Attackers" ? table.attack!.target : this.target;
    const defenders = table.lands.find(({ id }) => id === target)?.units;
    return table.odds.find((odds) => odds.defenders === defenders)?.chances[this.attackers - 1];
  }
  aim(land: number): void {
    this.target = land;
    this.counts = Object.fromEntries(this.origins.map((origin) => [origin.land, origin.most]));
  }

  // Movement and links

  get route(): Rebellion.Route | undefined {
    return this.step === "Movement" ? this.table.moving!.routes.find(({ land }) => land === this.start) : undefined;
  }
  depart(land: number): void {
    this.clear();
    this.start = land;
  }
  arrive(land: number): void {
    this.end = land;
    const { batch_size } = this.table.numbers;
    const one = this.table.moving!.left || Number(batch_size);
    this.put(this.start, Math.min(one, orders.movable(this.table, this.faction, this.start)));
  }

  /** Where a link begins: picked here, or already told to the game. */
  get port(): number {
    const [first] = this.table.link_prices;
    return this.step === "ConnectTo" ? (first?.planets[0] ?? -1) : this.step === "Connection" ? this.start : -1;
  }
  price(end: number): Rebellion.LinkPrice | undefined {
    return this.table.link_prices.find(({ planets }) => planets[0] === this.port && planets[1] === end);
  }

  send(options: number[]): void {
    const { target, counts } = this;
    this.#fight = this.step === "Battle" ? { target, counts } : null;
    this.clear();
    this.desk.choose(options, true);
  }

  // What a click does, where it is more than one choice

  #landAct(land: number): (() => void) | undefined {
    const { desk, table } = this;
    const row = table.lands.find(({ id }) => id === land)!;
    switch (this.step) {
      case "Connection":
      case "ConnectTo":
        return row.port ? this.#planetAct(row.planet) : undefined;
      case "Place":
      case "Losses":
      case "Pay":
        return this.shares!.lands.some((one) => one.land === land) ? () => this.#more(land) : undefined;
      case "Purchase":
        if (!desk.can(landRef(land))) return undefined;
        if (row.owner === this.faction.id) return () => this.#more(land);
        return () => (this.target = this.target === land ? -1 : land);
      case "Battle": {
        if (desk.can(landRef(land))) return () => (this.target === land ? this.clear() : this.aim(land));
        const origin = this.origins.find((one) => one.land === land);
        return origin && (() => this.put(land, this.count(land) ? 0 : origin.most));
      }
      case "Movement":
        if (this.start === land) return () => this.clear();
        if (this.route?.goals.includes(land)) return () => this.arrive(land);
        return desk.can(landRef(land)) ? () => this.depart(land) : undefined;
    }
    return undefined;
  }

  #more(land: number): void {
    this.put(land, this.room(land) > 0 ? this.count(land) + 1 : 0);
  }

  #planetAct(planet: number): (() => void) | undefined {
    if (this.step !== "Connection" && this.step !== "ConnectTo") return undefined;
    if (planet === this.port) return this.step === "Connection" ? () => this.clear() : undefined;
    const price = this.price(planet);
    if (price?.open) {
      return () => {
        if (this.end === planet) this.send(orders.link(this.table, this.port, planet));
        else this.end = planet;
      };
    }
    if (this.step === "Connection" && this.desk.can(planetRef(planet))) {
      return () => {
        this.clear();
        this.start = planet;
      };
    }
    return undefined;
  }

  /** What glows: with something picked, only what can be meant next. */
  #landGlow(land: number): boolean {
    const row = this.table.lands.find(({ id }) => id === land)!;
    if (this.step === "Movement" && this.route) return this.route.goals.includes(land);
    if (this.step === "Connection" || this.step === "ConnectTo") return row.port && this.#planetGlow(row.planet);
    return this.#landAct(land) !== undefined || this.desk.can(landRef(land));
  }
  #planetGlow(planet: number): boolean {
    if (this.step === "Connection" || this.step === "ConnectTo") {
      return this.port < 0 ? this.desk.can(planetRef(planet)) : (this.price(planet)?.open ?? false);
    }
    return this.desk.can(planetRef(planet));
  }
  planetGlows(planet: Rebellion.PlanetRow): boolean {
    return this.#planetGlow(planet.id) || [planet.port, ...planet.lands].some((land) => this.#landGlow(land));
  }

  marked(land: number): boolean {
    if (land === this.target || this.count(land) > 0) return true;
    return this.step === "Movement" && (land === this.start || land === this.end);
  }

  /** Listeners by ref, made once: what a click does is looked up when it comes. */
  readonly #listeners = new Map<string, Attributes>();

  #attributes(
    ref: string,
    base: Attributes,
    act: () => (() => void) | undefined,
    glow: boolean,
    picked: boolean,
  ): Attributes {
    let on = this.#listeners.get(ref);
    if (!on) {
      const instead =
        (name: string, keys?: string[]) =>
        (event: Event): void => {
          const now = !keys || keys.includes((event as KeyboardEvent).key) ? act() : undefined;
          if (!now) {
            (base[name] as (event: Event) => void)(event);
            return;
          }
          event.preventDefault();
          event.stopPropagation();
          now();
        };
      on = { onclick: instead("onclick"), onkeydown: instead("onkeydown", ["Enter", " "]) };
      this.#listeners.set(ref, on);
    }
    const open = act() !== undefined;
    return {
      ...base,
      ...on,
      "data-can": glow || undefined,
      "data-picked": picked || base["data-picked"],
      ...(open ? { tabindex: 0, "aria-disabled": undefined, "aria-pressed": picked ? "true" : undefined } : {}),
    };
  }

  land(land: number, label: string): Attributes {
    const ref = landRef(land);
    return this.#attributes(
      ref,
      this.desk.thing(ref, { label }),
      () => this.#landAct(land),
      this.#landGlow(land),
      this.marked(land),
    );
  }

  /** Pointing at a planet shows what a link to it costs; the frame's own listeners stay. */
  readonly #pointers = new Map<number, Attributes>();

  #pointer(planet: number, base: Attributes): Attributes {
    let on = this.#pointers.get(planet);
    if (!on) {
      const listen =
        (name: string, entered: boolean) =>
        (event: Event): void => {
          this.over = entered && this.port >= 0 && planet !== this.port ? planet : -1;
          (base[name] as (event: Event) => void)(event);
        };
      on = {
        onpointerenter: listen("onpointerenter", true),
        onpointerleave: listen("onpointerleave", false),
        onfocus: listen("onfocus", true),
        onblur: listen("onblur", false),
      };
      this.#pointers.set(planet, on);
    }
    return on;
  }

  planet({ id }: Rebellion.PlanetRow, label: string): Attributes {
    const ref = planetRef(id);
    const base = this.desk.thing(ref, { label, onlook: () => (this.zoom = id) });
    const picked = this.port >= 0 && (id === this.port || id === this.end);
    return {
      ...this.#attributes(ref, base, () => this.#planetAct(id), this.#planetGlow(id), picked),
      tabindex: 0,
      ...this.#pointer(id, base),
    };
  }

  /** Sentences by what they are made of: from view to view most lands stay as they are. */
  readonly #said = new Map<string, string>();

  said(id: string, args: Record<string, string | number>): string {
    const key = [lang(), id, ...Object.values(args)].join("|");
    let found = this.#said.get(key);
    if (found === undefined) this.#said.set(key, (found = this.desk.word(id, args)));
    return found;
  }
}

const plans = new WeakMap<object, Plan>();

export function planOf(desk: RebellionDesk): Plan {
  let plan = plans.get(desk);
  if (!plan) plans.set(desk, (plan = new Plan(desk)));
  return plan;
}
