"""Several people: two browsers, one screen for several, links that no longer hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.house import House
from tests.browser.person import Person

SETUP = {"deck": "base"}


def test_two_browsers_in_one_room(sit: Callable[..., Person]) -> None:
    """An invited player sees the other's moves and never a secret, on the wire neither."""
    ada, bo = sit(), sit(seed=2)
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.append(str(data)))

    bo.page.on("websocket", listen)
    made = ada.create("state51", "me", "open", options=SETUP, seed=4)
    room = made["room"]["id"]
    ada.enter(made)
    invite = ada.page.get_by_label("Link to join")
    expect(invite).to_have_count(0)  # made over the API: this browser was not told
    bo.go(made["links"]["invite"].removeprefix(bo.url))
    bo.page.wait_for_url(lambda url: "#" not in url)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("Bo", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for person in (ada, bo):
        person.page.wait_for_selector(".stage")

    for _ in range(16):
        asked = ada.view(room, 0)["asked"]
        mover = ada if asked == 0 else bo
        mover.decide(room, asked)
    hand = ada.view(room, 0)["view"]["table"]["seats"][0]["hand"]
    assert hand, "nothing secret to look for"
    for frame in map(json.loads, heard):
        if frame.get("type") == "view" and frame["view"]:
            assert frame["seat"] in (None, 1)
            assert frame["view"]["table"]["seats"][0]["hand"] is None
    assert any('"view"' in frame for frame in heard)
    expect(ada.page.locator(".log li").last).to_be_visible()
    assert ada.page.request.get(f"/api/rooms/{room}/view?seat=1").status == 403


def test_moves_appear_on_the_other_screen(sit: Callable[..., Person]) -> None:
    """What one does is in the other's log a moment later."""
    ada, bo = sit(), sit()
    made = ada.create("rebellion", "me", "open", options={"board": "small"}, seed=5)
    bo.go(made["links"]["invite"].removeprefix(bo.url))
    bo.page.get_by_role("button", name="Sit down").click()
    ada.enter(made)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    bo.page.wait_for_selector(".stage")
    expect(bo.page.locator(".ask")).to_contain_text("is to decide")
    log = bo.page.locator(".log")
    before = log.inner_text()
    ada.play(6)
    expect(log).not_to_have_text(before, use_inner_text=True)


def test_who_was_sent_away_needs_a_new_link(sit: Callable[..., Person]) -> None:
    """The host frees a seat: its player's link is void, the host's page has the new one."""
    ada, bo, eve = sit(), sit(), sit()
    made = ada.create("rebellion", "me", "open", options={"board": "small"})
    ada.enter(made)
    bo.go(made["links"]["invite"].removeprefix(bo.url))
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.get_by_role("button", name="Get up")).to_be_visible()
    ada.page.get_by_role("button", name="Free the seat").click()
    expect(bo.page.get_by_role("heading", name="This link is no longer valid")).to_be_visible()
    invite = ada.page.get_by_label("Link to join")
    expect(invite).to_be_visible()
    eve.go(invite.input_value().removeprefix(eve.url))
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.get_by_role("button", name="Get up")).to_be_visible()


def test_chat_reaches_everybody_and_notes_nobody(sit: Callable[..., Person]) -> None:
    """A message appears on both screens; private notes come back after a reload, here only."""
    ada, bo = sit(), sit()
    made = ada.create("rebellion", "me", "open", options={"board": "small"})
    bo.go(made["links"]["invite"].removeprefix(bo.url))
    bo.page.get_by_role("button", name="Sit down").click()
    ada.enter(made)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Hello, rebels!")
    ada.page.get_by_role("button", name="Send").click()
    bo.page.get_by_role("tab", name="Chat").click()
    expect(bo.page.get_by_text("Hello, rebels!")).to_be_visible()
    ada.page.get_by_role("tab", name="Notes").click()
    ada.page.get_by_label("Only you can read this").fill("Attack at dawn")
    expect(ada.page.get_by_text("saved")).to_be_visible()
    ada.page.reload()
    ada.page.get_by_role("tab", name="Notes").click()
    expect(ada.page.get_by_label("Only you can read this")).to_have_value("Attack at dawn")
    bo.page.get_by_role("tab", name="Notes").click()
    expect(bo.page.get_by_label("Only you can read this")).to_have_value("")


def test_hot_seat_hides_the_table_between_players(ada: Person) -> None:
    """When another seat of this screen is asked, nothing is shown until that player takes over."""
    made = ada.create("state51", "me", "me", seed=4)
    ada.enter(made)
    seen = set()
    covered = "document.querySelector('dialog[open]')"
    curtain = ada.page.get_by_role("dialog").filter(has_text="is next")
    for _ in range(2):
        ada.play_until(covered)
        name = curtain.get_by_role("heading").inner_text().removesuffix(" is next")
        seen.add(name)
        curtain.get_by_role("button", name=f"I am {name}").click()
        expect(curtain).to_have_count(0)
        expect(ada.page.locator(".own .name").first).to_have_text(name)
    assert seen == {"Ada 0", "Ada 1"}
    ada.play_until(covered)
    ada.page.get_by_role("button", name="Don't cover the screen").click()
    for _ in range(12):
        ada.play(1)
        assert ada.page.get_by_role("dialog").count() == 0


def test_a_full_room_and_a_revoked_link_say_so(sit: Callable[..., Person]) -> None:
    """Whoever comes too late is told; who is sent away can't come back with the old invitation."""
    ada, bo, eve = sit(), sit(), sit()
    made = ada.create("rebellion", "me", "open")
    ada.enter(made)
    invite = made["links"]["invite"].removeprefix(ada.url)
    bo.go(invite)
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.get_by_text("The host will start the game.")).to_be_visible()
    eve.go(invite)
    expect(eve.page.get_by_text("All seats are taken.")).to_be_visible()
    ada.page.get_by_role("button", name="Free the seat").click()
    expect(bo.page.get_by_role("heading", name="no longer valid")).to_be_visible()
    bo.page.get_by_role("button", name="Try again").click()
    expect(bo.page.get_by_role("heading", name="closed to you")).to_be_visible()
    expect(eve.page.get_by_role("heading", name="no longer valid")).to_be_visible()
    eve.go(invite)
    expect(eve.page.get_by_role("heading", name="no longer valid")).to_be_visible()


def test_who_comes_to_a_running_game_without_a_free_seat_is_told(
    sit: Callable[..., Person],
) -> None:
    """An invitation that finds all seats taken lets one look on, until its link is ended."""
    ada, eve = sit(), sit()
    made = ada.create("rebellion", "me", "open")
    ada.enter(made)
    ada.page.get_by_role("button", name="Fill up with bots").click()
    ada.page.wait_for_selector(".stage")
    eve.go(made["links"]["invite"].removeprefix(eve.url))
    expect(eve.page.get_by_text("All seats are taken. You are looking on.")).to_be_visible()
    room = made["room"]["id"]
    link = {"role": "invite", "revoke": True}
    answer = ada.page.request.post(f"/api/rooms/{room}/links", data=link)
    assert answer.ok, answer.text()
    expect(eve.page.get_by_role("heading", name="no longer valid")).to_be_visible()


def test_nobody_gets_up_by_accident(sit: Callable[..., Person]) -> None:
    """In a running game the page asks first; then the seat is left, and the guest looks on."""
    ada, bo = sit(), sit(name="Bo")
    made = ada.create("rebellion", "me", "open")
    bo.go(made["links"]["invite"].removeprefix(bo.url))
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.get_by_role("button", name="Get up").click()
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.get_by_role("button", name="Get up")).to_be_visible()
    ada.enter(made)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    own = bo.page.get_by_role("group", name="Bo", exact=True)
    expect(own).to_be_visible()
    bo.page.get_by_role("button", name="Room", exact=True).click()
    bo.page.get_by_role("button", name="Get up", exact=True).click()
    expect(bo.page.get_by_text("To take a break, just close the page.")).to_be_visible()
    expect(own).to_be_attached()
    bo.page.get_by_role("button", name="Really get up").click()
    expect(bo.page.get_by_text("You are looking on.")).to_be_visible()
    expect(own).to_have_count(0)
    expect(ada.page.locator(".others").get_by_role("img", name="has left")).to_be_visible()
    bo.go("/")
    expect(bo.page.get_by_role("heading", name="Public rooms")).to_be_visible()
    expect(bo.page.get_by_role("heading", name="My games")).to_have_count(0)


def test_a_link_to_watch_offers_no_seat(sit: Callable[..., Person]) -> None:
    """Who can't sit down is not asked to; where nobody else can open a link, it says so."""
    ada, bo = sit(), sit()
    made = ada.create("rebellion", "me", "open", options={"board": "small"})
    ada.enter(made)
    ada.page.get_by_role("button", name="New link to join").click()
    expect(ada.page.get_by_text("Only this computer can open this link").first).to_be_visible()
    bo.go(made["links"]["watch"].removeprefix(bo.url))
    expect(bo.page.get_by_text("You are looking on")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(bo.page.get_by_label("Your name")).to_have_count(0)


def test_invite_link_has_a_qr_code(ada: Person) -> None:
    """A room opened on the page shows its links, each with a code to scan."""
    ada.go("/new/rebellion")
    ada.page.get_by_role("button", name="Open the room").click()
    link = ada.page.get_by_label("Link to join", exact=True)
    assert "/r/" in link.input_value()
    ada.page.get_by_role("button", name="QR").first.click()
    expect(ada.page.get_by_role("img", name="QR code: Link to join")).to_be_visible()
    assert ada.page.locator(".qr svg").get_attribute("viewBox")


def test_a_spectator_looks_on_without_secrets(sit: Callable[..., Person]) -> None:
    """Whoever has the link to watch sees table and log, is asked nothing and may not move."""
    ada, eve = sit(), sit()
    made = ada.create("state51", "me", "thumb", seed=4)
    ada.enter(made)
    eve.go(made["links"]["watch"].removeprefix(eve.url))
    eve.page.wait_for_selector(".stage")
    expect(eve.page.locator(".others .player")).to_have_count(2)
    expect(eve.page.locator(".own")).to_have_count(0)
    log = eve.page.locator(".log")
    before = log.inner_text()
    ada.play(4)
    expect(log).not_to_have_text(before, use_inner_text=True)
    assert eve.page.locator("[data-can]").count() == 0
    expect(eve.page.get_by_label("Say something")).to_have_count(0)
    assert eve.view(made["room"]["id"], None)["view"]["table"]["seats"][0]["hand"] is None


def test_a_host_without_notices_says_so(browser: Browser, client: None, tmp_path: Path) -> None:
    """Where nobody will be told whose turn it is, the lobby of a game by turns says it."""
    with House(tmp_path, "--no-push") as silent:
        ada = Person(browser, silent.url, name="Ada")
        ada.enter(ada.create("rebellion", "me", "open", mode="turns"))
        expect(ada.page.get_by_text("has switched all notices off")).to_be_visible()
        assert ada.faults == []
        ada.go_home()
