"""Options that several commands share, and how they are read."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from spielwerk.engine import SpielwerkError
from spielwerk.engine.words import LANGUAGES
from spielwerk.registry import GAMES

Name = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(GAMES)}.")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many sit at the table.")]
Lang = Annotated[str, typer.Option("--lang", help="de or en.")]
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


def spoken(lang: str) -> str:
    """The language that is asked for; else German where the machine speaks it, or English."""
    if not lang:
        return "de" if os.environ.get("LANG", "").lower().startswith("de") else "en"
    if lang not in LANGUAGES:
        raise SpielwerkError(f"--lang can be {' or '.join(LANGUAGES)}, not {lang!r}.")
    return lang


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
