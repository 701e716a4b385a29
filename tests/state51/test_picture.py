"""The terminal shows every card whole, in lines that fit on eighty columns (S51-2.1)."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

from spielwerk.cli.terminal import Screen, wrapped
from spielwerk.engine.words import LANGUAGES
from spielwerk.games.state51.data.goods import CATEGORIES
from tests.state51.scene import ask, find, give, hand, open_connection, place, scene, the_game, tuck


def drawn(state: Any, lang: str, seat: int | None = 0) -> str:
    """The table as a terminal of eighty columns has it."""
    screen = Screen(the_game(), lang, ["Ada", "Bob", "Cem", "Dora"])
    out = io.StringIO()
    screen.console = Console(file=out, width=80, highlight=False)
    screen.table(state, seat)
    return out.getvalue()


@pytest.mark.rule("S51-2.1")
def test_a_hand_card_is_shown_whole() -> None:
    """Name, type, distance, categories, effect, spoils and deal."""
    state = scene()
    hand(state, "gun-shop")
    said = drawn(ask(state), "de")
    assert "Hand: „Waffenladen“ · Aktion · Entfernung 3 · Knarre, Siegpunkt\n" in said
    assert "    Zahle 1 Arbeiter und 2 Knarren: Du erhältst 3 Siegpunkte.\n" in said
    assert "    Beute: 3\u00a0×\u00a0Knarre, 1\u00a0×\u00a0Siegpunkt · Deal: Knarre\n" in said
    assert "Waffenladen" not in drawn(state, "de", 1)


@pytest.mark.rule("S51-2.1", "S51-5.6", "S51-5.8", "S51-5.11", "S51-5.12")
def test_a_location_is_shown_with_all_that_lies_on_it() -> None:
    """Open or closed, used, shielded, goods of its use and of its bonus; a ruin by its name."""
    state = scene()
    pub = place(state, "pub")
    archive = place(state, "archive")
    camp = place(state, "camp")
    boiler = place(state, "boiler-room", 1)
    gone = find(state, "school")
    state.rows[0] += (~gone,)
    state.match[0] = -1
    bit = state.rules.bit
    state.caches = [(0, camp, 5, 3)]
    state.used = bit[archive] | bit[boiler]
    state.used_twice = bit[archive]
    state.laid = [(archive, 5, 2), (boiler, 5, 1)]
    state.shields = bit[pub]
    give(state, "worker:4")
    tuck(state, "docks")
    open_connection(state, "thugs")
    said = drawn(ask(state), "en")
    assert "Open production: Pub · resistance 4 · Card\n" in said
    assert "    Now: open to others' workers, shielded\n" in said
    assert "    Now: closed to others' workers, on it from its use: 1\u00a0×\u00a0worker\n" in said
    assert "    Now: used 2 times already, on it from its use: 2\u00a0×\u00a0worker\n" in said
    assert "    Now: on it from its building bonus: 3\u00a0×\u00a0worker\n" in said
    assert "Supply: 1\u00a0×\u00a0worker\n" in said
    assert "Production: the ruin of School\n" in said
    assert "Deal: Docks gives 1 × " in said
    assert "Red connection card:  Thugs: Pay 1 gun: get 3 red contacts. (stack 5)\n" in said
    assert "Blue connection card: none (stack 6)\n" in said
    assert "Produktion: Ruine von „Schule“\n" in drawn(state, "de")
    state.passed[1] = True
    state.used &= ~bit[boiler]
    state.laid = state.laid[:1]
    assert "closed to others' workers\n" in drawn(state, "en")


@pytest.mark.rule("S51-5.2")
def test_a_card_without_category_says_so() -> None:
    """Nobody has to guess whether something is missing."""
    state = scene(deck="new_era")
    hand(state, "foundation")
    assert "Hand: Foundation · Feature · distance 1 · no category\n" in drawn(ask(state), "en")


@pytest.mark.rule("S51-6", "S51-8.4")
def test_stored_goods_and_the_passed_opponent_are_shown() -> None:
    """What is kept for the next round, and that the virtual opponent is done."""
    state = scene(1)
    place(state, "school", 1)
    state.stored = (0, 2, *state.stored[2:])
    state.passed[1] = True
    said = drawn(ask(state), "en")
    assert "Stored: 2\u00a0×\u00a0fuel\n" in said
    assert "Virtual opponent: 0 points, attack cards 0, has passed\n" in said
    assert "Production: School · resistance 3 · Ammo, Worker\n" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
def test_no_line_is_wider_than_the_screen(players: int, lang: str) -> None:
    """In whole games, with every deck; and every hand card shows its categories."""
    rng = random.Random(players)
    words = Screen(the_game(), lang, []).words
    for deck in ("new_era", "winter"):
        state = the_game().new(players, 3, {"deck": deck})
        for _ in range(40):
            if state.over:
                break
            said = drawn(state, lang, state.player)
            assert max(map(len, said.splitlines())) <= 80
            for card in state.hands[state.player]:
                mask = state.rules.categories[card]
                names = [name for bit, name in enumerate(CATEGORIES) if mask >> bit & 1]
                for name in names:
                    assert words.say({"id": f"category-{name}", "args": {}}) in said
            for _ in range(3):
                if not state.over:
                    state.apply(rng.choice(state.options()))


def test_a_long_line_is_broken_between_words() -> None:
    """What follows is set in by two more."""
    assert wrapped("short", 20) == ["short"]
    assert wrapped("    one two three four five", 20) == ["    one two three", "      four five"]
