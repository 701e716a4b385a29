"""Production locations that use the production of others (S51-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine import Decision, Step
from spielwerk.engine.option import thing_of
from spielwerk.games.state51.data.effect import PRODUCTION, Effect, Icon, icon
from spielwerk.games.state51.rules.names import Words, about_card, owner_name, place_name
from spielwerk.games.state51.state import NONE, State51State
from spielwerk.games.state51.verbs import State51Verb


class Repeat(Effect[State51State], frozen=True):
    """Power Station: one other production location of the same state produces again (S51-9)."""

    places = frozenset({PRODUCTION})
    form: ClassVar[str] = "repeat another production"
    repeats: ClassVar[bool] = False

    @classmethod
    def read(cls, cell: str) -> Repeat | None:
        return cls() if cell == cls.form else None

    def written(self) -> str:
        return self.form

    def icons(self) -> list[Icon]:
        return [icon("repeat"), icon("production")]

    def gives(self, state: State51State, owner: int, card: int) -> bool:
        return bool(repeatable(state, owner, card))

    def produce(self, state: State51State, side: int, owner: int, card: int) -> None:
        state.stack.append(RepeatOne(side, owner, card))


class RepeatOne(Decision[State51State]):
    """A production location of `owner`, but not `card`, produces once more for `side`."""

    name = "repeat"
    rule = "S51-9"
    side: int
    owner: int
    card: int = NONE

    def asks(self, state: State51State) -> int:
        return self.side

    def options(self, state: State51State) -> Sequence[int]:
        found = repeatable(state, self.owner, self.card)
        return [State51Verb.REPEAT.of(card) for card in found]

    def words(self, state: State51State, option: int) -> Words:
        return about_card(option, place_name(state, thing_of(option)))

    def choose(self, state: State51State, option: int) -> None:
        """It produces, categories counted in its owner's state."""
        card = thing_of(option)
        state.tell("repeated", self.side, card)
        state.rules.effect[card].produce(state, self.side, self.owner, card)


def repeatable(state: State51State, owner: int, card: int = NONE) -> list[int]:
    """The production locations of a state, but `card`, that have goods of their own to repeat."""
    effect = state.rules.effect
    return sorted(
        other
        for other in state.rows[3 * owner]
        if other >= 0
        and other != card
        and effect[other].repeats
        and effect[other].gives(state, owner, other)
    )


class TakeProduction(Effect[State51State], frozen=True):
    """Suppliers: the goods of another's production location go to its owner's rival (S51-9).

    It has its own time, before anybody produces; at any other it does nothing.
    """

    places = frozenset({PRODUCTION})
    form: ClassVar[str] = "take the production of another"
    lends: ClassVar[bool] = False
    repeats: ClassVar[bool] = False

    @classmethod
    def read(cls, cell: str) -> TakeProduction | None:
        return cls() if cell == cls.form else None

    def written(self) -> str:
        return self.form

    def icons(self) -> list[Icon]:
        return [icon("borrow"), icon("production")]

    def early(self, seat: int, card: int) -> Step[State51State]:
        return Supply(seat, card)


class Supply(Decision[State51State]):
    """Suppliers name a location of another from which nobody else takes."""

    name = "supply"
    rule = "S51-9"
    seat: int
    card: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        taken = state.supplied[1::2]
        return sorted(
            State51Verb.SUPPLY.of(card)
            for other in state.rules.others[state.sides][self.seat]
            for card in lendable(state, other)
            if card not in taken
        )

    def words(self, state: State51State, option: int) -> Words:
        card = thing_of(option)
        return about_card(option, place_name(state, card), owner=owner_name(state, card))

    def choose(self, state: State51State, option: int) -> None:
        """Remember it until the goods are handed out."""
        card = thing_of(option)
        state.supplied += (self.card, card)
        state.tell("supplied", self.seat, card)


def lendable(state: State51State, owner: int) -> list[int]:
    """The production locations of a state that Suppliers could use: all but other Suppliers."""
    effect = state.rules.effect
    return [card for card in state.rows[3 * owner] if card >= 0 and effect[card].lends]
