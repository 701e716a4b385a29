"""What goes over the wire about a room. Views come from the games, by allow-list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from spielwerk.engine import Session
from spielwerk.server.rows import Message, RoomData
from spielwerk.server.tokens import Access

if TYPE_CHECKING:
    from spielwerk.server.room import Room

encode = msgspec.json.Encoder().encode


def log_lines(session: Session, seat: int | None, since: int) -> list[dict[str, Any]]:
    """The log as this seat may read it, each line with the move that caused it."""
    lines = session.lines(seat, since)
    return [
        {**line, "step": step} for line, (step, _) in zip(lines, session.log[since:], strict=True)
    ]


def view_frame(room: Room, seat: int | None, log_from: int) -> bytes:
    """The present table for one seat, and the log from one line on."""
    data, session = room.data, room.session
    log_from = min(log_from, len(session.log)) if session else 0
    return encode(
        {
            "type": "view",
            "room": data.id,
            "rev": data.rev,
            "seq": data.seq,
            "step": len(session.record.moves) if session else 0,
            "status": data.status,
            "seat": seat,
            "view": session.game.view(session.state, seat) if session else None,
            "can_undo": bool(session and seat is not None and session.can_undo(seat)),
            "names": [seat.name or seat.bot or "" for seat in data.seats],
            "asked": data.asked,
            "due": shown_due(data),
            "thinking": room.thinking,
            "log_from": log_from,
            "log": log_lines(session, seat, log_from) if session else [],
        }
    )


def shown_due(data: RoomData) -> float | None:
    """When a bot takes over; what is noted down for bots' own moves is nobody's business."""
    if data.asked is None or data.seats[data.asked].bot is not None:
        return None
    return data.due


def room_info(
    data: RoomData, online: frozenset[int], spectators: int, rules: int
) -> dict[str, Any]:
    """The room as everybody may see it who may see it."""
    return {
        "id": data.id,
        "title": data.title,
        "game": data.game,
        "rules_version": data.header["rules"] if data.header else rules,
        "options": data.options,
        "pack": data.pack,
        "players": len(data.seats),
        "status": data.status,
        "public": data.public,
        "mode": data.mode,
        "clock": data.clock,
        "pause": data.pause,
        "seeded": data.seeded,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "left": seat.left,
                "online": number in online,
            }
            for number, seat in enumerate(data.seats)
        ],
        "spectators": spectators,
        "rev": data.rev,
        "seq": data.seq,
        "asked": data.asked,
        "due": shown_due(data),
        "rematch": data.rematch,
        "created": data.created,
        "changed": data.changed,
    }


def me(access: Access) -> dict[str, Any]:
    """What the caller may do."""
    return {
        "host": access.host,
        "seats": sorted(access.seats),
        "invite": access.invite,
        "watch": access.watch,
    }


def message_frame(rev: int, message: Message) -> bytes:
    """Something was said."""
    return encode({"type": "message", "rev": rev, "message": message})
