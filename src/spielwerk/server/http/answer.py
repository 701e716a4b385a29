"""Answers of the wire's types, and problems."""

from __future__ import annotations

from typing import Generic, TypeVar

from starlette.responses import Response

from spielwerk.server.problems import Problem
from spielwerk.server.wire.answers import encode

T = TypeVar("T")
PROBLEM_TYPE = "application/problem+json"


class Answer(Response, Generic[T]):
    """JSON of a type that the description of the API names; bytes are already written."""

    media_type = "application/json"

    def __init__(self, content: T | bytes, status: int = 200, media: str | None = None) -> None:
        written = content if isinstance(content, bytes) else encode(content)
        super().__init__(written, status, media_type=media)


def refusal(problem: Problem, allow: str | None = None) -> Response:
    """A problem document."""
    headers = {}
    if problem.retry_after is not None:
        headers["Retry-After"] = str(problem.retry_after)
    if allow is not None:
        headers["Allow"] = allow
    return Response(encode(problem.document()), problem.status, headers, PROBLEM_TYPE)
