"""What one bot does that another does not: kinds of choices, when, on what, and what it brings.

Both sit at the same tables, on the same deals, in all rotations, so that every seat of every deal
has been played by both: differences are between the two in the very same place. They say what goes
with skill, not that copying one of them makes a better player.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import SpielwerkError
from spielwerk.engine.option import verb_of
from spielwerk.engine.view import Text
from spielwerk.games import game as find_game
from spielwerk.lab.pool import batches, in_order
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.seating import line_ups
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import Estimate, holm, paired

GROUPS = ("result", "points", "verb", "early", "thing")
EARLY = 3  # the first so many rounds
SURE = 0.05  # corrected for all that are looked at
OFTEN = 0.05  # a seat and game: what is rarer is not told
Key = tuple[str, str]  # a group and what is counted in it


@dataclass(frozen=True, slots=True)
class Contrast:
    """How often the two do something, a game and seat."""

    group: str
    what: str
    strong: float
    weak: float
    more: Estimate  # the first one less the second one


@dataclass(frozen=True, slots=True)
class Row:
    """One seat of one game."""

    seed: int
    seat: int
    bot: str
    counts: Mapping[Key, float]


def contest(game: str, players: int, bots: Sequence[str], seed: int, **more: Any) -> Job:
    """The tables at which two bots are compared."""
    if len(set(bots)) != 2:
        raise SpielwerkError("Two bots are compared: name both, as --bots level3@100,level1.")
    pair = tuple(bots)
    return Job(game, players, pair, seed, line_ups=line_ups(game, players, pair), **more)


def play_all(
    job: Job, deals: int, workers: int = 1, progress: Callable[[int], None] = lambda n: None
) -> list[Row]:
    """All seats of all tables on so many deals."""
    numbers = range(deals * len(job.line_ups))
    rows: list[Row] = []
    for some in in_order(partial(_play_some, job), batches(numbers, 2), workers):
        rows += some
        progress(2)
    return rows


def contrasts(rows: Sequence[Row], strong: str, weak: str) -> list[Contrast]:
    """Where the two differ beyond chance, the clearest of each group first."""
    keys = sorted({key for row in rows for key in row.counts})
    places: dict[tuple[int, int], dict[str, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        places[row.seed, row.seat][row.bot].append(row)
    both = [by for by in places.values() if by[strong] and by[weak]]
    looked = []
    for group, what in keys:
        mine, theirs = (
            [fmean(row.counts.get((group, what), 0.0) for row in by[bot]) for by in both]
            for bot in (strong, weak)
        )
        if max(fmean(mine), fmean(theirs)) >= OFTEN:
            more = paired(theirs, mine)
            looked.append(Contrast(group, what, fmean(mine), fmean(theirs), more))
    chances = holm([one.more.p for one in looked])
    sure = [
        (p, one)
        for p, one in zip(chances, looked, strict=True)
        if p < SURE or one.group == "result"
    ]
    sure.sort(key=lambda found: (GROUPS.index(found[1].group), found[0], -abs(found[1].more.value)))
    return [one for _, one in sure]


def cells(found: Sequence[Contrast], say: Sayer) -> Iterator[tuple[str, list[str]]]:
    """Each difference as a row of a table, with the group it belongs to."""
    for one in found:
        more = say.signed(one.more.value)
        span = f"{say.signed(one.more.low)} … {say.signed(one.more.high)}"
        figures = [say.number(value, 2) for value in (one.strong, one.weak)]
        yield one.group, [named(one, say), *figures, f"{more} ({span})"]


def named(one: Contrast, say: Sayer) -> str:
    """What was counted, as people call it."""
    if one.group in ("verb", "early"):
        return say.verb(one.what)
    if one.group == "thing":
        verb, _, thing = one.what.partition(" ")
        return f"{say.verb(verb)}: {say.name(thing)}"
    return say.name(one.what)


def _play_some(job: Job, numbers: Sequence[int]) -> list[Row]:
    return [row for number in numbers for row in _play(job, number)]


def _play(job: Job, number: int) -> list[Row]:
    """One game, its choices counted by seat."""
    game = find_game(job.game, job.pack, job.changes)
    seed, seats = job.seed_of(number), job.seats(number)
    verbs = [verb.word for verb in game.verbs]
    state: Any = game.new(job.players, seed, job.options, listen=True)
    table = SeatedBots(game, seats, seed, job.budget)
    counts: list[dict[Key, float]] = [defaultdict(float) for _ in seats]
    events: list[Any] = []
    while not state.over:
        for seat, said in table.interjections(state):
            if said in state.interjections(seat):
                state.interject(seat, said)
        if state.over:
            break
        option = table.choose(state)
        assert option is not None
        verb = verbs[verb_of(option)]
        own = counts[state.player]
        if verb != "done":
            own["verb", verb] += 1
            if game.round(state) <= EARLY:
                own["early", verb] += 1
            for thing in _things(game.choice(state, option)["text"]):
                own["thing", f"{verb} {thing}"] += 1
        state.apply(option)
        events += state.events
        state.events.clear()
    winners = state.winners()
    for seat, sources in enumerate(game.points(state, events)):
        counts[seat]["result", "won"] = float(seat in winners) / max(1, len(winners))
        counts[seat]["result", "points"] = state.scores()[seat]
        for source, points in sources.items():
            counts[seat]["points", source] = points
    return [Row(seed, seat, bot, counts[seat]) for seat, bot in enumerate(seats)]


def _things(said: Text) -> Iterator[str]:
    """The cards, lands … that an option names."""
    for value in said["args"].values():
        if isinstance(value, dict):
            yield from _things(value)
        elif isinstance(value, str) and not value.startswith(("=", "seat:")):
            yield value
