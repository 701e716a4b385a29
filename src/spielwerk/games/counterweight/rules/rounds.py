"""The frame of a round (CW-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from spielwerk.engine.options import number
from spielwerk.engine.step import Step
from spielwerk.games.counterweight.rules import scoring
from spielwerk.games.counterweight.rules.action import DrawActions, PlayActions
from spielwerk.games.counterweight.rules.arrival import Arrival, CallShips
from spielwerk.games.counterweight.rules.balance import Balance
from spielwerk.games.counterweight.rules.docking import CloseUp, Docking, EnterDock, InspectorLands
from spielwerk.games.counterweight.rules.enemies import EnemiesAttack
from spielwerk.games.counterweight.rules.influence import InfluenceTurns
from spielwerk.games.counterweight.rules.planning import Planning
from spielwerk.games.counterweight.rules.resources import Request
from spielwerk.games.counterweight.rules.station import Abilities, Departures, Supplying
from spielwerk.games.counterweight.state import CounterweightState


@dataclass(frozen=True)
class Switches:
    """Of the rounds."""

    max_rounds: int = number(30, 0, 99)  # CW-11.2; 0: no limit


class StartRound(Step[CounterweightState]):
    """CW-3: Action, Planning, Influence, Resources, Ships, Station, Balance, next CO."""

    phase: ClassVar[str] = "set-up"

    def run(self, state: CounterweightState) -> None:
        state.round += 1
        state.arrivals = ()
        state.calm = 0
        state.delivered = 0
        state.drawn = 0
        state.tell("round", state.round, state.co)
        state.stack += BACKWARDS


class PassOn(Step[CounterweightState]):
    """CW-3: the next player to the left is CO; CW-11.2: unless time is up."""

    phase: ClassVar[str] = "balance"

    def run(self, state: CounterweightState) -> None:
        if state.round == state.opt.max_rounds:
            scoring.lose(state, "overtime")
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
BACKWARDS = ROUND[::-1]  # as they lie on the stack


def phase_of(step: Step[Any]) -> str:
    """The phase that goes on as long as this step of the round is still to be done."""
    return str(getattr(step, "phase", ""))


PHASES: tuple[str, ...] = tuple(dict.fromkeys(filter(None, map(phase_of, ROUND))))


def phase(state: CounterweightState) -> str:
    """Where in the round the game is: the next step of the round on the stack tells."""
    return next(filter(None, map(phase_of, state.stack[::-1])), "over")
