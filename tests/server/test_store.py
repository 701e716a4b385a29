"""What the store promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.engine.view import text as message
from spielwerk.server.room.change import Change
from spielwerk.server.room.tokens import issue, new_room_id
from spielwerk.server.store.database import open_database
from spielwerk.server.store.rows import Notice, RoomData, Seat
from spielwerk.server.store.store import KeyUsed, Moved, Store
from spielwerk.server.wire.room_settings import RoomSettings
from spielwerk.server.world import World

WORLD = World()
Test = Callable[[Store], Awaitable[Any]]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    name = "database" if request.param == "sqlite" else "postgres"
    found: str = request.getfixturevalue(name)
    return found


def with_store(url: str, test: Test) -> None:
    """Run a test on an open store."""

    async def run() -> None:
        store = Store(open_database(url), "me")
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def new_room(**more: Any) -> RoomData:
    """A room as it might be."""
    now = time.time()
    room = RoomData(
        id=new_room_id(WORLD),
        game="toy",
        settings=RoomSettings(title="Tïtle", public=True, pause=0.5),
        seeded=False,
        status="playing",
        seed=2**53 - 1,
        options={"rounds": 3, "cheering": True},
        seats=[Seat("person", "Ada"), Seat("bot", bot="thumb"), Seat()],
        header={"game": "toy", "seed": 1},
        asked=0,
        created=now,
        changed=now,
        started=now,
    )
    return replace(room, **more)


async def created(store: Store, **more: Any) -> RoomData:
    """A room in the database."""
    change = Change(new_room(**more), WORLD)
    await store.create(change)
    return change.data


def changed(data: RoomData) -> Change:
    """A change of a room."""
    change = Change(data, WORLD)
    change.data.rev += 1
    return change


def test_a_room_is_read_as_it_was_written(url: str) -> None:
    """Every column comes back, nested ones and big numbers too."""

    async def test(store: Store) -> None:
        room = await created(store)
        assert await store.room(room.id) == room
        assert await store.rev(room.id) == 1
        assert await store.room("nowhere") is None
        assert await store.rev("nowhere") is None
        await store.beat(1.0)

    with_store(url, test)


def test_how_often_many_rooms_were_changed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for together, in several queries if there are very many."""
    monkeypatch.setattr("spielwerk.server.store.store.MANY", 2)

    async def test(store: Store) -> None:
        rooms = [(await created(store)).id for _ in range(5)]
        assert await store.revs([*rooms, "nowhere"]) == dict.fromkeys(rooms, 1)
        assert await store.revs([]) == {}

    with_store(url, test)


def test_a_change_is_written_as_a_whole(url: str) -> None:
    """Moves, messages, tokens and the room's columns in one transaction."""

    async def test(store: Store) -> None:
        room = await created(store)
        _, old = issue(WORLD, "invite")
        change = changed(room)
        change.tokens.append(old)
        await store.write(change)
        _, token = issue(WORLD, "seat", 1)
        change = changed(change.data)
        change.act("move", 0, 4, "0:key-1", "digest")
        change.act("move", 0, -1)
        change.act("undo", 0, None)
        change.say(0, "Grüße ☕", "0:key-2")
        change.note(message("room-left", player="=Bo"))
        change.tokens.append(token)
        change.revoked.append(old.hash)
        change.seat(2, Seat("person", "Bo"))
        await store.write(change)
        found = await store.room(room.id)
        assert found == change.data
        assert found is not None
        assert (found.seq, found.said, found.rev) == (3, 2, 3)
        acts = await store.acts(room.id, 0, 99)
        assert [(act.seq, act.kind, act.choice) for act in acts] == [
            (1, "move", 4),
            (2, "move", -1),
            (3, "undo", None),
        ]
        assert await store.acts(room.id, 1, 2) == acts[1:2]
        said = await store.messages(room.id)
        assert [one.text for one in said] == ["Grüße ☕", ""]
        assert said[1].note == {"id": "room-left", "args": {"player": "=Bo"}}
        assert await store.messages(room.id, 0, limit=1) == said[1:]
        assert await store.tokens(room.id) == [token]
        assert await store.act_by_key(room.id, "0:key-1") == acts[0]
        assert await store.act_by_key(room.id, "0:other") is None
        assert await store.message_by_key(room.id, "0:key-2") == said[0]

    with_store(url, test)


def test_who_comes_second_is_told(url: str) -> None:
    """A change of a room that has moved on is refused, and nothing of it is kept."""

    async def test(store: Store) -> None:
        room = await created(store)
        first, second = changed(room), changed(room)
        first.act("move", 0, 1)
        second.act("move", 0, 2)
        second.say(0, "late", None)
        await store.write(first)
        with pytest.raises(Moved):
            await store.write(second)
        assert [act.choice for act in await store.acts(room.id, 0, 99)] == [1]
        assert await store.messages(room.id) == []

    with_store(url, test)


def test_of_many_at_once_one_wins(url: str) -> None:
    """Twenty changes of the same moment: one is written, the others are refused."""

    async def test(store: Store) -> None:
        room = await created(store)
        changes = [changed(room) for _ in range(20)]
        for number, change in enumerate(changes):
            change.act("move", 0, number)
        results = await asyncio.gather(
            *(store.write(change) for change in changes), return_exceptions=True
        )
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Moved) for result in results)
        assert len(await store.acts(room.id, 0, 99)) == 1

    with_store(url, test)


def test_a_key_is_used_once_a_room(url: str) -> None:
    """The same key in the same room is refused with all that came with it; elsewhere it is free."""

    async def test(store: Store) -> None:
        room, other = await created(store), await created(store)
        change = changed(room)
        change.act("move", 0, 1, "0:key")
        await store.write(change)
        again = changed(change.data)
        again.act("move", 0, 2, "0:key")
        with pytest.raises(KeyUsed):
            await store.write(again)
        assert await store.rev(room.id) == 2
        elsewhere = changed(other)
        elsewhere.act("move", 0, 1, "0:key")
        await store.write(elsewhere)
        said = changed(change.data)
        said.say(0, "a", "0:say")
        said.say(0, "b", "0:say")
        with pytest.raises(KeyUsed):
            await store.write(said)

    with_store(url, test)


def test_public_rooms_are_listed_by_their_last_change(url: str) -> None:
    """Only public ones, of the wanted game and status, newest first."""

    async def test(store: Store) -> None:
        game = new_room_id(WORLD)
        old = await created(store, game=game, changed=1.0)
        new = await created(store, game=game, changed=2.0, status="lobby")
        await created(store, game=game, settings=RoomSettings(public=False))
        await created(store, game=game, status="over")
        await created(store, game="other")
        found = await store.public_rooms(game, ["lobby", "playing"], 10)
        assert [room.id for room in found] == [new.id, old.id]
        assert len(await store.public_rooms(game, ["lobby", "playing"], 1)) == 1
        assert len(await store.public_rooms("", ["playing"], 1000)) >= 2
        assert await store.count("over") >= 1

    with_store(url, test)


def test_rooms_that_are_due_are_found(url: str) -> None:
    """Those whose time is up, the longest waiting first, while they are played."""

    async def test(store: Store) -> None:
        first = await created(store, due=5.0)
        second = await created(store, due=10.0)
        await created(store, due=11.0)
        await created(store, due=5.0, status="over")
        await created(store)
        found = await store.due(10.0, limit=1000)
        assert [id for id in found if id in (first.id, second.id)] == [first.id, second.id]
        for id in found:
            room = await store.room(id)
            assert room is not None
            assert room.due is not None
            assert room.due <= 10.0

    with_store(url, test)


def test_old_rooms_are_forgotten_with_all_that_is_theirs(url: str) -> None:
    """Lobbies sooner than games; moves, tokens and notes go with them."""

    async def test(store: Store) -> None:
        lobby = await created(store, status="lobby", changed=50.0)
        game = await created(store, changed=50.0)
        gone = await created(store, changed=5.0)
        change = Change(gone, WORLD)
        change.data.rev += 1
        change.act("move", 0, 1)
        change.tokens.append(issue(WORLD, "host")[1])
        await store.write(change)
        await store.keep_notes(gone.id, 0, "x")
        assert await store.forget(lobby_before=60.0, before=10.0) >= 2
        assert await store.room(lobby.id) is None
        assert await store.room(game.id) == game
        assert await store.acts(gone.id, 0, 99) == []
        assert await store.tokens(gone.id) == []
        assert await store.notes(gone.id, 0) == ""

    with_store(url, test)


def test_notes_and_notices_are_a_seats_own(url: str) -> None:
    """Kept, replaced, and told apart by seat."""

    async def test(store: Store) -> None:
        room = await created(store)
        for words in ("one", "two ✓"):
            await store.keep_notes(room.id, 0, words)
        assert await store.notes(room.id, 0) == "two ✓"
        assert await store.notes(room.id, 1) == ""
        notice = Notice(0, "a@example.org", None, "de", False, 0.0)
        await store.keep_notice(room.id, notice, 1.0, "secret")
        assert [letter.kind for letter in await store.outbox.of(room.id, 0)] == ["confirm"]
        await store.keep_notice(room.id, replace(notice, confirmed=True), 2.0)
        assert await store.outbox.of(room.id, 0) == []
        assert await store.notice(room.id, 0) == replace(notice, confirmed=True)
        assert await store.notice(room.id, 1) is None

    with_store(url, test)


def test_a_new_address_is_heard_while_its_letter_is_looked_after(url: str) -> None:
    """What comes of the old one is not written; nothing is forgotten between the two."""

    async def test(store: Store) -> None:
        room = await created(store)
        change = changed(room)
        change.data.settings = replace(room.settings, mode="turns")
        await store.write(change)
        letters = await store.outbox.due(2e9, {}, 10)
        (letter,) = [one for one in letters if one.kind == "turn"]
        claimed = replace(letter, at=3e9)
        assert await store.outbox.change(letter, claimed)
        notice = Notice(0, "a@example.org", None, "de", True, 0.0)
        await store.keep_notice(room.id, notice, 1.0)
        assert not await store.outbox.change(claimed, replace(claimed, state="unwanted", at=None))
        now = {found.kind: found.at for found in await store.outbox.of(room.id, 0)}
        assert now["turn"] == 1.0

    with_store(url, test)
