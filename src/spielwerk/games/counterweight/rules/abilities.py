"""Abilities at work: dice are rolled, effects happen one after the other (CW-9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.standing import Routine
from spielwerk.engine.state import changed
from spielwerk.engine.step import Step
from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data.notation import SIDES
from spielwerk.games.counterweight.rules.asking import AskSeat, Words, card_name, of_place
from spielwerk.games.counterweight.rules.routines import PASS, RELEASE
from spielwerk.games.counterweight.state import CounterweightState
from spielwerk.games.counterweight.verbs import DONE, REROLL, USE


def fire(state: CounterweightState, ability: int, actor: int, card: int) -> None:
    """Do what an ability says; where it asks, its rest waits on the stack."""
    dice = state.rules.abilities[ability].dice
    if dice:
        roll(state, ability, actor, card, dice - 1)
    else:
        go_on(state, ability, actor, card, 0, 0, 0)


def roll(state: CounterweightState, ability: int, actor: int, card: int, dice: int) -> None:
    """One die of an ability, and so many to follow; who may rolls it once more first."""
    result = check(state, actor, card)
    if state.rerolls[actor]:
        state.stack.append(SecondRoll(actor, ability, card, dice, result))
    else:
        go_on(state, ability, actor, card, dice, result, 0)


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
    effects = state.rules.abilities[ability].outcomes[result]
    while index < len(effects):
        step = effects[index].do(state, actor, card)
        index += 1
        if step is not None:
            state.stack += (Rest(ability, actor, card, dice, result, index), step)
            return
    if dice and not state.over:
        roll(state, ability, actor, card, dice - 1)


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


class SecondRoll(AskSeat):
    """CW-12.2: whoever has a second roll to spare may roll a check once more."""

    name = "second-roll"
    rule = "CW-12.2"
    ability: int
    card: int
    dice: int
    result: int

    def options(self, state: CounterweightState) -> Sequence[int]:
        return (DONE, REROLL | self.card)

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-second-roll", card=card_name(state, self.card), die=self.result)

    def told(self, state: CounterweightState, option: int) -> Words:
        return text("choice-reroll", n=state.rerolls[self.seat]), []

    def choose(self, state: CounterweightState, option: int) -> None:
        if option == DONE:
            go_on(state, self.ability, self.seat, self.card, self.dice, self.result, 0)
        else:
            rerolls = state.rerolls
            state.rerolls = changed(rerolls, self.seat, rerolls[self.seat] - 1)
            roll(state, self.ability, self.seat, self.card, self.dice)


def usable(state: CounterweightState, ability: int, actor: int, card: int) -> bool:
    """Whether an ability would find all it needs for at least one of its clauses."""
    return any(
        all(effect.ready(state, actor, card) for effect in clause.effects)
        for clause in state.rules.abilities[ability].clauses
    )


def release(state: CounterweightState, place: int, seat: int) -> None:
    """CW-9.2: the owner of a marker may use the release; one with its own question just asks."""
    card = state.cards[place]
    ability = state.rules.release[card]
    if not usable(state, ability, seat, card):
        return
    if state.rules.declinable[ability]:
        fire(state, ability, seat, card)
    else:
        state.stack.append(Release(seat, place))


class Release(AskSeat):
    """CW-9.2: use the release of a card, or leave it."""

    name = "release"
    rule = "CW-9.2"
    routines: ClassVar[tuple[Routine, ...]] = (PASS, RELEASE)
    place: int

    def options(self, state: CounterweightState) -> Sequence[int]:
        return (DONE, USE | self.place)

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-release", card=card_name(state, state.cards[self.place]))

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_place(state, option)

    def in_advance(self, state: CounterweightState, routine: str, answer: str) -> int | None:
        return DONE

    def choose(self, state: CounterweightState, option: int) -> None:
        if option != DONE:
            card = state.cards[self.place]
            state.tell("released", self.seat, card)
            fire(state, state.rules.release[card], self.seat, card)
