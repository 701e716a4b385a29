"""Notices that are to be sent: on disk from the moment that causes them until they are sent.

There is at most one of a kind a seat, so that what is late is the newest and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from spielwerk.server.store.rows import Letter, Notice, RoomData
from spielwerk.server.store.tables import outbox

if TYPE_CHECKING:
    from spielwerk.server.room.change import Change
    from spielwerk.server.store.store import Store


def turn_of(data: RoomData) -> int | None:
    """The seat whose turn it is in a game over days, if a person sits there."""
    if data.settings.mode != "turns" or data.asked is None:
        return None
    seat = data.seats[data.asked]
    return data.asked if seat.kind == "person" and seat.bot is None and not seat.left else None


def note_turn(connection: Connection, change: Change) -> None:
    """As a part of a change: the new turn is to be told, the old one no longer."""
    now, before, room = turn_of(change.data), turn_of(change.before), change.data.id
    if now == before:
        return
    if before is not None:
        old = (outbox.c.room == room) & (outbox.c.kind == "turn")
        connection.execute(delete(outbox).where(old))
    if now is not None:
        letter = Letter(room=room, seat=now, kind="turn", since=change.at, at=change.at)
        connection.execute(insert(outbox), msgspec.structs.asdict(letter))


def note_address(
    connection: Connection, room: str, notice: Notice, secret: str, now: float
) -> None:
    """As a part of writing where a seat is told: ask the new address, look at its turn anew."""
    here = (outbox.c.room == room) & (outbox.c.seat == notice.seat)
    if secret or notice.email is None or notice.confirmed:
        connection.execute(delete(outbox).where(here, outbox.c.kind == "confirm"))
    if secret:
        letter = Letter(
            room=room, seat=notice.seat, kind="confirm", since=now, at=now, secret=secret
        )
        connection.execute(insert(outbox), msgspec.structs.asdict(letter))
    anew = {"at": now, "state": "waiting", "tries": 0}
    # Also one that is just being looked after: what comes of that was for the old address.
    unheard = outbox.c.state.in_(("waiting", "unwanted", "failing", "lost"))
    connection.execute(update(outbox).where(here, outbox.c.kind == "turn", unheard).values(anew))


class Outbox:
    """The letters of all rooms."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, now: float, settled: float, limit: int) -> list[Letter]:
        """Those to look after now; a turn only if it has stood since `settled`."""
        wanted = (
            select(outbox)
            .where(outbox.c.at <= now, (outbox.c.kind != "turn") | (outbox.c.since <= settled))
            .order_by(outbox.c.at)
            .limit(limit)
        )
        return [_letter(row) for row in await self._store.rows(wanted)]

    async def of(self, room: str, seat: int) -> list[Letter]:
        """Those of one seat."""
        wanted = select(outbox).where(outbox.c.room == room, outbox.c.seat == seat)
        return [_letter(row) for row in await self._store.rows(wanted.order_by(outbox.c.kind))]

    async def change(self, letter: Letter, to: Letter | None) -> bool:
        """Write what has become of a letter (None: it is done), if it is still the same one.

        So of several processes one sends it, and a turn that has passed stays passed.
        """
        here = _here(letter) & (outbox.c.since == letter.since) & (outbox.c.at == letter.at)
        work = (
            delete(outbox).where(here)
            if to is None
            else update(outbox).where(here).values(msgspec.structs.asdict(to))
        )
        return await self._store.do(lambda connection: bool(connection.execute(work).rowcount))


def _here(letter: Letter) -> ColumnElement[bool]:
    return (
        (outbox.c.room == letter.room)
        & (outbox.c.seat == letter.seat)
        & (outbox.c.kind == letter.kind)
    )


def _letter(row: dict[str, object]) -> Letter:
    return msgspec.convert({name: row[name] for name in Letter.__struct_fields__}, Letter)
