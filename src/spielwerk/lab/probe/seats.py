"""Seats by strength: does the edge of a place grow or go away as players get better?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.games import game as find_game
from spielwerk.lab.lens import lens_of
from spielwerk.lab.probe.answer import SURE, Answer, AnswerRow, Asked, Progress
from spielwerk.lab.probe.outcomes import collect, outcome
from spielwerk.lab.probe.skill import LADDER, games_of
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import Estimate, holm, mean_of, two_sided

FAR = 0.03  # a share this far from fair matters to people


@dataclass(frozen=True)
class Place:
    """A place in the turn order, or a side, where all play equally well."""

    name: str
    bot: str
    edge: Estimate  # beyond a fair share of the win
    p: float  # of that, corrected for the number of places and bots


def ladder(asked: Asked) -> tuple[str, ...]:
    """The bots, from the weakest on."""
    return asked.plan.bots if len(asked.plan.bots) > 1 else LADDER


def size(asked: Asked) -> int:
    """How many games it takes."""
    return sum(games_of(asked, bot) for bot in ladder(asked))


def ask(asked: Asked, step: Progress) -> Answer:
    """Every place at every strength."""
    edges: list[tuple[str, str, Estimate]] = []
    for bot in ladder(asked):
        task = partial(play_alike, asked.job, bot)
        games = collect(task, range(games_of(asked, bot)), asked.workers, step)
        names = sorted({name for game in games for name in game})
        edges += [
            (name, bot, mean_of([game[name] for game in games if name in game])) for name in names
        ]
    ps = holm([edge.p for *_, edge in edges])
    found = [Place(*edge, p) for edge, p in zip(edges, ps, strict=True)]
    rows = [AnswerRow(partial(_label, one), one.edge, p=one.p) for one in sorted(found, key=_order)]
    return Answer("seats", rows, told=partial(_told, found))


def _order(place: Place) -> str:
    return place.name


def _label(place: Place, say: Sayer) -> str:
    return say("seats-row", name=say.name(place.name), bot=place.bot)


def moved(found: Sequence[Place]) -> list[tuple[Place, Place]]:
    """Places whose edge differs between the weakest and the strongest: more than chance."""
    pairs = []
    for name in dict.fromkeys(place.name for place in found):
        own = [place for place in found if place.name == name and place.edge.n > 1]
        if len(own) > 1:
            pairs.append((own[0], own[-1]))
    ps = holm([_differ(low.edge, high.edge) for low, high in pairs])
    return [
        pair
        for pair, p in zip(pairs, ps, strict=True)
        if p < SURE and abs(pair[1].edge.value - pair[0].edge.value) > FAR
    ]


def _differ(one: Estimate, other: Estimate) -> float:
    error = sqrt(sum(((edge.high - edge.low) / 3.92) ** 2 for edge in (one, other)))
    return two_sided((other.value - one.value) / error) if error else 1.0


def _told(found: Sequence[Place], say: Sayer) -> list[str]:
    said = []
    for bot in dict.fromkeys(place.bot for place in found):
        far = [
            f"{say.name(place.name)} {say.points(place.edge.value)}"
            for place in found
            if place.bot == bot and place.p < SURE and abs(place.edge.value) > FAR
        ]
        if far:
            said.append(say("seats-edge", bot=bot, names=", ".join(far)))
    said = said or [say("seats-even")]
    for low, high in moved(found):
        said.append(
            say(
                "seats-moved",
                name=say.name(low.name),
                weak=low.bot,
                before=say.points(low.edge.value),
                strong=high.bot,
                after=say.points(high.edge.value),
            )
        )
    return said


def play_alike(job: Job, bot: str, numbers: Sequence[int]) -> list[dict[str, float]]:
    """Games in which all are the same bot: what each place wins beyond a fair share."""
    game = find_game(job.game, job.pack, job.changes)
    lens = lens_of(job.game)
    found = []
    for number in numbers:
        seed = job.seed + number
        state: Any = game.new(job.players, seed, job.options)
        parties = lens.parties(state)
        names = [
            name if lens.shared_win else lens.position(state, seat) or name
            for seat, name in enumerate(parties)
        ]
        table = SeatedBots(game, [bot] * job.players, seed, job.budget)
        table.play(state)
        shares, _ = outcome(job, state, table, 0)
        fair = sum(shares) / len(parties)  # nothing, where nobody wins
        found.append({name: share - fair for name, share in zip(names, shares, strict=True)})
    return found
