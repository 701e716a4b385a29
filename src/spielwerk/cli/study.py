"""`spielwerk study`: environments from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from spielwerk.cli.flags import Jobs, Name, Players, Seed, Switches, pairs, workers
from spielwerk.engine import SpielwerkError
from spielwerk.games import game as find_game

if TYPE_CHECKING:
    from spielwerk.study.match import Result

console = Console()
study_app = typer.Typer(help="Games as environments for learning.", no_args_is_help=True)
AsJson = Annotated[bool, typer.Option("--json", help="Plain JSON instead of a table.")]
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())


@study_app.command()
def describe(
    name: Name, players: Players = 0, option: Switches = None, as_json: AsJson = False
) -> None:
    """Show what is observed and what can be done: blocks, codes, features, and their version."""
    from spielwerk.study import describe

    found = describe(name, players or None, pairs(option, "--option"))
    if as_json:
        typer.echo(json.dumps(found.as_dict(), ensure_ascii=False))
        return
    grid = Grid("block", "cells", "values")
    for block in found.blocks:
        grid.add_row(block.name, str(len(block.cells)), f"{block.low} … {block.high}")
    console.print(grid)
    console.print(
        f"{name}, {found.players} players, version {found.version}: "
        f"{found.observation_size} cells, {found.action_count} actions, "
        f"{len(found.feature_names)} features an option."
    )


@study_app.command()
def match(
    name: Name,
    policy: Annotated[
        str,
        typer.Option(help="module:name, file.py:name, http://… or one of our bots by its name."),
    ],
    against: Annotated[
        str, typer.Option(help="The opponents, by commas; each is a match of its own.")
    ] = "random,level1,level2",
    games: Annotated[int, typer.Option("--games", "-g", help="How many against each.")] = 100,
    players: Players = 2,
    seed: Seed = 0,
    jobs: Jobs = 1,
    option: Switches = None,
    as_json: AsJson = False,
) -> None:
    """Play a policy against the levels, on common seeds from every seat, and rate it."""
    from spielwerk.bots import make
    from spielwerk.study import describe
    from spielwerk.study.match import HEADINGS, Bout, play_all, result, table_rows
    from spielwerk.study.policy import is_outside, load_policy

    switches = pairs(option, "--option")
    if games < 1:
        raise SpielwerkError("--games: at least one.")
    description = describe(name, players, switches)
    if is_outside(policy):
        load_policy(policy, description)
    else:
        make(name, policy)
    results: list[Result] = []
    rivals = [rival.strip() for rival in against.split(",")]
    for rival in rivals:
        make(name, rival)
    with Progress(*COLUMNS, TimeRemainingColumn(), console=_aside(), transient=True) as progress:
        for rival in rivals:
            bout = Bout(name, players, policy, rival, seed, switches)
            task = progress.add_task(rival, total=games)
            played = []
            for one in play_all(bout, games, workers(jobs)):
                played.append(one)
                progress.advance(task)
            results.append(result(bout, played))
    if as_json:
        typer.echo(json.dumps(results, indent=2))
        return
    grid = Grid(*HEADINGS, title=f"{policy}: {name}, {players} players, seeds from {seed}")
    for row in table_rows(results):
        grid.add_row(*row)
    console.print(grid)


@study_app.command()
def export(
    name: Name,
    out: Annotated[Path, typer.Option(help="A new folder for the shards.")],
    bots: Annotated[str, typer.Option(help="Who plays, by commas; fewer are repeated.")] = "level2",
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 100,
    players: Players = 0,
    seed: Seed = 0,
    shard: Annotated[int, typer.Option(help="Games a file.")] = 50,
    format: Annotated[str, typer.Option(help="parquet or npz (NumPy).")] = "parquet",
    jobs: Jobs = 1,
    option: Switches = None,
) -> None:
    """Write bot games as shards of observation, open codes, chosen code and result."""
    from spielwerk.study.export import Order, export

    if games < 1 or shard < 1:
        raise SpielwerkError("--games and --shard: at least one.")
    order = Order(
        game=name,
        players=players or min(3, find_game(name).max_players),
        bots=tuple(bot.strip() for bot in bots.split(",")),
        games=games,
        seed=seed,
        options=pairs(option, "--option"),
        shard=shard,
        format=format,
    )
    rows = files = 0
    with Progress(*COLUMNS, console=_aside(), transient=True) as progress:
        task = progress.add_task("shards", total=-(-games // shard))
        for _, count in export(order, out, workers(jobs)):
            rows, files = rows + count, files + 1
            progress.advance(task)
    console.print(f"{out}: {rows} decisions of {games} games in {files} files.")


def _aside() -> Console:
    return Console(stderr=True)
