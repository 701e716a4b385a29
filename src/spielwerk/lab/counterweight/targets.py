"""All targets of CW-12, measured: `python -m spielwerk.lab.counterweight.targets --games 300`.

Tables of bots play from fixed seeds; every figure stands with its 95 % interval, how many it was
taken from, the span it should lie in, and whether it does. `--set` tries other numbers on the same
seeds, `--bots loyal,level2,selfish` mixes temperaments, which move on a seat from game to game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Annotated

import typer

from spielwerk.games import game as find_game
from spielwerk.lab.counterweight import goals
from spielwerk.lab.counterweight.goals import Goal
from spielwerk.lab.counterweight.trial import Trial, watch
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job

GAME = "counterweight"
SEED = 30_000  # far from those of the playtest
MARKS = {"met": "✓", "open": "~", "missed": "✗"}


def play(job: Job, games: int) -> list[Trial]:
    """So many games, watched."""
    return [watch(job, number) for number in range(games)]


HEAD = ("target", "measured", "n", "wanted")


def span(goal: Goal, said: Callable[[float], str]) -> str:
    """What was wanted, in words."""
    if goal.low == goals.EVER:
        return f"> {said(0)}"
    if goal.high >= 1 and goal.unit == "share":
        return f"≥ {said(goal.low)}"
    return f"{said(goal.low)} – {said(goal.high)}" if goal.low else f"≤ {said(goal.high)}"


def table(found: Sequence[Goal], say: Sayer, title: str) -> Iterator[str]:
    """Goals as a Markdown table."""
    yield f"\n### {title}\n"
    yield "| " + " | ".join(say(f"column-{id}") for id in HEAD) + " | |"
    yield "|---|---|---|---|---|"
    for goal in found:
        percent = goal.unit == "share"
        name = say.name(goal.name) if goal.name else ""
        wanted = span(goal, say.share if percent else say.short)
        yield (
            f"| {say(goal.id, name=name)} | {say.interval(goal.figure, percent=percent)} "
            f"| {goal.figure.n} | {wanted} | {MARKS[goal.verdict]} |"
        )


def lines(job: Job, players: Sequence[int], games: int, say: Sayer) -> Iterator[str]:
    """The tables of one mixture of bots, one for each number of players and one for the cards."""
    everybody: list[Trial] = []
    name = ", ".join(job.bots)
    for number in players:
        bots = seated(job.bots, number)
        trials = play(replace(job, players=number, bots=bots), games)
        everybody += trials
        title = say("targets-table", bots=name, players=number, games=games, seed=job.seed)
        found = list(goals.of_table(trials))
        if bots.count(goals.SELFISH) == 1:
            like = tuple(bots[-1] if bot == goals.SELFISH else bot for bot in bots)
            without = play(replace(job, players=number, bots=like), games)
            found += goals.selfish(trials, without)
        yield from table(found, say, title)
    rules = find_game(GAME, job.pack, job.changes).rules
    title = say("targets-cards", bots=name, games=len(everybody))
    yield from table(list(goals.of_cards(everybody, rules)), say, title)
    yield from declined(everybody, say)


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every seat: the last one named fills the table."""
    return (*bots, *[bots[-1]] * players)[:players]


def declined(trials: Sequence[Trial], say: Sayer) -> Iterator[str]:
    """How often offers were taken that may be declined."""
    yield f"\n### {say('targets-offers')}\n"
    yield f"| {say('column-question')} | {say('column-accepted')} | {say('column-n')} |"
    yield "|---|---|---|"
    for name in sorted({name for trial in trials for name in trial.asked}):
        asked = [trial.asked[name] for trial in trials]
        taken = [trial.asked[name] - trial.declined[name] for trial in trials]
        figure = goals.ratio(taken, asked)
        yield f"| `{name}` | {say.interval(figure)} | {figure.n} |"


def main(
    players: Annotated[str, typer.Option(help="Numbers of players.")] = "2,3,4,5",
    bots: Annotated[str, typer.Option(help="Who plays; the last fills the table.")] = "level2",
    games: Annotated[int, typer.Option(help="At each table.")] = 300,
    seed: Annotated[int, typer.Option(help="Of the first game.")] = SEED,
    sets: Annotated[list[str] | None, typer.Option("--set", help="file.card.column=value")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="switch=position")] = None,
    lang: Annotated[str, typer.Option(help="de or en")] = "en",
) -> None:
    """Print every target with what was measured."""
    job = Job(
        GAME,
        0,
        tuple(bots.split(",")),
        seed,
        options=dict(one.split("=", 1) for one in option or []),
        changes=dict(one.split("=", 1) for one in sets or []),
        rotate=True,
    )
    tables = [int(number) for number in players.split(",")]
    for line in lines(job, tables, games, Sayer(GAME, lang)):
        print(line, flush=True)


if __name__ == "__main__":
    typer.run(main)
