"""How a webhook is written: in our own way, or as the services that people use want it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import msgspec

from spielwerk.server.store.rows import WebhookFormat

IMPORTANCE = 5  # of ten, as Gotify counts: it may ring


def written(
    format: WebhookFormat | None, url: str, told: Mapping[str, Any], said: str
) -> tuple[str, bytes]:
    """Where to post what: `told` are the facts (with the `url` of the table), `said` a sentence."""
    link = told["url"]
    body: Mapping[str, Any] = told
    if format == "discord":
        body = {"content": f"{said}\n{link}", "allowed_mentions": {"parse": []}}
    elif format == "ntfy":  # JSON goes to the root of the server, and names the topic
        parts = urlsplit(url)
        above, _, topic = parts.path.rstrip("/").rpartition("/")
        url = urlunsplit(parts._replace(path=f"{above}/"))
        body = {"topic": topic, "title": "Spielwerk", "message": said, "click": link}
    elif format == "gotify":
        click = {"client::notification": {"click": {"url": link}}}
        body = {"title": "Spielwerk", "message": said, "priority": IMPORTANCE, "extras": click}
    return url, msgspec.json.encode(body)
