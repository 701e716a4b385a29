"""`spielwerk evolve`: better weights for the rules of thumb of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from spielwerk.cli.flags import Jobs, Name, Switches, pairs, workers
from spielwerk.cli.learning import learning, tables
from spielwerk.engine import SpielwerkError

console = Console()


def evolve(
    name: Name,
    out: Annotated[
        Path, typer.Option(help="File for the weights; written after every generation.")
    ],
    players: Annotated[
        str, typer.Option(help="How many play, by commas: seeds take turns with them.")
    ] = "",
    generations: Annotated[int, typer.Option(help="How many there are.")] = 15,
    rows: Annotated[int, typer.Option(help="Rows of weights that a generation tries.")] = 40,
    seeds: Annotated[int, typer.Option(help="Deals that each plays from every seat.")] = 24,
    test: Annotated[int, typer.Option(help="Unseen deals that the result is tested on.")] = 200,
    stray: Annotated[float, typer.Option(help="How far the first rows stray, as a share.")] = 0.3,
    start: Annotated[
        Path | None, typer.Option(help="A file of weights to begin with, if not as they are.")
    ] = None,
    side: Annotated[
        str, typer.Option(help="Only the weights of one side, where there are sides.")
    ] = "",
    against: Annotated[
        str,
        typer.Option(
            help="Whom to find an answer to, by commas: a style, a file, any bot as level4@24."
        ),
    ] = "",
    seed: Annotated[int, typer.Option(help="The same finds the same weights.")] = 0,
    jobs: Jobs = 0,
    ray: Annotated[
        str | None, typer.Option(help="A Ray cluster's address, or local: play there.")
    ] = None,
    option: Switches = None,
) -> None:
    """Evolve what the rules of thumb weigh things by, in games against themselves as they are."""
    with learning():
        from spielwerk.learn.evolve import Course, Evolution
        from spielwerk.learn.weights import load, rival, save
    if generations < 1 or test < 1:
        raise SpielwerkError("--generations and --test: at least one.")
    course = Course(
        game=name,
        players=tables(name, players),
        seed=seed,
        rows=rows,
        seeds=seeds,
        stray=stray,
        start=load(start, name) if start else {},
        options=pairs(option, "--option"),
        side=side,
        against=tuple(rival(name, one.strip()) for one in against.split(",") if one.strip()),
    )
    evolution = Evolution(course, workers(jobs), ray)
    for step in evolution.go(generations):
        console.print(
            f"{step.number + 1:>3}: the best {step.best:.1%}, "
            f"spread {step.spread:.0%}, {step.seconds:.0f} s"
        )
        save(out, name, evolution.weights(), evolution.story())
    found = evolution.test(test)
    low, high = found.interval
    story = evolution.story() | {"test": [found.mean, low, high, len(found.scores)]}
    save(out, name, evolution.weights(), story)
    console.print(
        f"Against {against or 'the rules of thumb as they are'}: {found.mean:.1%} "
        f"({low:.1%} – {high:.1%}) on {len(found.scores)} deals that it has not seen."
    )
    console.print(f"{out}: play it as the bot thumb@{out}")
