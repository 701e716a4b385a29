"""`spielwerk train`: a net that learns to judge the options of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from spielwerk.cli.flags import Jobs, Name, Switches, pairs, workers
from spielwerk.cli.learning import learning, tables
from spielwerk.engine import SpielwerkError

if TYPE_CHECKING:
    from spielwerk.learn.run import Generation

console = Console()


def train(
    name: Name,
    out: Annotated[
        Path, typer.Option(help="Folder of the run; an unfinished one is gone on with.")
    ],
    players: Annotated[
        str, typer.Option("--players", "-p", help="How many play, by commas: seeds take turns.")
    ] = "",
    generations: Annotated[int, typer.Option(help="How many there shall be in the end.")] = 20,
    games: Annotated[int, typer.Option("--games", "-g", help="Games a generation.")] = 120,
    share: Annotated[float, typer.Option(help="Of the decisions that are lessons.")] = 0.5,
    deals: Annotated[int, typer.Option(help="Deals that options are played out on.")] = 4,
    window: Annotated[int, typer.Option(help="Latest decisions that a net is fitted to.")] = 60_000,
    epochs: Annotated[int, typer.Option(help="How often it goes through them.")] = 12,
    gate: Annotated[int, typer.Option(help="Seeds of a test of strength, at most.")] = 100,
    against: Annotated[
        str, typer.Option(help="A bot to find an answer to, as level2; else it plays itself.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The same makes the same nets.")] = 0,
    jobs: Jobs = 0,
    ray: Annotated[
        str | None, typer.Option(help="A Ray cluster's address, or local: collect and test there.")
    ] = None,
    option: Switches = None,
) -> None:
    """Train a net by lessons from own games; only what proves stronger becomes champion."""
    with learning():
        from spielwerk.learn.run import Plan, Run
    if generations < 1:
        raise SpielwerkError("--generations: at least one.")
    if not 0 < share <= 1:
        raise SpielwerkError("--share: more than 0, at most 1.")
    plan = Plan(
        game=name,
        players=tables(name, players),
        seed=seed,
        games=games,
        share=share,
        deals=deals,
        window=window,
        epochs=epochs,
        gate=gate,
        options=pairs(option, "--option"),
        against=against,
    )
    run = Run(plan, out, workers(jobs), ray)
    for one in run.done:
        console.print(line(one, against), style="dim")
    try:
        for one in run.go(generations):
            console.print(line(one, against))
    except KeyboardInterrupt:
        console.print("Broken off; the same command goes on after the last whole generation.")
    if run.champion is not None:
        console.print(f"{run.champion_file}: play it as the bot net@{run.champion_file}")
    else:
        console.print("No net has beaten the rules of thumb so far.")


def line(one: Generation, against: str = "") -> str:
    """A generation as people read it; `against` is whom it learns to answer."""
    rival = "the champion" if one.number else "rules of thumb"
    known = against or "rules of thumb"
    low, high = one.thumb_interval
    return (
        f"{one.number + 1:>3}: {one.decisions} decisions, error {one.error:.2f}; "
        f"{one.score:.1%} against {rival} on {one.seeds} seeds: "
        f"{'taken' if one.accepted else 'not taken'}; champion against {known} "
        f"{one.thumb:.1%} ({low:.1%} – {high:.1%}), {one.seconds:.0f} s"
    )
