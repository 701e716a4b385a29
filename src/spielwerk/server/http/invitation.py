"""What others show of a link to this server: a title and a sentence.

Programs that preview a link never see the secret behind its `#`, so a preview tells nothing of a
room but that it is one.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request

from spielwerk.engine.view import text
from spielwerk.engine.words import LANGUAGES
from spielwerk.server.http.visit import base_url
from spielwerk.server.words import server_words

KINDS = {"r": "preview-room", "t": "preview-tournament"}


def with_preview(request: Request, page: str) -> str:
    """The client's page with a preview of the address it was asked under."""
    words = server_words(language(request))
    kind = KINDS.get(request.path_params["path"].partition("/")[0], "preview")
    facts = {
        "og:type": "website",
        "og:site_name": "Spielwerk",
        "og:title": words.say(text(kind)),
        "og:description": words.say(text(f"{kind}-about")),
        "og:url": base_url(request) + request.url.path,
    }
    told = "".join(
        f'<meta property="{name}" content="{escape(value)}" />\n    '
        for name, value in facts.items()
    )
    return page.replace("<title>", f"{told}<title>", 1)


def language(request: Request) -> str:
    """The first of the caller's languages that there are texts in."""
    for one in request.headers.get("accept-language", "").lower().split(","):
        if (found := one.strip()[:2]) in LANGUAGES:
            return found
    return "en"
