"""kill -9 at random moments: no acknowledged move is lost, and every room goes on mid-decision.

`python -m tests.soak.server [--kills N]`: people at several rooms move as fast as they can while
the server process is killed and started again and again.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import multiprocessing.process
import os
import random
import socket
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server import toy_thumb
from tests.server.people import Device, new_key
from tests.server.process import serve

SERVERS = multiprocessing.get_context("forkserver")
SERVERS.set_forkserver_preload(["tests.server.process"])
ROOMS = 6
LONG = 99  # rounds of the toy game


class Player(threading.Thread):
    """One room: makes moves, repeats what was not answered, remembers what was acknowledged."""

    def __init__(self, url: str, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(number)
        self.http = httpx.Client(base_url=url, timeout=5)
        self.device = Device(self.http)
        self.stop = stop
        self.acknowledged = 0  # the seq of the last acknowledged move
        self.moves = self.repeats = self.rooms = self.resumed = 0
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
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
        body = {
            "game": "toy",
            "seats": seats,
            "options": {"rounds": LONG},
            "pause": 0,
            "start": True,
        }
        made = self.again("POST", "/api/rooms", json=body).json()
        self.device.room = made["room"]["id"]
        self.rooms += 1
        self.acknowledged = 0
        score = [0, 0, 0]
        while not self.stop.is_set():
            frame = self.again("GET", "~/view", params={"seat": 0}).json()
            assert frame["seq"] >= self.acknowledged, "an acknowledged move is gone"
            for seat, had in enumerate(score):
                assert frame["view"]["scores"][seat] >= had, "points are gone"
            self.resumed += 1
            if frame["status"] == "over":
                return
            if frame["asked"] == 2:
                continue
            seat = frame["asked"]
            frame = self.again("GET", "~/view", params={"seat": seat}).json()
            if frame["asked"] != seat:
                continue
            choice = self.rng.choice(frame["view"]["choices"])["option"]
            move = {"seq": frame["seq"], "seat": seat, "choice": choice, "key": new_key()}
            answer = self.again("POST", "~/moves", json=move)
            assert answer.status_code == 200, answer.text
            self.acknowledged = answer.json()["seq"]
            score = answer.json()["view"]["scores"]
            self.moves += 1


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
    toy_thumb.register()
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    asyncio.run(serve(database, port, {}))


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
        done = 0
        while done < kills and not any(player.fault for player in players):
            time.sleep(rng.uniform(0.02, 1.0))
            server.kill()
            server.join()
            done += 1
            server = start(database, port)
        before = [player.moves for player in players]
        deadline = time.monotonic() + 30
        while any(p.moves <= b and not p.fault for p, b in zip(players, before, strict=True)):
            assert time.monotonic() < deadline, "a room does not go on"
            time.sleep(0.05)
        stop.set()
        for player in players:
            player.join(20)
            player.http.close()
        server.kill()
        server.join()
    faults = [player.fault for player in players if player.fault]
    print(
        f"server: {done} kills, {sum(p.moves for p in players):,} acknowledged moves in "
        f"{sum(p.rooms for p in players)} rooms, {sum(p.repeats for p in players):,} requests "
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
