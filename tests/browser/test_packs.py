"""A card pack in the browser: chosen for a new room, its cards on the table by their names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.person import Person

CARDS = """key,copies,type,distance,categories,spoils,deal,effect,bonus
old-mill,200,production,2,worker brick,2 brick + 1 vp,brick,1 brick + 1 worker,1 vp
"""
WORDS = """card-old-mill = Old Mill of the Valley
card-old-mill-text = Production: 1 brick and 1 worker. Building: 1 victory point.
"""


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a pack that puts the same card nearly everywhere."""
    pack = tmp_path_factory.mktemp("packs") / "mills"
    (pack / "words").mkdir(parents=True)
    (pack / "base.csv").write_text(CARDS, encoding="utf-8")
    (pack / "words" / "en.ftl").write_text(WORDS, encoding="utf-8")
    with House(tmp_path_factory.mktemp("house"), "--pack", str(pack)) as found:
        yield found


def test_a_room_with_a_pack_shows_its_cards(ada: Person) -> None:
    """The new-room page offers the pack of the host; on the table its card has its name."""
    ada.go("/new/state51")
    ada.page.get_by_label("Card pack").select_option("mills")
    ada.page.get_by_label("Who sits in seat 2").select_option("random")
    ada.page.get_by_label("Who sits in seat 3").select_option("random")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.page.wait_for_selector(".stage")
    card = ada.page.locator(".stage").get_by_text("Old Mill of the Valley")
    expect(card.first).to_be_attached()


def test_games_without_a_pack_offer_none(ada: Person) -> None:
    """Where the host has no pack there is no such question."""
    ada.go("/new/counterweight")
    expect(ada.page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(ada.page.get_by_label("Card pack")).to_have_count(0)
