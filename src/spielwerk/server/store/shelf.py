"""Where the packs of the workshop are kept: every version, and which of them stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, insert, select, update

from spielwerk.server.store import sweep, tables

if TYPE_CHECKING:
    from spielwerk.server.store.store import Store

VERSIONS = 100  # of a pack that are kept; the oldest go first


class PackData(Struct, frozen=True):
    """A pack of somebody's own."""

    id: str
    owner: str
    game: str
    name: str
    head: int
    top: int
    created: float
    changed: float


class Moved(Exception):
    """Another page has changed the pack in the meantime."""


class Shelf:
    """All packs."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, owner: str) -> list[PackData]:
        """The packs of a device, the latest first."""
        table = tables.workshop_packs
        wanted = select(table).where(table.c.owner == owner).order_by(table.c.changed.desc())
        return await self._store.do(
            lambda connection: [PackData(**row) for row in connection.execute(wanted).mappings()]
        )

    async def adopt(self, owner: str, others: Sequence[str]) -> None:
        """The packs of these are somebody else's from now on."""
        table = tables.workshop_packs
        theirs = update(table).where(table.c.owner.in_(others)).values(owner=owner)
        await self._store.do(lambda connection: connection.execute(theirs).close())

    async def find(self, id: str) -> PackData | None:
        """The pack of that id."""
        table = tables.workshop_packs
        wanted = select(table).where(table.c.id == id)

        def work(connection: Connection) -> PackData | None:
            row = connection.execute(wanted).mappings().one_or_none()
            return PackData(**row) if row else None

        return await self._store.do(work)

    async def files(self, pack: PackData) -> dict[str, str]:
        """The files of the version that stands."""
        table = tables.workshop_versions
        wanted = select(table.c.files).where(table.c.pack == pack.id, table.c.n == pack.head)

        def work(connection: Connection) -> dict[str, str]:
            return dict(connection.execute(wanted).scalar_one())

        return await self._store.do(work)

    async def first(self, pack: PackData) -> int:
        """The oldest version that is kept."""
        table = tables.workshop_versions
        wanted = select(func.min(table.c.n)).where(table.c.pack == pack.id)
        return await self._store.do(lambda connection: int(connection.execute(wanted).scalar_one()))

    async def add(self, pack: PackData, files: dict[str, str]) -> None:
        """A new pack with its first version."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables.workshop_packs), asdict(pack))
            self._version(connection, pack.id, pack.head, files, pack.created)

        await self._store.do(work)

    async def save(self, pack: PackData, files: dict[str, str], now: float) -> int:
        """The next version behind the one that stands; what was taken back before is gone."""
        new = pack.head + 1
        table = tables.workshop_versions

        def work(connection: Connection) -> None:
            self._change(connection, pack, head=new, top=new, changed=now)
            connection.execute(delete(table).where(table.c.pack == pack.id, table.c.n >= new))
            old = new - VERSIONS
            connection.execute(delete(table).where(table.c.pack == pack.id, table.c.n <= old))
            self._version(connection, pack.id, new, files, now)

        await self._store.do(work)
        return new

    async def change(self, pack: PackData, now: float, **values: Any) -> None:
        """Another name, or another version that stands."""
        await self._store.do(
            lambda connection: self._change(connection, pack, changed=now, **values)
        )

    async def made(self, pack: PackData, hash: str, now: float) -> None:
        """Rooms are about to be played with the version that stands, under this hash."""
        table = tables.workshop_editions

        def work(connection: Connection) -> None:
            here = update(table).where(table.c.hash == hash).values(n=pack.head, at=now)
            if not connection.execute(here).rowcount:
                row = {"hash": hash, "pack": pack.id, "n": pack.head, "at": now}
                connection.execute(insert(table), row)

        await self._store.do(work)

    async def editions(self, pack: PackData) -> dict[str, int]:
        """By their hash: the versions that rooms were made with."""
        table = tables.workshop_editions
        wanted = select(table.c.hash, table.c.n).where(table.c.pack == pack.id).order_by(table.c.n)

        def work(connection: Connection) -> dict[str, int]:
            return {str(hash): int(n) for hash, n in connection.execute(wanted)}

        return await self._store.do(work)

    async def forget(self, pack: PackData) -> None:
        """Away with it."""

        def work(connection: Connection) -> None:
            made = tables.workshop_editions
            wanted = select(made.c.hash).where(made.c.pack == pack.id)
            hashes = connection.execute(wanted).scalars().all()
            for table, column in (
                (tables.workshop_versions, tables.workshop_versions.c.pack),
                (tables.workshop_editions, tables.workshop_editions.c.pack),
                (tables.workshop_packs, tables.workshop_packs.c.id),
            ):
                connection.execute(delete(table).where(column == pack.id))
            sweep.unused(connection, {(pack.game, hash) for hash in hashes})

        await self._store.do(work)

    def _change(self, connection: Connection, pack: PackData, **values: Any) -> None:
        table = tables.workshop_packs
        same = (table.c.id == pack.id) & (table.c.head == pack.head) & (table.c.top == pack.top)
        if connection.execute(update(table).where(same).values(values)).rowcount != 1:
            raise Moved(pack.id)

    def _version(
        self, connection: Connection, id: str, n: int, files: dict[str, str], at: float
    ) -> None:
        row = {"pack": id, "n": n, "files": files, "at": at}
        connection.execute(insert(tables.workshop_versions), row)
