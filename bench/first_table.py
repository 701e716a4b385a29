"""What a first visit weighs and how long it takes on a slow line.

`python -m bench.first_table [--runs N]`. A real Chromium with an empty cache opens the start page
and a running table of each game at a real server, through a line of 1.6 Mbit/s down, 750 kbit/s up
and 150 ms there and back ("slow 4G"), until the question of the table can be answered. Bytes are
those on the wire. The browser's throttle does not slow down WebSockets: the first frame (a few kB,
packed) and the way there and back of its line are not in the seconds.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from spielwerk.registry import GAMES
from tests.browser.get_chromium import launch
from tests.browser.house import House
from tests.browser.person import Person

LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
TARGET = 2.5  # seconds to a table


@dataclass
class Visit:
    """One first visit."""

    seconds: float
    requests: int
    bytes: int


def visit(person: Person, path: str, seen: str) -> Visit:
    """Open an address with an empty cache through the slow line, until something is there."""
    found = Visit(0.0, 0, 0)
    talk = person.context.new_cdp_session(person.page)
    talk.send("Network.enable")
    talk.send("Network.emulateNetworkConditions", LINE)

    def count(done: dict[str, Any]) -> None:
        found.requests += 1
        found.bytes += int(done["encodedDataLength"])

    talk.on("Network.loadingFinished", count)
    began = perf_counter()
    person.page.goto(path, wait_until="commit")
    person.page.wait_for_selector(seen)
    found.seconds = perf_counter() - began
    return found


def start_page(browser: Browser, url: str) -> Visit:
    """The start page, until a game can be begun."""
    ada = Person(browser, url)
    found = visit(ada, "/", ".games .button.primary:enabled")
    ada.go_home()
    return found


def table(browser: Browser, url: str, game: str) -> Visit:
    """A running table, until its question can be answered."""
    ada = Person(browser, url)
    made = ada.create(game, "me", "thumb", "thumb", seed=2)
    found = visit(ada, f"/r/{made['room']['id']}", ".prompt .ask")
    ada.go_home()
    return found


def typical(runs: int, once: Callable[[], Visit]) -> Visit:
    """The visit that took the median time."""
    visits = [once() for _ in range(runs)]
    middle = median(sorted(one.seconds for one in visits))
    return min(visits, key=lambda one: abs(one.seconds - middle))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        print(f"{'slow 4G, first visit':22}{'seconds':>9}{'requests':>10}{'kB':>8}")
        pages = {"start page": partial(start_page, browser, house.url)}
        for game in GAMES:
            pages[f"table of {game}"] = partial(table, browser, house.url, game)
        for name, once in pages.items():
            found = typical(wanted.runs, once)
            late = f"  more than {TARGET}" if found.seconds > TARGET else ""
            print(
                f"{name:22}{found.seconds:9.2f}{found.requests:10}{found.bytes / 1000:8.1f}{late}"
            )
        browser.close()


if __name__ == "__main__":
    main()
