"""Why not? Open wishes are not explained away, and closed ones name their rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.state51.explain import wish
from tests.state51.table import (
    ask,
    choose,
    do,
    find,
    give,
    hand,
    lay,
    open_connection,
    place,
    the_game,
)


def why(state: Any, *wanted: Any, seat: int = 0) -> tuple[str, str]:
    """The rule and the message that stand against a wish; the message exists in both languages."""
    reason = the_game().explain(state, seat, wanted)
    assert reason is not None
    for lang in LANGUAGES:
        assert words(the_game().home(), lang).say(reason["text"])
    return reason["rule"], reason["text"]["id"]


@pytest.mark.rule("S51-5")
@pytest.mark.parametrize("deck", ["base", "new_era", "winter"])
def test_what_is_offered_is_not_forbidden(deck: str) -> None:
    """At every decision each option stands for a wish that explains as None."""
    game = the_game()
    rng = random.Random(1)
    for players in (1, 2, 3):
        state = game.new(players, 1, {"deck": deck})
        while not state.over:
            for option in state.options():
                assert game.explain(state, state.player, wish(state, option)) is None
            state.apply(rng.choice(state.options()))
        assert why(state, "pass") == ("S51-7", "why-over")


@pytest.mark.rule("S51-5")
def test_every_wish_of_a_thing_is_open_or_explained() -> None:
    """Whatever lies on the table, each wish about it is an option or has a reason."""
    game = the_game()
    rng = random.Random(2)
    for players in (1, 3):
        state = game.new(players, 3, {"deck": "winter"})
        for _ in range(150):
            if state.over:
                break
            for seat in range(players):
                for target in (
                    *(f"card:{card}" for card in range(0, 200, 3)),
                    "action:1",
                    "trade:gun",
                ):
                    for wanted in game.wishes(state, seat, target):
                        reason = game.explain(state, seat, wanted)
                        open_wishes = [wish(state, option) for option in state.options()]
                        assert (reason is None) == (seat == state.player and wanted in open_wishes)
            state.apply(rng.choice(state.options()))


@pytest.mark.rule("S51-5.1", "S51-5.2", "S51-5.3", "S51-5.4")
def test_hand_cards() -> None:
    """Too far, nothing to develop, no brick, no match, not in the hand."""
    state = lay()
    far = hand(state, "skyscraper")
    give(state, "grey:2 blue:1 red:1 worker:2")
    ask(state)
    assert why(state, "build", far) == ("S51-5.1", "why-grey")
    assert why(state, "deal", far) == ("S51-5.3", "why-blue")
    assert why(state, "raze-hand", far) == ("S51-5.4", "why-red")
    assert why(state, "develop", far) == ("S51-5.2", "why-nothing-to-develop")
    for verb, rule in (("build", "1"), ("develop", "2"), ("deal", "3"), ("raze-hand", "4")):
        assert why(state, verb, 0) == (f"S51-5.{rule}", "why-not-in-hand")
    place(state, "church")
    assert why(ask(state), "develop", far) == ("S51-5.2", "why-no-brick")
    give(state, "brick:1")
    assert why(ask(state), "develop", far) == ("S51-5.2", "why-no-match")
    assert the_game().wishes(state, 0, f"card:{far}") == [
        ("build", far),
        ("develop", far),
        ("deal", far),
        ("raze-hand", far),
    ]


@pytest.mark.rule("S51-5.5", "S51-5.8", "S51-5.10")
def test_locations_of_others() -> None:
    """Own, ruined, of one who has passed, too strong, not open, occupied, no worker."""
    state = lay(3, factions="new-york mutants-union merchants-guild")
    own = place(state, "pub")
    gone = find(state, "docks")
    state.rows[3] += (~gone,)
    state.match[1] = -1
    school = place(state, "school", 1)
    quarry = place(state, "quarry", 1)
    safe = place(state, "fuel-tank", 2)
    state.passed[2] = True
    give(state, "gun:1 red:2")
    ask(state)
    assert why(state, "raze", own) == ("S51-5.5", "why-own-location")
    assert why(state, "raze", gone) == ("S51-5.5", "why-ruin")
    assert why(state, "raze", 87) == ("S51-5.5", "why-no-location")
    assert why(state, "raze", safe) == ("S51-5.10", "why-target-passed")
    assert why(state, "raze", school) == ("S51-5.5", "why-red")
    assert why(state, "work", own) == ("S51-5.8", "why-own-open")
    assert why(state, "work", gone) == ("S51-5.8", "why-not-open")
    assert why(state, "work", school) == ("S51-5.8", "why-not-open")
    assert why(state, "work", 87) == ("S51-5.8", "why-no-location")
    assert why(state, "work", safe) == ("S51-5.10", "why-target-passed")
    assert why(state, "work", quarry) == ("S51-5.8", "why-workers")
    state.used |= state.rules.bit[quarry]
    assert why(state, "work", quarry) == ("S51-5.8", "why-occupied")
    assert the_game().wishes(state, 0, f"card:{quarry}") == [("raze", quarry), ("work", quarry)]
    assert the_game().wishes(state, 0, f"card:{school}") == [("raze", school)]
    assert the_game().wishes(state, 0, "card:87") == []


@pytest.mark.rule("S51-5.6", "S51-9")
def test_own_locations() -> None:
    """Not mine, a ruin, no action, used up, no goods, of no use."""
    state = lay()
    archive = place(state, "archive")
    shipwreck = place(state, "shipwreck")
    caravan = place(state, "thieves-caravan")
    school = place(state, "school")
    other = place(state, "motel", 1)
    gone = find(state, "gunsmith")
    state.rows[2] += (~gone,)
    state.match[0] = -1
    give(state, "worker:3")
    state.used |= state.rules.bit[archive]
    state.used_twice |= state.rules.bit[archive]
    ask(state)
    assert why(state, "activate", other) == ("S51-5.6", "why-not-yours")
    assert why(state, "activate", gone) == ("S51-5.6", "why-ruin")
    assert why(state, "activate", school) == ("S51-5.6", "why-not-an-action")
    assert why(state, "activate", archive) == ("S51-5.6", "why-used")
    assert why(state, "activate", shipwreck) == ("S51-5.6", "why-price")
    assert why(state, "activate", caravan) == ("S51-9", "why-no-use")
    assert the_game().wishes(state, 0, f"card:{archive}") == [
        ("activate", archive),
        ("shield", archive),
    ]
    assert the_game().wishes(state, 0, f"card:{school}") == [("shield", school)]


@pytest.mark.rule("S51-5.7")
def test_the_faction_board() -> None:
    """Used, unpaid, unknown; too few workers; no cards anywhere."""
    state = lay()
    give(state, "gun:1 iron:1")
    do(ask(state), "faction", 1)
    assert state.player == 0
    assert why(state, "faction", 1) == ("S51-5.7", "why-faction-used")
    assert why(state, "faction", 2) == ("S51-5.7", "why-price")
    assert why(state, "faction", 9) == ("S51-5.7", "why-no-action")
    assert why(state, "trade", 0) == ("S51-5.7", "why-workers")
    give(state, "worker:2")
    state.deals[1] = tuple(state.deck[: state.left])
    state.deck, state.left = (), 0
    assert why(ask(state), "trade", 12) == ("S51-3", "why-no-cards")
    assert why(state, "trade", 4) == ("S51-5.7", "why-no-action")
    assert the_game().wishes(state, 0, "action:2") == [("faction", 2)]
    assert the_game().wishes(state, 0, "trade:card") == [("trade", 12)]
    assert the_game().wishes(state, 0, "seat:1") == []


@pytest.mark.rule("S51-5.9", "S51-5.11")
def test_connection_cards_and_shields() -> None:
    """Not open, not in hand, unpaid; no shield, one there already, not mine."""
    state = lay(deck="new_era")
    punks = open_connection(state, "punks")
    state.contacts[0] = (next(c for c in state.stacks[0] if state.rules.key[c] == "thugs"),)
    thugs = state.contacts[0][0]
    state.stacks[0] = tuple(card for card in state.stacks[0] if card != thugs)
    forge = place(state, "hidden-forge")
    school = place(state, "school")
    other = place(state, "school", 1)
    give(state, "iron:1")
    ask(state)
    assert why(state, "take", punks) == ("S51-5.9", "why-workers")
    assert why(state, "take", thugs) == ("S51-5.9", "why-no-connection")
    assert why(state, "play", thugs) == ("S51-5.9", "why-price")
    assert why(state, "play", punks) == ("S51-5.9", "why-not-in-hand")
    assert why(state, "shield", school) == ("S51-5.11", "why-no-shield")
    assert why(state, "shield", forge) == ("S51-5.11", "why-shield-there")
    assert why(state, "shield", other) == ("S51-5.11", "why-shield-own")
    assert the_game().wishes(state, 0, f"card:{punks}") == [("take", punks)]
    assert the_game().wishes(state, 0, f"card:{thugs}") == [("play", thugs)]


@pytest.mark.rule("S51-5.10")
def test_when_it_is_not_ones_turn() -> None:
    """Another is asked, another question is open, or one has passed."""
    state = lay()
    give(state, "worker:4")
    give(state, "worker:4", 1)
    ask(state)
    assert why(state, "pass", seat=1) == ("S51-5", "why-not-asked")
    assert why(state, "dance") == ("S51-5", "why-no-action")
    assert why(state, "build", "house") == ("S51-5", "why-no-action")
    do(state, "trade", 0)
    assert why(state, "pass") == ("S51-5.7", "why-other-question")
    choose(state, 15)
    do(state, "pass")
    assert why(state, "trade", 0, seat=1) == ("S51-5.10", "why-you-passed")


@pytest.mark.rule("S51-5.2", "S51-5.11")
def test_wishes_are_about_cards_in_every_question() -> None:
    """What a development is built over and where a shield goes is named by the card."""
    state = lay()
    school, church = place(state, "school"), place(state, "church")
    archive = hand(state, "archive")
    give(state, "develop:1 shield:1")
    do(ask(state), "develop", archive)
    assert the_game().explain(state, 0, ("over-token", church)) is None
    assert why(state, "over", church) == ("S51-5.2", "why-other-question")
    choose(state, 2 * church + 1)
    assert the_game().explain(state, 0, ("shield", school)) is None
    assert the_game().explain(state, 0, ("end-turn",)) is None


@pytest.mark.rule("S51-3")
def test_the_open_row() -> None:
    """In the lookout a card of the row can be taken."""
    state = the_game().new(2, 1)
    while not state.row:
        state.apply(state.options()[0])
    card = state.row[0]
    assert the_game().wishes(state, state.player, f"card:{card}") == [("draft", card)]
    assert the_game().explain(state, state.player, ("draft", card)) is None
