"""51st State on its own board: whole games by clicks on cards, goods and boards, not on a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.browser.person import Person
from tests.browser.test_screens import look

Sit = Callable[..., Person]

# One click: answer an open menu or a question about goods, point at something that glows, or end.
CLICK = """([first, second]) => {
  const prompt = document.querySelector('.prompt');
  if (!prompt) return 'wait';
  if (prompt.querySelector('a[href$="/result"]')) return 'over';
  const press = (what, name) => {
    what.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return name;
  };
  const skip = prompt.querySelector('[data-key=skip]');
  if (skip) return press(skip, 'skip');
  const pick = all => all[Math.floor(second * all.length)];
  const menu = [...document.querySelectorAll('.choice-menu button')];
  if (menu.length) return press(pick(menu), 'menu');
  const ways = [...document.querySelectorAll('.answers .way')];
  if (ways.length && first < 0.7) return press(pick(ways), 'way');
  const glowing = [...document.querySelectorAll(':is(.board, .own) [data-ref][data-can]')];
  if (glowing.length && first < 0.9) return press(pick(glowing), 'point');
  const ends = ['pass', 'end-turn', 'done'].map(verb => `[data-key^="${verb}:"]`);
  const end = prompt.querySelector(ends.join());
  if (end) return press(end, 'end');
  const clear = prompt.querySelector('[data-key=clear]');
  if (clear && first > 0.95) return press(clear, 'clear');
  return glowing.length ? press(pick(glowing), 'point') : 'wait';
}"""


def play(person: Person, clicks: int) -> set[str]:
    """Click through a game to its end; what was clicked."""
    done: set[str] = set()
    waited = 0
    for _ in range(clicks):
        clicked = str(person.page.evaluate(CLICK, [person.chance.random(), person.chance.random()]))
        if clicked == "over":
            return done
        if clicked == "wait":
            waited += 1
            assert waited < 400, f"stuck at {person.page.inner_text('.prompt')}"
            person.page.wait_for_timeout(25)
        else:
            waited = 0
            done.add(clicked)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("lang", "size", "seats", "options"),
    [
        ("en", (1440, 900), ("me", "thumb", "thumb"), {"factions": "chosen", "max_rounds": 3}),
        ("de", (360, 740), ("me",), {"deck": "winter", "max_rounds": 3}),
    ],
)
def test_a_whole_game_is_played_on_the_board(
    sit: Sit, lang: str, size: tuple[int, int], seats: tuple[str, ...], options: dict[str, Any]
) -> None:
    """From the first hand to the result by clicks on the table, with others and alone."""
    ada = sit(lang=lang, size=size, seed=4)
    failed: list[str] = []

    def hear(got: Response) -> None:
        if got.request.method == "POST" and got.status >= 400:
            failed.append(f"{got.status} {got.request.post_data} {got.text()[:300]}")

    ada.page.on("response", hear)
    room = ada.create("state51", *seats, seed=6, options=options)
    ada.enter(room)
    done = play(ada, 3000)
    assert {"point", "end"} <= done
    assert failed == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def hand(person: Person, room: dict[str, Any]) -> list[dict[str, Any]]:
    """The first seat's hand."""
    found: list[dict[str, Any]]
    found = person.view(room["room"]["id"], 0)["view"]["table"]["seats"][0]["hand"]
    return found


def test_every_card_of_the_hand_lies_there_and_comes_closer(sit: Sit) -> None:
    """A card is named with all it does, and shown large in words while one rests on it."""
    ada = sit()
    room = ada.create("state51", "me", "thumb", seed=2)
    ada.enter(room)
    ada.my_turn()
    cards = hand(ada, room)
    for card in cards:
        expect(ada.page.locator(f'.hand [data-ref="card:{card["id"]}"]')).to_have_count(1)
    first = ada.page.locator(f'.hand [data-ref="card:{cards[0]["id"]}"]')
    assert "Distance" in (first.get_attribute("aria-label") or "")
    first.hover()
    zoom = ada.page.get_by_role("tooltip")
    expect(zoom).to_contain_text("Spoils")
    ada.page.mouse.move(5, 5)
    expect(zoom).to_have_count(0)


def test_a_first_hand_is_thinned_by_clicks_on_the_cards(sit: Sit) -> None:
    """Two cards are discarded by pointing at them, then the open cards of the lookout glow."""
    ada = sit()
    room = ada.create("state51", "me", "thumb", seed=2)
    ada.enter(room)
    ada.my_turn()
    gone = [card["id"] for card in hand(ada, room)[:2]]
    for card in gone:
        ada.page.locator(f'.hand [data-ref="card:{card}"]').click()
        expect(ada.page.locator(f'.hand [data-ref="card:{card}"]')).to_have_count(0)
    ada.my_turn()
    expect(ada.page.locator(".draft [data-can]").first).to_be_visible()
    assert not {card["id"] for card in hand(ada, room)} & set(gone)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_is_sound_for_axe(sit: Sit, theme: str) -> None:
    """Nothing serious on the board in the middle of a game, in either theme."""
    ada = sit(theme=theme, seed=3)
    room = ada.create("state51", "me", "thumb", "thumb", seed=3)
    ada.enter(room)
    ada.play(60)
    ada.my_turn()
    assert look(ada, theme) == []


# One step of the guided game: go on, answer, or do what is lit.
FOLLOW = """() => {
  const teacher = document.querySelector('.teacher');
  const press = what => { what.click(); return teacher?.textContent ?? ''; };
  const skip = document.querySelector('[data-key=skip]');
  if (skip) return press(skip);
  const next = teacher?.querySelector('.primary');
  if (next) return press(next);
  const lit = [...document.querySelectorAll('[data-lit][data-can]')];
  const thing = lit.find(one => !one.dataset.ref.startsWith('trade:'));
  if (thing) return press(thing);
  const pass = lit.length && document.querySelector('[data-key^="pass:"]');
  const draft = document.querySelector('.draft [data-can]');
  return pass || draft ? press(pass || draft) : '';
}"""


def test_the_guided_game_leads_through_build_deal_and_raze(sit: Sit) -> None:
    """Whoever does what is lit builds, deals, razes, and is led to the last step."""
    ada = sit()
    ada.go("/learn/state51")
    ada.page.wait_for_selector(".teacher")
    for _ in range(300):
        if "17 / 17" in str(ada.page.evaluate(FOLLOW)):
            break
        ada.page.wait_for_timeout(60)
    else:
        raise AssertionError(ada.page.inner_text(".stage main"))
    room = ada.page.url.split("/r/")[1].split("?")[0]
    table = ada.view(room, 0)["view"]["table"]
    assert table["round"] > 1
    assert table["seats"][0]["locations"] >= 1
    assert len(table["seats"][0]["deals"]) == 1
    log = ada.page.inner_text("#panel-side")
    assert "razes Brick Supplier from the hand" in log
