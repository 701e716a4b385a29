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


def scores(state: CounterweightState) -> list[int]:
    """CW-11.3: markers, influence in hand, sites completed as CO."""
    numbers = state.rules.numbers
    found = []
    for seat in range(state.players):
        prestige, other = marker_counts(state, seat)
        found.append(
            prestige * numbers.points_prestige
            + other * numbers.points_marker
            + state.influence[seat] // numbers.influence_per_point
            + state.honours[seat] * numbers.points_site
        )
    return found


def inspector_score(state: CounterweightState) -> int:
    """CW-10.4: his markers on prestige sections; with the switch, the others too."""
    numbers, kind = state.rules.numbers, state.rules.kind
    other = numbers.points_inspector_other if state.opt.inspector_others == "two" else 0
    points = 0
    for place, card in enumerate(state.cards):
        if state.seals[place]:
            points += numbers.points_inspector_prestige if kind[card] == PRESTIGE else other
    return points


def close(state: CounterweightState) -> None:
    """The station is finished: somebody becomes administrator, unless the inspector is ahead."""
    ahead = inspector_score(state) > max(scores(state))
    state.finish("inspector" if ahead else "finished")


def winners(state: CounterweightState) -> list[int]:
    """CW-11.3: most points; ties by prestige markers, all markers, influence in hand, or shared."""
    ranks = []
    for seat, points in enumerate(scores(state)):
        prestige, other = marker_counts(state, seat)
        ranks.append((points, prestige, prestige + other, state.influence[seat]))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
