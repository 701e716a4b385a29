"""What a person says in one go is turned into the answers to all the questions on the way."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.engine import IllegalMove
from spielwerk.engine.option import thing_of
from spielwerk.games.state51.rules.round import RoundEnd
from tests.state51.scene import (
    Pause,
    apply,
    ask,
    asked,
    give,
    hand,
    has,
    place,
    scene,
    the_game,
    tuck,
)


def order(state: Any, **wanted: Any) -> Any:
    """Give an order and carry it out."""
    for option in the_game().order(state, wanted):
        apply(state, option)
    return state


def test_an_action_with_the_way_it_is_paid() -> None:
    """One grey and one multi contact for the Church."""
    state = scene()
    card = hand(state, "church")
    give(state, "grey:2 multi:2")
    order(ask(state), do="act", act="build", thing=card, pay={"grey": 1, "multi": 1})
    assert has(state, "grey:1 multi:1")
    assert state.rows[1] == (card,)


def test_a_price_of_several_parts() -> None:
    """Gun and iron with two ammo: each part is paid from what was named."""
    state = scene(deck="winter")
    market = place(state, "black-market")
    give(state, "worker:1 gun:1 iron:1 brick:1 ammo:2")
    pay = {"ammo": 1, "iron": 1, "brick": 1}
    order(ask(state), do="act", act="activate", thing=market, pay=pay)
    assert has(state, "gun:1 ammo:1")
    assert state.vp[0] == 3


def test_a_development_says_over_what_and_how() -> None:
    """The Church makes room for a token, not the School for a brick."""
    state = scene()
    place(state, "school")
    church = place(state, "church")
    archive = hand(state, "archive")
    give(state, "brick:1 develop:1")
    order(ask(state), do="act", act="develop", thing=archive, over=church, token=True)
    assert has(state, "brick:1")
    state = scene()
    school = place(state, "school")
    place(state, "school")
    archive = hand(state, "archive")
    give(state, "brick:1")
    order(ask(state), do="act", act="develop", thing=archive, over=school)
    assert state.discard == [school]


def test_cards_and_deals_as_a_price() -> None:
    """A copy in the hand stands for the one that was named, and so does a deal of the same good."""
    state = scene(deck="winter")
    station = place(state, "propaganda-station")
    give(state, "worker:1")
    first, second = hand(state, "school"), hand(state, "school")
    hand(state, "pub")
    order(ask(state), do="act", act="activate", thing=station, cards=[second])
    assert state.discard == [first]
    state = scene()
    hideout = place(state, "hideout")
    docks = [tuck(state, "docks"), tuck(state, "docks")]
    quarry = tuck(state, "quarry")
    cards = [docks[1], quarry]
    order(ask(state), do="act", act="activate", thing=hideout, cards=cards, again=True)
    assert state.discard == [docks[0]], "what is asked a second time is another order"
    assert asked(state) == "pay-deal"


def test_using_a_location_once_or_twice() -> None:
    """Said with the action, or left open."""
    for again, points in ((True, 2), (False, 1)):
        state = scene()
        archive = place(state, "archive")
        give(state, "worker:5")
        order(ask(state), do="act", act="activate", thing=archive, again=again)
        assert state.vp[0] == points
        assert asked(state) == "turn"


def test_trades_in_one_go() -> None:
    """Four workers for a gun and a brick, and then no more."""
    state = scene()
    give(state, "worker:6")
    order(ask(state), do="trade", goods=["gun", "brick"])
    assert has(state, "worker:2 gun:1 brick:1")
    assert asked(state) == "turn"


def test_more_trades_than_workers_begin_no_other_action() -> None:
    """The other has passed and it is one's turn again: the third trade is left unsaid."""
    state = scene()
    state.passed[1] = True
    give(state, "worker:4 gun:1")
    order(ask(state), do="trade", goods=["gun", "gun", "gun"])
    assert has(state, "gun:3")
    assert asked(state) == "turn"


def test_the_first_discards_in_one_go() -> None:
    """Two of six cards."""
    state = the_game().new(2, 1)
    seat, (first, *_, last) = state.player, state.hands[state.player]
    order(state, do="discard", cards=[first, last])
    assert len(state.hands[seat]) == 4
    assert state.player != seat


def test_stores_in_one_go() -> None:
    """Three of four resources."""
    state = scene()
    place(state, "ruined-library")
    give(state, "gun:2 iron:2")
    state.stack = [Pause(), RoundEnd()]
    order(ask(state), do="store", goods=["iron", "iron", "gun"])
    assert asked(state) == "pause"
    assert sum(state.stored) == 3


@pytest.mark.parametrize(
    "wanted",
    [
        {"do": "act", "act": "dance"},
        {"do": "act", "act": "build", "thing": 9999},
        {"do": "act", "act": "build", "thing": -1},
        {"do": "trade", "goods": ["cheese"]},
        {"do": "store", "goods": ["gun"]},
        {"do": "discard", "cards": [1]},
        {"do": "fly"},
    ],
)
def test_what_can_not_be_done_is_refused(wanted: dict[str, Any]) -> None:
    """Nonsense, or what has nothing to do with the present question."""
    state = scene()
    hand(state, "church")
    give(state, "grey:2 worker:2")
    with pytest.raises(IllegalMove):
        the_game().order(ask(state), wanted)


def test_a_price_that_can_not_be_paid_so_and_a_card_that_is_not_there() -> None:
    """Neither is quietly paid otherwise."""
    state = scene()
    card = hand(state, "church")
    give(state, "grey:2 multi:2")
    ask(state)
    with pytest.raises(IllegalMove):
        the_game().order(state, {"do": "act", "act": "build", "thing": card, "pay": {"red": 2}})
    state = the_game().new(2, 1)
    held = {state.rules.key[thing_of(option)] for option in state.options()}
    other = next(card for card in state.rules.decks["base"] if state.rules.key[card] not in held)
    for wrong in (other, 9999):
        with pytest.raises(IllegalMove):
            the_game().order(state, {"do": "discard", "cards": [wrong]})


def test_acting_when_it_is_not_ones_turn_to_act() -> None:
    """In the lookout nobody builds."""
    with pytest.raises(IllegalMove, match="nothing to do with"):
        the_game().order(the_game().new(2, 1), {"do": "act", "act": "pass"})
