"""The ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware as Around
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from spielwerk.server.http import openapi
from spielwerk.server.http.answer import Answer, refusal
from spielwerk.server.http.middleware import Middleware, Packed
from spielwerk.server.http.pages import pages
from spielwerk.server.http.routes import (
    afterwards,
    chat,
    games,
    health,
    people,
    play,
    playtest,
    push,
    rooms,
    seats,
    tournaments,
    workshop,
)
from spielwerk.server.problems import Problem
from spielwerk.server.services import Services
from spielwerk.server.settings import Settings
from spielwerk.server.world import World

log = logging.getLogger(__name__)
SUBJECTS = [  # what is asked most often first
    module.endpoints
    for module in (
        play,
        push,
        rooms,
        seats,
        chat,
        afterwards,
        playtest,
        games,
        people,
        health,
        workshop,
        tournaments,
    )
]
CODES = {404: "not-found", 405: "method", 403: "no-access", 413: "too-large"}
description = cache(lambda: openapi.described(SUBJECTS))


def create_app(settings: Settings, world: World | None = None) -> Starlette:
    """A server with these settings, in the real world; it opens its database when it starts."""
    world = world or World()
    services = Services(settings, world)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = Starlette(
        routes=[
            *(route for subject in SUBJECTS for route in subject.routes()),
            WebSocketRoute("/api/rooms/{room}/socket", push.socket),
            Route("/api/openapi.json", _openapi),
            Route("/api/docs", _docs),
            *pages(settings.client),
        ],
        middleware=[
            Around(Middleware, settings=settings, metrics=services.metrics, world=world),
            Around(Packed, minimum_size=1024, compresslevel=4),
        ],
        exception_handlers={
            Problem: _answer_problem,
            SQLAlchemyError: _answer_store,
            HTTPException: _answer_http,
        },
        lifespan=lifespan,
    )
    app.state.services = services
    return app


async def _openapi(_: Request) -> Response:
    return Answer(description())


async def _docs(_: Request) -> Response:
    return HTMLResponse(openapi.page(description()))


async def _answer_problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return refusal(problem)


async def _answer_store(_: Request, error: Exception) -> Response:
    """A database that does not answer, or not as it should."""
    log.error("the database failed", exc_info=error)
    return refusal(Problem("store", type(error).__name__))


async def _answer_http(_: Request, error: Exception) -> Response:
    """What the framework refuses."""
    assert isinstance(error, HTTPException)
    problem = Problem(CODES.get(error.status_code, "invalid"), str(error.detail))
    return refusal(problem, (error.headers or {}).get("Allow"))
