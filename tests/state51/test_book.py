"""A newcomer can learn the game from the rulebook: nothing is missing, all examples are true."""

from __future__ import annotations

import re

import pytest

from spielwerk.engine.book import ANCHOR, ids, section
from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.state51.data.goods import CATEGORIES
from spielwerk.games.state51.rules.production import Production
from spielwerk.games.state51.rules.round import end
from tests.state51.scene import (
    Pause,
    answer,
    ask,
    asked,
    choose,
    give,
    hand,
    has,
    offered,
    open_connection,
    place,
    put_on_top,
    scene,
    the_game,
    tuck,
)


def part(id: str, lang: str) -> str:
    """A section of the rulebook in one line."""
    found = section(the_game().rulebook(lang), id)
    assert found
    return " ".join(found.replace(">", "").split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_aim_round_and_words_come_before_the_first_rule(lang: str) -> None:
    """Whoever begins to read learns first what it is all about."""
    order = ids(the_game().rulebook(lang))
    assert order[:4] == ["aim", "round", "words", "ours"]
    assert order.index("turns") > order.index("S51-5.13")
    assert {"good-to-know", "solo-turn"} < set(order)


@pytest.mark.rule("S51-2.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_are_explained_before_they_are_used(lang: str) -> None:
    """Resources, ammo, jokers and all eleven categories stand among the words."""
    told = part("words", lang)
    said = words(the_game().home(), lang)
    for name in CATEGORIES:
        assert said.say({"id": f"category-{name}", "args": {}}) in told
    assert set(ANCHOR.findall(told)) > {
        *("location", "state", "board", "goods", "resource", "ammo", "contact", "token", "shield"),
        *("supply", "bank", "distance", "spoils", "deal", "category", "bonus", "ruin"),
        "connection",
    }


def test_what_was_missing_is_told() -> None:
    """The jokers' one way, the four open facts, mixing, and the details of the game alone."""
    for lang, wanted in {
        "de": {
            "words": "Umgekehrt geht es nicht",
            "good-to-know": "wie viele Karten jemand auf der Hand hat",
            "good-to-know ": "Waren sind unbegrenzt.",
            " good-to-know": "auch mehrere gleichen Namens",
            "S51-2.2": "darfst du mischen",
            "S51-8.3": "„Geheime Schmiede“ verliert gar nichts",
            "S51-8.5": "er bekommt keine Entschädigung",
            "S51-8.6": "| ab 80 | Präsident des 51. Staates |",
            "S51-5.10": "Wer nur noch passen kann, passt von selbst",
            "S51-9": "nichts bringen würde, wird nicht angeboten",
        },
        "en": {
            "words": "It does not work the other way round",
            "good-to-know": "how many cards somebody has in hand",
            "good-to-know ": "Goods are unlimited.",
            " good-to-know": "also several of the same name",
            "S51-2.2": "you may mix",
            "S51-8.3": "Hidden Forge loses nothing at all",
            "S51-8.5": "gets nothing in return",
            "S51-8.6": "| 80 and more |",
            "S51-5.10": "Who can do nothing but pass does so without being asked",
            "S51-9": "would bring nothing now is not offered",
        },
    }.items():
        for id, sentence in wanted.items():
            assert sentence in part(id.strip(), lang), (lang, id)
        known = part("good-to-know", lang)
        for fact in (
            ("unbegrenzt", "gleichen Namens") if lang == "de" else ("unlimited", "same name")
        ):
            assert fact in known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_rulings_are_marked_beside_the_rule(lang: str) -> None:
    """In every section that has one, and the mark leads to what it means."""
    for id in (
        *("S51-2.3", "S51-3", "S51-4", "S51-5.2", "S51-5.10", "S51-5.11", "S51-5.12", "S51-5.13"),
        *("S51-7", "S51-8.3", "S51-8.4", "S51-8.5", "S51-8.6", "S51-9"),
    ):
        assert "](#ours)" in part(id, lang), id
    for id in ("S51-1.1", "S51-5.1", "S51-5.3", "S51-5.5", "S51-6", "S51-8.1"):
        assert "](#ours)" not in part(id, lang), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_fits_on_a_sheet(lang: str) -> None:
    """All actions and the game alone, in no more lines than A4 has."""
    told = the_game().rulebook(lang, "overview")
    assert len(told.splitlines()) <= 60
    assert len(told) <= 3600
    assert len(re.findall(r"^\|", told, re.M)) == 12
    assert "{" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_worked_examples(lang: str) -> None:
    """Three turns, a turn alone, the golden rule, mixing, counting, production, the end."""
    book = the_game().rulebook(lang)
    name = {"de": "Beispiel", "en": "Example"}[lang]
    assert book.count(f"> **{name}.**") >= 13
    for id in ("turns", "solo-turn", "S51-2.1", "S51-2.2", "S51-2.3", "S51-4", "S51-6", "S51-7"):
        assert f"**{name}.**" in part(id, lang)


@pytest.mark.rule("S51-2.3")
def test_the_example_of_counting() -> None:
    """Gunsmith and the new Arena: 2 guns."""
    state = scene()
    place(state, "gunsmith")
    arena = hand(state, "arena")
    give(state, "grey:2")
    choose(ask(state), "build", arena)
    assert has(state, "gun:2")


@pytest.mark.rule("S51-2.2")
def test_the_example_of_mixing() -> None:
    """A gun and an iron for the Marketplace."""
    state = scene(deck="winter")
    market = place(state, "marketplace")
    give(state, "worker:1 gun:1 iron:1")
    choose(ask(state), "activate", market)
    assert has(state, "")
    assert state.vp[0] == 2


@pytest.mark.rule("S51-4")
def test_the_example_of_production() -> None:
    """New York, Boiler Room, a deal with the Quarry."""
    state = scene()
    place(state, "boiler-room")
    tuck(state, "quarry")
    state.stack = [Pause(), Production()]
    ask(state)
    assert has(state, "worker:5 grey:1 iron:1 brick:1")
    assert len(state.hands[0]) == 1


@pytest.mark.rule("S51-5.8")
def test_the_example_of_an_open_production() -> None:
    """1 brick for Ada, 1 worker for Ben, nothing for Cem."""
    state = scene(3, factions="new-york mutants-union merchants-guild")
    quarry = place(state, "quarry", 1)
    give(state, "worker:1")
    give(state, "worker:2", 1)
    give(state, "worker:1 grey:1", 2)
    hand(state, "school", 2)
    choose(ask(state), "work", quarry)
    assert has(state, "brick:1")
    assert has(state, "worker:3", 1)
    choose(state, "pass")
    assert state.turn == 2
    assert not offered(state, "work", quarry)


@pytest.mark.rule("S51-5.1", "S51-5.2", "S51-5.3", "S51-5.5")
def test_the_example_of_three_turns() -> None:
    """Built, razed, dealt, and the ruin is developed: 6 workers, 2 blue contacts, 3 points."""
    state = scene(2, factions="merchants-guild mutants-union")
    school, quarry, archive = (hand(state, key) for key in ("school", "quarry", "archive"))
    give(state, "worker:3 grey:1 fuel:1")
    give(state, "worker:3 grey:1 gun:1", 1)
    choose(ask(state), "build", school)
    assert has(state, "worker:5 fuel:1")
    choose(state, "faction", 1)
    assert has(state, "worker:3 grey:1 red:3", 1)
    choose(state, "faction", 2)
    assert has(state, "worker:5 blue:3")
    choose(state, "raze", school)
    assert has(state, "worker:5 grey:1", 1)
    assert has(state, "worker:6 blue:3")
    assert state.rows[0] == (~school,)
    choose(state, "deal", quarry)
    assert has(state, "worker:6 blue:2 brick:1")
    choose(state, "pass")
    choose(state, "develop", archive)
    assert state.vp[0] == 1
    assert state.rows[:3] == [(), (), (archive,)]
    choose(state, "activate", archive)
    assert asked(state) == "again"
    choose(state, "again", archive)
    assert has(state, "worker:4 blue:2")
    assert state.vp[0] == 3


@pytest.mark.rule("S51-6")
def test_the_example_of_cleaning_up() -> None:
    """The Thieves' Den keeps 2 workers and two of three resources."""
    state = scene(flow=True)
    place(state, "thieves-den")
    give(state, "worker:3 fuel:2 gun:1 ammo:1")
    state.passed[1] = True
    choose(ask(state), "pass")
    assert asked(state) == "store"
    answer(state, 0)  # what is left then are two fuel, of which one has room
    assert state.stored[:6] == (1, 1, 0, 0, 0, 2)


@pytest.mark.rule("S51-7")
def test_the_example_of_the_end() -> None:
    """25 and 5 locations against 23 and 8: 30 to 31."""
    state = scene()
    for key in ("school", "school", "school", "pub", "pub", "church", "church", "arena"):
        place(state, key)
    for key in ("quarry", "quarry", "docks", "archive", "camp"):
        place(state, key, 1)
    give(state, "vp:23")
    give(state, "vp:25", 1)
    end(state, "points")
    assert state.scores() == [31, 30]
    for lang in LANGUAGES:
        assert re.search(r"31 (zu|to) 30", part("S51-7", lang))


@pytest.mark.rule("S51-8.3", "S51-8.4", "S51-8.5")
def test_the_example_of_a_turn_alone() -> None:
    """2 points for the connection card, 1 for the worker, 2 for the School; then it passes."""
    state = scene(1)
    school = place(state, "school")
    boiler = place(state, "boiler-room", 1)
    punks = open_connection(state, "punks")
    open_connection(state, "merchants")
    put_on_top(state, "archive")
    give(state, "worker:4")
    choose(ask(state), "take", punks)
    assert state.vp[1] == 2
    choose(state, "work", boiler)
    assert state.vp[1] == 5
    assert state.rows[0] == (~school,)
    assert has(state, "worker:4")
    choose(state, "trade", 3)
    choose(state, "done")
    assert state.passed[1]
    assert not offered(state, "work", boiler)
    assert has(state, "worker:2 brick:1")
