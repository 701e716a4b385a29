"""A phone in the hand: what is asked most often is answered without scrolling."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from spielwerk.engine import Session
from tests.browser.person import Person
from tests.browser.scenes import asks, enter, scene

Sit = Callable[..., Person]

# The questions that rules of thumb are asked most in whole games of three: together nine of ten in
# each game (six games each: 92 %, 90 % and 90 %). Left out is how many attack (7 % in Rebellion):
# the plan of an attack answers it, and as a question of its own it has too many words for 360 px.
FREQUENT = {
    "rebellion": (
        *("battle", "purchase", "connection", "supply", "movement", "connect-to"),
        *("purchase-count", "move-count", "move-to", "muster"),
    ),
    "state51": ("turn", "draft", "pay", "over"),
    "counterweight": (
        *("markers", "release", "planning", "docking", "supplying", "discarding", "supply-amount"),
        *("action", "request", "swap", "tow", "purge"),
    ),
}
PHONES = ((390, 844), (360, 740))
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

# Sizes are measured a frame after a change, and what follows from them is drawn in the next.
LAID_OUT = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


@cache
def asked(game: str, question: str) -> Session:
    """The middle of a game, where this is asked."""
    return scene(game, 3, asks(question, lambda state: state.round >= 2))


@pytest.mark.parametrize("game", FREQUENT)
def test_what_is_asked_most_needs_no_scrolling(sit: Sit, game: str) -> None:
    """Question, buttons and something to point at are on the screen, in the longer language."""
    ada = sit(size=PHONES[0], touch=True, lang="de")
    hidden = {}
    for question in FREQUENT[game]:
        ada.page.set_viewport_size({"width": PHONES[0][0], "height": PHONES[0][1]})
        enter(ada, asked(game, question))
        ada.my_turn()
        for width, height in PHONES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.evaluate(LAID_OUT)
            found = ada.page.evaluate(HIDDEN)
            if found:
                hidden[question, width] = found
    assert hidden == {}
