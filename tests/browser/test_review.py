"""A finished game looked at decision by decision."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from spielwerk.engine import Session
from spielwerk.games import game
from tests.browser.person import Person
from tests.browser.test_screens import look


def careless(person: Person) -> str:
    """The room of a short game that was played at random, so that there is something to say."""
    rng = random.Random(4)
    session = Session.new(game("rebellion"), 2, 4, {"board": "small", "max_rounds": 2})
    while not session.over:
        session.apply(rng.choice(list(session.state.options())))
    seats: list[dict[str, Any]] = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    body = {"record": session.record.dumps(), "seats": seats}
    answer = person.page.request.post("/api/records", data=body)
    assert answer.status == 201, answer.text()
    found: str = answer.json()["room"]["id"]
    return found


@pytest.mark.parametrize(
    ("lang", "size", "theme", "own", "better"),
    [
        ("en", (1440, 900), "light", "Look at my decisions", "Better:"),
        ("de", (360, 740), "dark", "Meine Entscheidungen ansehen", "Besser:"),
    ],
)
def test_own_decisions_are_looked_at(
    sit: Callable[..., Person], lang: str, size: tuple[int, int], theme: str, own: str, better: str
) -> None:
    """From the result to the list of flaws, on to the moment, from flaw to flaw, and to another."""
    ada = sit(lang=lang, size=size, theme=theme)
    page = ada.page
    room = careless(ada)
    ada.go(f"/r/{room}/result")
    page.get_by_role("link", name=own).click()
    flaws = page.locator("main ol li")
    expect(flaws.first).to_be_visible()
    expect(page.locator("progress")).to_have_count(0, timeout=60_000)
    expect(flaws.first).to_contain_text(better)
    amiss = flaws.count()
    faults = look(ada, "review")
    page.get_by_role("checkbox").check()
    assert flaws.count() > amiss
    page.get_by_role("checkbox").uncheck()
    flaws.first.get_by_role("link").click()
    says = page.locator(".review .says")
    expect(says).to_contain_text(better)
    first = page.url
    assert re.search(r"step=\d+&seat=0&review=1", first)
    faults += look(ada, "replay with its review")
    if amiss > 1:
        page.locator(".review button").last.click()
        expect(page).not_to_have_url(first)
        expect(says).to_contain_text(better)
    ada.go(f"/r/{room}/review?seat=1")
    expect(page.locator("select")).to_have_value("1")
    expect(page.locator("progress")).to_have_count(0, timeout=60_000)
    assert faults == []
    assert ada.faults == []


def test_without_turning_points_there_is_a_way_on(sit: Callable[..., Person]) -> None:
    """A server that has looked through too many games says so; decisions can be looked at."""
    ada = sit()
    page = ada.page
    room = careless(ada)
    refused = "**/turning-points"
    page.route(refused, lambda one: one.fulfill(status=429, json={"code": "too-many"}))
    ada.go(f"/r/{room}/result")
    expect(page.get_by_text("The turning points can’t be looked for just now.")).to_be_visible()
    expect(page.get_by_role("link", name="Look at my decisions")).to_be_visible()
    page.unroute(refused)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("can’t be looked for")).to_have_count(0)
    expect(page.get_by_text("A bot is looking through the game")).to_have_count(0)
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
