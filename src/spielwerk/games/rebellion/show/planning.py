"""What the present question lets a player plan with: prices, limits, chances, routes."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.step import Step
from spielwerk.games.rebellion.rules.battle import (
    Attackers,
    Battle,
    Losses,
    Muster,
    origins_for,
    targets,
)
from spielwerk.games.rebellion.rules.connection import (
    ChooseWay,
    Connection,
    ConnectTo,
    link_price,
    pair,
    price_of,
    why_no_link,
    why_not_so_long,
)
from spielwerk.games.rebellion.rules.movement import (
    Movement,
    connected,
    most_movable,
    movable,
    price_of_moving,
)
from spielwerk.games.rebellion.rules.pay import (
    Shortage,
    blocks,
    due,
    paid_lands,
    shortfall,
    units_paid,
)
from spielwerk.games.rebellion.rules.purchase import Purchase, affordable
from spielwerk.games.rebellion.rules.reinforcement import Place
from spielwerk.games.rebellion.show.fixed import chain_rows, chances, fixed
from spielwerk.games.rebellion.show.rows import (
    LandShare,
    LinkPrice,
    Moving,
    Odds,
    Origin,
    Route,
    Share,
    Target,
    WayRow,
)
from spielwerk.games.rebellion.state import RebellionState

Asked = Step[RebellionState] | None
OPEN = -1  # an origin that has not been asked yet


def link_prices(state: RebellionState, decision: Asked) -> list[LinkPrice]:
    """The connections that do not lie yet, from all own ports or from the one that was chosen."""
    board = state.rules
    if isinstance(decision, ConnectTo):
        starts = [decision.start]
    elif isinstance(decision, Connection):
        starts = [
            planet for planet in board.planets if state.owner[board.port[planet]] == state.faction
        ]
    else:
        return []
    found: list[LinkPrice] = []
    for start in starts:
        for end in board.planets:
            if start == end or pair(start, end) in state.links:
                continue
            price, new = link_price(state, start, end)
            found.append(
                {
                    "planets": [start, end],
                    "price": price,
                    "bridges": new,
                    "chain": chain_rows(board, state.place, state.bridges, start)[end],
                    "open": why_no_link(state, start, end) is None,
                }
            )
    return found


def way_rows(state: RebellionState, decision: Asked) -> list[WayRow]:
    """The ways between two ports from which to choose."""
    if not isinstance(decision, ChooseWay):
        return []
    ends = [decision.start, decision.end]
    fields = fixed(state.rules).fields
    return [
        {
            "id": number,
            "planets": ends,
            "price": price_of(state, way.new),
            "bridges": way.new,
            "chain": [fields[field] for field in way.fields],
            "joins": [planet for planet in state.rules.planets if planet in way.joins],
            "open": why_not_so_long(state, way.new) is None,
        }
        for number, way in enumerate(decision.ways(state))
    ]


def target_rows(state: RebellionState, decision: Asked) -> list[Target]:
    """What can be attacked now."""
    if not isinstance(decision, Battle | Muster):
        return []
    price = state.rules.roll_price
    return [target_row(state, land, origins_for(state, land), (), price) for land in targets(state)]


def attack_row(state: RebellionState, decision: Asked) -> Target | None:
    """The attack being built; its roll is paid."""
    if not isinstance(decision, Attackers):
        return None
    return target_row(state, decision.target, decision.origins, decision.sent, 0)


def target_row(
    state: RebellionState, land: int, lands: tuple[int, ...], sent: tuple[int, ...], price: int
) -> Target:
    """A land, who can attack it and who does."""
    garrison = state.rules.garrison
    open_from = len(sent)
    origins: list[Origin] = [
        {
            "land": origin,
            "most": state.units[origin] - garrison,
            "sent": sent[place] if place < open_from else OPEN,
        }
        for place, origin in enumerate(lands)
    ]
    most = sum(sent) + sum(origin["most"] for origin in origins[open_from:])
    row = chances(state.rules, most, state.units[land])
    return {"land": land, "price": price, "origins": origins, "chances": row}


def odds_rows(state: RebellionState, attacks: Sequence[Target]) -> list[Odds]:
    """The chances of all that these attacks could become, once for each number of defenders."""
    most: dict[int, int] = {}
    for target in attacks:
        defenders = state.units[target["land"]]
        most[defenders] = max(target["chances"]["attackers"], most.get(defenders, 0))
    return [
        {
            "defenders": defenders,
            "chances": [chances(state.rules, count, defenders) for count in range(1, all_in + 1)],
        }
        for defenders, all_in in sorted(most.items())
    ]


def share(state: RebellionState, decision: Asked) -> Share | None:
    """What is to be shared out over lands: reinforcements, purchases, losses, unpaid blocks."""
    board = state.rules
    match decision:
        case Place(planet=planet, left=left):
            lands = [land_share(land, left) for land in board.lands_of[planet]]
            return {"most": left, "all": False, "price": 0, "lands": lands}
        case Purchase():
            most = affordable(state)
            own = [land for land in board.lands if state.owner[land] == state.faction]
            lands = [land_share(land, most) for land in own]
            return {"most": most, "all": False, "price": board.unit_price, "lands": lands}
        case Losses(origins=origins, sent=sent, left=left):
            pairs = zip(origins, sent, strict=True)
            lands = [land_share(land, min(most, left)) for land, most in pairs]
            return {"most": left, "all": True, "price": 0, "lands": lands}
        case Shortage():
            wanted = due(state, state.faction)
            short = shortfall(state, wanted)
            if short < wanted:
                lands = [unpaid_share(state, land, short) for land in paid_lands(state)]
                return {"most": short, "all": True, "price": 0, "lands": lands}
    return None


def land_share(land: int, most: int) -> LandShare:
    """Units that one land can have or lose."""
    return {"land": land, "most": most, "left": []}


def unpaid_share(state: RebellionState, land: int, short: int) -> LandShare:
    """Blocks of one land that can go unpaid."""
    here = blocks(state.rules, state.units[land])
    most = min(here, short)
    paid = [units_paid(state.rules, here - count) for count in range(1, most + 1)]
    return {"land": land, "most": most, "left": [state.units[land], *paid]}


def moving(state: RebellionState, decision: Asked) -> Moving | None:
    """What can be moved now, as far as the purse reaches."""
    if not isinstance(decision, Movement):
        return None
    here = decision.within(state)
    routes: list[Route] = []
    for land in movable(state):
        left = decision.left if land in here else 0
        most = most_movable(state, land, left)
        if most:
            goals = connected(state, land)
            routes.append({"land": land, "most": most, "left": left, "goals": goals})
    most = max([route["most"] for route in routes], default=0)
    return {
        "left": decision.left,
        "batch": state.rules.batch_size,
        "routes": routes,
        "prices": [price_of_moving(state.rules, count, 0) for count in range(most + 1)],
    }
