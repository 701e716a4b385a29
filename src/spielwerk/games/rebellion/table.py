"""The table as plain data: all that a picture of the board needs; nothing here is secret.

Lands, planets and factions are named by the numbers of codes.py, -1 stands for none.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import msgspec

from spielwerk.games.rebellion.battle import Attackers, Battle, Losses, origins_for, targets
from spielwerk.games.rebellion.board import EMPIRE, Board
from spielwerk.games.rebellion.chains import chain
from spielwerk.games.rebellion.codes import COLOURS, land_key
from spielwerk.games.rebellion.connection import (
    Connection,
    ConnectTo,
    link_price,
    pair,
    reach_of_purse,
)
from spielwerk.games.rebellion.movement import (
    MoveCount,
    Movement,
    MoveTo,
    connected,
    movable,
)
from spielwerk.games.rebellion.pay import Pay, Unpaid, blocks, due, shortfall
from spielwerk.games.rebellion.purchase import Consent
from spielwerk.games.rebellion.reinforcement import Place, PlaceCount, income
from spielwerk.games.rebellion.rows import (
    Attack,
    Chances,
    FactionRow,
    Field,
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
    step: Any = state.stack[-1] if state.stack else None
    return {
        "board": board.name,
        "round": state.round,
        "max_rounds": state.opt.max_rounds,
        "phase": state.phase,
        "phases": list(phase_order(state.opt)),
        "faction": state.faction_codes()[state.faction],
        "step": type(step).__name__ if step else "",
        "planets": [planet_row(state, board, planet) for planet in range(len(board.planets))],
        "lands": [land_row(state, board, land) for land in range(board.lands)],
        "bridges": [field_row(board, field) for field in state.bridges],
        "bridges_left": board.numbers.bridge_limit - len(state.bridges),
        "links": [link_row(state, board, link) for link in state.links],
        "link_prices": link_prices(state, board, step),
        "factions": [faction_row(state, board, number) for number in range(len(state.lands))],
        "targets": target_rows(state, board) if isinstance(step, Battle) else [],
        "odds": odds_rows(state, board, step),
        "attack": attack_row(state, board, step) if isinstance(step, Attackers) else None,
        "losses": loss_table(board, step) if isinstance(step, Losses) else None,
        "moving": moving(state, board, step),
        "placing": placing(board, step),
        "sale": sale(state, board, step) if isinstance(step, Consent) else None,
        "shortage": shortage(state, board, step),
        "dice": [{"units": units, "sides": sides} for units, sides in board.dice],
        "wages": [
            blocks(board, units) * board.numbers.pay_price
            for units in range(board.numbers.unit_limit + 1)
        ],
        "numbers": msgspec.structs.asdict(board.numbers),
    }


def planet_codes(board: Board, planets: Sequence[int]) -> list[int]:
    """Planets as the table names them."""
    return [board.planet_codes[planet] for planet in planets]


def field_row(board: Board, field: int) -> Field:
    """Where a field lies."""
    orbit = board.field_orbit[field]
    return {"orbit": orbit, "field": field - board.first_field[orbit]}


def holder(state: RebellionState, board: Board, planet: int) -> int:
    """The faction that holds all of a planet, or -1."""
    owners = {state.owner[land] for land in board.lands_of[planet]}
    return owners.pop() if len(owners) == 1 else -1


def planet_row(state: RebellionState, board: Board, planet: int) -> PlanetRow:
    """One planet."""
    port, *around = (board.land_codes[land] for land in board.lands_of[planet])
    faction = holder(state, board, planet)
    return {
        "id": board.planet_codes[planet],
        "key": board.planets[planet],
        "orbit": planet,
        "fields": board.fields[planet],
        "field": state.place[planet] - board.first_field[planet],
        "port": port,
        "lands": around,
        "reinforcement": board.reinforcement[planet],
        "holder": state.faction_codes()[faction] if faction >= 0 else -1,
    }


def land_row(state: RebellionState, board: Board, land: int) -> LandRow:
    """One land."""
    units = state.units[land]
    return {
        "id": board.land_codes[land],
        "key": land_key(board.land_codes[land]),
        "planet": board.planet_codes[board.planet_of[land]],
        "port": board.port[board.planet_of[land]] == land,
        "owner": state.faction_codes()[state.owner[land]],
        "units": units,
        "die": board.sides[units],
        "pay": blocks(board, units) * board.numbers.pay_price,
        "near": [board.land_codes[near] for near in board.near[land]],
    }


def faction_row(state: RebellionState, board: Board, faction: int) -> FactionRow:
    """One colour."""
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
        "ports": sum(state.owner[port] == faction for port in board.port),
        "units": state.troops[faction],
        "units_left": board.numbers.unit_limit - state.troops[faction],
        "income": income(state, faction) if alive else 0,
        "reinforcement": sum(
            board.reinforcement[planet]
            for planet in range(len(board.planets))
            if holder(state, board, planet) == faction
        ),
        "pay": due(state, faction) * board.numbers.pay_price,
    }


def link_row(state: RebellionState, board: Board, link: int) -> Link:
    """A connection; over the bridges that lie, its chain is the cheapest."""
    start, end = divmod(link, len(board.planets))
    fields = chain(board, state.place, state.bridges, start, end)
    return {
        "planets": planet_codes(board, (start, end)),
        "chain": [field_row(board, field) for field in fields],
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
        fields = chain(board, state.place, state.bridges, start, end)
        found.append(
            {
                "planets": planet_codes(board, (start, end)),
                "price": price,
                "bridges": new,
                "chain": [field_row(board, field) for field in fields],
                "open": new <= reach,
            }
        )
    return found


def chances(board: Board, attackers: int, defenders: int) -> Chances:
    """The chances of one attack."""
    win, tie, lose = board.odds.roll(attackers, defenders)
    fall, left, _, rolls = board.odds.fight(attackers, defenders)
    return {
        "attackers": attackers,
        "die": board.sides[attackers],
        "win": round(win, 4),
        "tie": round(tie, 4),
        "lose": round(lose, 4),
        "fall": round(fall, 4),
        "left": round(left, 2),
        "rolls": round(rolls, 2),
    }


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
