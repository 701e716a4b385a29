"""Things on the table by their names: message ids for sentences, targets for clicks."""

from __future__ import annotations

from spielwerk.games.rebellion.codes import faction_key, land_key, planet_key
from spielwerk.games.rebellion.state import RebellionState


def land_name(state: RebellionState, land: int) -> str:
    """The message that names a land."""
    return land_key(state.the_board().land_codes[land])


def planet_name(state: RebellionState, planet: int) -> str:
    """The message that names a planet."""
    return planet_key(state.the_board().planet_codes[planet])


def faction_name(state: RebellionState, faction: int) -> str:
    """The message that names a faction."""
    return faction_key(state.faction_codes()[faction])


def land_target(state: RebellionState, land: int) -> str:
    """A land as a thing to click."""
    return f"land:{state.the_board().land_codes[land]}"


def planet_target(state: RebellionState, planet: int) -> str:
    """A planet as a thing to click."""
    return f"planet:{state.the_board().planet_codes[planet]}"


def faction_target(state: RebellionState, faction: int) -> str:
    """A faction as a thing to click."""
    return f"faction:{state.faction_codes()[faction]}"
