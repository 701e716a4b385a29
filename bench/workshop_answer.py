"""How long does "what does my change do?" take? `python -m bench.workshop_answer [--games 1000]`

The very process that a server starts compares a pack with the game, with the bots that it has by
default. Beside the clock, which tells of everything else on this machine too, stand the seconds
of processors: of the process that asks and makes the pages, and of those that play.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from spielwerk import form
from spielwerk.engine.packfile import laid_out
from spielwerk.lab.desk import KINDS, Question
from spielwerk.workshop.asking import ANSWER, Status, Task
from spielwerk.workshop.edits import SetCell, edited
from spielwerk.workshop.manners import workers

CHANGE = SetCell("base", "quarry", "distance", "2")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", default="3")
    parser.add_argument("--workers", type=int, default=workers(False, os.cpu_count() or 1))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "answer").mkdir()
        pack = laid_out(edited("state51", {}, [CHANGE]), home / "pack")
        values = {"players": given.players, "games": str(given.games)}
        question = Question("compare", "state51", str(pack), values)
        total = KINDS["compare"].total(question)
        task = Task(question, str(home / "answer"), folder, total, given.workers)
        before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        command = [sys.executable, "-m", "spielwerk.workshop.asking"]
        subprocess.run(command, input=msgspec.json.encode(task) + b"\n", check=True)
        took = time.perf_counter() - began
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        status = msgspec.json.decode((home / "answer" / ANSWER).read_bytes(), type=Status)
    spent = sum(after[:2]) - sum(before[:2])
    print(f"{form()}, {given.workers} processes: {status.done} games, {status.looks} pages")
    print(f"{took:.1f} s by the clock, {spent:.1f} s of processors")
    print(f"{total / spent:.0f} games a second of a processor, pages and start included")


if __name__ == "__main__":
    main()
