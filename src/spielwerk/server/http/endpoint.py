"""An address of the API: a typed function that says what it reads and what it answers."""

from __future__ import annotations

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spielwerk.server.http.answer import Answer
from spielwerk.server.http.visit import Visit, enter, services_of
from spielwerk.server.problems import Problem
from spielwerk.server.services import Services
from spielwerk.server.wire import requests
from spielwerk.server.wire.answers import Misfit

Handler = Callable[..., Awaitable[Response]]
H = TypeVar("H", bound=Handler)
ERROR = re.compile(r"(?P<what>.*?)(?: - at `(?P<path>.*)`)?", re.DOTALL)
BODY = 16 * 1024
NOTHING: Any = inspect.Parameter.empty


@dataclass(frozen=True, slots=True)
class Parameter:
    """A part of the address or of its query."""

    name: str
    type: Any
    default: Any
    place: str  # path or query

    def read(self, request: Request) -> Any:
        """Its value; text becomes what the type wants."""
        given = (request.path_params if self.place == "path" else request.query_params).get(
            self.name
        )
        if given is not None:
            try:
                return msgspec.convert(given, self.type, strict=False)
            except msgspec.ValidationError as error:
                raise misfit(self.place, f"$.{self.name}", str(error)) from None
        if self.default is NOTHING:
            raise misfit(self.place, f"$.{self.name}", "it is missing")
        return self.default


@dataclass(slots=True)
class Endpoint:
    """One method of one address."""

    method: str
    path: str
    handler: Handler
    status: int
    problems: tuple[int, ...]
    media: str
    parameters: list[Parameter] = field(default_factory=list)
    given: dict[str, Any] = field(default_factory=dict)  # what the server itself hands in
    body: tuple[str, Any] | None = None
    most: int = BODY  # bytes of its body
    answer: Any = None

    def __post_init__(self) -> None:
        """Read the function's signature, once."""
        hints = get_type_hints(self.handler, include_extras=True)
        returned = hints.pop("return")
        if get_origin(returned) is Answer:
            self.answer = get_args(returned)[0]
        for name, parameter in inspect.signature(self.handler).parameters.items():
            hint = hints[name]
            if hint in (Request, Services, Visit):
                self.given[name] = hint
            elif isinstance(hint, type) and issubclass(hint, requests.Request):
                self.body = name, msgspec.json.Decoder(hint)
            else:
                place = "path" if f"{{{name}}}" in self.path else "query"
                self.parameters.append(Parameter(name, hint, parameter.default, place))

    async def handle(self, request: Request) -> Response:
        """Answer one request."""
        if Visit not in self.given.values():
            return await self._call(request, None)
        async with enter(request) as visit:
            return await self._call(request, visit)

    async def _call(self, request: Request, visit: Visit | None) -> Response:
        handed = {Request: request, Services: services_of(request), Visit: visit}
        arguments = {name: handed[kind] for name, kind in self.given.items()}
        for parameter in self.parameters:
            arguments[parameter.name] = parameter.read(request)
        if self.body is not None:
            name, decoder = self.body
            arguments[name] = await _body(request, decoder, self.most)
        return await self.handler(**arguments)


class Endpoints:
    """The endpoints of one subject."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.all: list[Endpoint] = []

    def add(
        self,
        method: str,
        path: str,
        *problems: int,
        status: int = 200,
        media: str = "application/json",
        most: int = BODY,
    ) -> Callable[[H], H]:
        """Let a function answer; `problems`: what it may refuse, beside what all may."""

        def add(handler: H) -> H:
            self.all.append(Endpoint(method, path, handler, status, problems, media, most=most))
            return handler

        return add

    def routes(self) -> list[Route]:
        return [Route(one.path, one.handle, methods=[one.method]) for one in self.all]


async def _body(request: Request, decoder: msgspec.json.Decoder[Any], most: int) -> Any:
    kind = request.headers.get("content-type", "application/json")
    if "json" not in kind:  # what a form on another web site could send is never looked at
        raise misfit("body", "$", f"send application/json, not {kind}")
    try:
        return decoder.decode(await _read(request, most))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        found = ERROR.fullmatch(str(error))
        assert found is not None
        raise misfit("body", found["path"] or "$", found["what"]) from None


async def _read(request: Request, most: int) -> bytes:
    """The body, if it is not too large and comes in time."""
    seconds = services_of(request).settings.request_seconds
    read = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                read += part
                if len(read) > most:
                    raise Problem("too-large", f"At most {most:,} bytes fit here.")
    except TimeoutError:
        raise Problem("too-slow", f"It did not come whole within {seconds:g} s.") from None
    return bytes(read)


def misfit(place: str, path: str, what: str) -> Problem:
    """What does not fit, and where: `$.seats[0].kind` of a body is body.seats.0.kind."""
    where = place + re.sub(r"\[(.*?)\]", r".\1", path.removeprefix("$"))
    return Problem("invalid", f"{where}: {what}", errors=[Misfit(where, what)])
