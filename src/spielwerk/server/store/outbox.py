"""Notices that are to be sent: on disk from the moment that causes them until they are sent.

There is at most one of a kind a seat, so that what is late is the newest and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from spielwerk.server.store.rows import Letter, Notice, RoomData
from spielwerk.server.store.tables import outbox

if TYPE_CHECKING:
    from spielwerk.server.room.change import Change
    from spielwerk.server.store.store import Store

TURN: Final[tuple[Literal["turn", "push"], ...]] = ("turn", "push")  # letters of a turn


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
        old = (outbox.c.room == room) & outbox.c.kind.in_(TURN)
        connection.execute(delete(outbox).where(old))
    if now is not None:
        at = change.at
        letters = [
            Letter(room=room, seat=now, kind=kind, since=at, at=at, aside=change.aside)
            for kind in TURN
        ]
        connection.execute(insert(outbox), [msgspec.structs.asdict(letter) for letter in letters])


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
    look_anew(connection, room, notice.seat, "turn", now)


def look_anew(connection: Connection, room: str, seat: int, kind: str, now: float) -> None:
    """There is a new way to tell a seat: what nobody has heard of yet may go by it.

    Also what is just being looked after: what comes of that was for the old ways.
    """
    here = (outbox.c.room == room) & (outbox.c.seat == seat) & (outbox.c.kind == kind)
    unheard = outbox.c.state.in_(("waiting", "unwanted", "failing", "lost"))
    anew = {"at": now, "state": "waiting", "tries": 0}
    connection.execute(update(outbox).where(here, unheard).values(anew))


class Outbox:
    """The letters of all rooms."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, now: float, delays: Mapping[str, float], limit: int) -> list[Letter]:
        """Those to look after now; a kind with a delay only if it has stood for so long."""
        settled = [
            (outbox.c.kind == kind) & (outbox.c.since <= now - delay)
            for kind, delay in delays.items()
        ]
        wanted = (
            select(outbox)
            .where(outbox.c.at <= now, or_(outbox.c.kind.not_in(delays), *settled))
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
