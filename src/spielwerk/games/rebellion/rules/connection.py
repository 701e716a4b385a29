"""Phase 4: bridges through space (RB-4.4)."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar

from spielwerk.engine.option import Verb, thing_of
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.things import PLANETS
from spielwerk.games.rebellion.rules.chains import chain, new_bridges
from spielwerk.games.rebellion.rules.on_turn import OnTurn, OpenToGifts
from spielwerk.games.rebellion.rules.ways import Way, ways
from spielwerk.games.rebellion.rules.webs import UNREACHED, members, web_of
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    DONE,
    LINK,
    LINK_TO,
    OTHER_WAY,
    WAY,
    RebellionVerb,
    counts,
)


def pair(start: int, end: int) -> int:
    """A connection of two planets in one number."""
    return min(start, end) * len(PLANETS) + max(start, end)


def ends_of(link: int) -> tuple[int, int]:
    """The two planets of a connection."""
    return divmod(link, len(PLANETS))


def price_of(state: RebellionState, bridges: int) -> int:
    """RB-4.4: a credit for each new bridge; neighbours need none, but pay the minimum."""
    board = state.rules
    return max(board.link_minimum, bridges * board.bridge_price)


def link_price(state: RebellionState, start: int, end: int) -> tuple[int, int]:
    """What a connection of two planets costs now, and how many new bridges it takes."""
    new = new_bridges(state.rules, state.place, state.bridges, start, UNREACHED)[end]
    return price_of(state, new), new


def reach_of_purse(state: RebellionState) -> int:
    """How many new bridges the faction on turn can pay and the box still has; -1: no connection."""
    board = state.rules
    purse = state.purse[state.faction]
    if purse < board.link_minimum:
        return -1
    left = board.bridge_limit - len(state.bridges)
    return min(left, purse // board.bridge_price) if board.bridge_price else left


def open_ends(state: RebellionState, start: int, reach: int) -> list[int]:
    """The planets to which a chain of so many new bridges leads and no connection yet."""
    board = state.rules
    counts = new_bridges(board, state.place, state.bridges, start, reach)
    known = linked(state).planets[start]
    return [end for end in board.planets if counts[end] <= reach and not known >> end & 1]


def open_starts(state: RebellionState) -> list[int]:
    """The planets from whose own port something can be connected."""
    reach = reach_of_purse(state)
    if reach < 0:
        return []
    board = state.rules
    owner, faction, port, known = state.owner, state.faction, board.port, linked(state).planets
    found = []
    for start in board.planets:
        if owner[port[start]] != faction or start in state.declined:
            continue
        if leads_on(state, start, reach, known[start]):
            found.append(start)
    return found


def leads_on(state: RebellionState, start: int, reach: int, known: int) -> bool:
    """Whether so many new bridges lead from a planet to any other than those that are known."""
    board, place = state.rules, state.place
    distance = board.distance[place[start]]
    far = reach + len(state.bridges) + 1  # with all bridges on the way
    nearest, near, within = start, UNREACHED, False
    for end in board.planets:
        steps = distance[place[end]]
        if steps <= far and not known >> end & 1:
            within = True
        if 0 < steps < near:
            nearest, near = end, steps
    # Between a planet and the nearest one stands no other: what fits there needs no search
    if near - 1 <= reach and not known >> nearest & 1:
        return True
    return within and web_of(board, place, state.bridges).leads_on(board, start, reach, known)


def why_no_link(state: RebellionState, start: int, end: int) -> Reason | None:
    """RB-4.4: not twice, and for credits, as long as there are bridges."""
    if pair(start, end) in state.links:
        return reason("RB-4.4", "why-already-linked")
    return why_not_so_long(state, link_price(state, start, end)[1])


def why_not_so_long(state: RebellionState, new: int) -> Reason | None:
    """RB-4.4: whether box and purse reach for so many new bridges."""
    price, left = price_of(state, new), state.rules.bridge_limit - len(state.bridges)
    if new > left:
        return reason("RB-2.1", "why-no-bridges-left", n=new, left=left)
    purse = state.purse[state.faction]
    if price > purse:
        return reason("RB-4.4", "why-no-credits", price=price, credits=purse)
    return None


def why_no_start(state: RebellionState, start: int) -> Reason | None:
    """RB-4.4: why nothing at all can be connected with a port."""
    ends = [end for end in state.rules.planets if end != start]
    new = [end for end in ends if pair(start, end) not in state.links]
    cheapest = min(new or ends, key=lambda end: link_price(state, start, end))
    return why_no_link(state, start, cheapest)


class Connection(OpenToGifts):
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
        return why_no_start(state, start)

    def prompt(self, state: RebellionState) -> Text:
        left = state.rules.bridge_limit - len(state.bridges)
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
        """The planets that can be paid for, another way to one of them, or none after all."""
        ends = open_ends(state, self.start, reach_of_purse(state))
        if not ends:
            return (DONE,)
        return [DONE, *[LINK_TO + end for end in ends], OTHER_WAY]

    def wishes(self, state: RebellionState) -> Sequence[int]:
        ends = [end for end in state.rules.planets if end != self.start]
        return [DONE, *[LINK_TO + end for end in ends], OTHER_WAY]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        if option == DONE:
            return None
        if option == OTHER_WAY:
            return why_no_start(state, self.start)
        return why_no_link(state, self.start, thing_of(option))

    def prompt(self, state: RebellionState) -> Text:
        credits = state.purse[state.faction]
        return self.ask(state, planet=state.rules.planet_names[self.start], credits=credits)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            return text("choice-done-nowhere"), []
        if option == OTHER_WAY:
            return text("choice-other-way"), [f"planet:{self.start}"]
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
        elif option == OTHER_WAY:
            state.stack.append(WayTo(start))
        else:
            lay(state, start, end, chain(state.rules, state.place, state.bridges, start, end))


class WayTo(OnTurn):
    """RB-4.4: the port to which another way than the cheapest is wanted."""

    name = "way-to"
    rule = "RB-4.4"
    start: int

    def options(self, state: RebellionState) -> Sequence[int]:
        ends = open_ends(state, self.start, reach_of_purse(state))
        return [DONE, *[LINK_TO + end for end in ends]]

    def prompt(self, state: RebellionState) -> Text:
        return self.ask(state, planet=state.rules.planet_names[self.start])

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            return text("choice-done-way"), []
        end = thing_of(option)
        said = text("choice-way-to", planet=state.rules.planet_names[end])
        return said, [f"planet:{self.start}", f"planet:{end}"]

    def choose(self, state: RebellionState, option: int) -> None:
        """Show the ways; who wants none of them is back where he was."""
        start = self.start
        state.stack.append(
            ConnectTo(start) if option == DONE else ChooseWay(start, thing_of(option))
        )


class ChooseWay(OnTurn):
    """RB-4.4: one of several ways between two ports; each connects others on its way."""

    name = "way"
    rule = "RB-4.4"
    start: int
    end: int

    def ways(self, state: RebellionState) -> Sequence[Way]:
        """All that there are to choose from, whatever they cost."""
        left = state.rules.bridge_limit - len(state.bridges)
        return self.ways_within(state, left)

    def ways_within(self, state: RebellionState, reach: int) -> Sequence[Way]:
        """The first of them: those of at most so many new bridges."""
        return ways(state.rules, state.place, state.bridges, self.start, self.end, reach)

    def options(self, state: RebellionState) -> Sequence[int]:
        found = self.ways_within(state, reach_of_purse(state))
        return [
            DONE,
            *[
                WAY + number
                for number, way in enumerate(found)
                if why_not_so_long(state, way.new) is None
            ],
        ]

    def wishes(self, state: RebellionState) -> Sequence[int]:
        return [DONE, *counts(0, len(self.ways(state)) - 1, WAY)]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        if option == DONE:
            return None
        return why_not_so_long(state, self.ways(state)[thing_of(option)].new)

    def prompt(self, state: RebellionState) -> Text:
        credits = state.purse[state.faction]
        return self.ask(
            state,
            start=state.rules.planet_names[self.start],
            end=state.rules.planet_names[self.end],
            credits=credits,
        )

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            return text("choice-done-way"), []
        number = thing_of(option)
        way = self.ways(state)[number]
        others = sorted(way.joins - {self.start, self.end}, key=state.rules.planets.index)
        args = {"price": price_of(state, way.new), "bridges": way.new}
        said = text("choice-way", **args)
        if others:
            said = text(
                "choice-way-by",
                **args,
                planets=listed([state.rules.planet_names[planet] for planet in others]),
            )
        return said, [f"way:{number}"]

    def choose(self, state: RebellionState, option: int) -> None:
        if option == DONE:
            state.stack.append(ConnectTo(self.start))
        else:
            found = self.ways_within(state, reach_of_purse(state))
            lay(state, self.start, self.end, found[thing_of(option)].fields)


def lay(state: RebellionState, start: int, end: int, fields: Sequence[int]) -> None:
    """RB-4.4: pay for a chain and lay it; all ports that bridges join now are connected for all."""
    web = web_of(state.rules, state.place, state.bridges)
    bridges = tuple(sorted({*state.bridges, *fields}))
    new = len(bridges) - len(state.bridges)
    price = price_of(state, new)
    state.purse[state.faction] -= price
    state.tell("linked", state.faction, start, end, price, new)
    group = 1 << start | 1 << end | web.joined(state.rules, fields)
    if state.events is not None:
        known = {planet for link in state.links for planet in ends_of(link)}
        for planet in sorted(members(group) - known - {start, end}):
            state.tell("joined", planet)
    state.bridges = bridges
    state.links = tuple(sorted(pairs_in(group).union(state.links)))


@cache
def pairs_in(group: int) -> frozenset[int]:
    """All connections within a group of planets that is given as bits."""
    return frozenset([pair(*two) for two in itertools.combinations(sorted(members(group)), 2)])


def listed(names: Sequence[str]) -> Text:
    """Names with commas between them, and an "and" before the last."""
    *others, last = names
    said = text("list-one", last=last)
    for place, name in enumerate(reversed(others)):
        said = text("list-comma" if place else "list-and", first=name, rest=said)
    return said


class Linked:
    """What a set of connections says, ready for use; made once for it."""

    __slots__ = ("links", "planets", "reach")

    def __init__(self, board: Board, links: tuple[int, ...]) -> None:
        self.links = links
        self.planets = [
            1 << planet for planet in range(len(PLANETS))
        ]  # by planet: who is connected
        self.reach = board.near[:]  # by land: those next to it and, for a port, ports connected
        for link in links:
            start, end = ends_of(link)
            one, two = board.port[start], board.port[end]
            self.planets[start] |= 1 << end
            self.planets[end] |= 1 << start
            self.reach[one] = (*self.reach[one], two)
            self.reach[two] = (*self.reach[two], one)


def linked(state: RebellionState) -> Linked:
    """What the present connections say; mostly they are those that were asked for last."""
    links, board = state.links, state.rules
    found = board.linked
    if found is None or found.links is not links:
        found = board.linked = Linked(board, links)
    return found


def reaches(state: RebellionState) -> list[tuple[int, ...]]:
    """By land: the lands next to it and, for a port, the ports connected with it."""
    return linked(state).reach if state.links else state.rules.near


def linked_ports(state: RebellionState, planet: int) -> tuple[int, ...]:
    """The ports that bridges connect with this planet's port."""
    port = state.rules.port[planet]
    return reaches(state)[port][len(state.rules.near[port]) :]
