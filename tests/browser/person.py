"""Somebody in front of a screen: opens pages, plays by what is on them, notices what goes wrong."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from playwright.sync_api import Error as PlaywrightError

expect.set_options(timeout=10_000)
PREFS = {"lang": "en", "theme": "dark", "pace": "fast", "lessMotion": True}
FIND = """chance => {
  const prompt = document.querySelector('.prompt');
  if (!prompt) return 'wait';
  if (prompt.querySelector('a[href$="/result"]')) return 'over';
  const pick = all => all[Math.floor(chance * all.length)];
  const press = button => { button.click(); return button.textContent.trim(); };
  const skip = prompt.querySelector('[data-key=skip]');
  if (skip) return press(skip);
  const listed = [...prompt.querySelectorAll('.list button')];
  if (listed.length && !prompt.querySelector('[data-key=unasked][aria-expanded=true]')) {
    return press(pick(listed));
  }
  const open = [
    ...prompt.querySelectorAll('.controls > .button:enabled'),
    ...prompt.querySelectorAll('.amount .primary:enabled'),
  ].filter(button => !['unasked', 'clear'].includes(button.dataset.key));
  // What ends a step stands last: taken more often than the rest, games come to an end.
  return open.length ? press(chance > 0.6 ? open.at(-1) : pick(open)) : 'wait';
}"""


class Person:
    """One browser of one's own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: tuple[int, int] = (1440, 900),
        seed: int = 1,
        **prefs: Any,
    ) -> None:
        self.url = url
        self.chance = random.Random(seed)
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, base_url=url, locale="en-GB"
        )
        self.context.set_default_timeout(10_000)
        stored = json.dumps(json.dumps({**PREFS, **prefs}))
        self.context.add_init_script(
            f"localStorage['spielwerk.prefs'] ??= {stored}",
        )
        self.page = self.open()

    def open(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        page.on("console", self.hear)
        return page

    def hear(self, said: ConsoleMessage) -> None:
        """The server's content policy must not have to stop anything."""
        if "Content Security Policy" in said.text:
            self.faults.append(said.text)

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(path)

    def go_home(self) -> None:
        """Close everything."""
        self.context.close()

    def create(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """A room made over the API with this browser's cookies; seats are me, open, or a bot."""
        made = [
            {"kind": seat, **({"name": f"Ada {i}"} if seat == "me" else {})}
            if seat in ("me", "open")
            else {"kind": "bot", "bot": seat}
            for i, seat in enumerate(seats)
        ]
        body = {"game": game, "seats": made, "pause": 0, "start": "open" not in seats, **more}
        answer = self.page.request.post("/api/rooms", data=body)
        assert answer.status == 201, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def enter(self, made: dict[str, Any], path: str = "") -> None:
        """Sit down at the table of a room."""
        self.go(f"/r/{made['room']['id']}{path}")
        self.page.wait_for_selector(".stage, .talk")

    def step(self) -> str:
        """Press something that the prompt offers; "wait" if nothing is, "over" at the end."""
        return str(self.page.evaluate(FIND, self.chance.random()))

    def play(self, decisions: int) -> str:
        """Press through so many decisions, or to the end of the game."""
        waited = 0
        done = 0
        while done < decisions:
            pressed = self.step()
            if pressed == "over":
                return pressed
            if pressed == "wait":
                waited += 1
                assert waited < 400, f"stuck at {self.page.inner_text('.prompt')}"
                self.page.wait_for_timeout(25)
            else:
                waited = 0
                done += 1
        return "asked"

    def my_turn(self) -> None:
        """Wait, skipping what others do, until this seat is asked."""
        for _ in range(400):
            skip = self.page.locator("[data-key=skip]")
            if skip.count():
                with contextlib.suppress(PlaywrightError):  # it may be gone already
                    skip.click(timeout=1000)
            if self.page.locator(".ask.mine").count() and not skip.count():
                return
            self.page.wait_for_timeout(25)
        raise TimeoutError(self.page.inner_text(".prompt"))

    def view(self, room: str, seat: int | None) -> dict[str, Any]:
        """What the server would show this browser."""
        who = "" if seat is None else f"?seat={seat}"
        answer = self.page.request.get(f"/api/rooms/{room}/view{who}")
        found: dict[str, Any] = answer.json()
        return found
