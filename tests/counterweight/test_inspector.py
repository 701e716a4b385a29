"""CW-10: the inspector's temper, his work, his points."""

from __future__ import annotations

import pytest

from spielwerk.engine.state import changed
from spielwerk.games.counterweight.rules import inspector, scoring
from spielwerk.games.counterweight.rules.docking import Docking, EnterDock, InspectorLands
from spielwerk.games.counterweight.rules.enemies import EnemiesAttack
from spielwerk.games.counterweight.rules.influence import PlaceMarkers
from spielwerk.games.counterweight.rules.inspector import Inspection
from spielwerk.games.counterweight.state import ATTACKED, DOCK_FULL, HALF_BUILT, NO_PRESTIGE
from spielwerk.games.counterweight.verbs import DONE, EVICT, LAND, MARK, SEAL, SEND_OFF, marker
from tests.counterweight.scene import (
    build,
    card,
    fly,
    load,
    lurk,
    moor,
    put,
    scene,
    site,
    start,
    told,
)


@pytest.mark.rule("CW-10", "CW-10.1")
def test_the_co_may_pay_for_an_earlier_landing() -> None:
    """The usual fee; nobody sends him off again."""
    state = scene()
    ship = fly(state, "inspector", 3)
    start(state, Docking())
    state.apply(LAND | ship)
    assert (state.dock, state.influence[0]) == ((ship,), 3)
    assert SEND_OFF | ship not in state.options()


@pytest.mark.rule("CW-10.2")
def test_control_rises_once_for_every_grudge() -> None:
    """Attacked, a full dock, no prestige section, half a station: 1 more each, 5 in all."""
    state = scene()
    ship = fly(state, "inspector", 1)
    lurk(state, "raiders", 1)
    load(state, 6, 6)
    start(state, EnemiesAttack(0))
    assert state.lane[0] == ship
    assert (state.grudges, inspector.control(state)) == (ATTACKED, 2)
    docked = [moor(state, "lighter", 1, copy=copy) for copy in range(3)]
    start(state, InspectorLands(), Docking())
    # he tried: that the CO makes room afterwards does not mend it
    assert (state.grudges, inspector.control(state)) == (ATTACKED | DOCK_FULL, 3)
    assert state.lane[0] == ship
    state.apply(SEND_OFF | docked[0])
    state.apply(DONE)
    assert ship in state.dock
    assert state.grudges == ATTACKED | DOCK_FULL | NO_PRESTIGE | HALF_BUILT
    assert inspector.control(state) == 5
    assert len(told(state, "vexed")) == 4
    assert told(state, "boarded") == [(5,)]


@pytest.mark.rule("CW-10.2")
def test_a_good_station_keeps_him_mild() -> None:
    """With a prestige section and more than half the ring his control stays at 1 for good."""
    state = scene()
    build(state, "treasury", 1)
    for place in range(2, 10):
        state.cards = changed(state.cards, place, card("quarters"))
    fly(state, "inspector", 1)
    start(state, InspectorLands())
    assert inspector.control(state) == 1
    inspector.vex(state, ATTACKED)
    assert inspector.control(state) == 1
    state.cards = changed(state.cards, 9, -1)
    state.aboard = 0
    inspector.board(state)
    assert state.grudges == HALF_BUILT


@pytest.mark.rule("CW-10.3")
def test_every_round_markers_go_and_a_seal_comes() -> None:
    """As many as his control, whosever the CO likes; then a card without markers is sealed."""
    state = scene()
    build(state, "casino", 1)
    build(state, "treasury", 2)
    put(state, 0, 0)
    put(state, 1, 1)
    put(state, 2, 1, 2)
    moor(state, "inspector")
    state.grudges = HALF_BUILT
    start(state, EnterDock())
    options = [EVICT | marker(place, seat) for place, seat in ((0, 0), (1, 1), (2, 1))]
    assert list(state.options()) == options
    state.apply(options[1])
    state.apply(options[2])
    assert state.markers[2:6] == (0, 0, 0, 1)
    # only the casino has no marker: it is sealed without a question
    assert state.seals[:3] == (0, 1, 0)
    assert told(state, "seals") == [(card("casino"),)]
    start(state, PlaceMarkers(0))
    assert MARK | 1 not in state.options()


@pytest.mark.rule("CW-10.3")
def test_he_takes_what_there_is() -> None:
    """Fewer markers than his control, no card without markers: nothing more happens."""
    state = scene()
    put(state, 0, 1)
    state.grudges = HALF_BUILT | NO_PRESTIGE
    start(state, Inspection())
    assert sum(state.markers) == 0
    assert state.seals[0] == 1
    start(state, Inspection())
    assert sum(state.seals) == 1


@pytest.mark.rule("CW-10.3")
def test_he_chooses_himself_what_he_seals() -> None:
    """An unguarded prestige section first, the roomiest; then most places; then the ring field."""
    state = scene()
    for place, key in enumerate(("brig", "casino", "quarters", "treasury", "first-gondola"), 1):
        build(state, key, place)
    site(state, "star-dome", 6, "prefab")
    for sealed in (5, 4, 0, 3, 1, 2):
        start(state, Inspection())
        assert told(state, "seals")[-1] == (state.cards[sealed],)
        assert state.seals[sealed] == 1
    start(state, Inspection())
    assert sum(state.seals) == 6


@pytest.mark.rule("CW-10.3")
def test_a_marker_guards_a_prestige_section_from_him() -> None:
    """He takes only what nobody holds."""
    state = scene()
    build(state, "casino", 1)
    build(state, "treasury", 2)
    put(state, 2, 1, 2)
    put(state, 0, 1)
    start(state, Inspection())
    state.apply(EVICT | marker(2, 1))
    assert told(state, "seals") == [(card("casino"),)]


@pytest.mark.rule("CW-10.3")
def test_with_the_switch_the_co_chooses_what_he_seals() -> None:
    """Any completed card that nobody holds."""
    state = scene(options={"inspector_seals": "co"})
    build(state, "casino", 1)
    build(state, "brig", 2)
    put(state, 0, 1, 2)
    state.player = 1
    start(state, Inspection())
    assert state.player == 0
    assert list(state.options()) == [SEAL | 1, SEAL | 2]
    state.apply(SEAL | 2)
    assert state.seals[2] == 1
    assert told(state, "sealed") == [(0, card("brig"))]


@pytest.mark.rule("CW-10.4")
def test_he_wins_if_he_has_more_than_everybody() -> None:
    """3 for prestige sections; with the switch 2 for every other marker too."""
    for switch, points, end in (("none", 3, "finished"), ("two", 7, "inspector")):
        state = scene(options={"inspector_others": switch})
        build(state, "treasury", 1)
        build(state, "casino", 2)
        state.seals = (1, 1, 1, *state.seals[3:])
        state.honours = (3, 2)
        assert scoring.inspector_score(state) == points
        scoring.close(state)
        assert state.end_reason == end
        assert state.winners() == ([0] if end == "finished" else [])
    assert state.scores() == [4, 3]
