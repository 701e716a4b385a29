"""Questions to the faction on turn."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.engine.standing import Routine
from spielwerk.engine.step import Decision
from spielwerk.engine.view import Text, text
from spielwerk.games.rebellion.data.things import faction_name
from spielwerk.games.rebellion.rules.gifts import in_allied_purses
from spielwerk.games.rebellion.rules.routines import PASS
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import DONE


class OnTurn(Decision[RebellionState]):
    """A question to whoever decides for the faction on turn."""

    def asks(self, state: RebellionState) -> int:
        return state.seats[state.faction]

    def ask(self, state: RebellionState, **args: int | str) -> Text:
        """The prompt, with the faction's name in front."""
        return text(f"prompt-{self.name}", faction=faction_name(state.faction), **args)


class OpenToGifts(OnTurn):
    """RB-5.1: a question that an empty purse does not answer while allies could fill it.

    All of them may be left with nothing done, in advance, too.
    """

    routines: ClassVar[tuple[Routine, ...]] = (PASS,)

    def in_advance(self, state: RebellionState, routine: str, answer: str) -> int | None:
        return DONE

    def pauses(self, state: RebellionState) -> bool:
        """Whether there would be a choice with all that the allies have."""
        credits = in_allied_purses(state)
        if not credits:
            return False
        richer = state.copy()
        richer.purse[state.faction] += credits
        return len(self.options(richer)) > 1
