"""The key of a device, as a cookie."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from spielwerk.server.http.visit import A_YEAR, base_url, caller
from spielwerk.server.person.keys import COOKIE, Who
from spielwerk.server.services import Services
from spielwerk.server.wire.people import NewKey

HOUR = 3600.0
PATH = "/api"


async def new_device(
    request: Request, services: Services, wanted: NewKey | None = None
) -> tuple[Who, str]:
    """Somebody new, and the secret for his device."""
    wanted = wanted or NewKey()
    services.limits.check("key", caller(request), services.settings.keys_per_hour, HOUR)
    return await services.keys.new(wanted.name, wanted.label, dict(wanted.settings))


def hand_over(answer: Response, request: Request, secret: str) -> None:
    """The device keeps it; no script can read it, no other web site sends it along."""
    answer.set_cookie(
        COOKIE,
        secret,
        max_age=A_YEAR,
        path=PATH,
        httponly=True,
        samesite="lax",
        secure=base_url(request).startswith("https:"),
    )


def take_away(answer: Response) -> None:
    """The device forgets it."""
    answer.delete_cookie(COOKIE, path=PATH)
