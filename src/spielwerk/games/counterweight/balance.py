"""Balance phase (CW-11.1): what the station earns and costs, and who pays what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Step
from spielwerk.games.counterweight import effects
from spielwerk.games.counterweight.data import NO_ABILITY
from spielwerk.games.counterweight.resources import amounts
from spielwerk.games.counterweight.state import MASK, NONE, CounterweightState


def items(state: CounterweightState) -> list[tuple[int, int]]:
    """What earns or costs something in this balance: cards and amounts."""
    income = state.rules.income
    cards = [
        card if state.sites[place] == NONE else state.sites[place]
        for place, card in enumerate(state.cards)
        if card != NONE
    ]
    return [(card, income[card]) for card in (*cards, *state.dock, *state.crisis) if income[card]]


def net(state: CounterweightState) -> int:
    """The balance as one sum."""
    income = state.rules.income
    total = 0
    for place, card in enumerate(state.cards):
        if card != NONE:
            site = state.sites[place]
            total += income[card if site == NONE else site]
    for card in state.dock:
        total += income[card]
    for card in state.crisis:
        total += income[card]
    return total


class Balance(Step[CounterweightState]):
    """CW-11.1: emergencies do their work, then the net sum is paid."""

    __slots__ = ("after",)

    def __init__(self, after: int) -> None:
        self.after = after  # emergencies that have done their work

    def run(self, state: CounterweightState) -> None:
        """Emergencies in their order, then the sum."""
        stack, ability = state.stack, state.rules.ability
        height = len(stack)
        for number in range(self.after, len(state.crisis)):
            card = state.crisis[number]
            if ability[card] != NO_ABILITY:
                effects.fire(state, ability[card], state.co, card)
                if len(stack) != height:
                    stack.insert(height, Balance(number + 1))
                    return
        total = net(state)
        state.funds += total
        if state.events is not None:
            state.tell("balance", total)
        if state.funds < 0:
            shortage = -state.funds
            state.funds = 0
            if shortage > sum(state.influence):
                state.finish("bankrupt")
                return
            stack.append(Contribute(0, shortage))


class Contribute(Step[CounterweightState]):
    """CW-11.1: players offer influence from the CO on; the rest is taken in the same order."""

    __slots__ = ("turn", "shortage")

    def __init__(self, turn: int, shortage: int) -> None:
        self.turn = turn
        self.shortage = shortage

    def run(self, state: CounterweightState) -> Sequence[int]:
        """How much this player offers."""
        if not self.shortage:
            return ()
        if self.turn == state.players:
            take_rest(state, self.shortage)
            return ()
        seat = (state.co + self.turn) % state.players
        state.player = seat
        return amounts(state, min(self.shortage, state.influence[seat]))

    def choose(self, state: CounterweightState, option: int) -> None:
        """Pay, then ask the next one."""
        count = option & MASK
        seat = (state.co + self.turn) % state.players
        state.influence[seat] -= count
        if count and state.events is not None:
            state.tell("contributed", seat, count)
        state.stack.append(Contribute(self.turn + 1, self.shortage - count))


def take_rest(state: CounterweightState, shortage: int) -> None:
    """What nobody offered is taken, the CO first."""
    for turn in range(state.players):
        seat = (state.co + turn) % state.players
        taken = min(shortage, state.influence[seat])
        state.influence[seat] -= taken
        shortage -= taken
        if taken and state.events is not None:
            state.tell("charged", seat, taken)
