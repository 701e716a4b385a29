"""The server inside a page: the same application, without a network, kept block by block."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Coroutine, Mapping
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from spielwerk.bots.levels import BUDGETS
from spielwerk.server.bots.tasks import Advise, Choose
from spielwerk.server.bots.workers import BotFailed
from spielwerk.site.bridge import Bridge, Reply
from spielwerk.site.pace import BETWEEN, LONGEST, PATIENCE, USUAL, Pace, probe
from spielwerk.site.pages import BLOCK
from spielwerk.site.thinker import think
from spielwerk.site.world import Bots, SiteWorld, Think

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "level1"}]


class Shelf:
    """A browser's memory; it may refuse."""

    def __init__(self) -> None:
        self.blocks: dict[int, bytes] = {}
        self.size = 0
        self.jar = ""
        self.written: list[list[int]] = []
        self.full = False

    async def read(self) -> bytes:
        return b"".join(self.blocks[n] for n in sorted(self.blocks))[: self.size]

    async def write(self, size: int, blocks: Mapping[int, bytes]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("no space")
        self.size = size
        self.blocks.update(blocks)
        self.written.append(sorted(blocks))

    async def read_jar(self) -> str:
        return self.jar

    async def write_jar(self, said: str) -> None:
        self.jar = said


class Page:
    """A page over a shelf; closing it is like closing the browser."""

    def __init__(self, shelf: Shelf, apart: Think | None = None) -> None:
        self.shelf = shelf
        self.bridge = Bridge(SiteWorld(shelf, Pace(), apart), shelf)

    async def __aenter__(self) -> Page:
        await self.bridge.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.bridge.close()

    async def ask(self, method: str, path: str, body: Any = None) -> Reply:
        if body is None:
            return await self.bridge.ask(method, path)
        return await self.bridge.ask(method, path, "application/json", json.dumps(body).encode())

    async def new(self, game: str = "rebellion", **more: Any) -> str:
        made = await self.ask("POST", "/api/rooms", {"game": game, "seats": SEATS, **more})
        assert made.status == 201, made.body
        return str(json.loads(made.body)["room"]["id"])


def in_a_page(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run a test in an event loop, as a page has one."""

    @wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


async def until(heard: list[dict[str, Any]], wanted: Any) -> dict[str, Any]:
    """The first thing heard that fits."""
    async with asyncio.timeout(30):
        while True:
            for one in heard:
                if wanted(one):
                    return one
            await asyncio.sleep(0.01)


async def move(page: Page, room: str) -> dict[str, Any]:
    """The first choice that is open."""
    view = json.loads((await page.ask("GET", f"/api/rooms/{room}/view?seat=0&log=0")).body)
    choice = view["view"]["choices"][0]["option"]
    said = {"seq": view["seq"], "seat": 0, "choice": choice, "key": "a-key-of-mine"}
    answer = await page.ask("POST", f"/api/rooms/{room}/moves", said)
    assert answer.status == 200, answer.body
    return dict(json.loads(answer.body))


def asked_now(one: dict[str, Any]) -> bool:
    return bool(one["type"] == "view" and one["view"]["choices"])


@in_a_page
async def test_a_game_goes_on_after_the_page_was_closed() -> None:
    """Seat, moves and cookie are there again."""
    shelf = Shelf()
    async with Page(shelf) as page:
        room = await page.new(pause=0, start=True)
        heard: list[dict[str, Any]] = []
        line = page.bridge.line(
            f"/api/rooms/{room}/socket?seat=0",
            lambda text: heard.append(json.loads(text)),
            lambda code: None,
        )
        await until(heard, asked_now)
        seq = (await move(page, room))["seq"]
        line.hang_up()
        assert line.task is not None
        await line.task
    async with Page(shelf) as page:
        found = json.loads((await page.ask("GET", f"/api/rooms/{room}")).body)
        assert found["me"]["seats"] == [0]
        assert found["room"]["seq"] >= seq > 0


@in_a_page
async def test_a_move_writes_few_blocks() -> None:
    """Not the whole database."""
    shelf = Shelf()
    async with Page(shelf) as page:
        room = await page.new(pause=0, start=True)
        heard: list[dict[str, Any]] = []
        page.bridge.line(
            f"/api/rooms/{room}/socket?seat=0",
            lambda text: heard.append(json.loads(text)),
            lambda code: None,
        )
        await until(heard, asked_now)
        shelf.written.clear()
        await move(page, room)
        assert shelf.size > 4 * BLOCK
        assert 0 < len(shelf.written[0]) <= 3


@in_a_page
async def test_what_is_not_kept_has_not_happened() -> None:
    """The browser is full: the move is refused, and made once there is space again."""
    shelf = Shelf()
    async with Page(shelf) as page:
        room = await page.new("state51")
        shelf.full = True
        refused = await page.ask("POST", f"/api/rooms/{room}/start", {})
        assert (refused.status, json.loads(refused.body)["code"]) == (503, "store")
        shelf.full = False
        found = json.loads((await page.ask("GET", f"/api/rooms/{room}")).body)
        assert found["room"]["status"] == "lobby"
        assert (await page.ask("POST", f"/api/rooms/{room}/start", {})).status == 200


@in_a_page
async def test_lines_end_with_their_code() -> None:
    """A room that is not there."""
    codes: list[int] = []
    async with Page(Shelf()) as page:
        line = page.bridge.line("/api/rooms/nowhere/socket", lambda text: None, codes.append)
        assert line.task is not None
        await line.task
    assert codes == [4404]


@in_a_page
async def test_packs_can_be_made_and_played() -> None:
    """The workshop is here, in the same thread."""
    async with Page(Shelf()) as page:
        new = await page.ask("POST", "/api/workshop/packs", {"game": "state51", "name": "Mine"})
        assert new.status == 201
        mine = json.loads((await page.ask("GET", "/api/workshop")).body)
        assert [one["name"] for one in mine["packs"]] == ["Mine"]
        described = await page.ask("GET", "/api/workshop/games/state51")
        assert described.status == 200


@in_a_page
async def test_who_thinks_long_does_so_apart() -> None:
    """Everything else is answered meanwhile; quick bots and rules of thumb stay here."""
    asked: list[str] = []
    thought = asyncio.Event()

    async def apart(said: str) -> str:
        asked.append(json.loads(said)["task"]["type"])
        await thought.wait()
        return think(said)

    async with Page(Shelf(), apart) as page:
        room = await page.new(pause=0, start=True)
        hint = asyncio.ensure_future(page.ask("GET", f"/api/rooms/{room}/hint?seat=0"))
        while not asked:
            await asyncio.sleep(0)
        view = await page.ask("GET", f"/api/rooms/{room}/view?seat=0&log=0")
        assert view.status == 200
        assert not hint.done()
        thought.set()
        assert json.loads((await hint).body)["ranking"]
        assert asked == ["Advise"]
        await move(page, room)
        assert asked == ["Advise"]


@in_a_page
async def test_bots_go_on_here_if_nobody_is_apart() -> None:
    """A second worker that can't be started costs nothing but smoothness."""

    async def apart(said: str) -> str:
        raise OSError("out of memory")

    async with Page(Shelf(), apart) as page:
        room = await page.new(pause=0, start=True)
        hint = await page.ask("GET", f"/api/rooms/{room}/hint?seat=0")
        assert json.loads(hint.body)["ranking"]


def test_folders_are_sent_along_once(tmp_path: Path) -> None:
    """The other worker has no files of this one; a fault of a bot is told in words."""
    here, there = tmp_path / "here", tmp_path / "there"
    (here / "data").mkdir(parents=True)
    (here / "data" / "a.toml").write_text("one = 1")
    sent: list[dict[str, str]] = []

    async def apart(said: str) -> str:
        order = json.loads(said)
        sent.append(order["files"])
        order["files"] = {k.replace(str(here), str(there)): v for k, v in order["files"].items()}
        return think(json.dumps(order))

    bots = Bots(Pace, apart)
    task = Advise(game="nothing", pack=str(here), data=None, seed=1, state="", seat=0, seconds=0.1)
    for _ in range(2):
        with pytest.raises(BotFailed, match="nothing"):
            asyncio.run(bots.think(task, 1.0))
    assert sent == [{str(here / "data" / "a.toml"): "one = 1"}, {}]
    assert (there / "data" / "a.toml").read_text() == "one = 1"


@in_a_page
async def test_an_unfinished_game_is_taken_along() -> None:
    """Out of one browser and into another, where it goes on."""
    async with Page(Shelf()) as page:
        room = await page.new(pause=0, start=True)
        await move(page, room)
        assert (await page.ask("GET", f"/api/rooms/{room}/record")).status == 409
        taken = await page.ask("GET", f"/api/rooms/{room}/record?unfinished=true")
        assert taken.status == 200
    async with Page(Shelf()) as other:
        made = await other.ask("POST", "/api/records", {"record": taken.body.decode()})
        found = json.loads(made.body)
        assert found["room"]["status"] == "playing"
        assert found["me"]["seats"] == [0]


def test_a_slow_device_takes_longer_but_not_for_ever() -> None:
    """Up to a limit a level is as strong as anywhere; then it says how much weaker it is."""
    usual, slow, phone = Pace(2 * USUAL), Pace(USUAL / 2), Pace(USUAL / 30)
    assert usual.seconds("level3") == BUDGETS["level3"].seconds
    assert slow.seconds("level4") == 2 * (BUDGETS["level4"].seconds or 0)
    assert phone.seconds("level5") == slow.seconds("level5") == LONGEST
    assert slow.told()["share"] == 1
    assert phone.longer == PATIENCE
    assert phone.told()["share"] == pytest.approx(0.1)
    place: dict[str, Any] = {"game": "x", "pack": None, "data": None, "seed": 1}
    task = Choose(**place, state="", seat=0, bot="level3", who="")
    assert getattr(slow.paced(task), "bot", "") == "level3@0.04s"
    hint = slow.paced(Advise(**place, state="", seat=0, seconds=1.0))
    assert getattr(hint, "seconds", 0) == 2.0


def test_the_probe_counts_decisions() -> None:
    """By the clock that it is given."""
    ticks = iter([0.0, 0.0, 1.0, 1.0, 1.0, 1.5])  # twice: begun, not yet over, over
    assert probe(2, lambda: next(ticks)).decisions == BETWEEN / 0.5


def test_nothing_is_imported_that_a_page_does_not_have() -> None:
    """What would have to be carried there and is never used."""
    code = "import sys, spielwerk.site.bridge; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    heavy = {"numpy", "uvicorn", "websockets", "cryptography", "http_ece", "scipy", "polars"}
    assert loaded & heavy == set()
