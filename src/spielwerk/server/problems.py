"""Errors as RFC 9457 problem documents."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

log = logging.getLogger(__name__)
MEDIA_TYPE = "application/problem+json"
TITLES = {
    "invalid": (422, "The request does not fit."),
    "bad-option": (422, "A switch, bot or number of players that does not fit."),
    "bad-record": (422, "This record can't be used."),
    "illegal": (422, "This choice is not open now."),
    "no-access": (403, "Your link does not allow this."),
    "bad-token": (403, "This link is not valid, or no longer."),
    "bad-origin": (403, "The request comes from another web site."),
    "not-found": (404, "There is nothing here."),
    "no-hint": (404, "Nobody can give a hint now."),
    "method": (405, "This address does not know that method."),
    "stale": (409, "Somebody was faster."),
    "not-asked": (409, "Another seat is asked."),
    "no-undo": (409, "Nothing to undo."),
    "key-reused": (409, "This key was used for something else."),
    "not-now": (409, "The room is not in the right state."),
    "other-rules": (409, "This game was begun with other rules than this server has."),
    "no-pack": (409, "This room is played with a card pack that is not here, or has changed."),
    "seat-taken": (409, "This seat is not open."),
    "too-large": (413, "Too large."),
    "too-many": (429, "Too many requests."),
    "failed": (500, "The server failed; nothing has changed."),
    "store": (503, "It could not be written to disk; nothing has changed."),
}
CODES = {404: "not-found", 405: "method", 403: "no-access", 413: "too-large"}


class Problem(Exception):
    """A request that can't be fulfilled, and why."""

    def __init__(self, code: str, detail: str = "", **more: Any) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.status, self.title = TITLES[code]
        self.detail = detail or self.title
        self.more = more

    def body(self) -> bytes:
        """The problem document."""
        return msgspec.json.encode(
            {
                "type": f"urn:spielwerk:problem:{self.code}",
                "code": self.code,
                "title": self.title,
                "status": self.status,
                "detail": self.detail,
                **self.more,
            }
        )

    def response(self) -> Response:
        """The answer."""
        headers = {}
        if "retry_after" in self.more:
            headers["Retry-After"] = str(self.more["retry_after"])
        if "allow" in self.more:
            headers["Allow"] = self.more.pop("allow")
        return Response(self.body(), self.status, headers, MEDIA_TYPE)


async def answer_problem(_: Request, problem: Exception) -> Response:
    """A problem that was raised while answering."""
    assert isinstance(problem, Problem)
    return problem.response()


async def answer_store(_: Request, error: Exception) -> Response:
    """A database that does not answer, or not as it should."""
    log.error("the database failed", exc_info=error)
    return Problem("store", type(error).__name__).response()


async def answer_http(_: Request, error: Exception) -> Response:
    """What the framework refuses."""
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "invalid")
    more = {"allow": error.headers["Allow"]} if error.headers and "Allow" in error.headers else {}
    return Problem(code, str(error.detail), **more).response()


async def answer_invalid(_: Request, error: Exception) -> Response:
    """A body or parameter that does not fit its description."""
    assert isinstance(error, RequestValidationError)
    found = [
        {"where": ".".join(str(part) for part in item["loc"]), "what": str(item["msg"])}
        for item in error.errors()
    ]
    return Problem("invalid", f"{found[0]['where']}: {found[0]['what']}", errors=found).response()
