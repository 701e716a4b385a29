"""One table for both views of what can be done: codes with a mask, and features of each option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from spielwerk.engine import SpielwerkError
from spielwerk.engine.option import Option, Verb
from spielwerk.study.kinds import Kind

Features: TypeAlias = NDArray[np.float32]


class UnknownAction(SpielwerkError):
    """A code that stands for nothing, or for nothing that is open now."""


class ActionTable:
    """Every option of a game has one code, the same in every game with these switches.

    The codes go verb by verb, and inside a verb thing by thing; seats are counted from the one that
    chooses. `features` has a row for each code.
    """

    def __init__(
        self, verbs: type[Verb], about: Mapping[Verb, str], kinds: Mapping[str, Kind], players: int
    ) -> None:
        self.names: list[str] = []
        self.verbs: list[Verb] = []
        self.things: list[str] = []  # the kind of each code
        self.options: list[list[Option]] = [[] for _ in range(players)]  # by seat and code
        columns: dict[str, list[float]] = {f"verb.{verb.word}": [] for verb in about}
        for kind, found in kinds.items():
            columns.update({f"{kind}.{name}": [] for name in found.features})
        for verb in verbs:
            if verb not in about:
                continue
            kind = about[verb]
            labels = kinds[kind].labels
            self.names += [f"{verb.word} {label}".strip() for label in labels]
            self.verbs += [verb] * len(labels)
            self.things += [kind] * len(labels)
            for seat in range(players):
                self.options[seat] += [verb.of(thing) for thing in kinds[kind].of(seat)]
            given = {f"{kind}.{name}": row for name, row in kinds[kind].features.items()}
            given[f"verb.{verb.word}"] = [1.0] * len(labels)
            for name, column in columns.items():
                column += given.get(name, [0.0] * len(labels))
        self.size = len(self.names)
        self.codes: list[dict[Option, int]] = [
            {option: code for code, option in enumerate(known)} for known in self.options
        ]
        self.columns = list(columns)
        self.features: Features = np.array(list(columns.values()), np.float32).T.copy()

    def code(self, seat: int, option: Option) -> int:
        """The code of an option; -1 if it is none of this table's (a number beyond all reason)."""
        return self.codes[seat].get(option, -1)

    def option(self, seat: int, code: int) -> Option:
        """The option that a code stands for when this seat chooses."""
        if not 0 <= code < self.size:
            raise UnknownAction(f"There is no action {code}: codes go from 0 to {self.size - 1}.")
        return self.options[seat][code]

    def open(self, seat: int, options: Sequence[Option]) -> list[int]:
        """The codes of these options, in their order."""
        known = self.codes[seat]
        try:
            return [known[option] for option in options]
        except KeyError:
            found = [known[option] for option in options if option in known]
            if not found:
                raise UnknownAction(
                    f"None of the options {list(options[:10])} has a code: "
                    "this description is of other cards or numbers."
                ) from None
            return found
