"""Phase 4: bridges through space (RB-4.4)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Option, Step
from spielwerk.games.rebellion.chains import UNREACHED, chain, new_bridges
from spielwerk.games.rebellion.state import RebellionState

DONE = -1
NOWHERE = -1


def pair(state: RebellionState, start: int, end: int) -> int:
    """A connection of two planets in one number."""
    return min(start, end) * len(state.place) + max(start, end)


def price_of(state: RebellionState, bridges: int) -> int:
    """RB-4.4: a credit for each new bridge; neighbours need none, but pay the minimum."""
    numbers = state.the_board().numbers
    return max(numbers.link_minimum, bridges * numbers.bridge_price)


def link_price(state: RebellionState, start: int, end: int) -> tuple[int, int]:
    """What a connection of two planets costs now, and how many new bridges it takes."""
    board = state.the_board()
    new = new_bridges(board, state.place, state.bridges, start, UNREACHED)[end]
    return price_of(state, new), new


def reach_of_purse(state: RebellionState) -> int:
    """How many new bridges the faction on turn can pay and the box still has; -1: no connection."""
    numbers = state.the_board().numbers
    purse = state.purse[state.faction]
    if purse < numbers.link_minimum:
        return -1
    left = numbers.bridge_limit - len(state.bridges)
    return min(left, purse // numbers.bridge_price) if numbers.bridge_price else left


def open_ends(state: RebellionState, start: int, reach: int) -> list[int]:
    """The planets to which a chain of so many new bridges leads and no connection yet."""
    counts = new_bridges(state.the_board(), state.place, state.bridges, start, reach)
    links = state.links
    return [
        end
        for end, count in enumerate(counts)
        if count <= reach and pair(state, start, end) not in links
    ]


def open_starts(state: RebellionState) -> list[int]:
    """The planets from whose own port something can be connected."""
    reach = reach_of_purse(state)
    if reach < 0:
        return []
    board = state.the_board()
    owner, place, faction = state.owner, state.place, state.faction
    found = []
    for start, port in enumerate(board.port):
        if owner[port] != faction or start in state.declined:
            continue
        # Between a planet and the nearest one stands no other: what fits there needs no search
        distance = board.distance[place[start]]
        near, end = min([(distance[field], end) for end, field in enumerate(place) if end != start])
        beside = near - 1 <= reach and pair(state, start, end) not in state.links
        if beside or open_ends(state, start, reach):
            found.append(start)
    return found


class Connection(Step[RebellionState]):
    """RB-4.4: connect an own port with any other, or be done."""

    __slots__ = ()

    def run(self, state: RebellionState) -> Sequence[Option]:
        """The planets from whose port a chain can begin."""
        state.player = state.seat(state.faction)
        return [DONE, *open_starts(state)]

    def choose(self, state: RebellionState, option: int) -> None:
        """Ask where the chain shall end."""
        if option != DONE:
            state.stack.append(self)
            state.stack.append(ConnectTo(option))


class ConnectTo(Step[RebellionState]):
    """RB-4.4: the other port; its price is named before it is paid."""

    __slots__ = ("start",)

    def __init__(self, start: int) -> None:
        self.start = start

    def run(self, state: RebellionState) -> Sequence[Option]:
        """The planets that can be paid for, or none of them after all."""
        state.player = state.seat(state.faction)
        return [NOWHERE, *open_ends(state, self.start, reach_of_purse(state))]

    def choose(self, state: RebellionState, option: int) -> None:
        """Pay and lay the bridges; who changed his mind is not asked for this port again."""
        start = self.start
        if option == NOWHERE:
            state.declined = (*state.declined, start)
            return
        price, new = link_price(state, start, option)
        state.purse[state.faction] -= price
        if new:
            fields = chain(state.the_board(), state.place, state.bridges, start, option)
            state.bridges = tuple(sorted({*state.bridges, *fields}))
        state.links = tuple(sorted((*state.links, pair(state, start, option))))
        if state.events is not None:
            state.tell("linked", state.faction, start, option, price, new)


def linked_ports(state: RebellionState, planet: int) -> list[int]:
    """The ports that bridges connect with this planet's port."""
    planets = len(state.place)
    port = state.the_board().port
    found = []
    for link in state.links:
        start, end = divmod(link, planets)
        if start == planet:
            found.append(port[end])
        elif end == planet:
            found.append(port[start])
    return found
