"""Counterweight as the engine wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from spielwerk.engine.data import Source
from spielwerk.engine.game import Game, Wish
from spielwerk.engine.view import Choice, Reason, Text, text
from spielwerk.games.counterweight import catalogue, explain, options, picture, setup, table, view
from spielwerk.games.counterweight.data import ENEMY, INSPECTOR, SHIP, Rules
from spielwerk.games.counterweight.state import SHIPS, CounterweightState


class Counterweight(Game[CounterweightState]):
    """A space-lift station for two to five."""

    id: ClassVar[str] = "counterweight"
    version: ClassVar[int] = 1
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 5
    end_reasons: ClassVar[tuple[str, ...]] = (
        "finished",
        "inspector",
        "bankrupt",
        "deadline",
        "overtime",
        "crisis",
    )
    events: ClassVar[dict[str, tuple[str, ...]]] = view.EVENTS
    State = CounterweightState
    Options = options.Options

    @classmethod
    def home(cls) -> Path:
        """The game's folder."""
        return Path(__file__).parent

    def load(self, source: Source) -> Rules:
        """All cards and numbers."""
        return Rules(source)

    def set_up(self, players: int, opt: options.Options, rng: int) -> CounterweightState:
        """The table before the first step (CW-2)."""
        return setup.set_up(players, self.rules, opt, rng)

    def hide(self, state: CounterweightState, seat: int | None) -> None:
        """Shuffle the decks: nothing else is secret, and nobody knows more than the others."""
        for deck in range(SHIPS):
            known = state.known[deck]
            cards = state.decks[deck]
            state.decks[deck] = cards[:known] + state.shuffled(cards[known:])
        cards = state.decks[SHIPS]
        if state.run_outs:
            state.decks[SHIPS] = state.shuffled(cards)
            return
        kinds = state.rules.kind
        sorts = [
            [card for card in cards if kinds[card] == kind] for kind in (SHIP, INSPECTOR, ENEMY)
        ]
        gone = state.rules.ships - len(cards)
        state.decks[SHIPS] = setup.layered(state, sorts[0], sorts[2], bool(sorts[1]), gone)

    def table(self, state: CounterweightState, seat: int | None) -> table.Table:
        """All that lies on the table; the same for everybody."""
        return table.table(state)

    def catalogue(self) -> dict[str, catalogue.Card]:
        """Every card by its key, as plain data."""
        return catalogue.catalogue(self.rules)

    def question(self, state: CounterweightState) -> tuple[Text, str]:
        """The prompt of the present decision and its rule."""
        return view.question(state)

    def choice(self, state: CounterweightState, option: Any) -> Choice:
        """An option in words."""
        return view.choice(state, option)

    def phase(self, state: CounterweightState) -> Text:
        """Where in the round the game is."""
        return text(f"phase-{view.phase(state)}")

    def round(self, state: CounterweightState) -> int:
        """The number of the present round."""
        return state.round

    def term(self, type: str, value: int) -> int | str:
        """The message that names a card or a deck."""
        return view.term(self.rules, type, value)

    def explain(self, state: CounterweightState, seat: int, wish: Wish) -> Reason | None:
        """Why not now."""
        return explain.explain(state, seat, wish)

    def wishes(self, state: CounterweightState, seat: int, target: str) -> list[Wish]:
        """What one might want of a thing on the table."""
        return explain.wishes(state, seat, target)

    def picture(self, state: CounterweightState, seat: int | None) -> list[str | Text]:
        """The table for a terminal."""
        return picture.picture(state, seat)
