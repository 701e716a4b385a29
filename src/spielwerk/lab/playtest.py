"""The games' own playtests as small Markdown reports with a few plots, from fixed seeds.

`python -m spielwerk.lab.playtest docs/playtest` makes them anew; the same seeds give the same text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import msgspec
import polars as pl
import typer

from spielwerk.lab import proofs
from spielwerk.lab.cards import cards
from spielwerk.lab.drawing import Plot
from spielwerk.lab.findings import WINNERS, findings
from spielwerk.lab.lens import lens_of
from spielwerk.lab.page import figures
from spielwerk.lab.plan import Plan, Provenance, seated, two_bots
from spielwerk.lab.reading import Reading
from spielwerk.lab.report import about
from spielwerk.lab.run import carry_out
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.sections import all_sections
from spielwerk.lab.sections.things import said
from spielwerk.lab.store import RunFolder
from spielwerk.registry import GAMES

SEED = 20_000
MARKS = {"warn": "▲", "note": "●", "good": "✓"}
LANGUAGES = ("en", "de")
STRONG = "level3@20"  # a short search, the same on every machine
BESIDES = {"strong": (STRONG,), "mixed": ("level1", "level2", STRONG)}


def playtest(game: str, games: int, folder: Path, workers: int = 1, few: int = 0) -> None:
    """Play a game's tables and write its reports; a few games besides with other bots."""
    bots, apart = seated(two_bots(game))
    plan = Plan(
        game=game,
        players=lens_of(game).tables,
        bots=bots,
        apart=apart,
        games=games,
        seed=SEED,
    )
    with TemporaryDirectory() as scratch:
        reading = _played(plan, Path(scratch) / "own", workers)
        proofs.prove(reading.store, proofs.flagged(reading), workers)
        switched = None
        switch = reading.lens.switched
        if switch:
            turned = msgspec.structs.replace(plan, options=dict([switch]))
            switched = _played(turned, Path(scratch) / "switched", workers)
        besides = {
            name: _played(
                msgspec.structs.replace(plan, bots=bots, apart=False, games=few),
                Path(scratch) / name,
                workers,
            )
            for name, bots in BESIDES.items()
            if few
        }
        for lang in LANGUAGES:
            say = Sayer(game, lang)
            pictures = dict(_pictures(reading, say))
            for name, (picture, _) in pictures.items():
                (folder / name).write_text(picture.alone() + "\n", encoding="utf-8")
            lines = [*_lines(reading, say), *_switched(switched, say)]
            for name, other in besides.items():
                lines += _beside(name, other, say)
            text = "\n".join([*lines, *_plots(pictures)])
            (folder / f"{game}.{lang}.md").write_text(text + "\n", encoding="utf-8")


def _played(plan: Plan, folder: Path, workers: int) -> Reading:
    """The figures of a plan."""
    store = RunFolder.begin(folder, Provenance.of(plan))
    carry_out(store, workers=workers)
    return Reading(store)


def _pictures(reading: Reading, say: Sayer) -> Iterator[tuple[str, tuple[Plot, str]]]:
    """The chosen plots by file name, with their captions."""
    for part in all_sections(reading, say):
        wanted = reading.lens.shown.get(part.id, 0)
        for number, found in enumerate(figures(part.blocks)[:wanted], 1):
            name = f"{reading.plan.game}-{part.id}-{number}.{say.lang}.svg"
            yield name, (found.picture, found.caption)


def _plots(pictures: Mapping[str, tuple[Plot, str]]) -> Iterator[str]:
    for name, (_, caption) in pictures.items():
        yield f"\n![{caption}]({name})\n\n*{caption}*"


def _switched(reading: Reading | None, say: Sayer) -> Iterator[str]:
    """Who wins with a rule switch turned."""
    if reading is None:
        return
    assert reading.lens.switched
    name, value = reading.lens.switched
    switch, position = say.name(f"switch-{name}"), say.name(f"switch-{name}-{value}")
    yield f"\n## {say('playtest-switched', switch=switch, position=position)}\n"
    yield f"{say('playtest-switched-note', option=f'--option {name}={value}')}\n"
    for finding in findings(reading, say, WINNERS):
        yield f"- {MARKS[finding.level]} {finding.said}"
    yield ""
    yield from _table(
        [say("column-table"), say("column-who"), say("column-share")], _shares(reading, say)
    )


def _beside(name: str, reading: Reading, say: Sayer) -> Iterator[str]:
    """Who wins, and how long it takes, where others play."""
    yield f"\n## {say(f'playtest-{name}')}\n"
    yield f"{about(reading, say)}\n"
    rows = _shares(reading, say)
    if not reading.lens.shared_win and len(set(reading.plan.bots)) > 1:
        rows += [
            [say("table", players=players), bot, say.interval(figure)]
            for players in reading.tables
            for bot, figure, _ in reading.win_shares("bot", players)
        ]
    yield from _table([say("column-table"), say("column-who"), say("column-share")], rows)
    yield ""
    head = [say(f"column-{id}") for id in ("table", "rounds", "decisions", "minutes")]
    yield from _table(head, _lengths(reading, say))


def _lines(reading: Reading, say: Sayer) -> Iterator[str]:
    yield f"# {say('report-title', game=say.name('game-title'))}"
    yield f"\n{about(reading, say)} {say('playtest-note')}\n"
    yield f"## {say('part-summary')}\n"
    for finding in findings(reading, say):
        yield f"- {MARKS[finding.level]} {finding.said}"
    yield f"\n## {say('part-winners')}\n"
    yield from _table(
        [say("column-table"), say("column-who"), say("column-share")], _shares(reading, say)
    )
    yield f"\n## {say('part-ends')}\n"
    rows = [
        [say("table", players=players), say.name(f"short-end-{end}"), say.interval(figure)]
        for players in reading.tables
        for end, figure in reading.ends(players)
    ]
    yield from _table([say("column-table"), say("column-end"), say("column-share")], rows)
    yield f"\n## {say('part-length')}\n"
    head = [say(f"column-{id}") for id in ("table", "rounds", "decisions", "minutes")]
    yield from _table(head, _lengths(reading, say))
    yield f"\n{say('median-note')}\n"
    found = cards(reading)
    if found:
        yield f"## {say('part-cards')}\n"
        yield f"{say('card-note')}\n"
        told = [card for card in found if card.draw or card.tie]
        rows = [
            [
                say.name(card.thing),
                say.share(card.alive.value),
                said(card.draw, card.p, say),
                said(card.tie, card.tie_p, say),
            ]
            for card in [*told[:8], *told[-8:]]
        ]
        head = [say(f"column-{id}") for id in ("card", "played", "draw", "tie")]
        yield from _table(head, rows)


def _shares(reading: Reading, say: Sayer) -> list[list[str]]:
    rows = []
    for players in reading.tables:
        table = say("table", players=players)
        if reading.lens.shared_win:
            found = [(name, figure) for name, figure in reading.sides(players)]
        else:
            by = [
                *(
                    (f"seat:{name}", figure)
                    for name, figure, _ in reading.win_shares("seat", players)
                ),
                *((name, figure) for name, figure, _ in reading.win_shares("faction", players)),
            ]
            found = list(by)
        rows += [[table, say.name(name), say.interval(figure)] for name, figure in found]
    return rows


def _lengths(reading: Reading, say: Sayer) -> list[list[str]]:
    rows = []
    for players in reading.tables:
        cells = [say("table", players=players)]
        for figure in (pl.col("rounds"), pl.col("decisions"), reading.minutes()):
            median, low, high = reading.spread(players, figure)
            cells.append(f"{say.whole(median)} ({say.whole(low)}–{say.whole(high)})")
        rows.append(cells)
    return rows


def _table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def main(
    folder: Path,
    games: Annotated[int, typer.Option(help="At each table.")] = 400,
    only: Annotated[str, typer.Option(help="One game.")] = "",
    few: Annotated[int, typer.Option(help="At each table, with a searching bot and mixed.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j")] = 1,
) -> None:
    """Make the playtest reports of all games, or of one."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in [only] if only else GAMES:
        playtest(game, games, folder, jobs, few)


if __name__ == "__main__":
    typer.run(main)
