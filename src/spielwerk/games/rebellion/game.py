"""Rebellion as bots, lab, server and tests see it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from spielwerk.engine.data import Source
from spielwerk.engine.game import Game, Wish
from spielwerk.engine.view import Choice, Reason, Text, text
from spielwerk.games.rebellion import data, explain, options, picture, rows, table, turn, view
from spielwerk.games.rebellion import state as states
from spielwerk.games.rebellion.codes import faction_key, land_key, planet_key
from spielwerk.games.rebellion.events import EVENTS

TERMS = {"faction": faction_key, "land": land_key, "planet": planet_key}


class Rebellion(Game[states.RebellionState]):
    """One Empire against one to four Rebels."""

    id = "rebellion"
    version = 1
    min_players = 2
    max_players = 5
    end_reasons = (states.REBELS_WIN, states.EMPIRE_WINS, states.LIMIT)
    extra_files = ("board-*.toml",)
    events: ClassVar[dict[str, tuple[str, ...]]] = EVENTS
    State = states.RebellionState
    Options = options.Options

    @classmethod
    def home(cls) -> Path:
        """The game's folder."""
        return Path(__file__).parent

    def load(self, source: Source) -> data.Rules:
        """Read and check all boards; those of a pack join the switch `board`."""
        rules = data.load(source)
        self.Options = options.options_for(rules.names)
        return rules

    def set_up(self, players: int, opt: options.Options, rng: int) -> states.RebellionState:
        """The table before the planets find their places."""
        return turn.set_up(self.rules, players, opt, rng)

    def hide(self, state: states.RebellionState, seat: int | None) -> None:
        """Nothing on this table is hidden but the dice to come."""

    def table(self, state: states.RebellionState, seat: int | None) -> rows.Table:
        """The table; every seat sees all of it."""
        return table.table(state)

    def question(self, state: states.RebellionState) -> tuple[Text, str]:
        """The prompt of the present decision and its rule."""
        return view.question(state)

    def choice(self, state: states.RebellionState, option: int) -> Choice:
        """An option in words."""
        return view.choice(state, option)

    def interjection(
        self, state: states.RebellionState, seat: int, option: tuple[int, int, int]
    ) -> Choice:
        """A gift in words."""
        return view.interjection(state, option)

    def phase(self, state: states.RebellionState) -> Text:
        """The phase of the turn."""
        return text(f"phase-{state.phase}")

    def round(self, state: states.RebellionState) -> int:
        """The number of the present round."""
        return state.round

    def term(self, type: str, value: int) -> str:
        """The message that names a thing of the log."""
        return TERMS[type](value)

    def explain(self, state: states.RebellionState, seat: int, wish: Wish) -> Reason | None:
        """Why a wish is not open now."""
        return explain.explain(state, seat, wish)

    def wishes(self, state: states.RebellionState, seat: int, target: str) -> list[Wish]:
        """What one might want to do with a thing on the table."""
        return explain.wishes(state, seat, target)

    def picture(self, state: states.RebellionState, seat: int | None) -> list[str | Text]:
        """The table for a terminal."""
        return picture.picture(state)
