"""Every screen as people see it, to be looked at: `python -m bench.screens --into build/screens`.

A real Chromium at a real server: all pages and the three tables early, late and at the end, on
phone, tablet, desk and full HD, dark and light, German and English. The pictures are for the eye
and stay out of the repository. `--only phone,desk`, `--looks dark-de,light-en`, `--game state51`
and `--what tables` take fewer.
"""

from __future__ import annotations

import argparse
import tempfile
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
# Each size in both themes and both languages.
LOOKS = ("dark-de", "light-en", "light-de", "dark-en")
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


class Camera:
    """One person's screens, each under its own name."""

    def __init__(self, person: Person, into: Path, look: str) -> None:
        self.person = person
        self.into = into
        self.look = look

    def shoot(self, name: str, whole: bool = False) -> None:
        """Take a picture once all pictures on the page are there; of the whole page, if wanted."""
        page = self.person.page
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        screens = page.evaluate("document.documentElement.scrollHeight / innerHeight")
        whole = whole or (screens <= LONG and not page.get_by_role("dialog").count())
        page.screenshot(path=self.into / f"{name}--{self.look}.png", full_page=whole)

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
        page.locator("header .icon").last.click()
        page.get_by_role("dialog").wait_for()
        self.shoot("settings")

    def shoot_workshop(self, games: list[str], designs: Designs | None) -> Designs:
        """Every page of the workshop, with faults and answers; what was asked is asked once."""
        self.person.go("/workshop")
        self.person.page.locator("main form").first.wait_for()
        self.shoot("workshop")
        if designs is None:
            designs = make(self.person, games, list(ASKED))
        self.person.context.add_cookies(designs.cookies)
        for pages in (
            walk(self.person, designs, list(ASKED)),
            running(self.person) if "state51" in games else (),
        ):
            for name in pages:
                self.shoot(f"workshop-{name}", whole=not name.endswith("-print"))
        return designs

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
    parser.add_argument("--looks", default=",".join(LOOKS))
    parser.add_argument("--game", default=",".join(GAMES))
    parser.add_argument("--what", default="pages,workshop,tables")
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
        designs: Designs | None = None
        for size in given.only.split(","):
            for look in given.looks.split(","):
                theme, lang = look.split("-")
                ada = Person(
                    browser,
                    house.url,
                    size=SIZES[size],
                    touch=size in ("phone", "tablet"),
                    theme=theme,
                    lang=lang,
                    name="Ada",
                )
                camera = Camera(ada, given.into, f"{size}-{theme}-{lang}")
                try:
                    if "pages" in given.what:
                        camera.shoot_pages(games)
                    if "workshop" in given.what:
                        designs = camera.shoot_workshop(games, designs)
                    if "tables" in given.what:
                        for game in games:
                            camera.shoot_table(game, *sessions[game])
                except Error as error:
                    print(f"{camera.look}: {error}")
                print(camera.look, ada.faults, flush=True)
                ada.go_home()


if __name__ == "__main__":
    main()
