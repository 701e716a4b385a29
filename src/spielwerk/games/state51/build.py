"""Build (S51-5.1) and develop (S51-5.2): a card from the hand becomes a location."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine import Step
from spielwerk.games.state51.data import PRODUCTION
from spielwerk.games.state51.effects import bonus, clear, gain, produce, refresh
from spielwerk.games.state51.goods import DEVELOP, KINDS, VP
from spielwerk.games.state51.payment import affordable, pay, without
from spielwerk.games.state51.state import NONE, State51State


def announce(state: State51State, seat: int, card: int) -> None:
    """A card leaves the hand and lies open while it is paid for."""
    hand = state.hands[seat]
    place = hand.index(card)
    state.hands[seat] = hand[:place] + hand[place + 1 :]
    state.playing = card


def build(state: State51State, seat: int, card: int) -> None:
    """Pay grey contacts for its distance."""
    announce(state, seat, card)
    state.stack.append(Enter(seat))
    pay(state, seat, state.rules.build_price[card])


class Enter(Step[State51State]):
    """The paid card is built: it produces at once and gives its bonus."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> None:
        """Into its row."""
        card = state.playing
        state.playing = NONE
        if state.events is not None:
            state.tell("built", self.seat, card)
        enter(state, self.seat, card)


def enter(state: State51State, seat: int, card: int) -> None:
    """A location stands in its row: first its production, then its bonus."""
    rules = state.rules
    place = 3 * seat + rules.row[card]
    state.rows[place] += (card,)
    state.match[seat] |= rules.match[card]
    if rules.row[card] == PRODUCTION:
        state.stack.append(Bonus(seat, card))
        produce(state, seat, seat, card)
    else:
        bonus(state, seat, card)


class Bonus(Step[State51State]):
    """The building bonus, after what the production may have asked."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State51State) -> None:
        """Take it."""
        bonus(state, self.seat, self.card)


def develop(state: State51State, seat: int, card: int) -> None:
    """The card is announced; what it is built over comes next."""
    announce(state, seat, card)
    state.stack.append(Over(seat))


class Over(Step[State51State]):
    """An own location or ruin makes room: one that matches for bricks, any for a token."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which, and how: twice the card's number, one more for the token."""
        state.player = self.seat
        return over_choices(state, self.seat, state.playing)

    def choose(self, state: State51State, option: int) -> None:
        """Pay, then the old card goes and the new one enters."""
        old, token = option >> 1, option & 1
        rules = state.rules
        state.stack.append(Develop(self.seat, old))
        pay(state, self.seat, rules.token_price if token else rules.brick_price)


def over_choices(state: State51State, seat: int, card: int) -> list[int]:
    """What `card` could be developed over, and by what means."""
    rules = state.rules
    match = rules.match[card]
    token = state.goods[KINDS * seat + DEVELOP] > 0
    bricks = affordable(state, seat, rules.brick_price)
    options = []
    for row in state.rows[3 * seat : 3 * seat + 3]:
        for old in row:
            if bricks and (old < 0 or match & rules.match[old]):
                options.append(2 * (old if old >= 0 else ~old))
            if token:
                options.append(2 * (old if old >= 0 else ~old) + 1)
    options.sort()
    return options


class Develop(Step[State51State]):
    """The old card is gone before the new one counts anything (S51-5.2)."""

    __slots__ = ("seat", "old")

    def __init__(self, seat: int, old: int) -> None:
        self.seat = seat
        self.old = old

    def run(self, state: State51State) -> None:
        """What its use laid on the old card is lost; the new one enters as if built; a point."""
        seat, card = self.seat, state.playing
        state.playing = NONE
        if state.events is not None:
            state.tell("developed", seat, card, self.old)
        remove(state, seat, self.old)
        state.discard.append(self.old)
        gain(state, seat, ((VP, state.rules.numbers.develop_points),))
        enter(state, seat, card)


def remove(state: State51State, seat: int, old: int) -> None:
    """Take a location or ruin out of its row; goods cached on it join the owner's supply."""
    place = 3 * seat + state.rules.row[old]
    row = state.rows[place]
    state.rows[place] = without(row, old if old in row else ~old)
    clear(state, old)
    state.shields &= ~state.rules.bit[old]
    state.caches = [entry for entry in state.caches if entry[1] != old]
    refresh(state, seat)
