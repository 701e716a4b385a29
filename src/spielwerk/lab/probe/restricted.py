"""Restricted play: what is it worth to be allowed to …? A bot that never does it tells.

A positive worth says how much win share is lost without it; a negative one names a trap, something
the bots would better leave alone.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from fnmatch import fnmatch
from functools import cache, partial
from typing import Any

from spielwerk.bots import Bot, Budget
from spielwerk.bots.drive import Table
from spielwerk.engine import Game, Option
from spielwerk.games import game as find_game
from spielwerk.lab.lenses import lens_of
from spielwerk.lab.probe.answer import Answer, Asked, Row, Step
from spielwerk.lab.probe.outcomes import collect, outcome, outcomes
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import holm, paired

SAMPLE = 6  # games that show which choices there are
Pairs = tuple[tuple[str, str], ...]  # switches or changed entries, as a key of the cache
QUIET = ("done", "pass")  # choices that end something; forbidding them is no question


class Restricted:
    """A bot that never makes a choice of one kind while there is another."""

    def __init__(self, bot: Bot, thing: str) -> None:
        self.name = bot.name
        self._bot = bot
        self._thing = thing

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """What the bot chooses, if that is allowed; else what it chooses among the rest."""
        wanted = self._bot.choose(game, state, seat, budget, rng)
        if self._thing not in things_of(game, state, wanted):
            return wanted
        allowed = [
            option
            for option in state.options()
            if self._thing not in things_of(game, state, option)
        ]
        if not allowed:
            return wanted
        if len(allowed) == 1:
            only: Option = allowed[0]
            return only
        state.asked = allowed
        try:
            wanted = self._bot.choose(game, state, seat, budget, rng)
        except (IndexError, ValueError):  # rules of thumb that count on the missing options
            wanted = allowed[0]
        return wanted if wanted in allowed else _quiet(game, state, allowed)

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """As the bot does."""
        return self._bot.interject(game, state, seat, rng)


def _quiet(game: Game[Any], state: Any, allowed: Sequence[Option]) -> Option:
    for option in allowed:
        if game.choice(state, option)["verb"] in QUIET:
            return option
    return allowed[0]


def things_of(game: Game[Any], state: Any, option: Option) -> set[str]:
    """What a choice is: its kind, and the cards it is about."""
    choice = game.choice(state, option)
    found = {f"verb-{choice['verb']}"}
    if choice["verb"] not in lens_of(game.id).looks:
        for target in choice["targets"]:
            type, _, value = target.partition(":")
            if type == "card":
                found.add(str(game.term("card", int(value))))
    return found


def ask(asked: Asked, step: Step) -> Answer:
    """The worth of every kind of choice and of every card."""
    job = asked.job
    free = outcomes(job, asked.plan.games, asked.workers, step)
    rows = []
    for side in sides(job):
        for thing in things(asked):
            task = partial(play_restricted, job, thing, side)
            held = collect(task, range(asked.plan.games), asked.workers, step)
            who = [_restricted(side, number, job) for number in range(len(held))]
            before = [free[number][0][party] for number, party in enumerate(who)]
            after = [held[number][0][party] for number, party in enumerate(who)]
            lost = paired(after, before)  # what being free is worth
            rows.append((side, thing, lost))
    ps = holm([figure.p for *_, figure in rows])
    found = [
        Row(partial(_label, side, thing), figure, p=p)
        for (side, thing, figure), p in zip(rows, ps, strict=True)
    ]
    found.sort(key=lambda row: -row.figure.value)
    return Answer("restricted", found, told=partial(_told, found), both_ends=True)


def _told(rows: Sequence[Row], say: Sayer) -> list[str]:
    traps = [row.label(say) for row in rows if row.p < 0.05 and row.figure.value < 0]
    return [say("probe-traps", names=", ".join(traps))] if traps else []


def _label(side: int, thing: str, say: Sayer) -> str:
    name = say.name(thing) if thing.startswith("card-") else say.verb(thing[5:])
    return (
        name
        if side < 0
        else say("by-side", name=name, side=say.name(f"side-{('empire', 'rebels')[side]}"))
    )


def size(asked: Asked) -> int:
    """How many games it takes."""
    return asked.plan.games * (1 + len(things(asked)) * len(sides(asked.job)))


def sides(job: Job) -> list[int]:
    """Whom to restrict: each side in turn, or -1 for one seat that changes from game to game."""
    return [0, 1] if lens_of(job.game).shared_win else [-1]


def things(asked: Asked) -> list[str]:
    """The kinds of choices and the cards that turn up in a few games, and that are wanted."""
    plan = asked.plan
    options, changes = tuple(plan.options.items()), tuple(plan.changes.items())
    found = _seen(plan.game, plan.players[0], plan.bots, plan.seed, plan.pack, options, changes)
    quiet = {f"verb-{verb}" for verb in QUIET}
    return [name for name in found if fnmatch(name, asked.only) and name not in quiet]


@cache
def _seen(
    game_id: str,
    players: int,
    bots: tuple[str, ...],
    seed: int,
    pack: str,
    options: Pairs,
    changes: Pairs,
) -> tuple[str, ...]:
    game = find_game(game_id, pack or None, dict(changes))
    counted: Counter[str] = Counter()
    for number in range(SAMPLE):
        state: Any = game.new(players, seed + number, dict(options))
        table = Table(game, [bots[seat % len(bots)] for seat in range(players)], seed + number)
        while not state.over:
            for option in state.options():
                counted.update(things_of(game, state, option))
            option = table.choose(state)
            assert option is not None
            state.apply(option)
    return tuple(sorted(counted, key=lambda name: (name.startswith("card-"), -counted[name])))


def _restricted(side: int, number: int, job: Job) -> int:
    """The party that is restricted in a game."""
    return side if side >= 0 else number % job.players


def play_restricted(job: Job, thing: str, side: int, numbers: Sequence[int]) -> list[Any]:
    """Games in which one party never chooses `thing`."""
    game = find_game(job.game, job.pack, job.changes)
    lens = lens_of(job.game)
    found = []
    for number in numbers:
        seed = job.seed + number
        state: Any = game.new(job.players, seed, job.options)
        table = Table(game, job.seats(number), seed)
        for seat, bot in enumerate(table.bots):
            if lens.party(state, seat) == _restricted(side, number, job):
                assert bot is not None
                table.bots[seat] = Restricted(bot, thing)
        table.play(state)
        found.append(outcome(job, state, table, game.round(state)))
    return found
