"""All targets of CW-12, measured: `python -m spielwerk.lab.counterweight.targets --games 300`.

Tables of bots play from fixed seeds; every figure stands with its 95 % interval, how many it was
taken from, the span it should lie in, and whether it does. `--set` tries other numbers on the same
seeds, `--bots selfish,loyal,level2` mixes temperaments, which move on a seat from game to game;
`--into docs/playtest/counterweight-targets-level2` writes the tables down in both languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer

from spielwerk.engine.words import LANGUAGES
from spielwerk.games import game as find_game
from spielwerk.lab.counterweight import goals
from spielwerk.lab.counterweight.goals import Goal
from spielwerk.lab.counterweight.trial import Trial, watch
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import Estimate

GAME = "counterweight"
SEED = 30_000  # far from those of the playtest
HEAD = ("target", "measured", "n", "wanted")
MARKS = {"met": "✓", "open": "~", "missed": "✗"}


@dataclass(frozen=True)
class Found:
    """What the games of one mixture of bots say."""

    job: Job
    games: int  # at each table
    tables: list[tuple[int, list[Goal]]]  # by the number of players
    cards: list[Goal]
    offers: list[tuple[str, Estimate]]  # by the name of the question: how often it was accepted


def play(job: Job, games: int) -> list[Trial]:
    """So many games, watched."""
    return [watch(job, number) for number in range(games)]


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every seat: the last one named fills the table."""
    return (*bots, *[bots[-1]] * players)[:players]


def measure(job: Job, players: Sequence[int], games: int) -> Found:
    """Play at every number of players."""
    everybody: list[Trial] = []
    tables = []
    for number in players:
        bots = seated(job.bots, number)
        trials = play(replace(job, players=number, bots=bots), games)
        everybody += trials
        found = list(goals.of_table(trials))
        if bots.count(goals.SELFISH) == 1:
            like = tuple(bots[-1] if bot == goals.SELFISH else bot for bot in bots)
            without = play(replace(job, players=number, bots=like), games)
            found += goals.selfish(trials, without)
        tables.append((number, found))
    rules = find_game(GAME, job.pack, job.changes).rules
    cards = list(goals.of_cards(everybody, rules))
    return Found(job, games, tables, cards, list(accepted(everybody)))


def accepted(trials: Sequence[Trial]) -> Iterator[tuple[str, Estimate]]:
    """How often offers were taken that may be declined."""
    for name in sorted({name for trial in trials for name in trial.asked}):
        asked = [trial.asked[name] for trial in trials]
        taken = [trial.asked[name] - trial.declined[name] for trial in trials]
        yield name, goals.ratio(taken, asked)


def lines(found: Found, say: Sayer) -> Iterator[str]:
    """The tables in words: one for each number of players, one for the cards, one for offers."""
    bots = ", ".join(found.job.bots)
    yield f"# {say('goals-title', game=say.name('game-title'), bots=bots)}\n"
    yield say("goals-note")
    for players, met in found.tables:
        title = say("goals-table", players=players, games=found.games, seed=found.job.seed)
        yield from table(met, say, title)
    games = found.games * len(found.tables)
    yield from table(found.cards, say, say("goals-cards", games=games))
    yield f"\n## {say('goals-offers')}\n"
    yield f"| {say('column-question')} | {say('column-accepted')} | {say('column-n')} |"
    yield "|---|---|---|"
    for name, figure in found.offers:
        yield f"| `{name}` | {say.interval(figure)} | {figure.n} |"


def table(found: Sequence[Goal], say: Sayer, title: str) -> Iterator[str]:
    """Goals as a Markdown table."""
    yield f"\n## {title}\n"
    yield "| " + " | ".join(say(f"column-{id}") for id in HEAD) + " | |"
    yield "|---|---|---|---|---|"
    for goal in found:
        percent = goal.unit == "share"
        name = say.name(goal.name) if goal.name else ""
        yield (
            f"| {say(goal.id, name=name)} | {say.interval(goal.figure, percent=percent)} "
            f"| {goal.figure.n} | {span(goal, say.share if percent else say.short)} "
            f"| {MARKS[goal.verdict]} |"
        )


def span(goal: Goal, said: Callable[[float], str]) -> str:
    """What was wanted, in words."""
    if goal.low == goals.EVER:
        return f"> {said(0)}"
    if goal.high >= 1 and goal.unit == "share":
        return f"≥ {said(goal.low)}"
    return f"{said(goal.low)} – {said(goal.high)}" if goal.low else f"≤ {said(goal.high)}"


def pairs(given: Sequence[str] | None) -> dict[str, str]:
    """`name=value` arguments as a dictionary."""
    found = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(f"{pair!r} should read name=value.")
        found[name] = value
    return found


def main(
    players: Annotated[str, typer.Option(help="Numbers of players.")] = "2,3,4,5",
    bots: Annotated[str, typer.Option(help="Who plays; the last fills the table.")] = "level2",
    games: Annotated[int, typer.Option(help="At each table.")] = 300,
    seed: Annotated[int, typer.Option(help="Of the first game.")] = SEED,
    sets: Annotated[list[str] | None, typer.Option("--set", help="file.card.column=value")] = None,
    option: Annotated[list[str] | None, typer.Option(help="switch=position")] = None,
    lang: Annotated[str, typer.Option(help="de or en")] = "en",
    into: Annotated[
        Path | None, typer.Option(help="Write FILE.en.md and FILE.de.md.", metavar="FILE")
    ] = None,
) -> None:
    """Print every target with what was measured."""
    job = Job(
        GAME,
        0,
        tuple(bots.split(",")),
        seed,
        options=pairs(option),
        changes=pairs(sets),
        rotate=True,
    )
    found = measure(job, [int(number) for number in players.split(",")], games)
    if into is None:
        print("\n".join(lines(found, Sayer(GAME, lang))))
        return
    for each in LANGUAGES:
        text = "\n".join(lines(found, Sayer(GAME, each)))
        into.with_name(f"{into.name}.{each}.md").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
