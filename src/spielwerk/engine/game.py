"""The contract of a game: what bots, lab, server and tests may rely on, the same for all."""

from __future__ import annotations

import hashlib
import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from spielwerk.engine import book, packfile, save
from spielwerk.engine import options as switches
from spielwerk.engine.chance import LEAST_SECRET, Chance, fresh, scramble
from spielwerk.engine.data import Source
from spielwerk.engine.errors import BadOption, IllegalMove, UnknownThing
from spielwerk.engine.lesson import Lesson
from spielwerk.engine.notation import Column
from spielwerk.engine.option import Option, Verb, verb_of
from spielwerk.engine.orders import Answers
from spielwerk.engine.standing import Routine
from spielwerk.engine.state import Event, State
from spielwerk.engine.step import Decision, decisions_of, routines_of
from spielwerk.engine.view import (
    Choice,
    Explanation,
    Line,
    Mark,
    Reason,
    Text,
    View,
    reason,
    text,
)
from spielwerk.engine.words import Words, words

S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
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
    marks: ClassVar[Mapping[str, Mark]] = {}  # the events that begin a part of the log
    details: ClassVar[Mapping[str, int]] = {}
    """Events that only tell how something was done, which a short log leaves out: what comes in
    (1), what goes out (-1), or neither (0)."""
    touches: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Events that concern others than whose doing they are: the arguments that name those."""
    race: ClassVar[bool] = True  # whether the seats' points are compared
    verbs: ClassVar[type[Verb]]
    open_table: ClassVar[bool] = False  # every seat, and who looks on, sees the same `table`
    lessons: ClassVar[tuple[Lesson, ...]] = ()  # single things that can be tried out
    orders: ClassVar[Any] = None  # the union of the game's `Order`s, if a person can give any

    State: type[S]
    Options: type[Any]

    def __init__(
        self,
        pack: Path | None = None,
        changes: Mapping[str, str] | None = None,
        overlay: Mapping[str, Path] | None = None,
        data: Path | None = None,
    ) -> None:
        """`pack`: a folder or a zip; `data`: files of another time in place of the game's own."""
        home = data or self.home() / "data"
        folder = packfile.opened(pack) if pack else None
        self.source = Source(home, folder, changes, self.extra_files, overlay)
        self.rules = self.load(self.source)
        self.source.done()
        self._verbs = [verb.word for verb in self.verbs]

    # What a game writes

    @abstractmethod
    def load(self, source: Source) -> Any:
        """Read and check the data files; the result is shared by all states and never changed."""

    def reads(self, opt: Any) -> Mapping[str, object]:
        """The data that games with these switches are made from, by name; all, if not said."""
        return self.source.parsed

    def rules_for(self, opt: Any, players: int) -> Any:
        """The `rules` of states of such a table; all that `load` made, if not said."""
        return self.rules

    @abstractmethod
    def set_up(self, players: int, opt: Any, chance: Chance) -> S:
        """The table before the first step; the steps of the game are on its stack."""

    @abstractmethod
    def hide(self, state: S, seat: int | None) -> None:
        """Shuffle everything in `state` that `seat` can't know, with the state's own chance."""

    @abstractmethod
    def table(self, state: S, seat: int | None) -> Any:
        """What `seat` sees on the table, as a TypedDict."""

    @abstractmethod
    def things(self, state: S, seat: int | None) -> Mapping[str, Sequence[str]]:
        """All that lies on the table for `seat`, in the groups that wishes are about.

        „land“ -> „land:31“ …, „hand“ -> „card:17“ …: the names that choices have as targets.
        """

    @abstractmethod
    def phase(self, state: S) -> Text:
        """Where in the round the game is."""

    @abstractmethod
    def round(self, state: S) -> int:
        """The number of the present round."""

    @abstractmethod
    def term(self, type: str, value: int, opt: Any) -> int | str:
        """The message id that names `value` of this type where these switches are played."""

    @abstractmethod
    def picture(self, state: S, seat: int | None) -> list[str | Text]:
        """The table for a terminal: lines of plain text or messages, in reading order."""

    def catalogue(self) -> Any:
        """All cards as plain data, the same for every table; a game without cards has none."""
        return {}

    def card_list(self) -> list[book.CardEntry]:
        """Every card once, as a list shows them; a game without cards has none."""
        return []

    def notations(self) -> Mapping[str, Mapping[str, Column]]:
        """How cells of card files are written: by file and column, as far as it is a notation."""
        return {}

    def named(self, lang: str) -> tuple[tuple[str, str], ...]:
        """Messages that stand in data files (the names of a board's places), with their texts."""
        return ()

    def book_facts(self, words: Words) -> Mapping[str, str]:
        """What the rulebook may say in braces; made from the data files, so that it is true."""
        return {}

    def colours(self, players: int, opt: Any) -> Sequence[str]:
        """The colours that the game gives its seats; none, if that is left to the table."""
        return ()

    def sides(self, players: int, opt: Any) -> Sequence[str]:
        """The messages that name what each seat plays; none, if all seats begin alike."""
        return ()

    def played(self, state: S) -> Sequence[str]:
        """What each seat has played in this game, as far as that differs."""
        return self.sides(state.players, state.opt)

    def teams(self, players: int, opt: Any) -> Sequence[int]:
        """Who wins together: a number for every seat; none, if everybody plays for himself."""
        return ()

    def points(self, state: S, events: Sequence[Event]) -> Sequence[Mapping[str, int]]:
        """The points of every seat by their sources (messages), when the game is over.

        They add up to the scores. `events` is all that happened in the game.
        """
        return [{"points-all": points} for points in state.scores()]

    def gauges(self, state: S) -> Mapping[str, int]:
        """Numbers of the whole table (messages) whose course tells how a game came to its end."""
        return {}

    def on_turn(self, state: S) -> int | None:
        """The seat whose turn it is, whoever is asked; None: there are no turns just now."""
        return None

    def offers(self, state: S, seat: int, routine: Routine) -> bool:
        """Whether this seat can be asked at this table what a routine would answer."""
        return True

    def not_now(self, state: S, seat: int, kind: type[Decision[Any]]) -> Reason:
        """Why a question of this kind is not the present one."""
        if state.player != seat:
            return reason(kind.rule, "why-not-asked", player=f"seat:{state.player}")
        return reason(kind.rule, "why-later")

    # What everybody gets

    @classmethod
    def home(cls) -> Path:
        """The game's folder."""
        return Path(str(sys.modules[cls._module()].__file__)).parent

    @classmethod
    def package(cls) -> str:
        """The game's package."""
        return cls._module().rpartition(".")[0]

    @classmethod
    def _module(cls) -> str:
        """Where the game is written, whoever has changed a part of it for a while."""
        return next(kind.__module__ for kind in cls.__mro__ if "id" in kind.__dict__)

    @classmethod
    def decisions(cls) -> list[type[Decision[Any]]]:
        """Every question that the game can ask, by name."""
        return decisions_of(cls.package())

    @classmethod
    def routines(cls) -> dict[str, Routine]:
        """All that may be answered in advance, by name."""
        return routines_of(cls.package())

    def offered(self, state: S, seat: int) -> list[Routine]:
        """What a seat may answer in advance at this table."""
        if state.over:
            return []
        return [one for one in self.routines().values() if self.offers(state, seat, one)]

    def new(
        self,
        players: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        *,
        secret: bytes = b"",
        listen: bool = False,
    ) -> S:
        """A new game, run up to the first question; with `listen` it reports events.

        The same seed deals the same game. With a `secret` (see `engine.chance`) nobody can foresee
        the dice and the cards; the seed does not count then.
        """
        if not self.min_players <= players <= self.max_players:
            raise BadOption(
                f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}."
            )
        if 0 < len(secret) < LEAST_SECRET:
            raise BadOption(f"A secret has at least {LEAST_SECRET} bytes, not {len(secret)}.")
        opt = switches.parse(self.Options, options)
        state = self.set_up(players, opt, secret or scramble(seed))
        if listen:
            state.events = []
        state.advance()
        return state

    def fingerprint(self, opt: Any = None) -> str:
        """The same for the same data, as far as games with these switches read them."""
        chosen = self.Options() if opt is None else opt
        encoded = msgspec.json.encode(self.reads(chosen), order="deterministic")
        return hashlib.sha256(encoded).hexdigest()[:16]

    def redeal(self, state: S, seat: int | None, rng: random.Random | int) -> S:
        """A state as `seat` could believe it: what is hidden shuffled, and a fresh chance."""
        other = state.copy()
        other.rng = fresh(rng)
        other.secret = b""
        self.hide(other, seat)
        return other

    def to_json(self, state: S) -> str:
        """The whole state, mid-decision or not, as text."""
        return save.dump(self, state)

    def from_json(self, data: str | bytes | Mapping[str, Any]) -> S:
        """The state that `to_json` wrote; a damaged or foreign one raises `BadSave`."""
        state: S = save.load(self, data)
        return state

    def choice(self, state: S, option: Option) -> Choice:
        """An option of the present question in words."""
        return self._choice(state, state.decision, option)

    def view(self, state: S, seat: int | None) -> View:
        """All that `seat` (None: a spectator) may see, as plain data."""
        return self.views(state, (seat,))[seat]

    def views(self, state: S, seats: Iterable[int | None]) -> dict[int | None, View]:
        """The views of several seats; what is equal for all of them is made once."""
        decision = None if state.over else state.decision
        phase, scores, winners = self.phase(state), state.scores(), state.winners()
        number, prompt = self.round(state), decision.prompt(state) if decision else None
        views: dict[int | None, View] = {}
        for seat, table in self.tables(state, tuple(seats)).items():
            choices: list[Choice] = []
            if decision and seat == state.player:
                choices = [self._choice(state, decision, option) for option in state.options()]
            interjections: list[Choice] = []
            unasked = None if state.over or seat is None else state.unasked(seat)
            if unasked:
                offered = unasked.options(state)
                interjections = [self._choice(state, unasked, option) for option in offered]
            views[seat] = {
                "game": self.id,
                "seat": seat,
                "players": state.players,
                "player": state.player,
                "round": number,
                "phase": phase,
                "decision": decision.name if decision else "",
                "prompt": prompt,
                "rule": decision.rule if decision else "",
                "choices": choices,
                "interjections": interjections,
                "over": state.over,
                "end_reason": state.end_reason,
                "scores": scores,
                "winners": winners,
                "table": table,
            }
        return views

    def tables(self, state: S, seats: Sequence[int | None]) -> dict[int | None, Any]:
        """What lies there for several seats; what they all see is one and the same object."""
        if self.open_table and seats:
            return dict.fromkeys(seats, self.table(state, seats[0]))
        return {seat: self.table(state, seat) for seat in seats}

    def explain(self, state: S, seat: int, target: str) -> list[Explanation]:
        """What `seat` might want to do with a thing on the table, and which rule forbids it now."""
        groups = [name for name, found in self.things(state, seat).items() if target in found]
        if not groups:
            raise UnknownThing(f"There is no thing '{target}' on the table.")
        if state.over:
            return []
        return list(self._explanations(state, seat, target, groups))

    def _explanations(
        self, state: S, seat: int, target: str, groups: list[str]
    ) -> Iterator[Explanation]:
        said: set[str] = set()
        asked = state.decision if state.player == seat else None
        for decision in filter(None, (asked, state.unasked(seat))):
            for wish in decision.wishes(state):
                choice = self._choice(state, decision, wish)
                if target in choice["targets"]:
                    said.add(choice["verb"])
                    why = decision.why_not(state, wish)
                    yield {"verb": choice["verb"], "text": choice["text"], "reason": why}
        for kind in self.decisions():
            for verb, group in kind.about.items():
                if group in groups and verb.word not in said:
                    said.add(verb.word)
                    why = self.not_now(state, seat, kind)
                    yield {"verb": verb.word, "text": text(f"verb-{verb.word}"), "reason": why}

    def order(self, state: S, wanted: object) -> list[Option]:
        """The options that carry out an order of the asked player, as far as he can look ahead."""
        if self.orders is None:
            raise IllegalMove(f"{self.id} knows no orders.")
        if state.over:
            raise IllegalMove("The game is over: nothing can be ordered any more.")
        try:
            order = msgspec.convert(wanted, self.orders, str_keys=True)  # as JSON has them
        except msgspec.ValidationError as error:
            raise IllegalMove(f"This is no order of {self.id}: {error}.") from None
        answers = Answers(state)
        order.carry_out(answers)
        if not answers.options:
            raise IllegalMove("The order has nothing to do with the present question.")
        return answers.options

    def line(self, event: Event, seat: int | None, opt: Any) -> Line:
        """An event of a game with these switches as `seat` may read it: hidden parts left out."""
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
                args[name] = f"seat:{value}" if type == "seat" else self.term(type, value, opt)
        id = f"log-{kind}-hidden" if hidden else f"log-{kind}"
        return {"kind": kind, "text": text(id, **args), "targets": targets, "facts": facts}

    def hides(self, kind: str) -> bool:
        """Whether an event of this kind tells one seat more than the others."""
        return any(spec.endswith("!") for spec in self.events[kind])

    def doer(self, state: S, event: Event) -> int | None:
        """The seat whose doing an event is; None: it belongs to what was told before it."""
        for spec, value in zip(self.events[str(event[0])], event[1:], strict=True):
            if spec.rstrip("!").endswith(":seat"):
                return int(value)
        return None

    def concerns(self, before: S, event: Event) -> tuple[int, ...]:
        """The seats that want to know of an event; `before`: the state before its move."""
        kind = str(event[0])
        touched = self.touches.get(kind)
        if touched is None:
            return ()
        names = [spec.rstrip("!").partition(":")[0] for spec in self.events[kind]]
        return tuple(
            self.seat_of(before, int(value))
            for name, value in zip(names, event[1:], strict=True)
            if name in touched
        )

    def seat_of(self, state: S, value: int) -> int:
        """Who plays what an event names; a seat, if a game knows nothing else."""
        return value

    def switches(self) -> tuple[switches.Switch, ...]:
        """The rule switches with their defaults and limits."""
        return switches.switches(self.Options)

    def words(self, lang: str) -> Words:
        """All texts of the game in one language, with those of its pack and its data files."""
        return words(self.home(), lang, self.source.pack, self.named(lang))

    def rulebook(self, lang: str, part: str = "") -> str:
        """The rulebook, or a part that stands for itself, as Markdown (see `engine.book`)."""
        path = self.home() / "book" / "-".join(filter(None, (part, f"{lang}.md")))
        texts = self.words(lang)
        if not path.is_file():
            raise UnknownThing(f"The rulebook of {self.id} has no part '{part}' in '{lang}'.")
        facts = dict(self.book_facts(texts))
        facts |= {f"default:{one.name}": str(one.default) for one in self.switches()}
        return book.fill(path.read_text(encoding="utf-8"), facts, texts, str(path))

    def _choice(self, state: S, decision: Decision[Any], option: Option) -> Choice:
        said, targets = decision.words(state, option)
        verb = self._verbs[verb_of(option)]
        return {"option": option, "verb": verb, "targets": targets, "text": said}
