"""The static site as any host would have it: built once, served as plain files, and cut off."""

from __future__ import annotations

import contextlib
import gzip
import re
import runpy
import shutil
import sys
import threading
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from tests.browser.person import Person

ROOT = Path(__file__).parents[2]
PLACE = "/games/spielwerk/"  # a site need not lie at the top of its host
PIECE = 16_384
READY = 300_000  # milliseconds in which a loaded machine has surely started the games
STARTED = ".games .button.primary:enabled"


@cache
def built() -> Path:
    """The site as its sources are now."""
    client = str(ROOT / "client")
    sys.path.insert(0, client)
    try:
        runpy.run_path(str(ROOT / "client" / "build_site.py"))["build"](ROOT / "site")
    finally:
        sys.path.remove(client)
    return ROOT / "site"


def next_release(site: Path, into: Path) -> Path:
    """The same site as another release: its own name and version, and other names of its scripts
    and of the games' code, as a build has whose sources have changed."""
    shutil.copytree(site, into)
    (code,) = into.glob("engine/code-*.bin")
    page, worker = (into / "index.html", into / "sw.js")
    version = re.findall(r"version:\W([0-9a-f]{12})", worker.read_text("utf-8"))
    names = [code.stem, *version, (site / "built").read_text()[:8]]
    assert len(names) == 3
    names += [path.stem for path in into.glob("assets/*-*.js")]
    fresh = {name: name[:-1] + ("a" if name[-1] != "a" else "b") for name in names}
    pattern = re.compile("|".join(map(re.escape, fresh)))
    for path in (page, worker, *into.glob("assets/*.js")):
        text = pattern.sub(lambda found: fresh[found[0]], path.read_text("utf-8"))
        path.write_text(text, "utf-8")
        if (packed := path.with_name(f"{path.name}.z")).exists():
            packed.write_bytes(gzip.compress(text.encode(), 1))
    for path in (code, *into.glob("assets/*-*.js*")):
        path.rename(path.with_name(pattern.sub(lambda found: fresh[found[0]], path.name)))
    return into


class Host:
    """A plain file server; it can get another release, and it can be gone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.sent = 0  # bytes of bodies
        self._server: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        """Where the site begins."""
        return f"http://127.0.0.1:{self.port}{PLACE}"

    def start(self) -> None:
        """Serve, on the same port as before."""
        host = self

        class Files(SimpleHTTPRequestHandler):
            """Plain files under one folder of the host."""

            def translate_path(self, path: str) -> str:
                inside = urlsplit(path).path
                if not inside.startswith(PLACE):
                    return str(host.folder / "nowhere")
                return str(host.folder / (inside.removeprefix(PLACE) or "index.html"))

            def copyfile(self, source: Any, outputfile: Any) -> None:
                with contextlib.suppress(ConnectionError):  # a page that is closed hears no more
                    while piece := source.read(PIECE):
                        host.slow(len(piece))
                        outputfile.write(piece)
                        host.sent += len(piece)

            def send_head(self) -> Any:
                host.delay()
                return super().send_head()

            def log_message(self, format: str, *args: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), Files)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def delay(self) -> None:
        """Before an answer."""

    def slow(self, size: int) -> None:
        """Before so many bytes."""

    def stop(self) -> None:
        """The network is gone."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def __enter__(self) -> Host:
        """Serving."""
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        """Gone."""
        self.stop()


class Visitor(Person):
    """Somebody at the site without a server."""

    def __init__(self, browser: Browser, host: Host, **settings: Any) -> None:
        super().__init__(browser, host.url, worker=True, **settings)

    def arrive(self, path: str = "/") -> None:
        """Open the site, until the games can be played."""
        self.page.goto(f"{self.url}#{path}")
        self.ready()

    def ready(self) -> None:
        """Wait until the games have started."""
        expect(self.page.locator(".loading")).to_have_count(0, timeout=READY)
        assert not self.faults, self.faults

    def keep(self) -> None:
        """Wait until everything is on the device."""
        self.page.wait_for_selector("[data-kept]", state="attached", timeout=READY)

    def go(self, path: str) -> None:
        """Another place inside the page."""
        self.page.evaluate("path => { location.hash = path }", path)

    def reload(self) -> None:
        """Load the page anew, wherever it is."""
        self.page.reload()
        self.ready()

    def open_record(self, record: str) -> None:
        """Open a record file: its game goes on."""
        self.go("/import")
        file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": record.encode()}
        self.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        self.page.wait_for_selector(".stage")

    def take_along(self) -> str:
        """The record of the unfinished game at this table."""
        self.page.get_by_role("button", name="Room", exact=True).click()
        with self.page.expect_download() as download:
            self.page.get_by_role("link", name="Take the game along").click()
        self.page.keyboard.press("Escape")
        return download.value.path().read_text("utf-8")
