"""Packs of every game with all that a workshop can show of them, and a walk through its pages."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.browser.person import PATIENCE, Person

FAR = {"do": "cell", "file": "base", "row": "quarry", "column": "distance", "value": "2"}
CHANGES: dict[str, list[dict[str, Any]]] = {
    "state51": [FAR, {"do": "copy", "file": "base", "row": "quarry", "key": "old-mill"}],
    "counterweight": [
        {"do": "cell", "file": "sections", "row": "casino", "column": "income", "value": "4"}
    ],
    "rebellion": [
        {
            "do": "entry",
            "file": "board-standard",
            "path": ["numbers", "empire_credits"],
            "value": "31",
        }
    ],
}
CARDS = {"state51": "base/quarry", "counterweight": "sections/casino"}
PRINT = re.compile("^(Print|Drucken)$")
# Every question with as few games as give an answer at all.
ASKED = {
    "compare": {"players": "2", "games": "20"},
    "report": {"players": "2", "games": "20"},
    "worth": {"players": "2", "games": "20"},
    "people": {"players": "2", "games": "4"},
    "probe": {"players": "2", "games": "4", "what": "holes"},
    "dose": {
        "players": "2",
        "games": "4",
        "knob": "numbers.end_points=24..26",
        "figure": "rounds",
    },
    "tune": {
        "players": "2",
        "games": "4",
        "trials": "2",
        "target": "rounds=5",
        "knob": "numbers.end_points=24..26",
    },
}


@dataclass
class Designs:
    """The packs of a device, and the cookies by which it is known."""

    packs: dict[str, str]
    cookies: list[Any]


def send(person: Person, method: str, path: str, data: object = None) -> Any:
    """Ask the workshop with this browser's cookies."""
    made = person.page.request.fetch(
        f"/api/workshop{path}", method=method, data=data, timeout=5 * PATIENCE
    )
    assert made.ok, made.text()
    return made.json()


def make(person: Person, games: list[str], kinds: list[str]) -> Designs:
    """A changed pack of each game; of 51st State everything has been asked."""
    packs = {}
    for game in games:
        pack = send(person, "POST", "/packs", {"game": game, "name": f"Pack {game}"})
        packs[game] = pack["id"]
        body = {"version": 1, "edits": CHANGES[game], "save": True}
        assert not send(person, "POST", f"/packs/{pack['id']}/edits", body)["look"]["faults"]
    for kind in kinds if "state51" in games else []:
        path = f"/packs/{packs['state51']}/question"
        send(person, "POST", path, {"kind": kind, "values": ASKED[kind]})
    for kind in kinds if "state51" in games else []:
        path = f"/packs/{packs['state51']}/question?kind={kind}"
        deadline = time.monotonic() + 5 * PATIENCE / 1000
        while (answer := send(person, "GET", path))["state"] in ("waiting", "running"):
            assert time.monotonic() < deadline, answer
            time.sleep(0.2)
        assert answer["state"] == "done", answer
    return Designs(packs, person.context.cookies())


def walk(person: Person, designs: Designs, kinds: list[str]) -> Iterator[str]:
    """Page after page; the name of what is shown now. `kinds`: the questions that were asked."""
    page = person.page
    person.go("/workshop")
    page.locator(".packs li").first.wait_for()
    yield "packs"
    for game, pack in designs.packs.items():
        home = f"/workshop/{pack}"
        person.go(home)
        page.locator("nav.tabs a").first.wait_for()
        page.locator("main table, main svg, main fieldset").first.wait_for()
        yield game
        person.go(f"{home}/numbers")
        page.locator("input").nth(2).wait_for()
        yield f"{game}-numbers"
        number = page.locator("main input[inputmode=numeric]").first
        number.fill("-5")
        number.press("Tab")
        page.locator("main [role=alert]").first.wait_for()
        yield f"{game}-numbers-fault"
        person.go(f"{home}/words")
        page.locator("main fieldset input").first.wait_for()
        yield f"{game}-words"
        page.get_by_role("button", name=PRINT).click()
        page.get_by_role("dialog").wait_for()
        yield f"{game}-print"
        if game == "rebellion":
            person.go(f"{home}/board")
            page.locator("main svg circle").first.wait_for()
            yield f"{game}-board"
        person.go(f"{home}/changes")
        page.locator("main li").first.wait_for()
        yield f"{game}-changes"
        if game in CARDS:
            yield from _card(person, f"{home}/card/{CARDS[game]}", game)
    for kind in ASKED if "state51" in designs.packs else []:
        person.go(f"/workshop/{designs.packs['state51']}/ask/{kind}")
        page.locator("main form[aria-label]").wait_for()
        if kind in kinds:
            page.locator("main p[role=status]").wait_for()
            page.locator("main h2").first.wait_for()
        page.wait_for_load_state("networkidle")
        yield f"ask-{kind}"


def _card(person: Person, path: str, game: str) -> Iterator[str]:
    """The form of a card: sound, with a fault, and with an effect that is typed."""
    page = person.page
    person.go(path)
    page.locator(".picture svg").first.wait_for()
    yield f"{game}-card"
    number = page.locator("fieldset input[type=number]").first
    number.fill("99999")
    page.locator("fieldset.wrong [role=alert]").wait_for()
    yield f"{game}-card-fault"
    number.fill("1")
    page.locator("fieldset.wrong").wait_for(state="detached")
    page.locator("fieldset button.link").first.click()
    typed = page.locator("fieldset input[role=combobox]").first
    typed.fill("")
    typed.press("ArrowDown")
    page.locator("[role=listbox]:visible [aria-selected=true]").wait_for()
    yield f"{game}-card-typed"


def running(person: Person) -> Iterator[str]:
    """A question about a pack of its own that is being played, then stopped."""
    pack = send(person, "POST", "/packs", {"game": "state51", "name": "Asked"})["id"]
    asked = {"kind": "report", "values": {"players": "2", "games": "2000", "seed": "77"}}
    send(person, "POST", f"/packs/{pack}/question", asked)
    person.go(f"/workshop/{pack}/ask/report")
    person.page.locator("progress").wait_for()
    yield "ask-running"
    send(person, "DELETE", f"/packs/{pack}/question?kind=report")
    person.page.locator("progress").wait_for(state="detached")
    yield "ask-stopped"
