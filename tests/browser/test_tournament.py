"""A tournament on three screens: made, joined, played, its standings read."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Locator, Route, expect

from tests.browser.person import Person
from tests.browser.test_screens import SIZES, look

SHORT = {"options": {"deck": "base", "max_rounds": 1}, "pause": 0}


def move(person: Person, room: str) -> bool:
    """Take the last choice that is open, if it is one's turn; False once the game is over."""
    request = person.page.request
    seats = request.get(f"/api/rooms/{room}").json()["me"]["seats"]
    frame = person.view(room, seats[0])
    if frame["status"] == "over":
        return False
    if frame["asked"] == seats[0]:
        choice = frame["view"]["choices"][-1]["option"]
        key = f"key-{room[:4]}-{frame['seq']}-{seats[0]}"
        said = {"seq": frame["seq"], "seat": seats[0], "choice": choice, "key": key}
        request.post(f"/api/rooms/{room}/moves", data=said)
    return True


def table_of(person: Person) -> str:
    """Go to one's table; its room."""
    person.page.get_by_role("button", name="To my table").first.click()
    person.page.wait_for_selector(".stage")
    return person.page.url.split("/r/")[1]


def test_host_guest_and_bots(sit: Callable[..., Person]) -> None:
    """Made on one screen, joined on another, two short rounds, the same standings on both."""
    ada, bo = sit(), sit(size=(390, 844), seed=2)
    ada.go("/")
    ada.page.get_by_role("link", name="Tournament").click()
    ada.page.get_by_label(re.compile(r"^\s*Game")).select_option("state51")
    ada.page.get_by_label("Name of the tournament").fill("Friday Cup")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label(re.compile(r"^\s*Rounds")).select_option("2")
    ada.page.get_by_label(re.compile(r"^\s*Players at a table")).select_option("3")
    ada.page.get_by_label(re.compile(r"^\s*Bot that fills")).select_option("random")
    ada.page.get_by_role("button", name="Open the tournament").click()
    expect(ada.page.get_by_role("heading", name="Friday Cup")).to_be_visible()
    cup = ada.page.url.split("/t/")[1]
    changed = ada.page.request.patch(f"/api/tournaments/{cup}", data=SHORT)
    assert changed.ok, changed.text()
    link = ada.page.get_by_label("Link to join").input_value()
    ada.page.get_by_role("button", name="QR").first.click()
    expect(ada.page.locator(".qr svg").first).to_be_visible()

    bo.go(link.removeprefix(bo.url))
    bo.page.wait_for_url(lambda url: "#" not in url)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take part").click()
    expect(bo.page.get_by_text("The host starts as soon as all are here.")).to_be_visible()
    expect(ada.page.get_by_text("Bo", exact=True)).to_be_visible()
    expect(ada.page.get_by_text("One bot will fill the last table.")).to_be_visible()
    ada.page.get_by_role("button", name="Start the first round").click()

    for number in (1, 2):
        for one in (ada, bo):
            expect(one.page.get_by_role("heading", name=f"Round {number} of 2")).to_be_visible()
        room = table_of(ada)
        assert table_of(bo) == room, "two people and a bot have one table"
        if number == 1:
            mover = ada if ada.view(room, None)["asked"] in seats_of(ada, room) else bo
            mover.decide(room, seats_of(mover, room)[0])
        while all(move(person, room) for person in (ada, bo)):
            pass
        for person in (ada, bo):
            person.page.get_by_role("link", name="To the tournament").first.click()
    for person in (ada, bo):
        expect(person.page.get_by_role("heading", name="Final standings")).to_be_visible()
    tables = [person.page.locator("table").inner_text() for person in (ada, bo)]
    assert tables[0] == tables[1]
    expect(ada.page.locator("tbody tr")).to_have_count(3)
    ada.page.get_by_role("button", name="Buchholz").focus()
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Shift+Tab")
    expect(ada.page.get_by_role("tooltip")).to_contain_text("The points of your opponents")
    ada.go("/")
    expect(ada.page.get_by_role("link", name="Friday Cup", exact=True)).to_be_visible()


def seats_of(person: Person, room: str) -> list[int]:
    """Where somebody sits."""
    found: list[int] = person.page.request.get(f"/api/rooms/{room}").json()["me"]["seats"]
    return found


def made(person: Person, **more: Any) -> str:
    """A tournament that this browser hosts and plays in."""
    body = {"game": "state51", "name": "Ada", "title": "Cup", "bot": "random", **SHORT, **more}
    answer = person.page.request.post("/api/tournaments", data=body)
    assert answer.status == 201, answer.text()
    return str(answer.json()["tournament"]["id"])


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desk", "dark")])
def test_every_page_is_sound(sit: Callable[..., Person], size: str, theme: str) -> None:
    """The form, the lobby, a round, telling a result, the end; for axe and without scrolling."""
    ada = sit(size=SIZES[size], theme=theme, lang="de" if theme == "light" else "en")
    faults: list[str] = []
    ada.go("/tournament/new")
    ada.page.locator("form").wait_for()
    faults += look(ada, "new tournament")
    cup = made(ada, rounds=1, size=2)
    at = f"/api/tournaments/{cup}"
    for body in ({"name": "Bo"}, {"bot": "random"}, {"bot": "random"}):
        assert ada.page.request.post(f"{at}/players", data=body).ok
    ada.go(f"/t/{cup}")
    ada.page.locator("#players").wait_for()
    ada.page.get_by_role(
        "button", name="Neuer Link" if theme == "light" else "New link"
    ).first.click()
    ada.page.locator(".share input").wait_for()
    faults += look(ada, "lobby")
    assert ada.page.request.post(f"{at}/start", data={}).ok
    ada.page.locator(".big").wait_for()
    ada.page.get_by_role("button", name="melden" if theme == "light" else "Tell").first.click()
    ada.page.locator(".tell").wait_for()
    faults += look(ada, "round")
    assert ada.page.request.post(f"{at}/end", data={}).ok
    ada.page.locator("p.won").wait_for()
    ada.page.locator("section details summary").click()
    faults += look(ada, "end")
    assert faults == []


def press(button: Locator) -> None:
    """By the keyboard; a key on a button that can't be pressed yet would be lost."""
    expect(button).to_be_enabled()
    button.press("Enter")


def test_the_host_begins_each_round_and_tells_a_result(sit: Callable[..., Person]) -> None:
    """Where rounds wait for the host, and a game never ends; all of it by the keyboard."""
    ada = sit()
    cup = made(ada, rounds=2, size=2, auto=False)
    ada.go(f"/t/{cup}")
    press(ada.page.get_by_role("button", name="Start the first round"))
    press(ada.page.get_by_role("button", name="Tell the result"))
    ada.page.get_by_role("checkbox", name="Ada").press("Space")
    press(ada.page.get_by_role("button", name="That is the result"))
    expect(ada.page.get_by_text("told by the host")).to_be_visible()
    held: list[tuple[Route, APIResponse]] = []
    ada.page.route("**/next", lambda route: held.append((route, route.fetch())))
    press(ada.page.get_by_role("button", name="Begin the next round"))
    expect(ada.page.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
    # The page has heard of the round; the answer to the one who began it is still on its way.
    end = ada.page.get_by_role("button", name="End the tournament")
    press(end)
    really = ada.page.get_by_role("button", name="Really end it?")
    expect(really).to_be_visible()
    while not held:
        ada.page.wait_for_timeout(20)
    [(route, answer)] = held
    with ada.page.expect_response("**/next"):
        route.fulfill(response=answer)
    press(really)
    expect(ada.page.get_by_text("Ada — the winner")).to_be_visible()
