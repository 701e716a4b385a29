"""From the push to the picture: how long a page takes to show a move.

`python -m bench.paint [--decisions N]`. A real Chromium plays at a real server against two bots,
with all motion. Measured from the moment a WebSocket frame that is shown at once reaches the page
until the picture with it has been painted: the first task after the next animation frame (up to
17 ms are the screen's own). Only a quiet machine tells: other work on its cores is counted, too.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Browser, sync_playwright

from spielwerk.registry import GAMES
from tests.browser.get_chromium import launch
from tests.browser.house import House
from tests.browser.person import Person

TARGET = 100.0  # ms, 95 of 100 moves
PAUSE = 0.8  # between the moves of bots, as in a room that nobody set otherwise

# Moments are counted by the live region that tells them; a frame that has to wait changes none.
WATCH = """
window.painted = [];
let moments = 0;
const count = () => {
  const told = document.querySelector('[role=log]');
  if (!told) return setTimeout(count, 20);
  new MutationObserver(() => (moments += 1)).observe(told, { childList: true });
};
addEventListener('DOMContentLoaded', count);
window.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => {
      if (!data.startsWith('{"type":"view"')) return;
      const [start, before] = [performance.now(), moments];
      const { port1, port2 } = new MessageChannel();
      let shown = false;
      port1.onmessage = () => (shown = moments > before);
      port2.postMessage(0);
      const { port1: after, port2: painted } = new MessageChannel();
      after.onmessage = () => {
        if (shown) window.painted.push(performance.now() - start);
      };
      requestAnimationFrame(() => painted.postMessage(0));
    });
  }
};
"""


def paint(browser: Browser, url: str, game: str, decisions: int) -> list[float]:
    """The milliseconds from each push that was shown at once to its picture."""
    ada = Person(browser, url, lessMotion=False, pace="normal")
    ada.context.add_init_script(WATCH)
    ada.enter(ada.create(game, "me", "thumb", "thumb", seed=2, pause=PAUSE))
    ada.play(decisions)
    found: list[float] = ada.page.evaluate("window.painted")
    ada.go_home()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=40)
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        print(f"other work on the machine: {os.getloadavg()[0]:.1f} of {os.cpu_count()} cores")
        print(f"{'push to picture':16}{'n':>6}{'p50 ms':>9}{'p95 ms':>9}{'most ms':>9}")
        for game in GAMES:
            times = paint(browser, house.url, game, wanted.decisions)
            parts = quantiles(times, n=20)
            met = "" if parts[18] <= TARGET else f"  more than {TARGET:.0f}"
            print(f"{game:16}{len(times):6}{parts[9]:9.1f}{parts[18]:9.1f}{max(times):9.1f}{met}")
        browser.close()


if __name__ == "__main__":
    main()
