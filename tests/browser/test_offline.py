"""The served app without a network: the page is there, and nothing is sent in silence."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person


def at_a_table(sit: Callable[..., Person]) -> tuple[Person, str]:
    """Somebody who is asked something, with the service worker at work."""
    ada = sit(worker=True)
    made = ada.create("rebellion", "me", "thumb", options={"board": "small"}, seed=5)
    ada.enter(made)
    ada.my_turn()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return ada, made["room"]["id"]


def test_a_move_without_a_network_is_said_and_sent_once(sit: Callable[..., Person]) -> None:
    """„Not sent yet“; taken back it was never sent; with the network it arrives, once."""
    ada, room = at_a_table(sit)
    page, steps = ada.page, ada.view(room, 0)["step"]
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if one.url.endswith("/moves") else None)
    ada.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("can't be reached")
    press = page.locator(".controls > .button").last
    press.click()
    banner = page.locator("[data-unsent=line]")
    expect(banner).to_contain_text("Not sent yet")
    banner.get_by_role("button", name="Take it back").click()
    expect(banner).to_have_count(0)
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "false")
    assert sent == []
    press.click()
    expect(banner).to_be_visible()
    assert sent == []
    ada.context.set_offline(False)
    expect(banner).to_have_count(0)
    ada.settle()
    assert len(sent) == 1
    assert ada.view(room, 0)["step"] > steps
    moves = [move for move in _moves(ada, room) if move == 0]
    assert len(moves) == 1


def _moves(ada: Person, room: str) -> list[int]:
    """The seats that have moved, in order."""
    record = ada.page.request.get(f"/api/rooms/{room}/record?unfinished=true").text()
    return [int(line.split('"seat":')[1][0]) for line in record.splitlines() if '"choice"' in line]


def test_an_answer_that_is_lost_makes_no_second_move(sit: Callable[..., Person]) -> None:
    """The move has left: it can't be taken back, and the same is sent again until it is known."""
    ada, room = at_a_table(sit)
    page = ada.page
    page.route("**/moves", lambda route: (route.fetch(), route.abort()), times=1)
    page.locator(".controls > .button").last.click()
    ada.settle()
    assert len([move for move in _moves(ada, room) if move == 0]) == 1


def test_the_page_is_there_without_a_network(sit: Callable[..., Person]) -> None:
    """The shell comes from the device and says what is missing; the API is never kept."""
    ada, _ = at_a_table(sit)
    page = ada.page
    ada.go("/")
    page.wait_for_selector(".games .button.primary:enabled")
    ada.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("can't be reached")
    kept = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
          return all.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert any(path.startswith("/assets/") for path in kept)
    assert not [path for path in kept if path.startswith(("/api", "/healthz"))]
    ada.context.set_offline(False)
    page.wait_for_selector(".games .button.primary:enabled")
