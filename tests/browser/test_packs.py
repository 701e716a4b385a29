"""A card pack in the browser: chosen for a new room, its cards on the table by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import spielwerk
from tests.browser.house import House
from tests.browser.person import Person

CARDS = """key,copies,type,distance,categories,spoils,deal,effect,bonus
old-mill,200,production,2,worker brick,2 brick + 1 vp,brick,1 brick + 1 worker,1 vp
"""
WORDS = {
    "en": "card-old-mill = Old Mill of the Valley\n",
    "de": "card-old-mill = Getreideverwertungsbetrieb\n",
}
REBELLION = Path(spielwerk.__file__).parent / "games" / "rebellion"


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a pack that puts a card nearly everywhere, and one that starts in orange."""
    mills = tmp_path_factory.mktemp("packs") / "mills"
    (mills / "words").mkdir(parents=True)
    (mills / "base.csv").write_text(CARDS, encoding="utf-8")
    for lang, words in WORDS.items():
        (mills / "words" / f"{lang}.ftl").write_text(words, encoding="utf-8")
    sunset = mills.with_name("sunset")
    sunset.mkdir()
    (board,) = REBELLION.rglob("board-small.toml")
    starts = board.read_text(encoding="utf-8").replace('colour = "green"', 'colour = "orange"', 1)
    (sunset / board.name).write_text(starts, encoding="utf-8")
    packs = ("--pack", str(mills), "--pack", str(sunset))
    with House(tmp_path_factory.mktemp("house"), *packs) as found:
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
    does = "Old Mill of the Valley. Produces 1 brick and 1 worker. Building bonus: 1 point."
    card = ada.page.locator(".stage").get_by_role("button", name=does)
    expect(card.first).to_be_attached()


def test_long_names_of_a_pack_can_break(sit: Callable[..., Person]) -> None:
    """A word that no game has gets its soft hyphens before the first card is shown."""
    ada = sit(lang="de")
    ada.enter(ada.create("state51", "me", "thumb", pack="mills", seed=2))
    ada.page.locator(".own .name").first.wait_for()
    names = ada.page.locator(".own .name").all_text_contents()
    mills = [name for name in names if name.replace("\u00ad", "") == "Getreideverwertungsbetrieb"]
    assert mills
    assert all(name.count("\u00ad") > 3 for name in mills)


def test_headings_wear_the_colours_of_a_packs_board(ada: Person) -> None:
    """The third player is orange where the board says so, in the heading as on the planets."""
    made = ada.create(
        "rebellion", "me", "thumb", "thumb", pack="sunset", options={"board": "small"}, seed=2
    )
    ada.enter(made)
    mark = ada.page.locator(".others .player h2 .mark path").nth(1)
    expect(mark).to_have_attribute("fill", "url(#seat-orange)")


def test_games_without_a_pack_offer_none(ada: Person) -> None:
    """Where the host has no pack there is no such question."""
    ada.go("/new/counterweight")
    expect(ada.page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(ada.page.get_by_label("Card pack")).to_have_count(0)
