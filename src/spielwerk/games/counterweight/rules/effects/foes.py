"""Effects on enemies: shot down, hunted, bribed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.view import Reason, Text, text
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.rules import ships
from spielwerk.games.counterweight.rules.asking import (
    About,
    Again,
    AskSeat,
    Words,
    of_card,
    too_dear,
)
from spielwerk.games.counterweight.state import NONE, CounterweightState
from spielwerk.games.counterweight.verbs import BRIBE, DONE, SHOOT, Verb


def about(state: CounterweightState) -> list[int]:
    """The enemies on the intercept course, position 1 first."""
    return [enemy for enemy in state.course if enemy != NONE]


class Destroy(Effect, frozen=True):
    """The first enemies on the intercept course are destroyed."""

    icon = "crosshair"

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return bool(about(state))

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        for enemy in about(state)[: self.n]:
            ships.destroy(state, enemy)


class Strike(Effect, frozen=True):
    """Enemies that the one who acts chooses are destroyed."""

    icon = "crosshair"
    declinable: ClassVar[bool] = True

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return bool(about(state))

    def do(self, state: CounterweightState, actor: int, card: int) -> StrikeEnemy:
        return StrikeEnemy(actor, self.n)


class StrikeEnemy(Again):
    """An enemy is destroyed, whichever somebody likes."""

    name = "strike"
    rule = "CW-12.2"
    about: ClassVar[About] = {Verb.SHOOT: "course"}

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[SHOOT | enemy for enemy in about(state)]]

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, state.course)

    def take(self, state: CounterweightState, option: int) -> None:
        ships.destroy(state, option & THING)


class Bribe(Effect, frozen=True):
    """For so much influence an enemy turns back; its loot goes with it."""

    icon = "enemy"
    declinable: ClassVar[bool] = True

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return state.influence[actor] >= self.n and bool(about(state))

    def do(self, state: CounterweightState, actor: int, card: int) -> BribeEnemy:
        return BribeEnemy(actor, self.n)


class BribeEnemy(AskSeat):
    """An enemy is paid to look elsewhere."""

    name = "bribe"
    rule = "CW-12.2"
    about: ClassVar[About] = {Verb.BRIBE: "course"}
    price: int

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[BRIBE | enemy for enemy in about(state)]]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        return None if option == DONE else too_dear(state, "CW-12.2", self.price, self.seat)

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-bribe", n=self.price)

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, state.course)

    def choose(self, state: CounterweightState, option: int) -> None:
        """It leaves the ships alone, and the one that it has in tow."""
        if option != DONE:
            state.influence[self.seat] -= self.price
            state.tell("bribed", self.seat, option & THING, self.price)
            ships.turn_back(state, option & THING)
