"""The contract of a game: what bots, lab, server and tests may rely on, the same for all."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from spielwerk.engine import options as switches
from spielwerk.engine import save
from spielwerk.engine.data import Source
from spielwerk.engine.errors import BadOption, IllegalMove
from spielwerk.engine.rng import fresh, scramble
from spielwerk.engine.state import Event, Option, State
from spielwerk.engine.view import Choice, Line, Reason, Text, View, text

S = TypeVar("S", bound=State)
Wish = tuple[str | int, ...]  # a verb and what it is about: ("build", 17)


class Game(Generic[S]):
    """Rules and data of one game. Another pack or changed numbers make another `Game`."""

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules; a record of another version is refused
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    end_reasons: ClassVar[tuple[str, ...]]
    extra_files: ClassVar[tuple[str, ...]] = ()  # globs of files that a pack may add
    events: ClassVar[dict[str, tuple[str, ...]]]
    """Every kind of event with its arguments: `name`, `name:type`, a `!` behind what only the seat
    in the first argument may see. Types are `seat` and those that `term` knows."""

    orders: ClassVar[Any] = None  # the union of this game's orders, for the client's types

    State: type[S]
    Options: type[Any]

    def __init__(
        self,
        pack: Path | None = None,
        changes: Mapping[str, str] | None = None,
        overlay: Mapping[str, Path] | None = None,
    ) -> None:
        self.source = Source(self.home(), pack, changes, self.extra_files, overlay)
        self.rules = self.load(self.source)
        self.source.done()
        self.fingerprint = self.source.fingerprint

    # What a game writes

    @classmethod
    def home(cls) -> Path:
        """The game's folder."""
        raise AssertionError(f"{cls.__name__} has no home")

    def load(self, source: Source) -> Any:
        """Read and check the data files; the result is shared by all states and never changed."""
        raise AssertionError(f"{type(self).__name__} loads nothing")

    def set_up(self, players: int, opt: Any, rng: int) -> S:
        """The table before the first step; the steps of the game are on its stack."""
        raise AssertionError(f"{type(self).__name__} has no set-up")

    def hide(self, state: S, seat: int | None) -> None:
        """Shuffle everything in `state` that `seat` can't know, with the state's own chance."""
        raise AssertionError(f"{type(self).__name__} hides nothing")

    def table(self, state: S, seat: int | None) -> Any:
        """What `seat` sees on the table."""
        raise AssertionError(f"{type(self).__name__} shows nothing")

    def question(self, state: S) -> tuple[Text, str]:
        """The prompt of the present decision and its section in the rulebook."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def choice(self, state: S, option: Any) -> Choice:
        """An option of the present decision in words."""
        raise AssertionError(f"{type(self).__name__} offers nothing")

    def interjection(self, state: S, seat: int, option: Any) -> Choice:
        """An interjection in words."""
        raise AssertionError(f"{type(self).__name__} knows no interjections")

    def phase(self, state: S) -> Text:
        """Where in the round the game is."""
        raise AssertionError(f"{type(self).__name__} has no phases")

    def round(self, state: S) -> int:
        """The number of the present round."""
        raise AssertionError(f"{type(self).__name__} has no rounds")

    def term(self, type: str, value: int) -> int | str:
        """The message id that names `value` of this type, for events and choices."""
        raise AssertionError(f"unknown type of event argument: {type}")

    def explain(self, state: S, seat: int, wish: Wish) -> Reason | None:
        """The rule that forbids `seat` a wish now, or None if it is open."""
        raise AssertionError(f"{self.id} explains nothing")

    def wishes(self, state: S, seat: int, target: str) -> list[Wish]:
        """What `seat` might want to do with a thing on the table ("card:17")."""
        raise AssertionError(f"{self.id} knows no wishes")

    def catalogue(self) -> Any:
        """Static facts of cards and boards, as plain data."""
        return {}

    def order(self, state: S, seat: int, wanted: object) -> list[Option]:
        """The options of what `seat` says in one go; `IllegalMove` says what is wrong with it."""
        raise IllegalMove(f"{self.id} knows no orders.")

    def picture(self, state: S, seat: int | None) -> list[str | Text]:
        """The table for a terminal: lines of plain text or messages, in reading order."""
        raise AssertionError(f"{self.id} can't be drawn")

    # What everybody gets

    def new(
        self,
        players: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        *,
        listen: bool = False,
    ) -> S:
        """A new game, run up to the first question; with `listen` it reports events."""
        if not self.min_players <= players <= self.max_players:
            raise BadOption(
                f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}."
            )
        state = self.set_up(players, switches.parse(self.Options, options), scramble(seed))
        if listen:
            state.events = []
        state.advance()
        return state

    def redeal(self, state: S, seat: int | None, rng: random.Random | int) -> S:
        """A state as `seat` could believe it: what is hidden shuffled, and a fresh chance."""
        other = state.copy()
        other.rng = fresh(rng)
        self.hide(other, seat)
        return other

    def to_json(self, state: S) -> str:
        """The whole state, mid-decision or not, as text."""
        return save.dump(self, state)

    def from_json(self, data: str | bytes | Mapping[str, Any]) -> S:
        """The state that `to_json` wrote; a damaged or foreign one raises `BadSave`."""
        state: S = save.load(self, data)
        return state

    def view(self, state: S, seat: int | None) -> View:
        """All that `seat` (None: a spectator) may see, as plain data."""
        prompt, rule = (None, "") if state.over else self.question(state)
        choices: list[Choice] = []
        if not state.over and seat == state.player:
            choices = [self.choice(state, option) for option in state.options()]
        interjections: list[Choice] = []
        if not state.over and seat is not None:
            interjections = [
                self.interjection(state, seat, option) for option in state.interjections(seat)
            ]
        return {
            "game": self.id,
            "seat": seat,
            "players": state.players,
            "player": state.player,
            "round": self.round(state),
            "phase": self.phase(state),
            "prompt": prompt,
            "rule": rule,
            "choices": choices,
            "interjections": interjections,
            "over": state.over,
            "end_reason": state.end_reason,
            "scores": state.scores(),
            "winners": state.winners(),
            "table": self.table(state, seat),
        }

    def line(self, event: Event, seat: int | None) -> Line:
        """An event as `seat` may read it in the log: hidden parts left out."""
        kind = str(event[0])
        args: dict[str, int | str] = {}
        targets: list[str] = []
        facts: list[int] = []
        hidden = False
        for spec, value in zip(self.events[kind], event[1:], strict=True):
            assert isinstance(value, int)
            name, _, type = spec.rstrip("!").partition(":")
            if spec.endswith("!") and event[1] != seat:
                hidden = True
                facts.append(-1)
                continue
            facts.append(value)
            if type == "":
                args[name] = value
            else:
                targets.append(f"{type}:{value}")
                args[name] = f"seat:{value}" if type == "seat" else self.term(type, value)
        id = f"log-{kind}-hidden" if hidden else f"log-{kind}"
        return {"kind": kind, "text": text(id, **args), "targets": targets, "facts": facts}

    def switches(self) -> tuple[switches.Switch, ...]:
        """The rule switches with their defaults and limits."""
        return switches.switches(self.Options)

    def rulebook(self, lang: str) -> str:
        """The rulebook as Markdown."""
        return (self.home() / "rules" / f"{lang}.md").read_text(encoding="utf-8")

    def tidy(self, option: Any) -> Option:
        """An option as it came from JSON: lists become tuples."""
        return tuple(option) if isinstance(option, Sequence) else option
