"""Who wants to be known: two devices of one person, the next table, statistics, open tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_screens import SIZES, look

Sit = Callable[..., Person]


def get_key(person: Person, name: str) -> None:
    """This device gets a key."""
    person.go("/me")
    person.page.locator("form input").fill(name)
    person.page.locator("form button[type=submit]").click()
    person.page.locator("#devices").wait_for()


def code_of(person: Person) -> str:
    """Make a code for another device."""
    person.go("/me")
    person.page.get_by_role("button", name="Join another device").click()
    letters = person.page.locator("[data-code]")
    letters.wait_for()
    return str(letters.get_attribute("data-code"))


def come(person: Person, code: str) -> None:
    """Open the link of a code, read what would happen, and agree."""
    person.go(f"/join#{code}")
    person.page.get_by_role("button", name="Join", exact=True).click()
    person.page.wait_for_url("**/me/games")


def test_two_devices_play_with_the_same_seat(sit: Sit) -> None:
    """By the link: asked first; then name, settings and seats are there, and one plays on."""
    desk, phone = sit(theme="dark"), sit(size=(390, 844), theme="light", pace="slow", seed=2)
    room = desk.create("state51", "me", "thumb", seed=3)["room"]["id"]
    desk.go(f"/r/{room}")  # this browser remembers it
    desk.my_turn()
    get_key(desk, "Ada")
    code = code_of(desk)
    phone.go(f"/join#{code}")
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text("Ada")
    assert code not in phone.page.url
    assert phone.page.request.get("/api/me").json()["known"] is False  # nothing has happened yet
    phone.page.get_by_role("button", name="Join", exact=True).click()
    phone.page.wait_for_url("**/me/games")
    expect(desk.page.locator("#devices ~ ul li")).to_have_count(2)  # and the code is put away
    expect(desk.page.locator("[data-code]")).to_have_count(0)
    assert phone.page.locator("html").get_attribute("data-theme") == "dark"
    stored = phone.page.evaluate("JSON.parse(localStorage['spielwerk.prefs'])")
    assert (stored["name"], stored["pace"]) == ("Ada", "fast")
    phone.page.locator(".rooms a").first.click()
    phone.my_turn()
    before = desk.view(room, 0)["seq"]
    phone.decide(room)
    assert desk.view(room, 0)["seq"] > before
    phone.go(f"/join#{code}")  # it worked once
    expect(phone.page.get_by_role("alert")).to_be_visible()
    desk.go("/me")
    desk.page.get_by_role("button", name="Remove").last.click()
    desk.page.get_by_role("button", name="Really remove?").click()
    expect(desk.page.locator("#devices ~ ul li")).to_have_count(1)
    assert phone.page.request.get(f"/api/rooms/{room}").status == 403


def test_a_page_left_too_soon_loses_no_seat(sit: Sit) -> None:
    """A key is there, but its page goes before the rooms are given: the next page gives them."""
    ada = sit()
    room = ada.create("state51", "me", "thumb", seed=3)["room"]["id"]
    ada.go(f"/r/{room}")
    ada.my_turn()
    ada.page.route("**/keep", lambda route: route.abort())
    get_key(ada, "Ada")
    assert ada.page.request.get("/api/me/games").json()["games"] == []
    ada.page.unroute("**/keep")
    ada.go("/me/games")
    ada.page.locator(".rooms a").first.click()
    ada.my_turn()


@pytest.mark.parametrize("keyed", [True, False])
def test_the_next_table_is_one_tap_away(sit: Sit, keyed: bool) -> None:
    """From the table itself and from the start page, with a key and without."""
    ada, bo = sit(), sit(seed=4)
    if keyed:
        get_key(ada, "Ada")
    first = ada.create("rebellion", "me", "open", seed=1)
    bo.page.request.post(
        f"/api/rooms/{first['room']['id']}/claim",
        data={"token": first["links"]["invite"].partition("#")[2]},
    )
    bo.page.request.post(f"/api/rooms/{first['room']['id']}/join", data={"name": "Bo"})
    ada.page.request.post(f"/api/rooms/{first['room']['id']}/start", data={})
    second = ada.create("state51", "me", "thumb", seed=3)
    for made in (first, second):
        ada.go(f"/r/{made['room']['id']}")
        ada.page.locator(".prompt").wait_for()
    ada.go("/me/games")
    expect(ada.page.locator("#group-waiting")).to_be_visible()
    ada.go(f"/r/{second['room']['id']}")
    waits = ada.page.request.get(f"/api/rooms/{first['room']['id']}").json()["room"]["asked"] == 0
    assert waits
    link = ada.page.locator("a.next")
    expect(link).to_be_visible()
    assert link.get_attribute("href") == f"/r/{first['room']['id']}"
    link.click()
    ada.page.wait_for_url(f"**/r/{first['room']['id']}")
    ada.go("/")
    expect(ada.page.locator("a.next")).to_be_visible()


def test_statistics_after_a_finished_game(sit: Sit) -> None:
    """The result of a game, in words and pictures; who wants to goes without a trace."""
    ada = sit()
    get_key(ada, "Ada")
    short = {"board": "small", "max_rounds": 2}
    for _ in range(2):
        made = ada.create("rebellion", "me", "thumb", options=short)
        ada.enter(made)
        ada.play_to_the_end()
    ada.go("/me")
    expect(ada.page.locator("#finished ~ ol li")).to_have_count(2)
    expect(ada.page.locator("#statistics ~ .pictures svg").first).to_be_visible()
    expect(ada.page.locator("#against ~ table tbody tr")).to_have_count(1)
    said = ada.page.request.get("/api/me/statistics").json()
    assert [one["unrated"] for one in said["games"]] in (["", ""], ["nobody", "nobody"])
    expect(ada.page.locator("#ratings ~ ul li, #ratings ~ p").first).to_be_visible()
    ada.page.get_by_role("button", name="Delete my profile").click()
    ada.page.get_by_role("button", name="Really delete everything?").click()
    expect(ada.page.get_by_role("button", name="Give this device a key")).to_be_visible()
    assert ada.page.request.get("/api/me").json()["known"] is False


def test_open_tables_are_listed_and_filtered(sit: Sit) -> None:
    """Only those whose host says so; by game and pace, with the switches that differ."""
    ada, bo = sit(), sit(seed=5)
    hidden = ada.create("counterweight", "me", "open", title="Hidden one")
    shown = ada.create(
        "rebellion",
        "me",
        "open",
        title="Come all",
        public=True,
        mode="turns",
        options={"rebels_attack": True},
    )
    bo.go("/tables")
    card = bo.page.locator("article", has_text="Come all")
    expect(card).to_contain_text("over days")
    expect(card).to_contain_text("Ada 0")
    expect(card).to_contain_text(": on")
    expect(bo.page.locator("article", has_text="Hidden one")).to_have_count(0)
    assert hidden["room"]["public"] is False
    selects = bo.page.locator(".asks select")
    selects.nth(1).select_option("live")
    expect(card).to_have_count(0)
    selects.nth(1).select_option("turns")
    selects.nth(0).select_option("state51")
    expect(card).to_have_count(0)
    selects.nth(0).select_option("rebellion")
    card.locator("a").click()
    bo.page.wait_for_url(f"**/r/{shown['room']['id']}")
    bo.page.get_by_role("button", name="Sit down").click()
    ada.go("/tables")
    expect(ada.page.locator("article", has_text="Come all")).to_have_count(0)  # no seat is free


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desk", "dark")])
def test_the_pages_are_sound(sit: Sit, size: str, theme: str) -> None:
    """Nothing scrolls sideways, and axe finds nothing, in both languages."""
    lang = "de" if theme == "light" else "en"
    ada = sit(size=SIZES[size], theme=theme, lang=lang)
    faults: list[str] = []
    ada.go("/me")
    ada.page.locator("form").wait_for()
    faults += look(ada, "me, unknown")
    ada.page.locator("form button[type=submit]").click()
    ada.page.locator("#devices").wait_for()
    for _ in range(2):
        made = ada.create("rebellion", "me", "thumb", options={"board": "small", "max_rounds": 1})
        ada.enter(made)
        ada.play_to_the_end()
    ada.create("state51", "me", "thumb", seed=3, public=True)
    ada.go("/me")
    ada.page.locator(".pictures svg").first.wait_for()
    ada.page.locator("#devices ~ .row button").click()
    ada.page.locator(".qr svg").wait_for()
    faults += look(ada, "me")
    for path, ready in (
        ("/me/games", ".rooms article"),
        ("/tables", ".asks"),
        ("/join", "form"),
        ("/ratings", "ol"),
    ):
        ada.go(path)
        ada.page.locator(ready).first.wait_for()
        faults += look(ada, path)
    assert faults == []
