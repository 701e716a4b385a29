"""Cards are played from the hand: they lie open until they are paid for, then find their place.

Deal (S51-5.3) and raze a hand card (S51-5.4) are all of it; building has its own module.
"""

from __future__ import annotations

from spielwerk.engine import Step
from spielwerk.engine.view import Reason
from spielwerk.games.state51.data.goods import BLUE, RED, Pairs
from spielwerk.games.state51.rules.gain import dealt, gain, razed, without
from spielwerk.games.state51.rules.payment import pay, why_not_contacts
from spielwerk.games.state51.rules.source import DEAL, SPOILS
from spielwerk.games.state51.state import State51State


class Played(Step[State51State]):
    """A card that has left a hand; it is paid for, and `run` says what becomes of it."""

    seat: int
    card: int


class Ending(Step[State51State]):
    """What follows the action of a turn."""

    def instead(self) -> Step[State51State]:
        """What comes in its place if nothing was done: the turn is asked for anew."""
        raise AssertionError(f"{type(self).__name__} ends no turn")


def play(
    state: State51State, zones: list[tuple[int, ...]], played: Played, price: Pairs = ()
) -> None:
    """A card leaves its owner's zone, a hand, and is paid for."""
    seat = played.seat
    zones[seat] = without(zones[seat], played.card)
    state.stack.append(played)
    pay(state, seat, price)


def deal(state: State51State, seat: int, card: int) -> None:
    """Pay blue contacts for its distance."""
    play(state, state.hands, Tuck(seat, card), state.rules.deal_price[card])


def why_not_deal(state: State51State, seat: int, card: int) -> Reason | None:
    """Too far."""
    return why_not_contacts(state, seat, BLUE, state.rules.distance[card], "S51-5.3")


class Tuck(Played):
    """The paid card is tucked under the faction board: its good, now and in each production."""

    def run(self, state: State51State) -> None:
        seat, card = self.seat, self.card
        state.deals[seat] += (card,)
        state.tell("dealt", seat, card)
        gain(state, seat, ((state.rules.deal[card], 1),), DEAL + card)
        dealt(state, seat)


def raze_hand(state: State51State, seat: int, card: int) -> None:
    """Pay red contacts for its distance."""
    play(state, state.hands, Plunder(seat, card), state.rules.raze_price[card])


def why_not_raze_hand(state: State51State, seat: int, card: int) -> Reason | None:
    """Too far."""
    return why_not_contacts(state, seat, RED, state.rules.distance[card], "S51-5.4")


class Plunder(Played):
    """The spoils of a hand card, and what features give for each raze; the card is discarded."""

    def run(self, state: State51State) -> None:
        seat, card = self.seat, self.card
        state.tell("plundered", seat, card)
        gain(state, seat, state.rules.spoils[card], SPOILS + card)
        state.discard.append(card)
        razed(state, seat)
