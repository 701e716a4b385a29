"""What is done with things in the middle and at the neighbours': open production, connections."""

from __future__ import annotations

from spielwerk.engine import Step
from spielwerk.engine.view import Reason, reason
from spielwerk.games.state51.data.goods import KINDS, WORKER
from spielwerk.games.state51.rules.gain import gain, is_foe, of_use
from spielwerk.games.state51.rules.payment import pay, why_not_paid
from spielwerk.games.state51.rules.play import Played, play
from spielwerk.games.state51.rules.source import Source
from spielwerk.games.state51.state import NONE, State51State


def why_not_workers(state: State51State, seat: int, need: int, rule: str) -> Reason | None:
    """Too few workers."""
    enough = state.goods[KINDS * seat + WORKER] >= need
    return None if enough else reason(rule, "why-workers", need=need)


def work(state: State51State, seat: int, card: int) -> None:
    """A worker goes to another's open production (S51-5.8)."""
    state.used |= state.rules.bit[card]
    state.stack.append(Worked(seat, card))
    pay(state, seat, state.rules.open_price, card)


def why_not_work(state: State51State, seat: int, card: int) -> Reason | None:
    """Closed, occupied, or no worker to send."""
    if state.passed[state.owner(card)]:
        return reason("S51-5.10", "why-target-passed")
    if state.used & state.rules.bit[card]:
        return reason("S51-5.8", "why-occupied")
    return why_not_workers(state, seat, state.rules.numbers.open_workers, "S51-5.8")


class Worked(Step[State51State]):
    """Its goods for one, a worker from the bank for its owner.

    Categories count in the owner's state; the virtual opponent gets points (S51-8.5).
    """

    seat: int
    card: int

    def run(self, state: State51State) -> None:
        owner = state.owner(self.card)
        numbers = state.rules.numbers
        foe = is_foe(state, owner)
        if foe:
            state.vp[owner] += numbers.solo.worker_points
            state.tell("foe-worked", self.seat, self.card, numbers.solo.worker_points)
        else:
            state.tell("worked", self.seat, owner, self.card)
        state.rules.effect[self.card].produce(state, self.seat, owner, self.card)
        if not foe:
            gain(state, owner, ((WORKER, numbers.owner_workers),), Source.VISIT.of(self.card))


def take_connection(state: State51State, seat: int, card: int) -> None:
    """Workers for an open connection card (S51-5.9)."""
    state.open[state.rules.stack_of[card]] = NONE
    state.contacts[seat] += (card,)
    state.tell("took", seat, card)
    pay(state, seat, state.rules.take_price)


def why_not_take(state: State51State, seat: int, card: int) -> Reason | None:
    """Too few workers."""
    return why_not_workers(state, seat, state.rules.numbers.connection_workers, "S51-5.9")


def play_connection(state: State51State, seat: int, card: int) -> None:
    """A connection card from the hand; its price goes to the bank (S51-5.9)."""
    play(state, state.contacts, Connect(seat, card), state.rules.contact_price[card])


def why_not_play(state: State51State, seat: int, card: int) -> Reason | None:
    """Too few goods for its price, or for cards when there are none."""
    price = state.rules.contact_price[card]
    too_dear = why_not_paid(state, seat, price, "S51-5.9")
    if too_dear or of_use(state, price, state.rules.contact_goods[card]):
        return too_dear
    return reason("S51-3", "why-no-cards")


class Connect(Played):
    """The goods of a connection card; the card is out of the game."""

    def run(self, state: State51State) -> None:
        state.spent += (self.card,)
        state.tell("played", self.seat, self.card)
        goods = state.rules.contact_goods[self.card]
        gain(state, self.seat, goods, Source.CONNECTION.of(self.card))
