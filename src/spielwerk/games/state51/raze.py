"""Raze (S51-5.4, S51-5.5): red contacts for spoils, from the hand or in another's state."""

from __future__ import annotations

from spielwerk.engine import Step
from spielwerk.games.state51.build import announce, remove
from spielwerk.games.state51.effects import clear, compensate, gain, is_foe, razed, refresh
from spielwerk.games.state51.goods import RED
from spielwerk.games.state51.payment import pay
from spielwerk.games.state51.state import NONE, State51State


def raze_hand(state: State51State, seat: int, card: int) -> None:
    """Pay red contacts for its distance."""
    announce(state, seat, card)
    state.stack.append(Plunder(seat))
    pay(state, seat, state.rules.raze_price[card])


class Plunder(Step[State51State]):
    """The spoils of a hand card; the card is discarded."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> None:
        """Take them, and what features give for each raze."""
        seat, card = self.seat, state.playing
        state.playing = NONE
        if state.events is not None:
            state.tell("plundered", seat, card)
        gain(state, seat, state.rules.spoils[card])
        state.discard.append(card)
        razed(state, seat)


def resistance(state: State51State, card: int) -> int:
    """The red contacts it takes: by row, more with a shield (S51-2.1)."""
    rules = state.rules
    shielded = state.shields & rules.bit[card]
    return rules.resistance[card] + (rules.numbers.shield_resistance if shielded else 0)


def raze(state: State51State, seat: int, card: int) -> None:
    """Pay red contacts for the resistance of another's location."""
    state.stack.append(Burn(seat, card))
    pay(state, seat, ((RED, resistance(state, card)),))


class Burn(Step[State51State]):
    """Another's location burns down: spoils for one, the deal good and a ruin for the other."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State51State) -> None:
        """The virtual opponent gets nothing and keeps no ruins (S51-8.5)."""
        seat, card = self.seat, self.card
        owner = state.owner(card)
        foe = is_foe(state, owner)
        if state.events is not None:
            if foe:
                state.tell("foe-razed", seat, card)
            else:
                state.tell("razed", seat, owner, card)
        if foe:
            remove(state, owner, card)
        else:
            ruin(state, owner, card)
        gain(state, seat, state.rules.spoils[card])
        if foe:
            state.discard.append(card)
        else:
            compensate(state, owner, card)
        razed(state, seat)


def ruin(state: State51State, owner: int, card: int) -> None:
    """Turn a location face down; goods cached on it join the owner's supply (S51-5.5)."""
    place = 3 * owner + state.rules.row[card]
    state.rows[place] = tuple(~card if other == card else other for other in state.rows[place])
    clear(state, card)
    state.shields &= ~state.rules.bit[card]
    state.caches = [entry for entry in state.caches if entry[1] != card]
    refresh(state, owner)
