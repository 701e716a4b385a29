"""Draws learning curves: python examples/study/curve.py ppo-state51.csv … > curve.svg"""

import csv
import sys
from math import sqrt
from pathlib import Path

from spielwerk.lab.plots import Curve, alone, lines
from spielwerk.lab.stats import Estimate

RECENT = 300  # games that a point is the mean of


def curve(path: Path) -> Curve:
    """The mean reward over time; rewards are 1 or -1, so its spread is known."""
    points = []
    with path.open(newline="") as file:
        for row in csv.DictReader(file):
            games, mean = min(RECENT, int(row["games"])), float(row["mean_reward"])
            if games >= 50:
                half = 1.96 * sqrt(max(0.0, 1 - mean**2) / games)
                low, high = max(-1.0, mean - half), min(1.0, mean + half)
                points.append((float(row["minutes"]), Estimate(mean, low, high)))
    return Curve(path.stem, points)


if __name__ == "__main__":
    curves = [curve(Path(name)) for name in sys.argv[1:]]
    drawn = lines(curves, "reward", lambda y: f"{y:+.1f}", expected=0.0, x_title="minutes")
    print(alone(drawn))
