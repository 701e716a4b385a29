"""kill -9 at random moments: no acknowledged move is lost, and every room goes on mid-decision.

`python -m tests.soak.server [--kills N]`: people and bots play the three games in several rooms as
fast as they can, while the server process is killed and started again and again. Sometimes it is
the process in which its bots think that is killed: then the server itself must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import multiprocessing.process
import os
import random
import signal
import socket
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx

import spielwerk
from spielwerk.engine import Record
from spielwerk.server.settings import Settings
from tests.server.people import Device, new_key
from tests.server.process import serve

SERVERS = multiprocessing.get_context("forkserver")
SERVERS.set_forkserver_preload(["tests.server.process"])
ROOMS = 6
BOTS = ("thumb", "random", None)  # who sits beside the people, room by room
WORKER_KILLS = 0.25  # how often a bot's process is killed instead of the server
PATIENCE = 120.0  # seconds after which a room that does not go on is a fault


class Player(threading.Thread):
    """One room: makes moves, repeats what was not answered, remembers what was acknowledged."""

    def __init__(self, url: str, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(number)
        self.game = list(spielwerk.GAMES)[number % len(spielwerk.GAMES)]
        self.bot = BOTS[number // len(spielwerk.GAMES) % len(BOTS)]
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.device = Device(self.http)
        self.stop = stop
        self.acknowledged = 0  # the seq of the last acknowledged move
        self.moves = self.repeats = self.rooms = self.bot_moves = self.fallbacks = 0
        self.fault = ""

    def run(self) -> None:
        """Play until told to stop."""
        try:
            while not self.stop.is_set():
                self.one_room()
        except Exception as error:
            self.fault = f"{type(error).__name__}: {error}"

    def again(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send until there is an answer, as a page would."""
        first = True
        while True:
            try:
                answer = self.device.send(method, path, **more)
            except httpx.HTTPError:
                if self.stop.is_set():
                    raise
                self.repeats += not first
                first = False
                time.sleep(0.02)
                continue
            if answer.status_code != 503:
                return answer

    def one_room(self) -> None:
        """A game, from its beginning to its end or to the end of the soak."""
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "me"}]
        if self.bot is not None:
            seats.append({"kind": "bot", "bot": self.bot})
        body = {"game": self.game, "seats": seats, "pause": 0, "start": True}
        made = self.again("POST", "/api/rooms", json=body).json()
        self.device.room = made["room"]["id"]
        self.rooms += 1
        self.acknowledged = 0
        step, rev = 0, 0
        while not self.stop.is_set():
            wanted = {"seat": 0, "after": rev, "wait": 2} if rev else {"seat": 0}
            frame = self.again("GET", "~/view", params=wanted).json()
            assert frame["seq"] >= self.acknowledged, "an acknowledged move is gone"
            assert frame["step"] >= step, "moves of bots are gone"
            step, rev = frame["step"], frame["rev"]
            if frame["status"] == "over":
                self.look_back()
                return
            if frame["asked"] == 2:
                continue  # the bot thinks; wait for something else to see
            rev = 0
            seat = frame["asked"]
            frame = self.again("GET", "~/view", params={"seat": seat}).json()
            choice = self.rng.choice(frame["view"]["choices"])["option"]
            move = {"seq": frame["seq"], "seat": seat, "choice": choice, "key": new_key()}
            answer = self.again("POST", "~/moves", json=move)
            if answer.status_code == 409 and answer.json()["code"] == "stale":
                continue  # the bot has interjected meanwhile
            assert answer.status_code == 200, answer.text
            self.acknowledged, step = answer.json()["seq"], answer.json()["step"]
            self.moves += 1

    def look_back(self) -> None:
        """A finished game: its record plays to its end, and the room noted which bots failed."""
        record = Record.loads(self.again("GET", "~/record").text)
        record.replay(spielwerk.game(self.game))
        self.bot_moves += sum(move["seat"] == 2 for move in record.moves)
        notes = self.again("GET", "~/messages").json()["messages"]
        self.fallbacks += sum(
            said["note"] is not None and said["note"]["id"].startswith("room-bot-")
            for said in notes
        )


def start(database: str, port: int) -> multiprocessing.process.BaseProcess:
    """A server process, forked from one that has everything loaded, once it answers."""
    process = SERVERS.Process(target=serve_until_killed, args=(database, port), daemon=False)
    process.start()
    while True:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return process
        except httpx.HTTPError:
            assert process.is_alive(), "the server did not start"
            time.sleep(0.02)


def serve_until_killed(database: str, port: int) -> None:
    """The target of such a process; its stdout is not wanted."""
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    asyncio.run(serve(database, port, {}, Settings(database=database).worker_command))


def bot_processes(server: int) -> list[int]:
    """The processes in which the server's bots think."""
    found = Path(f"/proc/{server}/task/{server}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def soak(kills: int) -> bool:
    """Kill the server so often; says what came of it."""
    rng = random.Random(0)
    port = free_port()
    stop = threading.Event()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'soak.db'}"
        server = start(database, port)
        url = f"http://127.0.0.1:{port}"
        players = [Player(url, number, stop) for number in range(ROOMS)]
        for player in players:
            player.start()
        done = bots = 0
        while done < kills and not any(player.fault for player in players):
            time.sleep(rng.uniform(0.02, 2.0))
            assert server.pid is not None
            thinking = bot_processes(server.pid)
            if thinking and rng.random() < WORKER_KILLS:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(rng.choice(thinking), signal.SIGKILL)
                    bots += 1
                continue
            server.kill()
            server.join()
            done += 1
            if done % 50 == 0:
                print(f"server: {done} kills so far", flush=True)
            server = start(database, port)
        before = [player.moves for player in players]
        deadline = time.monotonic() + PATIENCE
        while any(p.moves <= b and not p.fault for p, b in zip(players, before, strict=True)):
            assert time.monotonic() < deadline, "a room does not go on"
            time.sleep(0.05)
        stop.set()
        for player in players:
            player.join(PATIENCE)
            player.http.close()
        server.kill()
        server.join()
    faults = [player.fault for player in players if player.fault]

    def total(name: str) -> str:
        return f"{sum(getattr(player, name) for player in players):,}"

    print(
        f"server: {done} kills of the server and {bots} of its bots' processes, "
        f"{total('moves')} acknowledged moves in {total('rooms')} rooms of "
        f"{', '.join(spielwerk.GAMES)}; in finished games {total('bot_moves')} moves of bots, "
        f"{total('fallbacks')} times the rule of thumb instead; {total('repeats')} requests "
        f"repeated, {time.monotonic() - began:.0f} s: "
        + (f"FAILED: {faults}" if faults else "no move lost, every room goes on")
    )
    return not faults


def main() -> None:
    """Soak as long as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    raise SystemExit(not soak(parser.parse_args().kills))


if __name__ == "__main__":
    main()
