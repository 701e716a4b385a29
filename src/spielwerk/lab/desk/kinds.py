"""Every question there is: its arguments, how many games it takes, and how it is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from msgspec.structs import replace

from spielwerk.engine.errors import meant
from spielwerk.games import game as find_game
from spielwerk.lab.desk import probing, runs, turning
from spielwerk.lab.desk.people import people
from spielwerk.lab.desk.question import Desk, Field, Question
from spielwerk.lab.plan import Plan, default_bot
from spielwerk.lab.probe import PROBES
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.wrong import wrong

MOST = 100_000  # games, or trials
COMMON = (Field("bots", "text"), Field("seed", "number", "0", 0, 2**31 - 1))
KNOB = Field("knob", "text", needed=True)


@dataclass(frozen=True)
class Kind:
    """A question."""

    command: str  # of `spielwerk lab`, which has the same arguments
    fields: tuple[Field, ...]
    total: Callable[[Question], int]  # games that it takes at most
    before: Callable[[Question, Sayer], str]  # what they can show
    answer: Callable[[Question, Desk], None]
    tables: bool = False  # whether several tables can be asked about at once
    changes: bool = False  # whether it needs a pack that changes something


def _games(count: int) -> Field:
    return Field("games", "number", str(count), 1, MOST)


KINDS: dict[str, Kind] = {
    "compare": Kind(
        "compare",
        (_games(1000),),
        runs.twice,
        runs.before_comparing,
        runs.compare,
        tables=True,
        changes=True,
    ),
    "report": Kind(
        "run", (_games(1000),), runs.with_own, runs.before_report, runs.report, tables=True
    ),
    "worth": Kind("run", (_games(1000),), runs.once, runs.before_run, runs.worth, tables=True),
    "people": Kind("people", (_games(200),), runs.once, runs.before_run, people, tables=True),
    "probe": Kind(
        "probe",
        (
            Field("what", "several", ",".join(PROBES), choices=tuple(PROBES)),
            Field("only", "text", "*"),
            _games(200),
        ),
        probing.total,
        probing.before,
        probing.probe,
    ),
    "dose": Kind(
        "dose",
        (KNOB, Field("figure", "text", needed=True), _games(200)),
        turning.dose_total,
        turning.dose_before,
        turning.dose,
    ),
    "tune": Kind(
        "tune",
        (
            Field("target", "lines", needed=True),
            replace(KNOB, kind="lines"),
            _games(200),
            Field("trials", "number", "40", 1, 1000),
        ),
        turning.tune_total,
        turning.tune_before,
        turning.tune,
        tables=True,
    ),
}


@lru_cache(64)
def fields_of(kind: str, game: str) -> tuple[Field, ...]:
    """The arguments of a question about a game, with what can be chosen."""
    if kind not in KINDS:
        raise wrong("question", kind=kind, known=KINDS, near=meant(kind, KINDS))
    known = find_game(game)
    counts = range(known.min_players, known.max_players + 1)
    usual = min(3, known.max_players)
    players = Field(
        "players",
        "several" if KINDS[kind].tables else "choice",
        str(usual),
        choices=tuple(map(str, counts)),
    )
    *own, games = (_filled(field, game, usual) for field in _ordered(KINDS[kind].fields))
    return (*own, players, games, *COMMON)


def _ordered(fields: tuple[Field, ...]) -> list[Field]:
    """How many games comes last."""
    return sorted(fields, key=lambda field: field.name == "games")


def _filled(field: Field, game: str, players: int) -> Field:
    if field.name == "knob":
        return replace(field, choices=turning.knobs(game))
    if field.name not in ("figure", "target"):
        return field
    plan = Plan(game=game, players=(players,), bots=(default_bot(game),), games=1)
    made = turning.figures(plan) if field.name == "figure" else turning.targets(plan)
    return replace(field, choices=made)
