"""The table as plain data: everything a board needs, the same for every seat."""

from __future__ import annotations

from typing import TypedDict

from spielwerk.engine.view import Text
from spielwerk.games.counterweight.data.standing import texts_for_all
from spielwerk.games.counterweight.rules import action, balance, docking, prestige
from spielwerk.games.counterweight.rules.effects.queue import sighted
from spielwerk.games.counterweight.rules.rounds import PHASES, phase
from spielwerk.games.counterweight.show.cards import Card, card, cards
from spielwerk.games.counterweight.show.people import (
    Inspector,
    Player,
    Poll,
    inspector,
    players,
    poll,
)
from spielwerk.games.counterweight.show.ring import Place, place
from spielwerk.games.counterweight.show.traffic import Position, Ship, position, ship
from spielwerk.games.counterweight.state import (
    DECKS,
    SHIPS,
    CounterweightState,
)


class Emergency(TypedDict):
    """An open emergency and its price."""

    id: int
    key: str
    funds: int
    influence: int
    upkeep: int
    payable: bool  # by the CO, now


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
    top: list[Card]  # the next one first


class Table(TypedDict):
    """Everything on the table."""

    round: int
    max_rounds: int
    phase: str
    phases: list[str]  # of a round, in their order
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
    standing: list[Text]  # what changes a rule for the whole station now
    inspector: Inspector
    poll: list[Poll]  # of the crew, in the order of the points; empty until the station stands
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
        "phases": list(PHASES),
        "co": state.co,
        "funds": state.funds,
        "requested": state.requested,
        "ring": [place(state, number) for number in range(len(state.cards))],
        "built": prestige.built(state),
        "plan": cards(state, state.plan),
        "plan_size": rules.numbers.plan,
        "drawn": bool(state.drawn),
        "calm": bool(state.calm),
        "arrivals": cards(state, state.arrivals),
        "lane": [position(state, number) for number in range(len(state.lane))],
        "berths": docking.berths(state),
        "dock": [ship(state, number) for number in state.dock],
        "special": [ship(state, number) for number in state.special],
        "crisis": [_emergency(state, number) for number in state.crisis],
        "max_emergencies": state.opt.max_emergencies,
        "standing": texts_for_all(state.standing),
        "inspector": inspector(state),
        "poll": poll(state),
        "forecast": _forecast(state),
        "players": players(state),
        "decks": [_deck(state, deck) for deck in range(len(DECKS))],
        "run_outs": state.run_outs,
        "deck_passes": rules.numbers.deck_passes if deadline else 0,
    }


def _emergency(state: CounterweightState, number: int) -> Emergency:
    rules = state.rules
    return {
        "id": number,
        "key": rules.keys[number],
        "funds": rules.funds[number],
        "influence": rules.influence[number],
        "upkeep": rules.income[number],
        "payable": action.payable(state, number),
    }


def _forecast(state: CounterweightState) -> Forecast:
    net = balance.net(state)
    return {
        "items": [
            {"card": card(state, number), "amount": amount}
            for number, amount in balance.items(state)
        ],
        "net": net,
        "after": max(0, state.funds + net),
        "missing": max(0, -state.funds - net),
        "reserve": sum(state.influence),
    }


def _deck(state: CounterweightState, deck: int) -> Deck:
    known = state.known[deck]
    return {
        "name": DECKS[deck],
        "cards": len(state.decks[deck]),
        "pile": cards(state, state.piles[deck]),
        "bottom": cards(state, state.decks[deck][:known]),
        "top": cards(state, sighted(state)) if deck == SHIPS else [],
    }
