// Written by client/view_types.py from the Python views; change those and run it again.

export type Option = number | number[];

export interface Text {
  id: string;
  args: Record<string, number | string | Text>;
}

export interface Choice {
  option: number | number[];
  verb: string;
  targets: string[];
  text: Text;
}

export interface Line {
  kind: string;
  text: Text;
  targets: string[];
  facts?: number[];
}

export interface Reason {
  rule: string;
  text: Text;
}

export interface View {
  game: string;
  seat: number | null;
  players: number;
  player: number;
  round: number;
  phase: Text;
  prompt: Text | null;
  rule: string;
  choices: Choice[];
  interjections: Choice[];
  over: boolean;
  end_reason: string;
  scores: number[];
  winners: number[];
  table: unknown;
}

/** The table of rebellion. */
export namespace Rebellion {
  export interface PlanetRow {
    id: number;
    key: string;
    orbit: number;
    fields: number;
    field: number;
    port: number;
    lands: number[];
    reinforcement: number;
    holder: number;
  }

  export interface LandRow {
    id: number;
    key: string;
    planet: number;
    port: boolean;
    owner: number;
    units: number;
    die: number;
    pay: number;
    near: number[];
  }

  export interface Field {
    orbit: number;
    field: number;
  }

  export interface Link {
    planets: number[];
    chain: Field[];
  }

  export interface LinkPrice {
    planets: number[];
    price: number;
    bridges: number;
    chain: Field[];
    open: boolean;
  }

  export interface FactionRow {
    id: number;
    key: string;
    seat: number;
    rebel: boolean;
    alive: boolean;
    purse: number;
    lands: number;
    ports: number;
    units: number;
    units_left: number;
    income: number;
    reinforcement: number;
    pay: number;
  }

  export interface Origin {
    land: number;
    most: number;
    sent: number;
  }

  export interface Chances {
    attackers: number;
    die: number;
    win: number;
    tie: number;
    lose: number;
    fall: number;
    left: number;
    rolls: number;
  }

  export interface Target {
    land: number;
    defenders: number;
    die: number;
    origins: Origin[];
    chances: Chances;
  }

  export interface Odds {
    defenders: number;
    chances: Chances[];
  }

  export interface Attack {
    target: number;
    defenders: number;
    die: number;
    origins: Origin[];
    asked: number;
    sent: number;
    chances: Chances[];
  }

  export interface LossRow {
    land: number;
    most: number;
  }

  export interface LossTable {
    left: number;
    origins: LossRow[];
  }

  export interface Route {
    land: number;
    most: number;
    goals: number[];
  }

  export interface Moving {
    left: number;
    origin: number;
    goal: number;
    routes: Route[];
  }

  export interface Placing {
    planet: number;
    left: number;
    land: number;
  }

  export interface Sale {
    land: number;
    buyer: number;
    seller: number;
    price: number;
  }

  export interface Shortage {
    blocks: number;
    land: number;
  }

  export interface Die {
    units: number;
    sides: number;
  }

  export interface Table {
    board: string;
    round: number;
    max_rounds: number;
    phase: number;
    phases: number[];
    faction: number;
    step: string;
    planets: PlanetRow[];
    lands: LandRow[];
    bridges: Field[];
    bridges_left: number;
    links: Link[];
    link_prices: LinkPrice[];
    factions: FactionRow[];
    targets: Target[];
    odds: Odds[];
    attack: Attack | null;
    losses: LossTable | null;
    moving: Moving | null;
    placing: Placing | null;
    sale: Sale | null;
    shortage: Shortage | null;
    dice: Die[];
    wages: number[];
    numbers: Record<string, unknown>;
  }
}

/** The table of state51. */
export namespace State51 {
  export interface Card {
    id: number;
    card: string;
  }

  export interface LocationView {
    id: number;
    card: string;
    ruin: boolean;
    shield: boolean;
    resistance: number;
    used: number;
    laid: Record<string, number>;
    cached: Record<string, number>;
  }

  export interface Rows {
    production: LocationView[];
    feature: LocationView[];
    action: LocationView[];
  }

  export interface SeatView {
    seat: number;
    faction: string | null;
    points: number;
    passed: boolean;
    goods: Record<string, number>;
    stored: Record<string, number>;
    hand: Card[] | null;
    hand_size: number;
    contacts: Card[];
    rows: Rows;
    locations: number;
    deals: Card[];
    actions_used: boolean[];
  }

  export interface FoeView {
    points: number;
    passed: boolean;
    will_pass: boolean;
    rows: Rows;
    locations: number;
    attack: Card[];
    level: number;
  }

  export interface Stack {
    stack: string;
    open: Card | null;
    left: number;
  }

  export interface Table {
    deck: string;
    phase: string;
    round: number;
    max_rounds: number;
    end_points: number;
    start: number;
    turn: number;
    seats: SeatView[];
    foe: FoeView | null;
    row: Card[];
    playing: Card | null;
    connections: Stack[];
    connections_spent: number;
    deck_left: number;
    discard: number[];
  }
}

/** The table of counterweight. */
export namespace Counterweight {
  export interface Card {
    id: number;
    key: string;
  }

  export interface Site {
    id: number;
    key: string;
    need: number;
    supply: number;
    room: number;
  }

  export interface Unlock {
    condition: string;
    number: number;
    progress: number;
    open: boolean;
  }

  export interface Place {
    place: number;
    card: Card | null;
    kind: string;
    done: boolean;
    income: number;
    places: number;
    markers: number[];
    seal: boolean;
    blocked: boolean;
    site: Site | null;
    unlock: Unlock | null;
  }

  export interface Ship {
    id: number;
    key: string;
    capacity: number;
    cargo: number;
    upkeep: number;
    resistance: number[];
    protection: number[];
  }

  export interface Enemy {
    id: number;
    key: string;
    dice: number;
    loot: number;
    limit: number;
  }

  export interface Odds {
    destroyed: number;
    driven_off: number;
    loss: number;
  }

  export interface Position {
    position: number;
    fee: number;
    ship: Ship | null;
    enemy: Enemy | null;
    odds: Odds | null;
  }

  export interface Emergency {
    id: number;
    key: string;
    funds: number;
    influence: number;
    upkeep: number;
    payable: boolean;
  }

  export interface Inspector {
    where: string;
    control: number;
    control_max: number;
    grudges: string[];
    boarded: number;
    markers: number;
    points: number;
  }

  export interface Item {
    card: Card;
    amount: number;
  }

  export interface Forecast {
    items: Item[];
    net: number;
    after: number;
    missing: number;
    reserve: number;
  }

  export interface Player {
    seat: number;
    co: boolean;
    influence: number;
    hand: Card[];
    points: number;
    honours: number;
    prestige_markers: number;
    other_markers: number;
  }

  export interface Deck {
    name: string;
    cards: number;
    pile: Card[];
    bottom: Card[];
  }

  export interface Table {
    round: number;
    max_rounds: number;
    phase: string;
    co: number;
    funds: number;
    requested: number;
    ring: Place[];
    built: number;
    plan: Card[];
    plan_size: number;
    drawn: boolean;
    calm: boolean;
    arrivals: Card[];
    lane: Position[];
    berths: number;
    dock: Ship[];
    special: Ship[];
    crisis: Emergency[];
    max_emergencies: number;
    standing: Record<string, number>;
    inspector: Inspector;
    forecast: Forecast;
    players: Player[];
    decks: Deck[];
    run_outs: number;
    deck_passes: number;
  }
}
