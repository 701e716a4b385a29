"""Positions for tests: the standard set-up, changed where a test says so."""

from __future__ import annotations

from collections.abc import Mapping

import spielwerk
from spielwerk.engine.options import Value
from spielwerk.engine.state import Step
from spielwerk.games.rebellion.codes import LANDS_A_PLANET, PLANETS
from spielwerk.games.rebellion.game import Rebellion
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.turn import EndRound, Phase, Turn

EMPIRE, RED, GREEN = 0, 1, 2  # the factions of a game of three


def the_game(changes: Mapping[str, str] | None = None) -> Rebellion:
    """The game, with changed numbers if wanted."""
    found = spielwerk.game("rebellion", changes=changes)
    assert isinstance(found, Rebellion)
    return found


def land(planet: str, number: int) -> int:
    """A land of the standard board; number 0 is the port."""
    board = the_game().rules.boards[0]
    code = PLANETS.index(planet) * LANDS_A_PLANET + number
    found: int = board.land_codes.index(code)
    return found


def port(planet: str) -> int:
    """A port of the standard board."""
    return land(planet, 0)


def scene(
    phase: int,
    faction: int = RED,
    players: int = 3,
    *,
    owner: Mapping[int, int] | None = None,
    units: Mapping[int, int] | None = None,
    purse: Mapping[int, int] | None = None,
    links: tuple[int, ...] = (),
    changes: Mapping[str, str] | None = None,
    seed: int = 1,
    listen: bool = False,
    **options: Value,
) -> RebellionState:
    """The beginning of a phase of a faction's turn; the Empire's turn and a new round follow."""
    state: RebellionState = the_game(changes).new(players, seed, options, listen=listen)
    if state.events is not None:
        state.events.clear()
    for changed, who in (owner or {}).items():
        state.owner[changed] = who
    for changed, count in (units or {}).items():
        state.units[changed] = count
    for who, credits in (purse or {}).items():
        state.purse[who] = credits
    count_up(state)
    state.links = links
    state.round = 2
    state.faction = faction
    rest = [EndRound()] if faction == EMPIRE else [EndRound(), Turn(EMPIRE)]
    start(state, *rest, Phase(phase))
    return state


def start(state: RebellionState, *steps: Step[RebellionState]) -> None:
    """Let a state go on with these steps, the last one first."""
    state.stack[:] = steps
    state.advance()


def count_up(state: RebellionState) -> None:
    """Count lands and troops anew after a test has changed them by hand."""
    for faction in range(len(state.lands)):
        own = [place for place, owner in enumerate(state.owner) if owner == faction]
        state.lands[faction] = len(own)
        state.troops[faction] = sum(state.units[place] for place in own)


def play(state: RebellionState, *options: int) -> None:
    """Choose one option after the other."""
    for option in options:
        state.apply(option)


def asked(state: RebellionState) -> str:
    """The kind of question that is open."""
    return type(state.stack[-1]).__name__


def told(state: RebellionState, kind: str) -> list[tuple[int, ...]]:
    """What the log says of a kind."""
    assert state.events is not None
    return [tuple(int(arg) for arg in event[1:]) for event in state.events if event[0] == kind]
