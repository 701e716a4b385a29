"""The start page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Person

RECORD = Path(__file__).parents[1] / "recorded" / "state51" / "points.jsonl"


def test_two_clicks_lead_to_the_first_move(ada: Person) -> None:
    """„Play against bots“ and „Start“: the table asks for the first decision."""
    ada.go("/")
    card = ada.page.locator("article.game").filter(has_text="Rebellion of the Planets")
    card.get_by_role("button", name="Play against bots").click()
    card.get_by_role("button", name="Start").click()
    ada.my_turn()
    expect(ada.page.get_by_role("heading", name="Rebellion of the Planets")).to_be_visible()


def test_name_and_side_are_chosen_once(ada: Person) -> None:
    """The name stays for the next game; whoever wants to be a Rebel sits in a Rebel's seat."""
    ada.go("/")
    card = ada.page.locator("article.game").filter(has_text="Rebellion of the Planets")
    card.get_by_role("button", name="Play against bots").click()
    card.get_by_label("Your name").fill("Ada")
    card.get_by_label("Your side").select_option("Rebel Red")
    card.get_by_role("button", name="Start").click()
    ada.page.wait_for_selector(".stage")
    room = ada.page.url.rsplit("/", 1)[1]
    found = ada.page.request.get(f"/api/rooms/{room}").json()
    assert found["me"]["seats"] == [1]
    assert [seat["name"] for seat in found["room"]["seats"]] == ["", "Ada", ""]
    ada.go("/")
    other = ada.page.locator("article.game").filter(has_text="Counterweight")
    other.get_by_role("button", name="Play against bots").click()
    expect(other.get_by_label("Your name")).to_have_value("Ada")
    expect(other.get_by_label("Your side")).to_have_count(0)


def test_language_changes_without_reload(ada: Person) -> None:
    """German at once, on the start page and at a table, and it is remembered."""
    ada.go("/")
    ada.page.evaluate("window.stayed = true")
    ada.page.get_by_role("button", name="DE: Auf Deutsch").click()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Drei Strategiespiele")
    assert ada.page.evaluate("window.stayed && document.documentElement.lang") == "de"
    ada.enter(ada.create("rebellion", "me", "thumb"))
    ada.my_turn()
    before = ada.page.inner_text(".ask")
    ada.page.evaluate("window.stayed = true")
    ada.page.get_by_role("button", name="Einstellungen").click()
    ada.page.get_by_label("English").check()
    expect(ada.page.locator(".ask")).not_to_have_text(before)
    assert ada.page.evaluate("window.stayed && document.documentElement.lang") == "en"


def test_theme_follows_the_system_until_one_chooses(sit: Callable[..., Person]) -> None:
    """Dark and light by system, and by choice, kept over a reload."""
    ada = sit(theme="system")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    ada.page.emulate_media(color_scheme="dark")
    ada.go("/")
    dark = ada.page.evaluate(ground)
    ada.page.emulate_media(color_scheme="light")
    light = ada.page.evaluate(ground)
    assert dark != light
    for _ in range(2):
        ada.page.get_by_role("button", name="Theme").click()
    assert ada.page.evaluate(ground) == dark
    ada.page.reload()
    assert ada.page.evaluate(ground) == dark


def test_running_games_are_kept_in_the_browser(ada: Person) -> None:
    """My games show whose turn it is; a running one is forgotten when asked twice, and back."""
    ada.enter(ada.create("rebellion", "me", "thumb", title="Sunday"))
    ada.my_turn()
    ada.go("/")
    card = ada.page.locator("article").filter(has_text="Sunday")
    expect(card).to_contain_text("It's your turn")
    card.get_by_role("button", name="Forget Sunday").click()
    card.get_by_role("button", name="Keep it").click()
    card.get_by_role("button", name="Forget Sunday").click()
    card.get_by_role("button", name="Forget", exact=True).click()
    expect(card).to_have_count(0)
    ada.page.get_by_role("button", name="Undo").click()
    expect(card).to_contain_text("It's your turn")
    card.get_by_role("button", name="Forget Sunday").click()
    card.get_by_role("button", name="Forget", exact=True).click()
    expect(card).to_have_count(0)
    ada.page.reload()
    ada.page.get_by_role("button", name="Play against bots").first.wait_for()
    expect(card).to_have_count(0)


def test_a_new_room_explains_every_switch(ada: Person) -> None:
    """Each switch of each game has a name and an explanation; a changed one reaches the room."""
    games = ada.page.request.get("/api/games").json()["games"]
    for game in games:
        ada.go(f"/new/{game['id']}")
        rows = ada.page.locator("section").filter(has_text="Rules of this game").locator("li")
        expect(rows).to_have_count(len(game["switches"]))
        for row in rows.all():
            expect(row.locator("p.soft")).to_be_visible()
            assert "switch-" not in row.inner_text()
    ada.go("/new/rebellion")
    ada.page.get_by_label("Limit of rounds").fill("7")
    ada.page.get_by_label("Limit of rounds").blur()
    ada.page.get_by_role("button", name="Open the room").click()
    ada.page.get_by_text("1 switch changed").wait_for()
    room = ada.page.url.rsplit("/", 1)[1]
    assert ada.page.request.get(f"/api/rooms/{room}").json()["room"]["options"]["max_rounds"] == 7


def test_unknown_addresses_say_so(ada: Person) -> None:
    """A mistyped address or a room that is gone is answered in words, with a way home."""
    for path in ("/nowhere", "/r/AAAAAAAAAAA", "/r/AAAAAAAAAAA/replay", "/new/chess"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
        expect(ada.page.get_by_role("link", name="To the start page")).to_be_visible()


def test_a_record_file_is_opened_and_shown(ada: Person) -> None:
    """A file chosen with the keyboard becomes a replay."""
    # From the first page on: a browser that is told in the same moment as the key may open its own
    ada.page.on("filechooser", lambda _: None)
    ada.go("/")
    ada.page.get_by_role("link", name="Open a record").click()
    field = ada.page.get_by_label("Choose a file")
    field.focus()
    expect(field).to_be_focused()
    with ada.page.expect_file_chooser() as chooser:
        ada.page.keyboard.press("Space")
    chooser.value.set_files(RECORD)
    ada.page.wait_for_url("**/replay")
    expect(ada.page.get_by_text("Step 0 of")).to_be_visible()
    expect(ada.page.get_by_role("heading", level=1, name="points")).to_be_visible()


def test_a_dropped_file_that_is_no_record_says_so(sit: Callable[..., Person]) -> None:
    """The server's reason is shown in the reader's language; a good file goes on from there."""
    ada = sit(lang="de")
    ada.go("/import")

    def drop(text: str) -> None:
        made = "text => (d => (d.items.add(new File([text], 'a.jsonl')), d))(new DataTransfer())"
        ada.page.locator(".drop").dispatch_event(
            "drop", {"dataTransfer": ada.page.evaluate_handle(made, text)}
        )

    ada.page.get_by_role("heading", name="Eine Aufzeichnung öffnen").wait_for()
    drop("kein Spiel")
    expect(ada.page.get_by_role("alert")).to_contain_text("Aufzeichnung ist nicht lesbar")
    drop(RECORD.read_text(encoding="utf-8"))
    ada.page.wait_for_url("**/replay")
