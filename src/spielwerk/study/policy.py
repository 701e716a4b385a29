"""Outside policies: a Python function, a class, or a bot behind an address; all answer a code."""

from __future__ import annotations

import inspect
import json
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielwerk.engine import SpielwerkError
from spielwerk.study.description import Description

WAIT = 60.0  # seconds for an answer over HTTP
FALLIBLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


class BadPolicy(SpielwerkError):
    """A policy that can't be found, or that answers nonsense."""


class Moment:
    """A question as a policy sees it; everything is made when it is looked at.

    `state` has been dealt again for the seat: it holds nothing that the seat can't know, so
    a policy may copy it and search.
    """

    def __init__(
        self,
        description: Description,
        state: Any,
        chance: random.Random,
        tried: dict[bytes, set[int]] | None = None,
    ) -> None:
        self.description = description
        self._tried = tried  # what was chosen at the same observation before, in this game
        self.seat: int = state.player
        self.state: Any = description.believed(state, self.seat, chance)
        self.chance = chance  # a policy's own luck: the same in every run with the same seed

    @cached_property
    def observation(self) -> NDArray[np.int8]:
        """The cells."""
        return self.description.observe(self.state, self.seat)

    @cached_property
    def mask(self) -> NDArray[np.int8]:
        """1 for every one of `codes`."""
        mask = np.zeros(self.description.action_count, np.int8)
        mask[self.codes] = 1
        return mask

    @cached_property
    def codes(self) -> list[int]:
        """The open codes.

        Some questions can be taken back (to develop, but over nothing). When one comes back
        unchanged, what was chosen there before is no longer offered: nobody goes round in circles.
        """
        codes = self.description.codes(self.state)
        if self._tried is None:
            return codes
        before = self._tried.get(self.observation.tobytes(), ())
        return [code for code in codes if code not in before] or codes

    @cached_property
    def features(self) -> NDArray[np.float32]:
        """A row for each of `codes`."""
        rows = self.description.features(self.state)
        every = self.description.codes(self.state)
        return rows[[every.index(code) for code in self.codes]]

    def note(self, code: int) -> None:
        """Remember what was chosen here."""
        if self._tried is not None:
            self._tried.setdefault(self.observation.tobytes(), set()).add(code)

    def text(self, lang: str = "en") -> str:
        """The same for readers."""
        return self.description.text(self.state, self.seat, lang)


Policy = Callable[[Moment], int]


def is_outside(name: str) -> bool:
    """Whether a name means a policy from outside, not one of our bots."""
    return ":" in name


def load_policy(name: str, description: Description) -> Policy:
    """`package.module:name`, `path/to/file.py:name` or `http://…`.

    What it names is called with a `Moment` and answers a code; a class is made first, with the
    description.
    """
    if name.startswith(("http://", "https://")):
        return HttpPolicy(name)
    place, _, attribute = name.rpartition(":")
    found: Any = getattr(_module(place), attribute, None)
    if not callable(found):
        raise BadPolicy(f"'{name}': {place} has nothing to call by the name '{attribute}'.")
    policy: Policy = _make(found, description) if inspect.isclass(found) else found
    return policy


def _make(kind: Any, description: Description) -> Any:
    return kind(description)


def _module(place: str) -> Any:
    path = Path(place)
    if path.suffix != ".py":
        try:
            return import_module(place)
        except ModuleNotFoundError as error:
            raise BadPolicy(f"There is no module '{place}': {error}.") from None
    if not path.is_file():
        raise BadPolicy(f"There is no file '{place}'.")
    name = f"spielwerk_policy_{path.stem}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = module = module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[name]


class HttpPolicy:
    """Asks an address: it is sent a question as JSON and answers `{"action": code}`."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __call__(self, moment: Moment) -> int:
        """What the bot there answers."""
        description = moment.description
        question = {
            "game": description.game.id,
            "version": description.version,
            "players": description.players,
            "options": description.options,
            "seat": moment.seat,
            "decision": moment.state.decision.name,
            "observation": moment.observation.tolist(),
            "codes": moment.codes,
            "names": [description.actions.names[code] for code in moment.codes],
        }
        request = urllib.request.Request(
            self.address, json.dumps(question).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=WAIT) as answer:
                said = json.load(answer)
            return int(said["action"])
        except (OSError, *FALLIBLE) as error:
            raise BadPolicy(
                f'{self.address} gave no answer like {{"action": 17}}: {error!r}.'
            ) from None


def answer(policy: Policy, moment: Moment) -> int:
    """What a policy answers, if it is open."""
    code = policy(moment)
    try:
        found = int(code)
    except (TypeError, ValueError):
        raise BadPolicy(f"A policy answers a code, a whole number, not {code!r}.") from None
    if found not in moment.codes:
        name = getattr(policy, "__name__", type(policy).__name__)
        raise BadPolicy(f"{name} chose {found}, but open are {moment.codes[:20]}.")
    return found
