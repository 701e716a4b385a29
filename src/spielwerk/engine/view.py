"""What one seat sees, as plain data: the same shape for every game but for its `table`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from spielwerk.engine.option import Option

Mark = Literal["round", "turn"]  # a part of the log begins


class Text(TypedDict):
    """A message of `words/*.ftl` and what goes into it.

    A number is a number; the string `seat:2` is the name of the player there; what follows a `=` is
    taken as it is; every other string is itself the id of a message; a part of a sentence that
    needs words of its own is a text again.
    """

    id: str
    args: dict[str, int | str | Text]


class Choice(TypedDict):
    """One option of the asked player."""

    option: Option
    verb: str  # the kind of choice, the same for alike ones: "attack", "build", "done"
    targets: list[str]  # what on the table it is about: "land:4", "card:17"
    text: Text


class Line(TypedDict):
    """One line of the log."""

    kind: str
    text: Text
    targets: list[str]
    facts: NotRequired[list[int]]  # the event's numbers, hidden ones as -1, for animations


class Reason(TypedDict):
    """Why a wish can't be had now."""

    rule: str
    text: Text


class Explanation(TypedDict):
    """Something one might want to do with a thing on the table."""

    verb: str
    text: Text
    reason: Reason | None  # None: it can be done now


class View(TypedDict):
    """Everything a seat (None: a spectator) may know at this moment."""

    game: str
    seat: int | None
    players: int
    player: int  # who is asked
    round: int
    phase: Text
    decision: str  # the name of the present question, empty when the game is over
    prompt: Text | None
    rule: str  # the section of the rulebook that the present decision stands in
    choices: list[Choice]
    interjections: list[Choice]
    over: bool
    end_reason: str
    scores: list[int]
    winners: list[int]
    table: Any


def reason(rule: str, id: str, /, **args: int | str | Text) -> Reason:
    """Why not: the rule that forbids it, and a message."""
    return {"rule": rule, "text": {"id": id, "args": args}}


def text(id: str, /, **args: int | str | Text) -> Text:
    """A message with its arguments."""
    return {"id": id, "args": args}
