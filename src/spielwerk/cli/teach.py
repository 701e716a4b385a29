"""`spielwerk teach`: a quick judgement of options, as fast as rules of thumb."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from spielwerk.cli.flags import Jobs, Name, Switches, pairs, workers
from spielwerk.cli.learning import learning, tables
from spielwerk.engine import SpielwerkError

console = Console()


def teach(
    name: Name,
    out: Annotated[Path, typer.Option(help="The file of what was learned.")],
    players: Annotated[
        str, typer.Option("--players", "-p", help="How many play, by commas: seeds take turns.")
    ] = "",
    generations: Annotated[int, typer.Option(help="How many there are.")] = 4,
    games: Annotated[int, typer.Option("--games", "-g", help="Games a generation.")] = 60,
    share: Annotated[float, typer.Option(help="Of the decisions that are lessons.")] = 0.5,
    deals: Annotated[int, typer.Option(help="Deals that options are played out on.")] = 2,
    ahead: Annotated[int, typer.Option(help="Rounds or turns further than usual.")] = 0,
    units: Annotated[int, typer.Option(help="Numbers that are made of the table.")] = 12,
    epochs: Annotated[int, typer.Option(help="How often it goes through the lessons.")] = 16,
    tried: Annotated[int, typer.Option(help="Deals that each margin is tried on.")] = 60,
    test: Annotated[int, typer.Option(help="Unseen deals that the result is tested on.")] = 200,
    seed: Annotated[int, typer.Option(help="The same makes the same.")] = 0,
    jobs: Jobs = 0,
    option: Switches = None,
) -> None:
    """Teach the rules of thumb what options are worth, by lessons from their own games."""
    with learning():
        from spielwerk.learn.quick import Course, Teaching, save
    if generations < 1 or test < 1 or tried < 1 or units < 1:
        raise SpielwerkError("--generations, --units, --tried and --test: at least one.")
    if not 0 < share <= 1:
        raise SpielwerkError("--share: more than 0, at most 1.")
    course = Course(
        game=name,
        players=tables(name, players),
        seed=seed,
        games=games,
        share=share,
        deals=deals,
        ahead=ahead,
        units=units,
        epochs=epochs,
        tried=tried,
        options=pairs(option, "--option"),
    )
    teaching = Teaching(course, workers(jobs))
    for step in teaching.go(generations):
        console.print(
            f"{step.number + 1:>3}: {step.decisions} decisions, error {step.error:.2f}, "
            f"margin {step.margin}, {step.score:.1%} against the rules of thumb, "
            f"{step.seconds:.0f} s"
        )
        assert teaching.taught is not None
        save(out, teaching.taught, name, teaching.story())
    assert teaching.taught is not None
    found = teaching.test(teaching.taught, course.seed + 500_000, test)
    low, high = found.interval
    story = teaching.story() | {"test": [found.mean, low, high, len(found.scores)]}
    save(out, teaching.taught, name, story)
    console.print(
        f"Against the rules of thumb: {found.mean:.1%} ({low:.1%} – {high:.1%}) on "
        f"{len(found.scores)} deals that it has not seen."
    )
    console.print(f"{out}: play it as the bot net@{out}")
