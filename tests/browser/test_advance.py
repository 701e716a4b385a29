"""Answers in advance at the table: said, shown, used, told, taken back; by hand and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person

ADA, BO = 0, 1


def ask(person: Person, path: str, **body: Any) -> dict[str, Any]:
    """Send something over the API with a browser's cookies."""
    answer = person.page.request.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def choose(person: Person, room: str, seat: int, verb: str = "") -> None:
    """Choose the first of what is open, or of the choices of one kind."""
    frame = person.view(room, seat)
    open_now = [one for one in frame["view"]["choices"] if verb in ("", one["verb"])]
    said = {"choice": open_now[0]["option"], "key": f"key-{frame['seq']:08}"}
    ask(person, f"/api/rooms/{room}/moves", seq=frame["seq"], seat=seat, **said)


def waiting(sit: Callable[..., Person], **more: Any) -> tuple[Person, Person, str]:
    """A game of 51st State by turns in which Bo may act or pass, and Ada waits at her table."""
    people = ada, bo = sit(**more), sit()
    made = ada.create("state51", "me", "open", mode="turns", seed=4)
    room = made["room"]["id"]
    ask(bo, f"/api/rooms/{room}/claim", token=made["links"]["invite"].partition("#")[2])
    ask(bo, f"/api/rooms/{room}/join", name="Bo")
    ask(ada, f"/api/rooms/{room}/start")
    while (frame := ada.view(room, ADA))["view"]["decision"] != "turn" or frame["asked"] != BO:
        choose(people[frame["asked"]], room, frame["asked"])
    ada.enter(made)
    page = ada.page
    page.wait_for_selector(".prompt")
    if page.get_by_role("button", name="Go on").count():  # what has happened since
        page.get_by_role("button", name="Go on").click()
    return ada, bo, room


def routine(ada: Person, name: str) -> Locator:
    """What can be said of one routine."""
    return ada.page.locator(f'[data-routine="{name}"]')


def test_a_pass_in_advance_is_said_shown_and_used(sit: Callable[..., Person]) -> None:
    """From the prompt of the one who waits to the log that tells what was answered."""
    ada, bo, room = waiting(sit)
    page = ada.page
    page.locator('[data-key="advance"]').click()
    box = page.get_by_role("dialog", name="In advance")
    expect(box).to_be_visible()
    routine(ada, "pass").get_by_label("somebody razes one of your locations").check()
    routine(ada, "pass").get_by_label("pass", exact=True).check()
    expect(routine(ada, "pass")).to_contain_text("Stands")
    page.keyboard.press("Escape")
    told = page.locator('.prompt [data-standing="pass"]')
    expect(told).to_contain_text("unless somebody razes one of your locations")
    assert bo.view(room, BO)["standing"]["stands"] == []
    choose(bo, room, BO, "pass")
    expect(page.locator(".log")).to_contain_text("Answered for you: Pass")
    expect(told).to_have_count(0)


def test_what_stands_is_taken_back(sit: Callable[..., Person]) -> None:
    """By one button beside it; then Ada is asked as ever. It outlives a reload until then."""
    ada, bo, room = waiting(sit)
    page = ada.page
    page.locator('[data-key="advance"]').click()
    routine(ada, "pass").get_by_label("pass", exact=True).check()
    page.keyboard.press("Escape")
    page.reload()
    told = page.locator('.prompt [data-standing="pass"]')
    expect(told).to_be_visible()
    told.get_by_role("button", name="Take back").click()
    expect(told).to_have_count(0)
    choose(bo, room, BO, "pass")
    ada.my_turn()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_all_within_reach_on_a_phone(sit: Callable[..., Person], theme: str) -> None:
    """No wider than the screen, everything large enough for a thumb, and by keyboard alone."""
    ada, _, _ = waiting(sit, size=(390, 844), touch=True, theme=theme)
    page = ada.page
    page.locator('[data-key="advance"]').focus()
    page.keyboard.press("Enter")
    box = page.get_by_role("dialog", name="In advance")
    expect(box).to_be_visible()
    routine(ada, "store").get_by_label("ask me").focus()
    page.keyboard.press("ArrowDown")
    expect(routine(ada, "store")).to_contain_text("Stands")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = box.locator("label").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert min(small) >= 40
    page.keyboard.press("Escape")
    expect(page.locator('.prompt [data-standing="store"]')).to_be_visible()
    page.get_by_role("button", name="Room", exact=True).click()
    page.locator('[data-key="advance-settings"]').click()
    expect(box).to_be_visible()
