"""How an enemy behaves: what every manner says of itself (`rules/manners.py` has the kinds)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from spielwerk.games.counterweight.data.phrase import Phrase, Takes

if TYPE_CHECKING:
    from spielwerk.games.counterweight.state import CounterweightState


class Manner(Phrase, frozen=True):
    """An enemy without manners of its own: it robs what flies opposite and leaves when it is full.

    Its kinds say what they do otherwise.
    """

    family = "manner"
    icon = "enemy"
    takes: ClassVar[Takes] = Takes.NOTHING
    kinds: ClassVar[dict[str, type[Manner]]] = {}
    seizes: ClassVar[bool] = False  # it takes a whole ship that it could have driven off
    lingers: ClassVar[bool] = False  # full, it is about for one more round

    def __init_subclass__(cls) -> None:
        """Remember the kind by its word."""
        super().__init_subclass__()
        Manner.kinds[cls.word()] = cls

    def prey(self, state: CounterweightState, position: int) -> int:
        """The ship that an enemy on this position attacks, counted from 0; NONE for nobody."""
        return state.lane[position]


PLAIN = Manner()
