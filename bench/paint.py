"""From the push to the picture: how long a page takes to show a move.

`python -m bench.paint [--decisions N]`. A real Chromium plays at a real server against two bots,
with all motion. Measured from the moment a WebSocket frame that is shown at once reaches the page
until the picture with it has been painted: the first task after the next animation frame (up to
17 ms are the screen's own). Then the frames of a full table: 51st State with more than thirty cards
in sight, on a processor slowed down to a quarter, from frame to frame while something moves.
Only a quiet machine tells: other work on its cores is counted, too.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from spielwerk.games import game as rules
from spielwerk.registry import GAMES
from tests.browser.get_chromium import launch
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.scenes import asks, enter, scene

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

FRAME = 1000 / 60
CARDS = 30
SLOWER = 4
# From frame to frame, while anything glides or flies.
FRAMES = """
window.frames_seen = [];
let last = 0;
const each = now => {
  const moving = document.getAnimations().some(one => one.playState === 'running' &&
    one.effect?.getTiming().iterations === 1);
  if (last && moving) window.frames_seen.push(now - last);
  last = moving ? now : 0;
  requestAnimationFrame(each);
};
requestAnimationFrame(each);
"""


def full(state: Any) -> bool:
    """Whether more than thirty cards lie on the table or in the hand of the one who is asked."""
    table = rules("state51").view(state, state.player)["table"]
    lying = sum(len(row) for seat in table["seats"] for row in seat["rows"].values())
    deals = sum(len(seat["deals"]) for seat in table["seats"])
    return lying + deals + len(table["seats"][state.player]["hand"] or ()) >= CARDS


def frames(browser: Browser, url: str, decisions: int) -> list[float]:
    """The milliseconds from frame to frame while cards of a full table move."""
    ada = Person(browser, url, lessMotion=False, pace="normal")
    ada.context.add_init_script(FRAMES)
    enter(ada, scene("state51", 3, asks("turn", full)))
    ada.my_turn()
    talk = ada.context.new_cdp_session(ada.page)
    talk.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    ada.play(decisions)
    found: list[float] = ada.page.evaluate("window.frames_seen")
    ada.go_home()
    return found


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
        times = frames(browser, house.url, wanted.decisions)
        parts = quantiles(times, n=20)
        late = sum(one > 1.5 * FRAME for one in times) / len(times)
        print(f"\n{CARDS} cards, processor slowed down {SLOWER} times")
        print(f"{'frame to frame':16}{'n':>6}{'p50 ms':>9}{'p95 ms':>9}{'missed':>9}")
        print(f"{'state51':16}{len(times):6}{parts[9]:9.1f}{parts[18]:9.1f}{late:9.1%}")
        browser.close()


if __name__ == "__main__":
    main()
