"""What a person says in one go."""

from __future__ import annotations

import pytest

from spielwerk.engine.errors import IllegalMove
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.balance import Contribute
from spielwerk.games.counterweight.rules.effects.gains import Pocket
from spielwerk.games.counterweight.rules.influence import Convert
from spielwerk.games.counterweight.rules.planning import Planning
from spielwerk.games.counterweight.rules.resources import Request
from spielwerk.games.counterweight.rules.station import Supplying
from spielwerk.games.counterweight.state import SECTIONS
from tests.counterweight.scene import (
    asked,
    build,
    card,
    deal,
    moor,
    order,
    put,
    scene,
    site,
    start,
    take,
)


def test_a_site_is_started_where_it_may_stand() -> None:
    """The field counts only where the switch leaves the choice."""
    for placement, field, there in (("next", 9, 1), ("beside", 9, 9)):
        state = scene(options={"placement": placement})
        state.plan = (take(state, SECTIONS, card("brig")),)
        start(state, Planning())
        order(state, do="start", card=card("brig"), field=field)
        assert state.cards[there] == card("brig")
    state = scene(options={"placement": "beside"})
    state.plan = (take(state, SECTIONS, card("brig")),)
    start(state, Planning())
    with pytest.raises(IllegalMove) as refused:
        order(state, do="start", card=card("brig"), field=3)
    assert refused.value.reason
    assert refused.value.reason["text"]["id"] == "why-not-beside"


def test_funds_are_converted_in_one_go() -> None:
    """Which prestige section, and how many; a lone amount is not asked for."""
    state = scene()
    state.funds = 20
    build(state, "council-hall", 1)
    build(state, "star-dome", 2)
    put(state, 1, 0, 3)
    put(state, 2, 0, 1)
    start(state, Convert(0, 0))
    assert len(order(state, do="convert", place=1, amount=2)) == 2
    assert (state.funds, state.influence) == (18, [7, 5])
    assert len(order(state, do="convert", place=2, amount=1)) == 1
    assert (state.funds, state.influence) == (17, [8, 5])


def test_cargo_is_spread_in_one_go() -> None:
    """Which site, and how much; a lone site gets all that fits."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    site(state, "brig", 2, "prefab")
    moor(state, "heavy-hauler", 8)
    start(state, Supplying())
    order(state, do="supply", place=1, amount=3)
    assert state.supply[1] == 3
    with pytest.raises(IllegalMove):
        order(state, do="supply", place=2, amount=5)
    with pytest.raises(IllegalMove):
        order(state, do="request", amount=1)


def test_a_card_is_played_with_its_site_and_its_amount() -> None:
    """What a card asks is said with it, as far as it asks."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    site(state, "brig", 2, "inquiry")
    number = deal(state, "automated-production")
    start(state, PlayActions())
    assert len(order(state, do="play", card=number, place=2, amount=4)) == 3
    assert (state.supply[2], state.funds) == (4, 10 - 1 - 4)
    state = scene()
    state.funds = 20
    number = deal(state, "slush-fund")
    start(state, PlayActions())
    order(state, do="play", card=number, amount=3)
    assert state.influence == [8, 5]
    state = scene()
    state.funds = 20
    number = deal(state, "slush-fund")
    start(state, PlayActions())
    order(state, do="play", card=number)
    assert asked(state) == "pocket"


def test_a_card_that_brings_supplies_can_be_answered_like_cargo() -> None:
    """The site that a card asks for, or only how much of the funds; never another site."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    number = deal(state, "automated-production")
    start(state, PlayActions())
    order(state, do="play", card=number)
    assert asked(state) == "fund-site"
    with pytest.raises(IllegalMove, match="Another site"):
        order(state, do="supply", place=2, amount=3)
    order(state, do="supply", place=1, amount=3)
    assert state.supply[1] == 3
    state = scene()
    site(state, "casino", 1, "solid-build")
    site(state, "brig", 2, "prefab")
    number = deal(state, "airdrop")
    start(state, PlayActions())
    order(state, do="play", card=number)
    assert order(state, do="supply", place=2, amount=4)
    assert state.sites[2] == -1


def test_amounts_are_said_plainly() -> None:
    """To the request centre, to the station, into the own pocket."""
    state = scene()
    start(state, Request())
    order(state, do="request", amount=4)
    assert (state.funds, state.requested) == (6, 4)
    start(state, Contribute(0, 4))
    order(state, do="contribute", amount=2)
    assert state.influence[0] == 3
    state = scene()
    state.funds = 20
    start(state, Pocket(1, 3))
    order(state, do="pocket", amount=2)
    assert state.influence == [5, 7]
