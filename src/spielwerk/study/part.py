"""What the description of a game says of itself; the rest follows from its data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from spielwerk.engine import Game, State
from spielwerk.engine.fields import field_types
from spielwerk.engine.option import Option, Verb
from spielwerk.study.actions import Features
from spielwerk.study.cells import MOST
from spielwerk.study.kinds import Kind
from spielwerk.study.layout import Layout

S = TypeVar("S", bound=State)

NUMBER = "number"  # a field of a question that is a small number
KNOWN = ""  # a field that the rest of the observation shows already


class Part(ABC, Generic[S]):
    """Observation and actions of one game at one table size, with one set of switches.

    A game names what its verbs and the fields of its questions are about; cards, lands and all
    other things come from the data, so that a new card needs nothing here.
    """

    version: ClassVar[int]  # raised when an observation or a code comes to mean something else
    about: ClassVar[Mapping[Verb, str]]  # the kind of thing of every verb that is asked for
    asking: ClassVar[Mapping[str, str]]  # the kind of every field of a question
    live: tuple[str, ...] = ()  # features of options that change during a game

    def __init__(self, game: Game[Any], players: int, opt: Any) -> None:
        self.game, self.players, self.opt = game, players, opt
        self.rules: Any = game.rules_for(opt, players)
        self.layout = Layout()
        self.kinds: dict[str, Kind] = self.make_kinds()
        self._declare_question()
        self.declare()
        self.order = [
            tuple((seat + step) % players for step in range(players)) for seat in range(players)
        ]

    # What a game writes

    @abstractmethod
    def make_kinds(self) -> dict[str, Kind]:
        """The kinds of things that verbs and fields are about, from the data."""

    @abstractmethod
    def declare(self) -> None:
        """Add the blocks of the table to the layout."""

    @abstractmethod
    def write(self, state: S, seat: int, cells: bytearray) -> None:
        """Write the table as `seat` may see it; all cells are zero before."""

    def declare_more(self) -> None:
        """Add blocks for what only single questions have."""

    def write_more(self, state: S, decision: Any, cells: bytearray) -> None:
        """Write what only single questions have; only for the seat that is asked."""

    def write_live(self, state: S, seat: int, options: Sequence[Option], columns: Features) -> None:
        """Write the features of options that change during a game; a row for each option."""

    # The present question, the same in every game

    def _declare_question(self) -> None:
        layout = self.layout
        names = [kind.name for kind in self.game.decisions()]
        first = layout.add("question", names)
        self._question = {name: first + number for number, name in enumerate(names)}
        self._asked = layout.add("asked", seats(self.players))
        places: dict[str, tuple[int, dict[int, int] | None]] = {}
        fields = {name for kind in self.game.decisions() for name in field_types(kind)}
        for name in sorted(fields):
            kind = self.asking[name]
            if kind == NUMBER:
                places[name] = layout.add(f"about.{name}", high=MOST), None
            elif kind != KNOWN:
                known = self.kinds[kind]
                at = layout.add(f"about.{name}", known.labels)
                places[name] = at, {thing: at + n for n, thing in enumerate(known.things)}
        self.declare_more()
        self._fields: dict[str, list[Any]] = {
            kind.name: [(name, *places[name]) for name in field_types(kind) if name in places]
            for kind in self.game.decisions()
        }

    def write_question(self, state: S, seat: int, cells: bytearray) -> None:
        """Who is asked what; what exactly it is about is told only to the one who is asked."""
        decision = state.decision
        cells[self._question[decision.name]] = 1
        player = state.player
        cells[self._asked + (player - seat) % self.players] = 1
        if player != seat:
            return
        for name, at, known in self._fields[decision.name]:
            value = getattr(decision, name)
            if known is None:
                cells[at] = min(MOST, max(0, value))
            elif value in known:
                cells[known[value]] = 1
        self.write_more(state, decision, cells)


def seats(players: int) -> list[str]:
    """Who sits where, as one seat counts them: itself, then the others in turn order."""
    return ["own", *(f"other{step}" for step in range(1, players))]
