"""The tables: made, brought to this version with all that is in them, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, insert, inspect, select

from spielwerk.server.store.database import open_database
from spielwerk.server.store.migrate import configuration
from spielwerk.server.store.store import Store
from spielwerk.server.store.tables import meta
from spielwerk.server.wire.room_settings import RoomSettings

OLD_ROOM = {
    "id": "old",
    "game": "toy",
    "title": "Tïtle",
    "public": True,
    "mode": "turns",
    "clock": 600,
    "pause": 0.25,
    "seeded": False,
    "status": "playing",
    "seed": 2**53 - 1,
    "options": {"rounds": 3},
    "seats": [{"kind": "person", "name": "Ada"}, {}],
    "header": {"game": "toy", "seed": 1},
    "seq": 2,
    "rev": 7,
    "said": 1,
    "asked": 0,
    "due": 9.5,
    "rematch": None,
    "created": 1.0,
    "changed": 2.0,
    "started": 1.5,
    "ended": None,
    "pack": "mill",
    "pack_hash": "0123456789abcdef",
}
OLD_ACTS = [
    {"room": "old", "seq": seq, "kind": "move", "seat": 0, "choice": seq, "key": key, "at": 1.0}
    for seq, key in ((1, "0:key"), (2, None))
]
OLD_TOKEN = {"room": "old", "hash": "x" * 64, "role": "host", "seat": None}


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    name = "database" if request.param == "sqlite" else "new_postgres"
    found: str = request.getfixturevalue(name)
    return found


def do(url: str, *work: Callable[[Connection], Any]) -> list[Any]:
    """Work on a database that nobody has opened; what each piece gives."""

    async def run() -> list[Any]:
        store = Store(open_database(url))
        try:
            return [await store.do(one) for one in work]
        finally:
            await store.close()

    return asyncio.run(run())


def to(revision: str) -> Callable[[Connection], None]:
    """Bring the tables to a revision, forwards or backwards."""

    def work(connection: Connection) -> None:
        if revision == "head":
            command.upgrade(configuration(connection), "head")
        elif revision == "0002" and not inspect(connection).has_table("rooms"):
            command.upgrade(configuration(connection), revision)
        else:
            command.downgrade(configuration(connection), revision)

    return work


def columns(connection: Connection) -> dict[str, set[str]]:
    """All tables and their columns."""
    look = inspect(connection)
    return {
        name: {column["name"] for column in look.get_columns(name)}
        for name in look.get_table_names()
        if name != "alembic_version"
    }


def fill(connection: Connection) -> None:
    """A room as the release before this one kept it."""
    there = MetaData()
    there.reflect(connection)
    connection.execute(insert(there.tables["rooms"]), OLD_ROOM)
    connection.execute(insert(there.tables["acts"]), OLD_ACTS)
    connection.execute(insert(there.tables["tokens"]), OLD_TOKEN)


def the_room(connection: Connection) -> Any:
    """All columns of the one room."""
    there = MetaData()
    there.reflect(connection)
    return dict(connection.execute(select(there.tables["rooms"])).mappings().one())


def test_the_migrations_make_the_tables_of_the_code(url: str) -> None:
    """Done twice nothing happens; the tables are those of `tables.py`."""
    wanted = {table.name: set(table.columns.keys()) for table in meta.sorted_tables}
    assert do(url, to("head"), to("head"), columns)[-1] == wanted


def test_there_is_a_way_back(url: str) -> None:
    """The migrations can be undone, down to an empty database."""
    assert do(url, to("head"), to("base"), columns)[-1] == {}


def test_a_room_of_the_release_before_is_kept(url: str) -> None:
    """With its settings, its moves and its links; and it can go back."""
    do(url, to("0002"), fill, to("head"))

    async def look() -> None:
        store = Store(open_database(url))
        room = await store.room("old")
        assert room is not None
        assert room.settings == RoomSettings(
            title="Tïtle", public=True, mode="turns", clock=600, pause=0.25
        )
        assert (room.pack, room.rev, room.seats[0].name) == ("mill", 7, "Ada")
        assert [(act.choice, act.key) for act in await store.acts("old", 0, 9)] == [
            (1, "0:key"),
            (2, None),
        ]
        assert [token.role for token in await store.tokens("old")] == ["host"]
        assert [found.id for found in await store.public_rooms("", ["playing"], 9)] == ["old"]
        await store.close()

    asyncio.run(look())
    back = do(url, to("0002"), the_room)[-1]
    assert back == {**OLD_ROOM, "pack_hash": None}
