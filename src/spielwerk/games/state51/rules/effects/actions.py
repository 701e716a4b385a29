"""What action locations give for their price (S51-5.6): goods, or one of the special cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine import DONE, Decision
from spielwerk.engine.option import thing_of
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data import effect as effects
from spielwerk.games.state51.data import notation, phrases
from spielwerk.games.state51.data.effect import ACTION, Icon, good_icons, icon, sign
from spielwerk.games.state51.data.goods import Pairs
from spielwerk.games.state51.rules.effects.repeats import RepeatOne, repeatable
from spielwerk.games.state51.rules.gain import clear, gain, of_use
from spielwerk.games.state51.rules.names import (
    Words,
    about_card,
    place_name,
    plain,
)
from spielwerk.games.state51.rules.source import LOCATION
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import State51Verb


class Action(effects.Action[State51State], frozen=True):
    """An action of this game."""


def number_of(word: str, cell: str) -> tuple[int] | None:
    """The number behind a word, as `clear 3` has it."""
    found = re.fullmatch(rf"{word} (\d+)", cell)
    return (int(found[1]),) if found else None


def times(number: int) -> list[Icon]:
    """How often, if more than once."""
    return [sign(str(number))] if number > 1 else []


class Exchange(Action, frozen=True):
    """Goods for goods: `1 worker + 2 iron -> 3 vp`."""

    goods: Pairs

    places = frozenset({ACTION})
    form: ClassVar[str] = "{goods}"
    plain: ClassVar[bool] = True
    always: ClassVar[bool] = True  # but for cards when there are none: `offers` looks after that

    @classmethod
    def read_given(cls, cell: str) -> tuple[Pairs]:
        return (notation.goods(cell),)

    def written_given(self) -> str:
        return notation.written(self.goods)

    def goods_given(self) -> Pairs:
        return self.goods

    def args(self) -> dict[str, int | str | Text]:
        return {**super().args(), "goods": phrases.goods(self.goods)}

    def text(self, place: str) -> Text | None:
        if self.price:
            return super().text(place)
        return text("effect-free", goods=phrases.goods(self.goods))

    def given_icons(self) -> list[Icon]:
        return good_icons(self.goods)

    def possible(self, state: State51State, seat: int, card: int) -> bool:
        return of_use(state, self.price, self.goods)

    def use(self, state: State51State, seat: int, card: int) -> None:
        gain(state, seat, self.goods, LOCATION + card)


class Clear(Action, frozen=True):
    """Body Hunters: own locations can be used again: `clear 3` (S51-9)."""

    number: int

    places = frozenset({ACTION})
    form: ClassVar[str] = "clear {number}"

    @classmethod
    def read_given(cls, cell: str) -> tuple[int] | None:
        return number_of("clear", cell)

    def written_given(self) -> str:
        return f"clear {self.number}"

    def args(self) -> dict[str, int | str | Text]:
        return {**super().args(), "n": self.number}

    def given_icons(self) -> list[Icon]:
        return [sign(f"≤{self.number}"), icon("clear")]

    def possible(self, state: State51State, seat: int, card: int) -> bool:
        return bool(used_locations(state, seat, card))

    def use(self, state: State51State, seat: int, card: int) -> None:
        state.stack.append(ClearOne(seat, card, self.number))


def used_locations(state: State51State, seat: int, card: int) -> list[int]:
    """Own locations with goods or workers of their use on them, but the clearing card itself."""
    bit = state.rules.bit
    return sorted(
        other
        for row in state.rows[3 * seat : 3 * seat + 3]
        for other in row
        if other >= 0 and other != card and state.used & bit[other]
    )


class ClearOne(Decision[State51State]):
    """Which location next, or enough; goods cached on it stay."""

    name = "clear"
    rule = "S51-9"
    seat: int
    card: int
    number: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        found = used_locations(state, self.seat, self.card)
        return [*map(State51Verb.CLEAR.of, found), DONE] if found else []

    def prompt(self, state: State51State) -> Text:
        return text("prompt-clear", n=self.number)

    def words(self, state: State51State, option: int) -> Words:
        if option == DONE:
            return plain(option)
        return about_card(option, place_name(state, thing_of(option)))

    def choose(self, state: State51State, option: int) -> None:
        if option == DONE:
            return
        card = thing_of(option)
        clear(state, card)
        state.tell("cleared", self.seat, card)
        if self.number > 1:
            state.stack.append(ClearOne(self.seat, self.card, self.number - 1))


class ProduceAgain(Action, frozen=True):
    """Production Manager: one own production location produces again (S51-9)."""

    places = frozenset({ACTION})
    form: ClassVar[str] = "produce again"

    @classmethod
    def read_given(cls, cell: str) -> tuple[()] | None:
        return () if cell == cls.form else None

    def written_given(self) -> str:
        return self.form

    def given_icons(self) -> list[Icon]:
        return [icon("repeat"), icon("production")]

    def possible(self, state: State51State, seat: int, card: int) -> bool:
        return bool(repeatable(state, seat))

    def use(self, state: State51State, seat: int, card: int) -> None:
        state.stack.append(RepeatOne(seat, seat))
