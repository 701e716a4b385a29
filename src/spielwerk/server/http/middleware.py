"""Around every request: origin and headers, a line in the log, figures."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.server.http.answer import refusal
from spielwerk.server.metrics import Metrics
from spielwerk.server.problems import Problem
from spielwerk.server.settings import Settings
from spielwerk.server.world import World

access_log = logging.getLogger("spielwerk.access")
log = logging.getLogger(__name__)

SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


# As they are sent; nothing that answers sets any of these by itself.
SAFE_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
CACHE = (b"cache-control", b"no-store")


class Middleware:
    """ASGI middleware; outermost, so that nothing escapes it."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, world: World) -> None:
        self._app = app
        self._world = world
        self._origin = _origin(settings.public_url)
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Middleware one request or socket."""
        if scope["type"] == "websocket":
            if self._foreign(scope):
                await send({"type": "websocket.close", "code": 4403})
                return
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = self._world.monotonic()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told = message["headers"] = list(message.get("headers", ()))
                told += SAFE_HEADERS
                if scope["path"].startswith("/api") and CACHE[0] not in dict(told):
                    told.append(CACHE)
            await send(message)

        try:
            if scope["method"] not in SAFE and self._foreign(scope):
                await refusal(Problem("bad-origin"))(scope, receive, sending)
            else:
                await self._app(scope, receive, sending)
        except ClientDisconnect:  # hung up before he had said all
            pass
        except Exception:
            log.exception("a request failed", extra={"path": scope["path"]})
            if status == 0:
                await refusal(Problem("failed"))(scope, receive, sending)
        finally:
            seconds = self._world.monotonic() - began
            # A label a word that somebody made up would be kept for ever.
            method = scope["method"] if scope["method"] in METHODS else "other"
            self._metrics.requests.labels(method, str(status)).inc()
            self._metrics.seconds.observe(seconds)
            if access_log.isEnabledFor(logging.INFO):
                client = scope.get("client")
                access_log.info(
                    "%s %s %d",
                    scope["method"],
                    scope["path"],
                    status,
                    extra={"ms": round(seconds * 1000, 1), "address": client and client[0]},
                )

    def _foreign(self, scope: Scope) -> bool:
        """Whether a browser says that another web site made this request."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return False
        if self._origin and origin == self._origin:
            return False
        host = headers.get("host", "")
        return urlsplit(origin).netloc != host or not host


class Packed(GZipMiddleware):
    """Answers packed by gzip; files are so already, and the lines of a stream must not wait."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pack one answer, if the caller can unpack it."""
        if scope["type"] != "http" or scope["path"].startswith("/assets/") or _streams(scope):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def _streams(scope: Scope) -> bool:
    return bool(scope["path"].endswith("/events"))


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""
