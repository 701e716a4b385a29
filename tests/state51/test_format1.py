"""Options of release 0.1 in today's numbers; whole records are in the kit."""

from __future__ import annotations

import pytest

from spielwerk.engine import DONE, IllegalMove
from spielwerk.games.state51.format1 import option as modern
from spielwerk.games.state51.verbs import theft
from tests.state51.scene import ask, choose, give, hand, option, place, scene


def test_a_turn_and_what_follows_it() -> None:
    """Verbs times 1024; twice the card for a development, one more for the token."""
    state = scene(deck="winter")
    school, church = place(state, "school"), place(state, "church")
    archive = hand(state, "archive")
    give(state, "develop:1 brick:1 worker:4 shield:1")
    ask(state)
    assert modern(state, 1024 + archive) == option("develop", archive)
    assert modern(state, 7 * 1024 + 12) == option("trade", 12)
    assert modern(state, 11 * 1024 + school) == option("shield", school)
    assert modern(state, 12 * 1024) == option("pass")
    with pytest.raises(IllegalMove, match="not open now"):
        modern(state, 5)
    choose(state, "develop", archive)
    assert modern(state, 2 * church + 1) == option("over-token", church)
    assert modern(state, 2 * school) == option("over", school)
    choose(state, "over-token", church)
    assert modern(state, 12 * 1024) == option("end-turn")


def test_cards_of_an_expansion_and_connection_cards_had_other_numbers() -> None:
    """Set followed upon set, and behind them all came the connection cards."""
    state = scene(deck="winter")
    ids = state.rules.cards.ids
    first = ids["winter"][0]
    winter = len(ids["base"]) + len(ids["new_era"])
    contacts = winter + len(ids["winter"])
    state.hands[0] = (first,)
    state.deck = tuple(card for card in state.deck if card != first)
    state.left -= 1
    state.open[0] = state.stacks[0][0]
    state.stacks[0] = state.stacks[0][1:]
    give(state, "grey:3 worker:2")
    ask(state)
    assert modern(state, winter) == option("build", first)
    assert modern(state, 9 * 1024 + contacts) == option("take", state.open[0])


def test_enough_had_a_number_in_every_question() -> None:
    """15 behind all goods, 1023 behind all cards, 0 for not again."""
    state = scene(deck="winter")
    archive, hunters = place(state, "archive"), place(state, "body-hunters")
    give(state, "worker:9")
    choose(ask(state), "activate", archive)
    assert [modern(state, choice) for choice in (0, 1)] == [DONE, option("again", archive)]
    state.apply(DONE)
    choose(state, "activate", hunters)
    assert modern(state, archive) == option("clear", archive)
    assert modern(state, 1023) == DONE
    state.apply(DONE)
    choose(state, "trade", 0)
    assert modern(state, 15) == DONE
    assert modern(state, 0) == option("trade", 0)


def test_a_theft_was_packed_as_now() -> None:
    """16 times the seat, plus the good."""
    state = scene()
    caravan = place(state, "thieves-caravan")
    give(state, "worker:2")
    give(state, "gun:1 fuel:1", 1)
    choose(ask(state), "activate", caravan)
    assert modern(state, 17) == theft(1, 1)
