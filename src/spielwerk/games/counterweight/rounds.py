"""The frame of a round (CW-3)."""

from __future__ import annotations

from spielwerk.engine.state import Step
from spielwerk.games.counterweight.action import DrawActions, PlayActions
from spielwerk.games.counterweight.arrival import Arrival, CallShips
from spielwerk.games.counterweight.balance import Balance
from spielwerk.games.counterweight.docking import CloseUp, Docking, EnterDock, InspectorLands
from spielwerk.games.counterweight.enemies import EnemiesAttack
from spielwerk.games.counterweight.influence import InfluenceTurns
from spielwerk.games.counterweight.planning import Planning
from spielwerk.games.counterweight.resources import Request
from spielwerk.games.counterweight.state import CounterweightState
from spielwerk.games.counterweight.station import Abilities, Departures, Supplying


class StartRound(Step[CounterweightState]):
    """CW-3: Action, Planning, Influence, Resources, Ships, Station, Balance, next CO."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> None:
        """Lay out the phases of the round."""
        state.round += 1
        state.arrivals = ()
        state.calm = 0
        state.delivered = 0
        state.drawn = 0
        if state.events is not None:
            state.tell("round", state.round, state.co)
        state.then(*ROUND)


class PassOn(Step[CounterweightState]):
    """CW-3: the next player to the left is CO; CW-11.2: unless time is up."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> None:
        """End the round."""
        if state.round == state.opt.max_rounds:
            state.finish("overtime")
            return
        state.co = (state.co + 1) % state.players
        state.then(StartRound())


ROUND = (
    DrawActions(1),
    PlayActions(),
    Planning(),
    InfluenceTurns(0),
    Request(),
    Arrival(),
    CallShips(),
    EnemiesAttack(0),
    InspectorLands(),
    Docking(),
    CloseUp(),
    EnterDock(),
    Supplying(),
    Departures(0),
    Abilities(0, 0),
    Balance(0),
    PassOn(),
)
