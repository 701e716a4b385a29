"""A phone in the hand, and larger screens: what is asked most is answered without scrolling."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from spielwerk.engine import Session
from tests.browser.person import Person
from tests.browser.scenes import asks, enter, scene

Sit = Callable[..., Person]

# The questions that rules of thumb are asked most in whole games of three: together nine of ten in
# each game (six games each: 99 %, 90 % and 90 %).
FREQUENT = {
    "rebellion": (
        *("battle", "purchase", "connection", "supply", "movement", "connect-to"),
        *("purchase-count", "move-count", "move-to", "muster", "attackers"),
    ),
    "state51": ("turn", "draft", "pay", "over"),
    "counterweight": (
        *("markers", "release", "planning", "docking", "supplying", "discarding", "supply-amount"),
        *("action", "request", "swap", "tow", "purge"),
    ),
}
PHONES = ((390, 844), (360, 740))
TABLETS = ((820, 1180), (768, 1024))
DESKS = ((1440, 900), (1280, 800))
# What of a question is not to be seen: buttons out of their frame, a page that scrolls, or nothing
# to act by in sight, neither on the table nor among the buttons that do more than end the question.
HIDDEN = """() => {
  const found = [];
  const inside = (one, [left, top, right, bottom]) => {
    const box = one.getBoundingClientRect();
    return box.left >= left - 1 && box.right <= right + 1 &&
      box.top >= top - 1 && box.bottom <= bottom + 1;
  };
  const screen = [0, 0, innerWidth, innerHeight];
  const controls = document.querySelector('.controls');
  const frame = controls.getBoundingClientRect();
  const room = [frame.left, frame.top, frame.right, frame.bottom];
  for (const one of [document.querySelector('.ask'), ...controls.children])
    if (!inside(one, screen) || (one.parentElement === controls && !inside(one, room)))
      found.push(one.textContent.trim());
  const things = [...document.querySelectorAll('.stage [data-ref][data-can]')];
  const reached = one => {
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return at !== null && (one.contains(at) || at.contains(one));
  };
  const acts = [...controls.children].some(one => !one.matches('.ends'));
  if (things.length && !things.some(reached) && !acts) found.push('nothing to act by');
  if (document.documentElement.scrollHeight > innerHeight) found.push('the page scrolls');
  return found;
}"""

# A phone cuts off a long question and offers the rest; larger screens have room for all of it.
CUT = """() => {
  const ask = document.querySelector('.ask');
  return ask.scrollHeight > ask.clientHeight + 1 ? [ask.textContent.trim()] : [];
}"""

# In Rebellion a phone shows the sky or the lands: all that a question is about is on that side. No
# other game has questions of these names.
POINTED = {
    "planet": ("connection", "connect-to"),
    "land": ("battle", "purchase", "movement", "move-to", "muster"),
}
OUT_OF_SIGHT = """kind => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const things = [...document.querySelectorAll(`.places [data-ref^="${kind}:"][data-can]`)];
  const seen = one => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) &&
      box.left >= 0 && box.right <= innerWidth &&
      box.top >= board.top && box.bottom <= board.bottom;
  };
  return things.length ? things.filter(one => !seen(one)).map(one => one.dataset.ref) : ['none'];
}"""

# Sizes are measured a frame after a change, and what follows from them is drawn in the next.
LAID_OUT = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


@cache
def asked(game: str, question: str) -> Session:
    """The middle of a game, where this is asked."""
    return scene(game, 3, asks(question, lambda state: state.round >= 2))


def unseen(person: Person, question: str, size: tuple[int, int]) -> list[str]:
    """What is not in sight of a question that is asked now, at this size."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(LAID_OUT)
    found: list[str] = person.page.evaluate(HIDDEN)
    if size not in PHONES:
        return [*found, *person.page.evaluate(CUT)]
    for kind, questions in POINTED.items():
        if question in questions:
            found += person.page.evaluate(OUT_OF_SIGHT, kind)
    return found


@pytest.mark.parametrize("game", FREQUENT)
@pytest.mark.parametrize("touch", [True, False], ids=["touch", "desk"])
def test_what_is_asked_most_needs_no_scrolling(sit: Sit, game: str, touch: bool) -> None:
    """Question, buttons and something to point at are on the screen, in the longer language.

    On larger screens no word of a question is cut off. A phone turns to Rebellion's lands or to its
    sky by itself, and shows all of them that can be pointed at.
    """
    sizes = (*PHONES, *TABLETS) if touch else DESKS
    ada = sit(size=sizes[0], touch=touch, lang="de")
    hidden = {}
    for question in FREQUENT[game]:
        ada.page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
        enter(ada, asked(game, question))
        ada.my_turn()
        for size in sizes:
            if found := unseen(ada, question, size):
                hidden[question, size[0]] = found
    assert hidden == {}


def test_a_phone_shows_the_odds_that_a_lesson_speaks_of(sit: Sit) -> None:
    """„Your own area names those that are most likely to fall“: so it does on a small screen."""
    ada = sit(size=PHONES[0], touch=True)
    ada.go("/learn/rebellion")
    ada.page.get_by_role("button", name="Storming a land").tap()
    ada.my_turn()
    expect(ada.page.locator(".own .targets button").first).to_be_in_viewport(ratio=1)


def test_a_phone_is_turned_to_the_sky_and_back(sit: Sit) -> None:
    """One tap leads to the other side."""
    ada = sit(size=PHONES[0], touch=True, lang="de")
    enter(ada, asked("rebellion", "purchase"))
    ada.my_turn()
    turn = ada.page.locator("[data-key=face]")
    turn.tap()
    expect(ada.page.locator('.sky [data-ref^="planet:"]').first).to_be_visible()
    turn.tap()
    expect(ada.page.locator('.flank [data-ref^="land:"]').first).to_be_visible()
