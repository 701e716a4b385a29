"""What nobody needs any more: old rooms, and the files of packs that no room is played with.

The files that a game itself was begun with stay for ever: a record that somebody has saved may need
them. Those of packs of the workshop go with the last room that was played with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from spielwerk.server.store import tables
from spielwerk.server.store.rows import MARK, Seat


def rooms(connection: Connection, lobby_before: float, before: float) -> int:
    """Delete rooms in which nothing has happened for long; how many."""
    table = tables.rooms
    old = or_(
        table.c.changed < before, (table.c.status == "lobby") & (table.c.changed < lobby_before)
    )
    made = select(table.c.game, table.c.pack, begun_with()).where(old, table.c.pack.contains(MARK))
    data = set()
    for game, pack, hash in connection.execute(made):
        data |= {(game, hash or ""), (game, pack.rpartition(MARK)[2])}
    gone = int(connection.execute(delete(table).where(old)).rowcount)
    kept = set(connection.execute(select(tables.workshop_editions.c.hash)).scalars())
    unused(connection, {(game, hash) for game, hash in data if hash not in kept})
    return gone


def editions(connection: Connection, before: float) -> int:
    """Delete the files of editions that were last asked for before this, and have no room."""
    table, packs = tables.workshop_editions, tables.workshop_packs
    wanted = (
        select(packs.c.game, table.c.hash)
        .join(packs, packs.c.id == table.c.pack)
        .where(table.c.at < before, table.c.hash.in_(select(tables.game_data.c.hash)))
    )
    old = {(str(game), str(hash)) for game, hash in connection.execute(wanted)}
    return unused(connection, old)


def names(connection: Connection, room: str, numbers: Iterable[int], seats: Sequence[Seat]) -> None:
    """Take the names of these seats out of what was said and noted in a room."""
    table = tables.messages
    for number in numbers:
        his = (table.c.room == room) & (table.c.seat == number)
        connection.execute(update(table).where(his).values(name=""))
        told = f"={seats[number].name}"
        noted = select(table.c.n, table.c.note).where(
            table.c.room == room, table.c.note.is_not(None)
        )
        for n, note in connection.execute(noted).all():
            if told in note["args"].values():
                args = {key: "=–" if arg == told else arg for key, arg in note["args"].items()}
                here = (table.c.room == room) & (table.c.n == n)
                connection.execute(update(table).where(here).values(note={**note, "args": args}))


def begun_with() -> ColumnElement[str]:
    """The print of the files that a room's game was begun with."""
    found: ColumnElement[str] = tables.rooms.c.header["data"].as_string()
    return found


def unused(connection: Connection, data: Iterable[tuple[str, str]]) -> int:
    """Delete these files, unless a room is still played with them."""
    table, rooms = tables.game_data, tables.rooms
    cleared = 0
    for game, hash in sorted(data):
        uses = or_(begun_with() == hash, rooms.c.pack.endswith(f"{MARK}{hash}"))
        a_room = select(rooms.c.id).where(rooms.c.game == game, uses).limit(1)
        if connection.execute(a_room).first():
            continue
        here = (table.c.game == game) & (table.c.hash == hash)
        cleared += int(connection.execute(delete(table).where(here)).rowcount)
    return cleared
