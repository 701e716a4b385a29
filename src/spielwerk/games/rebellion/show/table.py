"""The table as plain data: all that a picture of the board needs; nothing here is secret."""

from __future__ import annotations

from collections.abc import Mapping

from spielwerk.engine.step import Step
from spielwerk.games.rebellion.data.board import NONE, Board
from spielwerk.games.rebellion.data.things import COLOURS, EMPIRE, PLANETS
from spielwerk.games.rebellion.rules.connection import ends_of
from spielwerk.games.rebellion.rules.reinforcement import income
from spielwerk.games.rebellion.rules.turn import phase_order, turn_order
from spielwerk.games.rebellion.show import planning
from spielwerk.games.rebellion.show.fixed import chain_rows, fixed
from spielwerk.games.rebellion.show.rows import FactionRow, LandRow, Link, PlanetRow, Table
from spielwerk.games.rebellion.state import RebellionState


def table(state: RebellionState) -> Table:
    """The table as everybody sees it."""
    board = state.rules
    shown = fixed(board)
    holders = {planet: holder(state, board, planet) for planet in board.planets}
    decision: Step[RebellionState] | None = None if state.over else state.decision
    targets = planning.target_rows(state, decision)
    attack = planning.attack_row(state, decision)
    return {
        "board": board.name,
        "round": state.round,
        "max_rounds": state.opt.max_rounds,
        "phase": state.phase,
        "phases": list(phase_order(state.opt)),
        "faction": state.faction,
        "order": list(turn_order(state)),
        "planets": [planet_row(state, board, planet, held) for planet, held in holders.items()],
        "lands": land_rows(state, board),
        "bridges": [shown.fields[field] for field in state.bridges],
        "bridges_left": board.bridge_limit - len(state.bridges),
        "links": [link_row(state, board, link) for link in state.links],
        "link_prices": planning.link_prices(state, decision),
        "ways": planning.way_rows(state, decision),
        "factions": [faction_row(state, board, faction, holders) for faction in state.factions],
        "land_price": board.land_price,
        "targets": targets,
        "attack": attack,
        "odds": planning.odds_rows(state, [attack] if attack else targets),
        "storm_chance": board.numbers.storm_chance,
        "share": planning.share(state, decision),
        "moving": planning.moving(state, decision),
        "wages": shown.wages,
    }


def holder(state: RebellionState, board: Board, planet: int) -> int:
    """The faction that holds all of a planet, or none."""
    owner = state.owner
    first, *others = board.lands_of[planet]
    for land in others:
        if owner[land] != owner[first]:
            return NONE
    return owner[first]


def planet_row(state: RebellionState, board: Board, planet: int, held: int) -> PlanetRow:
    """One planet."""
    return {
        "id": planet,
        "key": PLANETS[planet],
        "name": board.planet_names[planet],
        "surface": board.surfaces[planet],
        "orbit": board.orbit[planet],
        "fields": board.fields[planet],
        "field": state.place[planet] - board.first_field[planet],
        "port": board.port[planet],
        "lands": list(board.lands_of[planet][1:]),
        "reinforcement": board.reinforcement[planet],
        "holder": held,
    }


def land_rows(state: RebellionState, board: Board) -> list[LandRow]:
    """All lands."""
    shown = fixed(board)
    owner, units, sides, wages = state.owner, state.units, board.sides, shown.wages
    return [
        {
            "id": land,
            "key": key,
            "planet": planet,
            "port": port,
            "owner": owner[land],
            "units": units[land],
            "die": sides[units[land]],
            "pay": wages[units[land]],
            "near": near,
        }
        for land, key, planet, port, near in shown.lands
    ]


def faction_row(
    state: RebellionState, board: Board, faction: int, holders: Mapping[int, int]
) -> FactionRow:
    """One colour."""
    owner, units, wages = state.owner, state.units, fixed(board).wages
    alive = not state.is_out(faction)
    return {
        "id": faction,
        "key": COLOURS[faction],
        "seat": state.seats[faction],
        "rebel": faction != EMPIRE,
        "alive": alive,
        "purse": state.purse[faction],
        "lands": state.lands[faction],
        "ports": sum([owner[board.port[planet]] == faction for planet in board.planets]),
        "units": state.troops[faction],
        "units_left": board.unit_limit - state.troops[faction],
        "income": income(state, faction) if alive else 0,
        "reinforcement": sum(
            [board.reinforcement[planet] for planet, held in holders.items() if held == faction]
        ),
        "pay": sum([wages[units[land]] for land in board.lands if owner[land] == faction]),
    }


def link_row(state: RebellionState, board: Board, link: int) -> Link:
    """A connection; over the bridges that lie, its chain is the cheapest."""
    start, end = ends_of(link)
    return {
        "planets": [start, end],
        "chain": chain_rows(board, state.place, state.bridges, start)[end],
    }
