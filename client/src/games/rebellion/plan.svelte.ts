/** What a player has in mind but not yet done; board and own area share it. */

import type { Attributes, Desk } from "../../lib/board";
import type { Rebellion } from "../../lib/generated";
import { lang } from "../../lib/words.svelte";
import { landRef, planetRef, type Table } from "./shapes";

export type RebellionDesk = Desk<Table>;
export type Counts = Record<number, number>;

const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0);

export class Plan {
  /** Units (or unpaid blocks) by land. */
  counts = $state.raw<Counts>({});
  /** The land to attack, or an ally's land to ask for. */
  target = $state(-1);
  /** Where a link or a movement begins: a planet or a land. */
  start = $state(-1);
  /** Where a link is to end: on a screen to touch it is looked at before it is built. */
  end = $state(-1);
  /** Whether the way of a link is to be chosen. */
  anyWay = $state(false);
  /** The planet looked at closely. */
  zoom = $state(-1);
  /** What a phone shows, which has no room for both: planets in their orbits, or with their lands. */
  face = $state<"sky" | "lands">("sky");
  /** The planet pointed at, for the price of a link. */
  over = $state(-1);
  /** The way pointed at, when one of several is to be chosen. */
  way = $state(-1);

  constructor(readonly desk: RebellionDesk) {}

  get table(): Table {
    return this.desk.table;
  }
  /** What is being decided here, or "" while others decide. */
  get decision(): Rebellion.Decision | "" {
    return this.desk.live ? (this.desk.view.decision as Rebellion.Decision) : "";
  }
  get faction(): Rebellion.FactionRow {
    const { factions, faction } = this.table;
    return factions.find(({ id }) => id === faction)!;
  }

  clear(): void {
    this.counts = {};
    this.target = this.start = this.end = this.over = this.way = -1;
    this.anyWay = false;
  }

  /** The question that the plan is an answer to, and the fight it may go on with. */
  #question = "";
  #fight: { target: number; counts: Counts } | null = null;

  /** Something new lies on the table: keep what can still be meant. */
  settle(): void {
    const { phase, faction } = this.table;
    const { decision } = this.desk.view;
    const question = `${decision} ${phase} ${faction}`;
    const same = question === this.#question;
    const fight = this.#fight ?? (same ? { target: this.target, counts: this.counts } : null);
    if (decision !== "losses") this.#fight = null;
    this.#question = question;
    if (!same && this.decision) this.face = /^(connect|way)/.test(decision) ? "sky" : "lands";
    if (this.#fighting && fight) this.#fightOn(fight.target, fight.counts);
    else if (!same || !this.#holds()) this.clear();
  }

  /** With as many as are left of those sent before; with everybody if none of them is. */
  #fightOn(land: number, counts: Counts): void {
    const target = this.table.targets.find((one) => one.land === land);
    this.clear();
    if (!target) return;
    this.target = land;
    this.counts = Object.fromEntries(
      target.origins.map((origin) => [origin.land, Math.min(origin.most, counts[origin.land] ?? 0)]),
    );
    if (this.total === 0) this.aim(land);
  }

  /** Whether the plan still fits what lies on the table. */
  #holds(): boolean {
    const { table } = this;
    if (table.moving) {
      const route = table.moving.routes.find(({ land }) => land === this.start);
      if (this.start < 0) return true;
      return route !== undefined && this.count(this.start) <= route.most;
    }
    if (this.start >= 0) return table.link_prices.some(({ planets }) => planets[0] === this.start);
    return table.share === null || this.total <= table.share.most;
  }

  count(land: number): number {
    return this.counts[land] ?? 0;
  }
  put(land: number, n: number): void {
    this.counts = { ...this.counts, [land]: Math.max(0, n) };
  }

  // Sharing out: reinforcements, purchases, losses, unpaid blocks

  get share(): Rebellion.Share | null {
    return this.desk.live ? this.table.share : null;
  }
  get total(): number {
    return sum(this.counts);
  }
  /** How many more could go to a land (or be taken from it). */
  room(land: number): number {
    const { share } = this;
    const here = share?.lands.find((one) => one.land === land);
    if (!share || !here) return 0;
    return Math.min(here.most - this.count(land), share.most - this.total);
  }

  // Battle

  /** Whether a land to attack is being looked for. */
  get #fighting(): boolean {
    return ["battle", "muster"].includes(this.desk.view.decision);
  }
  /** What is attacked: as the game knows it, or only meant. */
  get attack(): Rebellion.Target | undefined {
    const { table } = this;
    if (!this.desk.live) return undefined;
    return table.attack ?? table.targets.find(({ land }) => land === this.target);
  }
  get origins(): Rebellion.Origin[] {
    return this.attack?.origins ?? [];
  }
  get attackers(): number {
    return this.origins.reduce((all, { land, sent }) => all + (sent >= 0 ? sent : this.count(land)), 0);
  }
  get chances(): Rebellion.Chances | undefined {
    const { table, attack } = this;
    const defenders = table.lands.find(({ id }) => id === attack?.land)?.units;
    return table.odds.find((odds) => odds.defenders === defenders)?.chances[this.attackers - 1];
  }
  aim(land: number): void {
    this.target = land;
    this.counts = Object.fromEntries(this.origins.map((origin) => [origin.land, origin.most]));
  }

  // Movement and links

  get route(): Rebellion.Route | undefined {
    return this.desk.live ? this.table.moving?.routes.find(({ land }) => land === this.start) : undefined;
  }
  depart(place: number): void {
    this.clear();
    this.start = place;
    const { route } = this;
    if (route) this.put(place, Math.min(route.left || this.table.moving!.batch, route.most));
  }
  /** How many leave, and for how much, is said before the goal is pointed at. */
  arrive(land: number): void {
    this.send({ do: "move", from: this.start, to: land, count: this.count(this.start) }, landRef(this.start));
  }
  /** What so many units cost: those of the batch begun move free. */
  fare(count: number): number {
    return this.table.moving?.prices[Math.max(0, count - (this.route?.left ?? 0))] ?? 0;
  }

  /** Where a link begins: picked here, or already told to the game. */
  get port(): number {
    const [first] = this.table.link_prices;
    if (this.decision === "way") return this.table.ways[0]?.planets[0] ?? -1;
    if (this.decision === "connect-to") return first?.planets[0] ?? -1;
    return this.decision === "connection" ? this.start : -1;
  }
  price(end: number): Rebellion.LinkPrice | undefined {
    return this.table.link_prices.find(({ planets }) => planets[0] === this.port && planets[1] === end);
  }

  /** Say it; `ref` is what it begins with, so that a tutorial can let it pass or not. */
  send(order: Rebellion.Orders, ref: string, then?: number): void {
    const { target, counts, desk } = this;
    this.#fight = this.#fighting ? { target, counts } : null;
    this.clear();
    desk.order(order, desk.choicesFor(ref)[0], then);
  }
  storm(land: number): void {
    this.send({ do: "storm", target: land }, landRef(land));
  }
  /** Price and chain are seen at whatever is pointed at; a finger points by a first tap. */
  join(planet: number): void {
    if (this.#touched && this.end !== planet) this.end = planet;
    else this.connect(planet);
  }
  connect(planet: number): void {
    this.send({ do: this.anyWay ? "ways" : "link", from: this.port, to: planet }, planetRef(this.port));
  }

  // What a click does, where it is more than one choice

  #landAct(land: number): (() => void) | undefined {
    const { desk, table } = this;
    const row = table.lands.find(({ id }) => id === land)!;
    switch (this.decision) {
      case "connection":
      case "connect-to":
        return row.port ? this.#planetAct(row.planet) : undefined;
      case "place":
      case "losses":
      case "shortage":
        return this.share?.lands.some((one) => one.land === land) ? () => this.#more(land) : undefined;
      case "purchase":
        if (!desk.can(landRef(land))) return undefined;
        if (row.owner === this.faction.id) return () => this.#more(land);
        return () => (this.target = this.target === land ? -1 : land);
      case "battle":
      case "muster": {
        if (desk.can(landRef(land))) return () => (this.target === land ? this.clear() : this.aim(land));
        const origin = this.origins.find((one) => one.land === land);
        return origin && (() => this.put(land, this.count(land) ? 0 : origin.most));
      }
      case "movement":
        if (this.start === land) return () => this.clear();
        if (this.route?.goals.includes(land)) return () => this.arrive(land);
        return desk.can(landRef(land)) ? () => this.depart(land) : undefined;
    }
    return undefined;
  }

  #more(land: number): void {
    this.put(land, this.room(land) > 0 ? this.count(land) + 1 : 0);
  }

  /** Whether ports are being connected. */
  get #linking(): boolean {
    return this.decision === "connection" || this.decision === "connect-to";
  }
  #planetAct(planet: number): (() => void) | undefined {
    if (!this.#linking) return undefined;
    const free = this.decision === "connection";
    if (planet === this.port) return free ? () => this.clear() : undefined;
    if (this.price(planet)?.open) return () => this.join(planet);
    return free && this.desk.can(planetRef(planet)) ? () => this.depart(planet) : undefined;
  }

  /** What glows: with something picked, only what can be meant next. */
  #landGlow(land: number): boolean {
    const row = this.table.lands.find(({ id }) => id === land)!;
    if (this.route) return this.route.goals.includes(land);
    if (this.#linking) return row.port && this.#planetGlow(row.planet);
    return this.#landAct(land) !== undefined || this.desk.can(landRef(land));
  }
  #planetGlow(planet: number): boolean {
    if (this.#linking && this.port >= 0) return this.price(planet)?.open ?? false;
    return this.desk.can(planetRef(planet));
  }
  planetGlows(planet: Rebellion.PlanetRow): boolean {
    return this.#planetGlow(planet.id) || [planet.port, ...planet.lands].some((land) => this.#landGlow(land));
  }

  marked(land: number): boolean {
    if (land === this.target || this.count(land) > 0) return true;
    return this.decision === "movement" && land === this.start;
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

  land(land: number, label: string, owner: number): Attributes {
    const ref = landRef(land);
    return this.#attributes(
      ref,
      this.desk.thing(ref, { label, side: String(owner) }),
      () => this.#landAct(land),
      this.#landGlow(land),
      this.marked(land),
    );
  }

  /** Pointing at a planet, in the sky or in the list, shows what a link to it costs. */
  pointAt(planet: number, event?: Event): void {
    this.over = this.port >= 0 && planet !== this.port ? planet : -1;
    if (event) this.#touched = (event as PointerEvent).pointerType === "touch";
  }
  #touched = false;

  /** The frame's own listeners stay. */
  readonly #pointers = new Map<number, Attributes>();

  #pointer(planet: number, base: Attributes): Attributes {
    let on = this.#pointers.get(planet);
    if (!on) {
      const listen =
        (name: string, entered: boolean) =>
        (event: Event): void => {
          this.pointAt(entered ? planet : -1, name.startsWith("onpointer") ? event : undefined);
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

  /** Pointing at a way, in the sky or in the list, makes it stand out. */
  wayPointed(id: number): Attributes {
    const point = (): void => void (this.way = id);
    const leave = (): void => void (this.way = -1);
    return { onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
  }
  wayLabel({ price, bridges, joins, planets }: Rebellion.WayRow): string {
    const names = joins
      .filter((planet) => !planets.includes(planet))
      .map((planet) => this.desk.word(this.table.planets.find(({ id }) => id === planet)!.name));
    const [last, ...others] = names.reverse();
    const list = others.reduce(
      (rest, first, n) => this.desk.word(n ? "list-comma" : "list-and", { first, rest }),
      last ?? "",
    );
    const whom = last ? this.desk.word("ui-way-joins", { planets: list }) : this.desk.word("ui-way-alone");
    return `${this.desk.word("ui-link-price", { price, bridges }).replace(/\.$/, "")}, ${whom}`;
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
