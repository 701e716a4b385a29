"""CW-1 to CW-3: components, set-up, the frame of a round."""

from __future__ import annotations

import random

import pytest

from spielwerk.engine.state import changed
from spielwerk.games.counterweight.data.cards import ANCHOR_CARD, ENEMY, PRESTIGE, SECTION
from spielwerk.games.counterweight.rules import decks, rounds
from spielwerk.games.counterweight.rules.rounds import PassOn
from spielwerk.games.counterweight.state import NONE, PRESTIGES, SECTIONS, SHIPS, SITES
from spielwerk.games.counterweight.verbs import ANCHOR
from tests.counterweight.scene import Halt, card, lurk, scene, start, the_game, told


@pytest.mark.rule("CW-1")
def test_the_boards_have_their_sizes() -> None:
    """A ring of 16, lane and course of 10, 3 berths, 5 plan slots, control from 1 to 5."""
    table = the_game().view(the_game().new(3, 1), 0)["table"]
    assert len(table["ring"]) == 17
    assert len(table["lane"]) == 10
    assert table["plan_size"] == 5
    assert table["inspector"]["control"] == 1
    assert table["inspector"]["control_max"] == 5
    assert the_game().rules.numbers.berths == 3


@pytest.mark.rule("CW-2", "CW-2.1")
def test_a_random_anchor_gives_every_player_the_same() -> None:
    """Each anchor comes up, and it prints what everybody starts with."""
    seen = set()
    for seed in range(60):
        state = the_game().new(3, seed, listen=True)
        anchor, funds, influence = told(state, "anchored")[0]
        seen.add(anchor)
        assert (funds, influence) == (
            state.rules.funds[anchor],
            state.rules.influence[anchor],
        )
    assert seen == set(the_game().rules.of_kind[ANCHOR_CARD])


@pytest.mark.rule("CW-2.1")
def test_the_first_co_may_choose_the_anchor() -> None:
    """With the switch the first question is the anchor, put to the first CO."""
    state = the_game().new(4, 3, {"anchor": "chosen"})
    assert state.player == state.co
    assert list(state.options()) == [ANCHOR | n for n in the_game().rules.of_kind[ANCHOR_CARD]]
    state.apply(ANCHOR | card("investors-tower"))
    assert (state.cards[0], state.funds) == (card("investors-tower"), 34)
    assert state.influence == [9] * 4


@pytest.mark.rule("CW-2.2")
def test_the_ship_deck_has_three_layers() -> None:
    """No enemy among the first 10, the inspector anywhere near the bottom, everything once."""
    places = set()
    for seed in range(200):
        state = the_game().new(2, seed, {"anchor": "chosen"})
        deck = state.decks[SHIPS][::-1]
        assert sorted(deck) == list(range(state.rules.ships))
        assert not set(deck[:10]) & set(state.rules.of_kind[ENEMY])
        place = deck.index(state.rules.inspector)
        places.add(place)
    ships, depth = the_game().rules.ships, the_game().rules.numbers.inspector_depth
    assert places == set(range(ships - 1 - depth, ships))


@pytest.mark.rule("CW-2.2")
def test_a_redealt_ship_deck_keeps_what_everybody_knows() -> None:
    """Calm ships stay on top, the inspector near the bottom, known cards where they are."""
    ships = the_game().rules.ships
    for gone in (0, 7, 12, 30):
        state = scene()
        state.decks[SHIPS] = state.decks[SHIPS][: ships - gone]
        decks.to_bottom(state, SECTIONS, state.decks[SECTIONS][-1])
        state.decks[SECTIONS] = state.decks[SECTIONS][:-1]
        for seed in range(40):
            other = the_game().redeal(state, 0, seed)
            deck = other.decks[SHIPS][::-1]
            assert sorted(deck) == sorted(state.decks[SHIPS])
            if gone < 10:
                assert not set(deck[: 10 - gone]) & set(state.rules.of_kind[ENEMY])
            if state.rules.inspector in deck:
                assert deck.index(state.rules.inspector) >= ships - 21 - gone
            assert other.decks[SECTIONS][0] == state.decks[SECTIONS][0]
    state.run_outs = 1
    assert sorted(the_game().redeal(state, 0, 1).decks[SHIPS]) == sorted(state.decks[SHIPS])


@pytest.mark.rule("CW-2.3")
def test_the_first_co_fills_the_plan() -> None:
    """Four sections and a prestige section; every seat can be the first CO."""
    first = set()
    for seed in range(30):
        state = the_game().new(3, seed)
        first.add(state.co)
        kinds = [state.rules.kind[number] for number in state.plan]
        assert kinds == [SECTION] * 4 + [PRESTIGE]
    assert first == {0, 1, 2}


@pytest.mark.rule("CW-2.4")
def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    """The pile is shuffled into a deck; when both are empty there is no card."""
    state = scene()
    state.piles = changed(state.piles, SITES, state.decks[SITES])
    state.decks[SITES] = ()
    state.known = changed(state.known, SITES, 0)
    pile = set(state.piles[SITES])
    assert decks.draw(state, SITES) in pile
    assert len(state.decks[SITES]) == len(pile) - 1
    assert state.piles[SITES] == ()
    assert told(state, "renewed") == [(SITES,)]
    state.decks[SITES] = ()
    assert decks.draw(state, SITES) == NONE
    assert not decks.has_cards(state, SITES)


@pytest.mark.rule("CW-2.4")
def test_cards_put_under_a_deck_are_known_until_they_are_drawn() -> None:
    """What everybody saw go under the deck stays there through a redeal."""
    state = scene()
    state.decks[PRESTIGES] = state.decks[PRESTIGES][:2]
    decks.to_bottom(state, PRESTIGES, card("treasury"))
    assert state.known[PRESTIGES] == 1
    for _ in range(3):
        last = decks.draw(state, PRESTIGES)
    assert (last, state.known[PRESTIGES]) == (card("treasury"), 0)


@pytest.mark.rule("CW-3")
def test_a_round_runs_through_its_phases_and_passes_the_duty_on() -> None:
    """Phases come in their order, and the next CO sits to the left."""
    order = rounds.PHASES
    seen: set[str] = set()
    rng = random.Random(0)
    for seed in range(30):
        state = the_game().new(3, seed, listen=True)
        first, number, reached = state.co, 1, 0
        while not state.over:
            if state.round != number:
                number, reached = state.round, 0
            now = order.index(rounds.phase(state))
            assert now >= reached
            reached = now
            seen.add(order[now])
            state.apply(rng.choice(state.options()))
        assert rounds.phase(state) == "over"
        assert [co for _, co in told(state, "round")] == [
            (first + n) % 3 for n in range(state.round)
        ]
    assert seen == set(order)


@pytest.mark.rule("CW-3", "CW-11.2")
def test_the_last_round_ends_the_game() -> None:
    """After the agreed number of rounds all lose; without a limit the duty passes on."""
    state = scene(options={"max_rounds": 2})
    state.stack = [PassOn()]
    state.advance()
    assert (state.over, state.end_reason, state.winners()) == (True, "overtime", [])
    state = scene(options={"max_rounds": 0})
    lurk(state, "pirate", 1)
    start(state, PassOn())
    assert (state.co, state.round) == (1, 3)
    assert type(state.stack[0]) is Halt
