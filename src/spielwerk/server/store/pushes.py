"""Devices that are told of turns by web push, and the keys by which push services know us."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, delete, insert, select

from spielwerk.server.store.insert import unless_there
from spielwerk.server.store.outbox import look_anew
from spielwerk.server.store.rows import Device, Keys
from spielwerk.server.store.tables import pushes, server_keys

if TYPE_CHECKING:
    from spielwerk.server.store.store import Store

PUSH = "push"  # the name of the keys
AT_MOST = 8  # devices of a seat


class Pushes:
    """The devices of all rooms."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keys(self, make: Callable[[], Keys]) -> Keys:
        """The server's own keys; the first process that looks makes them."""

        def work(connection: Connection) -> Keys:
            wanted = select(server_keys).where(server_keys.c.name == PUSH)
            found = connection.execute(wanted).mappings().one_or_none()
            if found is None:
                made = {"name": PUSH, **msgspec.structs.asdict(make())}
                connection.execute(unless_there(connection, server_keys), made)
                found = connection.execute(wanted).mappings().one()
            return Keys(found["private"], found["public"])

        return await self._store.do(work)

    async def of(self, room: str, seat: int) -> list[Device]:
        """The devices that are told of a seat's turn."""
        here = (pushes.c.room == room) & (pushes.c.seat == seat)
        rows = await self._store.rows(select(pushes).where(here).order_by(pushes.c.device))
        names = Device.__struct_fields__
        return [msgspec.convert({name: row[name] for name in names}, Device) for row in rows]

    async def keep(self, room: str, device: Device, now: float) -> bool:
        """Tell this device, too; no, if a seat has enough of them."""
        here = (pushes.c.room == room) & (pushes.c.seat == device.seat)

        def work(connection: Connection) -> bool:
            connection.execute(delete(pushes).where(here, pushes.c.device == device.device))
            if len(connection.execute(select(pushes.c.device).where(here)).all()) >= AT_MOST:
                return False
            connection.execute(insert(pushes), {"room": room, **msgspec.structs.asdict(device)})
            look_anew(connection, room, device.seat, "push", now)
            return True

        return await self._store.do(work)

    async def drop(self, room: str, seat: int, device: str) -> None:
        """Tell a device no more of a seat."""
        here = (pushes.c.room == room) & (pushes.c.seat == seat) & (pushes.c.device == device)
        await self._store.do(lambda connection: connection.execute(delete(pushes).where(here)))

    async def gone(self, device: str) -> None:
        """A push service says that there is no such device any more: nowhere."""
        here = pushes.c.device == device
        await self._store.do(lambda connection: connection.execute(delete(pushes).where(here)))
