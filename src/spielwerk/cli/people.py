"""`spielwerk lab people`: games that people played on a server, beside those of bots."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.flags import (
    Bots,
    Games,
    Jobs,
    Lang,
    Name,
    Out,
    Pack,
    Seed,
    Switches,
    command_line,
    pairs,
    spoken,
    workers,
)
from spielwerk.cli.lab import Tables, bar, console, make_plan, stoppable
from spielwerk.engine import SpielwerkError
from spielwerk.games import game as find_game


def people(
    name: Name,
    database: Annotated[
        str,
        typer.Option(
            "--from",
            envvar="SPIELWERK_DATABASE",
            help="The server's database: a file (SQLite) or postgresql://…; it may be running.",
        ),
    ] = "",
    players: Tables = "",
    games: Games = 200,
    bots: Bots = "",
    seed: Seed = 0,
    jobs: Jobs = 0,
    option: Switches = None,
    pack: Pack = None,
    lang: Lang = "",
    out: Out = None,
) -> None:
    """Report what people played (those who agreed) and said, beside games of bots."""
    from spielwerk.lab.people import keep, sort_out
    from spielwerk.lab.plan import Provenance
    from spielwerk.lab.reading import Reading
    from spielwerk.lab.run import carry_out
    from spielwerk.lab.sayer import Sayer
    from spielwerk.lab.store import RunFolder
    from spielwerk.lab.voices import counted, people_page
    from spielwerk.server.people import look_into, read

    game, wanted = find_game(name, pack), pairs(option, "--option")
    say = Sayer(name, spoken(lang), str(pack or ""))
    told = sort_out(game, look_into(database, lambda here: read(here, name)), wanted)
    folder = out or Path("lab") / f"{name}-people"
    store, unread = keep(
        _empty(folder / "people"),
        game,
        told.games,
        wanted,
        pack=str(pack or ""),
        command=command_line(),
    )
    told.others += unread
    theirs = others = None
    if store is not None:
        theirs = Reading(store)
        tables = players or ",".join(map(str, theirs.tables))
        plan = make_plan(name, tables, games, bots, seed, option, None, pack)
        provenance = Provenance.of(plan, command_line())
        beside = RunFolder.begin(folder / f"bots-{provenance.key}", provenance)
        with bar(name, plan.games * len(plan.players)) as step, stoppable():
            carry_out(beside, workers=workers(jobs), progress=step)
        others = Reading(beside)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"people.{say.lang}.html"
    path.write_text(people_page(told, theirs, others, say).html(), encoding="utf-8")
    console.print(counted(told, say), highlight=False)
    console.print(f"✓ {path}")


def _empty(folder: Path) -> Path:
    """A folder for people's games, without those of the last time: some may not count any more."""
    from spielwerk.lab.store import NOTE, RunFolder
    from spielwerk.lab.told import PERSON

    if folder.exists():
        if not (folder / NOTE).is_file() or PERSON not in RunFolder.open(folder).plan.bots:
            raise SpielwerkError(f"{folder} holds something else: give another --out.")
        shutil.rmtree(folder)
    return folder
