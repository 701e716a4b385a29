"""What a finished game is worth to each seat, by name.

Counterweight is semi-cooperative: when the station fails, or the inspector is ahead, nobody wins.
That is 0 for everybody by `win`, -1 for everybody by `rank` and 0 by `score`, so that by all three
the first aim is a station that stands, and the second to be ahead of the others. The Rebels of
Rebellion win and lose together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.engine import SpielwerkError

Reward = Callable[[Any], list[float]]


class UnknownReward(SpielwerkError):
    """No reward of that name."""


def win(state: Any) -> list[float]:
    """A whole win shared among the winners; 0 for everybody else. Values 0 to 1."""
    winners = state.winners()
    share = 1.0 / len(winners) if winners else 0.0
    return [share if seat in winners else 0.0 for seat in range(state.players)]


def rank(state: Any) -> list[float]:
    """The share of opponents behind less the share ahead: 1 first, -1 last or nobody has won."""
    winners = state.winners()
    if not winners:
        return [-1.0] * state.players
    if state.players == 1:
        return [1.0]
    scores = state.scores()
    places = [
        (seat in winners, 0 if seat in winners else scores[seat]) for seat in range(len(scores))
    ]
    return [
        sum((own > other) - (own < other) for other in places) / (len(places) - 1) for own in places
    ]


def score(state: Any) -> list[float]:
    """The points at the end; none for anybody when a game for all together is lost."""
    if not state.winners() and state.players > 1:
        return [0.0] * state.players
    return [float(points) for points in state.scores()]


def margin(state: Any) -> list[float]:
    """The own points less those of the others on average, as a share of all points.

    It tells better from worse where nobody has won, too: where play is so weak that games are never
    won, the others are the same for everybody in every game, and nothing can be learned from them.
    """
    scores = [max(0, points) for points in state.scores()]
    total, rivals = sum(scores), len(scores) - 1
    if not total:
        return [0.0] * len(scores)
    if not rivals:
        return [1.0]
    return [(own - (total - own) / rivals) / total for own in scores]


REWARDS: dict[str, Reward] = {"win": win, "rank": rank, "score": score, "margin": margin}
BOUNDS: dict[str, tuple[float, float]] = {
    "win": (0, 1),
    "rank": (-1, 1),
    "score": (-1000, 1000),
    "margin": (-1, 1),
}


def reward(name: str) -> Reward:
    """The reward of a name."""
    if name not in REWARDS:
        raise UnknownReward(f"There is no reward '{name}'; there are {', '.join(REWARDS)}.")
    return REWARDS[name]
