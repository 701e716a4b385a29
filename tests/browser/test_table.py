"""The table: deciding, undoing, asking why not, by mouse and by keyboard, over a restart."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.scenes import asks, enter, scene

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


def test_a_hint_names_a_choice_with_its_chance_and_why(ada: Person) -> None:
    """The bot's advice: how likely each choice wins, what it is about, and how sure that is."""
    enter(ada, scene("state51", 2, asks("draft")))
    ada.my_turn()
    ada.page.get_by_role("button", name="Hint").click()
    advice = ada.page.locator(".advice")
    expect(advice).to_contain_text("A bot would choose")
    expect(advice).to_contain_text(re.compile("(clearly|hardly) better than the next"))
    first = advice.get_by_role("listitem").first
    expect(first).to_contain_text(re.compile(r"Take .*≈ \d+ %", re.DOTALL))
    # What the card says, not once more that it is taken.
    expect(first.locator("small").first).to_contain_text(".")
    expect(first).not_to_contain_text("takes")


def test_the_decision_opens_the_rulebook_at_its_section(ada: Person) -> None:
    """The book beside the prompt opens where the present decision is written."""
    room = empire(ada)
    rule = ada.view(room, 0)["view"]["rule"]
    ada.page.get_by_role("button", name=f"Rule {rule}").click()
    expect(ada.page.locator(f'[id="{rule}"]')).to_have_class(re.compile(r"\bopen\b"))


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
    ada.play_until("document.querySelector('[data-key=skip]')", skips=False)
    # Several wait: the button stays long enough to be pressed by a slow hand.
    expect(skip).to_have_text(re.compile(r"([3-9]|\d\d) more"))
    ada.page.get_by_label("Every detail").check()
    lines = ada.page.locator(".log li [data-step]")
    shown = lines.count()
    skip.click()
    ada.my_turn()
    whole = ada.view(room, 0)
    expect(lines).to_have_count(len(whole["log"]))
    assert lines.count() > shown


def hold(ada: Person, meanwhile: Callable[[], None]) -> None:
    """The next move of this page is under way while something else happens."""

    def late(route: Route) -> None:
        meanwhile()
        route.continue_()

    ada.page.route("**/moves", late, times=1)


LATE = [("en", "Too late: your move doesn't count."), ("de", "Zu spät: Dein Zug gilt nicht.")]


@pytest.mark.parametrize(("lang", "said"), LATE)
def test_a_stale_move_is_redrawn_and_explained(
    sit: Callable[..., Person], lang: str, said: str
) -> None:
    """If another device of the same seat was faster, the page says what was done and shows it."""
    ada = sit(lang=lang)
    room = empire(ada)
    other = ada.open()
    other.goto(f"/r/{room}")
    other.wait_for_selector(".ask.mine")

    def faster() -> None:
        other.locator(".controls > .button").first.click()
        expect(other.locator(".prompt")).to_have_attribute("aria-busy", "false")

    hold(ada, faster)
    ada.page.locator(".controls > .button").first.click()
    toast = ada.page.locator(".toast")
    expect(toast).to_contain_text(said)
    other.get_by_label({"en": "Every detail", "de": "Jede Einzelheit"}[lang]).check()
    done = other.locator(".log li [data-step]").last.inner_text()
    assert done
    expect(toast).to_contain_text(done)
    expect(ada.page.locator(".ask")).to_have_text(other.inner_text(".ask"))


def test_a_move_after_an_undo_elsewhere_is_explained(ada: Person) -> None:
    """If another device took the move before back, the page says that and shows the question."""
    room = empire(ada)
    ask = ada.page.inner_text(".ask")
    other = ada.open()
    other.goto(f"/r/{room}")
    other.wait_for_selector(".ask.mine")
    ada.decide(room)
    undo = other.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_enabled()

    def back() -> None:
        undo.click()
        expect(undo).to_be_disabled()

    hold(ada, back)
    ada.page.locator(".controls > .button").last.click()
    expect(ada.page.locator(".toast")).to_contain_text("Something was taken back")
    expect(ada.page.locator(".ask")).to_have_text(ask)


def test_the_log_is_one_stop_of_the_tab_key(ada: Person) -> None:
    """Arrows, Home and End lead from line to line; Tab comes and goes at the newest one."""
    empire(ada)
    ada.play(4)
    ada.my_turn()
    page = ada.page
    page.get_by_label("Every detail").check()
    lines = page.locator(".log li button")
    last = lines.count() - 1
    assert last > 4
    expect(page.locator(".log li button[tabindex='0']")).to_have_count(1)
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("tabpanel")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Every detail")).to_be_focused()
    page.keyboard.press("Tab")
    for key, line in (
        ("", last),
        ("ArrowUp", last - 1),
        ("ArrowUp", last - 2),
        ("ArrowDown", last - 1),
        ("Home", 0),
        ("ArrowUp", 0),
        ("End", last),
        ("ArrowUp", last - 1),
    ):
        if key:
            page.keyboard.press(key)
        expect(lines.nth(line)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_label("Every detail")).to_be_focused()
    page.keyboard.press("Tab")
    expect(lines.nth(last)).to_be_focused()
    step = lines.nth(last).get_attribute("data-step")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay?step={step}")


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


RECORDER = """
window.told = [];
window.Notification = class {
  static permission = 'granted';
  constructor(heading, { body }) { told.push(`${heading}: ${body}`); }
  close() {}
};
window.plucked = 0;
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { plucked += 1; return made.call(this); };
"""


@pytest.mark.parametrize("wanted", [True, False])
def test_a_hidden_page_calls_its_player(sit: Callable[..., Person], wanted: bool) -> None:
    """Notification and sound come when it is one's turn while the page is hidden, if wanted."""
    sound = "on" if wanted else "off"  # by day there are sounds unless somebody wants none
    ada, bo = sit(notify=wanted, sound=sound), sit(seed=2)
    ada.context.add_init_script(RECORDER)
    made = ada.create("rebellion", "open", "me", options=SMALL, seed=5)
    room = made["room"]["id"]
    bo.go(made["links"]["invite"].removeprefix(bo.url))
    bo.page.get_by_role("button", name="Sit down").click()
    ada.enter(made)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(ada.page.locator(".ask")).to_contain_text("is to decide")
    ada.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    while ada.view(room, 1)["asked"] == 0:
        bo.decide(room)
    expect(ada.page).to_have_title("● Your turn: Rebellion of the Planets")
    if wanted:
        ada.page.wait_for_function("told.length > 0 && plucked > 0")
        assert ada.page.evaluate("told.at(-1)") == "It's your turn: Rebellion of the Planets"
    else:
        assert ada.page.evaluate("[told.length, plucked]") == [0, 0]


def test_a_log_line_lights_up_what_it_is_about(ada: Person) -> None:
    """Pointing at a line, by mouse or by keyboard, lights the thing on the board, and only then."""
    room = empire(ada)
    log = ada.view(room, 0)["log"]
    number, line = next((i, one) for i, one in enumerate(log) if one["targets"])
    thing = ada.page.locator(f'.board [data-ref="{line["targets"][0]}"]').first
    expect(thing).to_be_attached()
    lit = ada.page.locator(".board [data-lit]")
    ada.page.get_by_label("Every detail").check()
    entry = ada.page.locator(".log li [data-step]").nth(number)
    entry.hover()
    expect(thing).to_have_attribute("data-lit", "true")
    ada.page.locator(".ask").hover()
    expect(lit).to_have_count(0)
    entry.focus()
    expect(thing).to_have_attribute("data-lit", "true")


def test_a_moment_is_shared_by_its_link(ada: Person) -> None:
    """What is copied in a replay is the address of the moment that is shown."""
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    room = empire(ada)
    ada.decide(room)
    ada.decide(room)
    ada.go(f"/r/{room}/replay?step=0")
    ada.page.get_by_role("button", name="One step on").click()
    expect(ada.page.get_by_text("Step 1 of")).to_be_visible()
    ada.page.get_by_role("button", name="Copy a link to this moment").click()
    ada.page.wait_for_function(
        "async link => (await navigator.clipboard.readText()) === link",
        arg=f"{ada.url}/r/{room}/replay?step=1",
    )


def test_what_is_copied_has_no_soft_hyphens(sit: Callable[..., Person]) -> None:
    """Long names may break in narrow boxes; as text they stay what they are."""
    ada = sit(lang="de")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.enter(ada.create("state51", "me", "thumb", seed=2))
    ada.my_turn()
    shown = ada.page.evaluate(
        """() => {
          const names = [...document.querySelectorAll('.own .name')];
          const long = names.find(name => name.textContent.includes('\\u00ad'));
          if (long) getSelection().selectAllChildren(long);
          return long?.textContent ?? '';
        }"""
    )
    assert "\u00ad" in shown
    ada.page.keyboard.press("Control+c")
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    assert copied.strip() == shown.replace("\u00ad", "").strip()
    assert ada.page.locator("[aria-label*='\u00ad']").count() == 0


def test_a_guided_game_explains_step_by_step(ada: Person) -> None:
    """„Learn as you play“ sets up a table with a teacher, who goes on when one does."""
    ada.go("/")
    ada.page.get_by_role("link", name="Learn as you play").last.click()
    ada.page.get_by_role("button", name="Begin").click()
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
    ada.page.get_by_role("radio", name="Always").check()
    ada.page.get_by_role("slider", name="Volume").fill("0.3")
    ada.page.get_by_label("leisurely").check()
    ada.page.reload()
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.get_by_role("radio", name="Always")).to_be_checked()
    expect(ada.page.get_by_role("slider", name="Volume")).to_have_value("0.3")
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
    ada.page.get_by_role("button", name=re.compile("Begin.*The Empire")).click()
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
    card = ada.page.locator(".flat [data-can]").first
    finger = {"pointerType": "touch", "bubbles": True}
    name = card.get_attribute("data-ref")
    card.dispatch_event("pointerdown", finger)
    expect(ada.page.get_by_role("tooltip")).to_be_visible()
    card.dispatch_event("pointerup", finger)
    card.dispatch_event("click")
    ada.settle()
    expect(ada.page.locator(f'.flat [data-ref="{name}"]')).to_have_count(1)
    card.tap()
    expect(ada.page.locator(f'.flat [data-ref="{name}"]')).to_have_count(0)
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)


FLOWN = """() => {
  window.flown = [];
  new MutationObserver(changes => {
    const added = changes.flatMap(one => [...one.addedNodes]);
    flown.push(...added.filter(one => one.matches?.('.flight')).map(one => one.innerText));
  }).observe(document.querySelector('.flights'), { childList: true });
}"""


@pytest.mark.parametrize("still", [False, True])
def test_goods_are_seen_to_fly_unless_nothing_shall_move(
    sit: Callable[..., Person], still: bool
) -> None:
    """A moment that brings goods sends them on their way; who wants no motion sees none."""
    ada = sit(lessMotion=still)
    ada.enter(ada.create("state51", "me", "thumb", seed=4))
    ada.my_turn()
    ada.page.evaluate(FLOWN)
    if still:
        ada.play(12)
        ada.my_turn()
        assert ada.page.evaluate("flown") == []
    else:
        ada.play_until("window.flown.length > 0")
    expect(ada.page.locator(".flight")).to_have_count(0)
