"""Somebody in front of a screen: opens pages, plays by what is on them, notices what goes wrong."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

# A loaded machine may take long over anything; waiting for a condition costs nothing else.
expect.set_options(timeout=40_000)
PREFS = {"lang": "en", "theme": "dark", "pace": "fast", "lessMotion": True}
# Scripts that press one thing, at random by two numbers; "wait" if there is nothing to press,
# "over" at the end of the game. What a script finds it presses at once: nothing can vanish in
# between. While a move is under way the old prompt still stands there, and pressing it would do
# nothing.
PROMPT = """
  const prompt = document.querySelector('.prompt:not([aria-busy=true])');
  if (!prompt) return 'wait';
  const told = document.querySelector('.teacher.told .button');
  if (told) { told.click(); return 'skip'; }
  if (prompt.querySelector('a[href$="/result"]')) return 'over';
  const skip = prompt.querySelector('[data-key=skip]');
"""
# With what the prompt offers, in every game.
BUTTONS = f"""([chance, _], skips) => {{{PROMPT}
  const pick = all => all[Math.floor(chance * all.length)];
  const press = button => {{ button.click(); return 'button'; }};
  if (skip && !skips) return 'wait';
  if (skip) return press(skip) && 'skip';
  const listed = [...prompt.querySelectorAll('.list button')];
  if (listed.length && !prompt.querySelector('[data-key=unasked][aria-expanded=true]')) {{
    return press(pick(listed));
  }}
  const open = [
    ...prompt.querySelectorAll('.controls > .button:enabled'),
    ...prompt.querySelectorAll('.amount .primary:enabled'),
  ].filter(button => !['unasked', 'clear'].includes(button.dataset.key));
  // What ends a step stands last: taken more often than the rest, games come to an end.
  return open.length ? press(chance > 0.6 ? open.at(-1) : pick(open)) : 'wait';
}}"""
# With clicks on a board: what every game shares, then the game's own part in the place of BOARD.
CLICKS = f"""([first, second]) => {{{PROMPT}
  const press = (what, name) => {{
    what.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
    return name;
  }};
  const pick = all => all[Math.floor(second * all.length)];
  if (skip) return press(skip, 'skip');
  const menu = [...document.querySelectorAll('.choice-menu button')];
  if (menu.length) return press(pick(menu), 'menu');
  BOARD
}}"""
# Press on and on, each time as soon as the page allows it: a press for each pair of numbers.
DRIVE = """async ([chances, skips, patience]) => {
  const press = PRESS;
  const stop = () => STOP;
  const change = () => new Promise(done => {
    const timer = setTimeout(finish, 250);
    const watcher = new MutationObserver(finish);
    function finish() { watcher.disconnect(); clearTimeout(timer); done(); }
    watcher.observe(document, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
  });
  const kinds = new Set();
  let used = 0;
  let last = performance.now();
  const end = how => [how, used, [...kinds]];
  while (used < chances.length) {
    if (stop()) return end('stopped');
    const pressed = press(chances[used], skips);
    if (pressed === 'over') return end('over');
    if (pressed === 'wait') {
      if (performance.now() - last > patience) return end('stuck');
      await change();
      continue;
    }
    kinds.add(pressed);
    // Only what was decided uses up chance: a slow machine plays the same game as a quick one.
    if (pressed !== 'skip') used += 1;
    last = performance.now();
    await new Promise(done => setTimeout(done));
  }
  return end(stop() ? 'stopped' : 'asked');
}"""
# What a teacher explains in between is read at once.
ASKED = """() => {
  document.querySelector('.teacher.told .button')?.click();
  const prompt = document.querySelector('.prompt:not([aria-busy=true])');
  const skip = prompt?.querySelector('[data-key=skip]');
  if (skip) skip.click();
  return !skip && Boolean(prompt?.querySelector('.ask.mine'));
}"""
PATIENCE = 60_000
NEVER = "false"
MOST = 20_000


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
        worker: bool = False,
        **prefs: Any,
    ) -> None:
        self.url = url
        self.chance = random.Random(seed)
        # Drawn, but not yet used up by a decision.
        self._ahead: list[tuple[float, float]] = []
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            base_url=url,
            locale="en-GB",
            has_touch=touch,
            is_mobile=touch,
            # It would answer before a test can; it has tests of its own (test_site.py).
            service_workers="allow" if worker else "block",
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

    def play(self, decisions: int) -> str:
        """Press through so many decisions, or to the end of the game ("over")."""
        return self._drive(BUTTONS, decisions)[0]

    def play_to_the_end(self) -> None:
        """Press through the whole game: how many presses that takes, nobody can say beforehand."""
        how, _ = self._drive(BUTTONS, MOST)
        assert how == "over", "the game does not end"

    def play_until(self, condition: str, *, skips: bool = True) -> None:
        """Press on until a script finds that something holds."""
        how, _ = self._drive(BUTTONS, MOST, stop=condition, skips=skips)
        assert how == "stopped", f"never: {condition}"

    def click_through(self, board: str) -> set[str]:
        """Let a board's script click through a game to its end; the kinds of clicks it made."""
        how, done = self._drive(CLICKS.replace("BOARD", board), MOST)
        assert how == "over", "the game does not end"
        return done

    def _drive(
        self, press: str, presses: int, stop: str = NEVER, *, skips: bool = True
    ) -> tuple[str, set[str]]:
        """Press so often, or until something holds; how it ended, and the kinds of presses."""
        script = DRIVE.replace("PRESS", press).replace("STOP", stop)
        done: set[str] = set()
        how = "asked"
        while presses > 0 and how == "asked":
            while len(self._ahead) < min(presses, 50):
                self._ahead.append((self.chance.random(), self.chance.random()))
            chances = self._ahead[: min(presses, 50)]
            how, used, kinds = self.page.evaluate(script, [chances, skips, PATIENCE])
            assert how != "stuck", f"stuck at {self.page.inner_text('.prompt')}"
            del self._ahead[:used]
            done |= set(kinds)
            presses -= used
        return how, done

    def my_turn(self) -> None:
        """Wait, skipping what others do, until this seat is asked and no move is under way."""
        self.page.wait_for_function(ASKED, polling=20, timeout=PATIENCE)

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
        found: dict[str, Any] = json.loads(answer.body())  # `json()` walks through it a second time
        return found
