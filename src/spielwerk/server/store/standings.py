"""What seats have answered in advance. It is used only if it still stands when that is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select, update

from spielwerk.server.store.insert import unless_there
from spielwerk.server.store.rows import Standing
from spielwerk.server.store.tables import standing

if TYPE_CHECKING:
    from spielwerk.server.room.change import Change
    from spielwerk.server.store.store import Store

NAMES = Standing.__struct_fields__
CHANGED = ("id", "answer", "unless", "used", "lifted")


class Standings:
    """The answers of all rooms."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, room: str) -> tuple[Standing, ...]:
        """All that stands in a room, in a stable order."""
        wanted = select(standing).where(standing.c.room == room)
        rows = await self._store.rows(wanted.order_by(standing.c.seat, standing.c.name))
        return tuple(msgspec.convert({name: row[name] for name in NAMES}, Standing) for row in rows)

    async def put(self, room: str, new: Standing, old: Standing | None) -> bool:
        """A seat answers in advance, or takes it back; no, if what it had said is not `old`."""
        values = msgspec.structs.asdict(new)

        def work(connection: Connection) -> bool:
            if old is None:
                added = unless_there(connection, standing)
                return bool(connection.execute(added, {"room": room, **values}).rowcount == 1)
            here = standing.c.room == room, standing.c.id == old.id
            return bool(connection.execute(update(standing).where(*here).values(values)).rowcount)

        return await self._store.do(work)


def write(connection: Connection, change: Change) -> bool:
    """Write what a change made of them; no, if one of them is not what it was any more."""
    for one, now in zip(change.stood, change.standing, strict=True):
        if one != now:
            here = standing.c.room == change.data.id, standing.c.id == one.id
            values = {name: getattr(now, name) for name in CHANGED}
            if connection.execute(update(standing).where(*here).values(values)).rowcount != 1:
                return False
    return True
