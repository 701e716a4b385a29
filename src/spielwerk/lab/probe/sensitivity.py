"""Sensitivity: every number of the data files one step up and down; which outcome moves?"""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fnmatch import fnmatch
from functools import partial
from typing import Any

from spielwerk.engine import SpielwerkError
from spielwerk.games import game as find_game
from spielwerk.games import kind
from spielwerk.lab.compare import figure_name
from spielwerk.lab.metrics import is_share, short
from spielwerk.lab.probe import rounds
from spielwerk.lab.probe.answer import SHARE, Answer, AnswerRow, Asked, Progress
from spielwerk.lab.probe.kept import Figures
from spielwerk.lab.probe.outcomes import Outcome, collect, outcomes, party_names, play_some
from spielwerk.lab.probe.rounds import Found, ask_all
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import paired

Variant = tuple[str, int, int]  # a number of the files, its value and another
NAMED = 20  # names in a sentence
LOOK = 10  # games after which a change that changes nothing is left alone


def numbers(game_id: str) -> Iterator[tuple[str, int]]:
    """Every whole number of a game's own data files, as `--set` names it."""
    for path in sorted((kind(game_id).home() / "data").iterdir()):
        if path.suffix == ".toml":
            yield from _walk(path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
        elif path.suffix == ".csv":
            with path.open(encoding="utf-8", newline="") as lines:
                for row in csv.DictReader(lines):
                    key, *rest = row.items()
                    for column, cell in rest:
                        if cell.lstrip("-").isdigit():
                            yield f"{path.stem}.{key[1]}.{column}", int(cell)


def _walk(place: str, data: Any) -> Iterator[tuple[str, int]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _walk(f"{place}.{key}", value)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            name = value.get("id", number) if isinstance(value, dict) else number
            yield from _walk(f"{place}.{name}", value)
    elif isinstance(data, int) and not isinstance(data, bool):
        yield place, data


def steps(value: int) -> tuple[int, int]:
    """One step down and up: 1, or a tenth of bigger numbers."""
    step = max(1, round(abs(value) / 10))
    return value - step, value + step


def variants(asked: Asked) -> list[Variant]:
    """The changes that the data files' own checks allow: key, old and new value."""
    found = []
    for key, value in numbers(asked.plan.game):
        if not fnmatch(key, asked.only) or key in asked.plan.changes:
            continue
        for new in steps(value):
            try:
                _with(asked, key, new)
            except SpielwerkError:
                continue
            found.append((key, value, new))
    return found


def _with(asked: Asked, key: str, value: int) -> None:
    job = asked.job
    find_game(job.game, job.pack, {**job.changes, key: str(value)})


def size(asked: Asked) -> int:
    """How many games it takes."""
    return rounds.size(asked, len(variants(asked)))


def ask(asked: Asked, step: Progress) -> Answer:
    """Every change against the game as it is, on the same seeds."""
    known = variants(asked)
    found = ask_all(
        asked,
        "sensitivity",
        known,
        partial(_judge, asked, step),
        step,
        lambda so_far: asked.tell(Answer("sensitivity", _rows(so_far))),
    )
    moved = {answer.question for answer in found}
    untouched = [f"{key} → {new}" for key, old, new in known if (key, old, new) not in moved]
    return Answer("sensitivity", _rows(found), told=partial(_told, untouched))


def _rows(found: Sequence[Found[Variant]]) -> list[AnswerRow]:
    """What moves most first."""
    return [
        AnswerRow(
            partial(_label, *answer.question, answer.figure),
            answer.estimate,
            unit=SHARE if is_share(answer.figure) else answer.figure,
            p=answer.p,
            note=answer.note,
        )
        for answer in sorted(
            found, key=lambda answer: (answer.p, not answer.again, answer.estimate.p)
        )
    ]


def _judge(
    asked: Asked, step: Progress, job: Job, changes: Sequence[Variant], games: int
) -> Iterator[tuple[Variant, Figures]]:
    """What each change does to each figure."""
    parties = party_names(job)
    plain = outcomes(job, games, asked.workers, step)
    base = columns_of(plain, parties)
    for key, old, new in changes:
        changed = replace(job, changes={**job.changes, key: str(new)})
        some = outcomes(changed, min(LOOK, games), 1, step)
        if some == plain[: len(some)]:  # a number of another board, of another number of players …
            step(games - len(some))
            yield (key, old, new), []
            continue
        rest = range(len(some), games)
        some += collect(partial(play_some, changed), rest, asked.workers, step)
        found = columns_of(some, parties)
        figures = []
        for figure in sorted({*base, *found}):
            before, after = (columns.get(figure, [0.0] * games) for columns in (base, found))
            figures.append((figure, paired(before, after)))
        yield (key, old, new), figures


def _told(untouched: list[str], say: Sayer) -> list[str]:
    if not untouched:
        return []
    names = ", ".join(untouched[:NAMED]) + (" …" if len(untouched) > NAMED else "")
    return [say("probe-untouched", count=len(untouched), names=names)]


def _label(key: str, old: int, new: int, figure: str, say: Sayer) -> str:
    return say("turned", key=key, old=old, new=new, figure=figure_name(figure, say))


def columns_of(found: list[Outcome], parties: list[str]) -> dict[str, list[float]]:
    """The outcomes by figure."""
    names = {name for _, figures in found for name in figures}
    columns = {name: [figures.get(name, 0.0) for _, figures in found] for name in names}
    for place, party in enumerate(parties):
        columns[f"share({short(party)})"] = [shares[place] for shares, _ in found]
    return columns
