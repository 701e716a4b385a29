"""The browser client: its files, and its one page for every other address."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from spielwerk.server.http.invitation import with_preview
from spielwerk.server.problems import Problem

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Spielwerk</title>
<h1>Spielwerk</h1><p>The server runs, but the browser client has not been built.
Install a released wheel, or build it from the source tree: <code>make client</code>.</p>
<p>The HTTP API is described at <a href="/api/docs">/api/docs</a>.</p></html>
"""
PACKED = (("br", ".br"), ("gzip", ".gz"))  # written beside the files by the build, the best first


class Assets(StaticFiles):
    """Files whose names change with their content: browsers may keep them for a year.

    Whoever can unpack is given what the build has packed already.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        endings = {ending for _, ending in PACKED}
        packed = (path for path in folder.rglob("*") if path.suffix in endings)
        self._packed = {path.relative_to(folder).as_posix() for path in packed}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be kept."""
        for coding, ending in PACKED:
            if path + ending in self._packed and accepts(scope, coding):
                response = await super().get_response(path + ending, scope)
                response.headers["Content-Encoding"] = coding
                break
        else:
            response = await super().get_response(path, scope)
        if response.status_code in (200, 304):
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
            response.headers["Vary"] = "Accept-Encoding"
        return response


def accepts(scope: Scope, coding: str) -> bool:
    """Whether the caller can unpack this; `;q=0` says that he does not want to."""
    for one in Headers(scope=scope).get("accept-encoding", "").split(","):
        name, _, weight = one.partition(";")
        if name.strip().lower() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0")
    return False


def pages(client: Path) -> list[BaseRoute]:
    """The client's files; everything else outside the API is its page."""
    index, assets = client / "index.html", client / "assets"
    # Looked up by name, never as a path: whatever somebody asks for, the disk is not asked.
    known = {file.relative_to(client).as_posix(): file for file in client.rglob("*")}

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith(("api/", "assets/")):
            raise Problem("not-found")
        if not index.is_file():
            return HTMLResponse(NOT_BUILT)
        found = known.get(path)
        headers = {"Cache-Control": "no-cache"}
        if found is not None and found.is_file() and found != index:
            return FileResponse(found, headers=headers)
        return HTMLResponse(with_preview(request, index.read_text(encoding="utf-8")), 200, headers)

    files: list[BaseRoute] = [Mount("/assets", Assets(assets))] if assets.is_dir() else []
    return [*files, Route("/{path:path}", page)]
