"""Rules of thumb for Rebellion, for both sides.

Gather a force of ten or twenty where it can take the most, keep the credits for its rolls and its
pay, sweep along the ring of a planet from one end to the other, build bridges only to ports that
can be taken, and stop when the odds turn. A full purse makes bold, so that sieges end.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from spielwerk.bots.rebellion import building, fighting, moving
from spielwerk.bots.rebellion.plans import Asked, Weights
from spielwerk.engine import Option
from spielwerk.games.rebellion.data.things import EMPIRE
from spielwerk.games.rebellion.rules.battle import (
    Attackers,
    Battle,
    Losses,
    Muster,
)
from spielwerk.games.rebellion.rules.connection import (
    ChooseWay,
    Connection,
    ConnectTo,
    WayTo,
)
from spielwerk.games.rebellion.rules.movement import MoveCount, Movement, MoveTo
from spielwerk.games.rebellion.rules.pay import Shortage, Unpaid
from spielwerk.games.rebellion.rules.purchase import Consent, Purchase, PurchaseCount
from spielwerk.games.rebellion.rules.reinforcement import Place, PlaceCount, Supply
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    ALL,
    gift_of,
)


@dataclass(frozen=True, slots=True)
class Style:
    """How a player plays the Empire, and how a Rebel."""

    empire: Weights
    rebels: Weights


# The Empire wins by holding planets and saving its credits, the Rebels by hitting ports every turn.
BY_HAND = Style(  # of 2026; later ones are measured against it (`level2-2026`)
    empire=Weights(land=6.0, thrift=1.0, of_2026=True),
    rebels=Weights(
        chance=0.4, port=6.0, unit=0.75, planet=0.0, onward=6.0, reserve=4.0, of_2026=True
    ),
)
# Found by `spielwerk evolve` (docs/bots-research.md)
THUMB = Style(
    empire=Weights(
        chance=0.597,
        land=9.661,
        port=8.451,
        unit=0.836,
        planet=3.579,
        knockout=1.868,
        onward=2.232,
        thrift=1.24,
        hoard=64.77,
        rich=103.101,
        reserve=6.395,
        raid=8.778,
        sure=1.0,
        full=0.834,
        pay=0.915,
        front=2.013,
        haven=4.65,
        mass=0.796,
        fare=0.837,
    ),
    rebels=Weights(
        chance=0.197,
        land=5.029,
        port=4.542,
        unit=0.617,
        planet=0.151,
        knockout=16.306,
        onward=6.707,
        thrift=0.185,
        hoard=48.998,
        rich=161.307,
        reserve=4.885,
        raid=4.303,
        sure=0.975,
        full=0.634,
        pay=1.115,
        front=1.495,
        haven=3.121,
        mass=1.006,
        fare=0.648,
    ),
)
# Temperaments: both sides differ in the same way from the plain rules of thumb
STYLES: dict[str, Style] = {
    "thumb": THUMB,
    "bold": Style(
        replace(THUMB.empire, chance=0.67 * THUMB.empire.chance, thrift=0.5 * THUMB.empire.thrift),
        replace(THUMB.rebels, chance=0.62 * THUMB.rebels.chance, thrift=0.6 * THUMB.rebels.thrift),
    ),
    "careful": Style(replace(THUMB.empire, chance=0.75), replace(THUMB.rebels, chance=0.65)),
    "raider": Style(
        replace(THUMB.empire, port=THUMB.empire.port + 6.0, raid=3.0),
        replace(THUMB.rebels, port=THUMB.rebels.port + 6.0, raid=3.0),
    ),
    "keeper": Style(
        replace(THUMB.empire, planet=THUMB.empire.planet + 2.0),
        replace(THUMB.rebels, planet=THUMB.rebels.planet + 2.0),
    ),
}


def choose(state: RebellionState, rng: random.Random, style: Style) -> Option:
    """What the rules of thumb say to the present question."""
    decision = state.decision
    weights = style.empire if state.faction == EMPIRE else style.rebels
    return ANSWERS[type(decision)](state, decision, state.asked, weights)


def ranked(state: RebellionState, rng: random.Random, style: Style) -> list[Option]:
    """All options: what the rules of thumb say, then by what they gain, then as they are asked."""
    decision = state.decision
    weights = style.empire if state.faction == EMPIRE else style.rebels
    kind = type(decision)
    first = ANSWERS[kind](state, decision, state.asked, weights)
    gains = GAINS[kind](state, decision, state.asked, weights) if kind in GAINS else {}
    others = [option for option in state.asked if option != first]
    others.sort(key=lambda option: -gains.get(option, UNPLANNED))
    return [first, *others]


def interject(state: RebellionState, seat: int, rng: random.Random, style: Style) -> Option | None:
    """RB-5.1: at the start of an ally's turn, hand over what is left of one's own or lies idle."""
    taker = state.faction
    if taker == EMPIRE or state.phase > 3:
        return None
    order = state.factions
    for option in state.interjections(seat):
        giver, to, amount = gift_of(option)
        if to == taker and amount == ALL:
            # Who had his turn gets new credits before he needs them
            had_his_turn = order.index(giver) < order.index(taker)
            if had_his_turn or is_idle(state, giver):
                return option
    return None


def is_idle(state: RebellionState, faction: int) -> bool:
    """Whether a Rebel has nothing to attack from: no land next to the Empire, and no port."""
    board = state.rules
    for land in board.lands:
        if state.owner[land] == faction:
            if board.port[board.planet_of[land]] == land:
                return False
            if any(state.owner[near] == EMPIRE for near in board.near[land]):
                return False
    return True


def most(state: RebellionState, decision: Any, asked: Asked, weights: Weights) -> Option:
    """As many as possible."""
    return asked[-1]


def first(state: RebellionState, decision: Any, asked: Asked, weights: Weights) -> Option:
    """No, or as the rules have it: losses go to the smaller forces, ways are the cheapest."""
    return asked[0]


ANSWERS: dict[type[Any], Callable[[RebellionState, Any, Any, Weights], Option]] = {
    Supply: building.supply,
    Place: building.place,
    PlaceCount: most,
    Purchase: building.purchase,
    PurchaseCount: building.purchase_count,
    Consent: building.consent,
    Connection: building.connection,
    ConnectTo: building.connect_to,
    WayTo: first,
    ChooseWay: first,
    Battle: fighting.battle,
    Muster: fighting.muster_for,
    Attackers: fighting.attackers_from,
    Losses: first,
    Movement: moving.movement,
    MoveTo: moving.move_to,
    MoveCount: moving.move_count,
    Shortage: fighting.shortage,
    Unpaid: most,
}

UNPLANNED = -1e9  # what the rules of thumb would not think of
GAINS: dict[type[Any], Callable[[RebellionState, Any, Any, Weights], dict[Option, float]]] = {
    Purchase: building.purchase_gains,
    PurchaseCount: building.count_gains,
    Connection: building.connection_gains,
    Battle: fighting.battle_gains,
    Muster: fighting.battle_gains,
}
