"""The action phase: build, develop, deal, raze, activate, visit, shields, passing."""

from __future__ import annotations

import pytest

from spielwerk.games.state51.data.goods import KINDS, SHIELD
from spielwerk.games.state51.state import State51State
from tests.state51.scene import (
    answer,
    apply,
    ask,
    asked,
    choose,
    develop,
    find,
    give,
    hand,
    has,
    offered,
    open_connection,
    option,
    place,
    put_on_top,
    say,
    scene,
    supply,
    things,
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
    state = scene(3, factions="new-york mutants-union merchants-guild")
    for seat in range(3):
        give(state, "worker:6", seat)
    order = [ask(state).player]
    for verb in ("trade", "pass", "trade", "trade", "trade", "pass"):
        choose(state, verb)
        if verb == "trade" and asked(state) == "trade":
            choose(state, "done")
        order.append(state.player)
    assert order == [0, 1, 2, 0, 2, 0, 2]


@pytest.mark.rule("S51-5.1")
def test_build_pays_grey_for_the_distance() -> None:
    """Two grey do not build what lies three away."""
    state = scene()
    far = hand(state, "skyscraper")
    give(state, "grey:2 worker:2")
    assert not offered(ask(state), "build", far)
    give(state, "grey:2")
    choose(ask(state), "build", far)
    assert has(state, "grey:1 worker:2")
    assert state.rows[2] == (far,)


@pytest.mark.rule("S51-5.1")
def test_a_production_location_produces_at_once_and_gives_its_bonus() -> None:
    """The Boiler Room: 2 workers by production, 1 by the bonus."""
    state = scene()
    card = hand(state, "boiler-room")
    give(state, "grey:2")
    choose(ask(state), "build", card)
    assert has(state, "worker:3")


@pytest.mark.rule("S51-5.1", "S51-2.3")
def test_suppliers_built_in_the_action_phase_give_their_bonus_only() -> None:
    """The goods of another's location, once, and its owner loses nothing; not of who has passed."""
    state = scene(3, "winter", "new-york mutants-union merchants-guild")
    card = hand(state, "suppliers")
    school = place(state, "school", 1)
    place(state, "boiler-room", 2)
    state.passed[2] = True
    give(state, "grey:2")
    choose(ask(state), "build", card)
    assert has(state, "worker:1")
    assert ("borrowed", 0, school) in state.events


@pytest.mark.rule("S51-5.2")
def test_develop_needs_a_brick_and_a_shared_category() -> None:
    """A School becomes an Archive (both Worker), but no Quarry-less Church."""
    state = scene()
    school = place(state, "school")
    archive = hand(state, "archive")
    church = hand(state, "church")
    give(state, "brick:1")
    ask(state)
    assert offered(state, "develop", archive)
    assert not offered(state, "develop", church)
    develop(state, archive, school)
    assert state.rows[:3] == [(), (), (archive,)]
    assert state.discard == [school]
    assert state.vp[0] == 1
    assert has(state, "")


@pytest.mark.rule("S51-5.2")
def test_a_token_develops_without_a_match_and_bricks_come_first() -> None:
    """With a brick and a token the matching School is offered for both, the Church for a token."""
    state = scene()
    school = place(state, "school")
    church = place(state, "church")
    archive = hand(state, "archive")
    give(state, "brick:1 develop:1")
    choose(ask(state), "develop", archive)
    assert asked(state) == "over"
    assert sorted(state.options()) == sorted(
        [option("over", school), option("over-token", school), option("over-token", church)]
    )
    choose(state, "over-token", church)
    assert has(state, "brick:1")
    assert state.rows[:3] == [(school,), (), (archive,)]


@pytest.mark.rule("S51-5.2")
@pytest.mark.parametrize("old", ["foundation", "radioactive-colony"])
def test_a_location_without_category_matches_everything(old: str) -> None:
    """Both ways: it can be developed into anything, and anything into it."""
    state = scene(deck="new_era")
    card = place(state, old)
    church = hand(state, "church")
    give(state, "brick:1")
    develop(ask(state), church, card)
    assert state.discard == [card]
    state = scene(deck="new_era")
    church = place(state, "church")
    card = hand(state, old)
    give(state, "brick:1")
    develop(ask(state), card, church)
    assert state.rows[1] == (card,)


@pytest.mark.rule("S51-5.2", "S51-2.3")
def test_a_ruin_becomes_a_location_that_counts_categories() -> None:
    """The ruined Arena counts for nothing, the Gunsmith and the new Murderers' Pub do."""
    state = scene()
    ruin(state, "arena")
    place(state, "gunsmith")
    pub = hand(state, "murderers-pub")
    give(state, "brick:1")
    choose(ask(state), "develop", pub)
    assert say(state)[0] == "Develop the ruin of Arena (brick)"
    apply(state, state.options()[0])
    assert state.vp[0] == 1 + 2
    assert state.rows[0] == ()


@pytest.mark.rule("S51-5.2")
def test_the_old_card_is_gone_before_categories_are_counted() -> None:
    """A Gunsmith developed into the Murderers' Pub counts no more."""
    state = scene()
    gunsmith = place(state, "gunsmith")
    pub = hand(state, "murderers-pub")
    give(state, "brick:1")
    develop(ask(state), pub, gunsmith)
    assert state.vp[0] == 1 + 1


@pytest.mark.rule("S51-5.2", "S51-5.12")
def test_goods_of_a_bonus_leave_the_old_card_for_the_supply() -> None:
    """The Camp's 3 workers stay the player's, now in the supply; its shield goes with it."""
    state = scene()
    camp = hand(state, "camp")
    school = hand(state, "school")
    give(state, "grey:1 brick:1 shield:1")
    choose(ask(state), "build", camp)
    choose(state, "shield", camp)
    develop(state, school, camp)
    assert has(state, "worker:5")
    assert state.caches == []
    assert state.shields == 0


@pytest.mark.rule("S51-5.2")
def test_goods_of_an_activation_are_lost_with_the_old_card() -> None:
    """The worker that was laid on the Archive is gone with it."""
    state = scene()
    archive = place(state, "archive")
    school = hand(state, "school")
    give(state, "worker:1 brick:1")
    choose(ask(state), "activate", archive)
    develop(state, school, archive)
    assert has(state, "worker:2")
    assert state.laid == []
    assert state.used == 0


@pytest.mark.rule("S51-5.3")
def test_a_deal_gives_its_good_at_once() -> None:
    """Blue contacts for the distance; the card lies with the deals."""
    state = scene()
    card = hand(state, "quarry")
    give(state, "blue:1")
    choose(ask(state), "deal", card)
    assert has(state, "brick:1")
    assert state.deals[0] == (card,)


@pytest.mark.rule("S51-5.4")
def test_razing_a_hand_card() -> None:
    """Red contacts for the distance; spoils; the card is discarded."""
    state = scene()
    card = hand(state, "skyscraper")
    give(state, "red:3")
    choose(ask(state), "raze-hand", card)
    assert has(state, "brick:3")
    assert state.vp[0] == 1
    assert state.discard == [card]


@pytest.mark.rule("S51-5.5")
def test_razing_never_hits_own_locations_or_ruins_or_who_has_passed() -> None:
    """Only standing locations of players who are still in."""
    state = scene(3, factions="new-york mutants-union merchants-guild")
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
    state = scene(3, factions="new-york mutants-union merchants-guild")
    pub = place(state, "pub", 1)
    give(state, "worker:1 red:3")
    give(state, "worker:2", 1)
    choose(ask(state), "work", pub)
    choose(state, "trade", 0)
    if asked(state) == "trade":
        choose(state, "done")
    choose(state, "raze", pub)
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
    state = scene()
    camp = place(state, "camp", 1)
    state.caches = [(1, camp, 5, 3)]
    give(state, "worker:3", 1)
    give(state, "red:4")
    choose(ask(state), "raze", camp)
    assert state.caches == []
    assert has(state, "worker:4", 1)
    assert has(state, "worker:2")


@pytest.mark.rule("S51-5.6")
def test_twice_in_one_action_or_in_two() -> None:
    """The Archive may be used again at once or after the other's turn; not a third time."""
    state = scene()
    archive = place(state, "archive")
    give(state, "worker:5")
    give(state, "worker:2", 1)
    choose(ask(state), "activate", archive)
    assert asked(state) == "again"
    choose(state, "done")
    assert state.player == 1
    choose(state, "pass")
    choose(state, "activate", archive)
    assert asked(state) == "turn"
    assert not offered(state, "activate", archive)
    assert state.vp[0] == 2
    assert state.laid == [(archive, 5, 1), (archive, 5, 1)]
    state = scene()
    archive = place(state, "archive")
    give(state, "worker:5")
    choose(ask(state), "activate", archive)
    choose(state, "again", archive)
    assert state.vp[0] == 2
    assert not offered(state, "activate", archive)


@pytest.mark.rule("S51-5.7")
def test_each_faction_action_once_a_round() -> None:
    """New York gets 2 red for a gun, and not again; a hand card is part of a price elsewhere."""
    state = scene()
    give(state, "gun:3 worker:2")
    choose(ask(state), "faction", 1)
    assert has(state, "gun:2 worker:2 red:2")
    assert not offered(state, "faction", 1)
    state = scene(factions="appalachian-federation new-york")
    give(state, "brick:1")
    assert asked(ask(state)) == "pause", "no hand card, no action"
    state = scene(factions="appalachian-federation new-york")
    give(state, "brick:1")
    kept = hand(state, "skyscraper")
    given = hand(state, "oil-rig")
    choose(ask(state), "faction", 0)
    answer(state, given)
    assert has(state, "grey:2")
    assert state.hands[0] == (kept,)
    assert state.discard == [given]


@pytest.mark.rule("S51-5.7")
def test_workers_buy_no_card_where_there_is_none() -> None:
    """With deck and discard pile empty only resources are left to trade for."""
    state = scene()
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
    state = scene(3, factions="new-york mutants-union merchants-guild")
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
    state = scene()
    thugs = open_connection(state, "thugs")
    train = open_connection(state, "junk-train")
    give(state, "worker:4")
    choose(ask(state), "take", thugs)
    choose(state, "take", train)
    assert asked(state) == "turn"
    assert not offered(state, "play", thugs)
    assert state.open == [-1, -1]
    choose(state, "play", train)
    assert has(state, "blue:3")
    assert state.spent == (train,)
    assert state.laid == []
    state = scene()
    state.contacts[0] = (open_connection(state, "thugs"),)
    state.open = [-1, -1]
    give(state, "gun:1")
    choose(ask(state), "play", state.contacts[0][0])
    assert has(state, "red:3")


@pytest.mark.rule("S51-5.10")
def test_passing_is_for_the_rest_of_the_round() -> None:
    """Who has passed is not asked again and can't be robbed, razed or visited."""
    state = scene()
    caravan = place(state, "thieves-caravan")
    target = place(state, "quarry", 1)
    give(state, "worker:9 red:9")
    give(state, "gun:3", 1)
    assert offered(ask(state), "activate", caravan)
    assert offered(state, "raze", target)
    assert offered(state, "work", target)
    choose(state, "trade", 0)
    choose(state, "done")
    choose(state, "pass")
    assert state.player == 0
    assert not offered(state, "activate", caravan)
    assert not offered(state, "raze", target)
    assert not offered(state, "work", target)


@pytest.mark.rule("S51-5.11")
def test_a_shield_is_placed_before_or_after_the_action() -> None:
    """It is no action; a shield won by the action can still be placed in the same turn."""
    state = scene(deck="winter")
    school = place(state, "school")
    wire = hand(state, "wire-entanglement")
    give(state, "shield:1 grey:1 worker:2")
    give(state, "worker:2", 1)
    choose(ask(state), "shield", school)
    assert (asked(state), state.player) == ("turn", 0)
    assert not offered(state, "shield", school)
    choose(state, "build", wire)
    assert (asked(state), state.player) == ("turn-end", 0)
    assert state.options() == [option("shield", wire), option("end-turn")]
    choose(state, "shield", wire)
    assert state.player == 1
    assert state.goods[SHIELD] == 1, "no place is left for the second one"
    assert state.shields == state.rules.bit[school] | state.rules.bit[wire]


@pytest.mark.rule("S51-5.11")
def test_a_shield_may_be_kept_back() -> None:
    """At the end of the turn one may stop."""
    state = scene(deck="winter")
    wire = hand(state, "wire-entanglement")
    give(state, "grey:1")
    give(state, "worker:2", 1)
    choose(ask(state), "build", wire)
    choose(state, "end-turn")
    assert state.player == 1
    assert state.goods[SHIELD] == 2


@pytest.mark.rule("S51-5.11")
def test_the_hidden_forge_counts_as_shielded_and_takes_no_shield() -> None:
    """Resistance 4 without a token, and none can be added."""
    state = scene(deck="new_era")
    forge = place(state, "hidden-forge", 1)
    give(state, "red:3")
    assert asked(ask(state.copy())) == "pause"
    give(state, "red:1")
    assert offered(ask(state), "raze", forge)
    state = scene(deck="new_era")
    place(state, "hidden-forge")
    school = place(state, "school")
    give(state, "shield:2")
    assert list(ask(state).options()) == [option("shield", school), option("pass")]


@pytest.mark.rule("S51-9")
def test_features_that_pay_for_each_raze_and_deal_pay_all_at_once() -> None:
    """Two dwellings of the Mesmerizers, Hunters and a Truck for one raze of another's location."""
    state = scene(deck="new_era")
    for key in ("mesmerizers-dwelling", "mesmerizers-dwelling", "hunters", "truck", "rifle"):
        place(state, key)
    gone = find(state, "hunters")
    state.rows[1] += (~gone,)
    state.match[0] = -1
    target = place(state, "docks", 1)
    give(state, "red:3")
    choose(ask(state), "raze", target)
    assert has(state, "iron:2 worker:1 ammo:1")
    assert state.vp[0] == 2
    assert len(state.hands[0]) == 1
    state = scene(deck="new_era")
    for key in ("petes-office", "truck", "bus-station", "recruiter"):
        place(state, key)
    state.rows[1] += (~find(state, "petes-office"),)
    state.match[0] = -1
    card = hand(state, "docks")
    give(state, "blue:1")
    choose(ask(state), "deal", card)
    assert has(state, "iron:1 ammo:1 worker:2")
    assert state.vp[0] == 1


@pytest.mark.rule("S51-3")
def test_cards_drawn_in_the_action_phase_come_from_a_new_deck_if_need_be() -> None:
    """The Motel draws the last card of the deck, then the discard pile is shuffled."""
    state = scene()
    motel = place(state, "motel")
    state.discard = list(state.deck[:5])
    state.deals[1] = tuple(state.deck[5 : state.left - 1])
    state.deck, state.left = state.deck[state.left - 1 :], 1
    give(state, "worker:2")
    choose(ask(state), "activate", motel)
    choose(state, "again", motel)
    assert len(state.hands[0]) == 2
    assert state.left == 4
    assert KINDS == 12


@pytest.mark.rule("S51-5.3")
def test_a_deal_of_a_card_draws_at_once() -> None:
    """The Pub's deal good is a card from the top of the deck."""
    state = scene()
    pub = hand(state, "pub")
    top = put_on_top(state, "school")
    give(state, "blue:2")
    choose(ask(state), "deal", pub)
    assert state.hands[0] == (top,)


@pytest.mark.rule("S51-9")
def test_hideout_asks_which_deal_is_given_up() -> None:
    """Deals with the same good are the same; the one given up is discarded."""
    state = scene()
    hideout = place(state, "hideout")
    docks, quarry = tuck(state, "docks"), tuck(state, "quarry")
    tuck(state, "shelter")
    choose(ask(state), "activate", hideout)
    assert things(state) == sorted([docks, quarry])
    answer(state, quarry)
    assert state.discard == [quarry]
    assert state.vp[0] == 1
    choose(state, "again", hideout)
    assert state.vp[0] == 2
    assert len(state.deals[0]) == 1
