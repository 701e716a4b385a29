"""A newcomer can learn the game from the rulebook: what comes first, and the worked round."""

from __future__ import annotations

import pytest

from spielwerk.engine.book import ANCHOR, ids, section
from spielwerk.engine.words import LANGUAGES
from spielwerk.games.counterweight.rules.rounds import StartRound
from spielwerk.games.counterweight.state import ACTIONS, SECTIONS, SHIPS, SITES
from tests.counterweight.scene import (
    asked,
    build,
    choose,
    fly,
    load,
    on_top,
    put,
    say,
    scene,
    site,
    start,
    the_game,
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_aim_round_and_words_come_before_the_first_rule(lang: str) -> None:
    """Whoever begins to read learns first what it is all about, and what CO means."""
    book = the_game().rulebook(lang)
    assert ids(book)[:4] == ["aim", "round", "words", "ours"]
    assert "](#co)" in str(section(book, "round"))
    assert {"co", "funds", "influence", "marker", "site", "release", "lane"} <= {
        *ANCHOR.findall(str(section(book, "words")))
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_authors_testers_and_our_cards_are_named(lang: str) -> None:
    """The document's people are credited, and the card set is called ours."""
    book = the_game().rulebook(lang)
    for name in ("André Busch", "Maximilian", "Döring", "Moritz Mickel"):
        assert name in str(section(book, "credits"))
    assert the_game().words(lang).say({"id": "card-casino", "args": {}}) in str(
        section(book, "ours")
    )
    assert book.count("](#ours)") > 20


@pytest.mark.rule("CW-3")
def test_the_worked_round_is_true() -> None:
    """The round of the rulebook, played from the draw to the balance."""
    state = scene(3)
    build(state, "casino", 1)
    put(state, 1, 1)
    site(state, "docks", 2, "contradictory-order", 2)
    fly(state, "supply-transporter", 1, 4)
    state.funds = 14
    on_top(state, ACTIONS, "automated-production")
    on_top(state, SECTIONS, "docks")
    on_top(state, SITES, "light-fingers")
    on_top(state, SHIPS, "supply-transporter", "mercenary", "pirate")

    def pick(words: str) -> None:
        found = [option for option in state.options() if words in say(state, option)]
        assert found, [say(state, option) for option in state.options()]
        choose(state, found[0])

    start(state, StartRound())
    pick("End the action phase")
    pick("Draw from the section deck")
    pick("Start")
    pick("A marker on First Light Hub")
    pick("Leave it")
    assert state.player == 1
    pick("Leave it")
    load(state, 5, 3)
    pick("Take over")
    pick("Take the place")
    pick("Leave it")
    load(state, 3, 3)
    pick("8 funds")
    assert (state.funds, state.requested) == (6, 2)
    assert state.cargo[state.course[0]] == 3
    influence = state.influence[0]
    pick("lands, free of charge")
    pick("lands for 1 influence")
    assert state.influence[0] == influence - 1
    pick("Close the docks")
    assert state.rules.keys[state.lane[0]] == "mercenary"
    pick("field 2")
    pick("4")
    assert state.honours == (1, 0, 0)
    pick("field 3")
    pick("3")
    pick("Let it go")
    pick("Let it go")
    assert (asked(state), state.player, state.supply[3], state.dock) == ("release", 0, 3, ())
    load(state, 5)
    pick("Leave it")
    assert (asked(state), state.player, state.funds) == ("release", 2, 7)
    load(state, 2, 6)
    pick("Use the release of Casino")
    assert state.supply[3] == 3
    facts = the_game().book_facts(the_game().words("en"))
    assert state.co == 1
    assert str(state.funds) == facts["example.end"]
