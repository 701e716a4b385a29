"""What people see of a room. Views come from the games, by allow-list."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, cast

from msgspec import Raw
from msgspec.structs import asdict

from spielwerk.engine import Event, Game, Session
from spielwerk.engine.view import View
from spielwerk.games import kind
from spielwerk.server.room.acts import last_move
from spielwerk.server.room.packs import Packs, colours
from spielwerk.server.room.standing import can_stand, mark
from spielwerk.server.store.rows import MARK, RoomData
from spielwerk.server.wire.answers import (
    Answered,
    LogLine,
    Outcome,
    RoomOut,
    SeatOut,
    StandingOut,
    Stands,
    ViewFrame,
    encode,
)

ANSWERED = 50  # of the answers that were given in advance, the last ones are told

if TYPE_CHECKING:
    from spielwerk.server.room.room import Room


def log_lines(session: Session, seat: int | None, since: int) -> list[LogLine]:
    """The log as this seat may read it, each line with where it belongs."""
    log, moves = session.log[since:], session.record.moves
    movers = (moves[step - 1]["seat"] if step else None for step, _ in log)
    return placed(session.game, session.state, seat, log, movers)


def logs_for(
    session: Session, seats: Collection[int | None], since: int
) -> dict[int | None, list[LogLine]]:
    """The same for several seats: only lines with something hidden in them are made for each."""
    game, shown = session.game, log_lines(session, None, since)
    secret = [
        (place, event)
        for place, (_, event) in enumerate(session.log[since:])
        if game.hides(str(event[0]))
    ]
    found = dict.fromkeys(seats, shown)
    for seat in seats if secret else ():
        found[seat] = lines = shown[:]
        for place, event in secret:
            told = game.line(event, seat, session.state.opt)
            lines[place] = cast(LogLine, {**shown[place], **told})
    return found


def placed(
    game: Game[Any],
    state: Any,
    seat: int | None,
    log: Iterable[tuple[int, Event]],
    movers: Iterable[int | None],
) -> list[LogLine]:
    """Lines with the moves that caused them, and whose doing they are."""
    lines: list[LogLine] = []
    for (step, event), mover in zip(log, movers, strict=False):
        kind = str(event[0])
        by = game.doer(state, event)
        if by is None:  # it goes with what was told before
            by = lines[-1]["by"] if lines and lines[-1]["step"] == step else mover
        told = game.line(event, seat, state.opt)
        line = cast(LogLine, {**told, "step": step, "by": by})
        if kind in game.marks:
            line["mark"] = game.marks[kind]
        if kind in game.details:
            line["detail"] = game.details[kind]
        lines.append(line)
    return lines


def view_frames(
    room: Room, seats: Collection[int | None], log_from: int
) -> dict[int | None, ViewFrame]:
    """The present table for several seats, and the log from one line on."""
    data, session, stopped = room.data, room.session, room.stopped
    log_from = min(log_from, len(session.log)) if session else 0
    names, due = [seat.name or seat.bot or "" for seat in data.seats], _shown_due(data)
    views = session.game.views(session.state, seats) if session else {}
    write_shared(views)
    logs = logs_for(session, seats, log_from) if session else {}
    if stopped:
        for view in views.values():
            view["choices"] = view["interjections"] = []
    return {
        seat: ViewFrame(
            room=data.id,
            rev=data.rev,
            seq=data.seq,
            step=len(session.record.moves) if session else 0,
            moved=last_move(session.record if session else None, seat),
            by_hand=last_move(session.record if session else None, seat, by_hand=True),
            status=data.status,
            seat=seat,
            view=views.get(seat),
            can_undo=bool(session and not stopped and may_undo(data, session, seat)),
            names=names,
            asked=data.asked,
            due=due,
            thinking=room.thinking,
            log_from=log_from,
            log=logs.get(seat, []),
            stopped=stopped,
            standing=standing_out(room, seat),
        )
        for seat in seats
    }


def standing_out(room: Room, seat: int | None) -> StandingOut | None:
    """What a seat may say, and has said, in advance: for itself alone."""
    session = room.session
    if session is None or seat is None or not can_stand(room, seat):
        return None
    return StandingOut(
        offers=session.game.offered(session.state, seat),
        stands=[
            Stands(one.name, one.answer, one.unless, one.lifted)
            for one in room.standing_of(seat)
            if one.answer
        ],
        mark=mark(room, seat),
        answered=[Answered(step, said) for step, by, said in session.answered if by == seat][
            -ANSWERED:
        ],
    )


def write_shared(views: dict[int | None, View]) -> None:
    """A table that several views share is written here, once for all."""
    first, *others = [view["table"] for view in views.values()] or [None]
    if others and all(table is first for table in others):
        written = Raw(encode(first))
        for view in views.values():
            view["table"] = written


def may_undo(data: RoomData, session: Session, seat: int | None) -> bool:
    """Whether a seat may take its last choice back: at will where it plays bots alone."""
    if seat is None:
        return False
    if session.can_undo(seat):
        return True
    others = (one.kind for number, one in enumerate(data.seats) if number != seat)
    return all(kind == "bot" for kind in others) and session.can_take_back(seat)


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
