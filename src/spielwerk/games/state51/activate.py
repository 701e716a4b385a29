"""Activate an action location (S51-5.6) or the faction board (S51-5.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.engine import Step
from spielwerk.games.state51 import special
from spielwerk.games.state51.effects import gain
from spielwerk.games.state51.goods import CARD, KINDS, RESOURCES, WORKER, Pairs
from spielwerk.games.state51.notation import EXCHANGE
from spielwerk.games.state51.payment import affordable, pay
from spielwerk.games.state51.state import State51State

DONE = 15  # behind all goods that a trade can give


def unused(state: State51State, card: int) -> bool:
    """Whether an action location may be used (once more) this round."""
    bit = state.rules.bit[card]
    if not state.used & bit:
        return True
    return state.rules.uses[card] == 2 and not state.used_twice & bit


def can_activate(state: State51State, seat: int, card: int) -> bool:
    """Whether an own action location is unused, payable and of any use."""
    return (
        unused(state, card)
        and affordable(state, seat, state.rules.price[card])
        and special.possible(state, seat, card)
    )


def activate(state: State51State, seat: int, card: int) -> None:
    """The price is laid on the card; one that can be used twice may be used again at once."""
    rules = state.rules
    bit = rules.bit[card]
    if state.used & bit:
        state.used_twice |= bit
    else:
        state.used |= bit
        if rules.uses[card] == 2:
            state.stack.append(Again(seat, card))
    state.stack.append(Use(seat, card))
    pay(state, seat, rules.price[card], card)


class Use(Step[State51State]):
    """What an action location gives for its price."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State51State) -> None:
        """Goods, or the named step of a special card."""
        if state.events is not None:
            state.tell("activated", self.seat, self.card)
        effect: Any = state.rules.effect[self.card]
        if effect[0] == EXCHANGE:
            gain(state, self.seat, effect[2])
        else:
            special.use(state, self.seat, self.card)


class Again(Step[State51State]):
    """A location that can be used twice: now, or perhaps in a later action."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State51State) -> Sequence[int]:
        """Ask whether to use it again: 0 no, 1 yes."""
        if not can_activate(state, self.seat, self.card):
            return ()
        state.player = self.seat
        return (0, 1)

    def choose(self, state: State51State, option: int) -> None:
        """Use it, or leave it."""
        if option:
            activate(state, self.seat, self.card)


def use_faction(state: State51State, seat: int, action: int) -> None:
    """One of the actions of the board, each once a round."""
    price, goods, _ = state.rules.faction_actions[state.faction[seat]][action]
    state.faction_used[seat] |= 1 << action
    if state.events is not None:
        state.tell("faction", seat)
    state.stack.append(Take(seat, goods))
    pay(state, seat, price)


class Take(Step[State51State]):
    """Goods that have been paid for."""

    __slots__ = ("seat", "goods")

    def __init__(self, seat: int, goods: Pairs) -> None:
        self.seat = seat
        self.goods = goods

    def run(self, state: State51State) -> None:
        """Take them."""
        gain(state, self.seat, self.goods)


def trade(state: State51State, seat: int, kind: int) -> None:
    """Workers for one resource or card, as often as wanted in one action."""
    state.stack.append(Trade(seat))
    state.stack.append(Take(seat, ((kind, 1),)))
    if state.events is not None:
        state.tell("faction", seat)
    pay(state, seat, state.rules.trade_price)


def trade_choices(state: State51State, seat: int) -> list[int]:
    """What workers can be traded for."""
    if state.goods[KINDS * seat + WORKER] < state.rules.numbers.trade_workers:
        return []
    return [*RESOURCES, CARD] if state.left or state.discard else [*RESOURCES]


class Trade(Step[State51State]):
    """More workers for more goods, or enough."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> Sequence[int]:
        """Ask for the next good."""
        options = trade_choices(state, self.seat)
        if options:
            state.player = self.seat
            options.append(DONE)
        return options

    def choose(self, state: State51State, option: int) -> None:
        """Trade again, or stop."""
        if option != DONE:
            trade(state, self.seat, option)
