"""Why not? What is closed names the rule and the numbers that close it."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.engine.words import words
from tests.state51.scene import (
    ask,
    choose,
    find,
    give,
    hand,
    open_connection,
    option,
    place,
    say,
    scene,
    the_game,
    tuck,
)


def why(state: Any, verb: str, thing: int = 0) -> tuple[str, str]:
    """The rule and the message that stand against a wish."""
    wish = option(verb, thing)
    assert wish in state.decision.wishes(state)
    reason = state.decision.why_not(state, wish)
    assert reason is not None
    return reason["rule"], reason["text"]["id"]


def told(state: Any, target: str, seat: int = 0) -> dict[str, str]:
    """What the game explains of a thing: the verb and the reason in English, empty if open."""
    say = words(the_game().home(), "en").say
    return {
        one["verb"]: say(one["reason"]["text"]) if one["reason"] else ""
        for one in the_game().explain(state, seat, target)
    }


@pytest.mark.rule("S51-5.1", "S51-5.2", "S51-5.3", "S51-5.4")
def test_hand_cards() -> None:
    """Too far, nothing to develop, no brick, no match."""
    state = scene()
    far = hand(state, "skyscraper")
    give(state, "grey:2 blue:1 red:1 worker:2")
    ask(state)
    assert why(state, "build", far) == ("S51-5.1", "why-grey")
    assert why(state, "deal", far) == ("S51-5.3", "why-blue")
    assert why(state, "raze-hand", far) == ("S51-5.4", "why-red")
    assert why(state, "develop", far) == ("S51-5.2", "why-nothing-to-develop")
    place(state, "church")
    assert why(ask(state), "develop", far) == ("S51-5.2", "why-no-brick")
    give(state, "brick:1")
    assert why(ask(state), "develop", far) == ("S51-5.2", "why-no-match")
    assert told(state, f"card:{far}") == {
        "build": "This takes 3 grey contacts, you have 2.",
        "develop": "None of your locations shares a category with this card.",
        "deal": "This takes 3 blue contacts, you have 1.",
        "raze-hand": "This takes 3 red contacts, you have 1.",
        "discard": "Not now: it comes at another moment.",
    }


@pytest.mark.rule("S51-5.5", "S51-5.8", "S51-5.10")
def test_locations_of_others() -> None:
    """A ruin, of one who has passed, too strong, occupied, no worker."""
    state = scene(3, factions="new-york mutants-union merchants-guild")
    gone = find(state, "docks")
    state.rows[3] += (~gone,)
    state.match[1] = -1
    school = place(state, "school", 1)
    quarry = place(state, "quarry", 1)
    safe = place(state, "fuel-tank", 2)
    state.passed[2] = True
    give(state, "gun:1 red:2")
    ask(state)
    assert why(state, "raze", gone) == ("S51-5.5", "why-ruin")
    assert why(state, "raze", safe) == ("S51-5.10", "why-target-passed")
    assert why(state, "raze", school) == ("S51-5.5", "why-red")
    assert why(state, "work", safe) == ("S51-5.10", "why-target-passed")
    assert why(state, "work", quarry) == ("S51-5.8", "why-workers")
    state.used |= state.rules.bit[quarry]
    assert why(state, "work", quarry) == ("S51-5.8", "why-occupied")
    assert set(told(state, f"card:{quarry}")) == {"raze", "work"}
    assert set(told(state, f"card:{school}")) == {"raze"}


@pytest.mark.rule("S51-5.6", "S51-9")
def test_own_locations() -> None:
    """A ruin, used up, no goods, of no use."""
    state = scene()
    archive = place(state, "archive")
    shipwreck = place(state, "shipwreck")
    caravan = place(state, "thieves-caravan")
    school = place(state, "school")
    gone = find(state, "gunsmith")
    state.rows[2] += (~gone,)
    state.match[0] = -1
    give(state, "worker:3")
    state.used |= state.rules.bit[archive]
    state.used_twice |= state.rules.bit[archive]
    ask(state)
    assert why(state, "activate", gone) == ("S51-5.6", "why-ruin")
    assert why(state, "shield", gone) == ("S51-5.11", "why-ruin")
    assert why(state, "activate", archive) == ("S51-5.6", "why-used")
    assert why(state, "activate", shipwreck) == ("S51-5.6", "why-price")
    assert why(state, "activate", caravan) == ("S51-9", "why-no-use")
    assert set(told(state, f"card:{school}")) == {"shield", "over", "over-token"}


@pytest.mark.rule("S51-5.7")
def test_the_faction_board() -> None:
    """Used, unpaid; too few workers; no cards anywhere."""
    state = scene()
    give(state, "gun:1 iron:1")
    choose(ask(state), "faction", 1)
    assert state.player == 0
    assert why(state, "faction", 1) == ("S51-5.7", "why-faction-used")
    assert why(state, "faction", 2) == ("S51-5.7", "why-price")
    assert why(state, "trade", 0) == ("S51-5.7", "why-workers")
    give(state, "worker:4")
    state.deals[1] = tuple(state.deck[: state.left])
    state.deck, state.left = (), 0
    assert why(ask(state), "trade", 12) == ("S51-3", "why-no-cards")
    choose(state, "trade", 0)
    assert why(state, "trade", 12) == ("S51-3", "why-no-cards")
    assert told(state, "trade:gun") == {"trade": ""}


@pytest.mark.rule("S51-5.9", "S51-5.11")
def test_connection_cards_and_shields() -> None:
    """Unpaid; no shield, one there already."""
    state = scene(deck="new_era")
    punks = open_connection(state, "punks")
    state.contacts[0] = (next(c for c in state.stacks[0] if state.rules.key[c] == "thugs"),)
    thugs = state.contacts[0][0]
    state.stacks[0] = tuple(card for card in state.stacks[0] if card != thugs)
    forge = place(state, "hidden-forge")
    school = place(state, "school")
    give(state, "iron:1")
    ask(state)
    assert why(state, "take", punks) == ("S51-5.9", "why-workers")
    assert why(state, "play", thugs) == ("S51-5.9", "why-price")
    assert why(state, "shield", school) == ("S51-5.11", "why-no-shield")
    assert why(state, "shield", forge) == ("S51-5.11", "why-shield-there")


@pytest.mark.rule("S51-5.10")
def test_when_it_is_not_ones_turn() -> None:
    """Another is asked, another question is open, or one has passed."""
    state = scene()
    card = hand(state, "church", 1)
    give(state, "worker:4")
    give(state, "worker:4", 1)
    ask(state)
    assert told(state, f"card:{card}", 1)["build"] == "Player 1 is asked now."
    choose(state, "pass")
    assert told(state, "action:0") == {"faction": "You have passed already this round."}
    choose(state, "trade")
    assert told(state, f"card:{card}", 1)["build"] == "Not now: it comes at another moment."


@pytest.mark.rule("S51-5.2", "S51-5.11")
def test_what_a_development_is_built_over() -> None:
    """No match, no token, no brick; where a shield goes at the end of the turn."""
    state = scene()
    school, church = place(state, "school"), place(state, "church")
    archive = hand(state, "archive")
    other = place(state, "quarry")
    give(state, "brick:1 shield:1")
    state.shields = state.rules.bit[church]
    choose(ask(state), "develop", archive)
    assert say(state)[0] == "Develop School (brick)", "only the School matches"
    assert why(state, "over", church) == ("S51-5.2", "why-no-shared-category")
    choose(state, "over", school)
    assert state.rows[2] == (archive,)
    assert why(state, "shield", church) == ("S51-5.11", "why-shield-there")
    state = scene()
    school, church = place(state, "school"), place(state, "church")
    other = place(state, "school")
    archive = hand(state, "archive")
    give(state, "brick:1")
    choose(ask(state), "develop", archive)
    assert why(state, "over", church) == ("S51-5.2", "why-no-shared-category")
    assert why(state, "over-token", school) == ("S51-5.2", "why-no-token")
    state = scene()
    school, church = place(state, "school"), place(state, "church")
    give(state, "develop:1")
    archive = hand(state, "archive")
    choose(ask(state), "develop", archive)
    assert why(state, "over", school) == ("S51-5.2", "why-no-brick")
    assert other >= 0


@pytest.mark.rule("S51-5.13", "S51-9")
def test_copies_stand_for_each_other() -> None:
    """Two Schools in the hand, two deals for iron: one of each is offered as a price."""
    state = scene(deck="winter")
    station = place(state, "propaganda-station")
    give(state, "worker:1")
    _, second, _ = hand(state, "school"), hand(state, "school"), hand(state, "pub")
    choose(ask(state), "activate", station)
    assert why(state, "discard", second) == ("S51-5.13", "why-twin")
    state = scene()
    hideout = place(state, "hideout")
    docks = tuck(state, "docks"), tuck(state, "docks")
    tuck(state, "quarry")
    choose(ask(state), "activate", hideout)
    assert why(state, "give-deal", docks[1]) == ("S51-9", "why-same-good")


@pytest.mark.rule("S51-1.2")
def test_copies_in_the_first_hand() -> None:
    """Of two copies one is offered to be discarded, and the other says so."""
    game = the_game()
    for seed in range(99):
        state = game.new(4, seed)
        wishes = set(state.decision.wishes(state)) - set(state.options())
        if wishes:
            reason = state.decision.why_not(state, wishes.pop())
            assert reason == {"rule": "S51-1.2", "text": {"id": "why-twin", "args": {}}}
            return
    raise AssertionError("no twins in 99 first hands")
