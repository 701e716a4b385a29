"""`spielwerk simulate`, `arena`, `bench`: figures. The lab is loaded when a command needs it."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from spielwerk.cli.flags import (
    Jobs,
    Name,
    Pack,
    Players,
    Seed,
    Sets,
    Switches,
    command_line,
    pairs,
    workers,
)
from spielwerk.engine import SpielwerkError
from spielwerk.engine.compiled import form
from spielwerk.games import game as find_game
from spielwerk.registry import GAMES

console = Console()

AsJson = Annotated[bool, typer.Option("--json", help="Plain JSON instead of a table.")]


def simulate(
    name: Name,
    players: Players = 0,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="A bot a seat, by commas; fewer are repeated.")
    ] = "thumb",
    seed: Seed = 0,
    jobs: Jobs = 0,
    option: Switches = None,
    changes: Sets = None,
    pack: Pack = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and sum them up."""
    from spielwerk.lab.simulate import Job, play_many
    from spielwerk.lab.stats import percent
    from spielwerk.lab.summary import Summary

    game = find_game(name, pack, pairs(changes, "--set"))
    job = Job(
        game=name,
        players=players or min(3, game.max_players),
        bots=tuple(bot.strip() for bot in bots.split(",")),
        seed=seed,
        options=pairs(option, "--option"),
        changes=pairs(changes, "--set"),
        pack=pack,
    )
    summary = Summary(job)
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=games)
        for result in play_many(job, games, workers(jobs)):
            summary.add(result)
            progress.advance(task)
    if as_json:
        typer.echo(json.dumps(summary.as_dict(), indent=2))
        return
    grid = Grid("seat", "bot", "wins", "win share (95 %)", "points")
    for row in summary.as_dict()["seats"]:
        share = percent(row["wins"], summary.games)
        grid.add_row(
            str(row["seat"] + 1), row["bot"], str(row["wins"]), share, f"{row['points']:.1f}"
        )
    console.print(grid)
    ends = Grid("end", "games", "share (95 %)")
    for end, count in summary.ends.most_common():
        ends.add_row(end, str(count), percent(count, summary.games))
    console.print(ends)
    figures = summary.as_dict()
    rounds = figures["rounds"]
    console.print(
        f"{summary.games} games of {name}, {job.players} players, seeds from {seed}: "
        f"rounds median {rounds['median']:g} ({rounds['min']}–{rounds['max']}), "
        f"{figures['decisions_per_game']:.0f} decisions and "
        f"{figures['seconds_per_game']:.2f} s a game."
    )


def arena(
    name: Name,
    bots: Annotated[
        str, typer.Option(help="Who competes, by commas: level2, level3@200, level4@1.5s, …")
    ] = "level2,level1",
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 100,
    players: Players = 0,
    seed: Annotated[int, typer.Option(help="Of the first games.")] = 0,
    seconds: Annotated[
        float | None, typer.Option(help="Thinking time of searching bots, instead of their own.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(help="The same in iterations: the same games on any machine.")
    ] = None,
    mirror: Annotated[
        bool, typer.Option("--mirror", help="Two sides: also each bot against itself.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(help="The folder of its games; an unfinished contest is gone on with."),
    ] = None,
    jobs: Jobs = 0,
    option: Switches = None,
    as_json: AsJson = False,
) -> None:
    """Let bots compete on common seeds with rotated seats, and rate them."""
    try:
        from spielwerk.lab.arena import compete, contest, matches
        from spielwerk.lab.plan import Provenance
        from spielwerk.lab.scoreboard import tables
        from spielwerk.lab.simulate import NOTED
        from spielwerk.lab.standings import standings
        from spielwerk.lab.store import RunFolder
    except ImportError:
        raise SpielwerkError(
            "The arena needs more packages: pip install 'spielwerk[lab]'."
        ) from None
    plan = contest(
        name,
        [bot.strip() for bot in bots.split(",")],
        games,
        players or max(2, find_game(name).min_players),
        seed=seed,
        seconds=seconds,
        iterations=iterations,
        mirror=mirror,
        options=pairs(option, "--option"),
    )
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        TemporaryDirectory() as scratch,
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
    ):
        store = RunFolder.begin(out or Path(scratch), Provenance.of(plan, command_line()))
        task = progress.add_task(name, total=games)

        def step(number: int) -> None:
            progress.advance(task, number)

        try:
            noted = NOTED if out else ()  # a report reads what is kept
            played = compete(store, workers(jobs), step, noted)
        except KeyboardInterrupt:
            played = matches(store)
            Console(stderr=True).print(f"Broken off after {len(played)} of {games} games.")
    figures = standings(plan, played)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    for grid in tables(figures):
        console.print(grid)


MEASURED = {
    "players": "{players}",
    "random play, decisions/s": "{decisions_per_second:,.0f}",
    "random play, games/s": "{games_per_second:,.1f}",
    "a copy, µs": "{copy_us:.2f}",
    "a save, µs": "{json_us:.0f}",
    "a save, bytes": "{json_bytes:,.0f}",
    "level 2, games/s": "{thumb_games_per_second:,.1f}",
    "level 3, iterations": "{iterations:,.0f}",
}


def bench(
    name: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…")] = None,
    seconds: Annotated[float, typer.Option(help="How long each game is measured.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure random play, copying, saving and the bots, in this one process."""
    from spielwerk.lab.bench import speed

    figures = [speed(known, seconds) for known in name or GAMES]
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    grid = Grid("", *(row["game"] for row in figures))
    for said, told in MEASURED.items():
        grid.add_row(said, *(told.format(**row) for row in figures))
    console.print(grid)
    console.print(f"Engine, rules and bots run {form()}.")
