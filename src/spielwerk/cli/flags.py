"""Options that several commands share, and how they are read."""

from __future__ import annotations

import inspect
import os
import shlex
import sys
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from spielwerk.engine import SpielwerkError
from spielwerk.engine.words import LANGUAGES
from spielwerk.registry import GAMES

Name = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(GAMES)}.")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many sit at the table.")]
SPOKEN: ContextVar[str] = ContextVar("spoken", default="")  # what --lang said, for faults


def _heard(lang: str) -> str:
    SPOKEN.set(lang if lang in LANGUAGES else "")
    return lang


Lang = Annotated[str, typer.Option("--lang", help="de or en.", callback=_heard)]
Switches = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A rule switch: name=value. See `spielwerk games NAME`."),
]
Sets = Annotated[
    list[str] | None, typer.Option("--set", help="A changed entry of a data file: file.key=value.")
]
Pack = Annotated[
    Path | None,
    typer.Option("--pack", help="A folder or zip with cards, boards or numbers of your own."),
]
Seed = Annotated[int, typer.Option(help="Of the first game; each next one is 1 more.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes; 0: one a core.")]


Games = Annotated[int, typer.Option("--games", "-g", help="How many, at each table.")]
Bots = Annotated[
    str,
    typer.Option(
        help="Bots by commas sit at one table and change seats; with + they play apart, each its "
        "part of the games. Default: level2, for run and compare also one that plays unlike it."
    ),
]
Out = Annotated[Path | None, typer.Option("--out", help="The folder for what is made.")]


@dataclass
class OneTable:
    """What all commands take that ask something of one table."""

    players: Players = 0
    games: Games = 200
    bots: Bots = ""
    seed: Seed = 0
    jobs: Jobs = 0
    option: Switches = None
    changes: Sets = None
    pack: Pack = None
    lang: Lang = ""
    out: Out = None


def spread(command: Callable[..., None]) -> Callable[..., None]:
    """A command whose last parameter is a group of options, which are written but once."""
    hints = get_type_hints(command, include_extras=True)
    *own, last = inspect.signature(command).parameters.values()
    group: Any = hints[last.name]
    inside = get_type_hints(group, include_extras=True)
    named = {one.name: one.default for one in fields(group)}

    @wraps(command)
    def call(**given: Any) -> None:
        grouped = group(**{name: given.pop(name) for name in named})
        command(**given, **{last.name: grouped})

    shown = {one.name: hints[one.name] for one in own} | {name: inside[name] for name in named}
    defaults = {one.name: one.default for one in own} | named
    call.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(
                name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=shown[name]
            )
            for name, default in defaults.items()
        ]
    )
    call.__annotations__ = shown
    return call


def spoken(lang: str) -> str:
    """The language that is asked for; else German where the machine speaks it, or English."""
    if not lang:
        return "de" if os.environ.get("LANG", "").lower().startswith("de") else "en"
    if lang not in LANGUAGES:
        raise SpielwerkError(f"--lang can be {' or '.join(LANGUAGES)}, not {lang!r}.")
    return lang


def numbers(text: str) -> tuple[int, ...]:
    """Several numbers of players."""
    try:
        return tuple(int(one) for one in text.split(",") if one.strip())
    except ValueError:
        raise SpielwerkError(f"--players {text}: numbers by commas, as 2,3,4.") from None


def pairs(given: list[str] | None, what: str) -> dict[str, str]:
    """`name=value` arguments as a dictionary."""
    found = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise SpielwerkError(f"{what} {pair!r} should read name=value.")
        found[name.strip()] = value.strip()
    return found


def command_line() -> str:
    """The command as it was typed, without where it lies on this machine."""
    return shlex.join(["spielwerk", *sys.argv[1:]])


def workers(jobs: int) -> int:
    """How many processes."""
    return jobs or os.cpu_count() or 1
