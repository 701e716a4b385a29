"""What the site without a server weighs, how soon one plays on it, and how fast it thinks.

`python -m bench.site [--runs N]`. Bytes are those of the built files as a plain host sends them.
Seconds are those of a real Chromium with an empty cache at a plain file server through a line of
1.6 Mbit/s and 150 ms a request ("slow 4G"; all connections share the line), from opening the page
over the first game that can be clicked to the answer to a first move. Speeds are those of the same
Python code, random play and a search of so many iterations, in the worker of the site and in this
Python, in turns.
"""

from __future__ import annotations

import argparse
import json
import threading
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Worker, sync_playwright

from spielwerk.registry import GAMES
from tests.browser.get_chromium import launch
from tests.browser.static import READY, STARTED, Host, Visitor, built

DOWN = 1_600_000 / 8
DELAY = 0.15
ITERATIONS = 40
MEASURE = f"""
def measure():
    import json, random
    from time import perf_counter
    import spielwerk
    from spielwerk import bots
    from spielwerk.bots.brain import brain
    from spielwerk.bots.search import think
    found = {{}}
    for name in {sorted(GAMES)!r}:
        game, rng = spielwerk.game(name), random.Random(1)
        made, began = 0, perf_counter()
        for seed in range(3):
            state = game.new(3, seed=seed)
            for _ in range(400):
                if state.over:
                    break
                state.apply(rng.choice(state.options()))
                made += 1
        found[name] = [made / (perf_counter() - began)]
        state = game.new(3, seed=2)
        began = perf_counter()
        think(
            game, brain(name), state, state.player,
            bots.Budget(iterations={ITERATIONS}), random.Random(1),
        )
        found[name].append({ITERATIONS} / (perf_counter() - began))
    return json.dumps(found)
"""


class SlowHost(Host):
    """A host at the end of a slow line, which all connections share."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._line = threading.Lock()

    def delay(self) -> None:
        """The way there and back."""
        time.sleep(DELAY)

    def slow(self, size: int) -> None:
        """Its turn on the line."""
        with self._line:
            time.sleep(size / DOWN)


def weigh(site: Path) -> dict[str, int]:
    """Bytes by part of all that a visit fetches: what the service worker has on its list."""
    found: dict[str, int] = {}
    listed = (site / "sw.js").read_text("utf-8")
    own = ("index.html", "sw.js")
    files = {
        path
        for path in site.rglob("*")
        if path.is_file() and (path.name in own or path.name.removesuffix(".z") in listed)
    }
    for path in sorted(files):
        if path.parent.name == "engine":
            found[path.name.split("-")[0]] = path.stat().st_size
        elif path.suffix == ".z":
            name = "scripts and styles, packed"
            found[name] = found.get(name, 0) + path.stat().st_size
        elif path.with_name(f"{path.name}.z") not in files:
            name = "page, fonts, icons"
            found[name] = found.get(name, 0) + path.stat().st_size
    return found


def first_move(browser: Browser, host: Host) -> dict[str, float]:
    """A first visit, until a first move is answered."""
    ada = Visitor(browser, host)
    page, began = ada.page, time.perf_counter()
    found: dict[str, float] = {}

    def note(name: str) -> None:
        found[name] = time.perf_counter() - began

    page.goto(host.url, wait_until="commit")
    page.wait_for_selector(".games")
    note("start page")
    page.wait_for_selector(STARTED, timeout=READY)
    note("a game can be begun")
    page.locator(STARTED).first.click()
    page.get_by_role("button", name="Start", exact=True).click()
    ada.my_turn()
    note("first question")
    ada.play(1)
    ada.settle()
    note("first move made")
    ada.go_home()
    return found


def transferred(browser: Browser, host: Host) -> tuple[int, int]:
    """The bytes of a first visit: until the first move, and until all is kept for flight mode."""
    ada = Visitor(browser, host)
    ada.arrive()
    ada.page.wait_for_selector(STARTED)
    ada.page.locator(STARTED).first.click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.my_turn()
    playing = host.sent
    ada.go("/")
    ada.keep()
    ada.go_home()
    return playing, host.sent


def speeds(browser: Browser, host: Host, runs: int) -> dict[str, list[list[float]]]:
    """A game's decisions and iterations a second: here, there; in turns."""
    ada = Visitor(browser, host)
    ada.arrive()
    ada.keep()
    worker: Worker = ada.page.workers[0]
    here: dict[str, Any] = {}
    exec(MEASURE, here)
    found: dict[str, list[list[float]]] = {name: [[], [], [], []] for name in GAMES}
    for _ in range(runs):
        mine = json.loads(here["measure"]())
        other = json.loads(
            worker.evaluate("code => python.runPython(code + '\\nmeasure()')", MEASURE)
        )
        for name in GAMES:
            for column, value in zip(found[name], [*mine[name], *other[name]], strict=True):
                column.append(value)
    ada.go_home()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    site = built()
    parts = weigh(site)
    for name, size in parts.items():
        print(f"{name:30}{size / 1000:9.1f} kB")
    print(f"{'in all':30}{sum(parts.values()) / 1000:9.1f} kB")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with Host(site) as host:
            playing, whole = transferred(browser, host)
            print(f"{'fetched: first question':30}{playing / 1000:9.1f} kB")
            print(f"{'fetched: kept for flight mode':30}{whole / 1000:9.1f} kB")
            print(f"{'':16}{'decisions a second':>34}{'iterations a second':>34}")
            print(
                f"{'':16}{'Python':>12}{'site':>12}{'ratio':>10}{'Python':>12}{'site':>12}{'ratio':>10}"
            )
            for name, columns in speeds(browser, host, runs).items():
                plays, thinks, played, thought = map(median, columns)
                print(
                    f"{name:16}{plays:12.0f}{played:12.0f}{played / plays:10.2f}"
                    f"{thinks:12.1f}{thought:12.1f}{thought / thinks:10.2f}"
                )
        with SlowHost(site) as host:
            visits = [first_move(browser, host) for _ in range(runs)]
            print("slow 4G, first visit, seconds")
            for name in visits[0]:
                print(f"{name:30}{median(one[name] for one in visits):8.1f}")
        browser.close()


if __name__ == "__main__":
    main()
