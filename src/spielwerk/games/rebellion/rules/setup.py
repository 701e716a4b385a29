"""The table before the first turn (RB-3.1, RB-3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielwerk.engine.chance import Chance
from spielwerk.engine.options import choice
from spielwerk.engine.step import Step
from spielwerk.games.rebellion.data.board import NONE, Board
from spielwerk.games.rebellion.data.things import COLOURS, EMPIRE
from spielwerk.games.rebellion.rules.turn import Round
from spielwerk.games.rebellion.state import RebellionState

if TYPE_CHECKING:
    from spielwerk.games.rebellion.options import Options


@dataclass(frozen=True)
class Switches:
    """Of the set-up."""

    balance: str = choice("documents", "tuned")  # RB-3.1


def set_up(board: Board, players: int, opt: Options, chance: Chance) -> RebellionState:
    """The table before the planets find their places."""
    state = RebellionState(players, board, opt, chance)
    numbers = board.numbers
    # RB-1.2: a lone Rebel decides for both colours
    seats = {faction: min(turn, players - 1) for turn, faction in enumerate(state.factions)}
    state.seats = tuple(seats.get(faction, NONE) for faction in range(len(COLOURS)))
    state.bridges = state.links = state.declined = ()
    state.faction = EMPIRE
    state.phase = 0
    state.round = 1
    state.place = tuple(board.first_field)
    state.purse = [0] * len(COLOURS)
    state.lands = [0] * len(COLOURS)
    state.troops = [0] * len(COLOURS)
    state.owner = [NONE] * board.land_numbers
    state.units = [0] * board.land_numbers
    for faction, planets in board.starts[players].items():
        empire = faction == EMPIRE
        state.purse[faction] = numbers.empire_credits if empire else numbers.rebel_credits
        given = [land for planet in planets for land in board.lands_of[planet][1:]]
        for land in [board.port[planet] for planet in board.planets] if empire else given:
            units = numbers.units_per_port if empire else numbers.units_per_land
            state.owner[land] = faction
            state.units[land] = units
            state.lands[faction] += 1
            state.troops[faction] += units
    state.then(PlacePlanets(), Round())
    return state


class PlacePlanets(Step[RebellionState]):
    """RB-3.1: roll every planet's place; the top field of an orbit is number 1."""

    def run(self, state: RebellionState) -> None:
        board = state.rules
        place = list(state.place)
        for planet in board.planets:
            number = sum(state.roll(sides) for sides in board.start_dice[planet])
            place[planet] += number - 1
            state.tell("placed", planet, number)
        state.place = tuple(place)
