"""Influence phase (CW-6): convert, place markers, take places over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.standing import Routine
from spielwerk.engine.state import changed
from spielwerk.engine.step import Step
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.counterweight.data.cards import PRESTIGE
from spielwerk.games.counterweight.data.notation import SIDES
from spielwerk.games.counterweight.data.standing import GUARD, KEEP, SHARE
from spielwerk.games.counterweight.rules import prestige
from spielwerk.games.counterweight.rules.asking import (
    About,
    Amount,
    AskSeat,
    Words,
    card_name,
    of_marker,
    of_place,
    too_dear,
)
from spielwerk.games.counterweight.rules.routines import PASS
from spielwerk.games.counterweight.rules.routines import SECURE as SECURE_ROUTINE
from spielwerk.games.counterweight.state import NONE, CounterweightState
from spielwerk.games.counterweight.verbs import (
    CONVERT,
    DONE,
    MARK,
    OVERTAKE,
    SEAT_BITS,
    SECURE,
    VERB,
    Verb,
    marker,
    place_of,
    seat_of,
)


class InfluenceTurns(Step[CounterweightState]):
    """CW-6: each player in turn, the CO first, clockwise."""

    phase: ClassVar[str] = "influence"
    turn: int

    def run(self, state: CounterweightState) -> None:
        turn = self.turn
        if turn < state.players:
            seat = (state.co + turn) % state.players
            state.stack += turn_of(turn, seat)


@cache
def turn_of(turn: int, seat: int) -> tuple[Step[CounterweightState], ...]:
    """A player's turn and what follows, as it lies on the stack; the same in every game."""
    return InfluenceTurns(turn + 1), PlaceMarkers(seat), Convert(seat, 0)


class Convert(AskSeat):
    """CW-6.1: station funds into own influence, on unlocked prestige sections."""

    name = "convert"
    rule = "CW-6.1"
    about: ClassVar[About] = {Verb.CONVERT: "prestige"}
    routines: ClassVar[tuple[Routine, ...]] = (PASS,)
    used: int  # a bit for every place converted on this turn

    def options(self, state: CounterweightState) -> Sequence[int]:
        if not prestige.loose_funds(state):
            return ()
        kind, cards = state.rules.kind, state.cards
        options = [
            CONVERT | place
            for place, count in enumerate(state.markers[self.seat :: state.players])
            if count
            and kind[cards[place]] == PRESTIGE
            and not self.used >> place & 1
            and prestige.unlocked(state, place)
        ]
        return [DONE, *options] if options else options

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[CONVERT | place for place in prestige.completed(state)]]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        if option == DONE:
            return None
        place = option & THING
        if not state.markers[place * state.players + self.seat]:
            return reason("CW-6.1", "why-no-marker")
        if self.used >> place & 1:
            return reason("CW-6.1", "why-used")
        if not prestige.loose_funds(state):
            return reason("CW-12.1", "why-crew-pay", n=state.standing[KEEP])
        return None if prestige.unlocked(state, place) else reason("CW-6.1", "why-locked")

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_place(state, option)

    def in_advance(self, state: CounterweightState, routine: str, answer: str) -> int | None:
        return DONE

    def choose(self, state: CounterweightState, option: int) -> None:
        """Convert on one of them, then ask for the others."""
        if option == DONE:
            return
        place = option & THING
        state.then(ConvertAmount(self.seat, place), Convert(self.seat, self.used | 1 << place))


def most_converted(state: CounterweightState, place: int, seat: int) -> int:
    """CW-6.1: as many funds as one has markers there, but never the crew's pay."""
    return min(state.markers[place * state.players + seat], prestige.loose_funds(state))


class ConvertAmount(Amount):
    """CW-6.1: one fund for one influence, up to as many as one has markers there."""

    name = "convert-amount"
    rule = "CW-6.1"
    least: ClassVar[int] = 1
    seat: int
    place: int

    def asks(self, state: CounterweightState) -> int:
        return self.seat

    def most(self, state: CounterweightState) -> int:
        return most_converted(state, self.place, self.seat)

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-convert-amount", card=card_name(state, state.cards[self.place]))

    def choose(self, state: CounterweightState, option: int) -> None:
        """The station pays, the player gains."""
        count = option & THING
        state.funds -= count
        state.influence[self.seat] += count
        state.tell("converted", self.seat, count, state.cards[self.place])


def free_on(state: CounterweightState, place: int) -> int:
    """How many places of the card here have no marker."""
    first = place * state.players
    taken = sum(state.markers[first : first + state.players])
    return state.rules.places[state.cards[place]] - taken


def has_share(state: CounterweightState, place: int, seat: int) -> bool:
    """CW-12.1: whether a player has all the places that a card allows one to have."""
    share = state.rules.standing[state.cards[place]][SHARE]
    return bool(share) and state.markers[place * state.players + seat] >= share


def why_no_marker(state: CounterweightState, place: int, seat: int) -> Reason | None:
    """CW-6.2: only completed cards with a free place and no inspector's marker take markers."""
    if state.sites[place] != NONE:
        return reason("CW-6.2", "why-unfinished")
    if state.seals[place]:
        return reason("CW-10.3", "why-sealed")
    if not free_on(state, place):
        return reason("CW-6.2", "why-full", n=state.rules.places[state.cards[place]])
    if has_share(state, place, seat):
        share = state.rules.standing[state.cards[place]][SHARE]
        return reason("CW-12.1", "why-share", n=share)
    return None


def rival_markers(state: CounterweightState, seat: int) -> list[int]:
    """The markers of everybody else, by place and seat."""
    players = state.players
    return [
        marker(index // players, index % players)
        for index, count in enumerate(state.markers)
        if count and index % players != seat
    ]


def put_marker(state: CounterweightState, seat: int, place: int) -> None:
    """A marker of this player on a card of the station."""
    index = place * state.players + seat
    state.markers = changed(state.markers, index, state.markers[index] + 1)
    state.tell("marked", seat, state.cards[place])


def take_marker(state: CounterweightState, seat: int, place: int) -> None:
    """A marker goes back to the box."""
    index = place * state.players + seat
    state.markers = changed(state.markers, index, state.markers[index] - 1)
    if not state.markers[index]:
        state.shields = changed(state.shields, index, 0)
    state.tell("unmarked", seat, state.cards[place])


class PlaceMarkers(AskSeat):
    """CW-6.2, CW-6.3: place and take over, as long as influence lasts."""

    name = "markers"
    rule = "CW-6.2"
    about: ClassVar[About] = {Verb.MARK: "station", Verb.OVERTAKE: "rivals"}
    routines: ClassVar[tuple[Routine, ...]] = (PASS,)

    def options(self, state: CounterweightState) -> Sequence[int]:
        """Free places, and rivals where all places are taken."""
        seat = self.seat
        numbers = state.rules.numbers
        have = state.influence[seat]
        if not have:
            return ()
        options = [DONE]
        overtakes: list[int] = []
        places, players = state.rules.places, state.players
        sites, seals, markers = state.sites, state.seals, state.markers
        standing = state.rules.standing
        may_mark, may_overtake = have >= numbers.marker_fee, have >= numbers.overtake_fee
        for place, card in enumerate(state.cards):
            if card == NONE or sites[place] != NONE or seals[place]:
                continue
            first = place * players
            here = markers[first : first + players]
            if sum(here) < places[card]:
                share = standing[card][SHARE]
                if may_mark and not (share and here[seat] >= share):
                    options.append(MARK | place)
            elif may_overtake:
                one = OVERTAKE | place << SEAT_BITS
                overtakes += [
                    one | rival for rival in range(players) if here[rival] and rival != seat
                ]
        return options + overtakes

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        marks = [MARK | place for place, card in enumerate(state.cards) if card != NONE]
        return [DONE, *marks, *[OVERTAKE | one for one in rival_markers(state, self.seat)]]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        numbers = state.rules.numbers
        if option & VERB == MARK:
            return why_no_marker(state, option & THING, self.seat) or too_dear(
                state, "CW-6.2", numbers.marker_fee, self.seat
            )
        if option & VERB == OVERTAKE:
            if free_on(state, place_of(option)):
                return reason("CW-6.3", "why-not-full")
            return too_dear(state, "CW-6.3", numbers.overtake_fee, self.seat)
        return None

    def told(self, state: CounterweightState, option: int) -> Words:
        if option & VERB == MARK:
            return of_place(state, option)
        return of_marker(state, option)

    def in_advance(self, state: CounterweightState, routine: str, answer: str) -> int | None:
        return DONE

    def choose(self, state: CounterweightState, option: int) -> None:
        if option == DONE:
            return
        state.stack.append(self)
        if option & VERB == MARK:
            state.influence[self.seat] -= state.rules.numbers.marker_fee
            put_marker(state, self.seat, option & THING)
        else:
            overtake(state, self.seat, place_of(option), seat_of(option))


def overtake(state: CounterweightState, seat: int, place: int, rival: int) -> None:
    """CW-6.3: both roll; only a higher result of the attacker removes the marker."""
    state.influence[seat] -= state.rules.numbers.overtake_fee
    own = state.roll(SIDES)
    other = state.roll(SIDES)
    card = state.cards[place]
    won = own > other + state.rules.standing[card][GUARD]
    state.tell("overtook" if won else "repelled", seat, rival, card, own, other)
    if won:
        take_marker(state, rival, place)
        state.stack.append(Secure(seat, place))


class Secure(AskSeat):
    """CW-6.3: the winner of a takeover may take the place at once."""

    name = "secure"
    rule = "CW-6.3"
    routines: ClassVar[tuple[Routine, ...]] = (SECURE_ROUTINE,)
    place: int

    def options(self, state: CounterweightState) -> Sequence[int]:
        poor = state.influence[self.seat] < state.rules.numbers.marker_fee
        if poor or has_share(state, self.place, self.seat):
            return ()
        return (DONE, SECURE | self.place)

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return self.options(state)

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-secure", card=card_name(state, state.cards[self.place]))

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_place(state, option)

    def in_advance(self, state: CounterweightState, routine: str, answer: str) -> int | None:
        return SECURE | self.place if answer == "always" else DONE

    def choose(self, state: CounterweightState, option: int) -> None:
        if option != DONE:
            state.influence[self.seat] -= state.rules.numbers.marker_fee
            put_marker(state, self.seat, self.place)
