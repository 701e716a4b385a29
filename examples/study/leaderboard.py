"""Results of matches as a table: python examples/study/leaderboard.py results/*.json

Each file is what `spielwerk study match … --json` printed.
"""

import json
import sys
from pathlib import Path

from spielwerk.study.match import Result, rating_text


def row(one: Result) -> str:
    """A line of the table."""
    policy = Path(one["policy"]).name.removesuffix(":Trained")
    low, high = one["interval"]
    share = f"{one['share']:.1%} ({low:.1%} – {high:.1%})"
    decided = f"{one['decided']} of {one['games']}"
    return f"| {policy} | {one['against']} | {decided} | {share} | {rating_text(one)} |"


if __name__ == "__main__":
    print("| policy | against | decided | wins (95 %) | Elo ahead (95 %) |")
    print("| --- | --- | --- | --- | --- |")
    for name in sys.argv[1:]:
        for found in json.loads(Path(name).read_text(encoding="utf-8")):
            print(row(found))
