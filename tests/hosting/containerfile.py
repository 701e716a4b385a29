"""A container file as data: its stages, and each instruction with what it says."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = ROOT / "hosting"


@dataclass(frozen=True)
class Step:
    """One instruction."""

    kind: str  # RUN, COPY, …
    said: str

    @property
    def words(self) -> list[str]:
        """What it says, word by word; the exec form is JSON."""
        return json.loads(self.said) if self.said.startswith("[") else shlex.split(self.said)


@dataclass
class Stage:
    """All steps between one FROM and the next."""

    base: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def all(self, kind: str) -> list[Step]:
        """The steps of one kind."""
        return [step for step in self.steps if step.kind == kind]

    def one(self, kind: str) -> Step:
        """The only step of a kind."""
        (step,) = self.all(kind)
        return step


def stages(text: str) -> list[Stage]:
    """What a container file says; build arguments before the first stage have their defaults."""
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.M).replace("\\\n", " ")
    found: list[Stage] = []
    defaults: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        kind, _, said = line.partition(" ")
        if kind == "FROM":
            base, _, name = said.partition(" AS ")
            base = re.sub(r"\$\{(\w+)\}", lambda name: defaults[name[1]], base)
            found.append(Stage(base, name))
        elif not found:
            name, _, value = said.partition("=")
            defaults[name] = value
        else:
            found[-1].steps.append(Step(kind, said.strip()))
    return found


def health_command(stage: Stage) -> list[str]:
    """The command of a health check, without its options."""
    return Step("CMD", stage.one("HEALTHCHECK").said.partition("CMD ")[2]).words
