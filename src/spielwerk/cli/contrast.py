"""`spielwerk lab contrast`: what one bot does that another does not."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

from spielwerk.cli.flags import Name, OneTable, pairs, spoken, spread, workers
from spielwerk.cli.lab import bar, console
from spielwerk.games import game as find_game


@spread
def contrast(
    name: Name,
    most: Annotated[int, typer.Option(help="At most so many differences of a kind.")] = 12,
    *,
    table: OneTable,
) -> None:
    """What one bot does that another does not, on the same deals: --bots level3@100,level1."""
    from spielwerk.lab import contrast as contrasts
    from spielwerk.lab.sayer import Sayer

    game = find_game(name, table.pack, pairs(table.changes, "--set"))
    bots = [bot.strip() for bot in table.bots.split(",") if bot.strip()]
    job = contrasts.contest(
        name,
        table.players or min(3, game.max_players),
        bots,
        table.seed,
        options=pairs(table.option, "--option"),
        changes=pairs(table.changes, "--set"),
        pack=table.pack,
    )
    say = Sayer(name, spoken(table.lang), str(table.pack or ""))
    total = table.games * len(job.line_ups)
    with bar(name, total) as step:
        rows = contrasts.play_all(job, table.games, workers(table.jobs), step)
    found = contrasts.contrasts(rows, *bots)
    shown = list(contrasts.cells(found, say))
    for group in contrasts.GROUPS:
        lines = [cells for own, cells in shown if own == group][:most]
        if lines:
            grid = Grid(say(f"contrast-{group}"), *bots, say("contrast-more"))
            for line in lines:
                grid.add_row(*line)
            console.print(grid)
    console.print(say("contrast-note", deals=table.games, games=total, players=job.players))
