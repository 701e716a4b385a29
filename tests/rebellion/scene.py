"""Positions for tests: the standard set-up, changed where a test says so."""

from __future__ import annotations

from collections.abc import Mapping

import spielwerk
from spielwerk.engine.options import Value
from spielwerk.engine.step import Step
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.things import COLOURS, LANDS_A_PLANET, PLANETS
from spielwerk.games.rebellion.game import Rebellion
from spielwerk.games.rebellion.rules.turn import EndRound, Phase, Turn
from spielwerk.games.rebellion.state import RebellionState

EMPIRE, RED, BLUE, GREEN, ORANGE = range(len(COLOURS))


def the_game(changes: Mapping[str, str] | None = None) -> Rebellion:
    """The game, with changed numbers if wanted."""
    found = spielwerk.game("rebellion", changes=changes)
    assert isinstance(found, Rebellion)
    return found


def the_board(name: str = "standard") -> Board:
    """A board of the game."""
    found: Board = the_game().rules[name]
    return found


def land(planet: str, number: int) -> int:
    """A land by its planet and its place on it; number 0 is the port."""
    return PLANETS.index(planet) * LANDS_A_PLANET + number


def port(planet: str) -> int:
    """The port of a planet."""
    return land(planet, 0)


ALL_LANDS = the_board().lands


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
    state = the_game(changes).new(players, seed, options, listen=listen)
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
    for faction in state.factions:
        own = [place for place in state.rules.lands if state.owner[place] == faction]
        state.lands[faction] = len(own)
        state.troops[faction] = sum(state.units[place] for place in own)


def choose(state: RebellionState, *options: int) -> None:
    """Choose one option after the other."""
    for option in options:
        state.apply(option)


def order(state: RebellionState, **wanted: object) -> list[int]:
    """Carry out an order on the state; the options that it took."""
    options = the_game().order(state, wanted)
    choose(state, *options)
    return options


def asked(state: RebellionState) -> str:
    """The name of the question that is open."""
    return state.decision.name


def say(state: RebellionState, option: int, lang: str = "en") -> str:
    """An option of the open question in words."""
    return the_game().words(lang).say(the_game().choice(state, option)["text"])


def told(state: RebellionState, kind: str) -> list[tuple[int, ...]]:
    """What the log says of a kind."""
    assert state.events is not None
    return [tuple(int(arg) for arg in event[1:]) for event in state.events if event[0] == kind]
