"""Raze a location in another's state (S51-5.5): red contacts for spoils, a ruin is left."""

from __future__ import annotations

from spielwerk.engine import Step
from spielwerk.engine.view import Reason, reason
from spielwerk.games.state51.data.goods import RED
from spielwerk.games.state51.rules.build import remove, strip
from spielwerk.games.state51.rules.gain import compensate, gain, is_foe, razed, stands
from spielwerk.games.state51.rules.payment import pay, why_not_contacts
from spielwerk.games.state51.rules.source import SPOILS
from spielwerk.games.state51.state import State51State


def resistance(state: State51State, card: int) -> int:
    """The red contacts it takes: by row, more with a shield (S51-2.1)."""
    rules = state.rules
    shielded = state.shields & rules.bit[card]
    return rules.resistance[card] + (rules.numbers.shield_resistance if shielded else 0)


def raze(state: State51State, seat: int, card: int) -> None:
    """Pay red contacts for the resistance of another's location."""
    state.stack.append(Burn(seat, card))
    pay(state, seat, ((RED, resistance(state, card)),))


def why_not_raze(state: State51State, seat: int, card: int) -> Reason | None:
    """A ruin, out of reach, or too strong."""
    owner = state.owner(card)
    if not stands(state, owner, card):
        return reason("S51-5.5", "why-ruin")
    if state.passed[owner]:
        return reason("S51-5.10", "why-target-passed")
    return why_not_contacts(state, seat, RED, resistance(state, card), "S51-5.5")


class Burn(Step[State51State]):
    """Another's location burns down: spoils for one, the deal good and a ruin for the other.

    The virtual opponent gets nothing and keeps no ruins (S51-8.5).
    """

    seat: int
    card: int

    def run(self, state: State51State) -> None:
        seat, card = self.seat, self.card
        owner = state.owner(card)
        foe = is_foe(state, owner)
        if foe:
            state.tell("foe-razed", seat, card)
            remove(state, owner, card)
        else:
            state.tell("razed", seat, owner, card)
            ruin(state, owner, card)
        gain(state, seat, state.rules.spoils[card], SPOILS + card)
        if foe:
            state.discard.append(card)
        else:
            compensate(state, owner, card)
        razed(state, seat)


def ruin(state: State51State, owner: int, card: int) -> None:
    """Turn a location face down; goods cached on it join the owner's supply (S51-5.5)."""
    place = 3 * owner + state.rules.row[card]
    state.rows[place] = tuple(~card if other == card else other for other in state.rows[place])
    strip(state, owner, card)
