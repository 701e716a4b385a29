"""Rebellion on its own board: whole games by clicks on planets and lands, not on a list."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.browser.person import Person
from tests.browser.scenes import asks, enter, scene

Sit = Callable[..., Person]

# One click: carry out a plan that is ready, point at something that glows, or end the phase.
CLICK = """
  const plan = document.querySelector('.own [data-key=plan]:not([aria-disabled])');
  if (plan && first < 0.6) return press(plan, 'plan');
  const glowing = [...document.querySelectorAll('.places [data-ref][data-can]')];
  if (glowing.length && first < 0.85) return press(pick(glowing), 'point');
  const more = [...document.querySelectorAll('.own .stepper button:enabled')];
  if (more.length && first < 0.9) return press(pick(more), 'step');
  const answers = [...prompt.querySelectorAll('.controls > .button:enabled')].filter(
    button => /^(done|agree|refuse|credits|units):/.test(button.dataset.key),
  );
  if (answers.length) return press(pick(answers), 'answer');
  if (prompt.querySelector('.amount .primary')) {
    return press(prompt.querySelector('.amount .primary'), 'amount');
  }
  return glowing.length ? press(pick(glowing), 'point') : 'wait';
"""


@pytest.mark.parametrize(
    ("lang", "size", "seats"),
    [("en", (1440, 900), ("thumb", "me", "thumb")), ("de", (360, 740), ("me", "thumb", "thumb"))],
)
def test_a_whole_game_is_played_on_the_board(
    sit: Sit, lang: str, size: tuple[int, int], seats: tuple[str, ...]
) -> None:
    """From the first purchase to the result, by clicks on planets and lands, in both languages."""
    ada = sit(lang=lang, size=size, seed=4)
    failed: list[str] = []

    def notice(answer: Response) -> None:
        # A gift among bots may come in between: that is stale, and the page is drawn anew.
        if answer.request.method == "POST" and not answer.ok and '"stale"' not in answer.text():
            failed.append(f"{answer.status} {answer.request.post_data}")

    ada.page.on("response", notice)
    room = ada.create("rebellion", *seats, seed=6, options={"board": "small", "max_rounds": 4})
    ada.enter(room)
    done = ada.click_through(CLICK)
    assert {"plan", "point", "answer"} <= done
    assert failed == []
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]


def at(person: Person, room: dict[str, Any], seat: int, decision: str) -> None:
    """Play on with the prompt's own buttons until a question of this kind is asked."""
    for _ in range(600):
        person.my_turn()
        if person.view(room["room"]["id"], seat)["view"]["decision"] == decision:
            return
        person.play(1)
    raise AssertionError(f"{decision} is never asked")


def test_units_are_planned_on_the_board_and_bought_at_once(sit: Sit) -> None:
    """Clicks on own lands add up to one purchase; the price is named before it is paid."""
    ada = sit()
    room = ada.create("rebellion", "me", "thumb", "thumb", seed=2)
    ada.enter(room)
    at(ada, room, 0, "purchase")
    before = ada.view(room["room"]["id"], 0)["view"]["table"]
    ports = [land for land in before["lands"] if land["owner"] == 0][:2]
    button = ada.page.locator(".own [data-key=plan]")
    expect(button).to_have_attribute("aria-disabled", "true")
    for land, clicks in zip(ports, (2, 1), strict=True):
        for _ in range(clicks):
            ada.page.locator(f'.places [data-ref="land:{land["id"]}"]').click()
    expect(button).to_have_text("Buy 3 for 6")
    button.click()
    ada.settle()
    after = ada.view(room["room"]["id"], 0)["view"]["table"]
    units = {land["id"]: land["units"] for land in after["lands"]}
    assert [units[land["id"]] - land["units"] for land in ports] == [2, 1]
    assert after["factions"][0]["purse"] == before["factions"][0]["purse"] - 6


def test_losses_are_seen_before_they_are_taken(sit: Sit) -> None:
    """Shared out over the lands with steppers; each says what it will have left."""
    ada = sit(size=(360, 740))
    session = scene("rebellion", 3, asks("losses", lambda state: len(state.options()) > 1))
    room = enter(ada, session)["room"]["id"]
    ada.my_turn()
    before = ada.view(room, session.player)["view"]["table"]
    units = {land["id"]: land["units"] for land in before["lands"]}
    button = ada.page.locator(".own [data-key=plan]")
    expect(button).to_have_attribute("aria-disabled", "true")
    left = before["share"]["most"]
    for row, origin in enumerate(before["share"]["lands"]):
        lost = min(left, origin["most"])
        if lost == 0:
            break
        line = ada.page.locator(".own .task li").nth(row)
        for _ in range(lost):
            line.locator(".stepper button").nth(1).click()
        has = units[origin["land"]]
        expect(line).to_contain_text(f"{has}\u00a0→ {has - lost}")
        units[origin["land"]] -= lost
        left -= lost
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()
    ada.settle()
    after = ada.view(room, session.player)["view"]["table"]
    assert {land["id"]: land["units"] for land in after["lands"]} == units


def test_a_link_shows_its_price_before_it_is_built(sit: Sit) -> None:
    """A port, then another: chain and price are shown, then it lies there."""
    ada = sit()
    room = ada.create("rebellion", "me", "thumb", "thumb", seed=2)
    ada.enter(room)
    at(ada, room, 0, "connection")
    before = ada.view(room["room"]["id"], 0)["view"]["table"]
    price = next(price for price in before["link_prices"] if price["open"] and price["bridges"] > 1)
    start, end = price["planets"]
    first, second = (ada.page.locator(f'.sky [data-ref="planet:{one}"]') for one in (start, end))
    first.dispatch_event("click")
    # A finger has to point first: the way is shown, and the button names its price.
    second.dispatch_event("pointerenter", {"pointerType": "touch"})
    second.dispatch_event("pointerleave", {"pointerType": "touch"})
    second.dispatch_event("click")
    expect(ada.page.locator(".sky .wish")).to_be_attached()
    button = ada.page.locator(".own [data-key=plan]")
    expect(button).to_have_text(f"Build for {price['price']}")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".sky .wish")).to_have_count(0)
    # A mouse has seen the way when it clicks.
    first.dispatch_event("click")
    second.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(ada.page.locator(".sky .wish")).to_be_attached()
    expect(ada.page.locator(".own .small").first).to_contain_text(f"{price['price']} credit")
    second.dispatch_event("pointerleave", {"pointerType": "mouse"})
    expect(ada.page.locator(".sky .wish")).to_have_count(0)
    second.dispatch_event("click")
    expect(ada.page.locator(".sky .bridge")).to_have_count(price["bridges"])
    after = ada.view(room["room"]["id"], 0)["view"]["table"]
    assert sorted([start, end]) in [link["planets"] for link in after["links"]]
    expect(ada.page.locator(".sky .beam")).to_have_count(len(after["links"]))


def test_units_move_where_they_are_pointed_to(sit: Sit) -> None:
    """The land they leave, how many and for how much, then the goal: two clicks if all is right."""
    ada = sit()
    session = scene("rebellion", 3, asks("movement", lambda state: state.round >= 2))
    room = enter(ada, session)["room"]["id"]
    ada.my_turn()
    before = ada.view(room, session.player)["view"]["table"]
    route = max(before["moving"]["routes"], key=lambda route: route["most"])
    start, goal = route["land"], route["goals"][0]
    ada.page.locator(f'.places [data-ref="land:{start}"]').dispatch_event("click")
    count = ada.page.get_by_role("spinbutton")
    expect(count).to_have_text(str(min(before["moving"]["batch"], route["most"])))
    ada.page.locator(".own .stepper button").first.click()
    moved = max(1, min(before["moving"]["batch"], route["most"]) - 1)
    expect(count).to_have_text(str(moved))
    ada.page.locator(f'.places [data-ref="land:{goal}"]').dispatch_event("click")
    ada.settle()
    after = ada.view(room, session.player)["view"]["table"]
    change = {
        land["id"]: land["units"] - was["units"]
        for land, was in zip(after["lands"], before["lands"], strict=True)
        if land["units"] != was["units"]
    }
    assert change == {start: -moved, goal: moved}


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_another_way_is_chosen_by_touching_it(sit: Sit, size: tuple[int, int]) -> None:
    """All ways between two ports are drawn in the sky; the one touched is built, and no other."""
    ada = sit(size=size)
    room = ada.create("rebellion", "me", "thumb", "thumb", seed=2)
    ada.enter(room)
    at(ada, room, 0, "connection")
    before = ada.view(room["room"]["id"], 0)["view"]["table"]
    price = next(price for price in before["link_prices"] if price["open"] and price["bridges"] > 1)
    start, end = price["planets"]
    ada.page.locator(f'.sky [data-ref="planet:{start}"]').dispatch_event("click")
    ada.page.locator(".own [data-key=ways]").check()
    ada.page.locator(f'.sky [data-ref="planet:{end}"]').dispatch_event("click")
    expect(ada.page.locator(".sky .way")).not_to_have_count(0)
    ways = ada.view(room["room"]["id"], 0)["view"]["table"]["ways"]
    expect(ada.page.locator(".sky .way")).to_have_count(len(ways))
    wanted = next(way for way in ways[1:] if way["open"])
    shown = ada.page.locator(f'.sky [data-ref="way:{wanted["id"]}"]')
    expect(shown).to_have_attribute("aria-label", re.compile("connects"))
    listed = ada.page.locator(".own .ways li").nth(wanted["id"])
    expect(listed).to_contain_text(shown.get_attribute("aria-label") or "")
    shown.dispatch_event("click")
    expect(ada.page.locator(".sky .way")).to_have_count(0)
    expect(ada.page.locator(".sky .bridge")).to_have_count(wanted["bridges"])
    after = ada.view(room["room"]["id"], 0)["view"]["table"]
    assert after["bridges"] == sorted(wanted["chain"], key=lambda one: (one["orbit"], one["field"]))
    assert after["factions"][0]["purse"] == before["factions"][0]["purse"] - wanted["price"]


def test_a_land_is_stormed_with_one_touch(sit: Sit) -> None:
    """Beside the single roll stands the storm, which goes on by itself."""
    ada = sit()
    room = ada.create("rebellion", "me", "thumb", "thumb", seed=2)
    ada.enter(room)
    at(ada, room, 0, "battle")
    before = ada.view(room["room"]["id"], 0)["view"]["table"]
    target = max(before["targets"], key=lambda target: target["chances"]["fall"])
    # The middle of a land's box may lie on the port that it surrounds.
    ada.page.locator(f'.places [data-ref="land:{target["land"]}"]').dispatch_event("click")
    ada.page.locator(".own [data-key=storm]").click()
    expect(ada.page.locator(".duel svg").first).to_be_attached()
    after = ada.view(room["room"]["id"], 0)["view"]["table"]
    assert after["factions"][0]["purse"] < before["factions"][0]["purse"]
    units = {land["id"]: land for land in after["lands"]}
    assert units[target["land"]]["owner"] == 0 or not any(
        one["land"] == target["land"] and one["chances"]["fall"] >= 0.5 for one in after["targets"]
    )


def test_an_attack_is_built_with_its_odds(sit: Sit) -> None:
    """Target, origins by steppers, the odds of roll and fight; fewer attackers, other odds."""
    ada = sit()
    room = ada.create("rebellion", "me", "thumb", "thumb", seed=2)
    ada.enter(room)
    at(ada, room, 0, "battle")
    before = ada.view(room["room"]["id"], 0)["view"]["table"]
    target = max(before["targets"], key=lambda target: target["origins"][0]["most"])
    # The middle of a land's box may lie on the port that it surrounds.
    ada.page.locator(f'.places [data-ref="land:{target["land"]}"]').dispatch_event("click")
    fall = round(100 * target["chances"]["fall"])
    odds = ada.page.locator(".own dl")
    expect(odds).to_contain_text(f"falls with {fall} %")
    ada.page.locator(".own .stepper button").first.click()
    expect(odds).not_to_contain_text(f"falls with {fall} %")
    ada.page.locator(".own [data-key=plan]").click()
    expect(ada.page.locator(".duel svg").first).to_be_attached()
    after = ada.view(room["room"]["id"], 0)["view"]["table"]
    assert after["factions"][0]["purse"] == before["factions"][0]["purse"] - 1


def test_a_gift_is_made_out_of_turn(sit: Sit) -> None:
    """Rebels give at any time from their own area; the credits arrive."""
    ada = sit()
    room = ada.create("rebellion", "thumb", "me", "thumb", seed=2)
    ada.enter(room)
    at(ada, room, 1, "purchase")
    before = ada.view(room["room"]["id"], 1)["view"]["table"]["factions"]
    ada.page.get_by_role("button", name="Give credits").click()
    ada.page.get_by_role("button", name="Rebel Red gives 5 credits to Rebel Green").click()
    expect(ada.page.locator(".own").get_by_role("button", name="gives")).to_have_count(0)
    after = ada.view(room["room"]["id"], 1)["view"]["table"]["factions"]
    assert [now["purse"] - was["purse"] for now, was in zip(after, before, strict=True)] == [
        *(0, -5, 5),
    ]


def test_a_tablet_gives_the_sky_its_width(sit: Sit) -> None:
    """The sky takes most of the width, all planets stand beside it, nothing is to be scrolled."""
    ada = sit(size=(768, 1024))
    ada.enter(ada.create("rebellion", "me", "thumb", "thumb", seed=2))
    ada.my_turn()
    sky = ada.page.locator("svg.sky").evaluate("sky => Math.min(sky.clientWidth, sky.clientHeight)")
    assert sky >= 0.6 * 768
    for planet in ada.page.locator(".flank .world .name").all():
        expect(planet).to_be_in_viewport(ratio=0.98)


def test_a_phone_shows_both_colours_of_one_player(sit: Sit) -> None:
    """Whoever leads two colours sees the forecasts of both without scrolling."""
    ada = sit(size=(360, 740), lang="de")
    two = scene("rebellion", 2, asks("purchase", lambda state: bool(state.player == 1)))
    enter(ada, two)
    ada.my_turn()
    colours = ada.page.locator(".own .forecast")
    expect(colours).to_have_count(2)
    for colour in colours.all():
        expect(colour).to_be_in_viewport(ratio=0.98)


# Notes every planet of the sky that is sent across the screen.
MOVED = """
  window.moved = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    if (this.matches('.sky [data-ref^="planet:"]')) window.moved.push(this.dataset.ref);
    return animate.apply(this, how);
  };
"""


def test_planets_keep_to_their_orbits_when_the_sky_is_drawn_anew(sit: Sit) -> None:
    """A list that opens and closes leaves the board as it is: no planet takes off for that."""
    ada = sit(lessMotion=False)
    ada.page.add_init_script(MOVED)
    room = ada.create("rebellion", "me", "thumb", "thumb", seed=2)
    ada.enter(room)
    at(ada, room, 0, "purchase")
    ada.page.locator('.prompt [data-key^="list:"]').first.click()
    expect(ada.page.locator(".prompt .list")).to_be_visible()
    sky = ada.page.locator("svg.sky")
    low = sky.evaluate("sky => sky.clientHeight")
    ada.page.evaluate("window.moved.length = 0")
    ada.page.locator('.prompt [data-key^="done:"]').click()
    expect(ada.page.locator(".prompt .list")).to_have_count(0)
    at(ada, room, 0, "connection")
    assert sky.evaluate("sky => sky.clientHeight") == low
    assert ada.page.evaluate("window.moved") == []


def test_a_planet_is_looked_at_closely_with_the_keyboard(sit: Sit) -> None:
    """Enter opens a planet with all its lands, Escape closes it and gives the focus back."""
    ada = sit(size=(360, 740))
    room = ada.create("rebellion", "me", "thumb", "thumb", seed=2)
    ada.enter(room)
    ada.my_turn()
    turn = ada.page.locator("[data-key=face]")
    turn.press("Enter")  # a phone shows the lands that are asked about, or the sky
    planet = ada.page.locator('.sky [data-ref="planet:3"]')
    planet.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog", name="Azure")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog", name="Azure")).to_have_count(0)
    expect(planet).to_be_focused()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_guided_game_fits_its_seed(sit: Sit, lang: str) -> None:
    """Every step of the tutorial comes up in its situation and is done by what it asks for."""
    ada = sit(lang=lang)
    ada.go("/learn/rebellion")
    page = ada.page
    page.locator("main .panel .button").first.click()
    teacher = page.locator(".teacher")

    def at_step(number: int) -> None:
        expect(teacher).to_contain_text(f"{number} / 16")

    def answer(verb: str) -> None:
        page.locator(f'.prompt [data-key^="{verb}:"]').click()

    def point(*refs: str) -> None:
        for ref in refs:
            page.locator(f'.places [data-ref="{ref}"]').dispatch_event("click")

    def go_on() -> None:
        teacher.locator(".button.primary").click()

    plan = page.locator(".own [data-key=plan]")
    for number in (1, 2):
        at_step(number)
        go_on()
    at_step(3)
    answer("credits")  # not what the teacher asks for
    at_step(3)
    answer("units")
    at_step(4)
    go_on()
    at_step(5)
    point(*["land:30"] * 6)
    plan.click()
    at_step(6)
    answer("done")
    at_step(7)
    point("planet:0", "planet:1")
    at_step(8)
    answer("done")
    at_step(9)
    point("land:31")
    plan.click()
    at_step(10)
    go_on()
    at_step(11)
    answer("done")
    at_step(12)
    answer("done")
    for number in (13, 14):
        at_step(number)
        go_on()
    ada.my_turn()
    for number in (15, 16):
        at_step(number)
        go_on()
    expect(teacher).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_guided_game_can_be_played_as_a_rebel(sit: Sit, lang: str) -> None:
    """The other side has a teacher of its own, from the Empire's lone round to the second turn."""
    ada = sit(lang=lang, seed=3)
    ada.go("/learn/rebellion")
    page = ada.page
    page.locator("main .panel .button").nth(1).click()
    teacher = page.locator(".teacher")
    steps = 14

    def at_step(number: int) -> None:
        expect(teacher).to_contain_text(f"{number} / {steps}")

    def go_on() -> None:
        teacher.locator(".button.primary").click()

    for number in (1, 2):
        at_step(number)
        go_on()
    ada.my_turn()
    at_step(4)
    expect(page.locator(".places [data-lit]").first).to_be_visible()
    go_on()
    at_step(5)
    page.locator('.prompt [data-key^="done:"]').click()
    at_step(6)
    go_on()
    # From here on the prompt's own buttons play the turn, and the teacher follows.
    shown = "document.querySelector('.teacher')?.textContent.includes('{} / {}')"
    for number in (8, 9):
        ada.play_until(shown.format(number, steps))
    go_on()
    ada.play_until(shown.format(12, steps))
    go_on()
    at_step(13)
    go_on()
    ada.play_until(shown.format(14, steps))
