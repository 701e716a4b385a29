"""Why a busy workshop keeps nobody waiting at a table; milliseconds: `bench.workshop_load`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from spielwerk.server import questions, workshop
from spielwerk.server.problems import Problem
from spielwerk.server.questions import Asked, Questions
from spielwerk.workshop import asking, process
from spielwerk.workshop.manners import WORKERS, workers
from tests.server.people import Device
from tests.server.running import PATIENCE, Running, settings

# Answers nothing but "are you there?" until somebody lets it go on.
BLOCKED = """
import json, pathlib, sys, time
for line in sys.stdin:
    ready = json.loads(line).get("type") == "Ready"
    while not ready and not pathlib.Path(sys.argv[1]).exists():
        time.sleep(0.01)
    answer = None if ready else {"look": {"faults": []}, "files": {}}
    print(json.dumps({"answer": answer}), flush=True)
"""


def until(true: Callable[[], bool], why: str) -> None:
    """Wait for a state."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, why
        time.sleep(0.01)


async def ask(to: Questions, pack: str, asked: Asked) -> None:
    """A question, in the server's loop."""
    to.ask(pack, asked)


def refused(answer: httpx.Response, said: str) -> None:
    """In words, and with a time after which to come again."""
    assert answer.status_code == 429, answer.text
    problem = answer.json()
    assert problem["said"]["de"].startswith(said)
    assert problem["detail"] == problem["said"]["en"]
    assert int(answer.headers["Retry-After"]) > 0


@contextmanager
def started(module: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process of the workshop that waits for its first line."""
    command = [sys.executable, "-m", module]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as found:
        yield found
        found.kill()


@pytest.mark.parametrize("module", [process, asking])
def test_the_workshop_gives_way(module: object) -> None:
    """Where packs are looked at and games are played for a question, rooms come first."""
    wanted: int = module.NICE  # type: ignore[attr-defined]
    assert wanted >= 10
    least = min(19, os.getpriority(os.PRIO_PROCESS, 0) + wanted)
    with started(module.__name__) as found:  # type: ignore[attr-defined]
        until(
            lambda: (
                os.getpriority(os.PRIO_PROCESS, found.pid) >= least
                and os.sched_getscheduler(found.pid) == os.SCHED_BATCH
            ),
            "it is as important as a table",
        )


def test_a_question_comes_last_where_others_play(tmp_path: Path) -> None:
    """Its process and those that play for it run only when no table and no bot wants to."""
    asked = Asked("report", "state51", 1, {}, {"games": "1000"}, 1000, shared=True)
    asked.home = asked.folder = tmp_path
    with started(asking.__name__) as found:
        assert found.stdin is not None
        found.stdin.write(asked.task())
        found.stdin.flush()
        until(lambda: os.sched_getscheduler(found.pid) == os.SCHED_IDLE, "it does not come last")
        children = Path(f"/proc/{found.pid}/task/{found.pid}/children")
        wanted = workers(True, os.cpu_count() or 1)
        if wanted > 1:
            until(lambda: len(children.read_text().split()) >= wanted, "nobody plays")
        for child in map(int, children.read_text().split()):
            assert os.sched_getscheduler(child) == os.SCHED_IDLE
        found.kill()


def test_a_look_that_computes_for_too_long_is_ended_by_the_system() -> None:
    """By seconds of a processor: on a busy machine a look waits, and is not to blame for that."""
    spins = "from spielwerk.workshop import process; process.limit(0.2)\nwhile True: pass"
    waits = "from spielwerk.workshop import process; process.limit(0.2); input()"
    assert subprocess.run([sys.executable, "-c", spins], check=False).returncode == -signal.SIGPROF
    with subprocess.Popen([sys.executable, "-c", waits], stdin=subprocess.PIPE) as found:
        found.communicate(b"\n")
        assert found.returncode == 0


@pytest.mark.parametrize(
    ("shared", "cores", "wanted"),
    [(True, 1, 1), (True, 2, 1), (True, 3, 2), (True, 64, WORKERS), (False, 1, 1), (False, 2, 2)],
)
def test_a_core_is_left_to_tables(shared: bool, cores: int, wanted: int) -> None:
    """On a server that others use; on one's own machine a question may have them all."""
    assert workers(shared, cores) == wanted


@pytest.mark.parametrize(("url", "shared"), [("https://example.org", True), ("", False)])
def test_a_public_server_tells_the_lab(tmp_path: Path, url: str, shared: bool) -> None:
    """By how it is reached."""
    assert settings(f"sqlite:///{tmp_path / 'x.db'}", public_url=url).shared is shared
    task = Asked("report", "state51", 1, {}, {}, 10, shared=shared).task()
    told = msgspec.json.decode(task, type=asking.Task)
    assert told.last is shared
    assert told.workers == workers(shared, os.cpu_count() or 1)


def test_rooms_are_played_while_the_whole_workshop_is_stuck(
    toy: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every place in both queues is taken and nothing in them ends: moves wait for none of it."""
    go_on = tmp_path / "go-on"
    stuck = (sys.executable, "-c", BLOCKED, str(go_on))
    monkeypatch.setattr(workshop, "COMMAND", stuck)
    monkeypatch.setattr(questions, "COMMAND", stuck)
    queue = 3
    wanted = settings(f"sqlite:///{tmp_path / 'stuck.db'}", workshop=True, workshop_queue=queue)
    with Running(wanted) as server, server.client() as designer, server.client() as http:
        made = designer.post("/api/workshop/packs", json={"name": "Busy", "game": "state51"})
        path = f"/api/workshop/packs/{made.json()['id']}"
        ada = Device(http)
        ada.open_room("me", "me", start=True)
        bench = server.app.state.services.workshop
        for number in range(queue):
            asked = Asked("report", "state51", 1, {}, {}, 10)
            server.call(ask(bench.questions, f"pack{number}", asked))
        with ThreadPoolExecutor(queue) as people:
            looks = [people.submit(designer.get, path) for _ in range(queue)]
            until(lambda: bench._waiting == queue, "nobody is in the workshop")
            refused(designer.get(path), "Gerade sind zu viele in der Werkstatt")
            with pytest.raises(Problem) as busy:
                server.call(ask(bench.questions, "more", Asked("report", "state51", 1, {}, {}, 10)))
            assert busy.value.code == "too-many"
            assert busy.value.said is not None
            assert busy.value.said.de.startswith("Das Labor hat gerade zu viele Fragen")
            for number in range(20):
                ada.move(0, 1)
                ada.post("~/undo", seq=ada.frame(0)["seq"], seat=0, key=f"undo-{number:08}")
            assert not any(look.done() for look in looks)
            go_on.touch()
            assert {look.result().status_code for look in looks} == {200}
