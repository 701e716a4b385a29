"""Icons, numbers and buttons explain themselves, in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

LONG_PRESS = """element => {
  const at = { bubbles: true, pointerType: 'touch', pointerId: 1, isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerdown', at));
}"""


def test_a_number_is_explained_where_it_stands(ada: Person) -> None:
    """On hover and on focus, without the browser's own bubble; the rulebook is a click away."""
    ada.enter(ada.create("counterweight", "me", "thumb", "thumb", seed=2))
    ada.my_turn()
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_be_hidden()
    ada.page.locator(".fact.big").first.hover()
    expect(tip).to_contain_text("They belong to all")
    link = tip.get_by_role("link")
    expect(link).to_have_attribute("href", "/rules/counterweight#funds")
    expect(ada.page.locator(".fact.big[title]")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    ada.page.mouse.move(5, 5)
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Tab")
    ada.page.get_by_role("button", name="Settings").focus()
    expect(tip).to_have_text("Settings")


def test_a_long_press_explains(sit: Callable[..., Person]) -> None:
    """Where there is no pointer to rest; a tap elsewhere ends it."""
    ada = sit(size=(390, 844), touch=True)
    ada.enter(ada.create("counterweight", "me", "thumb", "thumb", seed=2))
    ada.my_turn()
    ada.page.locator(".fact.big").first.evaluate(LONG_PRESS)
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_contain_text("They belong to all")
    ada.page.touchscreen.tap(200, 20)
    expect(tip).to_be_hidden()
