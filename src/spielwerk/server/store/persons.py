"""Where people who want to be known again are kept, with their devices and what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Select, and_, delete, insert, select, update

from spielwerk.server.store import results
from spielwerk.server.store.rows import Held
from spielwerk.server.store.tables import (
    acts,
    devices,
    holds,
    join_codes,
    people,
    rooms,
    tokens,
    workshop_packs,
)

if TYPE_CHECKING:
    from spielwerk.server.store.store import Store


class Person(Struct, frozen=True):
    """Somebody."""

    id: str
    name: str
    settings: dict[str, Any]
    listed: bool
    created: float


class DeviceRow(Struct, frozen=True):
    """A browser that is known by a secret of its own; only its hash is here."""

    hash: str
    id: str
    person: str
    label: str
    created: float
    seen: float


class Brought(Struct, frozen=True):
    """A token that a device brought along, and who else has it."""

    room: str
    hash: str
    people: tuple[str, ...]


class Persons:
    """All people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def new(self, person: Person, device: DeviceRow) -> None:
        """Somebody with a first device."""

        def work(connection: Connection) -> None:
            connection.execute(insert(people), asdict(person))
            connection.execute(insert(devices), asdict(device))

        await self._store.do(work)

    async def of(self, hash: str) -> tuple[Person, DeviceRow] | None:
        """Whose device this is."""
        mine = select(devices).where(devices.c.hash == hash)

        def work(connection: Connection) -> tuple[Person, DeviceRow] | None:
            row = connection.execute(mine).mappings().one_or_none()
            if row is None:
                return None
            wanted = select(people).where(people.c.id == row["person"])
            return Person(**connection.execute(wanted).mappings().one()), DeviceRow(**row)

        return await self._store.do(work)

    async def find(self, id: str) -> Person | None:
        """Somebody by his id."""
        rows = await self._store.rows(select(people).where(people.c.id == id))
        return Person(**rows[0]) if rows else None

    async def change(self, id: str, **values: Any) -> None:
        """Another name, other settings."""
        changed = update(people).where(people.c.id == id).values(values)
        await self._store.do(lambda connection: connection.execute(changed).close())

    async def saw(self, hash: str, now: float) -> None:
        """A device is still in use."""
        changed = update(devices).where(devices.c.hash == hash).values(seen=now)
        await self._store.do(lambda connection: connection.execute(changed).close())

    async def devices(self, person: str) -> list[DeviceRow]:
        """The devices of somebody, the oldest first."""
        wanted = select(devices).where(devices.c.person == person).order_by(devices.c.created)
        return [DeviceRow(**row) for row in await self._store.rows(wanted)]

    async def held(self, hash: str, room: str) -> Held:
        """What a device may do in a room."""
        here = and_(holds.c.person == devices.c.person, holds.c.room == room)
        wanted = (
            select(devices.c.id, holds.c.hash)
            .join_from(devices, holds, here, isouter=True)
            .where(devices.c.hash == hash)
        )
        rows = await self._store.rows(wanted)
        if not rows:
            return Held()
        return Held(rows[0]["id"], frozenset(row["hash"] for row in rows if row["hash"]))

    # One person, several devices

    async def keep_code(self, person: str, hash: str, expires: float, now: float) -> None:
        """A code by which one more device may come; there is one at a time."""

        def work(connection: Connection) -> None:
            old = (join_codes.c.person == person) | (join_codes.c.expires <= now)
            connection.execute(delete(join_codes).where(old))
            row = {"hash": hash, "person": person, "expires": expires}
            connection.execute(insert(join_codes), row)

        await self._store.do(work)

    async def drop_code(self, person: str) -> None:
        """Nobody may come any more."""
        gone = delete(join_codes).where(join_codes.c.person == person)
        await self._store.do(lambda connection: connection.execute(gone).close())

    async def code(self, hash: str, now: float) -> str | None:
        """Whose code this is, if it still works."""
        here = (join_codes.c.hash == hash) & (join_codes.c.expires > now)
        rows = await self._store.rows(select(join_codes.c.person).where(here))
        return str(rows[0]["person"]) if rows else None

    async def join(
        self, code: str, device: DeviceRow, old: str | None, now: float, most: int
    ) -> str | None:
        """A device becomes one of whoever made the code; None: the code does not work any more.

        All that its own person had goes along (`old`: that device's hash, which is replaced).
        Deleting the code decides who is first: of two at once one finds nothing left.
        """

        def work(connection: Connection) -> str | None:
            wanted = select(join_codes.c.person).where(
                join_codes.c.hash == code, join_codes.c.expires > now
            )
            person = connection.execute(wanted).scalar_one_or_none()
            used = delete(join_codes).where(join_codes.c.hash == code)
            if person is None or connection.execute(used).rowcount != 1:
                return None
            theirs = select(devices.c.hash).where(devices.c.person == person)
            if len(connection.execute(theirs).all()) >= most:
                return ""
            if old is not None:
                mine = select(devices.c.person).where(devices.c.hash == old)
                before = connection.execute(mine).scalar_one_or_none()
                if before is not None and before != person:
                    _merge(connection, before, person)
                connection.execute(delete(devices).where(devices.c.hash == old))
            row = {**asdict(device), "person": person}
            connection.execute(insert(devices), row)
            return str(person)

        return await self._store.do(work)

    async def drop_device(self, person: str, id: str) -> DeviceRow | None:
        """A device is nobody's any more; it, if it was this person's."""
        here = (devices.c.person == person) & (devices.c.id == id)

        def work(connection: Connection) -> DeviceRow | None:
            row = connection.execute(select(devices).where(here)).mappings().one_or_none()
            if row is None:
                return None
            connection.execute(delete(devices).where(here))
            return DeviceRow(**row)

        return await self._store.do(work)

    async def brought(self, person: str, device: str) -> list[Brought]:
        """The tokens of running games that a device of somebody brought along."""
        wanted = (
            select(holds.c.room, holds.c.hash)
            .join(rooms, rooms.c.id == holds.c.room)
            .where(holds.c.person == person, holds.c.device == device, rooms.c.status != "over")
        )

        def work(connection: Connection) -> list[Brought]:
            found = []
            for room, hash in connection.execute(wanted).all():
                same = (holds.c.room == room) & (holds.c.hash == hash)
                who = connection.execute(select(holds.c.person).where(same)).scalars()
                found.append(Brought(room, hash, tuple(who)))
            return found

        return await self._store.do(work)

    async def forget(self, person: str) -> None:
        """Nothing is left but results of nobody."""
        await self._store.do(lambda connection: forget(connection, [person]))

    # What somebody plays

    async def rooms(self, person: str, limit: int) -> list[dict[str, Any]]:
        """The rooms in which somebody hosts or sits: running ones first, the latest first.

        Each with `mine` (role and seat of what is held) and `since`: when the last move was made.
        """
        mine = and_(tokens.c.room == holds.c.room, tokens.c.hash == holds.c.hash)
        theirs = (
            select(holds.c.room, tokens.c.role, tokens.c.seat)
            .join(tokens, mine)
            .where(holds.c.person == person)
        )
        last = and_(acts.c.room == rooms.c.id, acts.c.seq == rooms.c.seq)

        def work(connection: Connection) -> list[dict[str, Any]]:
            held: dict[str, list[tuple[str, int | None]]] = {}
            for room, role, seat in connection.execute(theirs):
                held.setdefault(room, []).append((role, seat))
            wanted: Select[Any] = (
                select(rooms, acts.c.at.label("since"))
                .join_from(rooms, acts, last, isouter=True)
                .where(rooms.c.id.in_(theirs.with_only_columns(holds.c.room)))
                .order_by((rooms.c.status == "over"), rooms.c.changed.desc())
                .limit(limit)
            )
            rows = connection.execute(wanted).mappings()
            return [{**row, "mine": held[row["id"]]} for row in rows]

        return await self._store.do(work)


def note_holds(connection: Connection, room: str, new: Sequence[tuple[str, str, str]]) -> None:
    """As a part of a change: these people hold these tokens, brought by these devices."""
    for hash, person, device in new:
        here = (holds.c.room == room) & (holds.c.hash == hash) & (holds.c.person == person)
        known = connection.execute(select(holds.c.hash).where(here)).first()
        there = select(people.c.id).where(people.c.id == person).with_for_update(read=True)
        if known is None and connection.execute(there).first():
            row = {"room": room, "hash": hash, "person": person, "device": device}
            connection.execute(insert(holds), row)


def forget(connection: Connection, gone: Sequence[str]) -> None:
    """These people are known no more."""
    results.forget(connection, gone)
    connection.execute(delete(people).where(people.c.id.in_(gone)))


def sweep(connection: Connection, before: float) -> int:
    """Forget devices that were not used since, and people without any; not who has packs."""
    designers = select(workshop_packs.c.owner)
    old = (devices.c.seen < before) & devices.c.person.not_in(designers)
    connection.execute(delete(devices).where(old))
    left = select(people.c.id).where(
        people.c.id.not_in(select(devices.c.person)), people.c.id.not_in(designers)
    )
    gone = [str(id) for id in connection.execute(left).scalars()]
    if gone:
        forget(connection, gone)
    return len(gone)


def _merge(connection: Connection, one: str, other: str) -> None:
    """All that one person has becomes another's."""
    both = select(people.c.id).where(people.c.id.in_([one, other])).order_by(people.c.id)
    connection.execute(both.with_for_update())
    theirs = select(holds.c.room, holds.c.hash).where(holds.c.person == other)
    twice = {tuple(row) for row in connection.execute(theirs)}
    mine = select(holds).where(holds.c.person == one)
    moved = [dict(row) for row in connection.execute(mine).mappings()]
    new = [{**row, "person": other} for row in moved if (row["room"], row["hash"]) not in twice]
    if new:
        connection.execute(insert(holds), new)
    connection.execute(update(devices).where(devices.c.person == one).values(person=other))
    packs = update(workshop_packs).where(workshop_packs.c.owner == one).values(owner=other)
    connection.execute(packs)
    results.merge(connection, one, other)
    connection.execute(delete(people).where(people.c.id == one))
