"""Influence phase (CW-6): convert, place markers, take places over."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Step
from spielwerk.games.counterweight import prestige
from spielwerk.games.counterweight.data import PRESTIGE
from spielwerk.games.counterweight.notation import GUARD, SIDES
from spielwerk.games.counterweight.state import (
    AMOUNT,
    CONVERT,
    DONE,
    MARK,
    MASK,
    NONE,
    OVERTAKE,
    SEAT_BITS,
    SEAT_MASK,
    SECURE,
    SHIFT,
    CounterweightState,
)


class InfluenceTurns(Step[CounterweightState]):
    """CW-6: each player in turn, the CO first, clockwise."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, state: CounterweightState) -> None:
        """The next player's turn."""
        turn = self.turn
        if turn < state.players:
            seat = (state.co + turn) % state.players
            state.stack += (InfluenceTurns(turn + 1), PlaceMarkers(seat), Convert(seat, 0))


class Convert(Step[CounterweightState]):
    """CW-6.1: station funds into own influence, on unlocked prestige sections."""

    __slots__ = ("seat", "used")

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used  # a bit for every place converted on this turn

    def run(self, state: CounterweightState) -> Sequence[int]:
        """The prestige sections that serve this player."""
        if not state.funds:
            return ()
        seat, players = self.seat, state.players
        kind, cards, markers = state.rules.kind, state.cards, state.markers
        options = [
            CONVERT | place
            for place in range(1, len(cards))
            if markers[place * players + seat]
            and kind[cards[place]] == PRESTIGE
            and not self.used >> place & 1
            and prestige.unlocked(state, place)
        ]
        if not options:
            return options
        state.player = seat
        return [DONE, *options]

    def choose(self, state: CounterweightState, option: int) -> None:
        """Convert on one of them, then ask for the others."""
        if option == DONE:
            return
        place = option & MASK
        state.then(ConvertAmount(self.seat, place), Convert(self.seat, self.used | 1 << place))


class ConvertAmount(Step[CounterweightState]):
    """CW-6.1: one fund for one influence, up to as many as one has markers there."""

    __slots__ = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: CounterweightState) -> Sequence[int]:
        """How many."""
        state.player = self.seat
        most = min(state.markers[self.place * state.players + self.seat], state.funds)
        return list(range(AMOUNT + 1, AMOUNT + most + 1))

    def choose(self, state: CounterweightState, option: int) -> None:
        """The station pays, the player gains."""
        count = option & MASK
        state.funds -= count
        state.influence[self.seat] += count
        if state.events is not None:
            state.tell("converted", self.seat, count, state.cards[self.place])


def free_places(state: CounterweightState) -> list[int]:
    """CW-6.2: completed sections and the anchor with a free place and no inspector's marker."""
    places = state.rules.places
    players = state.players
    cards, sites, seals, markers = state.cards, state.sites, state.seals, state.markers
    return [
        place
        for place in range(len(cards))
        if cards[place] != NONE
        and sites[place] == NONE
        and not seals[place]
        and sum(markers[place * players : (place + 1) * players]) < places[cards[place]]
    ]


def put_marker(state: CounterweightState, seat: int, place: int) -> None:
    """A marker of this player on a card of the station."""
    state.markers[place * state.players + seat] += 1
    if state.events is not None:
        state.tell("marked", seat, state.cards[place])


def take_marker(state: CounterweightState, seat: int, place: int) -> None:
    """A marker goes back to the box."""
    state.markers[place * state.players + seat] -= 1
    if state.events is not None:
        state.tell("unmarked", seat, state.cards[place])


class PlaceMarkers(Step[CounterweightState]):
    """CW-6.2, CW-6.3: place and take over, as long as influence lasts."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: CounterweightState) -> Sequence[int]:
        """Free places, and rivals where all places are taken."""
        seat = self.seat
        numbers = state.rules.numbers
        have = state.influence[seat]
        if not have:
            return ()
        state.player = seat
        options = [DONE]
        overtakes = []
        places = state.rules.places
        players = state.players
        cards, sites, seals, markers = state.cards, state.sites, state.seals, state.markers
        for place in range(len(cards)):
            card = cards[place]
            if card == NONE or sites[place] != NONE or seals[place]:
                continue
            base = place * players
            here = markers[base : base + players]
            taken = sum(here)
            if taken < places[card]:
                if have >= numbers.marker_fee:
                    options.append(MARK | place)
            elif have >= numbers.overtake_fee:
                first = OVERTAKE | place << SEAT_BITS
                overtakes += [
                    first | rival for rival in range(players) if here[rival] and rival != seat
                ]
        return options + overtakes

    def choose(self, state: CounterweightState, option: int) -> None:
        """Place a marker, or try a takeover."""
        if option == DONE:
            return
        state.stack.append(self)
        seat, thing = self.seat, option & MASK
        if option >> SHIFT == MARK >> SHIFT:
            state.influence[seat] -= state.rules.numbers.marker_fee
            put_marker(state, seat, thing)
        else:
            overtake(state, seat, thing >> SEAT_BITS, thing & SEAT_MASK)


def overtake(state: CounterweightState, seat: int, place: int, rival: int) -> None:
    """CW-6.3: both roll; only a higher result of the attacker removes the marker."""
    state.influence[seat] -= state.rules.numbers.overtake_fee
    own = state.roll(SIDES)
    other = state.roll(SIDES)
    card = state.cards[place]
    won = own > other + state.rules.standing[card][GUARD]
    if state.events is not None:
        state.tell("overtook" if won else "repelled", seat, rival, card, own, other)
    if won:
        take_marker(state, rival, place)
        state.stack.append(Secure(seat, place))


class Secure(Step[CounterweightState]):
    """CW-6.3: the winner of a takeover may take the place at once."""

    __slots__ = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: CounterweightState) -> Sequence[int]:
        """Take it, or leave it free."""
        if state.influence[self.seat] < state.rules.numbers.marker_fee:
            return ()
        state.player = self.seat
        return (DONE, SECURE | self.place)

    def choose(self, state: CounterweightState, option: int) -> None:
        """Pay for the place."""
        if option != DONE:
            state.influence[self.seat] -= state.rules.numbers.marker_fee
            put_marker(state, self.seat, self.place)
