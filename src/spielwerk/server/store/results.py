"""Finished games of people who are known, and their ratings: written with the move that ends them.

Once a game, whoever notices first: the room's row lets one change through, and a result has its
room for a key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, or_, select, update

from spielwerk.server.person.rating import Skill, beginner, combined, rate
from spielwerk.server.store.insert import unless_there
from spielwerk.server.store.rows import RoomData
from spielwerk.server.store.tables import (
    acts,
    holds,
    people,
    ratings,
    result_seats,
    results,
    rooms,
    tokens,
)

if TYPE_CHECKING:
    from spielwerk.server.room.change import Change
    from spielwerk.server.store.store import Store

BOT = "bot:"  # before the name of a bot that is rated


class ResultRow(Struct, frozen=True):
    """A game that is over."""

    room: str
    game: str
    started: float
    ended: float
    end: str
    unrated: str


class SeatRow(Struct, frozen=True, kw_only=True):
    """Who sat there, and what became of him."""

    room: str
    seat: int
    person: str | None
    name: str
    bot: str | None
    side: str
    team: int
    points: int
    won: bool
    mu: float | None = None
    sigma: float | None = None


class RatingRow(Struct, frozen=True):
    """How strong somebody is at a game."""

    who: str
    game: str
    mu: float
    sigma: float
    games: int

    @property
    def skill(self) -> Skill:
        """The same without whose it is."""
        return Skill(self.mu, self.sigma)


class Finished(Struct, frozen=True):
    """A result as it is read."""

    result: ResultRow
    seats: list[SeatRow]
    there: bool  # the room still is


class Results:
    """All of them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str, limit: int, other: str | None = None) -> list[Finished]:
        """The games of somebody (with somebody else), the latest first."""
        theirs = select(result_seats.c.room).where(result_seats.c.person == person)
        wanted = select(results).where(results.c.room.in_(theirs))
        if other is not None:
            met = select(result_seats.c.room).where(result_seats.c.person == other)
            wanted = wanted.where(results.c.room.in_(met))
        wanted = wanted.order_by(results.c.ended.desc(), results.c.room).limit(limit)

        def work(connection: Connection) -> list[Finished]:
            found = [ResultRow(**row) for row in connection.execute(wanted).mappings()]
            ids = [one.room for one in found]
            seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
            sat = select(result_seats).where(result_seats.c.room.in_(ids))
            for row in connection.execute(sat.order_by(result_seats.c.seat)).mappings():
                seats[row["room"]].append(SeatRow(**row))
            there = set(connection.execute(select(rooms.c.id).where(rooms.c.id.in_(ids))).scalars())
            return [Finished(one, seats[one.room], one.room in there) for one in found]

        return await self._store.do(work)

    async def ratings(self, who: str) -> list[RatingRow]:
        """The ratings of somebody, by game."""
        wanted = select(ratings).where(ratings.c.who == who).order_by(ratings.c.game)
        return [RatingRow(**row) for row in await self._store.rows(wanted)]

    async def best(self, game: str, limit: int) -> list[tuple[RatingRow, str]]:
        """Who may be shown with a rating, the best first, with his name; and the bots."""
        shown = or_(ratings.c.who.startswith(BOT), people.c.listed)
        wanted = (
            select(ratings, people.c.name)
            .join_from(ratings, people, people.c.id == ratings.c.who, isouter=True)
            .where(ratings.c.game == game, shown)
            .order_by((ratings.c.mu - 2 * ratings.c.sigma).desc(), ratings.c.who)
            .limit(limit)
        )
        rows = await self._store.rows(wanted)
        names = RatingRow.__struct_fields__
        return [(RatingRow(**{n: row[n] for n in names}), row["name"] or "") for row in rows]


def note_end(connection: Connection, change: Change) -> None:
    """As a part of a change: the game is over, or somebody comes to his seat of one that is."""
    ending, data = change.ending, change.data
    if ending is None or data.result is None:
        return
    whose = _whose(connection, data.id)
    if not whose:
        return
    if change.before.status != "over":
        unrated = _unrated(connection, change, whose)
        if _write(connection, data, ending, whose, unrated) and not unrated:
            _rate(connection, data)
        return
    # He was not known when the game ended: it is his, but it counts for nobody's rating any more.
    _write(connection, data, ending, {}, "late")
    for seat, person in whose.items():
        here = (result_seats.c.room == data.id) & (result_seats.c.seat == seat)
        free = update(result_seats).where(here, result_seats.c.person.is_(None))
        connection.execute(free.values(person=person, name=data.seats[seat].name))


def _whose(connection: Connection, room: str) -> dict[int, str]:
    """Who sits where: seats that one person holds who holds no other one."""
    wanted = (
        select(tokens.c.seat, holds.c.person)
        .join(holds, (holds.c.room == tokens.c.room) & (holds.c.hash == tokens.c.hash))
        .join(people, people.c.id == holds.c.person)
        .where(tokens.c.room == room, tokens.c.role == "seat")
        .order_by(people.c.id)
        .with_for_update(read=True, of=people)  # nobody is forgotten while this is written
    )
    pairs = {(int(seat), str(person)) for seat, person in connection.execute(wanted)}
    seats, who = [seat for seat, _ in pairs], [person for _, person in pairs]
    return {
        seat: person for seat, person in pairs if seats.count(seat) == 1 and who.count(person) == 1
    }


def _unrated(connection: Connection, change: Change, whose: Mapping[int, str]) -> str:
    """Why a game counts for no rating; empty: it does."""
    data = change.data
    sat = [seat for seat in data.seats if seat.kind == "person"]
    back = select(acts.c.seq).where(acts.c.room == data.id, acts.c.kind == "back").limit(1)
    assert data.result is not None
    assert change.ending is not None
    if data.seeded:  # by hand, by a lesson or by a record: somebody could have known it before
        return "seeded"
    if data.pack is not None:
        return "pack"
    if any(seat.helped or seat.bot or seat.left for seat in sat):
        return "helped"
    if len(set(change.ending.teams)) < 2:
        return "alone"
    if len(whose) < len(sat):
        return "unknown"
    if not data.result["winners"]:
        return "nobody"
    if connection.execute(back).first():
        return "back"
    return ""


def _write(
    connection: Connection, data: RoomData, ending: Any, whose: Mapping[int, str], unrated: str
) -> bool:
    """Keep a result; no, if it is kept already."""
    assert data.result is not None
    started, ended = data.started or data.created, data.ended or data.changed
    row = ResultRow(data.id, data.game, started, ended, str(data.result["end"]), unrated)
    if not connection.execute(unless_there(connection, results), asdict(row)).rowcount:
        return False
    scores, winners = data.result["scores"], data.result["winners"]
    seats = [
        SeatRow(
            room=data.id,
            seat=number,
            person=whose.get(number),
            name=seat.name if number in whose else "",
            bot=seat.bot,
            side=ending.sides[number] if ending.sides else "",
            team=ending.teams[number],
            points=int(scores[number]),
            won=number in winners,
        )
        for number, seat in enumerate(data.seats)
    ]
    connection.execute(insert(result_seats), [asdict(seat) for seat in seats])
    return True


def _rate(connection: Connection, data: RoomData) -> None:
    """Everybody's rating after a game; bots have one, too: each plays the same all the time."""
    sat = select(result_seats).where(result_seats.c.room == data.id).order_by(result_seats.c.seat)
    seats = [SeatRow(**row) for row in connection.execute(sat).mappings()]
    names = [one.person or f"{BOT}{one.bot}" for one in seats]
    known = _locked(connection, data.game, names)
    teams = sorted({one.team for one in seats})
    crews = [[n for n, one in enumerate(seats) if one.team == team] for team in teams]
    after = rate([[known[names[n]].skill for n in crew] for crew in crews], _ranks(seats, crews))
    new: dict[str, list[Skill]] = {}
    for crew, rated in zip(crews, after, strict=True):
        for n, skill in zip(crew, rated, strict=True):
            new.setdefault(names[n], []).append(skill)
    for who, several in new.items():  # a bot may sit there more than once: the mean of them
        mu = sum(one.mu for one in several) / len(several)
        sigma = sum(one.sigma for one in several) / len(several)
        here = (ratings.c.who == who) & (ratings.c.game == data.game)
        changed = update(ratings).where(here)
        connection.execute(changed.values(mu=mu, sigma=sigma, games=known[who].games + 1))
        if not who.startswith(BOT):
            his = (result_seats.c.room == data.id) & (result_seats.c.person == who)
            connection.execute(update(result_seats).where(his).values(mu=mu, sigma=sigma))


def _ranks(seats: Sequence[SeatRow], crews: Sequence[Sequence[int]]) -> list[int]:
    """Winners first; who lost alone stands by his points, sides that lost stand together."""
    alone = all(len(crew) == 1 for crew in crews)
    ends = [
        (seats[crew[0]].won, seats[crew[0]].points if alone and not seats[crew[0]].won else 0)
        for crew in crews
    ]
    order = sorted(set(ends), reverse=True)
    return [order.index(end) for end in ends]


def _locked(connection: Connection, game: str, names: Sequence[str]) -> dict[str, RatingRow]:
    """The ratings of these; other games that end meanwhile wait, all in the same order."""
    wanted, new = sorted(set(names)), beginner()
    missing = [asdict(RatingRow(who, game, new.mu, new.sigma, 0)) for who in wanted]
    connection.execute(unless_there(connection, ratings), missing)
    here = ratings.c.who.in_(wanted) & (ratings.c.game == game)
    rows = select(ratings).where(here).order_by(ratings.c.who).with_for_update()
    return {row["who"]: RatingRow(**row) for row in connection.execute(rows).mappings()}


def merge(connection: Connection, one: str, other: str) -> None:
    """The games and ratings of two people who were one all the time."""
    theirs = update(result_seats).where(result_seats.c.person == one)
    connection.execute(theirs.values(person=other))
    mine = select(ratings).where(ratings.c.who == one).order_by(ratings.c.game).with_for_update()
    for row in [RatingRow(**row) for row in connection.execute(mine).mappings()]:
        known = _locked(connection, row.game, [other])[other]
        skill = combined(row.skill, known.skill)
        here = (ratings.c.who == other) & (ratings.c.game == row.game)
        changed = update(ratings).where(here)
        games = known.games + row.games
        connection.execute(changed.values(mu=skill.mu, sigma=skill.sigma, games=games))
    connection.execute(delete(ratings).where(ratings.c.who == one))


def forget(connection: Connection, gone: Sequence[str]) -> None:
    """What these people played was played by nobody in particular."""
    theirs = result_seats.c.person.in_(gone)
    blank = {"person": None, "name": "", "mu": None, "sigma": None}
    connection.execute(update(result_seats).where(theirs).values(blank))
    connection.execute(delete(ratings).where(ratings.c.who.in_(gone)))
