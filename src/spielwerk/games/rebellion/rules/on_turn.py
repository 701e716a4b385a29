"""Questions to the faction on turn."""

from __future__ import annotations

from spielwerk.engine.step import Decision
from spielwerk.engine.view import Text, text
from spielwerk.games.rebellion.data.things import faction_name
from spielwerk.games.rebellion.state import RebellionState


class OnTurn(Decision[RebellionState]):
    """A question to whoever decides for the faction on turn."""

    def asks(self, state: RebellionState) -> int:
        return state.seats[state.faction]

    def ask(self, state: RebellionState, **args: int | str) -> Text:
        """The prompt, with the faction's name in front."""
        return text(f"prompt-{self.name}", faction=faction_name(state.faction), **args)
