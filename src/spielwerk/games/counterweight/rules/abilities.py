"""Abilities at work: dice are rolled, effects happen one after the other (CW-9.2)."""

from __future__ import annotations

from spielwerk.engine.step import Step
from spielwerk.games.counterweight.data.notation import SIDES
from spielwerk.games.counterweight.state import CounterweightState


def fire(state: CounterweightState, ability: int, actor: int, card: int) -> None:
    """Do what an ability says; where it asks, its rest waits on the stack."""
    dice = state.rules.abilities[ability].dice
    result = check(state, actor, card) if dice else 0
    if dice > 1 or state.rules.abilities[ability].outcomes[result]:
        go_on(state, ability, actor, card, dice - 1 if dice else 0, result, 0)


def check(state: CounterweightState, actor: int, card: int) -> int:
    """CW-9.2: one die of a check."""
    result = state.roll(SIDES)
    state.tell("checked", actor, result, card)
    return result


def go_on(
    state: CounterweightState,
    ability: int,
    actor: int,
    card: int,
    dice: int,
    result: int,
    index: int,
) -> None:
    """Effects from `index` on for this result, then the dice that are left."""
    outcomes = state.rules.abilities[ability].outcomes
    while True:
        effects = outcomes[result]
        while index < len(effects):
            step = effects[index].do(state, actor, card)
            index += 1
            if step is not None:
                state.stack += (Rest(ability, actor, card, dice, result, index), step)
                return
        if not dice:
            return
        dice -= 1
        index = 0
        result = check(state, actor, card)


class Rest(Step[CounterweightState]):
    """What is left of an ability after somebody was asked."""

    ability: int
    actor: int
    card: int
    dice: int
    result: int
    index: int

    def run(self, state: CounterweightState) -> None:
        go_on(state, self.ability, self.actor, self.card, self.dice, self.result, self.index)
