"""Playtests by people: asked in the lobby, said after the end, by hand and by key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.scenes import enter, scene

SAID = "The war was over too soon."


def test_consent_is_given_in_the_lobby(ada: Person) -> None:
    """Off at first, kept, and not asked where the host does not want it."""
    page = ada.page
    ada.enter(ada.create("state51", "me", "open"))
    agree = page.get_by_role("checkbox", name="This game may count as a playtest")
    expect(agree).to_be_enabled()
    expect(agree).not_to_be_checked()
    agree.focus()
    with page.expect_response("**/consent"):
        page.keyboard.press("Space")
    page.reload()
    expect(agree).to_be_checked()
    page.get_by_role("checkbox", name="Ask the players").uncheck()
    expect(agree).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "size", "asked", "send", "back"),
    [
        ("en", (1440, 900), "how was it?", "Send", "Take back"),
        ("de", (360, 740), "wie war es?", "Senden", "Zurücknehmen"),
    ],
)
def test_how_it_was_is_said_by_key(
    sit: Callable[..., Person],
    lang: str,
    size: tuple[int, int],
    asked: str,
    send: str,
    back: str,
) -> None:
    """Arrows choose a face; words, one answer a seat, changed and taken back."""
    ada = sit(lang=lang, size=size)
    page = ada.page
    short = {"board": "small", "max_rounds": 2}
    made = enter(ada, scene("rebellion", 2, lambda state: bool(state.over), **short))
    ada.go(f"/r/{made['room']['id']}/result")
    first = page.locator("form", has=page.get_by_role("group", name=asked)).first
    faces = first.get_by_role("radio")
    expect(faces).to_have_count(5)
    # Until the page knows what this seat has said before, nothing can be said, or get the focus.
    expect(faces.nth(2)).to_be_enabled()
    expect(first.get_by_role("button", name=send)).to_be_disabled()
    faces.nth(2).focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(faces.nth(3)).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.type(SAID)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    taken = first.get_by_role("button", name=back)
    expect(taken).to_be_visible()
    page.reload()
    expect(faces.nth(3)).to_be_checked()
    expect(first.get_by_role("textbox")).to_have_value(SAID)
    others = page.get_by_role("group", name=asked).nth(1).get_by_role("radio", checked=True)
    expect(others).to_have_count(0)
    taken.click()
    expect(taken).to_have_count(0)
    expect(first.get_by_role("textbox")).to_have_value("")
