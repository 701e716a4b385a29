"""What one seat may see of the table, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from spielwerk.games.state51.data.cards import STACKS, Stack
from spielwerk.games.state51.data.goods import GOODS, KINDS
from spielwerk.games.state51.rules.build import announced
from spielwerk.games.state51.rules.raze import resistance
from spielwerk.games.state51.rules.round import level
from spielwerk.games.state51.state import FOE, PHASES, Phase, State51State


class Card(TypedDict):
    """A card by its id, and the key of its title."""

    id: int
    card: str


class LocationView(TypedDict):
    """A location or ruin in a state."""

    id: int
    card: str
    ruin: bool
    shield: bool  # a shield lies on it, or it counts as shielded
    resistance: int
    used: int  # how often this round
    laid: dict[str, int]  # goods and workers of its use
    cached: dict[str, int]  # goods that its bonus has laid on it


class Rows(TypedDict):
    """The three rows of a state."""

    production: list[LocationView]
    feature: list[LocationView]
    action: list[LocationView]


class SeatView(TypedDict):
    """A player."""

    seat: int
    faction: str | None
    points: int
    passed: bool
    goods: dict[str, int]  # in the supply; those cached on cards are named there
    stored: dict[str, int]  # kept over the clean-up
    hand: list[Card] | None  # None: hidden
    hand_size: int
    contacts: list[Card]  # connection cards in hand, taken openly
    rows: Rows
    locations: int
    deals: list[Card]
    actions_used: list[bool]  # of the faction board


class StackView(TypedDict):
    """A stack of connection cards."""

    stack: Stack
    open: Card | None
    left: int


class FoeView(TypedDict):
    """The virtual opponent."""

    points: int
    passed: bool
    will_pass: bool
    rows: Rows
    locations: int
    attack: list[Card]
    level: int  # how well the player has won: 0 lost or not over, 1 to 7


class Table(TypedDict):
    """Everything on the table."""

    deck: str  # the sets in play
    phase: Phase
    round: int
    max_rounds: int
    end_points: int
    start: int
    turn: int
    seats: list[SeatView]
    foe: FoeView | None
    row: list[Card]  # the open cards of the lookout
    playing: Card | None  # a card that is being paid for
    connections: list[StackView]
    connections_spent: int
    deck_left: int
    discard: list[int]  # card ids; the catalogue names them


def tables(state: State51State, seats: Iterable[int | None]) -> dict[int | None, Table]:
    """The table as several seats see it: each its own hand, and the rest the same for all."""
    shown = _open(state)
    found: dict[int | None, Table] = {}
    for seat in seats:
        found[seat] = shown.copy()
        if seat is not None:
            found[seat]["seats"] = sides = shown["seats"][:]
            sides[seat] = sides[seat].copy()
            sides[seat]["hand"] = [_card(state, card) for card in state.hands[seat]]
    return found


def _open(state: State51State) -> Table:
    """What everybody sees."""
    playing = announced(state)
    return {
        "deck": state.opt.deck,
        "phase": PHASES[state.phase],
        "round": state.round,
        "max_rounds": state.opt.max_rounds,
        "end_points": state.rules.numbers.end_points,
        "start": state.start,
        "turn": state.turn,
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "foe": _foe(state) if state.players == 1 else None,
        "row": [_card(state, card) for card in state.row],
        "playing": _card(state, playing) if playing >= 0 else None,
        "connections": [
            {
                "stack": STACKS[stack],
                "open": _card(state, state.open[stack]) if state.open[stack] >= 0 else None,
                "left": len(state.stacks[stack]),
            }
            for stack in (0, 1)
        ],
        "connections_spent": len(state.spent),
        "deck_left": state.left,
        "discard": state.discard[:],
    }


def _card(state: State51State, card: int) -> Card:
    return {"id": card, "card": state.rules.key[card]}


def _seat(state: State51State, seat: int) -> SeatView:
    supply = state.goods[KINDS * seat : KINDS * seat + KINDS]
    for side, _, kind, number in state.caches:
        if side == seat:
            supply[kind] -= number
    board = state.faction[seat]
    actions = state.rules.faction_actions[board]
    return {
        "seat": seat,
        "faction": state.rules.factions[board] if board >= 0 else None,
        "points": state.vp[seat],
        "passed": state.passed[seat],
        "goods": _goods(enumerate(supply)),
        "stored": _goods(enumerate(state.stored[KINDS * seat : KINDS * seat + KINDS])),
        "hand": None,
        "hand_size": len(state.hands[seat]),
        "contacts": [_card(state, card) for card in state.contacts[seat]],
        "rows": _rows(state, seat),
        "locations": state.locations(seat),
        "deals": [_card(state, card) for card in state.deals[seat]],
        "actions_used": [
            bool(state.faction_used[seat] >> number & 1) for number in range(len(actions))
        ],
    }


def _goods(found: Iterable[tuple[int, int]]) -> dict[str, int]:
    counted: dict[str, int] = {}
    for kind, number in found:
        if number:
            counted[GOODS[kind]] = counted.get(GOODS[kind], 0) + number
    return counted


def _rows(state: State51State, side: int) -> Rows:
    return {
        "production": [_location(state, card) for card in state.rows[3 * side]],
        "feature": [_location(state, card) for card in state.rows[3 * side + 1]],
        "action": [_location(state, card) for card in state.rows[3 * side + 2]],
    }


def _location(state: State51State, place: int) -> LocationView:
    card = place if place >= 0 else ~place
    bit = state.rules.bit[card]
    return {
        "id": card,
        "card": state.rules.key[card],
        "ruin": place < 0,
        "shield": place >= 0 and (state.rules.shielded[card] or bool(state.shields & bit)),
        "resistance": resistance(state, card) if place >= 0 else 0,
        "used": bool(state.used & bit) + bool(state.used_twice & bit),
        "laid": _goods((kind, n) for holder, kind, n in state.laid if holder == card),
        "cached": _goods((kind, n) for _, holder, kind, n in state.caches if holder == card),
    }


def _foe(state: State51State) -> FoeView:
    return {
        "points": state.vp[FOE],
        "passed": state.passed[FOE],
        "will_pass": not state.attacking,
        "rows": _rows(state, FOE),
        "locations": state.locations(FOE),
        "attack": [_card(state, card) for card in state.attack],
        "level": level(state) if state.over else 0,
    }
