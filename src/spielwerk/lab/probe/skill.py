"""Skill and luck: how much a better player wins, and where the rest comes from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine.chance import scramble
from spielwerk.games import game as find_game
from spielwerk.lab.lens import lens_of
from spielwerk.lab.probe.answer import Answer, AnswerRow, Asked, Progress
from spielwerk.lab.probe.outcomes import collect, outcome, party_names
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import Estimate, between, share_of

LADDER = ("random", "level1", "level2", "level3@20")  # or the bots that are asked for
SET_UP, DECK, DICE = range(1, 4)  # what settles a game, in this order
SOURCES = {SET_UP: "set-up", DECK: "deck", DICE: "dice"}
REPEATS = 4  # games in which the same things are fixed


def pairs(asked: Asked) -> list[tuple[str, str]]:
    """A better bot among worse ones: neighbours on the ladder."""
    ladder = asked.plan.bots if len(asked.plan.bots) > 1 else LADDER
    return [(ladder[place + 1], ladder[place]) for place in range(len(ladder) - 1)]


def sources_of(job: Job) -> list[int]:
    """What chance a game has: one without hidden cards has no luck of the deck."""
    game = find_game(job.game, job.pack, job.changes)
    dealt = []
    for chance in (1, 2):
        state = game.redeal(game.new(job.players, job.seed, job.options), None, chance)
        state.rng = 0
        dealt.append(game.to_json(state))
    return [source for source in SOURCES if source != DECK or dealt[0] != dealt[1]]


def groups(asked: Asked) -> int:
    """How many groups of games with the same things fixed."""
    return max(8, asked.plan.games // REPEATS)


def games_of(asked: Asked, better: str) -> int:
    """How many games a pair plays; a bot that searches is slow and plays fewer."""
    slow = better.startswith(("level3", "level4", "level5"))
    return min(asked.plan.games, max(6, asked.plan.games // 5)) if slow else asked.plan.games


def size(asked: Asked) -> int:
    """How many games it takes."""
    fixed = groups(asked) * REPEATS * len(sources_of(asked.job))
    return fixed + sum(games_of(asked, better) for better, _ in pairs(asked))


def ask(asked: Asked, step: Progress) -> Answer:
    """The levels against each other, then luck by its source."""
    job = asked.job
    parties = len(party_names(job))
    rows, steps = [], []
    for better, worse in pairs(asked):
        games = games_of(asked, better)
        task = partial(play_pair, job, better, worse)
        won = collect(task, range(games), asked.workers, step)
        figure = share_of(sum(won), len(won), 1 / parties)
        note = partial(_fair, 1 / parties, games)
        steps.append((better, worse, figure))
        rows.append(AnswerRow(partial(_pair, better, worse), figure, p=figure.p, note=note))
        asked.tell(Answer("skill", list(rows), middle=None, difference=False))
    luck = sources(asked, step)
    rows += [AnswerRow(partial(_source, name), figure) for name, figure in luck]
    told = partial(_told, 1 / parties, steps)
    return Answer("skill", rows, told=told, middle=None, difference=False)


def _told(fair: float, steps: Sequence[tuple[str, str, Estimate]], say: Sayer) -> list[str]:
    """The skill curve in words: which steps up pay, and which show nothing."""
    climbed = " · ".join(
        [steps[0][1], *(f"{better} {say.share(won.value)}" for better, _, won in steps)]
    )
    said = [say("skill-curve", steps=climbed, fair=say.share(fair))]
    flat = [_pair(better, worse, say) for better, worse, won in steps if won.low <= fair]
    return [*said, say("skill-flat", names=", ".join(flat)) if flat else say("skill-pays")]


def _pair(better: str, worse: str, say: Sayer) -> str:
    return say("skill-pair", better=better, worse=worse)


def _fair(fair: float, games: int, say: Sayer) -> str:
    return say("skill-fair", fair=say.share(fair), games=games)


def _source(name: str, say: Sayer) -> str:
    return say(f"luck-{name}")


def play_pair(job: Job, better: str, worse: str, numbers: Sequence[int]) -> list[float]:
    """The win share of the better bot, which sits in another place from game to game."""
    game = find_game(job.game, job.pack, job.changes)
    lens = lens_of(job.game)
    found = []
    for number in numbers:
        seed = job.seed + number
        state: Any = game.new(job.players, seed, job.options)
        own = number % len(lens.parties(state))
        seats = [better if lens.party(state, seat) == own else worse for seat in range(job.players)]
        table = SeatedBots(game, seats, seed)
        table.play(state)
        found.append(outcome(job, state, table, 0)[0][own])
    return found


def sources(asked: Asked, step: Progress) -> list[tuple[str, Estimate]]:
    """The share of who wins that is settled by the set-up, then the deck, then the dice."""
    known: list[Estimate] = []
    chances = sources_of(asked.job)
    for fixed in chances:
        task = partial(play_fixed, asked.job, fixed)
        found = collect(task, range(groups(asked)), asked.workers, step)
        for _ in found:
            step(REPEATS - 1)
        known.append(between(found))
    rows: list[tuple[str, Estimate]] = []
    before = Estimate(0.0, 0.0, 0.0)
    for source, after in zip(chances, known, strict=True):
        rows.append((SOURCES[source], _more(before, after)))
        before = after
    rest = Estimate(1 - before.value, 1 - before.high, 1 - before.low, n=before.n)
    return [*rows, ("bots", rest)]


def _more(before: Estimate, after: Estimate) -> Estimate:
    """What is settled by fixing one thing more."""
    half = ((after.high - after.low) ** 2 + (before.high - before.low) ** 2) ** 0.5 / 2
    value = max(0.0, after.value - before.value)
    return Estimate(value, max(0.0, value - half), min(1.0, value + half), n=after.n)


def play_fixed(job: Job, fixed: int, numbers: Sequence[int]) -> list[list[list[float]]]:
    """For each number: games alike in all that is settled up to `fixed`, all else varied."""
    game = find_game(job.game, job.pack, job.changes)
    found = []
    for number in numbers:
        group = []
        for repeat in range(REPEATS):
            chance = random.Random(f"{job.seed} {number} {repeat}")
            same = random.Random(f"{job.seed} {number}")
            state: Any = game.new(job.players, job.seed + number, job.options)
            state = game.redeal(state, None, (same if fixed >= DECK else chance).getrandbits(62))
            state.rng = scramble((same if fixed >= DICE else chance).getrandbits(62))
            seats = [job.bots[-1]] * job.players  # equals: skill is no luck
            table = SeatedBots(game, seats, chance.getrandbits(62))
            table.play(state)
            group.append(outcome(job, state, table, 0)[0])
        found.append(group)
    return found
