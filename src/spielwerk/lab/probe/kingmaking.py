"""Kingmaking: does somebody who can't win any more decide which of the others does?

Late decisions are taken up again: each of some options is played out several times on the same
chances. Who wins in none of these games can't win; the two options that turn the win of another
most are then played out anew on fresh chances, and only those say how much the choice turns.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Option
from spielwerk.engine.chance import scramble
from spielwerk.games import game as find_game
from spielwerk.lab.lens import lens_of
from spielwerk.lab.probe.answer import Answer, AnswerRow, Asked, Progress
from spielwerk.lab.probe.outcomes import collect, outcome, party_names
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import Estimate, mean_of, share_of

LATE = 1 / 3  # of a game's decisions
TRIED = 2  # of them, a game
OPTIONS = 4  # at most, of each
FIRST = 5  # games an option, to see who can win and what turns most
AGAIN = 8  # games of the two that turn most, on fresh chances
MUCH = 0.1  # of a win, that such a choice turns on average: people mind
Shares = list[float]  # of the win, by party


@dataclass
class Seen:
    """What a game showed."""

    tried: int
    swings: list[float]  # of each decision by who can't win: how much of another's win it turns


def size(asked: Asked) -> int:
    """How many games are taken up; with two sides nobody can decide between others."""
    return asked.plan.games if len(party_names(asked.job)) > 2 else 0


def ask(asked: Asked, step: Progress) -> Answer:
    """How often a late choice is made by who can't win, and how much it turns."""
    job = asked.job
    if not size(asked):
        return Answer("kingmaking", told=_nobody, middle=None, difference=False)
    seen: list[Seen] = collect(partial(look, job), range(asked.plan.games), asked.workers, step)
    tried = sum(one.tried for one in seen)
    hopeless = share_of(sum(len(one.swings) for one in seen), tried)
    swing = mean_of([sum(one.swings) / len(one.swings) for one in seen if one.swings])
    rows = [
        AnswerRow(partial(_say, "kings-hopeless"), hopeless),
        AnswerRow(partial(_say, "kings-swing"), swing, p=swing.p),
    ]
    return Answer(
        "kingmaking", rows, told=partial(_told, hopeless, swing), middle=None, difference=False
    )


def found(swing: Estimate) -> bool:
    """Whether such choices turn so much that people mind."""
    return swing.n > 1 and swing.low > MUCH


def _say(id: str, say: Sayer) -> str:
    return say(id)


def _nobody(say: Sayer) -> list[str]:
    return [say("kings-two")]


def _told(hopeless: Estimate, swing: Estimate, say: Sayer) -> list[str]:
    if not swing.n:
        return [say("kings-none")]
    id = "kings-found" if found(swing) else "kings-not-found"
    return [say(id, share=say.share(hopeless.value), swing=say.interval(swing), games=swing.n)]


def look(job: Job, numbers: Sequence[int]) -> list[Seen]:
    """Games, with some of their late decisions taken up again."""
    game = find_game(job.game, job.pack, job.changes)
    found = []
    for number in numbers:
        seed = job.seed_of(number)
        state: Any = game.new(job.players, seed, job.options)
        table = SeatedBots(game, job.seats(number), seed, job.budget)
        passed: list[Any] = []
        while not state.over:
            for seat, said in table.interjections(state):
                if said in state.interjections(seat):
                    state.interject(seat, said)
            if state.over:
                break
            passed.append(state.copy())
            option = table.choose(state)
            assert option is not None
            state.apply(option)
        rng = random.Random(f"kings {seed}")
        late = passed[-max(1, round(len(passed) * LATE)) :]
        some = rng.sample(late, min(TRIED, len(late)))
        swings = [turned for one in some if (turned := swing_of(job, number, one, rng)) is not None]
        found.append(Seen(len(some), swings))
    return found


def swing_of(job: Job, number: int, state: Any, rng: random.Random) -> float | None:
    """How much of another's win the choice turns; None if who makes it can still win."""
    own = lens_of(job.game).party(state, state.player)
    options = list(state.asked)
    some = rng.sample(options, min(OPTIONS, len(options)))
    chances = [rng.getrandbits(62) for _ in range(FIRST)]
    shares = {option: _played(job, number, state, option, chances) for option in some}
    if len(some) < 2 or any(one[own] for one in shares.values()):
        return None
    others = [party for party in range(len(shares[some[0]])) if party != own]
    best, worst, party = max(
        (
            (a, b, party)
            for pair in combinations(some, 2)
            for a, b in (pair, pair[::-1])
            for party in others
        ),
        key=lambda turn: shares[turn[0]][turn[2]] - shares[turn[1]][turn[2]],
    )
    fresh = [rng.getrandbits(62) for _ in range(AGAIN)]
    more, less = (_played(job, number, state, option, fresh)[party] for option in (best, worst))
    return more - less


def _played(job: Job, number: int, state: Any, option: Option, chances: Sequence[int]) -> Shares:
    """Who wins after an option, on average; what the chooser can't know is dealt anew."""
    game = find_game(job.game, job.pack, job.changes)
    total: Shares = []
    for chance in chances:
        other = game.redeal(state, state.player, chance)
        other.rng = scramble(chance)
        other.apply(option)
        table = SeatedBots(game, job.seats(number), chance, job.budget)
        table.play(other)
        shares, _ = outcome(job, other, table, 0)
        total = [a + b for a, b in zip(total or [0.0] * len(shares), shares, strict=True)]
    return [share / len(chances) for share in total]
