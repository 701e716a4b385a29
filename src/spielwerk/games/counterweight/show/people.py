"""Players and the inspector."""

from __future__ import annotations

from typing import Literal, TypedDict

from spielwerk.games.counterweight.rules import inspector as rule
from spielwerk.games.counterweight.rules import scoring
from spielwerk.games.counterweight.show.cards import Card, cards
from spielwerk.games.counterweight.state import (
    ATTACKED,
    DOCK_FULL,
    HALF_BUILT,
    NO_PRESTIGE,
    CounterweightState,
)

GRUDGES = (
    (ATTACKED, "attacked"),
    (DOCK_FULL, "dock-full"),
    (NO_PRESTIGE, "no-prestige"),
    (HALF_BUILT, "half-built"),
)


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
    rerolls: int  # checks that may be rolled once more


class Inspector(TypedDict):
    """Where he is and how he feels."""

    where: Literal["deck", "lane", "dock"]
    control: int
    control_max: int
    grudges: list[str]
    boarded: int  # the round; 0: not yet
    distracted: int  # markers that he will forget to remove next time
    markers: int
    points: int


class Poll(TypedDict):
    """CW-11.3: what the crew says of somebody who built the station."""

    seat: int | None  # None: the inspector
    prestige: int
    other: int
    influence: int
    sites: int
    points: int


def poll(state: CounterweightState) -> list[Poll]:
    """The poll of the crew, the best first; before the station stands there is none."""
    if state.end_reason not in ("finished", "inspector"):
        return []
    found = []
    for seat in range(state.players):
        prestige, other, influence, sites = scoring.votes(state, seat)
        found.append(_voices(seat, prestige, other, influence, sites))
    if state.aboard:
        on_prestige, elsewhere = scoring.inspector_votes(state)
        found.append(_voices(None, on_prestige, elsewhere, 0, 0))
    return sorted(found, key=lambda one: -one["points"])


def _voices(seat: int | None, prestige: int, other: int, influence: int, sites: int) -> Poll:
    return {
        "seat": seat,
        "prestige": prestige,
        "other": other,
        "influence": influence,
        "sites": sites,
        "points": prestige + other + influence + sites,
    }


def inspector(state: CounterweightState) -> Inspector:
    """Where he is, how he feels, what he holds."""
    card = state.rules.inspector
    return {
        "where": "dock" if card in state.dock else "lane" if card in state.lane else "deck",
        "control": rule.control(state),
        "control_max": state.rules.numbers.control_max,
        "grudges": [name for bit, name in GRUDGES if state.grudges & bit]
        + ["scandal"] * bool(state.scandals),
        "boarded": state.aboard,
        "distracted": state.distracted,
        "markers": sum(state.seals),
        "points": scoring.inspector_score(state),
    }


def players(state: CounterweightState) -> list[Player]:
    """All players by seat."""
    found: list[Player] = []
    for seat, points in enumerate(scoring.scores(state)):
        on_prestige, elsewhere = scoring.marker_counts(state, seat)
        found.append(
            {
                "seat": seat,
                "co": seat == state.co,
                "influence": state.influence[seat],
                "hand": cards(state, state.hands[seat]),
                "points": points,
                "honours": state.honours[seat],
                "prestige_markers": on_prestige,
                "other_markers": elsewhere,
                "rerolls": state.rerolls[seat],
            }
        )
    return found
