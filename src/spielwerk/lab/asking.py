"""What a game asks: its questions named once for all games, counted game by game."""

from __future__ import annotations

from typing import Any

from spielwerk.engine import Game, Step

Row = tuple[Any, ...]
SEATS = 8  # bits of a key that a seat takes: the answer's verb stands above them


class Answers:
    """How often a seat gave an answer of one verb to a question, and what was open to it then."""

    def __init__(self, seat: int, phase: str, question: str, verb: str) -> None:
        self.seat = seat  # -1: the engine answered, for there was one answer only
        self.phase = phase
        self.question = question
        self.verb = verb
        self.turn = 0  # the game that is counted
        self.times = 0
        self.options = 0


class Question:
    """A question in one phase; other phases in which it is asked come after it."""

    def __init__(self, name: str, phase: str) -> None:
        self.name = name
        self.phase = phase
        self.answers: dict[int, Answers] = {}
        self.other: Question | None = None


class Asking:
    """The questions of a game at one table: most come in every game."""

    def __init__(self, game: Game[Any]) -> None:
        self.words = {int(verb): verb.word for verb in game.verbs}
        self.questions: dict[type[Any], Question] = {}
        self.turn = 0  # the number of the game that is counted
        self.came: list[Answers] = []

    def begin(self) -> None:
        """Another game: nothing was asked yet."""
        self.turn += 1
        self.came = []

    def note(self, step: Step[Any], phase: str, seat: int, verb: int, options: int) -> None:
        """Somebody answered, or the engine did."""
        question = self.questions.get(type(step))
        while question is not None and question.phase != phase:
            question = question.other
        if question is None:
            question = self._question(type(step), phase)
        key = (verb << SEATS) + seat + 1
        found = question.answers.get(key)
        if found is None:
            word = self.words.get(verb, "")
            found = question.answers[key] = Answers(seat, phase, question.name, word)
        if found.turn != self.turn:
            found.turn = self.turn
            found.times = 0
            found.options = 0
            self.came.append(found)
        found.times += 1
        found.options += options

    def _question(self, kind: type[Any], phase: str) -> Question:
        made = Question(str(getattr(kind, "name", kind.__name__)), phase)
        made.other = self.questions.get(kind)
        self.questions[kind] = made
        return made

    def rows(self, players: int, number: int) -> list[Row]:
        """A row for each seat, question and verb, in the order in which they came.

        Nobody looked at the clock: it is not said how long they took.
        """
        rows: list[Row] = []
        for one in self.came:
            seat, phase, question, verb = one.seat, one.phase, one.question, one.verb
            times, options = one.times, one.options
            rows.append((players, number, seat, phase, question, verb, times, options, None))
        return rows
