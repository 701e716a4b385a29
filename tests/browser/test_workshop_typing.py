"""An effect that is typed in the workshop: the next words are offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.designs import Designs, make
from tests.browser.house import House
from tests.browser.person import Person

GAMES = ["state51", "counterweight"]


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on one's own machine: its workshop is open."""
    with House(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="module")
def packs(house: House, browser: Browser) -> Iterator[Designs]:
    """Packs of the games whose effects can be typed; nothing was asked about them."""
    ada = Person(browser, house.url)
    ada.go("/workshop")
    yield make(ada, GAMES, [])
    ada.go_home()


def field(page: Page, label: str) -> None:
    """Write the effect of a card as text."""
    effect = page.locator("fieldset", has=page.get_by_text(label, exact=True))
    effect.get_by_role("button", name="Write as text").click()


@pytest.mark.parametrize(
    ("game", "card", "label", "words", "whole", "said"),
    [
        (
            "state51",
            "base/archive",
            "Effect",
            ["2", "fuel", "+", "1", "worker", "->", "own", "deals", "3", ";", "twice"],
            "2 fuel + 1 worker -> own deals 3; twice",
            "2 fuel",
        ),
        (
            "counterweight",
            "sections/casino",
            "Release",
            ["4+", ":", "funds", "2", ",", "draw", "1"],
            "4+: funds 2, draw 1",
            "2 funds",
        ),
    ],
)
def test_an_effect_is_typed_word_by_word(
    sit: Callable[..., Person],
    packs: Designs,
    game: str,
    card: str,
    label: str,
    words: list[str],
    whole: str,
    said: str,
) -> None:
    """By arrows and Enter alone; Escape closes the list, and a reader hears which word is meant."""
    ada = sit(lang="en")
    ada.context.add_cookies(packs.cookies)
    page = ada.page
    ada.go(f"/workshop/{packs.packs[game]}/card/{card}")
    field(page, label)
    typed = page.get_by_role("combobox", name=label, exact=True)
    options = page.get_by_role("listbox", name="What can stand next").get_by_role("option")
    typed.fill("")
    for word in words:
        option = options.filter(has=page.locator("code").get_by_text(word, exact=True)).first
        expect(option).to_be_visible()
        while option.get_attribute("aria-selected") != "true":
            typed.press("ArrowDown")
        active = typed.get_attribute("aria-activedescendant")
        assert active == option.get_attribute("id")
        typed.press("Enter")
    expect(typed).to_have_value(whole)
    expect(typed).to_be_focused()
    expect(page.get_by_label("What the card says")).to_contain_text(said)
    typed.press("Backspace")
    expect(typed).to_have_attribute("aria-expanded", "true")
    typed.press("Escape")
    expect(typed).to_have_attribute("aria-expanded", "false")
    expect(typed).to_have_value(whole[:-1])
    typed.fill("gums")
    expect(page.locator("fieldset.wrong").get_by_role("alert")).to_be_visible()
    expect(options).to_have_count(0)
