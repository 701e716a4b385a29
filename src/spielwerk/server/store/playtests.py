"""Where it is kept what people say of their games, and how the lab finds those it may read."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, false, insert, or_, select, update

from spielwerk.server.store import tables
from spielwerk.server.store.rows import MARK, Act, Playtest, RoomData

if TYPE_CHECKING:
    from spielwerk.server.store.store import Store

AT_MOST = 2000  # games that are read, the latest first


class Sitting(msgspec.Struct, frozen=True):
    """A game that is over, with what those who sat there say."""

    room: RoomData
    said: list[Playtest]

    @property
    def counts(self) -> bool:
        """Whether the lab may read it: everybody who plays has agreed, and may be asked at all.

        Not a game that somebody could have known before: a chosen seed, a lesson, a record.
        """
        people = [number for number, seat in enumerate(self.room.seats) if seat.kind == "person"]
        agreed = {one.seat for one in self.said if one.agrees}
        return (
            bool(people)
            and agreed.issuperset(people)
            and self.room.settings.playtest
            and self.room.result is not None
            and not self.room.seeded
        )

    @property
    def helped(self) -> bool:
        """Whether a bot has played a part of what a person should have."""
        return any(seat.kind == "person" and seat.helped for seat in self.room.seats)


class Playtests:
    """What all seats say."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, room: str, seat: int) -> Playtest:
        """What a seat has said."""
        table = tables.playtests
        rows = await self._store.rows(
            select(table).where(table.c.room == room, table.c.seat == seat)
        )
        return _playtest(rows[0]) if rows else Playtest(seat)

    async def keep(self, room: str, seat: int, now: float, **said: Any) -> None:
        """A seat says something, or something else than before."""
        table = tables.playtests
        here = (table.c.room == room) & (table.c.seat == seat)

        def work(connection: Connection) -> None:
            changed = update(table).where(here).values(at=now, **said)
            if not connection.execute(changed).rowcount:
                new = {"room": room, "seat": seat, "agrees": False, "face": None, "words": ""}
                connection.execute(insert(table), {**new, "at": now, **said})

        await self._store.do(work)


def sittings(
    connection: Connection, game: str, hashes: Collection[str] | None = None
) -> list[Sitting]:
    """The finished games after which somebody said something, the oldest first.

    `hashes`: only those with one of these editions of a workshop's pack.
    """
    rooms, table = tables.rooms, tables.playtests
    wanted = (
        select(rooms)
        .where(rooms.c.game == game, rooms.c.status == "over", rooms.c.header.is_not(None))
        .where(rooms.c.id.in_(select(table.c.room)))
        .order_by(rooms.c.ended.desc(), rooms.c.id)
        .limit(AT_MOST)
    )
    if hashes is not None:
        wanted = wanted.where(or_(false(), *(rooms.c.pack.endswith(MARK + one) for one in hashes)))
    found = [_room(row) for row in connection.execute(wanted).mappings()]
    said: dict[str, list[Playtest]] = {one.id: [] for one in found}
    heard = select(table).where(table.c.room.in_(wanted.with_only_columns(rooms.c.id)))
    for row in connection.execute(heard.order_by(table.c.seat)).mappings():
        said[row["room"]].append(_playtest(row))
    return [Sitting(one, said[one.id]) for one in reversed(found)]


def acts_of(connection: Connection, room: RoomData) -> list[Act]:
    """What happened in a game."""
    table = tables.acts
    wanted = select(table).where(table.c.room == room.id, table.c.seq <= room.seq)
    rows = connection.execute(wanted.order_by(table.c.seq)).mappings()
    return [Act(**{name: row[name] for name in Act.__struct_fields__}) for row in rows]


def _playtest(row: Any) -> Playtest:
    return Playtest(**{name: row[name] for name in Playtest.__struct_fields__})


def _room(row: Any) -> RoomData:
    return msgspec.convert({name: row[name] for name in RoomData.__struct_fields__}, RoomData)
