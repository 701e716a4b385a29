"""What is done with things in the middle and at the neighbours': open production, connections."""

from __future__ import annotations

from spielwerk.engine import Step
from spielwerk.games.state51.effects import gain, is_foe, produce
from spielwerk.games.state51.goods import WORKER
from spielwerk.games.state51.payment import pay, without
from spielwerk.games.state51.state import NONE, State51State


def work(state: State51State, seat: int, card: int) -> None:
    """A worker goes to another's open production (S51-5.8)."""
    state.used |= state.rules.bit[card]
    state.stack.append(Worked(seat, card))
    pay(state, seat, state.rules.open_price, card)


class Worked(Step[State51State]):
    """Its goods for one, a worker from the bank for its owner."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State51State) -> None:
        """Categories count in the owner's state; the virtual opponent gets points (S51-8.5)."""
        owner = state.owner(self.card)
        numbers = state.rules.numbers
        foe = is_foe(state, owner)
        if state.events is not None:
            if foe:
                state.tell("foe-worked", self.seat, self.card)
            else:
                state.tell("worked", self.seat, owner, self.card)
        produce(state, self.seat, owner, self.card)
        if foe:
            state.vp[owner] += numbers.solo.worker_points
        else:
            gain(state, owner, ((WORKER, numbers.owner_workers),))


def take_connection(state: State51State, seat: int, card: int) -> None:
    """Workers for an open connection card (S51-5.9)."""
    state.open[state.rules.stack_of[card]] = NONE
    state.contacts[seat] += (card,)
    if state.events is not None:
        state.tell("took", seat, card)
    pay(state, seat, state.rules.take_price)


def play_connection(state: State51State, seat: int, card: int) -> None:
    """A connection card from the hand; its price goes to the bank (S51-5.9)."""
    state.contacts[seat] = without(state.contacts[seat], card)
    state.playing = card
    state.stack.append(Played(seat))
    pay(state, seat, state.rules.connection_price[card])


class Played(Step[State51State]):
    """The effect of a connection card; the card is out of the game."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> None:
        """Take its goods."""
        card = state.playing
        state.playing = NONE
        state.spent += (card,)
        if state.events is not None:
            state.tell("played", self.seat, card)
        gain(state, self.seat, state.rules.connection_goods[card])
