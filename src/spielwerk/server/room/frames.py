"""What people see of a room. Views come from the games, by allow-list."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from msgspec import Raw
from msgspec.structs import asdict

from spielwerk.engine import Game, Session
from spielwerk.games import kind
from spielwerk.server.room.packs import Packs, colours
from spielwerk.server.store.rows import RoomData
from spielwerk.server.wire.answers import LogLine, Outcome, RoomOut, SeatOut, ViewFrame, encode

if TYPE_CHECKING:
    from spielwerk.server.room.room import Room

MARK = "@"  # in an edition: not a pack's name but the fingerprint of the files that were kept


def log_lines(session: Session, seat: int | None, since: int) -> list[LogLine]:
    """The log as this seat may read it, each line with the move that caused it."""
    lines = session.lines(seat, since)
    return [
        {**line, "step": step} for line, (step, _) in zip(lines, session.log[since:], strict=True)
    ]


def view_frames(
    room: Room, seats: Collection[int | None], log_from: int
) -> dict[int | None, ViewFrame]:
    """The present table for several seats, and the log from one line on."""
    data, session, stopped = room.data, room.session, room.stopped
    log_from = min(log_from, len(session.log)) if session else 0
    names, due = [seat.name or seat.bot or "" for seat in data.seats], _shown_due(data)
    views = session.game.views(session.state, seats) if session else {}
    if session and session.game.open_table and len(views) > 1:
        table = Raw(encode(next(iter(views.values()))["table"]))  # written once for all
        for view in views.values():
            view["table"] = table
    if stopped:
        for view in views.values():
            view["choices"] = view["interjections"] = []
    return {
        seat: ViewFrame(
            room=data.id,
            rev=data.rev,
            seq=data.seq,
            step=len(session.record.moves) if session else 0,
            status=data.status,
            seat=seat,
            view=views.get(seat),
            can_undo=bool(session and not stopped and seat is not None and session.can_undo(seat)),
            names=names,
            asked=data.asked,
            due=due,
            thinking=room.thinking,
            log_from=log_from,
            log=log_lines(session, seat, log_from) if session else [],
            stopped=stopped,
        )
        for seat in seats
    }


def room_out(
    data: RoomData,
    packs: Packs,
    online: frozenset[int] = frozenset(),
    spectators: int = 0,
    kept: Game[Any] | None = None,
) -> RoomOut:
    """The room as everybody may see it who may see it; `kept`: its game, if it is of other days."""
    begun = f"{MARK}{data.header['data']}" if kept and data.header else None
    return RoomOut(
        **asdict(data.settings),
        id=data.id,
        game=data.game,
        rules_version=data.header["rules"] if data.header else kind(data.game).version,
        options=data.options,
        pack=data.pack,
        edition=begun or data.pack,
        players=len(data.seats),
        colours=colours(kept, data) if kept else packs.colours(data),
        status=data.status,
        seeded=data.seeded,
        commitment=data.header.get("commitment") if data.header else None,
        seats=[
            SeatOut(number, seat.kind, seat.name, seat.bot, seat.left, number in online)
            for number, seat in enumerate(data.seats)
        ],
        spectators=spectators,
        rev=data.rev,
        seq=data.seq,
        asked=data.asked,
        due=_shown_due(data),
        rematch=data.rematch,
        result=Outcome(**data.result) if data.result else None,
        created=data.created,
        changed=data.changed,
    )


def _shown_due(data: RoomData) -> float | None:
    """When a bot takes over; what is noted down for bots' own moves is nobody's business."""
    if data.asked is None or data.seats[data.asked].bot is not None:
        return None
    return data.due
