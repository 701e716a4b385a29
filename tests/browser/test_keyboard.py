"""Games by keyboard alone: all is within reach, the focus shows and stays."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.person import Person

Sit = Callable[..., Person]

# What is awaited once nothing is under way: "mine", "skip" or "over"; "" to wait on, which one
# also does while the focus is not at the table.
AWAITED = """held => {
  const prompt = document.querySelector('.prompt:not([aria-busy=true])');
  if (!prompt || (held && !document.activeElement.closest('.stage'))) return '';
  if (prompt.querySelector('a[href$="/result"]')) return 'over';
  if (prompt.querySelector('[data-key=skip]')) return 'skip';
  return prompt.querySelector('.ask.mine') ? 'mine' : '';
}"""
# The key that leads to the nearest thing of these kinds ("" when one is there), and what is wrong
# with how the focus shows on the way.
WAY = """wanted => {
  const kind = one => {
    const { key = '' } = one.dataset;
    if (one.matches('.choice-menu button, .list button, .way, .amount input')) return 'answer';
    if (one.matches('[data-ref][data-can]')) return 'thing';
    if (!one.matches('.controls > .button') || ['unasked', 'clear'].includes(key)) return '';
    if (!key.startsWith('list:')) return 'button';
    return one.ariaExpanded === 'true' ? '' : 'list';
  };
  const here = document.activeElement;
  const stops = [...document.querySelectorAll('.stage :is(a[href], button, input, [tabindex])')];
  const at = stops.indexOf(here);
  const away = stops.flatMap((one, i) =>
    one.checkVisibility() && wanted.includes(kind(one)) ? [i - at] : []);
  away.sort((a, b) => Math.abs(a) - Math.abs(b));
  const key = away[0] > 0 ? 'Tab' : away[0] < 0 ? 'Shift+Tab' : away.length ? '' : 'none';
  if (at < 0 || here.matches('.prompt')) return [key, ''];
  const { left, right, top, bottom } = here.getBoundingClientRect();
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const drawn = here instanceof SVGElement || getComputedStyle(here).outlineStyle !== 'none';
  const name = here.ariaLabel || here.textContent.trim();
  return [key, inside && drawn && here.matches(':focus-visible') ? '' : name];
}"""
FAR = 400
MOST = 2000


def walk(person: Person, *kinds: str) -> None:
    """Tab on to something of these kinds; nothing on the way may be focused unseen."""
    for _ in range(FAR):
        key, unseen = person.page.evaluate(WAY, kinds)
        assert not unseen, f"one does not see the focus on {unseen}"
        assert key != "none", f"no {kinds} at {person.page.inner_text('.prompt')}"
        if not key:
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{kinds} are out of reach at {person.page.inner_text('.prompt')}")


def type_through(person: Person, presses: int) -> int:
    """Press so often, or to the end of the game, with Tab, arrows and Enter; how often it was."""
    page = person.page
    chance = random.Random(5)
    done = 0
    while done < presses:
        try:
            awaited = page.wait_for_function(AWAITED, arg=done > 0).json_value()
        except TooLate as late:
            where = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
            raise AssertionError(f"the focus is at {where}") from late
        if awaited == "over":
            break
        if awaited == "skip":
            page.keyboard.press("n")
            continue
        if page.locator(".choice-menu, .list, .way, .amount").count():
            walk(person, "answer")
        elif page.locator("[data-ref][data-can]:visible").count() and chance.random() < 0.6:
            walk(person, "thing")
            # Arrows lead from thing to thing, perhaps to one that can't be chosen now.
            page.keyboard.press(chance.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
            walk(person, "thing")
        else:
            walk(person, "button", "list")
        if page.locator(".amount input:focus").count():
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        done += 1
    return done


@pytest.mark.parametrize(
    ("game", "size"), [("state51", (1440, 900)), ("counterweight", (360, 740))]
)
def test_card_games_are_played_by_keyboard(sit: Sit, game: str, size: tuple[int, int]) -> None:
    """Whatever is asked is reached, seen and done; no move throws the focus off the table."""
    ada = sit(size=size)
    room = ada.create(game, "me", "thumb", "thumb", seed=3)
    ada.enter(room)
    assert type_through(ada, 20) == 20
    assert ada.view(room["room"]["id"], 0)["step"] >= 10


# How many number keys can be pressed, whether a list or an amount has the focus, and which number
# leads into a list.
OFFERED = """() => {
  const { activeElement: here } = document;
  const inside = here?.closest('.pop .list') ? 'list' : here?.closest('.amount') ? 'amount' : '';
  const list = document.querySelector('.controls [aria-expanded=false] kbd')?.textContent;
  return [document.querySelectorAll('.controls kbd').length, inside, Number(list ?? 0)];
}"""


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("rebellion", {"board": "small", "max_rounds": 3}),
        ("state51", {"max_rounds": 3}),
        ("counterweight", {"max_rounds": 5}),
    ],
)
def test_whole_games_are_played_by_keyboard_alone(
    sit: Sit, game: str, options: dict[str, Any]
) -> None:
    """To the end by numbers and Enter: a number presses a button or leads into list or amount."""
    ada = sit(seed=2)
    ada.enter(ada.create(game, "me", "thumb", seed=4, options=options))
    ada.my_turn()
    page, chance = ada.page, random.Random(1)
    lists = 0
    for _ in range(MOST):
        awaited = page.wait_for_function(AWAITED, arg=False).json_value()
        if awaited == "over":
            break
        if awaited == "skip":
            page.keyboard.press("n")
            continue
        offered, inside, a_list = page.evaluate(OFFERED)
        if inside:
            lists += inside == "list"
            if inside == "amount":
                page.keyboard.press("ArrowRight")
            elif page.locator(".pop .list input:focus").count():
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        elif a_list and not lists:  # one is tried in any case, whatever chance says
            page.keyboard.press(str(a_list))
        else:
            # What ends a step stands last: taken more often than the rest, games come to an end.
            last = chance.random() > 0.6
            page.keyboard.press(str(offered if last else chance.randint(1, max(1, offered))))
    else:
        raise AssertionError("the game does not end")
    assert lists > 0
    expect(page.get_by_role("link", name="Result")).to_be_visible()
