"""The action phase: build, develop, deal, raze, activate, visit, shields, passing."""

from __future__ import annotations

import pytest

from spielwerk.games.state51.goods import KINDS, SHIELD
from spielwerk.games.state51.state import State51State
from tests.state51.table import (
    ask,
    asked,
    choose,
    do,
    find,
    give,
    hand,
    has,
    lay,
    offered,
    open_connection,
    place,
    put_on_top,
    supply,
    tuck,
)


def ruin(state: State51State, key: str, side: int = 0) -> int:
    """A ruin in a state."""
    card = find(state, key)
    state.rows[3 * side + state.rules.row[card]] += (~card,)
    state.match[side] = -1
    return card


@pytest.mark.rule("S51-5")
def test_one_action_each_until_all_have_passed() -> None:
    """Turns go clockwise from the start player; who has passed is left out."""
    state = lay(3, factions="new-york mutants-union merchants-guild")
    for seat in range(3):
        give(state, "worker:6", seat)
    order = [ask(state).player]
    for verb in ("trade", "pass", "trade", "trade", "trade", "pass"):
        do(state, verb)
        if verb == "trade" and asked(state) == "Trade":
            choose(state, 15)
        order.append(state.player)
    assert order == [0, 1, 2, 0, 2, 0, 2]


@pytest.mark.rule("S51-5.1")
def test_build_pays_grey_for_the_distance() -> None:
    """Two grey do not build what lies three away."""
    state = lay()
    far = hand(state, "skyscraper")
    give(state, "grey:2 worker:2")
    assert not offered(ask(state), "build", far)
    give(state, "grey:2")
    do(ask(state), "build", far)
    assert has(state, "grey:1 worker:2")
    assert state.rows[2] == (far,)


@pytest.mark.rule("S51-5.1")
def test_a_production_location_produces_at_once_and_gives_its_bonus() -> None:
    """The Boiler Room: 2 workers by production, 1 by the bonus."""
    state = lay()
    card = hand(state, "boiler-room")
    give(state, "grey:2")
    do(ask(state), "build", card)
    assert has(state, "worker:3")


@pytest.mark.rule("S51-5.1", "S51-2.3")
def test_suppliers_built_in_the_action_phase_give_their_bonus_only() -> None:
    """The goods of another's location, once, and its owner loses nothing; not of who has passed."""
    state = lay(3, "winter", "new-york mutants-union merchants-guild")
    card = hand(state, "suppliers")
    school = place(state, "school", 1)
    place(state, "boiler-room", 2)
    state.passed[2] = True
    give(state, "grey:2")
    do(ask(state), "build", card)
    assert has(state, "worker:1")
    assert ("borrowed", 0, school) in state.events


@pytest.mark.rule("S51-5.2")
def test_develop_needs_a_brick_and_a_shared_category() -> None:
    """A School becomes an Archive (both Worker), but no Quarry-less Church."""
    state = lay()
    school = place(state, "school")
    archive = hand(state, "archive")
    church = hand(state, "church")
    give(state, "brick:1")
    ask(state)
    assert offered(state, "develop", archive)
    assert not offered(state, "develop", church)
    do(state, "develop", archive)
    assert state.rows[:3] == [(), (), (archive,)]
    assert state.discard == [school]
    assert state.vp[0] == 1
    assert has(state, "")


@pytest.mark.rule("S51-5.2")
def test_a_token_develops_without_a_match_and_bricks_come_first() -> None:
    """With a brick and a token the matching School is offered for both, the Church for a token."""
    state = lay()
    school = place(state, "school")
    church = place(state, "church")
    archive = hand(state, "archive")
    give(state, "brick:1 develop:1")
    do(ask(state), "develop", archive)
    assert asked(state) == "Over"
    assert state.options() == sorted([2 * school, 2 * school + 1, 2 * church + 1])
    choose(state, 2 * church + 1)
    assert has(state, "brick:1")
    assert state.rows[:3] == [(school,), (), (archive,)]


@pytest.mark.rule("S51-5.2")
@pytest.mark.parametrize("old", ["foundation", "radioactive-colony"])
def test_a_location_without_category_matches_everything(old: str) -> None:
    """Both ways: it can be developed into anything, and anything into it."""
    state = lay(deck="new_era")
    card = place(state, old)
    church = hand(state, "church")
    give(state, "brick:1")
    do(ask(state), "develop", church)
    assert state.discard == [card]
    state = lay(deck="new_era")
    place(state, "church")
    card = hand(state, old)
    give(state, "brick:1")
    do(ask(state), "develop", card)
    assert state.rows[1] == (card,)


@pytest.mark.rule("S51-5.2", "S51-2.3")
def test_a_ruin_becomes_a_location_that_counts_categories() -> None:
    """The ruined Arena counts for nothing, the Gunsmith and the new Murderers' Pub do."""
    state = lay()
    ruin(state, "arena")
    place(state, "gunsmith")
    pub = hand(state, "murderers-pub")
    give(state, "brick:1")
    do(ask(state), "develop", pub)
    arena = next(o for o in state.options() if state.rules.key[o >> 1] == "arena")
    choose(state, arena)
    assert state.vp[0] == 1 + 2
    assert state.rows[0] == ()


@pytest.mark.rule("S51-5.2")
def test_the_old_card_is_gone_before_categories_are_counted() -> None:
    """A Gunsmith developed into the Murderers' Pub counts no more."""
    state = lay()
    place(state, "gunsmith")
    pub = hand(state, "murderers-pub")
    give(state, "brick:1")
    do(ask(state), "develop", pub)
    assert state.vp[0] == 1 + 1


@pytest.mark.rule("S51-5.2", "S51-5.12")
def test_goods_of_a_bonus_leave_the_old_card_for_the_supply() -> None:
    """The Camp's 3 workers stay the player's, now in the supply; its shield goes with it."""
    state = lay()
    camp = hand(state, "camp")
    school = hand(state, "school")
    give(state, "grey:1 brick:1 shield:1")
    do(ask(state), "build", camp)
    choose(state, 11 * 1024 + camp)
    do(state, "develop", school)
    assert has(state, "worker:5")
    assert state.caches == []
    assert state.shields == 0


@pytest.mark.rule("S51-5.2")
def test_goods_of_an_activation_are_lost_with_the_old_card() -> None:
    """The worker that was laid on the Archive is gone with it."""
    state = lay()
    archive = place(state, "archive")
    school = hand(state, "school")
    give(state, "worker:1 brick:1")
    do(ask(state), "activate", archive)
    do(state, "develop", school)
    assert has(state, "worker:2")
    assert state.laid == []
    assert state.used == 0


@pytest.mark.rule("S51-5.3")
def test_a_deal_gives_its_good_at_once() -> None:
    """Blue contacts for the distance; the card lies with the deals."""
    state = lay()
    card = hand(state, "quarry")
    give(state, "blue:1")
    do(ask(state), "deal", card)
    assert has(state, "brick:1")
    assert state.deals[0] == (card,)


@pytest.mark.rule("S51-5.4")
def test_razing_a_hand_card() -> None:
    """Red contacts for the distance; spoils; the card is discarded."""
    state = lay()
    card = hand(state, "skyscraper")
    give(state, "red:3")
    do(ask(state), "raze-hand", card)
    assert has(state, "brick:3")
    assert state.vp[0] == 1
    assert state.discard == [card]


@pytest.mark.rule("S51-5.5")
def test_razing_never_hits_own_locations_or_ruins_or_who_has_passed() -> None:
    """Only standing locations of players who are still in."""
    state = lay(3, factions="new-york mutants-union merchants-guild")
    own = place(state, "school")
    gone = ruin(state, "pub", 1)
    safe = place(state, "school", 2)
    target = place(state, "school", 1)
    state.passed[2] = True
    give(state, "red:9")
    ask(state)
    assert [offered(state, "raze", card) for card in (own, gone, safe, target)] == [
        False,
        False,
        False,
        True,
    ]


@pytest.mark.rule("S51-5.5")
def test_razing_a_location_with_a_worker_on_it() -> None:
    """The worker goes to the bank; the ruin is no open production any more."""
    state = lay(3, factions="new-york mutants-union merchants-guild")
    pub = place(state, "pub", 1)
    give(state, "worker:1 red:3")
    give(state, "worker:2", 1)
    do(ask(state), "work", pub)
    do(state, "trade", 0)
    if asked(state) == "Trade":
        choose(state, 15)
    do(state, "raze", pub)
    assert state.laid == []
    assert state.used == 0
    assert state.rows[3] == (~pub,)
    assert supply(state, 1) == {"worker": 1, "gun": 1}
    assert len(state.hands[1]) == 1
    assert len(state.hands[0]) == 4, "the production and the spoils"
    assert not offered(state, "work", pub)


@pytest.mark.rule("S51-5.5", "S51-5.12")
def test_goods_cached_on_a_razed_location_go_to_its_owner() -> None:
    """They join the supply and will not survive the next clean-up."""
    state = lay()
    camp = place(state, "camp", 1)
    state.caches = [(1, camp, 5, 3)]
    give(state, "worker:3", 1)
    give(state, "red:4")
    do(ask(state), "raze", camp)
    assert state.caches == []
    assert has(state, "worker:4", 1)
    assert has(state, "worker:2")


@pytest.mark.rule("S51-5.6")
def test_twice_in_one_action_or_in_two() -> None:
    """The Archive may be used again at once or after the other's turn; not a third time."""
    state = lay()
    archive = place(state, "archive")
    give(state, "worker:5")
    give(state, "worker:2", 1)
    do(ask(state), "activate", archive)
    assert asked(state) == "Again"
    choose(state, 0)
    assert state.player == 1
    do(state, "pass")
    do(state, "activate", archive)
    assert asked(state) == "Turn"
    assert not offered(state, "activate", archive)
    assert state.vp[0] == 2
    assert state.laid == [(archive, 5, 1), (archive, 5, 1)]
    state = lay()
    archive = place(state, "archive")
    give(state, "worker:5")
    do(ask(state), "activate", archive)
    choose(state, 1)
    assert state.vp[0] == 2
    assert not offered(state, "activate", archive)


@pytest.mark.rule("S51-5.7")
def test_each_faction_action_once_a_round() -> None:
    """New York gets 2 red for a gun, and not again; a hand card is part of a price elsewhere."""
    state = lay()
    give(state, "gun:3 worker:2")
    do(ask(state), "faction", 1)
    assert has(state, "gun:2 worker:2 red:2")
    assert not offered(state, "faction", 1)
    state = lay(factions="appalachian-federation new-york")
    give(state, "brick:1")
    assert asked(ask(state)) == "Pause", "no hand card, no action"
    state = lay(factions="appalachian-federation new-york")
    give(state, "brick:1")
    kept = hand(state, "skyscraper")
    given = hand(state, "oil-rig")
    do(ask(state), "faction", 0)
    choose(state, given)
    assert has(state, "grey:2")
    assert state.hands[0] == (kept,)
    assert state.discard == [given]


@pytest.mark.rule("S51-5.7")
def test_workers_buy_no_card_where_there_is_none() -> None:
    """With deck and discard pile empty only resources are left to trade for."""
    state = lay()
    state.deals[1] = tuple(state.deck[: state.left])
    state.deck, state.left = (), 0
    give(state, "worker:2")
    ask(state)
    assert [offered(state, "trade", kind) for kind in (0, 1, 2, 3, 4, 12)] == [
        True,
        True,
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("S51-5.8", "S51-5.10")
def test_open_productions_of_others_who_are_still_in() -> None:
    """Not the own, not a closed one, not a normal one, none without a worker."""
    state = lay(3, factions="new-york mutants-union merchants-guild")
    own = place(state, "pub")
    other = place(state, "quarry", 1)
    normal = place(state, "school", 1)
    closed = place(state, "docks", 2)
    state.passed[2] = True
    give(state, "worker:2")
    ask(state)
    assert [offered(state, "work", card) for card in (own, other, normal, closed)] == [
        False,
        True,
        False,
        False,
    ]


@pytest.mark.rule("S51-5.9")
def test_connection_cards_are_taken_for_two_workers_and_played_from_the_hand() -> None:
    """Thugs want a gun; the card leaves the game and its price goes to the bank."""
    state = lay()
    thugs = open_connection(state, "thugs")
    train = open_connection(state, "junk-train")
    give(state, "worker:4")
    do(ask(state), "take", thugs)
    do(state, "take", train)
    assert asked(state) == "Turn"
    assert not offered(state, "play", thugs)
    assert state.open == [-1, -1]
    do(state, "play", train)
    assert has(state, "blue:3")
    assert state.spent == (train,)
    assert state.laid == []
    state = lay()
    state.contacts[0] = (open_connection(state, "thugs"),)
    state.open = [-1, -1]
    give(state, "gun:1")
    do(ask(state), "play", state.contacts[0][0])
    assert has(state, "red:3")


@pytest.mark.rule("S51-5.10")
def test_passing_is_for_the_rest_of_the_round() -> None:
    """Who has passed is not asked again and can't be robbed, razed or visited."""
    state = lay()
    caravan = place(state, "thieves-caravan")
    target = place(state, "quarry", 1)
    give(state, "worker:9 red:9")
    give(state, "gun:3", 1)
    assert offered(ask(state), "activate", caravan)
    assert offered(state, "raze", target)
    assert offered(state, "work", target)
    do(state, "trade", 0)
    choose(state, 15)
    do(state, "pass")
    assert state.player == 0
    assert not offered(state, "activate", caravan)
    assert not offered(state, "raze", target)
    assert not offered(state, "work", target)


@pytest.mark.rule("S51-5.11")
def test_a_shield_is_placed_before_or_after_the_action() -> None:
    """It is no action; a shield won by the action can still be placed in the same turn."""
    state = lay(deck="winter")
    school = place(state, "school")
    wire = hand(state, "wire-entanglement")
    give(state, "shield:1 grey:1 worker:2")
    give(state, "worker:2", 1)
    do(ask(state), "shield", school)
    assert (asked(state), state.player) == ("Turn", 0)
    assert not offered(state, "shield", school)
    do(state, "build", wire)
    assert (asked(state), state.player) == ("TurnEnd", 0)
    assert state.options() == [11 * 1024 + wire, 12 * 1024]
    choose(state, 11 * 1024 + wire)
    assert state.player == 1
    assert state.goods[SHIELD] == 1, "no place is left for the second one"
    assert state.shields == state.rules.bit[school] | state.rules.bit[wire]


@pytest.mark.rule("S51-5.11")
def test_a_shield_may_be_kept_back() -> None:
    """At the end of the turn one may stop."""
    state = lay(deck="winter")
    wire = hand(state, "wire-entanglement")
    give(state, "grey:1")
    give(state, "worker:2", 1)
    do(ask(state), "build", wire)
    choose(state, 12 * 1024)
    assert state.player == 1
    assert state.goods[SHIELD] == 2


@pytest.mark.rule("S51-5.11")
def test_the_hidden_forge_counts_as_shielded_and_takes_no_shield() -> None:
    """Resistance 4 without a token, and none can be added."""
    state = lay(deck="new_era")
    forge = place(state, "hidden-forge", 1)
    give(state, "red:3")
    assert asked(ask(state.copy())) == "Pause"
    give(state, "red:1")
    assert offered(ask(state), "raze", forge)
    state = lay(deck="new_era")
    place(state, "hidden-forge")
    school = place(state, "school")
    give(state, "shield:2")
    assert list(ask(state).options()) == [11 * 1024 + school, 12 * 1024]


@pytest.mark.rule("S51-9")
def test_features_that_pay_for_each_raze_and_deal_pay_all_at_once() -> None:
    """Two dwellings of the Mesmerizers, Hunters and a Truck for one raze of another's location."""
    state = lay(deck="new_era")
    for key in ("mesmerizers-dwelling", "mesmerizers-dwelling", "hunters", "truck", "rifle"):
        place(state, key)
    gone = find(state, "hunters")
    state.rows[1] += (~gone,)
    state.match[0] = -1
    target = place(state, "docks", 1)
    give(state, "red:3")
    do(ask(state), "raze", target)
    assert has(state, "iron:2 worker:1 ammo:1")
    assert state.vp[0] == 2
    assert len(state.hands[0]) == 1
    state = lay(deck="new_era")
    for key in ("petes-office", "truck", "bus-station", "recruiter"):
        place(state, key)
    state.rows[1] += (~find(state, "petes-office"),)
    state.match[0] = -1
    card = hand(state, "docks")
    give(state, "blue:1")
    do(ask(state), "deal", card)
    assert has(state, "iron:1 ammo:1 worker:2")
    assert state.vp[0] == 1


@pytest.mark.rule("S51-3")
def test_cards_drawn_in_the_action_phase_come_from_a_new_deck_if_need_be() -> None:
    """The Motel draws the last card of the deck, then the discard pile is shuffled."""
    state = lay()
    motel = place(state, "motel")
    state.discard = list(state.deck[:5])
    state.deals[1] = tuple(state.deck[5 : state.left - 1])
    state.deck, state.left = state.deck[state.left - 1 :], 1
    give(state, "worker:2")
    do(ask(state), "activate", motel)
    choose(state, 1)
    assert len(state.hands[0]) == 2
    assert state.left == 4
    assert KINDS == 12


@pytest.mark.rule("S51-5.3")
def test_a_deal_of_a_card_draws_at_once() -> None:
    """The Pub's deal good is a card from the top of the deck."""
    state = lay()
    pub = hand(state, "pub")
    top = put_on_top(state, "school")
    give(state, "blue:2")
    do(ask(state), "deal", pub)
    assert state.hands[0] == (top,)


@pytest.mark.rule("S51-9")
def test_hideout_asks_which_deal_is_given_up() -> None:
    """Deals with the same good are the same; the one given up is discarded."""
    state = lay()
    hideout = place(state, "hideout")
    docks, quarry = tuck(state, "docks"), tuck(state, "quarry")
    tuck(state, "shelter")
    do(ask(state), "activate", hideout)
    assert list(state.options()) == sorted([docks, quarry])
    choose(state, quarry)
    assert state.discard == [quarry]
    assert state.vp[0] == 1
    choose(state, 1)
    assert state.vp[0] == 2
    assert len(state.deals[0]) == 1
