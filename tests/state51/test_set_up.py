"""Set-up and lookout."""

from __future__ import annotations

import pytest

from spielwerk.engine.option import thing_of
from spielwerk.games.state51.rules.lookout import Lookout
from tests.state51.invariants import check
from tests.state51.scene import Pause, answer, apply, ask, asked, find, scene, supply, the_game


@pytest.mark.rule("S51-1.1")
def test_two_stacks_of_six_connection_cards() -> None:
    """Punks 4, Thugs 2; Merchants 4, Junk Train 2; one of each stack is turned over."""
    state = the_game().new(2, 3)
    rules = state.rules
    red, blue = ([rules.key[card] for card in stack] for stack in rules.stacks)
    assert sorted(red) == ["punks"] * 4 + ["thugs"] * 2
    assert sorted(blue) == ["junk-train"] * 2 + ["merchants"] * 4
    facts = the_game().catalogue()["connections"]
    assert facts["punks"]["effect"]["icons"] == [{"good": "red", "n": 2}]
    written = {key: fact["effect"]["written"] for key, fact in facts.items()}
    assert written == {
        "punks": "2 red",
        "thugs": "1 gun -> 3 red",
        "merchants": "2 blue",
        "junk-train": "3 blue",
    }


@pytest.mark.rule("S51-1.2")
def test_everybody_keeps_four_of_six_cards_and_has_no_goods() -> None:
    """Six are dealt, two are discarded one after the other, and nothing else is given."""
    state = the_game().new(3, 5)
    assert asked(state) == "discard"
    for step in range(3):
        seat = (state.start + step) % 3
        assert state.player == seat
        assert len(state.hands[seat]) == 6
        apply(state, state.options()[0])
        assert state.player == seat
        apply(state, state.options()[-1])
        assert len(state.hands[seat]) == 4
        assert supply(state, seat) == {}
    assert asked(state) == "draft"
    assert len(set(state.faction)) == 3


@pytest.mark.rule("S51-1.2")
def test_chance_names_the_start_player() -> None:
    """Over many games everybody begins."""
    assert {the_game().new(4, seed).start for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("S51-1.2")
def test_factions_can_be_chosen() -> None:
    """From the start player on each takes a board that is left; the fourth has no choice."""
    state = the_game().new(4, 2, {"factions": "chosen"})
    taken = []
    for step in range(3):
        assert asked(state) == "faction"
        assert state.player == (state.start + step) % 4
        taken.append(state.options()[-1])
        apply(state, taken[-1])
        assert state.faction[(state.start + step) % 4] == thing_of(taken[-1])
    assert asked(state) == "discard"
    assert sorted(state.faction) == [0, 1, 2, 3]


@pytest.mark.rule("S51-1.3")
@pytest.mark.parametrize(
    ("faction", "own", "actions"),
    [
        ("new-york", "iron", ["1 iron -> 1 grey", "1 gun -> 2 red", "2 fuel -> 2 blue"]),
        (
            "appalachian-federation",
            "brick",
            ["1 brick + 1 card -> 2 grey", "1 gun -> 2 red", "1 fuel -> 2 blue"],
        ),
        ("merchants-guild", "fuel", ["2 iron -> 2 grey", "1 gun -> 2 red", "1 fuel -> 3 blue"]),
        ("mutants-union", "gun", ["2 iron -> 2 grey", "1 gun -> 3 red", "1 fuel -> 1 blue"]),
    ],
)
def test_the_faction_boards(faction: str, own: str, actions: list[str]) -> None:
    """Each board produces its own resource and has its own rates."""
    facts = the_game().catalogue()["factions"][faction]
    produced = {amount["good"]: amount["n"] for amount in facts["production"]}
    assert produced == {"worker": 3, "grey": 1, "card": 1, own: 1}
    assert [action["written"] for action in facts["actions"]] == actions


@pytest.mark.rule("S51-3")
def test_the_draft_goes_round_and_back() -> None:
    """Players + 1 cards, 1 2 3 and then 3 2 1; what is left is discarded both times."""
    state = scene(3, factions="new-york mutants-union merchants-guild")
    state.start = 1
    state.stack = [Pause(), Lookout()]
    ask(state)
    order = []
    for number in range(6):
        order.append(state.player)
        assert len(state.row) == 4 - number % 3
        apply(state, state.options()[0])
    assert order == [1, 2, 0, 0, 2, 1]
    assert asked(state) == "pause"
    assert len(state.discard) == 2
    assert [len(cards) for cards in state.hands] == [2, 2, 2]


@pytest.mark.rule("S51-3")
def test_connection_cards_left_over_are_discarded_and_stacks_run_dry() -> None:
    """Six rounds empty a stack; it is never made anew."""
    state = scene()
    for number in range(8):
        state.stack = [Pause(), Lookout()]
        ask(state)
        while asked(state) == "draft":
            apply(state, state.options()[0])
        assert [len(stack) for stack in state.stacks] == [max(0, 5 - number)] * 2
        assert (state.open != [-1, -1]) == (number < 6)
        assert len(state.spent) == min(12, 2 * number)
    assert len(state.spent) == 12


@pytest.mark.rule("S51-3")
def test_an_empty_deck_is_made_anew_in_the_middle_of_the_draft() -> None:
    """One card in the deck, the others among the discards: the row is filled all the same."""
    state = scene()
    discards = state.deck[:-1]
    state.discard = list(discards)
    state.deck, state.left = state.deck[-1:], 1
    state.stack = [Pause(), Lookout()]
    ask(state)
    assert len(state.row) == 3
    assert state.discard == []
    assert state.left == len(discards) + 1 - 3
    assert ("reshuffled",) in state.events


@pytest.mark.rule("S51-3")
def test_with_too_few_cards_for_all_some_get_none() -> None:
    """Two cards anywhere and two players: both get one, then nobody gets any."""
    state = scene()
    rest = [find(state, "school"), find(state, "pub")]
    state.deals[0] = tuple(state.deck)
    state.deck, state.left = tuple(rest), 2
    state.stack = [Pause(), Lookout()]
    ask(state)
    assert asked(state) == "draft"
    answer(state, rest[0])
    assert asked(state) == "pause"
    assert state.hands == [(rest[0],), (rest[1],)]
    check(state)


def test_what_each_seat_has_played_is_its_faction() -> None:
    """For statistics: as the words name it."""
    state = the_game().new(3, 5)
    played = the_game().played(state)
    assert len(set(played)) == 3
    assert played[0] == f"faction-{state.rules.factions[state.faction[0]]}"


def test_everybody_plays_for_himself() -> None:
    """There are no sides that win together."""
    state = the_game().new(3, 5)
    assert the_game().teams(3, state.opt) == ()
