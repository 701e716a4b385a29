"""The `spielwerk` command."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from spielwerk import __version__
from spielwerk.bots import names as bot_names
from spielwerk.check import check_file
from spielwerk.engine import SpielwerkError
from spielwerk.engine.view import text
from spielwerk.engine.words import words
from spielwerk.flags import (
    Jobs,
    Lang,
    Name,
    Pack,
    Seed,
    Sets,
    Switches,
    pairs,
    spoken,
    workers,
)
from spielwerk.games import game as find_game
from spielwerk.lab.arena import Contest, Match, compete
from spielwerk.lab.bench import speed
from spielwerk.lab.cli import lab_app
from spielwerk.lab.scoreboard import tables
from spielwerk.lab.simulate import Job, play_many
from spielwerk.lab.standings import standings
from spielwerk.lab.stats import percent
from spielwerk.lab.summary import Summary
from spielwerk.registry import GAMES
from spielwerk.server.command import serve
from spielwerk.terminal import TerminalTable, replay_record

app = typer.Typer(
    name="spielwerk",
    help="Three strategy games to play, playtest and study.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(lab_app, name="lab")
console = Console()

Players = Annotated[int, typer.Option("--players", "-p", help="How many sit at the table.")]
AsJson = Annotated[bool, typer.Option("--json", help="Plain JSON instead of a table.")]


@app.command()
def games(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    lang: Lang = "",
    pack: Pack = None,
) -> None:
    """List the games, or one game with its rule switches and bots."""
    lang = spoken(lang)
    if name is None:
        grid = Grid("game", "title", "players", "")
        for known in GAMES:
            game = find_game(known)
            say = words(game.home(), lang).say
            players = f"{game.min_players}–{game.max_players}"
            grid.add_row(known, say(text("game-title")), players, say(text("game-tagline")))
        console.print(grid)
        return
    game = find_game(name, pack)
    texts = words(game.home(), lang)
    grid = Grid("switch", "default", "values", "")
    for switch in game.switches():
        values = [str(value).lower() for value in switch.values] or [f"{switch.low}–{switch.high}"]
        help_text = texts.say(text(f"switch-{switch.name}-help"))
        grid.add_row(switch.name, str(switch.default).lower(), ", ".join(values), help_text)
    console.print(texts.say(text("game-title")), style="bold")
    console.print(texts.say(text("game-tagline")))
    console.print(grid)
    console.print(f"bots: {', '.join(bot_names(name))}")


@app.command()
def play(
    name: Annotated[str, typer.Argument(metavar="[GAME]")] = "rebellion",
    players: Players = 0,
    seats: Annotated[
        str, typer.Option(help="Who sits where, by commas: human, random, thumb, …")
    ] = "",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Switches = None,
    changes: Sets = None,
    pack: Pack = None,
    lang: Lang = "",
    record: Annotated[
        Path | None, typer.Option(help="Where the game is kept; saved after every choice.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play at the terminal, alone against bots or at one screen."""
    lang = spoken(lang)
    if resume is not None:
        table = TerminalTable.resume(resume, lang, pack=pack, changes=pairs(changes, "--set"))
    else:
        table = TerminalTable.start(
            find_game(name, pack, pairs(changes, "--set")),
            players=players,
            seats=[seat.strip() for seat in seats.split(",")] if seats else [],
            seed=secrets.randbelow(2**31) if seed is None else seed,
            options=pairs(option, "--option"),
            lang=lang,
            path=record,
        )
    table.play()


@app.command()
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


@app.command()
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
        Path | None, typer.Option(help="Results file; an unfinished one is gone on with.")
    ] = None,
    jobs: Jobs = 0,
    option: Switches = None,
    as_json: AsJson = False,
) -> None:
    """Let bots compete on common seeds with rotated seats, and rate them."""
    contest = Contest(
        game=name,
        bots=tuple(bot.strip() for bot in bots.split(",")),
        games=games,
        players=players or max(2, find_game(name).min_players),
        seed=seed,
        seconds=seconds,
        iterations=iterations,
        mirror=mirror,
        options=pairs(option, "--option"),
    )
    matches: list[Match] = []
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=games)
        try:
            for match in compete(contest, workers(jobs), out):
                matches.append(match)
                progress.advance(task)
        except KeyboardInterrupt:
            Console(stderr=True).print(f"Broken off after {len(matches)} of {games} games.")
    figures = standings(contest, matches)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    for grid in tables(figures):
        console.print(grid)


@app.command()
def replay(
    file: Path,
    step: Annotated[bool, typer.Option("--step", help="Stop after every choice.")] = False,
    lang: Lang = "",
    changes: Sets = None,
    pack: Pack = None,
) -> None:
    """Show a recorded game again: its log, its end; with --step the table at every choice."""
    replay_record(file, spoken(lang), step=step, pack=pack, changes=pairs(changes, "--set"))


@app.command()
def check(file: Path) -> None:
    """Check a board, card or record file; says line and reason of what is wrong."""
    console.print(check_file(file), highlight=False, soft_wrap=True)


@app.command()
def bench(
    name: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…")] = None,
    seconds: Annotated[float, typer.Option(help="How long each game is measured.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure random play, copying and saving, in this one process."""
    figures = [speed(known, seconds) for known in name or GAMES]
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    grid = Grid("game", "players", "decisions/s", "games/s", "copy µs", "to_json µs", "bytes")
    for row in figures:
        grid.add_row(
            row["game"],
            str(row["players"]),
            f"{row['decisions_per_second']:,.0f}",
            f"{row['games_per_second']:,.1f}",
            f"{row['copy_us']:.2f}",
            f"{row['json_us']:.0f}",
            f"{row['json_bytes']:,.0f}",
        )
    console.print(grid)


app.command()(serve)


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Three strategy games to play, playtest and study. Without a command: play in the browser."""
    if version:
        typer.echo(f"spielwerk {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(open_browser=True)


def main() -> Any:
    """Run the command; bad input gets one clear sentence, not a traceback."""
    try:
        return app()
    except SpielwerkError as error:
        Console(stderr=True).print(f"[bold red]✗[/] {error}", highlight=False, soft_wrap=True)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
