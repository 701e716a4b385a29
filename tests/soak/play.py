"""A million random decisions a game; the shortest failing beginning is kept as a record.

`python -m tests.soak.play [GAME …] [--decisions N]`
"""

from __future__ import annotations

import argparse
import random
import traceback
from pathlib import Path
from time import perf_counter
from typing import Any

import spielwerk
from spielwerk.engine.record import Record
from tests.kit.cases import CASES, Case, any_option

FOLDER = Path("soak")
SAVE_EVERY = 50  # decisions between two tests of saving, redealing and viewing


class Failure(Exception):
    """Something broke, after the moves of this record."""

    def __init__(self, record: Record, reason: str) -> None:
        super().__init__(reason)
        self.record = record


def examine(case: Case, state: Any, deep: bool, rng: random.Random) -> None:
    """All that must hold at a decision; the costly part only where `deep`."""
    case.check()(state)
    assert len(state.options()) > 1 or state.decision.pauses(state)
    if deep:
        game = case.game
        saved = game.to_json(state)
        assert game.to_json(game.from_json(saved)) == saved
        for seat in (*range(case.players), None):
            assert game.view(state, seat) == game.view(game.redeal(state, seat, rng), seat)


def soak_game(case: Case, seed: int, rng: random.Random, limit: int) -> int:
    """One random game; returns its decisions."""
    state = case.new(seed)
    record = Record.start(case.game, state, seed)
    try:
        for number in range(limit):
            if state.over:
                break
            examine(case, state, number % SAVE_EVERY == 0, rng)
            choice = any_option(state, rng)
            record.moves.append({"seat": state.player, "choice": choice, "interjection": False})
            state.apply(choice)
    except Exception:
        raise Failure(record, traceback.format_exc()) from None
    return len(record.moves)


def shortest(case: Case, failure: Failure, tries: int = 200) -> Failure:
    """Look for a game that fails sooner in the same way of playing."""
    best = failure
    rng = random.Random(0)
    for seed in range(tries):
        try:
            soak_game(case, seed, rng, len(best.record.moves))
        except Failure as found:
            if len(found.record.moves) < len(best.record.moves):
                best = found
    return best


def soak(name: str, decisions: int) -> bool:
    """Play one game's cases in turn until enough decisions were made."""
    cases = [case for case in CASES if case.name == name]
    rng = random.Random(name)
    done = games = 0
    began = perf_counter()
    while done < decisions:
        case = cases[games % len(cases)]
        try:
            done += soak_game(case, rng.randrange(2**31), rng, 20_000)
        except Failure as failure:
            failure = shortest(case, failure)
            FOLDER.mkdir(exist_ok=True)
            path = FOLDER / f"{name}.jsonl"
            path.write_text(failure.record.dumps(), encoding="utf-8")
            print(f"{name}: FAILED after {done} decisions in {case}\n{failure}\nkept: {path}")
            return False
        games += 1
    print(f"{name}: {done:,} decisions, {games:,} games, {perf_counter() - began:.0f} s: sound")
    return True


def main() -> None:
    """Soak the games named on the command line, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(spielwerk.GAMES))
    parser.add_argument("--decisions", type=int, default=1_000_000)
    given = parser.parse_args()
    results = [soak(name, given.decisions) for name in given.games]
    raise SystemExit(not all(results))


if __name__ == "__main__":
    main()
