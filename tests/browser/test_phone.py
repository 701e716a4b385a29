"""A phone in the hand: what is asked most often is answered without scrolling."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from spielwerk.engine import Session
from tests.browser.person import Person
from tests.browser.scenes import asks, enter, scene

Sit = Callable[..., Person]

# The questions that bots are asked most in whole games of three: more than nine of ten.
FREQUENT = {
    "rebellion": ("battle", "purchase", "connection", "supply", "movement"),
    "state51": ("turn", "draft", "pay", "over"),
    "counterweight": ("markers", "release", "planning", "docking", "supplying", "action"),
}
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


@cache
def asked(game: str, question: str) -> Session:
    """The middle of a game, where this is asked."""
    return scene(game, 3, asks(question, lambda state: state.round >= 2))


@pytest.mark.parametrize("size", [(390, 844), (360, 740)], ids=["390", "360"])
@pytest.mark.parametrize("game", FREQUENT)
def test_what_is_asked_most_needs_no_scrolling(sit: Sit, game: str, size: tuple[int, int]) -> None:
    """Question, buttons and something to point at are on the screen, in the longer language."""
    ada = sit(size=size, touch=True, lang="de")
    hidden = {}
    for question in FREQUENT[game]:
        enter(ada, asked(game, question))
        ada.my_turn()
        found = ada.page.evaluate(HIDDEN)
        if found:
            hidden[question] = found
    assert hidden == {}
