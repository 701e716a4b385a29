"""Somebody in front of a screen: opens pages, plays by what is on them, notices what goes wrong."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

# A loaded machine may take long over anything; waiting for a condition costs nothing else.
expect.set_options(timeout=40_000)
PREFS = {"lang": "en", "theme": "dark", "pace": "fast", "lessMotion": True}
# What a script finds it presses at once: nothing can vanish in between. While a move is under way
# the old prompt still stands there, and pressing it would do nothing.
FIND = """([chance, skips]) => {
  const prompt = document.querySelector('.prompt:not([aria-busy=true])');
  if (!prompt) return 'wait';
  if (prompt.querySelector('a[href$="/result"]')) return 'over';
  const pick = all => all[Math.floor(chance * all.length)];
  const press = button => { button.click(); return button.textContent.trim(); };
  const skip = prompt.querySelector('[data-key=skip]');
  if (skip && !skips) return 'wait';
  if (skip) return press(skip) && 'skip';
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
# One click on a board: what every game shares, then the game's own part in the place of BOARD.
CLICK = """([first, second]) => {
  const prompt = document.querySelector('.prompt:not([aria-busy=true])');
  if (!prompt) return 'wait';
  if (prompt.querySelector('a[href$="/result"]')) return 'over';
  const press = (what, name) => {
    what.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return name;
  };
  const pick = all => all[Math.floor(second * all.length)];
  const skip = prompt.querySelector('[data-key=skip]');
  if (skip) return press(skip, 'skip');
  const menu = [...document.querySelectorAll('.choice-menu button')];
  if (menu.length) return press(pick(menu), 'menu');
  BOARD
}"""
ASKED = """() => {
  const prompt = document.querySelector('.prompt:not([aria-busy=true])');
  const skip = prompt?.querySelector('[data-key=skip]');
  if (skip) skip.click();
  return !skip && Boolean(prompt?.querySelector('.ask.mine'));
}"""
PATIENCE = 60.0


class Person:
    """One browser of one's own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: tuple[int, int] = (1440, 900),
        seed: int = 1,
        touch: bool = False,
        **prefs: Any,
    ) -> None:
        self.url = url
        self.chance = random.Random(seed)
        self._draw()
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            base_url=url,
            locale="en-GB",
            has_touch=touch,
            is_mobile=touch,
        )
        self.context.set_default_timeout(40_000)
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

    def step(self, *, skips: bool = True) -> str:
        """Press something that the prompt offers; "wait" if nothing is, "over" at the end."""
        pressed = str(self.page.evaluate(FIND, [self._next[0], skips]))
        if pressed not in ("wait", "skip"):
            self._draw()
        return pressed

    def _draw(self) -> None:
        # Only what was decided uses up chance: a slow machine plays the same game as a quick one.
        self._next = [self.chance.random(), self.chance.random()]

    def play(self, decisions: int) -> str:
        """Press through so many decisions, or to the end of the game."""
        done = 0
        deadline = time.monotonic() + PATIENCE
        while done < decisions:
            pressed = self.step()
            if pressed == "over":
                return pressed
            if pressed == "wait":
                assert time.monotonic() < deadline, f"stuck at {self.page.inner_text('.prompt')}"
                self.page.wait_for_timeout(25)
            else:
                deadline = time.monotonic() + PATIENCE
                done += 1
        return "asked"

    def click_through(self, board: str) -> set[str]:
        """Let a board's script click through a game to its end; the kinds of clicks it made."""
        script = CLICK.replace("BOARD", board)
        done: set[str] = set()
        deadline = time.monotonic() + PATIENCE
        for _ in range(20_000):
            clicked = str(self.page.evaluate(script, self._next))
            if clicked == "over":
                return done
            if clicked == "wait":
                assert time.monotonic() < deadline, f"stuck at {self.page.inner_text('.prompt')}"
                self.page.wait_for_timeout(25)
                continue
            deadline = time.monotonic() + PATIENCE
            done.add(clicked.split()[0])
            if clicked != "skip":
                self._draw()
        raise AssertionError("the game does not end")

    def my_turn(self) -> None:
        """Wait, skipping what others do, until this seat is asked and no move is under way."""
        deadline = time.monotonic() + PATIENCE
        while not self.page.evaluate(ASKED):
            if time.monotonic() > deadline:
                raise TimeoutError(self.page.inner_text(".prompt"))
            self.page.wait_for_timeout(25)

    def settle(self) -> None:
        """Wait until the server has answered the last move and the page shows it."""
        expect(self.page.locator(".prompt")).to_have_attribute("aria-busy", "false")

    def decide(self, room: str, seat: int = 0) -> None:
        """Make one decision of one's own, however many presses it takes."""
        self.my_turn()
        before = self.view(room, seat)["seq"]
        while self.view(room, seat)["seq"] == before:
            self.play(1)
            self.settle()

    def view(self, room: str, seat: int | None) -> dict[str, Any]:
        """What the server would show this browser."""
        who = "" if seat is None else f"?seat={seat}"
        answer = self.page.request.get(f"/api/rooms/{room}/view{who}")
        found: dict[str, Any] = answer.json()
        return found
