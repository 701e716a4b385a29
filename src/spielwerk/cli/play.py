"""`spielwerk games`, `play`, `replay`, `check`: at the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from spielwerk.bots import names as bot_names
from spielwerk.cli.check import check_file
from spielwerk.cli.flags import Lang, Pack, Players, Sets, Switches, pairs, spoken
from spielwerk.cli.terminal import TerminalTable, replay_record, verify_record
from spielwerk.engine.view import text
from spielwerk.engine.words import words
from spielwerk.games import game as find_game
from spielwerk.registry import GAMES

console = Console()


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


def replay(
    file: Path,
    step: Annotated[bool, typer.Option("--step", help="Stop after every choice.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that chance was as promised.")
    ] = False,
    lang: Lang = "",
    changes: Sets = None,
    pack: Pack = None,
) -> None:
    """Show a recorded game again: its log, its end; with --step the table at every choice.

    With --verify: play it again and check the secret of its dice and cards against the commitment
    that was told before the first move.
    """
    lang, sets = spoken(lang), pairs(changes, "--set")
    if verify:
        said = verify_record(file, lang, pack=pack, changes=sets)
        console.print(said, highlight=False, soft_wrap=True)
    else:
        replay_record(file, lang, step=step, pack=pack, changes=sets)


def check(file: Path, lang: Lang = "") -> None:
    """Check a board, card or record file; says line and reason of what is wrong."""
    console.print(check_file(file, spoken(lang)), highlight=False, soft_wrap=True)
