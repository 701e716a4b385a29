"""Every screen as people see it, to be looked at: `python -m bench.screens --into build/screens`.

A real Chromium at a real server: all pages and the three tables early, late and at the end, on
phone, tablet, desk and full HD, dark and light, German and English. The pictures are for the eye
and stay out of the repository. `--only phone,desk`, `--langs de`, `--themes dark`, `--game state51`
and `--what tables` take fewer.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Error, expect, sync_playwright

from spielwerk.engine import Session
from spielwerk.registry import GAMES
from tests.browser.designs import ASKED, Designs, make, running, walk
from tests.browser.get_chromium import launch
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.scenes import enter, scene

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900), "full": (1920, 1080)}
# Each size in both languages; every picture in both themes.
LANGS = ("de", "en")
THEMES = ("dark", "light")
ANSWER = 300_000
LONG = 4  # a page of more than so many screens is shown from its beginning only
PAGES = {
    "start": ("/", ".do button:enabled"),
    "new-{game}": ("/new/{game}", "form"),
    "learn-{game}": ("/learn/{game}", ".panel"),
    "rules-{game}": ("/rules/{game}", "article h2"),
    "cards-{game}": ("/rules/{game}/cards", "main h1"),
    "icons-{game}": ("/rules/{game}/icons", "main h1"),
    "overview-{game}": ("/rules/{game}/overview", ".sheet h2"),
    "import": ("/import", ".drop"),
    "fair": ("/fair", "main"),
    "credits": ("/credits", "dl"),
    "fault": ("/nowhere", ".lost"),
    "fault-room": ("/r/abcdefgh", "main"),
}
PEOPLE = {
    "me": ("/me", ".pictures svg"),
    "me-games": ("/me/games", ".rooms article"),
    "tables": ("/tables", ".asks"),
    "join": ("/join", "form"),
    "ratings": ("/ratings", "ol"),
    "tournament-new": ("/tournament/new", "form"),
}
MANY = 2000


class Camera:
    """One person's screens, each under its own name."""

    def __init__(self, person: Person, into: Path, size: str, lang: str, themes: list[str]) -> None:
        self.person = person
        self.into = into
        self.size = size
        self.lang = lang
        self.themes = themes

    def shoot(self, name: str, whole: bool = False) -> None:
        """Take a picture once all pictures on the page are there; of the whole page, if wanted."""
        page = self.person.page
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        screens = page.evaluate("document.documentElement.scrollHeight / innerHeight")
        whole = whole or (screens <= LONG and not page.get_by_role("dialog").count())
        # The theme is a matter of stylesheets: nothing has to be brought about once more.
        for theme in self.themes:
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            look = f"{self.size}-{theme}-{self.lang}"
            page.screenshot(path=self.into / f"{name}--{look}.png", full_page=whole)

    def shoot_pages(self, games: list[str]) -> None:
        """All pages that stand by themselves, then settings, lobby and my games."""
        page = self.person.page
        for name, (path, ready) in PAGES.items():
            for game in games if "{game}" in name else [""]:
                self.person.go(path.format(game=game))
                page.locator(ready).first.wait_for()
                self.shoot(name.format(game=game))
        for game in games:
            self.person.go(f"/new/{game}")
            page.locator("form button[type=submit]").click()
            page.locator(".line input").first.wait_for()
            self.shoot(f"lobby-{game}")
        self.person.go("/")
        page.locator(".do button:enabled").first.wait_for()
        self.shoot("start-again")
        page.locator(".do button:enabled").first.click()
        self.shoot("start-quick")
        page.locator("header .icon").last.click()
        page.get_by_role("dialog").wait_for()
        self.shoot("settings")

    def shoot_people(self) -> None:
        """Who one is, one's games, open tables, ratings, another device, a tournament."""
        page = self.person.page
        self.person.go("/me")
        page.locator("form").wait_for()
        self.shoot("me-unknown")
        page.locator("form button[type=submit]").click()
        page.locator("#devices").wait_for()
        short = {"board": "small", "max_rounds": 1}
        for _ in range(2):
            made = self.person.create("rebellion", "me", "thumb", options=short)
            self.person.enter(made)
            self.person.play(MANY)
        self.person.create("state51", "me", "open", title="Thursday", public=True)
        self.person.create("counterweight", "me", "thumb", mode="turns")
        for name, (path, ready) in PEOPLE.items():
            self.person.go(path)
            page.locator(ready).first.wait_for()
            self.shoot(name)
        page.locator("form button[type=submit]").first.click()
        page.wait_for_url("**/t/*")
        page.locator("main h1").wait_for()
        self.shoot("tournament")

    def shoot_workshop(self, games: list[str], made: list[Designs]) -> None:
        """Every page of the workshop, with faults and answers; `made`: what was asked before."""
        self.person.go("/workshop")
        self.person.page.locator("main form").first.wait_for()
        self.shoot("workshop")
        if not made:
            made.append(make(self.person, games, list(ASKED)))
        designs = made[0]
        self.person.context.add_cookies(designs.cookies)
        for pages in (
            walk(self.person, designs, list(ASKED)),
            running(self.person) if "state51" in games else (),
        ):
            for name in pages:
                self.shoot(f"workshop-{name}", whole=not name.endswith("-print"))

    def shoot_table(self, game: str, early: Session, late: Session, over: Session) -> None:
        """A table on its way, what opens over it, its end."""
        page = self.person.page
        enter(self.person, early)
        self.person.my_turn()
        self.shoot(f"table-{game}-1-early")
        self.person.play_until("document.querySelector('.controls [data-key^=\"list:\"]')")
        self.person.my_turn()
        page.locator(".controls [data-key^='list:']").first.click()
        self.shoot(f"table-{game}-3-list")
        made = enter(self.person, late)
        self.person.my_turn()
        self.shoot(f"table-{game}-2-late")
        page.locator("[data-key=hint]").click()
        page.locator(".advice").first.wait_for()
        self.shoot(f"table-{game}-4-hint")
        page.keyboard.press("h")
        self.person.decide(made["room"]["id"], made["me"]["seats"][0])
        self.person.my_turn()
        self.shoot(f"table-{game}-5-recap")
        page.keyboard.press("r")
        page.locator("article h2, article h3").first.wait_for()
        self.shoot(f"table-{game}-6-rules")
        page.keyboard.press("l")
        self.shoot(f"table-{game}-7-log")
        made = enter(self.person, over, mine=0)
        self.shoot(f"table-{game}-8-over")
        self.person.go(f"/r/{made['room']['id']}/result")
        page.locator("main h1").wait_for()
        expect(page.locator("main [role=status]:not(:empty)")).to_have_count(0, timeout=ANSWER)
        self.shoot(f"result-{game}")
        self.person.go(f"/r/{made['room']['id']}/replay?step={len(over.record.moves) // 2}")
        page.locator(".stage").wait_for()
        self.shoot(f"replay-{game}")
        self.person.go(f"/r/{made['room']['id']}/review?seat=0")
        page.locator("main h1").wait_for()
        expect(page.locator("main [role=status]:not(:empty)")).to_have_count(0, timeout=ANSWER)
        self.shoot(f"review-{game}")
        self.person.go(f"/learn/{game}")
        page.locator(".panel .button").first.click()
        page.locator(".teacher").wait_for()
        self.shoot(f"guided-{game}")
        self.person.go(f"/learn/{game}")
        page.locator("h3 ~ .button").last.click()
        page.locator(".stage").wait_for()
        self.shoot(f"lesson-{game}")


def played(game: str) -> tuple[Session, Session, Session]:
    """A game of thumb bots early, late and over."""
    players = 2 if game == "rebellion" else 3
    late = 4 if game == "counterweight" else 3
    return (
        scene(game, players, lambda state: state.player == 0),
        scene(game, players, lambda state: state.round >= late and state.player == 0),
        scene(game, players, lambda state: bool(state.over)),
    )


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("build/screens"))
    parser.add_argument("--only", default=",".join(SIZES))
    parser.add_argument("--langs", default=",".join(LANGS))
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--game", default=",".join(GAMES))
    parser.add_argument("--what", default="pages,people,workshop,tables")
    given = parser.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    games = given.game.split(",")
    sessions = {game: played(game) for game in games if "tables" in given.what}
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser: Browser = launch(playwright)
        designs: list[Designs] = []  # made and asked once for all looks
        for size in given.only.split(","):
            for lang in given.langs.split(","):
                ada = Person(
                    browser,
                    house.url,
                    size=SIZES[size],
                    touch=size in ("phone", "tablet"),
                    lang=lang,
                    name="Ada",
                )
                camera = Camera(ada, given.into, size, lang, given.themes.split(","))
                parts: dict[str, Callable[[], None]] = {
                    "pages": partial(camera.shoot_pages, games),
                    "people": camera.shoot_people,
                    "workshop": partial(camera.shoot_workshop, games, designs),
                }
                for game, moments in sessions.items():
                    parts[f"tables of {game}"] = partial(camera.shoot_table, game, *moments)
                for name, take in parts.items():
                    if name.split()[0] not in given.what:
                        continue
                    try:
                        take()
                    except Error as error:
                        print(f"{size} {lang} {name}: {error}")
                    print(size, lang, name, ada.faults, flush=True)
                ada.go_home()


if __name__ == "__main__":
    main()
