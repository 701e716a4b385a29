"""An effect of a card: what every kind of them says of itself (`rules/effects` has the kinds)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from spielwerk.engine.fields import replaced
from spielwerk.engine.step import Step
from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data.phrase import Phrase, Takes

if TYPE_CHECKING:
    from spielwerk.games.counterweight.state import CounterweightState


class Effect(Phrase, frozen=True):
    """Something that happens; a kind is known to the notation as soon as its class is defined."""

    family = "effect"
    kinds: ClassVar[dict[str, type[Effect]]] = {}
    sends_off: ClassVar[bool] = False  # the ship that does this leaves the dock
    file: ClassVar[str] = ""  # the one card file in which it can stand, as what a card itself does
    declinable: ClassVar[bool] = False  # it asks, and its question can be answered with nothing

    die: bool = False  # the result of the die is the number

    def __init_subclass__(cls) -> None:
        """Remember the kind by its word."""
        super().__init_subclass__()
        Effect.kinds[cls.word()] = cls

    @classmethod
    def by_die(cls) -> Effect:
        """The effect whose number is rolled."""
        if cls.takes is not Takes.ROLLED:
            raise cls.no_die()
        return cls(0, True)

    def rolled(self, result: int) -> Effect:
        """The effect after a die fell like this."""
        return replaced(self, n=result, die=False) if self.die else self

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        """Whether it would find something to do now; a release that would not is not offered."""
        return True

    def do(self, state: CounterweightState, actor: int, card: int) -> Step[Any] | None:
        """Do it for who acts (the CO, or the owner of a marker), or return the step that asks."""
        raise AssertionError(f"{self.word()} does nothing")

    def written(self) -> str:
        return f"{self.word()} die" if self.die else super().written()

    def text(self) -> Text:
        return text(f"effect-{self.word()}-die") if self.die else super().text()
