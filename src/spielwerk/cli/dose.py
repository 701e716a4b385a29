"""`spielwerk lab dose`: one number turned step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from spielwerk.cli.flags import Name, OneTable, command_line, spoken, spread, workers
from spielwerk.cli.lab import bar, console, plan_of_table


@spread
def dose(
    name: Name,
    knob: Annotated[str, typer.Option("--knob", "-k", help="file.key=low..high[..step]")],
    figure: Annotated[
        str, typer.Option("--figure", "-f", help="share(empire), rounds, end(limit) …")
    ],
    *,
    table: OneTable,
) -> None:
    """Turn one number step by step: the whole curve of a figure, and its cliffs."""
    from spielwerk.lab import dose as doses
    from spielwerk.lab.sayer import Sayer
    from spielwerk.lab.tune import Knob

    plan = plan_of_table(name, table)
    say = Sayer(name, spoken(table.lang), plan.pack)
    turned = Knob.parse(knob)
    total = plan.games * len(doses.settings(turned))
    with bar(name, total) as step:
        found = doses.respond(plan, turned, figure, workers=workers(table.jobs), progress=step)
    grid = Grid(turned.key, figure, "")
    for row in doses.cells(found, say):
        grid.add_row(*row)
    console.print(grid)
    for sentence in doses.told(found, say):
        console.print(sentence, highlight=False)
    folder = table.out or Path("lab") / f"{name}-dose"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"dose.{say.lang}.html"
    path.write_text(doses.dose_page(found, say, command_line()).html(), encoding="utf-8")
    console.print(f"✓ {path}")
