"""Balance phase (CW-11.1): what the station earns and costs, and who pays what is missing."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.standing import Routine
from spielwerk.engine.step import Step
from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data.cards import NO_ABILITY
from spielwerk.games.counterweight.rules import abilities, scoring
from spielwerk.games.counterweight.rules.asking import Amount
from spielwerk.games.counterweight.rules.routines import SHORTAGE
from spielwerk.games.counterweight.state import NONE, CounterweightState
from spielwerk.games.counterweight.verbs import AMOUNT


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
    for card, site in zip(state.cards, state.sites, strict=True):
        if card != NONE:
            total += income[card if site == NONE else site]
    for card in state.dock:
        total += income[card]
    for card in state.crisis:
        total += income[card]
    return total


class Balance(Step[CounterweightState]):
    """CW-11.1: emergencies do their work, then the net sum is paid."""

    phase: ClassVar[str] = "balance"
    after: int  # emergencies that have done their work

    def run(self, state: CounterweightState) -> None:
        """Emergencies in their order, then the sum."""
        stack, ability = state.stack, state.rules.ability
        height = len(stack)
        for number in range(self.after, len(state.crisis)):
            card = state.crisis[number]
            if ability[card] != NO_ABILITY:
                abilities.fire(state, ability[card], state.co, card)
                if len(stack) != height:
                    state.after(height, Balance(number + 1))
                    return
        total = net(state)
        state.funds += total
        state.tell("balance", total)
        if state.funds < 0:
            shortage = -state.funds
            state.funds = 0
            if shortage > sum(state.influence):
                scoring.lose(state, "bankrupt")
                return
            stack.append(Contribute(0, shortage))


class Contribute(Amount):
    """CW-11.1: players offer influence from the CO on; the rest is taken in the same order."""

    name = "contribute"
    rule = "CW-11.1"
    routines: ClassVar[tuple[Routine, ...]] = (SHORTAGE,)
    turn: int
    shortage: int

    def asks(self, state: CounterweightState) -> int:
        return (state.co + self.turn) % state.players

    def most(self, state: CounterweightState) -> int:
        return min(self.shortage, state.influence[self.asks(state)])

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-contribute", n=self.shortage)

    def in_advance(self, state: CounterweightState, routine: str, answer: str) -> int | None:
        """Nothing, or an equal part of it with those who are asked later, rounded up."""
        if answer == "nothing":
            return AMOUNT
        share = -(-self.shortage // (state.players - self.turn))
        return AMOUNT + min(share, self.most(state))

    def choose(self, state: CounterweightState, option: int) -> None:
        """Pay, then ask the next one as long as something is missing."""
        count = option & THING
        seat = self.asks(state)
        state.influence[seat] -= count
        if count:
            state.tell("contributed", seat, count)
        left = self.shortage - count
        if left and self.turn + 1 < state.players:
            state.stack.append(Contribute(self.turn + 1, left))
        elif left:
            take_rest(state, left)


def take_rest(state: CounterweightState, shortage: int) -> None:
    """What nobody offered is taken, the CO first."""
    for turn in range(state.players):
        seat = (state.co + turn) % state.players
        taken = min(shortage, state.influence[seat])
        state.influence[seat] -= taken
        shortage -= taken
        if taken:
            state.tell("charged", seat, taken)
