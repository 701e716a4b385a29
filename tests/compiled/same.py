"""The same games, saves, observations, bots' choices and rows of the lab, compiled and not.

`python -m tests.compiled.same FOLDER`: FOLDER holds a compiled copy of the package (`make
compiled`). Two processes play the same seeds, one with each form, and what they print must be the
same to the last character.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.bots import make
from spielwerk.bots.base import Budget
from spielwerk.lab.arena import TimedWatch
from spielwerk.lab.simulate import Job
from spielwerk.lab.watch import Watch, watch_some
from spielwerk.study import describe

GAMES = 4  # of each kind and number of players
BOTS = ("level1", "level2", "level3")
THOUGHTS = 20  # iterations of a search: the same on every machine
GAP = 23  # decisions between two saves


def random_games(name: str, games: int) -> Iterator[str]:
    """Random play at every number of players: saves on the way, and what the seats see."""
    game = spielwerk.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for seed in range(games):
            rng = random.Random(seed)
            state: Any = game.new(players, seed, listen=True)
            count = 0
            while not state.over:
                if count % GAP == 0:
                    saved = game.to_json(state)
                    yield saved
                    yield str(game.view(state, count % players))
                    assert game.to_json(game.from_json(saved)) == saved
                    assert game.to_json(state.copy()) == saved
                state.apply(rng.choice(state.options()))
                count += 1
            yield game.to_json(state) + str(state.events)


def observed(name: str, games: int) -> Iterator[str]:
    """What learners see and may do, at every number of players."""
    game = spielwerk.game(name)
    for players in range(game.min_players, game.max_players + 1):
        description = describe(name, players)
        for seed in range(games):
            rng, state, count = random.Random(seed), description.new(seed), 0
            while not state.over:
                if count % GAP == 0:
                    for seat in range(players):
                        yield description.observe(state, seat).tobytes().hex()
                    yield description.mask(state).tobytes().hex()
                    yield description.features(state).tobytes().hex()
                state.apply(rng.choice(state.options()))
                count += 1


def bot_games(name: str, games: int) -> Iterator[str]:
    """What bots of all levels choose, on the way through a game by rules of thumb."""
    game = spielwerk.game(name)
    players = max(2, game.min_players)
    for seed in range(games):
        rng = random.Random(seed)
        bots = [make(name, bot) for bot in BOTS]
        state: Any = game.new(players, seed)
        for count in range(400):
            if state.over:
                break
            chosen = []
            for bot in bots[: 3 if count % GAP == 0 else 2]:
                shown = game.redeal(state, state.player, seed + count)
                chosen.append(bot.choose(game, shown, state.player, Budget(None, THOUGHTS), rng))
            yield str(chosen)
            state.apply(chosen[1])


def watched(name: str, games: int) -> Iterator[str]:
    """What the lab writes down of games, event by event, and what the arena makes of that."""
    job = Job(name, max(2, spielwerk.game(name).min_players), ("level2",))
    for kind in (Watch, TimedWatch):
        rows = watch_some(job, True, range(games), kind)
        rows.pop("clocks", None)  # the time it took
        yield str(sorted(rows.items()))


def tell(games: int) -> None:
    """Print a line for every game and kind: a digest of all that happened."""
    for name in spielwerk.GAMES:
        for kind in (random_games, bot_games, observed, watched):
            digest = hashlib.sha256()
            for part in kind(name, games):
                digest.update(part.encode())
            print(name, kind.__name__, digest.hexdigest())


def told(package: Path, games: int) -> list[str]:
    """What a process with this package says; the first line is the form that runs."""
    code = f"import spielwerk, tests.compiled.same as s; print(spielwerk.form()); s.tell({games})"
    where = os.pathsep.join((str(package.resolve()), str(Path.cwd())))
    env = {**os.environ, "PYTHONPATH": where}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, check=True, capture_output=True, text=True
    )
    return done.stdout.splitlines()


def main() -> None:
    """Compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    plain, compiled = told(Path("src"), given.games), told(given.folder, given.games)
    if (plain[0], compiled[0]) != ("interpreted", "compiled"):
        raise SystemExit(f"Wanted one of each form, but they run {plain[0]} and {compiled[0]}.")
    other = [f"{ours}\n{theirs}" for ours, theirs in zip(plain, compiled, strict=True)][1:]
    wrong = [pair for pair in other if len(set(pair.split("\n"))) > 1]
    if wrong:
        raise SystemExit("Compiled games go otherwise than interpreted ones:\n" + "\n".join(wrong))
    print(f"{len(other)} digests, the same compiled and interpreted.")


if __name__ == "__main__":
    main()
