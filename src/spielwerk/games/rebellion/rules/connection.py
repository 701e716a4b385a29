"""Phase 4: bridges through space (RB-4.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from spielwerk.engine.option import Verb, thing_of
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.rebellion.data.things import PLANETS
from spielwerk.games.rebellion.rules.chains import UNREACHED, chain, new_bridges
from spielwerk.games.rebellion.rules.on_turn import OnTurn
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import DONE, LINK, LINK_TO, RebellionVerb


def pair(start: int, end: int) -> int:
    """A connection of two planets in one number."""
    return min(start, end) * len(PLANETS) + max(start, end)


def ends_of(link: int) -> tuple[int, int]:
    """The two planets of a connection."""
    return divmod(link, len(PLANETS))


def price_of(state: RebellionState, bridges: int) -> int:
    """RB-4.4: a credit for each new bridge; neighbours need none, but pay the minimum."""
    numbers = state.rules.numbers
    return max(numbers.link_minimum, bridges * numbers.bridge_price)


def link_price(state: RebellionState, start: int, end: int) -> tuple[int, int]:
    """What a connection of two planets costs now, and how many new bridges it takes."""
    new = new_bridges(state.rules, state.place, state.bridges, start, UNREACHED)[end]
    return price_of(state, new), new


def reach_of_purse(state: RebellionState) -> int:
    """How many new bridges the faction on turn can pay and the box still has; -1: no connection."""
    numbers = state.rules.numbers
    purse = state.purse[state.faction]
    if purse < numbers.link_minimum:
        return -1
    left = numbers.bridge_limit - len(state.bridges)
    return min(left, purse // numbers.bridge_price) if numbers.bridge_price else left


def open_ends(state: RebellionState, start: int, reach: int) -> list[int]:
    """The planets to which a chain of so many new bridges leads and no connection yet."""
    board = state.rules
    counts = new_bridges(board, state.place, state.bridges, start, reach)
    links = state.links
    return [end for end in board.planets if counts[end] <= reach and pair(start, end) not in links]


def open_starts(state: RebellionState) -> list[int]:
    """The planets from whose own port something can be connected."""
    reach = reach_of_purse(state)
    if reach < 0:
        return []
    board = state.rules
    owner, place, faction, port = state.owner, state.place, state.faction, board.port
    found = []
    for start in board.planets:
        if owner[port[start]] != faction or start in state.declined:
            continue
        # Between a planet and the nearest one stands no other: what fits there needs no search
        distance = board.distance[place[start]]
        near, end = min([(distance[place[end]], end) for end in board.planets if end != start])
        beside = near - 1 <= reach and pair(start, end) not in state.links
        if beside or open_ends(state, start, reach):
            found.append(start)
    return found


def why_no_link(state: RebellionState, start: int, end: int) -> Reason | None:
    """RB-4.4: not twice, and for credits, as long as there are bridges."""
    if pair(start, end) in state.links:
        return reason("RB-4.4", "why-already-linked")
    numbers = state.rules.numbers
    price, new = link_price(state, start, end)
    left = numbers.bridge_limit - len(state.bridges)
    if new > left:
        return reason("RB-2.1", "why-no-bridges-left", n=new, left=left)
    purse = state.purse[state.faction]
    if price > purse:
        return reason("RB-4.4", "why-no-credits", price=price, credits=purse)
    return None


class Connection(OnTurn):
    """RB-4.4: connect an own port with any other, or be done."""

    name = "connection"
    rule = "RB-4.4"
    about: ClassVar[Mapping[Verb, str]] = {RebellionVerb.LINK: "planet"}

    def options(self, state: RebellionState) -> Sequence[int]:
        return [DONE, *[LINK + start for start in open_starts(state)]]

    def wishes(self, state: RebellionState) -> Sequence[int]:
        return [DONE, *[LINK + planet for planet in state.rules.planets]]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        if option == DONE:
            return None
        start = thing_of(option)
        if state.owner[state.rules.port[start]] != state.faction:
            return reason("RB-4.4", "why-no-own-port")
        if start in state.declined:
            return reason("RB-4.4", "why-port-declined")
        ends = [end for end in state.rules.planets if end != start]
        new = [end for end in ends if pair(start, end) not in state.links]
        cheapest = min(new or ends, key=lambda end: link_price(state, start, end))
        return why_no_link(state, start, cheapest)

    def prompt(self, state: RebellionState) -> Text:
        left = state.rules.numbers.bridge_limit - len(state.bridges)
        return self.ask(state, credits=state.purse[state.faction], left=left)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            return text("choice-done-connection"), []
        planet = thing_of(option)
        return text("choice-link", planet=state.rules.planet_names[planet]), [f"planet:{planet}"]

    def choose(self, state: RebellionState, option: int) -> None:
        """Ask where the chain shall end."""
        if option != DONE:
            state.stack.append(self)
            state.stack.append(ConnectTo(thing_of(option)))


class ConnectTo(OnTurn):
    """RB-4.4: the other port; its price is named before it is paid."""

    name = "connect-to"
    rule = "RB-4.4"
    start: int

    def options(self, state: RebellionState) -> Sequence[int]:
        """The planets that can be paid for, or none of them after all."""
        ends = open_ends(state, self.start, reach_of_purse(state))
        return [DONE, *[LINK_TO + end for end in ends]]

    def wishes(self, state: RebellionState) -> Sequence[int]:
        return [DONE, *[LINK_TO + end for end in state.rules.planets if end != self.start]]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        return None if option == DONE else why_no_link(state, self.start, thing_of(option))

    def prompt(self, state: RebellionState) -> Text:
        credits = state.purse[state.faction]
        return self.ask(state, planet=state.rules.planet_names[self.start], credits=credits)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            return text("choice-done-nowhere"), []
        end = thing_of(option)
        price, new = link_price(state, self.start, end)
        said = text(
            "choice-link-to", planet=state.rules.planet_names[end], price=price, bridges=new
        )
        return said, [f"planet:{self.start}", f"planet:{end}"]

    def choose(self, state: RebellionState, option: int) -> None:
        """Pay and lay the bridges; who changed his mind is not asked for this port again."""
        start, end = self.start, thing_of(option)
        if option == DONE:
            state.declined = (*state.declined, start)
            return
        price, new = link_price(state, start, end)
        state.purse[state.faction] -= price
        if new:
            fields = chain(state.rules, state.place, state.bridges, start, end)
            state.bridges = tuple(sorted({*state.bridges, *fields}))
        state.links = tuple(sorted((*state.links, pair(start, end))))
        state.tell("linked", state.faction, start, end, price, new)


def linked_ports(state: RebellionState, planet: int) -> list[int]:
    """The ports that bridges connect with this planet's port."""
    port = state.rules.port
    found = []
    for link in state.links:
        start, end = ends_of(link)
        if start == planet:
            found.append(port[end])
        elif end == planet:
            found.append(port[start])
    return found
