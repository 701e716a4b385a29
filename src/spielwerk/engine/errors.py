"""What can go wrong, said so that the reader knows what to do."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from spielwerk.engine.view import Reason, Text, text


class SpielwerkError(Exception):
    """Everything this package raises on bad input."""

    def said(self, lang: str) -> str:
        """What is wrong, in a language; in English, if that is all there is."""
        return str(self)


class Complaint(SpielwerkError):
    """Something that designers get to read, and so a message in both languages.

    It stands in `words/faults` of all games or of its `home`; `because` has more to say.
    """

    def __init__(
        self, message: Text, home: Path | None = None, because: SpielwerkError | None = None
    ) -> None:
        super().__init__(message, home, because)
        self.message = message
        self.home = home
        self.because = because

    def why(self, lang: str) -> str:
        """The message in a language."""
        from spielwerk.engine.words import fault_words

        return fault_words(self.home, lang).say(self.message)

    def said(self, lang: str) -> str:
        """The message, and what it comes from."""
        more = f" {self.because.said(lang)}" if self.because else ""
        return self.why(lang) + more

    def __str__(self) -> str:
        return self.said("en")


class Unreadable(ValueError):
    """A cell that no notation knows; whoever knows the row says where it stands."""

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self.message = message


class IllegalMove(SpielwerkError):
    """A choice that is not among the options; `reason` is the rule that forbids it, if known."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class BadOption(SpielwerkError):
    """A rule switch that does not exist, or a value it can't have."""


class BadSave(SpielwerkError):
    """A saved game or record that is damaged or belongs to other rules."""


class UnknownThing(SpielwerkError):
    """No such thing on the table."""


class UnknownGame(SpielwerkError):
    """No game of that name."""


class RulesError(RuntimeError):
    """A fault in a game's rules, never in its input."""


class DataError(Complaint):
    """A board, card or number file that does not fit, with line and reason."""

    def __init__(
        self, path: object, line: int, message: Text, home: Path | None = None, place: str = ""
    ) -> None:
        super().__init__(message, home)
        self.args = (path, line, message, home, place)  # so it comes whole out of other processes
        self.path = str(path)
        self.line = line
        self.place = place  # in the file, if it has tables: `planets[2].lands`

    def said(self, lang: str) -> str:
        """File, line, place and reason."""
        where = f"{self.path}:{self.line}: " if self.line else f"{self.path}: "
        return where + (f"{self.place}: " if self.place else "") + self.why(lang)


def fault(id: str, **args: int | str | Text | Iterable[str]) -> Text:
    """A message about something wrong; strings go into it as they are, lists by commas."""
    made: dict[str, int | str | Text] = {}
    for name, value in args.items():
        if isinstance(value, int):
            made[name] = value
        elif isinstance(value, str):
            made[name] = f"={value}"
        elif isinstance(value, dict) and "args" in value:
            made[name] = value  # type: ignore[assignment]
        else:
            made[name] = f"={', '.join(value)}"
    return text(id, **made)


def meant(word: str, known: Iterable[str]) -> Text | str:
    """What somebody who typed `word` may have meant, to go behind a complaint; or nothing."""
    near = get_close_matches(word, list(known), 1, 0.7)
    return fault("fault-meant", word=near[0]) if near else ""
