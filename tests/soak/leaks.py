"""Whole games of all three on a server, each seat's wire compared with that of a re-dealt room.

`python -m tests.soak.leaks [--minutes M]`: as many games as fit, at every number of players.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import tempfile
import time
from collections import Counter
from pathlib import Path

import spielwerk
from tests.server.inside import opened
from tests.server.running import settings
from tests.server.witness import play_and_check

CHECKS = 25  # decisions of a game that are looked at closely
LENGTHS = {"rebellion": 1500, "state51": 250, "counterweight": 120}  # decisions of a usual game


async def soak(minutes: float) -> Counter[str]:
    """Games until the time is up, but one at each table at least."""
    ends = time.monotonic() + 60 * minutes
    counts: Counter[str] = Counter()
    tables = [
        (game, players)
        for game in LENGTHS
        for players in range(spielwerk.game(game).min_players, spielwerk.game(game).max_players + 1)
    ]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'leaks.db'}"
        async with opened(settings(database, messages_per_window=10**9)) as app:
            for seed in itertools.count(1000):
                for game, players in tables:
                    if seed > 1000 and time.monotonic() > ends:
                        return counts
                    every = LENGTHS[game] // CHECKS
                    try:
                        counts += await play_and_check(app, game, players, seed, {}, every)
                    except AssertionError as error:
                        raise SystemExit(
                            f"{game}, {players} players, seed {seed}: {error}"
                        ) from None
                    counts[f"games of {game}"] += 1
    raise AssertionError("seeds never end")


def main() -> None:
    """Soak as long as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15.0)
    counts = asyncio.run(soak(parser.parse_args().minutes))
    said = ", ".join(f"{count:,} {name}" for name, count in counts.most_common())
    print(f"leaks: none in {said}")


if __name__ == "__main__":
    main()
