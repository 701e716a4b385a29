"""The special action locations (S51-9), each a named step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.engine import Step
from spielwerk.games.state51.cleanup import unstored
from spielwerk.games.state51.effects import clear, gain, produce, repeatable
from spielwerk.games.state51.goods import KINDS, RESOURCES
from spielwerk.games.state51.notation import (
    AGAIN,
    CLEAR,
    EXCHANGE,
    OTHER_DEAL,
    OWN_DEALS,
    STEAL,
)
from spielwerk.games.state51.payment import deal_choices, uncache, without
from spielwerk.games.state51.state import State51State

DONE = 1023  # behind all cards


def possible(state: State51State, seat: int, card: int) -> bool:
    """Whether a location would do anything now; a plain exchange always does."""
    kind = state.rules.effect[card][0]
    if kind == EXCHANGE:
        return True
    if kind == STEAL:
        return bool(victims(state, seat))
    if kind == CLEAR:
        return bool(used_locations(state, seat, card))
    if kind == OWN_DEALS:
        return bool(state.deals[seat])
    if kind == OTHER_DEAL:
        return bool(other_deals(state, seat))
    return bool(repeatable(state, seat))


def use(state: State51State, seat: int, card: int) -> None:
    """Go on with the step that the card is written in."""
    effect: Any = state.rules.effect[card]
    kind = effect[0]
    step: Step[State51State]
    if kind == STEAL:
        step = Steal(seat, effect[2])
    elif kind == CLEAR:
        step = ClearUsed(seat, card, effect[2])
    elif kind == OWN_DEALS:
        step = OwnDeals(seat, state.deals[seat], effect[2])
    elif kind == OTHER_DEAL:
        step = OtherDeal(seat)
    else:
        assert kind == AGAIN
        step = ProduceAgain(seat)
    state.stack.append(step)


def victims(state: State51State, seat: int) -> list[int]:
    """Opponents who have not passed and own a resource: 16 times the seat, plus its kind."""
    return sorted(
        16 * other + kind
        for other in state.rules.others[state.sides][seat]
        if not state.passed[other]
        for kind in RESOURCES
        if state.goods[KINDS * other + kind]
    )


class Steal(Step[State51State]):
    """Thieves Caravan: a resource of an opponent who has not passed."""

    __slots__ = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, state: State51State) -> Sequence[int]:
        """Ask whose, and which."""
        state.player = self.seat
        return victims(state, self.seat)

    def choose(self, state: State51State, option: int) -> None:
        """It changes hands; the victim gives from the supply before a cache."""
        victim, kind = option >> 4, option & 15
        if not unstored(state, victim)[kind]:
            holder = next(
                card for side, card, good, _ in state.caches if side == victim and good == kind
            )
            uncache(state, holder, kind, 1)
        state.goods[KINDS * victim + kind] -= 1
        if state.events is not None:
            state.tell("stole", self.seat, victim, kind)
        gain(state, self.seat, ((kind, 1),))
        if self.number > 1:
            state.stack.append(Steal(self.seat, self.number - 1))


def used_locations(state: State51State, seat: int, card: int) -> list[int]:
    """Own locations with goods or workers of their use on them, but the clearing card itself."""
    bit = state.rules.bit
    return sorted(
        other
        for row in state.rows[3 * seat : 3 * seat + 3]
        for other in row
        if other >= 0 and other != card and state.used & bit[other]
    )


class ClearUsed(Step[State51State]):
    """Body Hunters: own locations can be used again; goods cached on them stay."""

    __slots__ = ("seat", "card", "number")

    def __init__(self, seat: int, card: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which location next, or enough."""
        options = used_locations(state, self.seat, self.card)
        if options:
            state.player = self.seat
            options.append(DONE)
        return options

    def choose(self, state: State51State, option: int) -> None:
        """Clear it."""
        if option == DONE:
            return
        clear(state, option)
        if state.events is not None:
            state.tell("cleared", self.seat, option)
        if self.number > 1:
            state.stack.append(ClearUsed(self.seat, self.card, self.number - 1))


class OwnDeals(Step[State51State]):
    """Caravanner: the goods of some own deals."""

    __slots__ = ("seat", "deals", "number")

    def __init__(self, seat: int, deals: tuple[int, ...], number: int) -> None:
        self.seat = seat
        self.deals = deals
        self.number = number

    def run(self, state: State51State) -> Sequence[int] | None:
        """Ask which deal next, if there are more than may give."""
        if len(self.deals) <= self.number:
            for card in self.deals:
                gain(state, self.seat, ((state.rules.deal[card], 1),))
            return None
        state.player = self.seat
        return deal_choices(state, self.deals)

    def choose(self, state: State51State, option: int) -> None:
        """Its good."""
        gain(state, self.seat, ((state.rules.deal[option], 1),))
        if self.number > 1:
            rest = without(self.deals, option)
            state.stack.append(OwnDeals(self.seat, rest, self.number - 1))


def other_deals(state: State51State, seat: int) -> list[int]:
    """Deals of opponents who have not passed, one for each good."""
    return list(
        deal_choices(
            state,
            [
                card
                for other in state.rules.others[state.sides][seat]
                if not state.passed[other]
                for card in state.deals[other]
            ],
        )
    )


class OtherDeal(Step[State51State]):
    """Camino Real: the good of another's deal; who owns it loses nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which deal."""
        state.player = self.seat
        return other_deals(state, self.seat)

    def choose(self, state: State51State, option: int) -> None:
        """Its good."""
        if state.events is not None:
            state.tell("followed", self.seat, option)
        gain(state, self.seat, ((state.rules.deal[option], 1),))


class ProduceAgain(Step[State51State]):
    """Production Manager: one own production location produces again."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which."""
        state.player = self.seat
        return repeatable(state, self.seat)

    def choose(self, state: State51State, option: int) -> None:
        """It produces."""
        if state.events is not None:
            state.tell("repeated", self.seat, option)
        produce(state, self.seat, self.seat, option)
