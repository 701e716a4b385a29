"""An evening in the workshop: a pack of one's own, edited, played, taken along and brought back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.designs import make, running, walk
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_screens import look


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on one's own machine: its workshop is open."""
    with House(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def fresh(client: None, tmp_path: Path) -> Iterator[House]:
    """Another server, which knows nothing of the first."""
    with House(tmp_path) as found:
        yield found


def new_pack(page: Page, game: str, name: str) -> None:
    page.get_by_label("Game").select_option(game)
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Create").click()


def save(page: Page, version: int) -> None:
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text(f"Version {version}", exact=True)).to_be_visible()


def test_an_evening(ada: Person, fresh: House, browser: Browser, tmp_path: Path) -> None:
    """A number, a card, a fault, three moves, a question, paper, a zip; all of it elsewhere."""
    page = ada.page
    ada.go("/")
    page.get_by_role("link", name="Workshop").click()
    new_pack(page, "state51", "Far quarry")

    # A number of a card: picture and sentences follow; a fault stands beside its field.
    page.get_by_role("searchbox").fill("quarry")
    page.get_by_role("link", name="Quarry", exact=True).click()
    distance = page.get_by_role("spinbutton", name="Distance")
    expect(page.get_by_label("What the card says")).to_contain_text("distance 1")
    expect(page.locator(".picture svg").first).to_be_visible()
    distance.fill("7")
    expect(page.locator("fieldset", has=distance).get_by_role("alert")).to_contain_text("3 or less")
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_disabled()
    distance.fill("2")
    expect(page.get_by_label("What the card says")).to_contain_text("distance 2")
    save(page, 2)

    # A new card, put together from the kinds of effects, and written in the notation.
    page.get_by_label("Key of the new card").fill("old-mill")
    page.get_by_role("button", name="Add", exact=True).last.click()
    expect(page).to_have_url(re.compile(r"/card/base/old-mill$"))
    page.get_by_label("Name (English)").fill("Old Mill")
    page.get_by_label("Name (German)").fill("Alte Mühle")
    effect = page.locator("fieldset", has=page.get_by_text("Effect", exact=True))
    effect.get_by_label("Effect: Number").fill("2")
    effect.get_by_label("Effect: Number").press("Tab")
    expect(page.get_by_label("What the card says")).to_contain_text("Open production: 2 bricks.")
    effect.get_by_role("button", name="Write as text").click()
    effect.get_by_role("combobox", name="Effect").fill("1 gun / 1 iron")
    said = page.get_by_label("What the card says")
    expect(said).to_contain_text("1 gun or 1 iron")
    expect(said).to_contain_text("Knarre")
    page.locator("fieldset", has=page.get_by_text("Copies")).get_by_role("spinbutton").fill("200")
    save(page, 4)

    # A number of the game; what has changed, in words; back and forth.
    page.get_by_role("link", name="Numbers", exact=True).click()
    points = page.get_by_label("Points that bring the end")
    points.fill("20")
    points.press("Tab")
    expect(page.get_by_text("in the game: 25")).to_be_visible()
    page.get_by_role("link", name="Changes (3)").click()
    for change in ("Quarry: Distance 1 → 2", "New: Old Mill", "Points that bring the end: 25 → 20"):
        expect(page.get_by_text(change)).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("link", name="Changes (2)")).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("link", name="Changes (3)")).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("link", name="Take along as zip").click()
    path = tmp_path / "far-quarry.zip"
    taken.value.save_as(path)

    # Played at once, from the card and back to it.
    page.get_by_role("link", name="New: Old Mill").click()
    page.get_by_role("button", name="Play it now").click()
    page.wait_for_selector(".stage")
    expect(page.locator(".stage").get_by_text("Old Mill").first).to_be_attached()
    assert ada.play(3) == "asked"
    page.get_by_role("link", name="Back to the workshop").click()
    expect(page).to_have_url(re.compile(r"/card/base/old-mill$"))

    # What does it do? Two hundred games, and the answer is read; then it is printed.
    page.get_by_role("link", name="Ask", exact=True).click()
    question = page.get_by_role("form", name="What does my change do?")
    players = question.get_by_role("group", name="Players")
    players.get_by_role("checkbox", name="2", exact=True).check()
    players.get_by_role("checkbox", name="3", exact=True).uncheck()
    question.get_by_role("spinbutton", name="Games").fill("200")
    question.get_by_role("spinbutton", name="Games").press("Tab")
    expect(question.get_by_text("400 games in all")).to_be_visible()
    sizes: list[str] = []  # asked for when a field changes, not whenever the answer is looked at
    page.on("request", lambda one: sizes.append(one.url) if "/before" in one.url else None)
    question.get_by_role("button", name="Ask the lab").click()
    expect(page.get_by_text("Done. 400 of 400 games played.")).to_be_visible(timeout=300_000)
    assert sizes == []
    answer = page.locator("section#variant")
    for words in ("200 games a table", "Quarry", "Old Mill", "end_points 25 → 20"):
        expect(answer.get_by_text(words).first).to_be_visible()
    page.reload()  # what was asked stands in the form still
    expect(question.get_by_role("spinbutton", name="Games")).to_have_value("200")
    expect(players.get_by_role("checkbox", name="3", exact=True)).not_to_be_checked()
    page.get_by_role("button", name="Print", exact=True).click()
    page.get_by_role("radio", name="Cards, to cut out").check()
    page.get_by_label("Backs").select_option("duplex")
    with page.expect_download() as printed:
        page.get_by_role("button", name="Make the file").click()
    paper = tmp_path / "cards.pdf"
    printed.value.save_as(paper)
    assert paper.read_bytes().startswith(b"%PDF")

    # On a fresh server the file brings all of it back.
    bo = Person(browser, fresh.url)
    bo.go("/workshop")
    bo.page.locator("input[type=file]").set_input_files(path)
    bo.page.get_by_role("link", name="Changes (3)").click()
    expect(bo.page.get_by_text("Quarry: Distance 1 → 2")).to_be_visible()
    bo.go_home()
    assert not bo.faults


def test_friends_come_by_a_link(ada: Person) -> None:
    """A room with the pack waits for them in its lobby."""
    page = ada.page
    ada.go("/workshop")
    new_pack(page, "counterweight", "Bright casino")
    page.get_by_role("searchbox").fill("casino")
    page.get_by_role("link", name="Casino", exact=True).click()
    page.locator("fieldset", has=page.get_by_text("Income")).get_by_role("spinbutton").fill("5")
    expect(page.get_by_label("What the card says")).to_contain_text("5")
    save(page, 2)
    page.get_by_role("button", name="With friends").click()
    expect(page).to_have_url(re.compile("/r/"))
    expect(page.get_by_text("Bright casino").first).to_be_visible()


def test_a_planet_is_moved_by_hand_and_by_key(ada: Person) -> None:
    """Dropped on another orbit it changes places with the planet there."""
    page = ada.page
    ada.go("/workshop")
    new_pack(page, "rebellion", "Other sky")
    planet = page.get_by_role("button", name=re.compile(r", orbit 1,"))
    name = (planet.get_attribute("aria-label") or "").partition(",")[0]
    planet.focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name=re.compile(rf"^{name}, orbit 2,"))).to_be_visible()
    planet = page.get_by_role("button", name=re.compile(rf"^{name},"))
    board = page.get_by_role("group", name="Board")
    board.scroll_into_view_if_needed()
    sky = board.bounding_box()
    box = planet.locator("circle").bounding_box()
    assert sky is not None
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    middle = sky["x"] + sky["width"] / 2, sky["y"] + sky["height"] / 2
    far = 0.9 * sky["width"] / 2 / ((x - middle[0]) ** 2 + (y - middle[1]) ** 2) ** 0.5
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(middle[0] + (x - middle[0]) * far, middle[1] + (y - middle[1]) * far, steps=5)
    page.mouse.up()
    expect(page.get_by_role("button", name=re.compile(rf"^{name}, orbit 8,"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile(r"Changes \([1-9]"))).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_no_page_scrolls_sideways(sit: Callable[..., Person], width: int) -> None:
    """Cards, a form with many fields, numbers and board fit any screen."""
    ada = sit(size=(width, 800))
    page = ada.page
    for game, paths in {
        "counterweight": ("", "/card/sections/casino", "/numbers", "/changes"),
        "state51": ("/card/base/archive",),
        "rebellion": ("/board",),
    }.items():
        ada.go("/workshop")
        new_pack(page, game, f"{game} {width}")
        page.wait_for_url(re.compile(r"/workshop/[\w-]+$"))
        home = page.url
        for path in paths:
            page.goto(home + path)
            expect(page.get_by_text("Version 1", exact=True)).to_be_visible()
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (game, path, wide)


def test_nothing_on_any_page_hinders_anybody(sit: Callable[..., Person]) -> None:
    """All pages with faults, forms, dialogs and answers: axe finds nothing, whatever its weight."""
    ada = sit(size=(390, 844), lang="de", theme="dark")
    ada.go("/workshop")
    asked = ["compare", "people"]  # the others' answers are made of the same parts
    designs = make(ada, ["state51", "counterweight", "rebellion"], asked)
    faults = [
        fault
        for pages in (walk(ada, designs, asked), running(ada))
        for name in pages
        for fault in look(ada, name)
    ]
    assert faults == []
