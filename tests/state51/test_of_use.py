"""Nothing is offered that would bring nothing (S51-9)."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.games.state51.data.goods import CARD, VP
from spielwerk.games.state51.game import State51
from spielwerk.games.state51.rules.effects.production import OneOf
from spielwerk.games.state51.rules.gain import of_use
from tests.state51.scene import (
    ask,
    asked,
    choose,
    give,
    hand,
    has,
    offered,
    open_connection,
    place,
    scene,
    the_game,
    things,
    tuck,
)


def without_cards(state: Any) -> Any:
    """No card in the deck, none on the discard pile."""
    state.deals[1] += state.deck[: state.left]
    state.deck = ()
    state.left = 0
    return state


@pytest.mark.rule("S51-9")
def test_suppliers_bonus_offers_nothing_that_gives_nothing() -> None:
    """Not the Cistern, which counts goods of the production phase, nor a lone Power Station."""
    state = scene(3, "winter", "new-york mutants-union merchants-guild")
    card = hand(state, "suppliers")
    place(state, "cistern", 1)
    place(state, "power-station", 1)
    school, boiler = place(state, "school", 2), place(state, "boiler-room", 2)
    give(state, "grey:2")
    choose(ask(state), "build", card)
    assert asked(state) == "borrow"
    assert sorted(things(state)) == sorted([school, boiler])


@pytest.mark.rule("S51-9")
def test_suppliers_bonus_takes_no_cistern_by_itself() -> None:
    """Alone it gives nothing, so nothing is told and nothing is asked."""
    state = scene(2, "winter")
    card = hand(state, "suppliers")
    place(state, "cistern", 1)
    give(state, "grey:2")
    choose(ask(state), "build", card)
    assert not any(event[0] == "borrowed" for event in state.events)
    assert has(state, "")


@pytest.mark.rule("S51-9")
def test_a_power_station_that_can_repeat_something_is_offered() -> None:
    """Beside the School it has the School's worker to give."""
    state = scene(2, "winter")
    card = hand(state, "suppliers")
    station = place(state, "power-station", 1)
    school = place(state, "school", 1)
    give(state, "grey:2")
    choose(ask(state), "build", card)
    assert sorted(things(state)) == sorted([station, school])
    choose(state, "borrow", station)
    assert has(state, "worker:1")


@pytest.mark.rule("S51-9", "S51-2.3")
def test_a_location_that_counts_what_is_not_there_gives_nothing() -> None:
    """An Arena that counted monuments, in a state without any."""
    game = State51(changes={"base.arena.effect": "1 gun per monument location max 3"})
    effect = game.rules.cards.titles["arena"].effect
    state = scene()
    arena = place(state, "arena", 1)
    assert not effect.gives(state, 1, arena)
    place(state, "museum", 1)
    assert effect.gives(state, 1, arena)


@pytest.mark.rule("S51-9", "S51-3")
def test_an_exchange_for_cards_needs_cards() -> None:
    """The Motel is closed when there is no card anywhere, and says why; one on the pile will do."""
    state = without_cards(scene())
    motel = next(card for card in state.deals[1] if state.rules.key[card] == "motel")
    state.deals[1] = tuple(card for card in state.deals[1] if card != motel)
    state.rows[2] += (motel,)
    state.match[0] = state.rules.match[motel]
    give(state, "worker:3")
    ask(state)
    assert not offered(state, "activate", motel)
    assert not offered(state, "trade", CARD)
    assert offered(state, "trade", 0)
    said = {one["verb"]: one["reason"] for one in the_game().explain(state, 0, f"card:{motel}")}
    assert said["activate"] == {"rule": "S51-9", "text": {"id": "why-no-use", "args": {}}}
    state.discard.append(state.deals[1][0])
    state.deals[1] = state.deals[1][1:]
    ask(state)
    assert offered(state, "activate", motel)
    assert offered(state, "trade", CARD)
    choose(state, "activate", motel)
    assert state.hands[0]
    assert asked(state) != "again", "the last card is drawn: once more would bring nothing"


@pytest.mark.rule("S51-9")
def test_a_hand_card_as_a_price_can_be_drawn_again() -> None:
    """The Propaganda Station always has a card to give: at least the one that was paid."""
    state = scene(2, "winter")
    station = place(state, "propaganda-station")
    hand(state, "school")
    tuck(state, "quarry")
    give(state, "worker:1 gun:1")
    without_cards(state)
    ask(state)
    assert offered(state, "activate", station)
    assert offered(state, "faction", 1)


@pytest.mark.rule("S51-9", "S51-5.7", "S51-5.9")
def test_boards_and_connection_cards_that_give_cards_need_them_too(monkeypatch: Any) -> None:
    """No printed one does, a pack may: the option goes, and the reason says why."""
    state = without_cards(scene())
    give(state, "gun:1 iron:1")
    rules = state.rules
    board = rules.factions.index("new-york")
    actions = ((((2, 1),), ((CARD, 1),), False), *rules.faction_actions[board][1:])
    boards = [*rules.faction_actions]
    boards[board] = actions
    monkeypatch.setattr(rules, "faction_actions", boards)
    punks = open_connection(state, "punks")
    state.open[0] = -1
    state.contacts[0] = (punks,)
    monkeypatch.setitem(rules.contact_goods, punks, ((CARD, 2),))
    ask(state)
    assert not offered(state, "faction", 0)
    assert offered(state, "faction", 1)
    assert not offered(state, "play", punks)
    for target, verb in (("action:0", "faction"), (f"card:{punks}", "play")):
        said = {one["verb"]: one["reason"] for one in the_game().explain(state, 0, target)}
        assert said[verb] == {"rule": "S51-3", "text": {"id": "why-no-cards", "args": {}}}


def test_of_several_goods_one_must_be_there() -> None:
    """A choice of cards or points still has points when there are no cards."""
    state = without_cards(scene())
    cards, points = ((CARD, 1),), ((VP, 1),)
    assert OneOf((cards, points)).gives(state, 0, 0)
    assert not OneOf((cards, cards)).gives(state, 0, 0)
    assert of_use(state, ((CARD, 1),), cards)
    assert not of_use(state, ((5, 1),), cards)
