"""The API keeps to its own description, whatever is thrown at it."""

from __future__ import annotations

import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from spielwerk.server.http.app import description
from tests.server.people import Device, secret_of
from tests.server.running import Running

DESCRIPTION = description()
ENDLESS = "/api/rooms/{room}/events"
OPERATIONS = [
    (path, method)
    for path, methods in DESCRIPTION["paths"].items()
    for method in methods
    if path != ENDLESS
]
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
EXAMPLES = int(os.environ.get("SPIELWERK_EXAMPLES", "8"))
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.fixture
def player(ada: Device) -> tuple[str, str]:
    """A running room and tokens for everything in it."""
    made = ada.open_room("me", "me", "thumb", start=True, public=True)
    links = [made["links"]["host"], *made["links"]["seats"].values()]
    return ada.room, ".".join(secret_of(link) for link in links)


@pytest.fixture
def cup(server: Running, ada: Device) -> tuple[str, str]:
    """A tournament that is being played, and tokens for everything in it."""
    wanted = {"game": "toy", "bot": "random", "name": "Ada", "pause": 0, "auto": False}
    server.app.state.services.limits._windows.clear()
    made = ada.post("/api/tournaments", 201, **wanted)
    links = [link for link in made["links"].values() if link]
    tokens = ".".join(secret_of(link) for link in links)
    id = made["tournament"]["id"]
    Device(ada.http, tokens).post(f"/api/tournaments/{id}/start")
    return id, tokens


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=str)
def test_answers_fit_the_description(
    server: Running,
    player: tuple[str, str],
    cup: tuple[str, str],
    path: str,
    method: str,
) -> None:
    """No 5xx, no undescribed status, type or shape: in a real room, by somebody who may do all."""
    room, tokens = player
    if "{tournament}" in path:
        tokens = cup[1]

    @hypothesis_settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=SCHEMA[path][method].as_strategy())
    def throw(case: schemathesis.Case[Any]) -> None:
        if "{room}" in path:
            case.path_parameters["room"] = room
        if "{tournament}" in path:
            case.path_parameters["tournament"] = cup[0]
        if "{player}" in path:
            case.path_parameters["player"] = int(case.path_parameters["player"]) % 2
        if "{game}" in path:
            case.path_parameters["game"] = "toy"
        if "{seat}" in path:
            case.path_parameters["seat"] = int(case.path_parameters["seat"]) % 3
        if case.query and "wait" in case.query:
            case.query["wait"] = 0
        if isinstance(case.body, dict):  # let some of them through to the game
            if "game" in case.body:
                case.body["game"] = "toy"
            seat = case.body.get("seat")
            if isinstance(seat, int):
                case.body["seat"] = seat % 3
        case.headers["Authorization"] = f"Bearer {tokens}"
        response = case.call(base_url=server.url)
        case.validate_response(response, checks=list(CHECKS))

    throw()
