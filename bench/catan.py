"""Random 4-player Catan with catanatron; run by `bench.versus` in catanatron's own environment."""

from __future__ import annotations

import json
import random
import sys
from time import process_time
from typing import Any


def main(seconds: float) -> None:
    """Print ticks and decisions a second and microseconds a copy.

    A tick with a single playable action (roll, end the turn) is no decision: Spielwerk's engines
    answer such questions themselves and do not count them.
    """
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    ticks = decisions = games = 0
    samples: list[Any] = []
    began = process_time()
    while process_time() - began < seconds:
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(colour) for colour in colours], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
            ticks += 1
            if ticks % 211 == 0 and len(samples) < 100:
                samples.append(game.copy())
        games += 1
    spent = process_time() - began
    began = process_time()
    copies = 0
    while process_time() - began < seconds / 4:
        for sample in samples:
            sample.copy()
        copies += len(samples)
    copy_us = (process_time() - began) / copies * 1e6
    figures = {
        "ticks_per_second": ticks / spent,
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "copy_us": copy_us,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main(float(sys.argv[1]))
