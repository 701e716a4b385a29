"""The static site: whole games without a server, kept by the browser, updated between games."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

import spielwerk
from spielwerk.engine import Record, Session
from tests.browser.house import House
from tests.browser.static import READY, ROOT, STARTED, Host, Visitor, built, next_release

SHORT: dict[str, dict[str, Any]] = {
    "rebellion": {"board": "small", "max_rounds": 2},
    "state51": {"max_rounds": 3},
    "counterweight": {"max_rounds": 4},
}
SEATS = [{"name": "Ada"}, {"bot": "thumb"}]
PACK = ROOT / "examples" / "packs" / "state51-old-mill"
MOST = 7_000_000  # bytes of everything that a first visit fetches


def begun(game: str, *bots: str) -> str:
    """The record of a short game in which nobody has moved yet."""
    seats = [SEATS[0], *({"bot": bot} for bot in bots)]
    record = Session.new(spielwerk.game(game), len(seats), 3, SHORT[game]).record
    record.header["seats"] = seats
    return record.dumps()


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    """A host of plain files."""
    with Host(built()) as found:
        yield found


@pytest.fixture(scope="module")
def left() -> Iterator[Host]:
    """A host that somebody has visited and that is gone since."""
    with Host(built()) as found:
        yield found


@pytest.fixture(scope="module")
def traveller(browser: Browser, left: Host) -> Iterator[Visitor]:
    """Somebody who has visited a site once, and has no network since."""
    found = Visitor(browser, left)
    found.arrive()
    found.keep()
    left.stop()
    found.context.set_offline(True)
    yield found
    found.go_home()
    assert not found.faults, found.faults
    assert found.hosts <= {left.url.split("/")[2], ""}, found.hosts


@pytest.fixture(scope="module")
def fetched(traveller: Visitor, left: Host) -> int:
    """The bytes that the traveller's device has fetched."""
    return left.sent


def test_a_first_visit_is_light(traveller: Visitor, fetched: int) -> None:
    """All that is fetched until everything is on the device; and no address of the host's root."""
    assert 5_000_000 < fetched < MOST
    page = (built() / "index.html").read_text("utf-8")
    assert 'src="/' not in page
    assert 'href="/' not in page


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_without_a_network(traveller: Visitor, game: str) -> None:
    """From a record in, over a reload in the middle, to its end, result and replay."""
    page = traveller.page
    traveller.open_record(begun(game, "thumb"))
    traveller.play(12)
    traveller.my_turn()
    traveller.settle()
    before = page.locator(".log li").count()
    traveller.reload()
    traveller.my_turn()
    assert page.locator(".log li").count() >= before > 0
    if game == "rebellion":  # a move that is shown as made is kept, whatever comes right after
        traveller.play(1)
        traveller.settle()
        traveller.reload()
    traveller.play_to_the_end()
    page.get_by_role("link", name="Result").click()
    expect(page.locator("ol strong").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = Record.loads(download.value.path().read_text("utf-8"))
    assert record.result is not None
    record.replay(spielwerk.game(game))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"Step {len(record.moves)} of {len(record.moves)}")).to_be_visible()


def test_an_unfinished_game_goes_to_a_server_and_back(
    traveller: Visitor, client: None, tmp_path: Path
) -> None:
    """As a record file, with the same moves; on the server it goes on, and comes back."""
    traveller.open_record(begun("rebellion", "thumb"))
    traveller.play(8)
    traveller.my_turn()
    taken = traveller.take_along()
    moves = Record.loads(taken).moves
    assert moves
    with House(tmp_path) as house, httpx.Client(base_url=house.url) as http:
        made = http.post("/api/records", json={"record": taken, "pause": 0}).json()
        room = f"/api/rooms/{made['room']['id']}"
        assert made["room"]["status"] == "playing"
        view = http.get(f"{room}/view?seat=0").json()
        choice = view["view"]["choices"][0]["option"]
        said = {"seq": view["seq"], "seat": 0, "choice": choice, "key": "0123456789abcdef"}
        assert http.post(f"{room}/moves", json=said).status_code == 200
        back = http.get(f"{room}/record?unfinished=true").text
    assert Record.loads(back).moves[: len(moves)] == moves
    traveller.open_record(back)
    traveller.my_turn()
    assert len(Record.loads(traveller.take_along()).moves) > len(moves)


def test_a_strong_bot_and_a_hint(traveller: Visitor) -> None:
    """Bots that search and hints think in a worker of their own; a reload stops no thought."""
    page = traveller.page
    traveller.open_record(begun("state51", "level4"))
    traveller.my_turn()
    page.locator(".prompt [data-key=hint]").click()
    expect(page.locator(".prompt .advice")).to_be_visible(timeout=READY)
    traveller.play_until("document.querySelector('.ask:not(.mine)')")
    page.reload()  # the other one thinks
    traveller.ready()
    traveller.my_turn()
    names = [worker.url.rsplit("/", 1)[-1].split("-")[0] for worker in page.workers]
    assert "worker" in names


def test_alone_in_both_languages(traveller: Visitor) -> None:
    """Lessons and rules are here, in German and English."""
    page = traveller.page
    traveller.go("/")
    page.wait_for_selector(STARTED)
    page.get_by_text("DE", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Drei Strategiespiele")
    traveller.go("/rules/state51")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    traveller.go("/")
    page.get_by_text("EN", exact=True).click()
    traveller.go("/learn/counterweight")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_guided_game_explains_and_goes_on(traveller: Visitor) -> None:
    """The teacher speaks first; then the learner plays beside it."""
    page = traveller.page
    traveller.go("/learn/state51")
    page.get_by_role("button", name="Begin").first.click()
    teacher = page.get_by_role("complementary", name="Guided game")
    said = teacher.get_by_role("status")
    expect(said).not_to_be_empty()
    before = said.inner_text()
    teacher.get_by_role("button", name="Go on").click()
    expect(said).not_to_have_text(before)
    traveller.play(2)
    traveller.settle()
    expect(page.locator(".log li").first).to_be_visible()


def test_two_people_at_one_screen(traveller: Visitor) -> None:
    """A new room is for those who sit here; between them the table is covered."""
    page = traveller.page
    traveller.go("/new/rebellion")
    page.locator(".count select").select_option("2")
    for seat, name in enumerate(("Ada", "Bo"), 1):
        expect(page.get_by_label(f"Who sits in seat {seat}")).to_have_value("me")
        page.get_by_label(f"Name in seat {seat}").fill(name)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".stage")
    seen = set()
    curtain = page.get_by_role("dialog").filter(has_text="is next")
    for _ in range(2):
        traveller.play_until("document.querySelector('dialog[open]')")
        seen.add(curtain.get_by_role("heading").inner_text())
        curtain.get_by_role("button", name="I am").click()
    assert seen == {"Ada is next", "Bo is next"}


def test_alone_at_51st_state(traveller: Visitor) -> None:
    """Solo: one seat, nobody else, and the rules' own opponent moves."""
    page = traveller.page
    traveller.go("/new/state51")
    page.locator(".count select").select_option("1")
    page.get_by_role("button", name="Start", exact=True).click()
    traveller.my_turn()
    traveller.play(10)
    traveller.my_turn()
    # It stands among the games that go on, and leads back.
    traveller.go("/")
    page.wait_for_selector(STARTED)
    page.locator(".rooms a", has_text="51st State").first.click()
    traveller.my_turn()
    expect(page.locator(".log li").first).to_be_visible()


def test_a_pack_comes_as_a_file(traveller: Visitor) -> None:
    """A zip, opened like a record, lies in the workshop then."""
    zipped = io.BytesIO()
    with zipfile.ZipFile(zipped, "w") as pack:
        for path in PACK.rglob("*.*"):
            if path.suffix != ".md":
                pack.write(path, path.relative_to(PACK))
    traveller.go("/import")
    file = {"name": "mine.zip", "mimeType": "application/zip", "buffer": zipped.getvalue()}
    traveller.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    traveller.page.wait_for_function("location.hash.startsWith('#/workshop/')")


# Chromium lets IndexedDB write even beyond a quota of nothing that a test sets: so writing fails.
NO_SPACE = """() => {
  globalThis.written = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    const end = () => { try { this.transaction.abort(); } catch { /* it is ended already */ } };
    queueMicrotask(end);  // all that is kept together is lost together
    return globalThis.written.apply(this, given);
  };
}"""


def test_a_full_browser_says_so_and_loses_nothing(traveller: Visitor) -> None:
    """Without space a move is not made, and the table says so; with space it is, by itself."""
    page = traveller.page
    traveller.open_record(begun("rebellion", "thumb"))
    traveller.my_turn()
    before = len(Record.loads(traveller.take_along()).moves)
    games = next(one for one in page.workers if "/worker-" in one.url)
    games.evaluate(NO_SPACE)
    page.locator(".controls > .button").last.click()
    expect(page.locator("[data-unsent]").first).to_contain_text("no space left")
    games.evaluate("() => { IDBObjectStore.prototype.put = globalThis.written; }")
    expect(page.locator("[data-unsent]")).to_have_count(0)
    traveller.my_turn()
    assert len(Record.loads(traveller.take_along()).moves) > before


def test_a_second_window_waits_and_can_take_over(browser: Browser, host: Host) -> None:
    """Two would write over each other."""
    ada = Visitor(browser, host)
    ada.arrive()
    ada.open_record(begun("rebellion", "thumb"))
    ada.play(3)
    ada.settle()
    first, second = ada.page, ada.open()
    second.goto(first.url)
    expect(second.get_by_role("dialog")).to_contain_text("another window")
    second.get_by_role("button", name="Go on here").click()
    expect(first.get_by_role("dialog")).to_contain_text("another window", timeout=READY)
    ada.page = second
    ada.ready()
    ada.my_turn()
    ada.go_home()
    assert not ada.faults


def test_a_new_release_comes_between_two_games(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    """Not at a table; then by itself, and what was begun goes on."""
    old = host.folder
    ada = Visitor(browser, host)
    page = ada.page
    ada.arrive()
    ada.keep()
    release = page.locator("[data-release]").get_attribute("data-release")
    ada.open_record(begun("rebellion", "thumb"))
    ada.play(3)
    ada.settle()
    game = page.url.partition("#")[2]
    host.folder = next_release(old, tmp_path / "second")
    try:
        page.evaluate(
            """async () => {
              const registration = await navigator.serviceWorker.getRegistration();
              await registration.update();
              while (!registration.waiting) await new Promise(done => setTimeout(done, 50));
              window.same = true;
            }"""
        )
        ada.play(2)
        ada.settle()
        assert page.evaluate("window.same")  # nothing has changed under anybody's hands
        ada.go("/")
        page.wait_for_function("!window.same", timeout=READY)
        ada.ready()
        fresh = page.locator("[data-release]")
        expect(fresh).not_to_have_attribute("data-release", str(release))
        ada.go(game)
        ada.my_turn()
        assert json.loads(page.evaluate("localStorage['spielwerk.prefs']"))["lang"] == "en"
        shelf = page.evaluate(
            """async () => {
              const shelf = await caches.open('spielwerk-files');
              return (await shelf.keys()).filter(({ url }) => url.includes('/code-')).length;
            }"""
        )
        assert shelf == 1  # what only the old release needed is gone
    finally:
        host.folder = old
    ada.go_home()
    assert not ada.faults
