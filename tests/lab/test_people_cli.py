"""`spielwerk lab people`: a server's database in, a report out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.server.room.change import Change
from spielwerk.server.store.database import open_database
from spielwerk.server.store.rows import RoomData, Seat
from spielwerk.server.store.store import Store
from spielwerk.server.wire.room_settings import RoomSettings
from spielwerk.server.world import World
from tests.lab.test_people import SAID, sat


def server(path: Path, agrees: bool) -> None:
    """A database with one finished game of 51st State, or the same with another mind."""
    played = sat("state51", 5)
    world = World()

    async def work() -> None:
        store = Store(open_database(f"sqlite:///{path}"))
        await store.open()
        if await store.room("one") is None:
            data = RoomData(
                id="one",
                game="state51",
                settings=RoomSettings(),
                options={},
                seats=[Seat("person", "Mathilde"), Seat("bot", bot="thumb")],
                seed=0,
                seeded=False,
                status="over",
                header=played.header,
                result={"end": "points", "scores": [1, 2], "winners": [1]},
                created=0.0,
                changed=0.0,
                started=0.0,
                ended=1800.0,
            )
            change = Change(data, world)
            for move in played.moves or []:
                interjected = move["interjection"]
                change.act("interject" if interjected else "move", move["seat"], move["choice"])
            await store.create(change)
        await store.playtests.keep("one", 0, 1.0, agrees=agrees, face=4, words=SAID)
        await store.close()

    asyncio.run(work())


def test_people_and_bots_stand_side_by_side(tmp_path: Path) -> None:
    """The figures of both, the words, no name; who takes his consent back is gone."""
    path, out = tmp_path / "server.db", tmp_path / "out"
    arguments = ["lab", "people", "state51", "--from", str(path), "--out", str(out)]
    arguments += ["--games", "6", "--jobs", "1", "--lang", "en"]
    server(path, agrees=True)
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert "One game counts." in done.output
    html = (out / "people.en.html").read_text(encoding="utf-8")
    for said in ("People and bots", "took 30 minutes", SAID, "6 games of bots"):
        assert said in html
    assert "Mathilde" not in html
    server(path, agrees=False)
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert "0 games count. Not read: 1 without everybody's consent" in done.output.replace(
        "\n", " "
    )
    html = (out / "people.en.html").read_text(encoding="utf-8")
    assert SAID in html
    assert "6 games of bots" not in html
    assert not (out / "people").exists()


def test_what_is_not_of_people_is_left_alone(tmp_path: Path) -> None:
    """A folder with something else in it is not cleared."""
    server(tmp_path / "server.db", agrees=True)
    (tmp_path / "out" / "people").mkdir(parents=True)
    arguments = ["lab", "people", "state51", "--from", str(tmp_path / "server.db")]
    done = CliRunner().invoke(app, [*arguments, "--out", str(tmp_path / "out")])
    assert isinstance(done.exception, SpielwerkError)
    with pytest.raises(SpielwerkError, match="holds something else"):
        raise done.exception
