"""Who sits where: joining, leaving, bots that stand in, links. Each is a change of a room."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spielwerk.engine import Game
from spielwerk.engine.view import text
from spielwerk.server.problems import Problem
from spielwerk.server.room.change import Change
from spielwerk.server.room.making import begin
from spielwerk.server.store.rows import Role, Seat


def join(change: Change, name: str, wanted: int | None) -> tuple[int, str]:
    """Somebody sits down in an open seat: its number and the secret of its link."""
    _must_not_be_over(change)
    numbers = [
        number
        for number, seat in enumerate(change.data.seats)
        if seat.kind == "open" and wanted in (None, number)
    ]
    if not numbers:
        raise Problem("seat-taken", "No open seat." if wanted is None else "")
    number = numbers[0]
    secret = change.give_token("seat", number)
    change.seat(number, Seat(kind="person", name=name))
    change.note(text("room-joined", player=f"={name}"))
    return number, secret


def start(change: Change, game: Game[Any], fill: str | None) -> None:
    """Begin the game; open seats go to bots if `fill` names one."""
    if change.data.status != "lobby":
        raise Problem("not-now", "The game has already begun.")
    for number, seat in enumerate(change.data.seats):
        if seat.kind == "open" and fill is not None:
            change.seat(number, Seat(kind="bot", bot=fill))
    begin(change, game)


def leave(change: Change, number: int, held: frozenset[str]) -> None:
    """Somebody gets up. In the lobby the seat is open again, later it waits for the host's word."""
    seat, status = change.data.seats[number], change.data.status
    links = [t for t in change.known.values() if t.seat == number and t.role == "seat"]
    if status == "lobby" or all(token.hash in held for token in links):
        change.forget(number)  # what he noted down is not for the next
    else:
        change.revoked += [token.hash for token in links if token.hash in held]
    if status == "lobby":
        change.seat(number, Seat())
    elif status == "playing":
        change.withdraw(number)
        change.seat(number, replace(seat, left=True))
    change.note(text("room-left", player=f"={seat.name}"))


def rename(change: Change, number: int, name: str) -> None:
    """Somebody wants another name."""
    if change.data.seats[number].kind == "open":
        raise Problem("not-now", "Nobody sits there.")
    change.seat(number, replace(change.data.seats[number], name=name))


def put_bot(change: Change, number: int, bot: str, note: str = "room-bot-stands-in") -> None:
    """A bot sits down in the lobby, or stands in for a person in the game."""
    _must_not_be_over(change)
    seat = change.data.seats[number]
    if seat.kind != "person":
        change.seat(number, Seat(kind="bot", bot=bot, name=seat.name))
        return
    if change.data.status == "lobby":
        raise Problem("seat-taken", "Somebody sits there; open the seat first.")
    change.withdraw(number)
    change.seat(number, replace(seat, bot=bot, helped=True))
    change.note(text(note, player=f"={seat.name}", bot=f"={bot}"))


def hand_back(change: Change, number: int) -> None:
    """The bot that stood in gets up, the person plays again."""
    seat = change.data.seats[number]
    if seat.kind != "person" or not (seat.bot or seat.left):
        raise Problem("not-now", "No bot stands in for a person there.")
    change.seat(number, replace(seat, bot=None, left=False))
    change.note(text("room-handed-back", player=f"={seat.name}"))


def open_seat(change: Change, number: int, held: frozenset[int]) -> str | None:
    """Whoever sits there gets up and loses the seat; others may join.

    Who is sent away must not come back by the invitation he has, so it is no longer valid: the
    secret of a new one comes back.
    """
    _must_not_be_over(change)
    seat = change.data.seats[number]
    sent_away = seat.kind == "person" and not seat.left and number not in held
    change.forget(number)
    change.seat(number, Seat())
    change.note(text("room-opened", player=f"={seat.name or seat.bot or '–'}"))
    if not sent_away:
        return None
    change.revoke("invite", None)
    return change.give_token("invite", None)


def new_link(
    change: Change, role: Role, number: int | None, held: frozenset[int], *, revoke: bool
) -> str:
    """The secret of a new link; with `revoke` the older ones of that kind are no longer valid.

    A link to a seat shows its hand: if another than its player makes one, everybody is told.
    """
    if number is not None:
        seat = change.data.seats[number]
        if seat.kind != "person":
            raise Problem("not-now", "No person sits there; send an invitation.")
        if number not in held:
            change.note(text("room-link", player=f"={seat.name or '–'}"))
    if revoke:
        change.revoke(role, number)
    return change.give_token(role, number)


def _must_not_be_over(change: Change) -> None:
    if change.data.status == "over":
        raise Problem("not-now", "The game is over.")
