"""51st State on its own board: whole games by clicks on cards, goods and boards, not on a list."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from spielwerk.games import game
from tests.browser.person import PATIENCE, Person
from tests.browser.scenes import asks, enter, scene
from tests.browser.test_screens import look

Sit = Callable[..., Person]

# One click: answer an open menu or a question about goods, point at something that glows, or end.
CLICK = """
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
"""


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
    done = ada.click_through(CLICK)
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
    expect(first).to_have_accessible_name(re.compile("Distance"))
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
    ada = sit(theme=theme)
    enter(ada, scene("state51", 3, asks("turn", lambda state: state.round == 3)))
    ada.my_turn()
    assert look(ada, theme) == []


def test_the_discard_pile_is_spread_out_with_the_keyboard(sit: Sit) -> None:
    """Enter on the pile lists its cards, Escape closes the list and gives the focus back."""
    ada = sit(size=(360, 740))
    session = scene("state51", 3, asks("turn", lambda state: len(state.discard) > 4))
    enter(ada, session)
    ada.my_turn()
    name = f"Discard pile: {len(session.state.discard)} cards"
    pile = ada.page.get_by_role("button", name=name)
    pile.focus()
    ada.page.keyboard.press("Enter")
    dialog = ada.page.get_by_role("dialog", name=name)
    expect(dialog.locator("li")).to_have_count(len(session.state.discard))
    expect(dialog.locator("li").first).to_contain_text("Distance")
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(pile).to_be_focused()


def test_whoever_wins_alone_is_told_the_rank(sit: Sit) -> None:
    """Against the virtual opponent the end names a rank, with the own state."""
    ada = sit()
    enter(ada, scene("state51", 1, lambda state: state.end_reason == "solo-won"))
    expect(ada.page.locator(".state.own .level")).to_contain_text("Your rank: ")


# One step of the guided game: go on, answer, or do what is lit; nothing more at the step `stop`.
FOLLOW = """stop => {
  if (document.querySelector('.prompt[aria-busy=true]')) return false;
  const teacher = document.querySelector('.teacher');
  if (teacher?.textContent.includes(stop)) return true;
  const press = what => { what.click(); return false; };
  const skip = document.querySelector('[data-key=skip]');
  if (skip) return press(skip);
  const next = teacher?.querySelector('.primary');
  if (next) return press(next);
  const lit = [...document.querySelectorAll('[data-lit][data-can]')];
  const thing = lit.find(one => !one.dataset.ref.startsWith('trade:'));
  if (thing) return press(thing);
  const pass = lit.length && document.querySelector('[data-key^="pass:"]');
  const draft = document.querySelector('.draft [data-can]');
  return pass || draft ? press(pass || draft) : false;
}"""


def follow(person: Person, stop: str) -> None:
    """Do what the guided game says, up to a step of it."""
    person.page.wait_for_function(FOLLOW, arg=stop, polling=40, timeout=PATIENCE)


def test_the_guided_game_leads_through_build_deal_and_raze(sit: Sit) -> None:
    """Whoever does what is lit builds, deals, razes, and is led to the last step."""
    ada = sit()
    ada.go("/learn/state51")
    ada.page.locator("main .panel .button").first.click()
    follow(ada, "17 / 17")
    room = ada.page.url.split("/r/")[1].split("?")[0]
    table = ada.view(room, 0)["view"]["table"]
    assert table["round"] > 1
    assert table["seats"][0]["locations"] >= 1
    assert len(table["seats"][0]["deals"]) == 1
    log = ada.page.inner_text("#panel-side")
    assert "razes Brick Supplier from the hand" in log


def test_a_phone_brings_what_the_guided_game_lights_into_view(sit: Sit) -> None:
    """Faction board and rival lie far down on a small screen; the teacher scrolls to them."""
    ada = sit(size=(360, 740))
    ada.go("/learn/state51")
    ada.page.locator("main .panel .button").first.click()
    follow(ada, "8 / 17")
    expect(ada.page.locator("[data-lit][data-can]").first).to_be_in_viewport()
    follow(ada, "16 / 17")
    expect(ada.page.locator(".others [data-lit]").first).to_be_in_viewport()
    follow(ada, "17 / 17")
    ada.page.locator(".teacher .primary").click()
    expect(ada.page.locator(".teacher")).to_have_count(0)


def usual(state: Any) -> bool:
    """The middle of a game as most are: everybody has a few locations, nobody a dozen."""
    seats = game("state51").view(state, state.player)["table"]["seats"]
    return state.round >= 3 and all(3 <= seat["locations"] <= 6 for seat in seats)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_desk_shows_the_whole_table(sit: Sit, lang: str, players: int) -> None:
    """In a usual game neither the states nor the hand have to be scrolled at 1440 × 900."""
    ada = sit(lang=lang)
    enter(ada, scene("state51", players, asks("turn", usual)))
    ada.my_turn()
    expect(ada.page.locator(".board .state")).to_have_count(players)
    ada.page.wait_for_function(
        "() => ['.board', '.bottom .own'].map(part => document.querySelector(part))"
        ".every(part => part.scrollHeight <= part.clientHeight + 4)"
    )
    expect(ada.page.locator(".hand .piece").last).to_be_in_viewport(ratio=0.98)
    expect(ada.page.locator(".board .state .line").last).to_be_in_viewport(ratio=0.98)
    # Every card has its picture, and none covers another.
    ada.page.wait_for_function(
        "() => [...document.querySelectorAll('.face:not(.ruin) .picture')].every("
        "one => one.querySelector('img')?.naturalWidth > 0)"
    )
    covered = ada.page.locator(".hand").evaluate(
        """hand => [...hand.querySelectorAll('.piece')].map(one => one.getBoundingClientRect())
        .some((one, i, all) => i > 0 && one.left < all[i - 1].right - 1)"""
    )
    held = ada.page.locator(".hand .piece").count()
    assert held > 6 or not covered


def test_cards_grow_with_the_screen(sit: Sit) -> None:
    """On a large screen the same table is drawn larger: the hand, and what the states hold."""
    session = scene("state51", 3, asks("turn", usual))
    sizes: list[list[float]] = []
    for size in ((1440, 900), (1920, 1200)):
        ada = sit(size=size)
        enter(ada, session)
        ada.my_turn()
        piece = "one => one.getBoundingClientRect().height"
        hand = ada.page.locator(".hand .piece").first.evaluate(piece)
        own = ada.page.locator(".own .line .piece").first.evaluate(piece)
        sizes.append([hand, own])
    assert sizes[1][0] > 1.4 * sizes[0][0]
    assert sizes[1][1] > 1.15 * sizes[0][1]


def test_the_virtual_opponent_shows_its_attack_pile(sit: Sit) -> None:
    """Alone one sees what has attacked, and every location of the opponent that can be razed."""

    def attacked(state: Any) -> bool:
        return bool(game("state51").view(state, 0)["table"]["foe"]["attack"])

    ada = sit()
    session = scene("state51", 1, asks("turn", attacked))
    room = enter(ada, session)["room"]["id"]
    ada.my_turn()
    foe = ada.view(room, 0)["view"]["table"]["foe"]
    for card in foe["attack"]:
        expect(ada.page.locator(f'.foe .attack [data-ref="card:{card["id"]}"]')).to_be_visible()
    lying = sum(len(row) for row in foe["rows"].values())
    expect(ada.page.locator(".foe .line [data-ref]")).to_have_count(lying)


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_the_last_location_is_torn_down_only_when_asked(sit: Sit, size: tuple[int, int]) -> None:
    """The prompt names it; „keep“ gives the card back, and it is still the same turn."""
    ada = sit(size=size, lang="de")
    enter(ada, scene("state51", 2, asks("tear-down")))
    ada.my_turn()
    prompt = ada.page.locator(".prompt")
    expect(prompt).to_contain_text("steht noch und ist der einzige Ort")
    prompt.locator('[data-key^="done:"]').click()
    expect(prompt).to_contain_text("Führe eine Aktion aus oder passe.")
