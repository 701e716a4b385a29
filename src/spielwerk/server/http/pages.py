"""The browser client: its files, and its one page for every other address."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from spielwerk.server.problems import Problem

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Spielwerk</title>
<h1>Spielwerk</h1><p>The server runs, but the browser client has not been built.
Install a released wheel, or build it from the source tree: <code>make client</code>.</p>
<p>The HTTP API is described at <a href="/api/docs">/api/docs</a>.</p></html>
"""


class Assets(StaticFiles):
    """Files whose names change with their content: browsers may keep them for a year."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be kept."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


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
        if found is not None and found.is_file():
            return FileResponse(found, headers={"Cache-Control": "no-cache"})
        return FileResponse(index, headers={"Cache-Control": "no-cache"}, media_type="text/html")

    files: list[BaseRoute] = [Mount("/assets", Assets(directory=assets))] if assets.is_dir() else []
    return [*files, Route("/{path:path}", page)]
