"""A process in which bots think: a request a line on stdin, an answer a line on stdout.

It is handed only states that were re-dealt for the bot's seat, so it knows no secrets, and it can
be killed at any time.
"""

from __future__ import annotations

import os
import queue
import random
import sys
import threading
from dataclasses import asdict
from functools import lru_cache
from typing import Any

import msgspec

import spielwerk
from spielwerk import bots
from spielwerk.bots.advise import advise, turning_points
from spielwerk.engine import Record


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """What the bot chooses, or what went wrong."""
    name = request["game"]
    spielwerk.GAMES.setdefault(name, request["kind"])
    game = spielwerk.game(name, request.get("pack"))
    rng = random.Random(request["seed"])
    seat = request["seat"]
    if request["what"] == "look back":
        record = Record.loads(request["record"])
        found = turning_points(game, record, bots.Budget(request["seconds"]), rng)
        return {"choice": [asdict(point) for point in found]}
    state = game.from_json(request["state"])
    if request["what"] == "advise":
        return {"choice": advise(game, state, seat, bots.Budget(request["seconds"]), rng)}
    bot = _bot(name, request["bot"], request["who"])
    if request["what"] == "interject":
        return {"choice": bot.interject(game, state, seat, rng)}
    return {"choice": bot.choose(game, state, seat, bots.NO_BUDGET, rng)}


@lru_cache(maxsize=64)
def _bot(game: str, name: str, who: str) -> bots.Bot:
    """The bot of one seat: it may remember what it thought at its last decision."""
    return bots.make(game, name)


def main() -> None:
    """Answer until nobody asks any more."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints must not look like an answer
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(lines,), daemon=True).start()
    while True:
        try:
            said = answer(msgspec.json.decode(lines.get()))
        except Exception as error:
            said = {"error": f"{type(error).__name__}: {error}"}
        out.write(msgspec.json.encode(said) + b"\n")


def _listen(lines: queue.SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)  # the server is gone: stop in the middle of a thought, too


if __name__ == "__main__":
    main()
