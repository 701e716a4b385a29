"""What the store promises of tournaments, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import time

import pytest

from spielwerk.server.room.change import Change
from spielwerk.server.store import outbox
from spielwerk.server.store.rows import Device, Notice, Seat
from spielwerk.server.store.store import Store
from spielwerk.server.store.tournaments import (
    Entry,
    Pass,
    Seated,
    TournamentChange,
    TournamentData,
)
from spielwerk.server.wire.room_settings import RoomSettings
from spielwerk.server.wire.tournaments import TournamentSettings
from spielwerk.tournament.shapes import Result, Round, Table
from tests.server.test_store import WORLD, created, new_room, with_store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    name = "database" if request.param == "sqlite" else "postgres"
    found: str = request.getfixturevalue(name)
    return found


async def opened(store: Store) -> TournamentData:
    """A tournament in the database, with one link."""
    now = time.time()
    data = TournamentData(
        id=WORLD.name(8),
        game="toy",
        pack=None,
        options={"rounds": 3},
        settings=TournamentSettings(title="Pökal", size=3, rest="tables"),
        teams={2: [0, 1], 3: [0, 1, 1]},
        seed=2**32 - 1,
        rev=0,
        created=now,
        changed=now,
    )
    change = TournamentChange(data, {}, now)
    change.passes.append(Pass("h" * 64, "host", None))
    await store.tournaments.create(change)
    return change.data


def table_of(change: TournamentChange, mode: str = "turns") -> Change:
    """A room that begins with a change."""
    settings = RoomSettings(mode=mode)  # type: ignore[arg-type]
    seats = [Seat("person", "Ada"), Seat("person", "Bo"), Seat("bot", bot="thumb")]
    room = Change(new_room(settings=settings, seats=seats, status="lobby", asked=None), WORLD)
    room.data.status, room.data.asked = "playing", 0
    change.born.append(room)
    return room


def test_a_tournament_is_read_as_it_was_written(url: str) -> None:
    """With rounds, results, sides and links."""

    async def test(store: Store) -> None:
        data = await opened(store)
        assert await store.tournaments.get(data.id) == data
        assert await store.tournaments.get("nowhere") is None
        assert await store.tournaments.rev(data.id) == 1
        assert await store.tournaments.rev("nowhere") is None
        change = TournamentChange(data, {}, 7.0)
        change.data.players += [Entry("Ada"), Entry("", bot="random", fills=True)]
        change.data.rounds.append(Round([Table([1, 0], "r", Result([1], [3, 4]))], [2]))
        change.passes.append(Pass("p" * 64, "player", 0))
        change.revoked.append("h" * 64)
        assert await store.tournaments.write(change)
        found = await store.tournaments.get(data.id)
        assert found == change.data
        assert found is not None
        assert (found.rev, found.teams[3], found.changed) == (2, [0, 1, 1], 7.0)
        assert await store.tournaments.passes(data.id) == [Pass("p" * 64, "player", 0)]

    with_store(url, test)


def test_of_many_at_once_one_round_is_opened(url: str) -> None:
    """Ten processes see the same end of a round: one opens the next, the others nothing."""

    async def test(store: Store) -> None:
        data = await opened(store)
        changes = [TournamentChange(data, {}, time.time()) for _ in range(10)]
        rooms = [table_of(change) for change in changes]
        written = await asyncio.gather(*(store.tournaments.write(change) for change in changes))
        assert sum(written) == 1
        there = [await store.room(room.data.id) for room in rooms]
        assert [found is not None for found in there] == list(written)
        mine = [one for one in await store.tournaments.running() if one.tournament == data.id]
        assert [one.room for one in mine] == [rooms[list(written).index(True)].data.id]
        assert await store.tournaments.of_room(mine[0].room) == data.id
        assert await store.tournaments.of_room("nowhere") is None

    with_store(url, test)


def test_a_table_is_looked_after_until_it_is_done(url: str) -> None:
    """What is told of it is what its room says; then nobody waits any more."""

    async def test(store: Store) -> None:
        data = await opened(store)
        change = TournamentChange(data, {}, time.time())
        room = table_of(change)
        await store.tournaments.write(change)
        over = Change(room.data, WORLD)
        over.data.rev += 1
        over.data.status, over.data.asked = "over", None
        over.data.result = {"winners": [1], "scores": [1, 2, 0], "end": "rounds"}
        await store.write(over)
        (one,) = [one for one in await store.tournaments.running() if one.room == room.data.id]
        assert (one.status, one.result, one.seats[2].bot) == ("over", over.data.result, "thumb")
        after = TournamentChange(change.data, {}, time.time())
        after.done.append(room.data.id)
        assert await store.tournaments.write(after)
        assert room.data.id not in [one.room for one in await store.tournaments.running()]

    with_store(url, test)


def test_notices_go_along_to_the_next_table(url: str) -> None:
    """Mail, webhook and devices; who is not on turn is told that the table is ready."""

    async def test(store: Store) -> None:
        before = await created(store)
        told = Notice(0, "ada@example.org", None, "de", True, 5.0)
        await store.keep_notice(before.id, told, 1.0)
        device = Device(1, "d" * 64, "https://push.example/1", "k", "a", "en")
        await store.pushes.keep(before.id, device, 1.0)
        data = await opened(store)
        change = TournamentChange(data, {}, 9.0)
        room = table_of(change).data.id
        change.seated += [Seated(room, 0, (before.id, 1)), Seated(room, 1, (before.id, 0))]
        await store.tournaments.write(change)
        notice = await store.notice(room, 1)
        assert notice is not None
        assert (notice.email, notice.confirmed, notice.lang) == ("ada@example.org", True, "de")
        assert await store.notice(room, 0) is None
        assert [one.device for one in await store.pushes.of(room, 0)] == ["d" * 64]
        kinds = {
            seat: sorted(one.kind for one in await store.outbox.of(room, seat)) for seat in (0, 1)
        }
        assert kinds == {0: sorted(outbox.TURN), 1: ["ready"]}, "seat 0 is asked"

    with_store(url, test)


def test_old_tournaments_are_forgotten(url: str) -> None:
    """Those that never began sooner; their links go with them."""

    async def test(store: Store) -> None:
        old, young = await opened(store), await opened(store)
        change = TournamentChange(old, {}, 5.0)
        await store.tournaments.write(change)
        await store.forget(10.0, 0.0)
        assert await store.tournaments.get(old.id) is None
        assert await store.tournaments.passes(old.id) == []
        assert await store.tournaments.get(young.id) is not None

    with_store(url, test)
