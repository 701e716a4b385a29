"""A process in which bots think: a task a line on stdin, a reply a line on stdout.

It is handed only states that were re-dealt for the bot's seat, so it knows no secrets, and it can
be killed at any time. What goes wrong is told in one sentence; the traceback goes to stderr, which
the server logs.
"""

from __future__ import annotations

import os
import queue
import random
import sys
import threading
import traceback
from functools import lru_cache
from typing import Any

import msgspec

import spielwerk
from spielwerk import bots
from spielwerk.bots.advise import advise, turning_points
from spielwerk.bots.grade import grade
from spielwerk.engine import Record
from spielwerk.server.bots.tasks import (
    Advise,
    AnyTask,
    GradeTask,
    Interject,
    LookBack,
    Ready,
    Reply,
)

_read = msgspec.json.Decoder(AnyTask).decode


def answer(task: AnyTask) -> Any:
    """What the bot, or the search, says."""
    if isinstance(task, Ready):
        return None
    game = spielwerk.game(task.game, task.pack, data=task.data)
    rng = random.Random(task.seed)
    if isinstance(task, LookBack):
        return turning_points(
            game,
            Record.loads(task.record),
            bots.Budget(task.seconds),
            rng,
            prior=bots.prior(task.game),
        )
    if isinstance(task, GradeTask):
        return grade(
            game,
            Record.loads(task.record),
            task.seat,
            range(task.first, task.first + task.count),
            bots.Budget(task.seconds),
            rng,
            bots.prior(task.game),
        )
    state = game.from_json(task.state)
    if isinstance(task, Advise):
        budget = bots.Budget(task.seconds)
        return advise(game, state, task.seat, budget, rng, prior=bots.prior(task.game))
    bot = _bot(task.game, task.bot, task.who)
    if isinstance(task, Interject):
        return bot.interject(game, state, task.seat, rng)
    return bot.choose(game, state, task.seat, bots.NO_BUDGET, rng)


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
            reply = Reply(answer(_read(lines.get())))
        except Exception as error:
            traceback.print_exc()
            reply = Reply(error=f"{type(error).__name__}: {error}")
        out.write(msgspec.json.encode(reply) + b"\n")


def _listen(lines: queue.SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)  # the server is gone: stop in the middle of a thought, too


if __name__ == "__main__":
    main()
