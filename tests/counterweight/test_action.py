"""CW-4: drawing, playing, emergencies."""

from __future__ import annotations

import pytest

from spielwerk.engine.state import changed
from spielwerk.games.counterweight.data.cards import ACTION_CARD, EMERGENCY
from spielwerk.games.counterweight.rules.action import DrawActions, PlayActions
from spielwerk.games.counterweight.state import ACTIONS
from spielwerk.games.counterweight.verbs import DONE, PAY, PLAY
from tests.counterweight.scene import card, deal, erupt, lurk, on_top, scene, start, told


@pytest.mark.rule("CW-4", "CW-4.1")
def test_emergencies_are_drawn_past() -> None:
    """An emergency goes to the crisis centre and the CO draws again."""
    state = scene()
    on_top(state, ACTIONS, "rumours", "quarantine", "appeal")
    start(state, DrawActions(1))
    assert state.crisis == (card("rumours"), card("quarantine"))
    assert state.hands[0] == (card("appeal"),)
    assert told(state, "emergency") == [(card("rumours"),), (card("quarantine"),)]


@pytest.mark.rule("CW-4.1")
def test_drawing_stops_when_there_is_no_action_card_left() -> None:
    """Emergencies alone are not drawn through."""
    state = scene()
    state.decks[ACTIONS] = state.rules.of_kind[EMERGENCY]
    start(state, DrawActions(1))
    assert state.crisis == ()
    state.piles = changed(state.piles, ACTIONS, (state.rules.of_kind[ACTION_CARD][3],))
    state.decks[ACTIONS] = ()
    start(state, DrawActions(2))
    assert state.hands[0] == (state.rules.of_kind[ACTION_CARD][3],)


@pytest.mark.rule("CW-4.2")
def test_only_what_can_be_paid_can_be_played() -> None:
    """Funds come from the station, influence from the CO."""
    state = scene()
    loan = deal(state, "private-loan")
    torpedoes = deal(state, "torpedoes")
    lurk(state, "pirate", 1)
    rivals = deal(state, "appeal", seat=1)
    state.funds, state.influence = 2, [3, 5]
    start(state, PlayActions())
    assert list(state.options()) == [DONE, PLAY | loan]
    state.apply(PLAY | loan)
    assert (state.funds, state.influence) == (13, [0, 5])
    assert list(state.options()) == [DONE, PLAY | torpedoes]
    assert PLAY | rivals not in state.options()


@pytest.mark.rule("CW-4.3")
def test_an_emergency_ends_when_its_price_is_paid() -> None:
    """Any number of emergencies, each for its own price."""
    state = scene()
    state.funds = 20
    breach, fire = erupt(state, "hull-breach"), erupt(state, "warehouse-fire")
    start(state, PlayActions())
    assert list(state.options()) == [DONE, PAY | breach, PAY | fire]
    state.apply(PAY | breach)
    assert (state.funds, state.influence[0], state.crisis) == (12, 3, (fire,))
    state.apply(PAY | fire)
    assert state.crisis == ()
    assert told(state, "paid") == [(0, breach), (0, fire)]


@pytest.mark.rule("CW-4.3")
def test_too_many_emergencies_and_all_lose() -> None:
    """The fifth open emergency ends the game; the switch moves or lifts the limit."""
    keys = ("rumours", "quarantine", "hull-breach", "dock-strike", "radio-silence")
    for limit, over in ((5, True), (6, False), (0, False)):
        state = scene(options={"max_emergencies": limit})
        for key in keys[:4]:
            erupt(state, key)
        on_top(state, ACTIONS, keys[4], "appeal")
        start(state, DrawActions(1))
        assert state.over == over
        assert state.end_reason == ("crisis" if over else "")
        assert state.winners() == []
        assert len(state.hands[0]) == (not over)


@pytest.mark.rule("CW-4.3")
def test_nobody_loses_before_the_first_decision() -> None:
    """In the first round the CO may pay before emergencies are counted."""
    for pays, over in ((True, False), (False, True)):
        state = scene(options={"max_emergencies": 1})
        state.round = 1
        on_top(state, ACTIONS, "rumours", "appeal")
        start(state, DrawActions(1), PlayActions())
        assert not state.over
        if pays:
            state.apply(PAY | card("rumours"))
        if not state.over and len(state.stack) > 1:
            state.apply(DONE)
        assert state.over == over
