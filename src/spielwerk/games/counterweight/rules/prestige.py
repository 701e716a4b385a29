"""What is completed, and what unlocks a prestige section (CW-6.1)."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.counterweight.data.cards import PRESTIGE
from spielwerk.games.counterweight.data.condition import Condition
from spielwerk.games.counterweight.data.phrase import Takes
from spielwerk.games.counterweight.data.standing import KEEP
from spielwerk.games.counterweight.state import NONE, CounterweightState


def built(state: CounterweightState) -> int:
    """How many sections of the ring are completed."""
    cards, sites = state.cards, state.sites
    laid = len(cards) - cards.count(NONE) - (cards[0] != NONE)
    return laid - (len(sites) - sites.count(NONE))


def completed(state: CounterweightState) -> list[int]:
    """The places of completed prestige sections."""
    kind, sites, cards = state.rules.kind, state.sites, state.cards
    return [
        place
        for place in range(1, len(cards))
        if cards[place] != NONE and sites[place] == NONE and kind[cards[place]] == PRESTIGE
    ]


def finished_neighbours(state: CounterweightState, place: int) -> int:
    """How many of the two fields beside a field are completed."""
    ring = len(state.cards) - 1
    return sum(
        state.cards[other] != NONE and state.sites[other] == NONE
        for other in (place % ring + 1, place - 1 or ring)
    )


def condition(state: CounterweightState, place: int) -> Condition:
    """The condition of the prestige section on this place."""
    found = state.rules.unlock[state.cards[place]]
    assert found is not None
    return found


def loose_funds(state: CounterweightState) -> int:
    """CW-6.1: station funds that may become influence; an anchor may keep some for the crew."""
    return max(0, state.funds - state.standing[KEEP])


def unlocked(state: CounterweightState, place: int) -> bool:
    """Whether the prestige section on this place turns funds into influence."""
    return condition(state, place).met(state, place)


class Built(Condition, frozen=True):
    """So many completed sections."""

    def progress(self, state: CounterweightState, place: int) -> int:
        return built(state)


class Prestige(Condition, frozen=True):
    """So many completed prestige sections."""

    def progress(self, state: CounterweightState, place: int) -> int:
        return len(completed(state))


class Ships(Condition, frozen=True):
    """So many ships in dock."""

    def progress(self, state: CounterweightState, place: int) -> int:
        return len(state.dock)


class Lane(Condition, frozen=True):
    """So many ships in the lane."""

    def progress(self, state: CounterweightState, place: int) -> int:
        return len(state.lane) - state.lane.count(NONE)


class Funds(Condition, frozen=True):
    """So many station funds."""

    def progress(self, state: CounterweightState, place: int) -> int:
        return state.funds


class Enemies(Condition, frozen=True):
    """At most so many enemies about."""

    takes: ClassVar[Takes] = Takes.LIMIT

    def progress(self, state: CounterweightState, place: int) -> int:
        return len(state.course) - state.course.count(NONE)


class Crises(Condition, frozen=True):
    """At most so many open emergencies."""

    takes: ClassVar[Takes] = Takes.LIMIT

    def progress(self, state: CounterweightState, place: int) -> int:
        return len(state.crisis)


class Owners(Condition, frozen=True):
    """So many players with markers here."""

    def progress(self, state: CounterweightState, place: int) -> int:
        first = place * state.players
        return sum(count > 0 for count in state.markers[first : first + state.players])


class Neighbours(Condition, frozen=True):
    """So many completed sections beside it."""

    def progress(self, state: CounterweightState, place: int) -> int:
        return finished_neighbours(state, place)
