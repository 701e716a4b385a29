"""Counterweight: whoever keeps for himself what others pay for is the first to lose a place."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import spielwerk
from spielwerk.bots.brain import PLAIN, brain
from spielwerk.bots.counterweight.needs import withheld
from spielwerk.bots.counterweight.own import remove_marker
from spielwerk.games.counterweight.rules.inspector import Purge
from spielwerk.games.counterweight.verbs import seat_of

GAME, KNOWS = spielwerk.game("counterweight"), brain("counterweight")
STYLE: Any = KNOWS.styles[PLAIN]
SEAT = 0  # who names those that lose a marker


def purge() -> Any:
    """A question of whose marker goes, where everybody has the same."""
    state: Any = GAME.new(3, 1)
    while not state.over and state.round < 3:
        state.apply(KNOWS.thumb(state, random.Random(1)))
    state.influence = [4, 4, 4]
    state.honours = (0, 0, 0)
    state.markers = (1, 1, 1, *(0,) * (len(state.markers) - 3))  # all on the anchor
    decision = Purge(SEAT, 1)
    state.asked = tuple(decision.wishes(state))
    return state


def test_what_is_withheld_is_what_one_has_beyond_the_others() -> None:
    """In hand and in markers; sites completed on duty make up for it."""
    state = purge()
    assert withheld(state, STYLE) == [0.0, 0.0, 0.0]
    state.influence[2] += 6
    assert withheld(state, STYLE) == [-3.0, -3.0, 6.0]
    state.honours = (0, 0, 3)
    assert withheld(state, replace(STYLE, merit=2.0)) == [0.0, 0.0, 0.0]


def test_who_gives_too_little_loses_a_marker_before_who_leads() -> None:
    """By hand it was the leader; one's own is never named."""
    state = purge()
    state.player = SEAT
    state.honours = (0, 4, 0)  # seat 1 has worked, and leads by it
    plain, decision = replace(STYLE, grudge=0.0), Purge(SEAT, 1)
    assert seat_of(remove_marker(state, decision, plain)) == 1
    assert seat_of(remove_marker(state, decision, STYLE)) == 2
    state.influence[SEAT] += 30
    assert seat_of(remove_marker(state, decision, STYLE)) != SEAT
