"""Fit the weights of `bots/evaluate` to games of rules of thumb: `python -m tests.bots.fit GAME`.

Positions are taken where a stage begins, in games with some random choices, and the features of
each are fitted to how its game ended. Run it anew when rules, data or rules of thumb have changed
much, and copy what it prints.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Any

import spielwerk
from spielwerk.bots.evaluate import counterweight, rebellion, state51
from spielwerk.bots.lore import lore

Row = tuple[float, ...]
Rival = tuple[list[Row], list[float]]  # the features of all rivals, and their shares of the win
NOISE = 0.05
RIDGE = 0.002


def positions(
    name: str, games: int, players: Sequence[int], take: Callable[[Any], Any]
) -> list[tuple[Any, Any]]:
    """What `take` makes of a position at the start of a stage, with the end of its game."""
    game, knows = spielwerk.game(name), lore(name)
    rng = random.Random(0)
    found = []
    for number in range(games):
        state: Any = game.new(players[number % len(players)], number)
        stage, taken = -1, []
        while not state.over:
            if knows.stage(state) != stage:
                stage = knows.stage(state)
                taken.append(take(state))
            options = state.options()
            slip = rng.random() < NOISE
            state.apply(rng.choice(options) if slip else knows.choose(state, rng))
        found += [(what, state) for what in taken]
    return found


def fit_rivals(groups: list[Rival], steps: int = 400) -> list[float]:
    """Weights by which the softmax of the rivals' strengths fits their shares best."""
    width = len(groups[0][0][0])
    scale = [
        sqrt(sum(row[i] ** 2 for rows, _ in groups for row in rows) / len(groups)) or 1.0
        for i in range(width)
    ]
    scaled = [
        ([[x / s for x, s in zip(row, scale, strict=True)] for row in rows], shares)
        for rows, shares in groups
    ]
    weights, speed = [0.0] * width, [0.0] * width
    for step in range(steps):
        slope = [-RIDGE * weight for weight in weights]
        loss = 0.0
        for rows, shares in scaled:
            strengths = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
            best = max(strengths)
            powers = [exp(strength - best) for strength in strengths]
            total = sum(powers)
            for row, share, power in zip(rows, shares, powers, strict=True):
                error = share - power / total
                loss += error * error
                for i, x in enumerate(row):
                    slope[i] += error * x / len(scaled)
        for i in range(width):
            speed[i] = 0.9 * speed[i] + 0.5 * slope[i]
            weights[i] += speed[i]
        if step % 100 == 99:
            print(f"  step {step + 1}: mean squared error {loss / len(scaled):.4f}")
    return [round(weight / s, 4) for weight, s in zip(weights, scale, strict=True)]


def yes_or_no(rows: list[tuple[Row, float]]) -> list[float]:
    """Weights of a yes, which competes with a no that has no features."""
    return fit_rivals([([row, (0.0,) * len(row)], [yes, 1 - yes]) for row, yes in rows])


def main(name: str, games: int) -> None:
    """Print the weights of one game."""
    if name == "rebellion":
        found = positions(name, games, (3, 2, 3, 4, 5), rebellion.features)
        share = [(row, rebellion.evaluate(end)[0]) for row, end in found]
        print("WEIGHTS", yes_or_no(share))
    elif name == "state51":
        found = positions(
            name, games, (2, 2, 3, 4), lambda s: [state51.features(s, i) for i in range(s.sides)]
        )
        print("WEIGHTS", fit_rivals([(rows, won(end)) for rows, end in found]))
    else:
        station = positions(name, games, (4, 3, 4, 5), counterweight.station)
        print("STATION", yes_or_no([(row, float(bool(end.winners()))) for row, end in station]))
        seats = positions(
            name,
            games,
            (4, 3, 4, 5),
            lambda s: [counterweight.seat(s, s.scores(), i) for i in range(s.players)],
        )
        print("SEAT", fit_rivals([(rows, won(end)) for rows, end in seats if end.winners()]))


def won(end: Any) -> list[float]:
    """Each seat's share of the win."""
    winners = end.winners()
    return [(seat in winners) / max(1, len(winners)) for seat in range(end.players)]


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200)
