"""The ASGI application."""

from __future__ import annotations

import html
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse

from spielwerk import __version__
from spielwerk.server.api import after, games, health, live, play, rooms
from spielwerk.server.guard import Guard
from spielwerk.server.house import House
from spielwerk.server.pages import add_pages
from spielwerk.server.problems import (
    Problem,
    answer_http,
    answer_invalid,
    answer_problem,
    answer_store,
)
from spielwerk.server.settings import Settings
from spielwerk.server.wire.answers import ProblemOut


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; it opens its database when it starts."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Spielwerk",
        version=__version__,
        description="Rooms, seats and moves. The contract in words: docs/http-api.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        exception_handlers={
            Problem: answer_problem,
            SQLAlchemyError: answer_store,
            HTTPException: answer_http,
            RequestValidationError: answer_invalid,
        },
    )
    app.state.house = house
    for part in (play, live, rooms, after, games, health):  # what is asked most often first
        app.include_router(part.router)
    app.add_api_route("/api/docs", _docs(app), include_in_schema=False)
    add_pages(app, settings.client)
    app.add_middleware(Guard, settings=settings, metrics=house.metrics)
    _describe_problems(app)
    return app


def _describe_problems(app: FastAPI) -> None:
    """Add the problem document to the description: no route has it as its own answer."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        description = made()
        schemas = description["components"]["schemas"]
        schemas.setdefault("ProblemOut", ProblemOut.model_json_schema())
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        return description

    app.openapi = openapi  # type: ignore[method-assign]


def _docs(app: FastAPI) -> Any:
    async def docs() -> HTMLResponse:
        """All addresses on one page, without scripts from elsewhere."""
        rows = []
        for path, methods in app.openapi()["paths"].items():
            for method, told in methods.items():
                said = html.escape(told.get("description") or told.get("summary", ""))
                rows.append(
                    f"<tr><td>{method.upper()}</td><td><code>{html.escape(path)}</code></td>"
                    f"<td>{said}</td></tr>"
                )
        return HTMLResponse(
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Spielwerk API</title>'
            '<h1>Spielwerk API</h1><p>Machine-readable: <a href="/api/openapi.json">'
            f"/api/openapi.json</a></p><table>{''.join(rows)}</table></html>"
        )

    return docs
