"""Is it alive, and how does it do?"""

from __future__ import annotations

from starlette.responses import Response

from spielwerk.server.http.answer import Answer
from spielwerk.server.http.endpoint import Endpoints
from spielwerk.server.problems import Problem
from spielwerk.server.services import Services
from spielwerk.server.wire.answers import Health

endpoints = Endpoints("health")


@endpoints.add("GET", "/healthz")
async def health(services: Services) -> Answer[Health]:
    """Whether the server answers and what people do can be kept."""
    if trouble := await services.health.trouble():
        raise Problem("store", trouble)
    return Answer(Health("ok"))


@endpoints.add("GET", "/metrics", 404, media="text/plain")
async def metrics(services: Services) -> Response:
    """Figures for Prometheus."""
    if not services.settings.metrics:
        raise Problem("not-found", "Figures are switched off (--metrics).")
    services.metrics.rooms.set(len(services.rooms))
    services.metrics.thinking.set(len(services.bots.turns))
    return Response(services.metrics.text(), media_type="text/plain")
