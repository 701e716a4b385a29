"""Cuts and flips in SQLite's log: what was acknowledged is there, or the file is refused.

`python -m tests.soak.wal [--cuts N]`: a store writes move after move. After each acknowledged move
its files are copied as they lie on disk, and the copy is hurt at a random place:

- **torn**: the next move was being written and nobody has been told of it. The log is cut, or a
  byte of it flipped, anywhere behind the acknowledged end, as a power cut may leave it. The file
  must be taken, with every acknowledged move, and with the next one whole or not at all.
- **cut** and **flip**: the damage lies in the last frames that were acknowledged. No power cut does
  that, since they were flushed before; a bad disk or a bad copy does. Every acknowledged move is
  there all the same, or the server refuses the file.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from spielwerk.server.room.change import Change
from spielwerk.server.store.database import open_database
from spielwerk.server.store.opening import BadDatabase, claim
from spielwerk.server.store.receipt import FRAME, HEADER, NOTE
from spielwerk.server.store.rows import RoomData, Seat
from spielwerk.server.store.store import Store
from spielwerk.server.wire.room_settings import RoomSettings
from spielwerk.server.world import World

PAGE = 4096
LAST = 12  # frames that count as the last ones
EACH = 20  # cuts after one move
PARTS = ("", "-wal", "-receipt")


@dataclass(frozen=True, slots=True)
class Copy:
    """The files as they lie on disk after so many acknowledged moves."""

    moves: int
    files: dict[str, bytes]

    @property
    def end(self) -> int:
        """Where the acknowledged part of the log ends."""
        _, frames = NOTE.unpack(self.files["-receipt"])
        return HEADER + int(frames) * (FRAME + PAGE)


async def play(path: Path, moves: int) -> list[Copy]:
    """Write so many moves; copies after each."""
    world, copies = World(), []
    store = Store(open_database(f"sqlite:///{path}"))
    await store.open()
    now = world.now()
    data = RoomData(
        id="room",
        game="toy",
        settings=RoomSettings(),
        options={},
        seats=[Seat("person", "Ada"), Seat("person", "Bo")],
        seed=0,
        seeded=False,
        status="playing",
        created=now,
        changed=now,
    )
    await store.create(Change(data, world))
    try:
        for number in range(1, moves + 1):
            change = Change(data, world)
            change.act("move", number % 2, number, f"0:key-{number}")
            change.say(0, "word " * (number % 40), None)
            change.data.rev += 1
            await store.write(change)
            data = change.data
            files = {part: Path(f"{path}{part}").read_bytes() for part in PARTS}
            copies.append(Copy(number, files))
    finally:
        await store.close()
    return copies


def hurt(rng: random.Random, now: Copy, after: Copy) -> tuple[str, dict[str, bytes]]:
    """The copy with one wound, and of which kind it is."""
    kind = rng.choice(("torn", "cut", "flip"))
    same_log = after.files["-wal"][:HEADER] == now.files["-wal"][:HEADER]
    if kind == "torn" and same_log and after.end > now.end:
        log, first, last = after.files["-wal"], now.end, after.end
    else:
        kind = "cut" if kind == "torn" else kind
        log, first, last = now.files["-wal"], max(1, now.end - LAST * (FRAME + PAGE)), now.end
    at = rng.randrange(first, last)
    if kind == "cut" or (kind == "torn" and rng.random() < 0.5):
        log = log[:at]
    else:
        log = log[:at] + bytes([log[at] ^ rng.randrange(1, 256)]) + log[at + 1 :]
    return kind, {**now.files, "-wal": log}


def opened(folder: Path, files: dict[str, bytes]) -> list[int] | None:
    """The moves that a server finds; None if it refuses the file."""
    path = folder / "hurt.db"
    for old in folder.iterdir():
        old.unlink()
    for part, content in files.items():
        Path(f"{path}{part}").write_bytes(content)
    try:
        claim(path).release()
    except BadDatabase:
        return None
    with closing(sqlite3.connect(path)) as connection:
        return [int(row[0]) for row in connection.execute("SELECT choice FROM acts ORDER BY seq")]


def cut(cuts: int, seed: int = 0) -> Counter[str]:
    """So many wounds; raises `AssertionError` at the first that is neither healed nor refused."""
    rng, counts = random.Random(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as place:
        copies = asyncio.run(play(Path(place) / "whole.db", max(2, cuts // EACH) + 1))
        folder = Path(place) / "hurt"
        folder.mkdir()
        for number in range(cuts):
            at = number * (len(copies) - 1) // cuts
            now, after = copies[at], copies[at + 1]
            kind, files = hurt(rng, now, after)
            found = opened(folder, files)
            there = list(range(1, now.moves + 1))
            if kind == "torn":
                assert found in (there, [*there, now.moves + 1]), (number, kind, found)
            else:
                assert found is None or found == there, (number, kind, found)
            counts[f"{kind}, {'refused' if found is None else 'everything there'}"] += 1
    return counts


def main() -> None:
    """Cut as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuts", type=int, default=10_000)
    wanted = parser.parse_args()
    began = time.monotonic()
    counts = cut(wanted.cuts)
    said = ", ".join(f"{count:,} {what}" for what, count in sorted(counts.items()))
    print(f"wal: {wanted.cuts:,} cuts and flips ({said}), {time.monotonic() - began:.0f} s: right")


if __name__ == "__main__":
    main()
