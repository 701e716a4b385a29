"""Why not? The rule that stands in the way of a wish.

A wish is a choice's verb and what its targets name, in the table's numbers: `("attack", 31)`,
`("link-to", 0, 3)`; numbers of units or blocks stand last: `("send", 12, 4)`.
"""

from __future__ import annotations

from spielwerk.engine.game import Wish
from spielwerk.engine.view import Choice, Reason, text
from spielwerk.games.rebellion.battle import reach_of
from spielwerk.games.rebellion.board import EMPIRE
from spielwerk.games.rebellion.connection import ConnectTo, link_price, pair
from spielwerk.games.rebellion.movement import connected
from spielwerk.games.rebellion.names import faction_name
from spielwerk.games.rebellion.sides import allied, may_attack
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.view import choice

COUNTED = ("count", "send", "lose")
PHASE = {"buy": 3, "buy-land": 3, "link": 4, "link-to": 4, "attack": 5, "move": 6}
RULE = {3: "RB-4.3", 4: "RB-4.4", 5: "RB-4.5", 6: "RB-4.6"}


def wish_of(made: Choice, option: int) -> Wish:
    """The wish that a choice stands for."""
    things = [int(target.partition(":")[2]) for target in made["targets"]]
    if made["verb"] in COUNTED:
        things.append(option)
    return (made["verb"], *things)


def wishes(state: RebellionState, seat: int, target: str) -> list[Wish]:
    """What `seat` might want to do with a thing on the table."""
    kind, _, number = target.partition(":")
    code = int(number)
    mine = own_faction(state, seat)
    if kind == "land":
        owner = state.owner[state.the_board().land_codes.index(code)]
        if owner == mine:
            return [("buy", code), ("move", code)]
        if allied(mine, owner):
            return [("buy-land", code), ("attack", code)]
        return [("attack", code)]
    if kind == "planet":
        step = state.stack[-1] if state.stack else None
        if isinstance(step, ConnectTo):
            return [("link-to", state.the_board().planet_codes[step.start], code)]
        return [("link", code)]
    return [("give", state.faction_codes()[mine], code)]


def own_faction(state: RebellionState, seat: int) -> int:
    """The faction that `seat` thinks of: the one on turn if it is his."""
    return state.faction if state.seat(state.faction) == seat else seat


def explain(state: RebellionState, seat: int, wish: Wish) -> Reason | None:
    """The rule that forbids a wish now, or None if it is open."""
    verb = str(wish[0])
    things = [int(thing) for thing in wish[1:]]
    if state.over:
        return why("RB-1.1", "over")
    if verb == "give":
        return why_no_gift(state, seat, *things)
    if seat == state.player and is_open(state, verb, things):
        return None
    if state.seat(state.faction) != seat:
        return why("RB-3.3", "not-your-turn", faction=faction_name(state, state.faction))
    if verb not in PHASE:
        return why("RB-4", "not-asked")
    phase = PHASE[verb]
    if state.phase != phase:
        return why(RULE[phase], "other-phase", phase=f"phase-{phase}")
    codes = state.the_board().land_codes
    if phase == 4:
        planets = [state.the_board().planet_codes.index(code) for code in things]
        return why_no_link(state, planets)
    land = codes.index(things[0])
    if verb == "attack":
        return why_no_attack(state, land)
    if verb == "move":
        return why_no_move(state, land)
    return why_no_purchase(state, land)


def is_open(state: RebellionState, verb: str, things: list[int]) -> bool:
    """Whether a choice of the present question fulfils the wish."""
    wish = (verb, *things)
    return any(
        wish_of(choice(state, option), option) == wish
        for option in state.asked
        if isinstance(option, int)
    )


def why(rule: str, id: str, **args: int | str) -> Reason:
    """A reason."""
    return {"rule": rule, "text": text(f"why-{id}", **args)}


def why_no_gift(
    state: RebellionState, seat: int, giver_code: int, taker_code: int, amount: int = 1
) -> Reason | None:
    """RB-5.1: Rebels give to Rebels, what they have."""
    codes = state.faction_codes()
    giver, taker = codes.index(giver_code), codes.index(taker_code)
    if EMPIRE in (giver, taker) or giver == taker:
        return why("RB-5.1", "gift-rebels-only")
    if state.seat(giver) != seat:
        return why("RB-5.1", "not-your-purse")
    if not state.lands[taker]:
        return why("RB-1.3", "fallen", faction=faction_name(state, taker))
    if state.purse[giver] < amount:
        return why("RB-5.1", "no-credits", price=amount, credits=state.purse[giver])
    return None


def why_no_purchase(state: RebellionState, land: int) -> Reason:
    """RB-4.3: units on own lands, lands from allies."""
    numbers = state.the_board().numbers
    faction, owner = state.faction, state.owner[land]
    if owner != faction and not allied(faction, owner):
        return why("RB-4.3", "not-for-sale")
    if land in state.declined:
        return why("RB-4.3", "already-asked")
    price = numbers.unit_price if owner == faction else numbers.land_price
    if state.purse[faction] < price:
        return why("RB-4.3", "no-credits", price=price, credits=state.purse[faction])
    if state.troops[faction] >= numbers.unit_limit:
        return why("RB-2.1", "no-units-left", n=numbers.unit_limit)
    return why("RB-4.3", "finish-first")


def why_no_link(state: RebellionState, planets: list[int]) -> Reason:
    """RB-4.4: from an own port, for credits, as long as there are bridges."""
    board = state.the_board()
    start, ends = planets[0], planets[1:] or range(len(board.planets))
    if state.owner[board.port[start]] != state.faction:
        return why("RB-4.4", "no-own-port")
    ends = [end for end in ends if end != start and pair(state, start, end) not in state.links]
    if not ends:
        return why("RB-4.4", "already-linked")
    price, new = min(link_price(state, start, end) for end in ends)
    left = board.numbers.bridge_limit - len(state.bridges)
    if new > left:
        return why("RB-2.1", "no-bridges-left", n=new, left=left)
    if price > state.purse[state.faction]:
        return why("RB-4.4", "no-credits", price=price, credits=state.purse[state.faction])
    return why("RB-4.4", "finish-first")


def why_no_attack(state: RebellionState, land: int) -> Reason:
    """RB-4.5: enemies next to own lands that can spare a unit, for a credit."""
    numbers = state.the_board().numbers
    faction = state.faction
    if state.owner[land] == faction:
        return why("RB-4.5", "own-land")
    if not may_attack(state, faction, state.owner[land]):
        return why("RB-1.5", "ally")
    own = [near for near in reach_of(state, land) if state.owner[near] == faction]
    if not own:
        return why("RB-4.5", "out-of-reach")
    if all(state.units[near] <= numbers.garrison for near in own):
        return why("RB-4.5", "garrison", n=numbers.garrison)
    return why("RB-4.5", "finish-first")


def why_no_move(state: RebellionState, land: int) -> Reason:
    """RB-4.6: from own lands that can spare a unit, along connected own lands."""
    numbers = state.the_board().numbers
    if state.owner[land] != state.faction:
        return why("RB-4.6", "not-your-land")
    if state.units[land] <= numbers.garrison:
        return why("RB-4.6", "garrison", n=numbers.garrison)
    if not connected(state, land):
        return why("RB-4.6", "not-connected")
    return why("RB-4.6", "finish-first")
