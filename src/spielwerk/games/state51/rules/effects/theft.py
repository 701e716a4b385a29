"""Resources that change hands (S51-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine import Decision
from spielwerk.engine.option import thing_of
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data.effect import ACTION, Icon, icon
from spielwerk.games.state51.data.goods import GOODS, KINDS, RESOURCES
from spielwerk.games.state51.rules.cleanup import unstored
from spielwerk.games.state51.rules.effects.actions import Action, number_of, times
from spielwerk.games.state51.rules.names import Words, good_name
from spielwerk.games.state51.rules.purse import uncache
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import theft, theft_of


class Steal(Action, frozen=True):
    """Thieves' Caravan: resources of opponents who have not passed: `steal 1` (S51-9)."""

    number: int

    places = frozenset({ACTION})
    form: ClassVar[str] = "steal {number}"

    @classmethod
    def read_given(cls, cell: str) -> tuple[int] | None:
        return number_of("steal", cell)

    def written_given(self) -> str:
        return f"steal {self.number}"

    def args(self) -> dict[str, int | str | Text]:
        return {**super().args(), "n": self.number}

    def given_icons(self) -> list[Icon]:
        return [*times(self.number), icon("borrow"), icon("resource")]

    def possible(self, state: State51State, seat: int, card: int) -> bool:
        return bool(thefts(state, seat))

    def use(self, state: State51State, seat: int, card: int) -> None:
        state.stack.append(StealOne(seat, self.number))


def thefts(state: State51State, seat: int) -> list[int]:
    """Resources of opponents who have not passed."""
    return sorted(
        theft(other, kind)
        for other in state.rules.others[state.sides][seat]
        if not state.passed[other]
        for kind in RESOURCES
        if state.goods[KINDS * other + kind]
    )


class StealOne(Decision[State51State]):
    """Whose resource, and which."""

    name = "steal"
    rule = "S51-9"
    seat: int
    number: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        return thefts(state, self.seat)

    def words(self, state: State51State, option: int) -> Words:
        victim, kind = theft_of(thing_of(option))
        said = text("choice-steal", victim=f"seat:{victim}", good=good_name(kind))
        return said, [f"seat:{victim}", f"good:{GOODS[kind]}"]

    def choose(self, state: State51State, option: int) -> None:
        """It changes hands; the victim gives from the supply before a cache."""
        victim, kind = theft_of(thing_of(option))
        if not unstored(state, victim)[kind]:
            holder = next(
                card for side, card, good, _ in state.caches if side == victim and good == kind
            )
            uncache(state, holder, kind, 1)
        state.goods[KINDS * victim + kind] -= 1
        state.goods[KINDS * self.seat + kind] += 1
        state.tell("stole", self.seat, victim, kind)
        if self.number > 1:
            state.stack.append(StealOne(self.seat, self.number - 1))
