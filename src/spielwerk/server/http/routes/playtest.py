"""What people say to who made the game: whether it counts as a playtest, and how it was."""

from __future__ import annotations

from spielwerk.server.http.answer import Answer
from spielwerk.server.http.endpoint import Endpoints
from spielwerk.server.http.visit import Seat, Visit
from spielwerk.server.problems import Problem
from spielwerk.server.wire.answers import PlaytestOut
from spielwerk.server.wire.requests import ConsentIn, FeedbackIn

endpoints = Endpoints("playtest")


@endpoints.add("GET", "/api/rooms/{room}/playtest", 403, 404)
async def playtest(visit: Visit, seat: Seat) -> Answer[PlaytestOut]:
    """What this seat has said; others at the table, the host among them, are never told."""
    visit.must_hold(seat)
    return await _said(visit, seat)


@endpoints.add("PUT", "/api/rooms/{room}/consent", 403, 404, 409)
async def consent(visit: Visit, body: ConsentIn) -> Answer[PlaytestOut]:
    """Agree that the lab reads this game, or take that back, at any time."""
    _must_be_asked(visit, body.seat, withdraws=not body.agrees)
    store, now = visit.services.store, visit.services.world.now()
    await store.playtests.keep(visit.room.id, body.seat, now, agrees=body.agrees)
    return await _said(visit, body.seat)


@endpoints.add("PUT", "/api/rooms/{room}/feedback", 403, 404, 409)
async def feedback(visit: Visit, body: FeedbackIn) -> Answer[PlaytestOut]:
    """How was it? After the end; the next answer replaces the one before."""
    _must_be_asked(visit, body.seat, withdraws=body.face is None and not body.words)
    if visit.room.data.status != "over":
        raise Problem("not-now", "How it was is asked after the end of the game.")
    store, now = visit.services.store, visit.services.world.now()
    await store.playtests.keep(visit.room.id, body.seat, now, face=body.face, words=body.words)
    return await _said(visit, body.seat)


def _must_be_asked(visit: Visit, seat: int, *, withdraws: bool) -> None:
    """The host may not want that people are asked; what was said can be taken back all the same."""
    visit.must_hold(seat)
    if not visit.room.data.settings.playtest and not withdraws:
        raise Problem("not-now", "The host of this room does not want people to be asked.")


async def _said(visit: Visit, seat: int) -> Answer[PlaytestOut]:
    found = await visit.services.store.playtests.of(visit.room.id, seat)
    return Answer(PlaytestOut(found.agrees, found.face, found.words))
