"""The description of the API, made from the endpoints and the wire's types."""

from __future__ import annotations

import html
import inspect
from collections.abc import Iterable
from typing import Any

import msgspec

from spielwerk import __version__
from spielwerk.server.http.answer import PROBLEM_TYPE
from spielwerk.server.http.endpoint import NOTHING, Endpoint, Endpoints
from spielwerk.server.wire.answers import ProblemOut

ALWAYS = (408, 413, 422, 429, 500, 503)  # what every address may refuse
ROOM = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"}


def described(subjects: Iterable[Endpoints]) -> dict[str, Any]:
    """An OpenAPI document."""
    endpoints = [(one.tag, endpoint) for one in subjects for endpoint in one.all]
    types: list[Any] = [ProblemOut]
    for _, endpoint in endpoints:
        types += [parameter.type for parameter in endpoint.parameters]
        types += [endpoint.body[1].type] if endpoint.body else []
        types += [endpoint.answer] if endpoint.answer else []
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    left = iter(schemas)
    problem = {"description": "A problem document", "content": _content(PROBLEM_TYPE, next(left))}
    paths: dict[str, Any] = {}
    for tag, endpoint in endpoints:
        operation: dict[str, Any] = {
            "tags": [tag],
            "operationId": endpoint.handler.__name__,
            "description": inspect.getdoc(endpoint.handler),
            "parameters": [
                _parameter("room", "path", ROOM) for _ in range("{room}" in endpoint.path)
            ],
            "responses": {
                str(code): problem if code >= 400 else {"description": "Not changed"}
                for code in (*endpoint.problems, *ALWAYS)
            },
        }
        for one in endpoint.parameters:
            told = _parameter(one.name, one.place, next(left))
            told["required"] = one.default is NOTHING
            operation["parameters"].append(told)
        if endpoint.body:
            content = _content("application/json", next(left))
            operation["requestBody"] = {"content": content, "required": True}
        operation["responses"][str(endpoint.status)] = _answer(endpoint, left)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Spielwerk",
            "version": __version__,
            "description": "Rooms, seats and moves. The contract in words: docs/http-api.md.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _parameter(name: str, place: str, schema: Any) -> dict[str, Any]:
    return {"name": name, "in": place, "required": True, "schema": schema}


def _answer(endpoint: Endpoint, left: Any) -> dict[str, Any]:
    if endpoint.status == 204:
        return {"description": "Nothing more to say"}
    schema = next(left) if endpoint.answer else {"type": "string"}
    return {"description": "Done", "content": _content(endpoint.media, schema)}


def _content(media: str, schema: Any) -> dict[str, Any]:
    return {media: {"schema": schema}}


def page(description: dict[str, Any]) -> str:
    """All addresses on one page, without scripts from elsewhere."""
    rows = "".join(
        f"<tr><td>{method.upper()}<td><code>{html.escape(path)}</code>"
        f"<td>{html.escape(told['description'])}"
        for path, methods in description["paths"].items()
        for method, told in methods.items()
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Spielwerk API</title>'
        '<h1>Spielwerk API</h1><p>Machine-readable: <a href="/api/openapi.json">'
        f"/api/openapi.json</a></p><table>{rows}</table></html>"
    )
