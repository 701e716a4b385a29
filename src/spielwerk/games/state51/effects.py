"""What effects give: goods, cards, points, production; one function for each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.engine import Step
from spielwerk.games.state51.goods import CARD, GOODS, KINDS, VP, Pairs
from spielwerk.games.state51.notation import (
    BORROW,
    EITHER,
    PER,
    PER_GAINED,
    PLACE,
    PRODUCE,
    REPEAT,
    TAKE,
)
from spielwerk.games.state51.state import FOE, State51State

TOLD = tuple(f"gained-{name}" for name in GOODS)
COUNTED = len(GOODS)  # numbers that `gained` keeps of each side


def gain(state: State51State, side: int, goods: Pairs) -> None:
    """Take goods from the bank; cards and points at once (S51-4)."""
    for kind, number in goods:
        if kind < KINDS:
            state.goods[KINDS * side + kind] += number
        elif kind == VP:
            state.vp[side] += number
        else:
            number = draw(state, side, number)
        if state.gained:
            state.gained[COUNTED * side + kind] += number
        if state.events is not None and number and kind != CARD:
            state.tell(TOLD[kind], side, number)


def top_card(state: State51State) -> int:
    """Turn over the top card; an empty deck is made anew from the discard pile (S51-3)."""
    if not state.left:
        if not state.discard:
            return -1
        state.deck = state.shuffled(state.discard)
        state.left = len(state.deck)
        state.discard = []
        if state.events is not None:
            state.tell("reshuffled")
    state.left -= 1
    state.barrier += 1
    return state.deck[state.left]


def draw(state: State51State, side: int, number: int) -> int:
    """Draw cards into a hand, as many as there are; returns how many."""
    for drawn in range(number):
        card = top_card(state)
        if card < 0:
            return drawn
        take(state, side, card)
        if state.events is not None:
            state.tell("drew", side, card)
    return number


def take(state: State51State, side: int, card: int) -> None:
    """A card goes to a hand; hands are kept in order, so that options are too."""
    state.hands[side] = tuple(sorted((*state.hands[side], card)))


def compensate(state: State51State, side: int, card: int) -> None:
    """The owner of a razed location gets its deal good (S51-5.5)."""
    gain(state, side, ((state.rules.deal[card], 1),))


def produce(state: State51State, side: int, owner: int, card: int) -> None:
    """A location in `owner`'s state produces for `side` (S51-4, S51-5.8, S51-9)."""
    effect: Any = state.rules.effect[card]
    kind = effect[0]
    if kind == PRODUCE:
        gain(state, side, effect[1])
    elif kind == PER:
        gain(state, side, per_category(state, owner, effect))
    elif kind == EITHER:
        state.stack.append(Either(side, card))
    elif kind == REPEAT:
        state.stack.append(Repeat(side, owner, card))
    elif kind == PER_GAINED and state.gained:
        state.late += (side, owner, card)
    # TAKE has its own time, at the beginning of the production phase; a location that pays by
    # what was gained in that phase gives nothing outside it (S51-2.3).


def per_category(state: State51State, owner: int, effect: Any) -> Pairs:
    """So many goods for each location of a category in the owner's state (S51-2.3)."""
    _, kind, number, category, most = effect
    return ((kind, min(number * state.count(owner, category), most)),)


def bonus(state: State51State, side: int, card: int) -> None:
    """What building a location gives besides (S51-5.1)."""
    effect: Any = state.rules.bonus[card]
    kind = effect[0]
    if kind == PRODUCE:
        gain(state, side, effect[1])
    elif kind == PER:
        gain(state, side, per_category(state, side, effect))
    elif kind == PLACE:
        for good, number in effect[1]:
            state.goods[KINDS * side + good] += number
            state.caches.append((side, card, good, number))
            if state.events is not None:
                state.tell(TOLD[good], side, number)
    elif kind == BORROW:
        state.stack.append(Borrow(side))


def repeatable(state: State51State, owner: int, card: int = -1) -> tuple[int, ...]:
    """The production locations of a state, but `card`, that have goods of their own to repeat."""
    effect = state.rules.effect
    outside = not state.gained
    return tuple(
        sorted(
            other
            for other in state.rows[3 * owner]
            if other >= 0
            and other != card
            and effect[other][0] not in (REPEAT, TAKE)
            and not (outside and effect[other][0] == PER_GAINED)
        )
    )


class Either(Step[State51State]):
    """A production location gives one of several goods: its user chooses (S51-2.2)."""

    __slots__ = ("side", "card")

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def run(self, state: State51State) -> Sequence[int]:
        """Ask for the number of the alternative."""
        state.player = self.side
        return tuple(range(len(state.rules.effect[self.card]) - 1))

    def choose(self, state: State51State, option: int) -> None:
        """Take it."""
        alternative: Any = state.rules.effect[self.card][option + 1]
        gain(state, self.side, alternative)


class Repeat(Step[State51State]):
    """Power Station: one other production location of the same state produces again (S51-9)."""

    __slots__ = ("side", "owner", "card")

    def __init__(self, side: int, owner: int, card: int) -> None:
        self.side = side
        self.owner = owner
        self.card = card

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which; with none to repeat nothing happens."""
        state.player = self.side
        return repeatable(state, self.owner, self.card)

    def choose(self, state: State51State, option: int) -> None:
        """It produces, categories counted in its owner's state."""
        if state.events is not None:
            state.tell("repeated", self.side, option)
        produce(state, self.side, self.owner, option)


class Borrow(Step[State51State]):
    """Suppliers' building bonus: the goods of another's production, who loses nothing (S51-9)."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which location; those of players who have passed are safe (S51-5.10)."""
        state.player = self.side
        return tuple(
            sorted(
                card
                for other in state.rules.others[state.sides][self.side]
                if not state.passed[other]
                for card in lendable(state, other)
            )
        )

    def choose(self, state: State51State, option: int) -> None:
        """Its goods, categories counted in its owner's state."""
        if state.events is not None:
            state.tell("borrowed", self.side, option)
        produce(state, self.side, state.owner(option), option)


def lendable(state: State51State, owner: int) -> tuple[int, ...]:
    """The production locations of a state that Suppliers could use: all but other Suppliers."""
    effect = state.rules.effect
    return tuple(card for card in state.rows[3 * owner] if card >= 0 and effect[card][0] != TAKE)


def razed(state: State51State, seat: int) -> None:
    """Every feature that pays for each raze (S51-9)."""
    each = state.rules.each_raze
    for card in state.rows[3 * seat + 1]:
        if card >= 0 and each[card]:
            gain(state, seat, each[card])


def dealt(state: State51State, seat: int) -> None:
    """Every feature that pays for each deal (S51-9)."""
    each = state.rules.each_deal
    for card in state.rows[3 * seat + 1]:
        if card >= 0 and each[card]:
            gain(state, seat, each[card])


def clear(state: State51State, card: int) -> None:
    """Goods and workers of its use leave a location: it is as if unused."""
    bit = state.rules.bit[card]
    state.used &= ~bit
    state.used_twice &= ~bit
    state.laid = [entry for entry in state.laid if entry[0] != card]


def refresh(state: State51State, side: int) -> None:
    """Note anew which categories a side's locations and ruins can be developed by (S51-5.2)."""
    match = state.rules.match
    found = 0
    for row in state.rows[3 * side : 3 * side + 3]:
        for card in row:
            found |= -1 if card < 0 else match[card]
    state.match[side] = found


def is_foe(state: State51State, side: int) -> bool:
    """Whether this side is the virtual opponent."""
    return side == FOE and state.players == 1
