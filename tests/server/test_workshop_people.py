"""People's games and words in the workshop: read by who made the pack, and by nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import spielwerk
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Record, Session
from spielwerk.server.room.change import Change
from spielwerk.server.store.rows import RoomData, Seat
from spielwerk.server.store.store import Store
from spielwerk.server.wire.room_settings import RoomSettings
from spielwerk.server.world import World
from tests.server.running import Running, settings
from tests.server.test_workshop import FAR, edit, post

SAID = "The quarry is too far away."
VALUES = {"players": "2", "games": "20", "bots": "thumb"}


@pytest.fixture
def workshop(toy: None, tmp_path: Path) -> Iterator[Running]:
    """A server with a workshop."""
    wanted = settings(f"sqlite:///{tmp_path / 'server.db'}", workshop=True)
    with Running(wanted) as found:
        yield found


def played(server: Running, folder: Path, pack: str, room: str, agrees: bool) -> None:
    """A finished game with this pack; a bot stands for a person, who says something."""
    game, world = spielwerk.game("state51", folder), World()
    record = Record.start(game, game.new(2, 7, secret=world.secret(32)), 7)
    session = Session(game, record)
    SeatedBots(game, ["thumb"] * 2, 7).play(session)
    data = RoomData(
        id=room,
        game="state51",
        pack=pack,
        settings=RoomSettings(),
        options={},
        seats=[Seat("person", "Mathilde"), Seat("bot", bot="thumb")],
        seed=0,
        seeded=False,
        status="over",
        header=session.record.header,
        result=session.record.result,
        created=0.0,
        changed=world.now(),
        started=0.0,
        ended=1800.0,
    )
    change = Change(data, world)
    for move in session.record.moves:
        change.act("interject" if move["interjection"] else "move", move["seat"], move["choice"])
    store: Store = server.app.state.services.store
    server.call(store.create(change))
    server.call(store.playtests.keep(room, 0, 1.0, agrees=agrees, face=2, words=SAID))


def asked(client: httpx.Client, pack: Any) -> str:
    """The page about people's games, as text."""
    path = f"/packs/{pack['id']}/question"
    answer = post(client, path, kind="people", values=VALUES)
    while answer["state"] in ("waiting", "running"):
        answer = client.get(f"/api/workshop{path}?kind=people").json()
    assert answer["state"] == "done", answer
    found = client.get(f"/api/workshop{path}/page?kind=people&lang=en")
    assert found.status_code == 200, found.text
    return found.text


def test_who_made_the_pack_reads_what_people_played_and_said(
    workshop: Running, tmp_path: Path
) -> None:
    """Beside bots, without a name; a copy of the pack reads nothing, nor does anybody else."""
    with workshop.client() as designer, workshop.client() as other:
        pack = post(designer, "/packs", 201, name="Far quarry", game="state51")
        pack = edit(designer, pack, FAR)["pack"]
        edition = post(designer, f"/packs/{pack['id']}/edition")["pack"]
        zipped = designer.get(f"/api/workshop/packs/{pack['id']}/zip").content
        path = tmp_path / "far-quarry.zip"
        path.write_bytes(zipped)
        played(workshop, path, edition, "one", agrees=True)
        played(workshop, path, edition, "two", agrees=False)
        page = asked(designer, pack)
        assert "One game counts. Not read: 1 without everybody's consent" in page
        assert "20 games of bots" in page
        assert SAID in page
        assert "Mathilde" not in page
        store: Store = workshop.app.state.services.store
        workshop.call(store.playtests.keep("one", 0, 2.0, agrees=False))
        assert "0 games count. Not read: 2 without" in asked(designer, pack)

        question = f"/api/workshop/packs/{pack['id']}/question/page?kind=people"
        assert other.get(question).status_code == 404
        mine = post(other, "/packs", 201, name="Far quarry", game="state51")
        mine = edit(other, mine, FAR)["pack"]
        assert post(other, f"/packs/{mine['id']}/edition")["pack"] != edition
        assert other.get(question).status_code == 404
        assert SAID not in asked(other, mine)
