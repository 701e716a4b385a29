"""The table: deciding, undoing, asking why not, by mouse and by keyboard, over a restart."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.house import House
from tests.browser.person import Person

SMALL = {"board": "small"}


def empire(ada: Person, **more: object) -> str:
    """A game of Rebellion in which Ada is asked first; its room."""
    made = ada.create("rebellion", "me", "thumb", options=SMALL, seed=5, **more)
    ada.enter(made)
    ada.my_turn()
    return str(made["room"]["id"])


def test_undo_takes_back_one_choice_or_the_turn(ada: Person) -> None:
    """Undo leads back to the question before, „undo the whole turn“ to the first."""
    room = empire(ada)
    first = ada.view(room, 0)
    ada.decide(room)
    undo = ada.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_enabled()
    undo.click()
    ada.settle()
    expect(undo).to_be_disabled()
    again = ada.view(room, 0)
    assert again["step"] == first["step"]
    assert again["view"] == first["view"]
    ada.decide(room)
    ada.decide(room)
    whole = ada.page.get_by_role("button", name="Undo the whole turn")
    expect(whole).to_be_enabled()
    whole.click()
    ada.settle()
    expect(undo).to_be_disabled()
    assert ada.view(room, 0)["view"] == first["view"]


def test_what_can_be_chosen_glows_and_what_cannot_says_why(ada: Person) -> None:
    """What glows can be chosen; anything else names the rule, which opens at its section."""
    room = empire(ada)
    for _ in range(30):
        if ada.page.locator("[data-ref][data-can]").count():
            break
        ada.decide(room)
        ada.my_turn()
    assert ada.page.locator("[data-ref][data-can]").count() > 0
    calm = ada.page.locator("[data-ref^='land:']:not([data-can])").first
    calm.dispatch_event("click")
    why = ada.page.locator(".why")
    expect(why).to_be_visible()
    rule = why.get_by_role("button", name="Rule").first
    wanted = rule.inner_text().removeprefix("Rule ")
    rule.click()
    expect(ada.page.locator(f'[id="{wanted}"].open')).to_be_visible()


def test_a_hint_names_a_choice(ada: Person) -> None:
    """The bot's advice is shown in words."""
    empire(ada)
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.get_by_text("A bot would choose")).to_be_visible()


def test_the_decision_opens_the_rulebook_at_its_section(ada: Person) -> None:
    """The book beside the prompt opens where the present decision is written."""
    room = empire(ada)
    rule = ada.view(room, 0)["view"]["rule"]
    ada.page.get_by_role("button", name=f"Rule {rule}").click()
    expect(ada.page.locator(f'[id="{rule}"]')).to_have_class("open")


def test_a_whole_turn_with_the_keyboard_only(ada: Person) -> None:
    """Numbers, Tab and Enter are enough; the focus stays inside the table over updates."""
    room = empire(ada)
    start = ada.view(room, 0)["step"]
    for _ in range(600):
        ada.settle()
        frame = ada.view(room, 0)
        if frame["step"] > start + 5:
            break
        if ada.page.locator("[data-key=skip]").count():
            ada.page.keyboard.press("n")
        elif ada.page.locator(".list button").count():
            ada.page.locator(".list button").first.focus()
            ada.page.keyboard.press("Enter")
        elif ada.page.locator(".amount .primary").count():
            ada.page.locator(".amount input").focus()
            ada.page.keyboard.press("ArrowRight")
            ada.page.keyboard.press("Enter")
        else:
            ada.page.keyboard.press("1")
    assert ada.view(room, 0)["step"] > start + 5
    assert ada.page.evaluate("document.activeElement.closest('.stage') !== null")
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="Keys")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_bots_moves_are_shown_one_by_one_and_can_be_skipped(sit: Callable[..., Person]) -> None:
    """Others' moves queue up at a pace one can follow; „skip to now“ shows the newest at once."""
    ada = sit(pace="slow")
    made = ada.create("state51", "me", "thumb", "thumb", "thumb", seed=2)
    ada.enter(made)
    room = made["room"]["id"]
    skip = ada.page.locator("[data-key=skip]")
    for _ in range(1000):
        if skip.count():
            break
        ada.step(skips=False)
        ada.page.wait_for_timeout(25)
    # Several wait: the button stays long enough to be pressed by a slow hand.
    expect(skip).to_have_text(re.compile(r"([3-9]|\d\d) more"))
    lines = ada.page.locator(".log li")
    shown = lines.count()
    skip.click()
    ada.my_turn()
    whole = ada.view(room, 0)
    expect(lines).to_have_count(min(150, len(whole["log"])))
    assert lines.count() > shown


def test_a_stale_move_is_redrawn_and_explained(ada: Person) -> None:
    """If another device of the same seat was faster, the table is redrawn and says so."""
    room = empire(ada)
    other = ada.open()
    other.goto(f"/r/{room}")
    other.wait_for_selector(".ask.mine")

    def late(route: Route) -> None:
        other.locator(".controls > .button").first.click()
        expect(other.locator(".prompt")).to_have_attribute("aria-busy", "false")
        route.continue_()

    ada.page.route("**/moves", late, times=1)
    ada.page.locator(".controls > .button").first.click()
    expect(ada.page.get_by_text("Somebody was faster")).to_be_visible()
    expect(ada.page.locator(".ask")).to_have_text(other.inner_text(".ask"))


def test_a_restart_of_the_server_is_survived_mid_turn(ada: Person, house: House) -> None:
    """The page says that the server is gone, keeps trying, and sends the move when it is back."""
    room = empire(ada)
    step = ada.view(room, 0)["step"]
    house.stop()
    try:
        expect(ada.page.get_by_role("alert")).to_contain_text("can't be reached")
        ada.page.locator(".controls > .button").first.click()
        expect(ada.page.get_by_role("alert")).to_contain_text("Your move is kept")
    finally:
        house.start()
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    expect(ada.page.locator("[data-key=undo]")).to_be_enabled()
    assert ada.view(room, 0)["step"] == step + 1


def test_it_is_your_turn_in_title_and_favicon(ada: Person) -> None:
    """Whoever looks at another tab sees that the table waits."""
    empire(ada)
    expect(ada.page).to_have_title("● Your turn: Rebellion of the Planets")
    assert ada.page.get_attribute("link[rel=icon]", "href") == "/favicon-turn.svg"


def test_a_guided_game_explains_step_by_step(ada: Person) -> None:
    """„Learn as you play“ sets up a table with a teacher, who goes on when one does."""
    ada.go("/")
    ada.page.get_by_role("link", name="Learn as you play").last.click()
    teacher = ada.page.get_by_role("complementary", name="Guided game")
    first = teacher.get_by_role("status").inner_text()
    teacher.get_by_role("button", name="Go on").click()
    expect(teacher.get_by_role("status")).not_to_have_text(first)
    ada.page.reload()
    expect(teacher.get_by_role("status")).not_to_have_text(first)


def test_settings_are_at_hand_at_the_table(ada: Person) -> None:
    """Less motion, pace and sound are set at the table and kept."""
    empire(ada)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Sounds").check()
    ada.page.get_by_label("leisurely").check()
    ada.page.reload()
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.get_by_label("Sounds")).to_be_checked()
    expect(ada.page.get_by_label("leisurely")).to_be_checked()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_headings_wear_the_colours_of_the_board(ada: Person, players: int) -> None:
    """A player's sign has the colour of that player's lands, however many play."""
    made = ada.create("rebellion", "me", *["thumb"] * (players - 1), seed=2)
    ada.enter(made)
    table = ada.view(made["room"]["id"], 0)["view"]["table"]
    marks = ada.page.locator(".others .player h2 .mark path")
    for seat in range(1, players):
        faction = next(one for one in table["factions"] if one["seat"] == seat)
        expect(marks.nth(seat - 1)).to_have_attribute("fill", f"url(#seat-{faction['key']})")


def test_what_the_teacher_lights_stays_lit(ada: Person) -> None:
    """A new moment does not put out what a step of the guided game points at."""
    ada.go("/learn/rebellion")
    teacher = ada.page.get_by_role("complementary", name="Guided game")
    go_on = teacher.get_by_role("button", name="Go on")
    for _ in range(2):
        go_on.click()
    ada.page.locator('.prompt [data-key^="units:"]').click()
    go_on.click()
    lit = ada.page.locator('.places [data-ref="land:30"][data-lit]')
    expect(lit).to_have_count(1)
    ada.page.get_by_role("button", name="Undo", exact=True).click()
    ada.settle()
    expect(ada.page.locator('.prompt [data-key^="units:"]')).to_be_visible()
    expect(lit).to_have_count(1)


def test_a_long_press_looks_closer_and_a_tap_chooses(sit: Callable[..., Person]) -> None:
    """With a finger, a card that could be chosen is read by a long press without choosing it."""
    ada = sit(size=(360, 740), touch=True)
    ada.enter(ada.create("state51", "me", "thumb", seed=2))
    ada.my_turn()
    card = ada.page.locator(".hand [data-can]").first
    finger = {"pointerType": "touch", "bubbles": True}
    name = card.get_attribute("data-ref")
    card.dispatch_event("pointerdown", finger)
    expect(ada.page.get_by_role("tooltip")).to_be_visible()
    card.dispatch_event("pointerup", finger)
    card.dispatch_event("click")
    ada.settle()
    expect(ada.page.locator(f'.hand [data-ref="{name}"]')).to_have_count(1)
    card.tap()
    expect(ada.page.locator(f'.hand [data-ref="{name}"]')).to_have_count(0)
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)
