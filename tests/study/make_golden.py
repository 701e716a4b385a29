"""Writes the golden files of the study anew: `python -m tests.study.make_golden`.

A changed card changes the fingerprint in the version by itself, and whoever trained on the old one
is told. Raise `version` in `spielwerk/study/<id>.py` when a block or a verb gets another meaning.
"""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.study import describe

GOLDEN = Path(__file__).parent / "golden"


def golden(name: str) -> dict[str, Any]:
    """What a game's golden file holds: every block, every range of codes, and their fingerprint."""
    description = describe(name)
    verbs, first = [], 0
    for verb, codes in groupby(description.actions.verbs):
        count = len(list(codes))
        verbs.append([verb.word, first, count])
        first += count
    return {
        "version": description.version,
        "players": description.players,
        "observation": [
            [block.name, block.at, len(block.cells), block.low, block.high]
            for block in description.blocks
        ],
        "actions": verbs,
        "features": len(description.feature_names),
    }


def written(made: dict[str, Any]) -> str:
    """One line for each block and each verb."""
    parts = []
    for key, value in made.items():
        if isinstance(value, list):
            rows = ",\n  ".join(json.dumps(row) for row in value)
            parts.append(f' "{key}": [\n  {rows}\n ]')
        else:
            parts.append(f' "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    """Write them all."""
    from tests.study.test_openspiel import PLAYED, playthrough

    for folder in (GOLDEN, PLAYED):
        folder.mkdir(exist_ok=True)
    for name in spielwerk.GAMES:
        path, made = GOLDEN / f"{name}.json", golden(name)
        path.write_text(written(made), encoding="utf-8")
        (PLAYED / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
