"""Restricted play: what is it worth to be allowed to …? A bot that never does it tells.

A positive worth says how much win share is lost without it; a negative one names a trap, something
the bots would better leave alone.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from functools import cache, partial
from sys import intern
from typing import Any

from spielwerk.bots import Bot, Budget
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Game, Option
from spielwerk.games import game as find_game
from spielwerk.lab.lens import lens_of
from spielwerk.lab.probe import rounds
from spielwerk.lab.probe.answer import SURE, Answer, AnswerRow, Asked, Progress
from spielwerk.lab.probe.kept import Figures
from spielwerk.lab.probe.outcomes import collect, outcome
from spielwerk.lab.probe.rounds import Found, ask_all
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import paired

SAMPLE = 6  # games that show which choices there are
Question = tuple[int, str]  # the side that is kept from something, and what it is
Pairs = tuple[tuple[str, str], ...]  # switches or changed entries, as a key of the cache
QUIET = ("done", "pass")  # choices that end something; forbidding them is no question


class Noted:
    """A free bot, and what it chose in a game."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.chosen: set[str] = set()
        self._bot = bot

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """What the bot chooses."""
        wanted = self._bot.choose(game, state, seat, budget, rng)
        self.chosen |= things_of(game, state, wanted)
        return wanted

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """As the bot does."""
        return self._bot.interject(game, state, seat, rng)


class Restricted(Noted):
    """A bot that never makes a choice of one kind while there is another.

    Where that leads it out of a question which it has opened itself, it does not open it again at
    once: it would go round in circles.
    """

    def __init__(self, bot: Bot, thing: str) -> None:
        super().__init__(bot)
        self._thing = thing
        self._before: tuple[str, Option] = ("", 0)  # the question answered last, and the answer
        self._turned = False  # whether that was another answer than the bot wanted to give
        self._circles: set[tuple[str, Option]] = set()

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """What the bot chooses, if that is allowed; else what it chooses among the rest."""
        asked: str = state.decision.name
        wanted = self._bot.choose(game, state, seat, budget, rng)
        barred = self._thing in things_of(game, state, wanted)
        if barred and self._before[0] != asked:
            self._circles.add(self._before)
        elif not barred and not self._turned:
            self._circles.clear()
        self._turned = barred
        if barred or (asked, wanted) in self._circles:
            wanted = self._otherwise(game, state, seat, budget, rng, wanted)
        self._before = asked, wanted
        return wanted

    def _otherwise(
        self,
        game: Game[Any],
        state: Any,
        seat: int,
        budget: Budget,
        rng: random.Random,
        wanted: Option,
    ) -> Option:
        asked = state.decision.name
        allowed: list[Option] = [
            option
            for option in state.options()
            if self._thing not in things_of(game, state, option)
            and (asked, option) not in self._circles
        ]
        if not allowed:
            return wanted
        if len(allowed) == 1:
            return allowed[0]
        state.asked = allowed
        try:
            wanted = self._bot.choose(game, state, seat, budget, rng)
        except (IndexError, ValueError):  # rules of thumb that count on the missing options
            wanted = allowed[0]
        return wanted if wanted in allowed else _quiet(game, state, allowed)


def _quiet(game: Game[Any], state: Any, allowed: Sequence[Option]) -> Option:
    for option in allowed:
        if game.choice(state, option)["verb"] in QUIET:
            return option
    return allowed[0]


def things_of(game: Game[Any], state: Any, option: Option) -> set[str]:
    """What a choice is: its kind, and the cards it is about; who may not play one takes none."""
    choice = game.choice(state, option)
    found = {f"verb-{choice['verb']}"}
    lens = lens_of(game.id)
    if choice["verb"] not in lens.looks or choice["verb"] in lens.takes:
        for target in choice["targets"]:
            type, _, value = target.partition(":")
            if type == "card":
                found.add(str(game.term("card", int(value), game.Options())))
    return found


def ask(asked: Asked, step: Progress) -> Answer:
    """The worth of every kind of choice and of every card."""
    found = _rows(
        ask_all(
            asked,
            "restricted",
            questions(asked),
            partial(_judge, asked, step),
            step,
            lambda so_far: asked.tell(Answer("restricted", _rows(so_far), both_ends=True)),
        )
    )
    return Answer("restricted", found, told=partial(_told, found), both_ends=True)


def _rows(found: Sequence[Found[Question]]) -> list[AnswerRow]:
    """What is worth most first."""
    rows = [
        AnswerRow(partial(_label, *answer.question), answer.estimate, p=answer.p, note=answer.note)
        for answer in found
    ]
    return sorted(rows, key=lambda row: -row.figure.value)


def _judge(
    asked: Asked, step: Progress, job: Job, questions: Sequence[Question], games: int
) -> Iterator[tuple[Question, Figures]]:
    """What being free is worth."""
    for question, before, after in with_and_without(
        job, questions, range(games), asked.workers, step
    ):
        yield question, [("", paired(after, before))]


def with_and_without(
    job: Job, questions: Sequence[Question], numbers: range, workers: int, step: Progress
) -> Iterator[tuple[Question, list[float], list[float]]]:
    """The win shares of who is kept from something, in free games and in those where he is.

    Only games in which it was made use of are played again.
    """
    free = dict(zip(numbers, collect(partial(play_free, job), numbers, workers, step), strict=True))
    for side, thing in questions:
        who = {number: _restricted(side, number, job) for number in numbers}
        before = {number: free[number][0][who[number]] for number in numbers}
        turned = [number for number in numbers if thing in free[number][1][who[number]]]
        step(len(numbers) - len(turned))
        held = collect(partial(play_restricted, job, thing, side), turned, workers, step)
        after = dict(before)
        for number, (shares, _) in zip(turned, held, strict=True):
            after[number] = shares[who[number]]
        yield (side, thing), list(before.values()), list(after.values())


def _told(rows: Sequence[AnswerRow], say: Sayer) -> list[str]:
    sure = [row for row in rows if row.p < SURE]
    said = []
    for id, names in (
        ("probe-worth", [row.label(say) for row in sure if row.figure.value > 0]),
        ("probe-traps", [row.label(say) for row in sure if row.figure.value < 0]),
    ):
        said.append(say(id, names=", ".join(names)) if names else say(f"{id}-none"))
    return said


def _label(side: int, thing: str, say: Sayer) -> str:
    name = say.name(thing) if thing.startswith("card-") else say.verb(thing[5:])
    return (
        name
        if side < 0
        else say("by-side", name=name, side=say.name(f"side-{('empire', 'rebels')[side]}"))
    )


def size(asked: Asked) -> int:
    """How many games it takes."""
    return rounds.size(asked, len(questions(asked)))


def questions(asked: Asked) -> list[Question]:
    """Everything that somebody could be kept from."""
    return [(side, thing) for side in sides(asked.job) for thing in things(asked)]


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
        table = SeatedBots(game, [bots[seat % len(bots)] for seat in range(players)], seed + number)
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


def play_free(job: Job, numbers: Sequence[int]) -> list[tuple[list[float], list[set[str]]]]:
    """Games as they are: the win shares, and what each party chose."""
    game = find_game(job.game, job.pack, job.changes)
    lens = lens_of(job.game)
    found = []
    for number in numbers:
        seed = job.seed + number
        state: Any = game.new(job.players, seed, job.options)
        table = SeatedBots(game, job.seats(number), seed)
        noted = [Noted(bot) for bot in table.bots if bot is not None]
        table.bots[:] = noted
        table.play(state)
        shares, _ = outcome(job, state, table, 0)
        chosen: list[set[str]] = [set() for _ in shares]
        for seat, bot in enumerate(noted):
            chosen[lens.party(state, seat)].update(map(intern, bot.chosen))
        found.append((shares, chosen))
    return found


def play_restricted(job: Job, thing: str, side: int, numbers: Sequence[int]) -> list[Any]:
    """Games in which one party never chooses `thing`."""
    game = find_game(job.game, job.pack, job.changes)
    lens = lens_of(job.game)
    found = []
    for number in numbers:
        seed = job.seed + number
        state: Any = game.new(job.players, seed, job.options)
        table = SeatedBots(game, job.seats(number), seed)
        for seat, bot in enumerate(table.bots):
            if lens.party(state, seat) == _restricted(side, number, job):
                assert bot is not None
                table.bots[seat] = Restricted(bot, thing)
        table.play(state)
        found.append(outcome(job, state, table, game.round(state)))
    return found
