"""What a page says of a room's chance, and of a game whose rules the server no longer has."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.person import Person


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that this file may update."""
    with House(tmp_path_factory.mktemp("house")) as found:
        yield found


def test_a_room_shows_what_it_has_promised_about_chance(ada: Person) -> None:
    """In the room's menu, with a way to the page that explains it."""
    ada.enter(ada.create("rebellion", "me", "random"))
    ada.page.get_by_role("button", name="Room", exact=True).click()
    ada.page.get_by_text("Fair chance", exact=True).click()
    expect(ada.page.locator("dialog code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    ada.page.get_by_role("link", name="How this works").click()
    expect(ada.page.get_by_role("heading", name="The promise")).to_be_visible()
    expect(ada.page.get_by_text("spielwerk replay --verify FILE")).to_be_visible()


def other_rules(house: House) -> None:
    """The rooms were begun by a release with other rules."""
    house.stop()
    with closing(sqlite3.connect(house.folder / "browser.db")) as file, file:
        file.execute("UPDATE rooms SET header = json_set(header, '$.rules', 99)")
    house.start()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_game_of_other_rules_says_so_and_can_be_taken_along(
    sit: Callable[..., Person], house: House, lang: str
) -> None:
    """The table is there, in words why nothing moves, and the host can open the record."""
    ada = sit(lang=lang)
    ada.enter(ada.create("rebellion", "me", "random"))
    ada.page.wait_for_selector(".stage")
    other_rules(house)
    ada.page.reload()
    stands = {"en": "This game stands still", "de": "Dieses Spiel steht still"}[lang]
    expect(ada.page.get_by_role("heading", name=stands)).to_be_visible()
    expect(ada.page.get_by_text("99")).to_be_visible()
    expect(ada.page.locator(".stage")).to_be_visible()
    end, sure, record = {
        "en": ("End the game …", "Really end it and open the record", "Download the record"),
        "de": ("Spiel beenden …", "Wirklich beenden", "Aufzeichnung herunterladen"),
    }[lang]
    ada.page.get_by_role("button", name=end).click()
    ada.page.get_by_role("button", name=sure).click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=record).click()
    assert '"rules":99' in download.value.path().read_text("utf-8").replace(" ", "")
