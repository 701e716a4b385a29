"""The table as plain data: all that a picture of the board needs; nothing here is secret.

Lands, planets and factions are named by the numbers of codes.py, -1 stands for none.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from spielwerk.games.rebellion.battle import Attackers, Battle, Losses, origins_for, targets
from spielwerk.games.rebellion.board import EMPIRE, Board
from spielwerk.games.rebellion.codes import COLOURS
from spielwerk.games.rebellion.connection import (
    Connection,
    ConnectTo,
    link_price,
    pair,
    reach_of_purse,
)
from spielwerk.games.rebellion.faces import chain_rows, chances, faces
from spielwerk.games.rebellion.movement import (
    MoveCount,
    Movement,
    MoveTo,
    connected,
    movable,
)
from spielwerk.games.rebellion.pay import Pay, Unpaid, shortfall
from spielwerk.games.rebellion.purchase import Consent
from spielwerk.games.rebellion.reinforcement import Place, PlaceCount, income
from spielwerk.games.rebellion.rows import (
    Attack,
    FactionRow,
    LandRow,
    Link,
    LinkPrice,
    LossTable,
    Moving,
    Odds,
    Origin,
    Placing,
    PlanetRow,
    Route,
    Sale,
    Shortage,
    Table,
    Target,
)
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.turn import phase_order


def table(state: RebellionState) -> Table:
    """The table as everybody sees it."""
    board = state.the_board()
    shown = faces(board)
    codes = state.faction_codes()
    holders = [holder(state, board, planet) for planet in range(len(board.planets))]
    step: Any = state.stack[-1] if state.stack else None
    return {
        "board": board.name,
        "round": state.round,
        "max_rounds": state.opt.max_rounds,
        "phase": state.phase,
        "phases": list(phase_order(state.opt)),
        "faction": codes[state.faction],
        "step": type(step).__name__ if step else "",
        "planets": [planet_row(state, board, planet, held) for planet, held in enumerate(holders)],
        "lands": land_rows(state, board, codes),
        "bridges": [shown.fields[field] for field in state.bridges],
        "bridges_left": board.numbers.bridge_limit - len(state.bridges),
        "links": [link_row(state, board, link) for link in state.links],
        "link_prices": link_prices(state, board, step),
        "factions": [
            faction_row(state, board, number, holders) for number in range(len(state.lands))
        ],
        "targets": target_rows(state, board) if isinstance(step, Battle) else [],
        "odds": odds_rows(state, board, step),
        "attack": attack_row(state, board, step) if isinstance(step, Attackers) else None,
        "losses": loss_table(board, step) if isinstance(step, Losses) else None,
        "moving": moving(state, board, step),
        "placing": placing(board, step),
        "sale": sale(state, board, step) if isinstance(step, Consent) else None,
        "shortage": shortage(state, board, step),
        "dice": shown.dice,
        "wages": shown.wages,
        "numbers": shown.numbers,
    }


def planet_codes(board: Board, planets: Sequence[int]) -> list[int]:
    """Planets as the table names them."""
    return [board.planet_codes[planet] for planet in planets]


def holder(state: RebellionState, board: Board, planet: int) -> int:
    """The faction that holds all of a planet, or -1."""
    owner = state.owner
    first, *others = board.lands_of[planet]
    for land in others:
        if owner[land] != owner[first]:
            return -1
    return owner[first]


def planet_row(state: RebellionState, board: Board, planet: int, held: int) -> PlanetRow:
    """One planet."""
    port, *around = faces(board).planets[planet]
    return {
        "id": board.planet_codes[planet],
        "key": board.planets[planet],
        "orbit": planet,
        "fields": board.fields[planet],
        "field": state.place[planet] - board.first_field[planet],
        "port": port,
        "lands": around,
        "reinforcement": board.reinforcement[planet],
        "holder": state.faction_codes()[held] if held >= 0 else -1,
    }


def land_rows(state: RebellionState, board: Board, codes: Sequence[int]) -> list[LandRow]:
    """All lands."""
    shown = faces(board)
    sides, wages = board.sides, shown.wages
    return [
        {
            "id": id,
            "key": key,
            "planet": planet,
            "port": port,
            "owner": codes[owner],
            "units": units,
            "die": sides[units],
            "pay": wages[units],
            "near": near,
        }
        for (id, key, planet, port, near), owner, units in zip(
            shown.lands, state.owner, state.units, strict=True
        )
    ]


def faction_row(
    state: RebellionState, board: Board, faction: int, holders: Sequence[int]
) -> FactionRow:
    """One colour."""
    owner, wages = state.owner, faces(board).wages
    alive = state.lands[faction] > 0
    code = state.faction_codes()[faction]
    return {
        "id": code,
        "key": COLOURS[code],
        "seat": state.seat(faction),
        "rebel": faction != EMPIRE,
        "alive": alive,
        "purse": state.purse[faction],
        "lands": state.lands[faction],
        "ports": [owner[port] for port in board.port].count(faction),
        "units": state.troops[faction],
        "units_left": board.numbers.unit_limit - state.troops[faction],
        "income": income(state, faction) if alive else 0,
        "reinforcement": sum(
            [
                number
                for number, held in zip(board.reinforcement, holders, strict=True)
                if held == faction
            ]
        ),
        "pay": sum(
            [
                wages[units]
                for held, units in zip(owner, state.units, strict=True)
                if held == faction
            ]
        ),
    }


def link_row(state: RebellionState, board: Board, link: int) -> Link:
    """A connection; over the bridges that lie, its chain is the cheapest."""
    start, end = divmod(link, len(board.planets))
    return {
        "planets": planet_codes(board, (start, end)),
        "chain": chain_rows(board, state.place, state.bridges, start)[end],
    }


def link_prices(state: RebellionState, board: Board, step: Any) -> list[LinkPrice]:
    """The connections that do not lie yet, from all own ports or from the one that was chosen."""
    if isinstance(step, ConnectTo):
        starts = [step.start]
    elif isinstance(step, Connection):
        starts = [
            planet for planet, port in enumerate(board.port) if state.owner[port] == state.faction
        ]
    else:
        return []
    reach = reach_of_purse(state)
    found: list[LinkPrice] = []
    for start, end in itertools.product(starts, range(len(board.planets))):
        if start == end or pair(state, start, end) in state.links:
            continue
        price, new = link_price(state, start, end)
        found.append(
            {
                "planets": planet_codes(board, (start, end)),
                "price": price,
                "bridges": new,
                "chain": chain_rows(board, state.place, state.bridges, start)[end],
                "open": new <= reach,
            }
        )
    return found


def target_rows(state: RebellionState, board: Board) -> list[Target]:
    """What can be attacked now."""
    garrison = board.numbers.garrison
    found: list[Target] = []
    for land in targets(state):
        origins: list[Origin] = [
            {"land": board.land_codes[origin], "most": state.units[origin] - garrison, "sent": -1}
            for origin in origins_for(state, land)
        ]
        most = sum(origin["most"] for origin in origins)
        found.append(
            {
                "land": board.land_codes[land],
                "defenders": state.units[land],
                "die": board.sides[state.units[land]],
                "origins": origins,
                "chances": chances(board, most, state.units[land]),
            }
        )
    return found


def odds_rows(state: RebellionState, board: Board, step: Any) -> list[Odds]:
    """The chances of every attack that could be built now, once for each number of defenders."""
    if isinstance(step, Battle):
        lands = targets(state)
    elif isinstance(step, Attackers):
        lands = [step.target]
    else:
        return []
    garrison = board.numbers.garrison
    most: dict[int, int] = {}
    for land in lands:
        all_in = sum(state.units[origin] - garrison for origin in origins_for(state, land))
        defenders = state.units[land]
        most[defenders] = max(all_in, most.get(defenders, 0))
    return [
        {
            "defenders": defenders,
            "chances": [chances(board, count, defenders) for count in range(1, all_in + 1)],
        }
        for defenders, all_in in sorted(most.items())
    ]


def attack_row(state: RebellionState, board: Board, step: Attackers) -> Attack:
    """The attack being built, with the chances of every number that can join now."""
    defenders = state.units[step.target]
    sent = sum(step.sent)
    later = [-1] * (len(step.origins) - len(step.sent))
    counts = [option for option in state.asked if isinstance(option, int)]
    return {
        "target": board.land_codes[step.target],
        "defenders": defenders,
        "die": board.sides[defenders],
        "origins": [
            {
                "land": board.land_codes[land],
                "most": state.units[land] - board.numbers.garrison,
                "sent": count,
            }
            for land, count in zip(step.origins, [*step.sent, *later], strict=True)
        ],
        "asked": board.land_codes[step.origins[len(step.sent)]],
        "sent": sent,
        "chances": [
            chances(board, sent + count, defenders) for count in counts if sent + count > 0
        ],
    }


def loss_table(board: Board, step: Losses) -> LossTable:
    """The losses that are still to be shared out."""
    return {
        "left": step.left,
        "origins": [
            {"land": board.land_codes[land], "most": most}
            for land, most in zip(step.origins, step.sent, strict=True)
        ],
    }


def moving(state: RebellionState, board: Board, step: Any) -> Moving | None:
    """The batch on its way."""
    if not isinstance(step, (Movement, MoveTo, MoveCount)):
        return None
    origin = goal = -1
    routes: list[Route] = []
    if isinstance(step, Movement):
        routes = [route(state, board, land) for land in movable(state)]
    else:
        origin = board.land_codes[step.origin]
    if isinstance(step, MoveCount):
        goal = board.land_codes[step.goal]
    return {"left": step.left, "origin": origin, "goal": goal, "routes": routes}


def route(state: RebellionState, board: Board, land: int) -> Route:
    """Where units of a land can go."""
    return {
        "land": board.land_codes[land],
        "most": state.units[land] - board.numbers.garrison,
        "goals": [board.land_codes[goal] for goal in connected(state, land)],
    }


def placing(board: Board, step: Any) -> Placing | None:
    """The reinforcements to be placed."""
    if not isinstance(step, (Place, PlaceCount)):
        return None
    land = board.land_codes[step.land] if isinstance(step, PlaceCount) else -1
    return {"planet": board.planet_codes[step.planet], "left": step.left, "land": land}


def sale(state: RebellionState, board: Board, step: Consent) -> Sale:
    """The offer for a land."""
    codes = state.faction_codes()
    return {
        "land": board.land_codes[step.land],
        "buyer": codes[state.faction],
        "seller": codes[state.owner[step.land]],
        "price": board.numbers.land_price,
    }


def shortage(state: RebellionState, board: Board, step: Any) -> Shortage | None:
    """The blocks that can't be paid."""
    if not isinstance(step, (Pay, Unpaid)):
        return None
    land = board.land_codes[step.land] if isinstance(step, Unpaid) else -1
    return {"blocks": shortfall(state), "land": land}
