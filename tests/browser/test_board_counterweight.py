"""Counterweight on its own board: by clicks on ring, lane, dock and plan, not on a list."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from spielwerk.games import game
from tests.browser.person import Person
from tests.browser.scenes import asks, enter, scene

Sit = Callable[..., Person]

# One click: on something that glows, in the menu beside it, or on what ends the step.
CLICK = """
  const amount = prompt.querySelector('.amount .primary');
  if (amount) {
    const more = prompt.querySelector('.amount .icon:last-of-type:enabled');
    return first < 0.8 && more ? press(more, 'more') : press(amount, 'amount');
  }
  const kinds = '.counterweight [data-ref][data-can], .own [data-ref][data-can]';
  const glowing = [...document.querySelectorAll(kinds)];
  if (glowing.length && first < 0.7) {
    const what = pick(glowing);
    const where = what.closest('.ring') ? 'ring' : what.closest('.own') ? 'hand'
      : what.closest('.decks') ? 'deck' : what.closest('.centres') ? 'plan' : 'lane';
    return press(what, where);
  }
  const answers = [...prompt.querySelectorAll('.controls > .button:enabled')].filter(
    button => !['unasked', 'clear'].includes(button.dataset.key)
      && !button.dataset.key.startsWith('list:'),
  );
  const ends = answers.filter(button => button.dataset.key.startsWith('done:'));
  if (ends.length) return press(ends[0], 'end');
  if (answers.length) return press(pick(answers), 'answer');
  return glowing.length ? press(pick(glowing), 'only') : 'wait';
"""


@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("de", (360, 740))])
def test_a_whole_game_is_played_on_the_board(sit: Sit, lang: str, size: tuple[int, int]) -> None:
    """From the first card to the result, by clicks on what glows, in both languages."""
    ada = sit(lang=lang, size=size, seed=4)
    failed: list[str] = []

    def notice(answer: Response) -> None:
        if answer.request.method == "POST" and not answer.ok:
            failed.append(f"{answer.status} {answer.request.post_data} {answer.text()[:300]}")

    ada.page.on("response", notice)
    room = ada.create("counterweight", "me", "thumb", "thumb", seed=6, options={"max_rounds": 10})
    ada.enter(room)
    done = ada.click_through(CLICK)
    assert {"ring", "plan", "lane", "end"} <= done
    assert failed == []
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]


def test_the_board_shows_the_whole_table(sit: Sit) -> None:
    """Sixteen fields and the anchor, ten positions, berths, plan, funds and the balance to come."""
    ada = sit()
    room = ada.create("counterweight", "me", "thumb", "thumb", seed=1)
    ada.enter(room)
    ada.my_turn()
    table = ada.view(room["room"]["id"], 0)["view"]["table"]
    page = ada.page
    expect(page.locator(".ring .field")).to_have_count(len(table["ring"]))
    expect(page.locator("ol.lane > li")).to_have_count(len(table["lane"]))
    expect(page.locator(".centres [data-ref^='card:']")).to_have_count(
        len(table["plan"]) + len(table["crisis"])
    )
    expect(page.locator(".centres .slots li")).to_have_count(
        table["plan_size"] - len(table["plan"])
    )
    expect(page.locator(".hud .big")).to_have_text(str(table["funds"]))
    page.locator(".hud .forecast").click()
    dialog = page.get_by_role("dialog", name="The balance of this round")
    expect(dialog.locator("tbody tr")).to_have_count(1 + len(table["forecast"]["items"]))
    expect(dialog.locator("tfoot")).to_contain_text(str(table["forecast"]["after"]))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def arrives(state: Any) -> list[tuple[Any, ...]]:
    """What happens if nothing is requested, should that be a roll for ships and no other."""
    then = state.copy()
    then.events = []
    then.apply(then.options()[0])
    rolls = [event for event in then.events if event[0] in ("arrival", "attacked", "checked")]
    asked = not then.over and then.player == state.player
    return rolls if asked and [event[0] for event in rolls] == ["arrival"] else []


def test_the_roll_for_ships_is_seen_on_a_phone(sit: Sit) -> None:
    """The die of the arrival lies on the table, whatever part of it is looked at."""
    ada = sit(size=(360, 740))
    session = scene("counterweight", 3, asks("request", lambda state: bool(arrives(state))))
    [(_, _, _, die)] = arrives(session.state)
    enter(ada, session)
    ada.my_turn()
    ada.page.locator('[data-key="amount"]').click()
    rolls = ada.page.locator(".rolls li")
    expect(rolls).to_have_count(1)
    expect(rolls.get_by_role("img")).to_have_accessible_name(re.compile(f": {die}$"))
    for tab in ("Station", "Traffic"):
        ada.page.get_by_role("tab", name=tab).click()
        expect(rolls).to_be_in_viewport()


def two_sites_wait(state: Any) -> bool:
    """Cargo for more than one site, more than one unit each."""
    table = game("counterweight").table(state, None)
    open_now = [place["site"]["most"] for place in table["ring"] if place["site"]]
    return len([most for most in open_now if most > 2]) > 1


def test_a_site_and_its_supplies_are_said_in_one_go(sit: Sit) -> None:
    """A slider beside each site that waits: one button delivers, and the table shows it."""
    ada = sit()
    session = scene("counterweight", 3, asks("supplying", two_sites_wait))
    room = enter(ada, session)["room"]["id"]
    ada.my_turn()
    row = ada.page.locator(".own .how-much li").first
    place = int(str(row.locator("button").get_attribute("data-key")).removeprefix("supply:"))
    before = ada.view(room, session.player)["view"]["table"]["ring"][place]["site"]
    row.get_by_role("slider").fill("2")
    row.get_by_role("button", name="Deliver 2").click()
    ada.settle()
    after = ada.view(room, session.player)["view"]["table"]["ring"][place]["site"]
    assert after["supply"] == before["supply"] + 2


def test_what_cannot_be_done_says_why(sit: Sit) -> None:
    """A click on a ship in the wrong phase names the rule; resting on a card brings it closer."""
    ada = sit()
    room = ada.create("counterweight", "me", "thumb", "thumb", seed=1)
    ada.enter(room)
    ada.my_turn()
    field = ada.page.locator(".ring [data-ref='place:9']")
    field.click(force=True)
    expect(ada.page.locator(".prompt .why")).to_contain_text("CW-5.2")
    ada.page.locator(".centres [data-ref^='card:']").first.hover()
    expect(ada.page.get_by_role("tooltip")).to_be_visible()


def test_a_phone_turns_to_what_is_asked(sit: Sit) -> None:
    """The tab of the phase comes up by itself; another can be looked at."""
    ada = sit(size=(360, 740))
    room = ada.create("counterweight", "me", "thumb", "thumb", seed=1)
    ada.enter(room)
    for _ in range(300):
        ada.my_turn()
        if ada.view(room["room"]["id"], 0)["view"]["table"]["phase"] == "planning":
            break
        ada.play(1)
    expect(ada.page.locator(".decks")).to_be_visible()
    expect(ada.page.locator(".ring")).not_to_be_visible()
    ada.page.get_by_role("tab", name="Station").click()
    expect(ada.page.locator(".ring")).to_be_visible()


def test_a_tablet_keeps_the_ring_beside_what_is_asked(sit: Sit) -> None:
    """Traffic and planning share the side; the emergencies one may end come first."""
    ada = sit(size=(768, 1024))
    session = scene("counterweight", 3, asks("action", lambda state: len(state.options()) > 2))
    room = enter(ada, session)["room"]["id"]
    ada.my_turn()
    page = ada.page
    expect(page.locator(".ring")).to_be_in_viewport(ratio=0.98)
    expect(page.get_by_role("tab")).to_have_count(2)
    page.get_by_role("tab", name="Planning").click()
    for card in ada.view(room, session.player)["view"]["table"]["crisis"]:
        expect(page.locator(f'.centres [data-ref="card:{card["id"]}"]')).to_be_in_viewport(
            ratio=0.98
        )
    expect(page.locator("ol.lane")).not_to_be_visible()
    page.get_by_role("tab", name="Traffic").click()
    expect(page.locator("ol.lane")).to_be_visible()
    expect(page.locator(".decks")).not_to_be_visible()
    expect(page.locator(".ring")).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_guided_game_fits_its_seed(sit: Sit, lang: str) -> None:
    """Every step of the tutorial comes up in its situation and is done by what it asks for."""
    ada = sit(lang=lang)
    ada.go("/learn/counterweight")
    ada.page.locator("main .panel .button").first.click()
    page = ada.page
    teacher = page.locator(".teacher")

    def at_step(number: int) -> None:
        expect(teacher).to_contain_text(f"{number} / 16")

    def go_on() -> None:
        teacher.locator(".button.primary").click()

    def end() -> None:
        page.locator('.prompt [data-key^="done:"]').click()

    for number in (1, 2):
        at_step(number)
        go_on()
    at_step(3)
    end()
    at_step(4)
    end()  # not what the teacher asks for
    at_step(4)
    page.locator(".centres .cards [data-can]").first.click()
    page.locator(".choice-menu button").first.click()
    at_step(5)
    end()
    at_step(6)
    page.locator(".ring .anchor").click()
    at_step(7)
    go_on()
    ada.my_turn()
    at_step(8)
    for _ in range(6):
        page.locator(".amount .icon").last.click()
    page.locator('[data-key="amount"]').click()
    ada.my_turn()
    at_step(9)
    go_on()
    at_step(10)
    page.locator("ol.lane [data-can]").first.click()
    ada.settle()
    end()
    at_step(11)
    go_on()
    ada.play_until("document.querySelector('.teacher')?.textContent.includes('13 / 16')")
    for number in (13, 14, 15):
        at_step(number)
        go_on()
    ada.my_turn()
    at_step(16)
    go_on()
    expect(teacher).to_have_count(0)


def test_a_phone_turns_to_what_the_guided_game_speaks_of(sit: Sit) -> None:
    """A site was begun in the plan; the ring comes up to show it, and the plan stays a tap away."""
    ada = sit(size=(360, 740))
    ada.go("/learn/counterweight")
    ada.page.locator("main .panel .button").first.click()
    page = ada.page
    teacher = page.locator(".teacher")
    for number in (1, 2):
        expect(teacher).to_contain_text(f"{number} / 16")
        teacher.locator(".button.primary").click()
    expect(teacher).to_contain_text("3 / 16")
    page.locator('.prompt [data-key^="done:"]').click()
    expect(teacher).to_contain_text("4 / 16")
    page.locator(".centres .cards [data-can]").first.click()
    page.locator(".choice-menu button").first.click()
    expect(teacher).to_contain_text("5 / 16")
    expect(page.locator(".ring .field.site.lit")).to_be_in_viewport()
    page.get_by_role("tab", name="Planning").click()
    expect(page.locator(".decks")).to_be_in_viewport()
