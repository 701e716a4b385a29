"""Playing: views, moves, undo, interjections, explanations, hints."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from spielwerk.engine import UnknownThing
from spielwerk.server.bots.names import check_bot
from spielwerk.server.http.answer import Answer
from spielwerk.server.http.endpoint import Endpoints
from spielwerk.server.http.visit import MINUTE, Seat, Visit, caller
from spielwerk.server.problems import Problem
from spielwerk.server.room import moves, standing
from spielwerk.server.wire.answers import Hint, ViewFrame, Wishes
from spielwerk.server.wire.requests import (
    BotName,
    InterjectIn,
    MoveIn,
    RoutineName,
    Seq,
    StandingIn,
    UndoIn,
    Wait,
)

endpoints = Endpoints("play")
Target = Annotated[str, Meta(max_length=64)]


@endpoints.add("GET", "/api/rooms/{room}/view", 403, 404, 409)
async def view(
    visit: Visit,
    seat: Seat | None = None,
    log: Seq = 0,
    after: Seq | None = None,
    wait: Wait = 0,
) -> Answer[ViewFrame]:
    """The present table; with `after` and `wait` as soon as it is another one."""
    visit.must_look(seat)
    if after is not None:
        with visit.polling():
            await visit.unless_gone(visit.room.wait(after, wait))
        visit.must_look(seat)
    async with visit.room.at_rest():
        return Answer(await visit.room.written_frame(seat, log))


@endpoints.add("POST", "/api/rooms/{room}/moves", 403, 404, 409)
async def move(visit: Visit, body: MoveIn) -> Answer[ViewFrame]:
    """Choose, once or several times in a row, or give an order."""
    visit.must_hold(body.seat)
    return Answer(await moves.move(visit.room, body))


@endpoints.add("POST", "/api/rooms/{room}/undo", 403, 404, 409)
async def undo(visit: Visit, body: UndoIn) -> Answer[ViewFrame]:
    """Take back the own last choice, or all since the last barrier."""
    visit.must_hold(body.seat)
    return Answer(await moves.undo(visit.room, body))


@endpoints.add("POST", "/api/rooms/{room}/interjections", 403, 404, 409)
async def interject(visit: Visit, body: InterjectIn) -> Answer[ViewFrame]:
    """Do something without being asked."""
    visit.must_hold(body.seat)
    return Answer(await moves.interject(visit.room, body))


@endpoints.add("PUT", "/api/rooms/{room}/standing", 403, 404, 409)
async def stand(visit: Visit, body: StandingIn) -> Answer[ViewFrame]:
    """Answer a routine question before it comes; nobody else is told."""
    visit.must_hold(body.seat)
    return Answer(await standing.give(visit.room, body))


@endpoints.add("DELETE", "/api/rooms/{room}/standing/{name}", 403, 404, 409)
async def take_back(visit: Visit, name: RoutineName, seat: Seat) -> Answer[ViewFrame]:
    """Take back what was answered in advance, as far as it was not used."""
    visit.must_hold(seat)
    return Answer(await standing.take_back(visit.room, seat, name))


@endpoints.add("GET", "/api/rooms/{room}/explain", 403, 404, 409)
async def explain(visit: Visit, seat: Seat, target: Target) -> Answer[Wishes]:
    """What a seat might want to do with a thing, and which rule forbids it now."""
    visit.must_hold(seat)
    async with visit.room.at_rest():
        session = await visit.room.table()
        if session is None:
            raise Problem("not-now", "The game has not begun.")
        # Asked of a state as the seat could believe it, so that no answer can give anything away.
        state = session.game.redeal(session.state, seat, visit.services.world.bits(63))
        try:
            return Answer(Wishes(session.game.explain(state, seat, target)))
        except UnknownThing as error:
            raise Problem("not-found", str(error)) from None


@endpoints.add("GET", "/api/rooms/{room}/hint", 403, 404, 409)
async def hint(visit: Visit, seat: Seat, bot: BotName | None = None) -> Answer[Hint]:
    """What a search, or the bot of that name, would do knowing what the seat knows."""
    visit.must_hold(seat)
    services = visit.services
    if bot is not None:
        bot = check_bot(visit.room.data.game, bot, services.settings.default_bot)
    visit.budget("hint", services.settings.hints_per_minute, MINUTE)
    advice = services.bots.advise(visit.room, seat, bot, caller(visit.request))
    return Answer(await visit.unless_gone(advice))
