"""Effects on the order of the lane, on cargo under way and on what is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.phrase import Takes
from spielwerk.games.counterweight.data.standing import LOAD
from spielwerk.games.counterweight.rules import decks
from spielwerk.games.counterweight.rules.asking import About, AskSeat, Words, card_name, of_card
from spielwerk.games.counterweight.state import NONE, SHIPS, CounterweightState
from spielwerk.games.counterweight.verbs import DONE, RELOAD, SWAP, UNDER, UNLOAD, Verb


def flying(state: CounterweightState) -> list[int]:
    """The ships of the lane, position 1 first."""
    return [ship for ship in state.lane if ship != NONE]


class Swap(Effect, frozen=True):
    """Two ships of the lane change places; nobody pushes in before the inspector."""

    icon = "phase-arrival"
    takes: ClassVar[Takes] = Takes.NOTHING
    declinable: ClassVar[bool] = True

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return sum(ship != state.rules.inspector for ship in flying(state)) > 1

    def do(self, state: CounterweightState, actor: int, card: int) -> SwapShip:
        return SwapShip(actor, NONE)


class SwapShip(AskSeat):
    """Which ships change places: one, then the other."""

    name = "swap"
    rule = "CW-12.2"
    about: ClassVar[About] = {Verb.SWAP: "lane"}
    first: int  # NONE: still to be chosen

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[SWAP | ship for ship in flying(state)]]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        if option == DONE:
            return None
        if option & THING == state.rules.inspector:
            return reason("CW-10.1", "why-inspector-first")
        return reason("CW-12.2", "why-itself") if option & THING == self.first else None

    def options(self, state: CounterweightState) -> Sequence[int]:
        found = AskSeat.options(self, state)
        return found if len(found) > 1 + (self.first == NONE) else ()

    def prompt(self, state: CounterweightState) -> Text:
        if self.first == NONE:
            return text("prompt-swap")
        return text("prompt-swap-with", ship=card_name(state, self.first))

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, state.lane)

    def choose(self, state: CounterweightState, option: int) -> None:
        if option == DONE:
            return
        ship, lane = option & THING, state.lane
        if self.first == NONE:
            state.stack.append(SwapShip(self.seat, ship))
            return
        one, other = lane.index(self.first), lane.index(ship)
        lane[one], lane[other] = lane[other], lane[one]
        state.tell("swapped", self.seat, self.first, ship)


class Transfer(Effect, frozen=True):
    """Up to so much cargo goes from one ship to another, in the lane or in dock."""

    icon = "cargo"
    declinable: ClassVar[bool] = True

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return bool(laden(state))

    def do(self, state: CounterweightState, actor: int, card: int) -> TransferFrom:
        return TransferFrom(actor, self.n)


def hold(state: CounterweightState, ship: int) -> int:
    """What still fits into a ship."""
    capacity = state.rules.capacity[ship]
    room = max(0, capacity + state.standing[LOAD]) if capacity else 0
    return max(0, room - state.cargo[ship])


def laden(state: CounterweightState) -> list[int]:
    """Ships with cargo that another one has room for."""
    ships = [*flying(state), *state.dock]
    roomy = [ship for ship in ships if hold(state, ship)]
    return [ship for ship in ships if state.cargo[ship] and roomy not in ([], [ship])]


class TransferFrom(AskSeat):
    """The ship that gives cargo away."""

    name = "transfer-from"
    rule = "CW-12.2"
    count: int

    def options(self, state: CounterweightState) -> Sequence[int]:
        found = [UNLOAD | ship for ship in laden(state)]
        return [DONE, *found] if found else found

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, (*state.lane, *state.dock), n=state.cargo[option & THING])

    def choose(self, state: CounterweightState, option: int) -> None:
        if option != DONE:
            state.stack.append(TransferTo(self.seat, self.count, option & THING))


class TransferTo(AskSeat):
    """The ship that gets it."""

    name = "transfer-to"
    rule = "CW-12.2"
    count: int
    ship: int

    def options(self, state: CounterweightState) -> Sequence[int]:
        return [
            RELOAD | ship
            for ship in (*flying(state), *state.dock)
            if ship != self.ship and hold(state, ship)
        ]

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-transfer-to", ship=card_name(state, self.ship))

    def told(self, state: CounterweightState, option: int) -> Words:
        fits = min(self.count, state.cargo[self.ship], hold(state, option & THING))
        return of_card(state, option, (*state.lane, *state.dock), n=fits)

    def choose(self, state: CounterweightState, option: int) -> None:
        """As much as may be moved, is there, and fits."""
        other = option & THING
        moved = min(self.count, state.cargo[self.ship], hold(state, other))
        state.cargo[self.ship] -= moved
        state.cargo[other] += moved
        state.tell("reloaded", self.ship, other, moved)


class Scan(Effect, frozen=True):
    """The top ships of the deck are turned up; one of them may go under it."""

    icon = "kind-ship"

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return len(state.decks[SHIPS]) > state.known[SHIPS]

    def do(self, state: CounterweightState, actor: int, card: int) -> ScanShips | None:
        """Everybody sees them."""
        hidden = len(state.decks[SHIPS]) - state.known[SHIPS]
        count = min(self.n, hidden)
        if count > state.seen:
            state.reveal()
            for place in range(state.seen + 1, count + 1):
                state.tell("sighted", state.decks[SHIPS][-place], place)
            state.seen = count
        return ScanShips(actor, count)


class ScanShips(AskSeat):
    """A ship that was seen coming may be sent the long way round."""

    name = "scan"
    rule = "CW-12.2"
    about: ClassVar[About] = {Verb.UNDER: "sighted"}
    count: int

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[UNDER | ship for ship in sighted(state)]]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        if option == DONE:
            return None
        if option & THING == state.rules.inspector:
            return reason("CW-10.1", "why-inspector-stays")
        place = sighted(state).index(option & THING)
        return None if place < self.count else reason("CW-12.2", "why-too-deep", n=self.count)

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, sighted(state))

    def choose(self, state: CounterweightState, option: int) -> None:
        if option == DONE:
            return
        ship = option & THING
        state.decks[SHIPS] = tuple(other for other in state.decks[SHIPS] if other != ship)
        state.seen -= 1
        decks.to_bottom(state, SHIPS, ship)
        state.tell("diverted", self.seat, ship)


def sighted(state: CounterweightState) -> list[int]:
    """The ships on top of the deck that everybody has seen, the next one first."""
    deck = state.decks[SHIPS]
    return [deck[-place] for place in range(1, state.seen + 1)]
