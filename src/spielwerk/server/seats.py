"""Who sits where: joining, leaving, bots that stand in, links."""

from __future__ import annotations

from msgspec.structs import replace

from spielwerk.engine.view import text
from spielwerk.server.draft import Draft
from spielwerk.server.making import begin
from spielwerk.server.problems import Problem
from spielwerk.server.room import Room
from spielwerk.server.rows import Role, Seat
from spielwerk.server.tokens import issue

TOKENS_AT_MOST = 64  # of one room


async def join(room: Room, name: str, wanted: int | None) -> tuple[int, str]:
    """Somebody sits down in an open seat: its number and the secret of its link."""

    def make(draft: Draft) -> tuple[int, str]:
        seats = draft.data.seats
        if draft.data.status == "over":
            raise Problem("not-now", "The game is over.")
        numbers = [number for number, seat in enumerate(seats) if seat.kind == "open"]
        if wanted is not None:
            numbers = [number for number in numbers if number == wanted]
        if not numbers:
            raise Problem("seat-taken", "No open seat." if wanted is None else "")
        number = numbers[0]
        secret = give_token(room, draft, "seat", number)
        draft.seat(number, Seat(kind="person", name=name))
        draft.note(text("room-joined", player=f"={name}"))
        return number, secret

    return (await room.change(make))[0]


async def start(room: Room, fill: str | None) -> None:
    """Begin the game; open seats go to bots if `fill` names one."""

    def make(draft: Draft) -> None:
        if draft.data.status != "lobby":
            raise Problem("not-now", "The game has already begun.")
        for number, seat in enumerate(draft.data.seats):
            if seat.kind == "open" and fill is not None:
                draft.seat(number, Seat(kind="bot", bot=fill))
        begin(draft, room.game)

    await room.change(make)


async def leave(room: Room, number: int, held: frozenset[str]) -> None:
    """Somebody gets up. In the lobby the seat is open again, later it waits for the host's word."""

    def make(draft: Draft) -> None:
        seat = draft.data.seats[number]
        draft.revoked += [
            token.hash
            for token in room.tokens.values()
            if token.seat == number and (token.hash in held or draft.data.status == "lobby")
        ]
        if draft.data.status == "lobby":
            draft.seat(number, Seat())
        elif draft.data.status == "playing":
            draft.seat(number, replace(seat, left=True))
        draft.note(text("room-left", player=f"={seat.name}"))

    await room.change(make)


async def rename(room: Room, number: int, name: str) -> None:
    """Somebody wants another name."""

    def make(draft: Draft) -> None:
        if draft.data.seats[number].kind == "open":
            raise Problem("not-now", "Nobody sits there.")
        draft.seat(number, replace(draft.data.seats[number], name=name))

    await room.change(make)


async def put_bot(room: Room, number: int, bot: str, note: str = "room-bot-stands-in") -> None:
    """A bot sits down in the lobby, or stands in for a person in the game."""

    def make(draft: Draft) -> None:
        seat = draft.data.seats[number]
        if draft.data.status == "over":
            raise Problem("not-now", "The game is over.")
        if seat.kind == "person" and draft.data.status == "lobby":
            raise Problem("seat-taken", "Somebody sits there; open the seat first.")
        if seat.kind == "person":
            draft.seat(number, replace(seat, bot=bot))
            draft.note(text(note, player=f"={seat.name}", bot=f"={bot}"))
        else:
            draft.seat(number, Seat(kind="bot", bot=bot, name=seat.name))

    await room.change(make)


async def hand_back(room: Room, number: int) -> None:
    """The bot that stood in gets up, the person plays again."""

    def make(draft: Draft) -> None:
        seat = draft.data.seats[number]
        if seat.kind != "person" or not (seat.bot or seat.left):
            raise Problem("not-now", "No bot stands in for a person there.")
        draft.seat(number, replace(seat, bot=None, left=False))
        draft.note(text("room-handed-back", player=f"={seat.name}"))

    await room.change(make)


async def open_seat(room: Room, number: int) -> None:
    """Whoever sits there gets up and loses the seat; others may join."""

    def make(draft: Draft) -> None:
        if draft.data.status == "over":
            raise Problem("not-now", "The game is over.")
        seat = draft.data.seats[number]
        draft.revoked += [token.hash for token in room.tokens.values() if token.seat == number]
        draft.seat(number, Seat())
        draft.note(text("room-opened", player=f"={seat.name or seat.bot or '–'}"))

    await room.change(make)


async def new_link(room: Room, role: Role, number: int | None, *, revoke: bool) -> str:
    """The secret of a new link; with `revoke` the older ones of that kind are no longer valid."""

    def make(draft: Draft) -> str:
        if number is not None and draft.data.seats[number].kind != "person":
            raise Problem("not-now", "No person sits there; send an invitation.")
        if revoke:
            draft.revoked += of_kind(room, role, number)
        return give_token(room, draft, role, number)

    return (await room.change(make))[0]


async def revoke_links(room: Room, role: Role, number: int | None) -> None:
    """Links of that kind are no longer valid."""

    def make(draft: Draft) -> None:
        draft.revoked += of_kind(room, role, number)

    await room.change(make)


def of_kind(room: Room, role: Role, number: int | None) -> list[str]:
    """The tokens of one role and seat."""
    return [t.hash for t in room.tokens.values() if t.role == role and t.seat == number]


def give_token(room: Room, draft: Draft, role: Role, number: int | None) -> str:
    """Add a token to a change; the secret comes back."""
    if len(room.tokens) - len(draft.revoked) >= TOKENS_AT_MOST:
        raise Problem("not-now", "This room has too many links; revoke some.")
    secret, token = issue(role, number)
    draft.tokens.append(token)
    return secret
