"""Looking back: replay, result, record."""

from __future__ import annotations

from starlette.responses import Response

from spielwerk.bots.grade import Grades
from spielwerk.engine import Record
from spielwerk.server.http.answer import Answer
from spielwerk.server.http.endpoint import Endpoints
from spielwerk.server.http.visit import MINUTE, Seat, Visit, caller
from spielwerk.server.problems import Problem
from spielwerk.server.room import making, recap, replay
from spielwerk.server.room.acts import last_move
from spielwerk.server.wire.answers import Recap, Replay, ReplayFrame, Result, TurningPoints
from spielwerk.server.wire.requests import Seq

endpoints = Endpoints("afterwards")


@endpoints.add("GET", "/api/rooms/{room}/replay", 403, 404, 409)
async def replay_marks(visit: Visit) -> Answer[Replay]:
    """How many steps there are, and where the rounds begin."""
    visit.must_see()
    _look_back_again(visit)
    record = await replay.record_of(visit.room)
    return Answer(Replay(len(record.moves), await replay.rounds(visit.room, record)))


@endpoints.add("GET", "/api/rooms/{room}/replay/{step}", 403, 404, 409)
async def replay_step(visit: Visit, step: Seq, seat: Seat | None = None) -> Answer[ReplayFrame]:
    """The table after so many moves; after the end as every seat saw it."""
    if visit.room.data.status == "over":
        visit.must_see()
        visit.must_exist(seat)
    else:
        visit.must_look(seat)
    _look_back_again(visit)
    record = await replay.record_of(visit.room)
    return Answer(await replay.at_step(visit.room, record, step, seat))


@endpoints.add("GET", "/api/rooms/{room}/recap", 403, 404, 409)
async def recap_of(visit: Visit, seat: Seat) -> Answer[Recap]:
    """What the others have done since a seat's last move, what concerns it first."""
    visit.must_hold(seat)
    _look_back_again(visit)
    record = await replay.record_of(visit.room)
    since = last_move(record, seat, by_hand=True)
    return Answer(await recap.recap(visit.room, record, seat, since))


@endpoints.add("GET", "/api/rooms/{room}/result", 403, 404, 409)
async def result(visit: Visit) -> Answer[Result]:
    """How it stands or ended, with the points after each round."""
    visit.must_see()
    _look_back_again(visit)
    return Answer(await replay.result(visit.room, await replay.record_of(visit.room)))


@endpoints.add("GET", "/api/rooms/{room}/turning-points", 403, 404, 409)
async def turning_points(visit: Visit) -> Answer[TurningPoints]:
    """After the end: the turns that changed the chances most, and what might have been better."""
    services = visit.services
    record = await _finished(visit)
    if not services.bots.has_looked_back(visit.room):
        visit.budget("review", services.settings.reviews_per_minute, MINUTE)
    look_back = services.bots.look_back(visit.room, record, caller(visit.request))
    return Answer(TurningPoints(await visit.unless_gone(look_back)))


@endpoints.add("GET", "/api/rooms/{room}/decisions", 403, 404, 409)
async def decisions(visit: Visit, seat: Seat, first: Seq = 0) -> Answer[Grades]:
    """After the end: how good the decisions of a seat were, some from the given one on."""
    services = visit.services
    record = await _finished(visit)
    visit.must_exist(seat)
    if not services.bots.has_graded(visit.room, seat, first):
        visit.budget("grade", services.settings.grades_per_minute, MINUTE)
    graded = services.bots.grade(visit.room, record, seat, first, caller(visit.request))
    return Answer(await visit.unless_gone(graded))


@endpoints.add("GET", "/api/rooms/{room}/record", 403, 404, 409, media="application/x-ndjson")
async def record(visit: Visit, unfinished: bool = False) -> Response:
    """The whole game as a file; before the end its seed would tell what is hidden.

    Whoever plays with nobody but bots deceives nobody: `unfinished` takes the game elsewhere.
    """
    visit.must_see()
    status = visit.room.data.status
    if status != "over" and not (unfinished and status == "playing" and visit.plays_alone):
        raise Problem("not-now", "The record is open after the end of the game.")
    found = await replay.whole_record(visit.room)
    found.header["seats"] = [making.Sitter(seat.name, seat.bot) for seat in visit.room.data.seats]
    name = f"{visit.room.data.game}-{visit.room.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(found.dumps(), headers=headers, media_type="application/x-ndjson")


async def _finished(visit: Visit) -> Record:
    """The record of a finished game: before the end nobody says who is winning."""
    visit.must_see()
    if visit.room.data.status != "over":
        raise Problem("not-now", "A game is judged after its end.")
    return await replay.record_of(visit.room)


def _look_back_again(visit: Visit) -> None:
    """Playing a game again costs time, so nobody may do it all the time."""
    settings = visit.services.settings
    visit.budget("replay", settings.replays_per_window, settings.window)
