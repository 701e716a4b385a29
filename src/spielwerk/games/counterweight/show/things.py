"""All that lies on the table, in the groups that wishes are about."""

from __future__ import annotations

from collections.abc import Iterable

from spielwerk.games.counterweight.data.cards import ANCHOR_CARD
from spielwerk.games.counterweight.rules import prestige
from spielwerk.games.counterweight.rules.effects.queue import sighted
from spielwerk.games.counterweight.rules.ships import Discarding
from spielwerk.games.counterweight.state import (
    DECKS,
    NONE,
    PRESTIGES,
    SECTIONS,
    CounterweightState,
)


def things(state: CounterweightState, seat: int | None) -> dict[str, list[str]]:
    """The names of things, by group; a card of the station is called by its place, too."""
    cards, sites, players = state.cards, state.sites, state.players
    laid = [place for place, card in enumerate(cards) if card != NONE]
    completed = [place for place in laid if sites[place] == NONE]
    open_sites = [place for place in laid if sites[place] != NONE]
    owners = {
        place: {owner for owner in range(players) if state.markers[place * players + owner]}
        for place in completed
    }
    on_sites = _cards(sites[place] for place in open_sites)
    return {
        "anchors": [] if cards[0] != NONE else _cards(state.rules.of_kind[ANCHOR_CARD]),
        "station": _places(state, laid),
        "completed": _places(state, completed),
        "prestige": _places(state, prestige.completed(state)),
        "marked": _places(state, [place for place in completed if owners[place]]),
        "rivals": _places(state, [place for place in completed if owners[place] - {seat}]),
        "sites": [*_places(state, open_sites), *on_sites],
        "fields": [f"place:{place}" for place, card in enumerate(cards) if card == NONE],
        "plan": _cards(state.plan),
        "plan-decks": [f"deck:{deck}" for deck in (SECTIONS, PRESTIGES)],
        "decks": [f"deck:{deck}" for deck in range(len(DECKS))],
        "hand": [] if seat is None else _cards(state.hands[seat]),
        "hands": _cards(card for hand in state.hands for card in hand),
        "crisis": _cards(state.crisis),
        "lane": _cards(state.lane),
        "course": _cards(state.course),
        "dock": _cards(state.dock),
        "sighted": _cards(sighted(state)),
        "taken": _cards(state.prizes),
        "special": _cards(state.special),
        "leaving": _cards(step.ship for step in state.stack if isinstance(step, Discarding)),
        "seats": [f"seat:{other}" for other in range(players)],
    }


def _cards(cards: Iterable[int]) -> list[str]:
    return [f"card:{card}" for card in cards if card != NONE]


def _places(state: CounterweightState, places: list[int]) -> list[str]:
    return [f"place:{place}" for place in places] + _cards(state.cards[place] for place in places)
