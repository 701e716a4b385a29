"""Is it alive, and how does it do?"""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.responses import Response

from spielwerk.server.api.visit import TheHouse, answer, problems
from spielwerk.server.problems import Problem
from spielwerk.server.wire.answers import HealthOut

router = APIRouter(tags=["health"])


@router.get("/healthz", response_model=HealthOut, responses=problems())
async def health(house: TheHouse) -> Response:
    """Whether the server and its database answer."""
    try:
        await asyncio.wait_for(house.store.ping(), 5)
    except Exception as error:
        raise Problem("store", f"The database does not answer ({type(error).__name__}).") from None
    return answer({"status": "ok"})


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        **problems(404),
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
    },
)
async def metrics(house: TheHouse) -> Response:
    """Figures for Prometheus."""
    if not house.settings.metrics:
        raise Problem("not-found", "Figures are switched off (--metrics).")
    house.metrics.rooms.set(len(house.rooms))
    return Response(house.metrics.text(), media_type="text/plain")
