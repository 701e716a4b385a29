"""The game for one against the virtual opponent."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.engine.chance import scramble
from spielwerk.games.state51.rules.lookout import Lookout
from spielwerk.games.state51.rules.production import Production
from spielwerk.games.state51.rules.round import RoundEnd, level
from tests.state51.scene import (
    Pause,
    answer,
    apply,
    ask,
    asked,
    choose,
    find,
    give,
    hand,
    has,
    offered,
    open_connection,
    place,
    put_on_top,
    scene,
    the_game,
    things,
)


def attacked_by(state: Any, key: str) -> None:
    """The player trades, and the opponent attacks with this card."""
    put_on_top(state, key)
    give(state, "worker:4")
    choose(ask(state), "trade", 0)
    choose(state, "done")


@pytest.mark.rule("S51-8.1")
def test_the_lookout_gives_two_cards_to_one_and_three_to_the_other() -> None:
    """4 open, 1 taken, 1 at random to the opponent, 1 of 2 taken, the last and 1 more to it."""
    state = scene(1)
    state.stack = [Pause(), Lookout()]
    ask(state)
    assert len(state.row) == 4
    apply(state, state.options()[0])
    assert len(state.row) == 2
    assert state.locations(1) == 1
    apply(state, state.options()[1])
    assert asked(state) == "pause"
    assert len(state.hands[0]) == 2
    assert state.locations(1) == 3
    assert state.row == ()
    assert state.left == len(state.rules.decks["base"]) - 5


@pytest.mark.rule("S51-8.1")
def test_a_lookout_with_too_few_cards() -> None:
    """With a single card anywhere the player gets it, and the opponent none."""
    state = scene(1)
    state.hands[0] = tuple(sorted(state.deck[1:]))
    state.deck, state.left = state.deck[:1], 1
    state.stack = [Pause(), Lookout()]
    ask(state)
    assert asked(state) == "pause"
    assert state.locations(1) == 0


@pytest.mark.rule("S51-8.2")
def test_only_the_player_produces_and_begins() -> None:
    """The opponent's Boiler Room makes nothing; the start player stays."""
    state = scene(1)
    place(state, "boiler-room", 1)
    state.stack = [Pause(), Production()]
    ask(state)
    assert has(state, "worker:3 grey:1 iron:1")
    assert has(state, "", 1)
    state.stack = [Pause(), RoundEnd()]
    ask(state)
    assert state.start == 0
    assert the_game().new(1, 9).start == 0


@pytest.mark.rule("S51-8.3")
def test_it_discards_a_random_one_of_two_connection_cards() -> None:
    """Either may go; only one goes, and 2 points are scored."""
    gone = set()
    for seed in range(20):
        state = scene(1)
        state.rng = scramble(seed)
        open_connection(state, "punks")
        open_connection(state, "merchants")
        give(state, "worker:2")
        choose(ask(state), "trade", 0)
        assert state.vp[1] in (2, 4)
        gone.add(state.rules.key[state.spent[0]])
    assert gone == {"punks", "merchants"}


@pytest.mark.rule("S51-8.3")
def test_a_shield_is_lost_instead_of_the_location() -> None:
    """No points, no ruin, but the attack has succeeded."""
    state = scene(1)
    school = place(state, "school")
    state.shields = state.rules.bit[school]
    attacked_by(state, "archive")
    assert state.rows[0] == (school,)
    assert state.shields == 0
    assert state.vp[1] == 0
    assert not state.attacking


@pytest.mark.rule("S51-8.3", "S51-5.11")
def test_the_hidden_forge_holds_out_for_ever() -> None:
    """It has no shield to lose."""
    state = scene(1, "new_era")
    forge = place(state, "hidden-forge")
    attacked_by(state, "assassin")
    assert state.rows[0] == (forge,)
    assert state.vp[1] == 0
    assert not state.attacking


@pytest.mark.rule("S51-8.3")
@pytest.mark.parametrize(
    ("attack", "locations", "used", "target"),
    [
        ("archive", "pub school", "", "school"),  # any shared category
        ("assassin", "gun-shop arena", "", "arena"),  # exactly both categories beat distance
        ("church", "old-cinema museum", "", "museum"),  # highest distance
        ("archive", "school merc-outpost", "", "merc-outpost"),  # an unused action first
        ("shadow", "weapon-trader bioweaponry", "weapon-trader", "bioweaponry"),
        ("archive", "crossroads merc-outpost", "merc-outpost", "merc-outpost"),  # used: still first
        ("archive", "school crossroads", "", "crossroads"),  # feature before production
        ("oil-trader", "radioactive-fuel hideout", "", "radioactive-fuel"),  # resource before point
        ("archive", "thieves-den camp", "", "camp"),  # worker before ammo
        ("pub", "motel crossroads", "", "motel"),
    ],
)
def test_how_ties_are_broken(attack: str, locations: str, used: str, target: str) -> None:
    """Exact match, distance, unused action, used action, feature, production, deal good."""
    state = scene(1)
    cards = {key: place(state, key) for key in locations.split()}
    for key in used.split():
        state.used |= state.rules.bit[cards[key]]
    attacked_by(state, attack)
    ruined = [~card for row in state.rows[:3] for card in row if card < 0]
    assert ruined == [cards[target]]
    assert state.vp[1] == 2


@pytest.mark.rule("S51-8.3")
def test_where_all_ties_fail_the_player_chooses() -> None:
    """Two Schools: one is named, its deal good is paid, a ruin is left."""
    state = scene(1)
    first, second = place(state, "school"), place(state, "school")
    attacked_by(state, "archive")
    assert asked(state) == "strike"
    assert things(state) == [first, second]
    answer(state, second)
    assert state.rows[0] == (first, ~second)
    assert has(state, "worker:3 gun:1")


@pytest.mark.rule("S51-8.3")
def test_an_attack_card_without_category_hits_nothing() -> None:
    """Nor can a location without category be hit."""
    state = scene(1, "new_era")
    place(state, "school")
    place(state, "radioactive-colony")
    attacked_by(state, "foundation")
    assert state.vp[1] == 0
    assert state.attacking


@pytest.mark.rule("S51-8.4")
def test_after_the_third_attack_card_it_passes() -> None:
    """The pile is discarded with the third card; on the next turn it passes; the player goes on."""
    state = scene(1)
    place(state, "church")
    for number, key in enumerate(("archive", "oil-trader", "hideout"), 1):
        assert state.attacking
        attacked_by(state, key)
        assert len(state.attack) == number % 3
        assert not state.passed[1]
    assert len(state.discard) == 3
    give(state, "worker:4")
    choose(ask(state), "trade", 1)
    choose(state, "done")
    assert state.passed[1]
    assert state.player == 0


@pytest.mark.rule("S51-8.4")
def test_when_the_player_passes_it_passes_and_its_attack_cards_go() -> None:
    """Attack cards left at the end of the round are discarded."""
    state = scene(1)
    attacked_by(state, "archive")
    assert len(state.attack) == 1
    state.stack = [Pause(), RoundEnd(), *state.stack[1:]]
    choose(state, "pass")
    assert asked(state) == "pause"
    assert state.attack == ()
    assert len(state.discard) == 1
    assert ("foe-passed",) in state.events


@pytest.mark.rule("S51-8.4")
def test_with_no_card_anywhere_it_can_not_attack() -> None:
    """It passes on its next turn."""
    state = scene(1)
    state.hands[0] = tuple(sorted(state.deck[: state.left]))
    state.deck, state.left = (), 0
    give(state, "worker:8")
    choose(ask(state), "trade", 0)
    choose(state, "done")
    assert not state.attacking
    choose(state, "trade", 0)
    choose(state, "done")
    assert state.passed[1]


@pytest.mark.rule("S51-8.5")
def test_its_locations_are_razed_and_discarded() -> None:
    """No ruin, no deal good for it."""
    state = scene(1)
    pub = place(state, "pub", 1)
    give(state, "red:3")
    choose(ask(state), "raze", pub)
    assert len(state.hands[0]) == 3
    assert state.rows[3] == ()
    assert pub in state.discard
    assert has(state, "", 1)


@pytest.mark.rule("S51-8.6")
@pytest.mark.parametrize(
    ("own", "foe", "end"),
    [(25, 10, "solo-won"), (26, 26, "solo-lost"), (3, 25, "solo-lost")],
)
def test_more_points_than_the_opponent_win(own: int, foe: int, end: str) -> None:
    """Locations of both count; equal is lost."""
    state = scene(1, flow=True)
    place(state, "school")
    place(state, "pub", 1)
    give(state, f"vp:{own}")
    state.vp[1] = foe
    ask(state)
    assert state.over
    assert state.end_reason == end
    assert state.scores() == [own + 1]
    assert state.vp[1] == foe + 1
    assert state.winners() == ([0] if end == "solo-won" else [])


@pytest.mark.rule("S51-8.6")
def test_seven_levels() -> None:
    """Fewer than 30, then every 10 points up to 80; 0 for a lost game."""
    state = scene(1)
    found = []
    for points in (29, 30, 39, 40, 50, 60, 70, 80, 99):
        state.vp = [points, 5]
        found.append(level(state))
    assert found == [1, 2, 2, 3, 4, 5, 6, 7, 7]
    state.vp = [50, 50]
    assert level(state) == 0


@pytest.mark.rule("S51-8.5")
def test_alone_nobody_can_be_robbed_of_goods_or_deals() -> None:
    """Thieves and Camino Real find nothing at the virtual opponent."""
    state = scene(1, "winter")
    cards = [place(state, key) for key in ("thieves-caravan", "camino-real")]
    place(state, "pub", 1)
    give(state, "worker:4")
    ask(state)
    assert not any(offered(state, "activate", card) for card in cards)
    suppliers = hand(state, "suppliers")
    give(state, "grey:2")
    choose(ask(state), "build", suppliers)
    assert len(state.hands[0]) == 1, "but Suppliers use its Pub"
    assert find(state, "church") >= 0
