"""Deal (S51-5.3): a card from the hand gives its good at once and in every production phase."""

from __future__ import annotations

from spielwerk.engine import Step
from spielwerk.games.state51.build import announce
from spielwerk.games.state51.effects import dealt, gain
from spielwerk.games.state51.payment import pay
from spielwerk.games.state51.state import NONE, State51State


def deal(state: State51State, seat: int, card: int) -> None:
    """Pay blue contacts for its distance."""
    announce(state, seat, card)
    state.stack.append(Tuck(seat))
    pay(state, seat, state.rules.deal_price[card])


class Tuck(Step[State51State]):
    """The paid card is tucked under the faction board."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> None:
        """Its good, and what features give for each deal."""
        seat, card = self.seat, state.playing
        state.playing = NONE
        state.deals[seat] += (card,)
        if state.events is not None:
            state.tell("dealt", seat, card)
        gain(state, seat, ((state.rules.deal[card], 1),))
        dealt(state, seat)
