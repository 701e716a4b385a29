"""What somebody has played, how strong he is, and how he does against others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from spielwerk.server.person.rating import PROVISIONAL, Skill
from spielwerk.server.room.frames import room_out
from spielwerk.server.room.packs import Packs
from spielwerk.server.store.results import BOT, Finished, RatingRow, SeatRow
from spielwerk.server.store.rows import RoomData
from spielwerk.server.wire.people import (
    AgainstOut,
    MyGame,
    PlayedOut,
    RankOut,
    RatingOut,
    SatOut,
)

ORDER = {"playing": 1, "lobby": 2, "over": 3}


def my_games(rows: Iterable[dict[str, Any]], packs: Packs) -> list[MyGame]:
    """The tables of somebody: those that wait for him first, then as they were last changed."""
    found = []
    for row in rows:
        names = RoomData.__struct_fields__
        data = msgspec.convert({name: row[name] for name in names}, RoomData)
        seats = sorted({seat for role, seat in row["mine"] if role == "seat"})
        asked = data.asked if data.status == "playing" else None
        waits = asked in seats and asked is not None and data.seats[asked].bot is None
        since = data.ended or row["since"] or data.started or data.changed
        host = any(role == "host" for role, _ in row["mine"])
        found.append(MyGame(room_out(data, packs), seats, host, waits, since))
    return sorted(found, key=_order)


def _order(game: MyGame) -> tuple[int, float]:
    if game.waits:
        return 0, game.since
    return ORDER[game.room.status], -game.since


def rating_out(row: RatingRow) -> RatingOut:
    """A rating as people read it."""
    skill = row.skill
    return RatingOut(row.game, skill.shown, skill.off, row.games, row.games < PROVISIONAL)


def rank_out(row: RatingRow, name: str) -> RankOut:
    """The same with whose it is."""
    bot = row.who.removeprefix(BOT) if row.who.startswith(BOT) else None
    return RankOut(None if bot else row.who, name, bot, rating_out(row))


def played(person: str, games: Iterable[Finished]) -> list[PlayedOut]:
    """Finished games as he sees them."""
    return [_played(_own(person, one.seats), one) for one in games]


def _own(person: str, seats: Sequence[SeatRow]) -> SeatRow:
    return next(seat for seat in seats if seat.person == person)


def _played(own: SeatRow, one: Finished) -> PlayedOut:
    value = Skill(own.mu, own.sigma or 0.0).shown if own.mu is not None else None
    return PlayedOut(
        room=one.result.room,
        there=one.there,
        game=one.result.game,
        started=one.result.started,
        ended=one.result.ended,
        end=one.result.end,
        unrated=one.result.unrated,
        seat=own.seat,
        value=value,
        seats=[
            SatOut(s.seat, s.person, s.name, s.bot, s.side, s.team, s.points, s.won)
            for s in one.seats
        ],
    )


def against(person: str, games: Iterable[Finished]) -> list[AgainstOut]:
    """How somebody does against each other one, by game; the most frequent first.

    Ahead is who won where the other did not; where neither or both did, who has more points, unless
    nobody won: then the game beat them all.
    """
    found: dict[tuple[str, str], AgainstOut] = {}
    for one in games:
        own = _own(person, one.seats)
        somebody_won = any(seat.won for seat in one.seats)
        for seat in one.seats:
            if seat.seat == own.seat or seat.person == person:
                continue
            who = seat.person or (f"{BOT}{seat.bot}" if seat.bot else "")
            if not who:
                continue
            met = found.setdefault(
                (who, one.result.game),
                AgainstOut(seat.person, seat.name, seat.bot, one.result.game, 0, 0, 0, 0),
            )
            met.games += 1
            if seat.team == own.team:
                met.together += 1
            elif somebody_won:
                mine, theirs = (own.won, own.points), (seat.won, seat.points)
                met.ahead += mine > theirs
                met.behind += mine < theirs
    return sorted(found.values(), key=lambda met: (-met.games, met.name, met.bot or ""))
