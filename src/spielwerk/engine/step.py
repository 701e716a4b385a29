"""What is still to be done, and what is asked: plain data, fields declared once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from spielwerk.engine.option import Verb
from spielwerk.engine.standing import Routine
from spielwerk.engine.view import Reason, Text, text

if TYPE_CHECKING:
    from spielwerk.engine.state import State

S = TypeVar("S", bound="State")


class Step(msgspec.Struct, Generic[S], gc=False):
    """One thing still to be done, never changed after it was made, so that copies share it.

    `run` does it and returns None. What asks somebody is a `Decision`.
    """

    def run(self, state: S) -> Sequence[int] | None:
        """Do it; a decision returns its options instead."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    # What only decisions do

    def asks(self, state: S) -> int:
        """The seat that decides."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def options(self, state: S) -> Sequence[int]:
        """What can be chosen, in a stable order."""
        raise AssertionError(f"{type(self).__name__} offers nothing")

    def choose(self, state: S, option: int) -> None:
        """Carry out one of the options."""
        raise AssertionError(f"{type(self).__name__} has nothing to choose")

    def pauses(self, state: S) -> bool:
        """Whether even a lone option is asked for: somebody may yet do what opens more of them."""
        return False


class Decision(Step[S]):
    """A question, all of it: whom it asks, what is open, why the rest is not, in which words.

    Asking changes nothing (a question may be asked again); the work is done in `choose`. The loop
    takes a lone option by itself, unless the question `pauses`, and skips one without any.
    """

    name: ClassVar[str]  # the literal that stands for this question on the wire
    rule: ClassVar[str]  # its section in the rulebook
    about: ClassVar[Mapping[Verb, str]] = {}
    """What can be wished here of the things on the table: a verb -> a group of `Game.things`."""
    routines: ClassVar[tuple[Routine, ...]] = ()
    """How it may be answered before it is asked (see `engine.standing`)."""

    def __init_subclass__(cls) -> None:
        """To run a decision is to ask for its options: one name for both saves a call."""
        super().__init_subclass__()
        if "options" in vars(cls):
            setattr(cls, "run", vars(cls)["options"])  # noqa: B010

    def run(self, state: S) -> Sequence[int] | None:
        """Ask for the options."""
        return self.options(state)

    def wishes(self, state: S) -> Sequence[int]:
        """What could be wished of all that lies on the table, open or not; at least the options."""
        return self.options(state)

    def why_not(self, state: S, option: int) -> Reason | None:
        """The rule that forbids one of the `wishes`; None for what is open, and only for that."""
        return None

    def prompt(self, state: S) -> Text:
        """The question in words."""
        return text(f"prompt-{self.name}")

    def words(self, state: S, option: int) -> tuple[Text, list[str]]:
        """An option in words, and the things on the table that it is about."""
        raise AssertionError(f"{type(self).__name__} has no words")

    def in_advance(self, state: S, routine: str, answer: str) -> int | None:
        """The option that an answer of one of its `routines` means; None: it must be asked."""
        raise AssertionError(f"{type(self).__name__} is not answered in advance")

    def excepted(self, state: S, unless: str, n: int) -> bool:
        """Whether what the player excepted is so now: he wants to be asked."""
        raise AssertionError(f"{type(self).__name__} knows no exceptions")


def below(kind: Any) -> Iterator[Any]:
    """A class and all that are derived from it, at whatever distance."""
    yield kind
    for one in kind.__subclasses__():
        yield from below(one)


@cache
def steps_of(package: str) -> dict[str, type[Step[Any]]]:
    """The steps of the game that lives in a package, by name."""
    inside = package + "."
    return {kind.__name__: kind for kind in below(Step) if kind.__module__.startswith(inside)}


@cache
def routines_of(package: str) -> dict[str, Routine]:
    """All that may be answered in advance in a game, by name."""
    found = {one.name: one for kind in decisions_of(package) for one in kind.routines}
    return dict(sorted(found.items()))


def decisions_of(package: str) -> list[type[Decision[Any]]]:
    """Every question that a game can ask, by name."""
    found = [
        kind
        for kind in steps_of(package).values()
        if issubclass(kind, Decision) and "name" in vars(kind)
    ]
    return sorted(found, key=lambda kind: kind.name)
