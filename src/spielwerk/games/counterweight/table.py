"""The table as plain data: everything a board needs, the same for every seat."""

from __future__ import annotations

from typing import TypedDict

from spielwerk.games.counterweight import (
    action,
    balance,
    docking,
    enemies,
    inspector,
    prestige,
    scoring,
    station,
)
from spielwerk.games.counterweight.data import KINDS, PRESTIGE
from spielwerk.games.counterweight.notation import (
    CONDITIONS,
    SIDES,
    STANDING,
)
from spielwerk.games.counterweight.state import (
    ATTACKED,
    DOCK_FULL,
    HALF_BUILT,
    NO_PRESTIGE,
    NONE,
    PRESTIGES,
    SECTIONS,
    SHIPS,
    CounterweightState,
)
from spielwerk.games.counterweight.view import DECKS, phase

GRUDGES = (
    (ATTACKED, "attacked"),
    (DOCK_FULL, "dock-full"),
    (NO_PRESTIGE, "no-prestige"),
    (HALF_BUILT, "half-built"),
)


class Card(TypedDict):
    """A card by its number and its key; the catalogue knows the rest."""

    id: int
    key: str


class Site(TypedDict):
    """A site card and how far it has come."""

    id: int
    key: str
    need: int
    supply: int
    room: int  # what it can take now


class Unlock(TypedDict):
    """What unlocks a prestige section, and how far that is."""

    condition: str
    number: int
    progress: int
    open: bool


class Place(TypedDict):
    """The anchor (0) or a field of the ring."""

    place: int
    card: Card | None
    kind: str
    done: bool
    income: int
    places: int
    markers: list[int]  # by seat
    seal: bool
    blocked: bool
    site: Site | None
    unlock: Unlock | None


class Ship(TypedDict):
    """A civilian ship or the inspector's."""

    id: int
    key: str
    capacity: int
    cargo: int
    upkeep: int
    resistance: list[int]  # results of a die
    protection: list[int]


class Enemy(TypedDict):
    """An enemy on the intercept course."""

    id: int
    key: str
    dice: int
    loot: int
    limit: int


class Odds(TypedDict):
    """What an attack would do, before it is rolled; in percent, and in funds."""

    destroyed: float  # the enemy
    driven_off: float  # the ship
    loss: float  # of cargo, on average


class Position(TypedDict):
    """A position of the lane with its opposite on the intercept course."""

    position: int
    fee: int
    ship: Ship | None
    enemy: Enemy | None
    odds: Odds | None


class Emergency(TypedDict):
    """An open emergency and its price."""

    id: int
    key: str
    funds: int
    influence: int
    upkeep: int
    payable: bool  # by the CO, now


class Player(TypedDict):
    """What a player has; all of it is open."""

    seat: int
    co: bool
    influence: int
    hand: list[Card]
    points: int
    honours: int
    prestige_markers: int
    other_markers: int


class Inspector(TypedDict):
    """Where he is and how he feels."""

    where: str  # "deck", "lane", "dock"
    control: int
    control_max: int
    grudges: list[str]
    boarded: int  # the round; 0: not yet
    markers: int
    points: int


class Item(TypedDict):
    """A line of the balance."""

    card: Card
    amount: int


class Forecast(TypedDict):
    """The balance of this round as things stand."""

    items: list[Item]
    net: int
    after: int  # funds afterwards
    missing: int  # what would have to be paid in influence
    reserve: int  # the influence of all


class Deck(TypedDict):
    """A deck: only its size is known, but for cards put under it openly."""

    name: str
    cards: int
    pile: list[Card]
    bottom: list[Card]  # the lowest first


class Table(TypedDict):
    """Everything on the table."""

    round: int
    max_rounds: int
    phase: str
    co: int
    funds: int
    requested: int
    ring: list[Place]
    built: int
    plan: list[Card]
    plan_size: int
    drawn: bool
    calm: bool
    arrivals: list[Card]  # ships drawn this round, in their order
    lane: list[Position]
    berths: int
    dock: list[Ship]
    special: list[Ship]
    crisis: list[Emergency]
    max_emergencies: int
    standing: dict[str, int]
    inspector: Inspector
    forecast: Forecast
    players: list[Player]
    decks: list[Deck]
    run_outs: int
    deck_passes: int  # 0: no deadline


def table(state: CounterweightState) -> Table:
    """The whole table."""
    rules = state.rules
    deadline = state.opt.deadline == "on"
    return {
        "round": state.round,
        "max_rounds": state.opt.max_rounds,
        "phase": phase(state),
        "co": state.co,
        "funds": state.funds,
        "requested": state.requested,
        "ring": [_place(state, place) for place in range(len(state.cards))],
        "built": prestige.built(state),
        "plan": _cards(state, state.plan),
        "plan_size": rules.numbers.plan,
        "drawn": bool(state.drawn),
        "calm": bool(state.calm),
        "arrivals": _cards(state, state.arrivals),
        "lane": [_position(state, position) for position in range(len(state.lane))],
        "berths": docking.berths(state),
        "dock": [ship(state, card) for card in state.dock],
        "special": [ship(state, card) for card in state.special],
        "crisis": [_emergency(state, card) for card in state.crisis],
        "max_emergencies": state.opt.max_emergencies,
        "standing": dict(zip(STANDING, state.standing, strict=True)),
        "inspector": _inspector(state),
        "forecast": _forecast(state),
        "players": _players(state),
        "decks": [_deck(state, deck) for deck in range(len(DECKS))],
        "run_outs": state.run_outs,
        "deck_passes": rules.numbers.deck_passes if deadline else 0,
    }


def _card(state: CounterweightState, card: int) -> Card:
    return {"id": card, "key": state.rules.keys[card]}


def _cards(state: CounterweightState, cards: tuple[int, ...]) -> list[Card]:
    return [_card(state, card) for card in cards]


def _place(state: CounterweightState, place: int) -> Place:
    rules, card = state.rules, state.cards[place]
    site = state.sites[place]
    first = place * state.players
    done = card != NONE and site == NONE
    return {
        "place": place,
        "card": None if card == NONE else _card(state, card),
        "kind": "" if card == NONE else KINDS[rules.kind[card]],
        "done": done,
        "income": rules.income[card] if done else rules.income[site] if site != NONE else 0,
        "places": 0 if card == NONE else rules.places[card],
        "markers": state.markers[first : first + state.players],
        "seal": bool(state.seals[place]),
        "blocked": done and station.blocked(state, place),
        "site": None if site == NONE else _site(state, place),
        "unlock": _unlock(state, place) if card != NONE and rules.kind[card] == PRESTIGE else None,
    }


def _site(state: CounterweightState, place: int) -> Site:
    site = state.sites[place]
    return {
        "id": site,
        "key": state.rules.keys[site],
        "need": state.rules.need[site],
        "supply": state.supply[place],
        "room": station.room(state, place),
    }


def _unlock(state: CounterweightState, place: int) -> Unlock:
    condition, number = state.rules.unlock[state.cards[place]]
    return {
        "condition": CONDITIONS[condition],
        "number": number,
        "progress": prestige.progress(state, place),
        "open": state.sites[place] == NONE and prestige.unlocked(state, place),
    }


def ship(state: CounterweightState, card: int) -> Ship:
    """A ship with what is printed on it and what it carries."""
    rules = state.rules
    return {
        "id": card,
        "key": rules.keys[card],
        "capacity": rules.capacity[card],
        "cargo": state.cargo[card],
        "upkeep": rules.income[card],
        "resistance": [die for die in range(SIDES + 1) if rules.resistance[card][die]],
        "protection": [die for die in range(SIDES + 1) if rules.protection[card][die]],
    }


def _enemy(state: CounterweightState, card: int) -> Enemy:
    return {
        "id": card,
        "key": state.rules.keys[card],
        "dice": enemies.attack_dice(state, card),
        "loot": state.cargo[card],
        "limit": state.rules.loot[card],
    }


def _position(state: CounterweightState, position: int) -> Position:
    card, enemy = state.lane[position], state.course[position]
    return {
        "position": position + 1,
        "fee": docking.fee(state, position),
        "ship": None if card == NONE else ship(state, card),
        "enemy": None if enemy == NONE else _enemy(state, enemy),
        "odds": None if NONE in (card, enemy) else odds(state, card, enemy),
    }


def odds(state: CounterweightState, ship: int, enemy: int) -> Odds:
    """CW-8.3 worked out: all results of all attack dice, one after another."""
    rules = state.rules
    going = {state.cargo[ship]: 1.0}  # cargo left and how likely, while the attack goes on
    destroyed = driven_off = kept = 0.0
    for _ in range(enemies.attack_dice(state, enemy)):
        after: dict[int, float] = {}
        for cargo, chance in going.items():
            share = chance / SIDES
            for die in range(1, SIDES + 1):
                left = cargo
                if rules.resistance[ship][die]:
                    destroyed += share
                    kept += share * cargo
                    continue
                if not rules.protection[ship][die]:
                    if rules.capacity[ship]:
                        left = max(0, cargo - die)
                    elif die >= rules.numbers.drive_off and ship != rules.inspector:
                        driven_off += share
                        continue
                after[left] = after.get(left, 0.0) + share
        going = after
    kept += sum(cargo * chance for cargo, chance in going.items())
    return {
        "destroyed": round(100 * destroyed, 1),
        "driven_off": round(100 * driven_off, 1),
        "loss": round(state.cargo[ship] - kept, 1),
    }


def _emergency(state: CounterweightState, card: int) -> Emergency:
    rules = state.rules
    return {
        "id": card,
        "key": rules.keys[card],
        "funds": rules.funds[card],
        "influence": rules.influence[card],
        "upkeep": rules.income[card],
        "payable": action.payable(state, card),
    }


def _inspector(state: CounterweightState) -> Inspector:
    card = state.rules.inspector
    where = "dock" if card in state.dock else "lane" if card in state.lane else "deck"
    return {
        "where": where,
        "control": inspector.control(state),
        "control_max": state.rules.numbers.control_max,
        "grudges": [name for bit, name in GRUDGES if state.grudges & bit],
        "boarded": state.aboard,
        "markers": sum(state.seals),
        "points": scoring.inspector_score(state),
    }


def _forecast(state: CounterweightState) -> Forecast:
    net = balance.net(state)
    return {
        "items": [
            {"card": _card(state, card), "amount": amount} for card, amount in balance.items(state)
        ],
        "net": net,
        "after": max(0, state.funds + net),
        "missing": max(0, -state.funds - net),
        "reserve": sum(state.influence),
    }


def _players(state: CounterweightState) -> list[Player]:
    found: list[Player] = []
    for seat, points in enumerate(scoring.scores(state)):
        on_prestige, elsewhere = scoring.marker_counts(state, seat)
        found.append(
            {
                "seat": seat,
                "co": seat == state.co,
                "influence": state.influence[seat],
                "hand": _cards(state, state.hands[seat]),
                "points": points,
                "honours": state.honours[seat],
                "prestige_markers": on_prestige,
                "other_markers": elsewhere,
            }
        )
    return found


def _deck(state: CounterweightState, deck: int) -> Deck:
    known = state.known[deck] if deck in (SECTIONS, PRESTIGES) else 0
    return {
        "name": DECKS[deck],
        "cards": len(state.decks[deck]),
        "pile": _cards(state, state.piles[deck]),
        "bottom": _cards(state, state.decks[deck][:known]) if deck != SHIPS else [],
    }
