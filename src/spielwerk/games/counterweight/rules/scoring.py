"""Score and winner (CW-11.3), the inspector as a rival (CW-10.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielwerk.engine.options import choice
from spielwerk.games.counterweight.data.cards import PRESTIGE

if TYPE_CHECKING:
    from spielwerk.games.counterweight.state import CounterweightState


@dataclass(frozen=True)
class Switches:
    """Of the score."""

    inspector_others: str = choice("none", "two")  # CW-10.4: points for markers elsewhere


def marker_counts(state: CounterweightState, seat: int) -> tuple[int, int]:
    """A player's markers on prestige sections, and elsewhere."""
    kind, players = state.rules.kind, state.players
    prestige = other = 0
    for place, card in enumerate(state.cards):
        count = state.markers[place * players + seat]
        if count:
            if kind[card] == PRESTIGE:
                prestige += count
            else:
                other += count
    return prestige, other


def votes(state: CounterweightState, seat: int) -> tuple[int, int, int, int]:
    """CW-11.3: what the crew gives for prestige, other markers, influence in hand, sites."""
    rules = state.rules
    prestige, other = marker_counts(state, seat)
    return (
        prestige * rules.points_prestige,
        other * rules.points_marker,
        state.influence[seat] // rules.influence_per_point,
        state.honours[seat] * rules.points_site,
    )


SOURCES = ("points-prestige", "points-markers", "points-influence", "points-sites")


def marker_points(state: CounterweightState) -> list[int]:
    """CW-11.3: what every seat has for its markers, all seats in one go."""
    rules, players, markers = state.rules, state.players, state.markers
    kind, each, prestige = rules.kind, rules.points_marker, rules.points_prestige
    found = [0] * players
    place = seat = 0
    for count in markers:
        if count:
            card = state.cards[place]
            worth = prestige if card >= 0 and kind[card] == PRESTIGE else each
            found[seat] += worth * count
        seat += 1
        if seat == players:
            seat = 0
            place += 1
    return found


def scores(state: CounterweightState) -> list[int]:
    """CW-11.3: markers, influence in hand, sites completed as CO."""
    return with_hands(state, marker_points(state))


def with_hands(state: CounterweightState, points: list[int]) -> list[int]:
    """CW-11.3: these points for markers, with those for influence in hand and for sites."""
    each, site = state.rules.influence_per_point, state.rules.points_site
    return [
        points[seat] + state.influence[seat] // each + state.honours[seat] * site
        for seat in range(state.players)
    ]


def inspector_votes(state: CounterweightState) -> tuple[int, int]:
    """CW-10.4: his markers on prestige sections; with the switch, the others too."""
    numbers, kind = state.rules.numbers, state.rules.kind
    each = numbers.points_inspector_other if state.opt.inspector_others == "two" else 0
    prestige = other = 0
    for place, card in enumerate(state.cards):
        if state.seals[place]:
            if kind[card] == PRESTIGE:
                prestige += numbers.points_inspector_prestige
            else:
                other += each
    return prestige, other


def inspector_score(state: CounterweightState) -> int:
    """CW-10.4: all that he has."""
    return sum(inspector_votes(state))


def close(state: CounterweightState) -> None:
    """CW-11.3: the station is finished, and the crew is asked who led the work."""
    state.tell("poll")
    for seat in range(state.players):
        state.tell("polled", seat, *votes(state, seat), sum(votes(state, seat)))
    rival = inspector_score(state)
    if rival > max(scores(state)):
        state.tell("overruled", rival)
        state.finish("inspector")
        return
    for seat in winners(state):
        state.tell("elected", seat)
    state.finish("finished")


def lose(state: CounterweightState, reason: str) -> None:
    """The station fails, and with it all who were to build it."""
    state.tell("heads")
    state.finish(reason)


def winners(state: CounterweightState) -> list[int]:
    """CW-11.3: most points; ties by prestige markers, all markers, influence in hand, or shared."""
    ranks = []
    for seat, points in enumerate(scores(state)):
        prestige, other = marker_counts(state, seat)
        ranks.append((points, prestige, prestige + other, state.influence[seat]))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
