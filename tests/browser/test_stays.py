"""A table one can stay at: it keeps its place, the log follows, what happened is told, undone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import spielwerk
from spielwerk.engine import Session
from tests.browser.person import Person

# Every layout shift that the browser counts, with what has moved: presses by script are no input,
# so that none is excused. Things that glide to another place are moved, not laid out anew.
WATCH = """
window.shifted = [];
const name = node => (node?.nodeType === 3 ? node.parentElement : node)?.className ?? '';
new PerformanceObserver(list => {
  for (const entry of list.getEntries())
    shifted.push([entry.value, entry.sources.map(({ node }) => name(node)).join()]);
}).observe({ type: 'layout-shift', buffered: true });
"""
STAYS = 0.1
LINES = 1000
END = """() => {
  const log = document.querySelector('.log');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["rebellion", "state51", "counterweight"])
def test_the_table_keeps_its_place_over_a_whole_game(
    sit: Callable[..., Person], game: str, size: tuple[int, int]
) -> None:
    """All layout shifts of a whole game together stay below 0.1, and the board where it was."""
    ada = sit(size=size, seed=3)
    ada.context.add_init_script(WATCH)
    ada.enter(ada.create(game, "me", "thumb", seed=4))
    ada.my_turn()
    ada.page.evaluate("shifted.length = 0")
    box = ada.page.locator(".board").bounding_box()
    ada.play_to_the_end()
    assert ada.page.locator(".board").bounding_box() == box
    shifted = ada.page.evaluate("shifted")
    worst = sorted(shifted, reverse=True)[:5]
    assert sum(value for value, _ in shifted) < STAYS, worst
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def long_game() -> str:
    """A record of a game that goes on, with more than a thousand lines of log."""
    chance = random.Random(1)
    session = Session.new(spielwerk.game("rebellion"), 2, 1)
    while len(session.log) < LINES or session.player != 0:
        session.apply(chance.choice(session.state.options()))
    assert not session.over
    return session.record.dumps()


def test_the_log_follows_after_a_thousand_lines(ada: Person) -> None:
    """Every new line is in sight, until somebody scrolls up; „newest“ leads back."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "thumb"}]
    body = {"record": long_game(), "seats": seats, "pause": 0}
    made = ada.page.request.post("/api/records", data=body).json()
    ada.enter(made)
    page = ada.page
    page.get_by_label("Every detail").check()
    log = page.locator(".log")

    def follows() -> None:
        expect(page.get_by_role("button", name="Newest")).to_have_count(0)
        ada.my_turn()
        page.wait_for_function(END)

    follows()
    for _ in range(4):
        before = log.evaluate("log => log.textContent.length")
        ada.play(6)
        follows()
        assert log.evaluate("log => log.textContent.length") != before
    log.evaluate("log => log.scrollTop = 100")
    page.get_by_role("button", name="Newest").click()
    follows()


def test_a_chapter_of_the_log_folds_and_marks_whose_it_is(ada: Person) -> None:
    """What somebody did in one go is one line; it opens, and one's own is marked."""
    ada.enter(ada.create("state51", "me", "thumb", "thumb", seed=4))
    ada.play(12)
    ada.my_turn()
    fold = ada.page.locator(".log li.mine [aria-expanded]").first
    expect(fold).to_contain_text("You")
    before = ada.page.locator(".log li").count()
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert ada.page.locator(".log li").count() > before
    assert len(ada.page.locator(".log li").all()) < 150


def test_what_others_did_is_told_and_marked_until_the_next_move(ada: Person) -> None:
    """A line over the prompt tells what bots did since, also after a reload."""
    made = ada.create("state51", "me", "thumb", "thumb", seed=4)
    ada.enter(made)
    recap = ada.page.locator(".recap li")
    told = "document.querySelector('.recap li') && document.querySelector('[data-since]')"
    ada.play_until(f"{told} && document.querySelector('.ask.mine')")
    ada.my_turn()
    said = recap.all_inner_texts()
    assert ada.page.locator("[data-since]").count() > 0
    ada.page.reload()
    ada.my_turn()
    assert recap.all_inner_texts() == said
    button = recap.first.get_by_role("button")
    button.hover()
    ada.decide(made["room"]["id"])
    expect(recap.filter(has_text=said[0])).to_have_count(0)


def test_against_bots_any_decision_is_taken_back(ada: Person) -> None:
    """In 51st State the bots answer at once; undo leads back over their moves all the same."""
    made = ada.create("state51", "me", "thumb", "thumb", seed=4)
    room = made["room"]["id"]
    ada.enter(made)
    ada.play(8)
    ada.my_turn()
    before = ada.view(room, 0)
    ada.decide(room)
    ada.my_turn()
    undo = ada.page.get_by_role("button", name="Undo", exact=True)
    while ada.view(room, 0)["step"] > before["step"]:
        expect(undo).to_be_enabled()
        undo.click()
        ada.settle()
    assert ada.view(room, 0)["view"] == before["view"]


def test_a_move_under_way_is_seen_and_a_silent_line_is_told(ada: Person) -> None:
    """The prompt shows at once that something was sent; after a while a banner says so."""
    made = ada.create("rebellion", "me", "thumb", options={"board": "small"}, seed=5)
    ada.enter(made)
    ada.my_turn()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/moves", hold, times=1)
    frames = ada.page.evaluate(
        """async () => {
          document.querySelector('.controls > .button').click();
          let frames = 0;
          for (; !document.querySelector('.prompt.busy'); frames += 1)
            await new Promise(requestAnimationFrame);
          return frames;
        }"""
    )
    assert frames <= 2  # painted at once, whatever the line does
    expect(ada.page.get_by_role("alert")).to_contain_text("takes its time")
    held[0].continue_()
    ada.settle()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_number_key_leads_into_the_list_that_it_opens(ada: Person) -> None:
    """The focus goes into the list, and Escape brings it back to its button."""
    ada.enter(ada.create("state51", "me", "thumb", "thumb", seed=4))
    ada.play_until("document.querySelector('.controls [data-key^=\"list:\"]')")
    page = ada.page
    button = page.locator('.controls [data-key^="list:"]').first
    number = button.locator("kbd").inner_text()
    page.keyboard.press(number)
    expect(page.locator(".pop .list :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".pop .list")).to_have_count(0)
    expect(button).to_be_focused()


def test_nothing_planned_is_lost_without_a_word(ada: Person) -> None:
    """Done buying with units in mind: the prompt asks, and „buy and go on“ does both."""
    made = ada.create("rebellion", "me", "thumb", options={"board": "small"}, seed=5)
    room = made["room"]["id"]
    ada.enter(made)
    ada.my_turn()
    page = ada.page
    page.locator('.prompt [data-key^="units:"]').click()
    while ada.view(room, 0)["view"]["decision"] != "purchase":
        ada.decide(room)
    ada.settle()
    land = page.locator('[data-ref^="land:"][data-can]').first
    land.dispatch_event("click")
    expect(page.locator(".task")).to_be_visible()
    page.locator('.controls [data-key^="done:"]').click()
    expect(page.locator(".lose")).to_be_visible()
    page.locator("[data-key=draft-do]").click()
    expect(page.locator(".lose")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("buys one unit")
    expect(page.locator(".task")).to_have_count(0)
    ada.settle()
    assert ada.view(room, 0)["view"]["decision"] != "purchase"
