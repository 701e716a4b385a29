"""After a game, decision by decision: what a choice was worth beside the best that a search finds.

What was played stands first in the race, so that every other option is compared with it on the same
deals and the same luck. The most promising one is then compared once more on fresh deals: the best
of many is the luckiest of many too, and nobody is blamed for another's luck.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from spielwerk.bots.advise import reasons
from spielwerk.bots.base import Budget
from spielwerk.bots.brain import Brain, brain
from spielwerk.bots.levels import FEW, Prior
from spielwerk.bots.search import think
from spielwerk.engine import Game, Option
from spielwerk.engine.record import Record, play
from spielwerk.engine.view import Choice, Text

Verdict = Literal["best", "good", "slip", "mistake", "blunder"]

SURE = 2.0  # standard errors by which the other choice must be better to be called better
VERDICTS: tuple[tuple[float, Verdict], ...] = (  # what was given away, at least
    (0.12, "blunder"),
    (0.05, "mistake"),
    (0.02, "slip"),
    (0.0, "good"),
)


@dataclass(frozen=True, slots=True)
class Grade:
    """A decision as it was made."""

    at: int  # the number of the recorded move
    round: int
    before: float  # the chance with the best choice that was found
    after: float  # the chance with what was played
    noise: float  # by how much the difference may be wrong, either way (95 %)
    verdict: Verdict
    played: Choice
    advised: Choice | None = None  # what would have been better
    why: list[Text] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Grades:
    """A stretch of a seat's decisions, judged."""

    grades: list[Grade]
    first: int  # the number of the first of them
    total: int  # how many decisions of the seat can be judged


def grade(
    game: Game[Any],
    record: Record,
    seat: int,
    stretch: range,
    budget: Budget,
    rng: random.Random,
    prior: Prior | None = None,
    knows: Brain[Any, Any] | None = None,
) -> Grades:
    """Judge these of a seat's decisions, each for as long as the budget lasts."""
    knows = knows or brain(game.id)
    made = decisions(game, record, seat, knows)
    chosen = [made[number] for number in stretch if number < len(made)]
    found = [
        _judged(game, at, state, choice, budget, rng, prior, knows) for at, state, choice in chosen
    ]
    return Grades(found, stretch.start, len(made))


def decisions(
    game: Game[Any], record: Record, seat: int, knows: Brain[Any, Any]
) -> list[tuple[int, Any, Option]]:
    """The decisions of a seat in a recorded game that are worth judging: its move, before, choice.

    Routine is left out: no search has ever gained by it.
    """
    state = record.begin(game)
    found = []
    for number, move in enumerate(record.moves):
        own = state.player == seat and not move["interjection"]
        if own and type(state.stack[-1]) not in knows.routine:
            found.append((number, state.copy(), move["choice"]))
        play(state, move, f"move {number + 1}")
    return found


def _judged(
    game: Game[Any],
    at: int,
    state: Any,
    choice: Option,
    budget: Budget,
    rng: random.Random,
    prior: Prior | None,
    knows: Brain[Any, Any],
) -> Grade:
    """One decision: a race against what was played, then a fresh look at who won it."""
    seat = state.player
    believed = game.redeal(state, seat, rng)
    liked = prior(game, believed, seat, rng) if prior else knows.order(believed, rng)
    order = [choice, *(option for option in liked if option != choice)]
    half = _half(budget)
    look = replace(knows.looks(believed)[0], options=FEW)
    race = think(game, knows, believed, seat, half, rng, look=look, order=order)
    rival = max(race.candidates[1:], key=lambda one: one.edge())
    pair = think(game, knows, believed, seat, half, rng, look=look, order=[choice, rival.option])
    after = pair.thumb.node.mean(seat)
    gain, error = pair.candidates[1].edge(), pair.candidates[1].error()
    better = gain > SURE * error
    lost = min(gain, 1.0 - after) if better else 0.0
    verdict = verdict_of(lost, first=choice == liked[0])
    amiss = verdict not in ("best", "good")
    return Grade(
        at=at,
        round=game.round(state),
        before=after + lost,
        after=after,
        noise=1.96 * error,
        verdict=verdict,
        played=game.choice(state, choice),
        advised=game.choice(state, rival.option) if amiss else None,
        why=reasons(game, believed, seat, rival.option) if amiss else [],
    )


def verdict_of(lost: float, first: bool) -> Verdict:
    """What to call a choice that gave so much away; `first`: it was the bot's own."""
    found = next(name for least, name in VERDICTS if lost >= least)
    return "best" if found == "good" and first else found


def _half(budget: Budget) -> Budget:
    """Half of the time, or of the iterations; at least one comparison of a pair."""
    return Budget(
        seconds=budget.seconds and budget.seconds / 2,
        iterations=budget.iterations and max(4, budget.iterations // 2),
    )
