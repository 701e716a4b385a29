"""Draws learning curves: python examples/study/curve.py ppo-state51.csv … --out curve.svg"""

import argparse
import csv
from math import sqrt
from pathlib import Path

from spielwerk.lab.numbers import Shown
from spielwerk.lab.plots import Curve, lines
from spielwerk.lab.stats import Estimate

RECENT = 300  # games that a point is the mean of
FEWEST = 50  # games before there is a point


def curve(path: Path) -> Curve:
    """The mean reward over time; rewards are 1 or -1, so its spread is known."""
    points = []
    with path.open(newline="") as file:
        for row in csv.DictReader(file):
            games, mean = min(RECENT, int(row["games"])), float(row["mean_reward"])
            if games >= FEWEST:
                half = 1.96 * sqrt(max(0.0, 1 - mean**2) / games)
                low, high = max(-1.0, mean - half), min(1.0, mean + half)
                points.append((float(row["minutes"]), Estimate(mean, low, high)))
    return Curve(path.stem, points)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("curves", nargs="+", type=Path, help="what training has written")
    parser.add_argument("--out", type=Path, required=True, help="the picture (SVG)")
    given = parser.parse_args()
    drawn = lines(
        [curve(path) for path in given.curves],
        "reward over minutes of training",
        Shown("en", sign=True),
        expected=0.0,
        x_title="minutes",
    )
    given.out.write_text(drawn.alone(), encoding="utf-8")
