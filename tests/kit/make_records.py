"""Find and write a recorded game for every end reason: `python -m tests.kit.make_records GAME`.

Run it anew when rules or data of a game have changed on purpose. Random and thumb bots play over
players and seeds; the shortest game found for each end is kept.
"""

from __future__ import annotations

import importlib.util
import random
import runpy
import sys
from pathlib import Path

import spielwerk
from spielwerk.bots import names
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine.session import Session

RECORDED = Path(__file__).parents[1] / "recorded"


def main(name: str, seeds: int = 60) -> None:
    """Write the records of one game."""
    game = spielwerk.game(name)
    folder = RECORDED / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    best: dict[str, str] = {}
    rng = random.Random(0)
    bots = [
        bot for bot in names(name) if not bot.startswith(("level", "net"))
    ]  # searching takes time
    for seed in range(seeds):
        for players in range(game.min_players, game.max_players + 1):
            crew = [rng.choice(bots) for _ in range(players)]
            if seed % 2:
                crew = [crew[0]] * players
            session = Session.new(game, players, seed)
            SeatedBots(game, crew, seed).play(session)
            text = session.record.spelled_out(game, game.words("en").say).dumps()
            end = session.state.end_reason
            if end not in best or len(text) < len(best[end]):
                best[end] = text
                (folder / f"{end}.jsonl").write_text(text, encoding="utf-8")
    missing = set(game.end_reasons) - set(best)
    print(f"{name}: {', '.join(sorted(best))}" + (f"; not found: {missing}" if missing else ""))


if __name__ == "__main__":
    for wanted in sys.argv[1:] or list(spielwerk.GAMES):
        own = f"tests.{wanted}.make_records"  # ends that need switches of their own
        if importlib.util.find_spec(own):
            runpy.run_module(own, run_name="__main__")
        else:
            main(wanted)
