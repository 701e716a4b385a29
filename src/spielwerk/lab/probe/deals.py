"""Forced deals: what is a card worth to whom it is dealt? Chance picks the seat, so it is the card.

Every game is played twice on the same seed: one seat, another from game to game, gets the card
before the first turn in place of one that it was dealt, or any card of its kind. Who takes a card
himself may be ahead already; whom it is dealt to is not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from functools import partial
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.games import game as find_game
from spielwerk.lab.lens import lens_of
from spielwerk.lab.probe import rounds
from spielwerk.lab.probe.answer import SURE, Answer, AnswerRow, Asked, Progress
from spielwerk.lab.probe.kept import Figures
from spielwerk.lab.probe.outcomes import collect, outcome
from spielwerk.lab.probe.rounds import ask_all
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import paired


def questions(asked: Asked) -> list[str]:
    """The cards that can be dealt to a seat, and that are wanted."""
    job = asked.job
    game = find_game(job.game, job.pack, job.changes)
    state = game.new(job.players, job.seed, job.options)
    return [one for one in lens_of(job.game).dealt(state) if fnmatch(one, asked.only)]


def size(asked: Asked) -> int:
    """How many games it takes."""
    cards = len(questions(asked))
    return rounds.size(asked, cards) if cards else 0


def ask(asked: Asked, step: Progress) -> Answer:
    """The worth of every card to whom it is dealt."""
    cards = questions(asked)
    if not cards:
        return Answer("deals", told=_none)
    found = [
        AnswerRow(partial(_label, answer.question), answer.estimate, p=answer.p, note=answer.note)
        for answer in ask_all(asked, "deals", cards, partial(_judge, asked, step), step)
    ]
    found.sort(key=lambda row: -row.figure.value)
    return Answer("deals", found, told=partial(_told, found), both_ends=True)


def _label(card: str, say: Sayer) -> str:
    return say.name(card)


def _none(say: Sayer) -> list[str]:
    return [say("deals-none")]


def _told(rows: Sequence[AnswerRow], say: Sayer) -> list[str]:
    sure = [row for row in rows if row.p < SURE]
    said = []
    for id, names in (
        ("deals-help", [row.label(say) for row in sure if row.figure.value > 0]),
        ("deals-hurt", [row.label(say) for row in sure if row.figure.value < 0]),
    ):
        said.append(say(id, names=", ".join(names)) if names else say(f"{id}-none"))
    return said


def _judge(
    asked: Asked, step: Progress, job: Job, cards: Sequence[str], games: int
) -> Iterator[tuple[str, Figures]]:
    """What the card changes for whom it is dealt to, on the same seeds."""
    before = collect(partial(play_dealt, job, ""), range(games), asked.workers, step)
    for card in cards:
        after = collect(partial(play_dealt, job, card), range(games), asked.workers, step)
        yield card, [("", paired(before, after))]


def play_dealt(job: Job, card: str, numbers: Sequence[int]) -> list[float]:
    """The win share of the seat that a card is dealt to; "": any card of its kind."""
    game = find_game(job.game, job.pack, job.changes)
    lens = lens_of(job.game)
    found = []
    for number in numbers:
        seed = job.seed_of(number)
        state: Any = game.new(job.players, seed, job.options)
        seat = number % job.players
        lens.deal(state, seat, card, random.Random(f"deal {seed}"))
        if not state.over:
            state.asked = state.decision.options(state)
        table = SeatedBots(game, job.seats(number), seed, job.budget)
        table.play(state)
        found.append(outcome(job, state, table, 0)[0][lens.party(state, seat)])
    return found
