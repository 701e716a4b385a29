"""Looking back: replay, result, record."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from spielwerk.server import replay
from spielwerk.server.api.visit import AnySeat, AVisit, answer, problems
from spielwerk.server.problems import Problem
from spielwerk.server.wire import answers

router = APIRouter(tags=["afterwards"])
Step = Annotated[int, Path(ge=0, le=2**31 - 1)]


@router.get(
    "/api/rooms/{room}/replay", response_model=answers.ReplayOut, responses=problems(403, 404, 409)
)
async def replay_marks(guest: AVisit) -> Response:
    """How many steps there are, and where the rounds begin."""
    guest.must_see()
    record = await replay.record_of(guest.room)
    marks = await replay.rounds(guest.room, record)
    return answer({"steps": len(record.moves), "marks": marks})


@router.get(
    "/api/rooms/{room}/replay/{step}",
    response_model=answers.ReplayFrame,
    responses=problems(403, 404, 409),
)
async def replay_step(guest: AVisit, step: Step, seat: AnySeat = None) -> Response:
    """The table after so many moves; after the end as every seat saw it."""
    if guest.room.data.status == "over":
        guest.must_see()
        guest.must_exist(seat)
    else:
        guest.must_look(seat)
    record = await replay.record_of(guest.room)
    return answer(await replay.at_step(guest.room, record, step, seat))


@router.get(
    "/api/rooms/{room}/result", response_model=answers.ResultOut, responses=problems(403, 404, 409)
)
async def result(guest: AVisit) -> Response:
    """How it stands or ended, with the points after each round."""
    guest.must_see()
    return answer(await replay.result(guest.room, await replay.record_of(guest.room)))


@router.get(
    "/api/rooms/{room}/turning-points",
    response_model=answers.LookBackOut,
    responses=problems(403, 404, 409),
)
async def turning_points(guest: AVisit) -> Response:
    """After the end: the turns that changed the chances most, and what might have been better."""
    guest.must_see()
    if guest.room.data.status != "over":
        raise Problem("not-now", "A game is judged after its end.")
    record = await replay.record_of(guest.room)
    return answer({"points": await guest.house.crew.look_back(guest.room, record)})


@router.get(
    "/api/rooms/{room}/record",
    response_class=Response,
    responses={
        **problems(403, 404, 409),
        200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}},
    },
)
async def record(guest: AVisit) -> Response:
    """The whole game as a file; before the end its seed would tell what is hidden."""
    guest.must_see()
    if guest.room.data.status != "over":
        raise Problem("not-now", "The record is open after the end of the game.")
    found = await replay.record_of(guest.room)
    name = f"{guest.room.data.game}-{guest.room.id}.jsonl"
    return Response(
        found.dumps(),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
        media_type="application/x-ndjson",
    )
