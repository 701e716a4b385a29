"""What people say to who made the game: who may say it, who may read it, and when it is gone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielwerk.lab.told import PERSON, Sat, Voice
from spielwerk.server.people import look_into, read
from spielwerk.server.room.acts import moves_of, seconds_of
from spielwerk.server.store.database import open_database
from spielwerk.server.store.opening import BadDatabase
from spielwerk.server.store.playtests import sittings
from spielwerk.server.store.rows import MARK, Act, GameData
from spielwerk.server.store.shelf import PackData
from spielwerk.server.store.store import Store
from tests.server.people import Device
from tests.server.running import Running
from tests.server.test_store import WORLD, created, url, with_store

__all__ = ["url"]
SAID = "The inspector came too early."


def put(who: Device, what: str, status: int = 200, /, **body: Any) -> Any:
    answer = who.send("PUT", f"~/{what}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def played(ada: Device, bo: Device, **more: Any) -> Any:
    """A short game of two, to its end."""
    made = ada.open_room("me", "open", options={"rounds": 1}, **more)
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    ada.post("~/start")
    ada.move(0, 0)
    bo.move(1, 0)
    return made


def counted(server: Running, room: str) -> bool:
    """Whether the lab would read this room."""
    store: Store = server.app.state.services.store
    found = server.call(store.do(lambda here: sittings(here, "toy")))
    return [one.counts for one in found if one.room.id == room] == [True]


def test_a_game_counts_when_all_who_play_agree(ada: Device, bo: Device, server: Running) -> None:
    """Nobody agrees by default; each says it for himself, and may take it back after the end."""
    made = ada.open_room("me", "open", "thumb", options={"rounds": 1})
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    assert ada.get("~/playtest", seat=0) == {"agrees": False, "face": None, "words": ""}
    assert put(ada, "consent", seat=0, agrees=True)["agrees"]
    ada.post("~/start")
    ada.move(0, 0)
    bo.move(1, 0)
    assert not counted(server, ada.room)
    put(bo, "consent", seat=1, agrees=True)
    server.call(_over(server, ada.room))
    assert counted(server, ada.room)
    put(bo, "consent", seat=1, agrees=False)
    assert not counted(server, ada.room)


async def _over(server: Running, room: str) -> None:
    """Until the bot has made the last move."""
    async with server.app.state.services.rooms.use(room) as found:
        while found.data.status != "over":
            await found.wait(found.data.rev, 30)


def test_what_was_known_before_does_not_count(ada: Device, server: Running) -> None:
    """A chosen seed is no playtest, even if everybody agrees."""
    for more, counts in (({}, True), ({"seed": 3}, False)):
        ada.open_room("me", "me", options={"rounds": 1}, start=True, **more)
        for seat in (0, 1):
            put(ada, "consent", seat=seat, agrees=True)
            ada.move(seat, 0)
        assert counted(server, ada.room) is counts


def test_a_bot_that_stood_in_is_noted(ada: Device, bo: Device, server: Running) -> None:
    """Whatever it did was not done by a person."""
    ada.open_room("me", "me", options={"rounds": 1}, start=True)
    put(ada, "consent", seat=0, agrees=True)
    ada.post("~/seats/1/bot", bot="thumb")
    ada.post("~/seats/1/back")
    for seat in (0, 1):
        ada.move(seat, 0)
    store: Store = server.app.state.services.store
    found = server.call(store.do(lambda here: sittings(here, "toy")))
    assert [one.helped for one in found if one.room.id == ada.room] == [True]


def test_how_it_was_is_said_once_a_seat_and_may_be_changed(ada: Device, bo: Device) -> None:
    """After the end, by whoever sits there; the last answer stands, and it can be taken back."""
    made = ada.open_room("me", "open", options={"rounds": 1})
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    assert put(ada, "feedback", 409, seat=0, face=5)["code"] == "not-now"
    ada.post("~/start")
    ada.move(0, 0)
    bo.move(1, 0)
    put(ada, "feedback", seat=0, face=5)
    said = put(ada, "feedback", seat=0, face=2, words=SAID)
    assert said == {"agrees": False, "face": 2, "words": SAID} == ada.get("~/playtest", seat=0)
    assert bo.get("~/playtest", seat=1)["face"] is None
    for wrong in ({"face": 0}, {"face": 6}, {"face": 3, "words": "x" * 501}):
        assert put(ada, "feedback", 422, seat=0, **wrong)["code"] == "invalid"
    assert put(ada, "feedback", seat=0) == {"agrees": False, "face": None, "words": ""}


def test_nobody_else_reads_or_says_it(ada: Device, bo: Device, eve: Device) -> None:
    """Not the host, not the others at the table, not who looks on; no record has it, no frame."""
    made = played(ada, bo)
    put(bo, "feedback", seat=1, face=1, words=SAID)
    eve.come(made["links"]["watch"])
    for who in (ada, eve):
        assert who.get("~/playtest", 403, seat=1)["code"] == "no-access"
        assert put(who, "feedback", 403, seat=1, face=5)["code"] == "no-access"
        assert put(who, "consent", 403, seat=1, agrees=True)["code"] == "no-access"
        seen = [who.get("~"), who.frame(), who.get("~/messages"), who.get("~/result")]
        seen.append(who.send("GET", "~/record").text)
        assert SAID not in json.dumps(seen)
    assert put(ada, "feedback", 404, seat=9, face=1)["code"] == "not-found"


def test_the_host_may_not_want_people_to_be_asked(ada: Device, bo: Device, server: Running) -> None:
    """Then nothing is taken, nothing counts, and what was said can still be taken back."""
    played(ada, bo)
    for who, seat in ((ada, 0), (bo, 1)):
        put(who, "consent", seat=seat, agrees=True)
    put(bo, "feedback", seat=1, face=4)
    changed = ada.send("PATCH", "~", json={"playtest": False})
    assert changed.json()["room"]["playtest"] is False
    assert not counted(server, ada.room)
    assert put(bo, "feedback", 409, seat=1, face=4, words="more")["code"] == "not-now"
    assert put(bo, "consent", 409, seat=1, agrees=True)["code"] == "not-now"
    assert put(bo, "feedback", seat=1)["face"] is None
    assert put(bo, "consent", seat=1, agrees=False)["agrees"] is False


@pytest.mark.parametrize("begun", [False, True])
def test_nobody_agrees_for_the_next_in_the_seat(
    ada: Device, bo: Device, eve: Device, begun: bool
) -> None:
    """Who gets up takes his word along."""
    made = ada.open_room("me", "open")
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    put(bo, "consent", seat=1, agrees=True)
    if begun:
        ada.post("~/start")
    invite = ada.post("~/seats/1/open")["invite"]
    eve.come(invite)
    eve.post("~/join", name="Eve")
    assert eve.get("~/playtest", seat=1)["agrees"] is False


def test_a_rematch_asks_again(ada: Device) -> None:
    """Agreeing once is no agreeing for ever."""
    ada.open_room("me", "me", options={"rounds": 1}, start=True)
    for seat in (0, 1):
        put(ada, "consent", seat=seat, agrees=True)
        ada.move(seat, 0)
    ada.room = ada.post("~/rematch")["room"]["id"]
    assert ada.get("~/playtest", seat=0)["agrees"] is False


def test_what_was_said_goes_with_its_room(url: str) -> None:
    """Deleted rooms leave no answers; this holds in both databases."""

    async def test(store: Store) -> None:
        room = await created(store, changed=5.0)
        await store.playtests.keep(room.id, 0, 1.0, face=3, words=SAID)
        await store.playtests.keep(room.id, 0, 2.0, agrees=True)
        kept = await store.playtests.of(room.id, 0)
        assert (kept.agrees, kept.face, kept.words) == (True, 3, SAID)
        await store.forget(lobby_before=10.0, before=10.0)
        assert (await store.playtests.of(room.id, 0)).words == ""

    with_store(url, test)


def test_files_of_packs_go_with_the_last_room_that_needs_them(url: str) -> None:
    """Those of the workshop only, and never while a room, a lobby or a fresh edition needs them."""

    async def test(store: Store) -> None:
        files = {"data": {"a.csv": "x"}, "pack": {"a.csv": "y"}}
        names = {name: f"{name}-{WORLD.name(6)}"[:16] for name in ("made", "begun", "base", "host")}
        for hash in names.values():
            await store.keep_data(GameData("toy", hash, files))
        pack = f"far{MARK}{names['made']}"
        room = await created(store, pack=pack, header={"data": names["begun"]}, changed=50.0)
        lobby = await created(store, status="lobby", pack=pack, changed=50.0)
        await created(store, pack="mill", header={"data": names["host"]}, changed=5.0)

        async def left() -> set[str]:
            found = {n: await store.game_data("toy", hash) for n, hash in names.items()}
            return {name for name, data in found.items() if data is not None}

        await store.forget(lobby_before=10.0, before=10.0)
        assert await left() == set(names)
        await store.forget(lobby_before=10.0, before=60.0)  # the room goes, and the lobby as well
        assert await store.room(room.id) is await store.room(lobby.id) is None
        assert await left() == {"base", "host"}

    with_store(url, test)


def test_an_edition_that_nobody_plays_is_cleared_after_a_while(url: str) -> None:
    """Its pack can make it anew at any time; with the pack the last of it goes."""

    async def test(store: Store) -> None:
        pack = PackData(WORLD.name(8), "owner", "toy", "Far", 1, 1, 1.0, 1.0)
        await store.shelf.add(pack, {"a.csv": "y"})
        first, second = (WORLD.name(6)[:16] for _ in range(2))
        for hash, at in ((first, 5.0), (second, 50.0)):
            await store.shelf.made(pack, hash, at)
            await store.keep_data(GameData("toy", hash, {"data": {}, "pack": {"a.csv": "y"}}))
        await store.clear(10.0)
        assert await store.game_data("toy", first) is None
        assert await store.game_data("toy", second) is not None
        await store.shelf.made(pack, first, 60.0)
        await store.keep_data(GameData("toy", first, {"data": {}, "pack": {"a.csv": "y"}}))
        await store.clear(55.0)
        assert await store.game_data("toy", first) is not None
        assert set(await store.shelf.editions(pack)) == {first, second}
        await store.shelf.forget(pack)
        assert await store.game_data("toy", first) is None
        assert await store.shelf.editions(pack) == {}

    with_store(url, test)


def test_the_lab_is_told_no_name_and_nothing_that_nobody_agreed_to(
    ada: Device, bo: Device, server: Running
) -> None:
    """Read from the database of a server that runs; without consent neither moves nor secret."""
    played(ada, bo)
    said = Voice(2, 5, "Only here")
    put(ada, "feedback", seat=0, face=said.face, words=said.words)
    name = server.app.state.services.store.database.name

    def told() -> Sat:
        every = look_into(name, lambda here: read(here, "toy"))
        [found] = [one for one in every if said in one.voices]
        return found

    before = told()
    assert (before.moves, before.seats) == (None, [PERSON, PERSON])
    assert before.voices == [said]
    assert set(before.header) == {"game", "rules", "data", "options", "players"}
    for who, seat in ((ada, 0), (bo, 1)):
        put(who, "consent", seat=seat, agrees=True)
    after = told()
    assert after.moves is not None
    assert [move["seat"] for move in after.moves] == [0, 1]
    assert before.spent == []
    assert len(after.spent) == 2
    assert 0 <= sum(after.spent) <= after.seconds
    assert after.header["commitment"]
    assert b"Bo" not in msgspec.json.encode([before, after])


def test_the_time_of_a_move_is_that_since_the_one_before_it() -> None:
    """What was tried and undone in between was thought about the same move."""

    def act(kind: Any, at: float, choice: int | None = 1) -> Act:
        return Act(0, kind, 0, choice, None, None, at)

    acts = [act("move", 12), act("move", 15), act("undo", 16, None), act("move", 20)]
    assert seconds_of(acts, 10) == [2, 8]
    assert len(moves_of(acts)) == 2
    acts += [act("move", 21), act("back", 30, 1), act("interject", 34), act("move", 33)]
    assert seconds_of(acts, 10) == [2, 22, 0]  # a clock that was set back takes no time
    assert len(moves_of(acts)) == 3


def test_a_database_that_cant_be_read_is_told(tmp_path: Path) -> None:
    """One sentence that says what to do."""
    with pytest.raises(BadDatabase, match="name the one of your server"):
        look_into(str(tmp_path / "none.db"), lambda here: here)
    (tmp_path / "old.db").write_bytes(b"")
    with pytest.raises(BadDatabase, match="start `spielwerk serve` with it once"):
        look_into(str(tmp_path / "old.db"), lambda here: here)
    (tmp_path / "bad.db").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    with pytest.raises(BadDatabase, match="damaged"):
        look_into(str(tmp_path / "bad.db"), lambda here: here)


def test_postgresql_is_read_too(new_postgres: str) -> None:
    """The same work on the other kind of database."""

    async def make() -> None:
        store = Store(open_database(new_postgres))
        await store.open()
        room = await created(store, status="over", ended=2.0, header={"data": "x"})
        await store.playtests.keep(room.id, 0, 1.0, face=3)
        await store.close()

    asyncio.run(make())
    [found] = look_into(new_postgres, lambda here: read(here, "toy"))
    assert [voice.face for voice in found.voices] == [3]
