"""Whole games at one ply: some seats by a net, the others by another one or by rules of thumb."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from spielwerk.bots.base import NO_BUDGET, Bot
from spielwerk.bots.brain import Brain
from spielwerk.engine import Option
from spielwerk.learn.judge import Judge
from spielwerk.study.description import Description

Player = Judge | Bot | None  # a net, somebody else, or rules of thumb


def choice(
    description: Description,
    knows: Brain[Any, Any],
    judge: Player,
    state: Any,
    rng: random.Random,
) -> Option:
    """What a net says of a re-deal; routine, and seats without a net, go by rules of thumb."""
    if judge is not None and not isinstance(judge, Judge):
        believed = description.believed(state, state.player, rng)
        return judge.choose(description.game, believed, state.player, NO_BUDGET, rng)
    if judge is None or type(state.stack[-1]) in knows.routine:
        return knows.thumb(state, rng)
    seat: int = state.player
    return judge.best(description.believed(state, seat, rng), seat, rng)


def play(
    description: Description, knows: Brain[Any, Any], judges: Sequence[Player], seed: int
) -> Any:
    """A game to its end; nobody interjects."""
    rng = random.Random(seed)
    state = description.new(seed)
    while not state.over:
        state.apply(choice(description, knows, judges[state.player], state, rng))
    return state


def parties(knows: Brain[Any, Any], players: int) -> list[tuple[int, ...]]:
    """The seats that one takes together: a side, or one seat where there are none."""
    return list(knows.sides(players).values()) or [(seat,) for seat in range(players)]


def score(
    description: Description,
    knows: Brain[Any, Any],
    judge: Player,
    rival: Player,
    seed: int,
) -> float:
    """How one fares against another on one seed, from every seat or side: 0 to 1, level is 0.5.

    Alone one is compared with how the other does on the same seed.
    """
    players = description.players
    groups = parties(knows, players)
    if players == 1:
        alone, before = (
            bool(play(description, knows, [one], seed).winners()) for one in (judge, rival)
        )
        return 0.5 + (alone - before) / 2
    won = 0.0
    for own in groups:
        seats = [judge if seat in own else rival for seat in range(players)]
        state = play(description, knows, seats, seed)
        winners = set(state.winners())
        winning = [group for group in groups if winners & set(group)]
        won += (own in winning) / len(winning) if winning else 0.0
    share = won / len(groups)
    fair = 1 / len(groups)
    return share * (1 - fair) / (share * (1 - fair) + (1 - share) * fair)
