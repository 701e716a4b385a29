"""Every screen at three widths: no sideways scrolling, nothing at all that axe-core finds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.scenes import enter, scene

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
LONGEST = "Donaudampfschifffahrtsgesellschaftskapitänspatentsprüfung"
GAMES = ("rebellion", "state51", "counterweight")


def look(person: Person, screen: str) -> list[str]:
    """What is wrong with what is shown now: any rule of axe, of whatever weight, none excused."""
    page = person.page
    found: list[str] = []
    width, inner = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    if width > inner:
        found.append(f"{screen}: {width} px wide on a screen of {inner}")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    report: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    for fault in report["violations"]:
        where = [node["html"][:160] for node in fault["nodes"]][:3]
        found.append(f"{screen}: {fault['id']} ({fault['help']}) {where}")
    return found


@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [("phone", "light", "de"), ("tablet", "dark", "en"), ("desk", "light", "en")],
    ids=SIZES,
)
def test_pages(sit: Callable[..., Person], size: str, theme: str, lang: str) -> None:
    """Start page, settings, new room, lobby, and the pages that stand by themselves.

    On the start page stands a public room whose title is one long word.
    """
    ada = sit(size=SIZES[size], theme=theme, lang=lang)
    faults: list[str] = []
    made = sit().create("state51", "me", "open", title=LONGEST, public=True)
    ada.go("/")
    ada.page.locator(".do button:enabled").first.wait_for()
    ada.page.get_by_role("link", name=LONGEST).first.wait_for()
    faults += look(ada, "start")
    ada.page.locator(".do button").first.click()
    ada.page.locator("header .icon").last.click()
    ada.page.get_by_role("dialog").wait_for()
    faults += look(ada, "settings")
    ada.go("/new/rebellion")
    ada.page.locator("form").wait_for()
    faults += look(ada, "new room")
    ada.page.locator("form button[type=submit]").click()
    ada.page.get_by_role("button", name="QR").first.click()
    ada.page.locator(".qr svg").wait_for()
    faults += look(ada, "lobby")
    for path, ready in (
        (f"/r/{made['room']['id']}", "main h1"),
        ("/import", ".drop"),
        ("/fair", "main h1"),
        ("/credits", "dl"),
        ("/nowhere", ".lost"),
        ("/r/AAAAAAAAAAA", ".lost"),
    ):
        ada.go(path)
        ada.page.locator(ready).first.wait_for()
        faults += look(ada, path)
    assert faults == []


# Every game on another screen: their pages are made of the same parts.
SEEN = pytest.mark.parametrize(
    ("game", "size", "theme", "lang"),
    [
        ("rebellion", "phone", "dark", "de"),
        ("state51", "tablet", "light", "en"),
        ("counterweight", "desk", "dark", "en"),
    ],
    ids=GAMES,
)


@SEEN
def test_books(sit: Callable[..., Person], game: str, size: str, theme: str, lang: str) -> None:
    """Rulebook, catalogue, icons, overview, guided games and lessons to choose from."""
    ada = sit(size=SIZES[size], theme=theme, lang=lang)
    faults: list[str] = []
    drawn = {"rebellion": "battle", "counterweight": "lane"}.get(game)
    for path, ready in (
        (f"/rules/{game}", f"article [data-picture={drawn}] .drawing" if drawn else "article h2"),
        (f"/rules/{game}/cards", "main h1"),
        (f"/rules/{game}/icons", "main h1"),
        (f"/rules/{game}/overview", ".sheet h2"),
        (f"/learn/{game}", "main h2.more"),
    ):
        ada.go(path)
        ada.page.locator(ready).first.wait_for()
        ada.page.wait_for_load_state("networkidle")
        faults += look(ada, path)
    assert faults == []


@SEEN
def test_learning_and_after(
    sit: Callable[..., Person], game: str, size: str, theme: str, lang: str
) -> None:
    """A guided game, a lesson, a hint, the end of a game, its result and its replay."""
    ada = sit(size=SIZES[size], theme=theme, lang=lang)
    faults: list[str] = []
    ada.go(f"/learn/{game}")
    ada.page.locator("main .panel .primary").first.click()
    ada.page.locator(".teacher").wait_for()
    faults += look(ada, "guided game")
    ada.go(f"/learn/{game}")
    ada.page.locator("main .panel .button:not(.primary)").first.click()
    ada.my_turn()
    faults += look(ada, "lesson")
    ada.page.locator("[data-key=hint]").click()
    ada.page.locator(".advice").wait_for()
    faults += look(ada, "hint")
    made = enter(ada, scene(game, 2, lambda state: bool(state.over)), mine=0)
    faults += look(ada, "end of the game")
    ada.page.locator(".prompt a").click()
    ada.page.locator("figure").first.wait_for()
    expect(ada.page.locator("main [role=status]:not(:empty)")).to_have_count(0)
    faults += look(ada, "result")
    ada.enter(made, "/replay?step=4")
    faults += look(ada, "replay")
    assert faults == []


@pytest.mark.parametrize("size", SIZES)
def test_tables(sit: Callable[..., Person], size: str) -> None:
    """The three tables, their lists, the sheet beside them and the menu of the room."""
    faults: list[str] = []
    theme = "dark" if size == "tablet" else "light"
    ada = sit(size=SIZES[size], theme=theme)
    for game in GAMES:
        made = ada.create(game, "me", "thumb", "thumb", seed=2)
        ada.enter(made)
        ada.play(8)
        ada.my_turn()
        faults += look(ada, f"table of {game}")
        lists = ada.page.locator("[data-key^='list:']")
        if lists.count():
            lists.first.click()
            faults += look(ada, f"list of {game}")
    ada.page.locator("[data-key=rule]").click()
    ada.page.locator("article h3, article h2").first.wait_for()
    faults += look(ada, "rules at the table")
    ada.page.keyboard.press("Escape")
    ada.page.locator(".tools button").last.click()
    ada.page.get_by_role("dialog").wait_for()
    faults += look(ada, "room menu")
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_keeps_the_board_in_sight(sit: Callable[..., Person], game: str) -> None:
    """A question takes three lines, a prompt a third (more with a list), the board a quarter."""
    ada = sit(size=SIZES["phone"], lang="de", seed=3)
    ada.enter(ada.create(game, "me", "thumb", "thumb", seed=3))
    for _ in range(12):
        ada.my_turn()
        heights = ada.page.evaluate(
            "['.prompt .ask', '.prompt', '.board']"
            ".map(part => document.querySelector(part).getBoundingClientRect().height)"
        )
        ask, prompt, board = (height / SIZES["phone"][1] for height in heights)
        assert ask <= 3.2 / 40, heights
        assert prompt <= (0.56 if ada.page.locator(".prompt .list").count() else 1 / 3), heights
        assert board >= 1 / 4, heights
        ada.play(1)
