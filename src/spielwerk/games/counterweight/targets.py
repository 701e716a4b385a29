"""What effects ask: which site, which marker, which ship, how much."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Step
from spielwerk.games.counterweight import (
    action,
    decks,
    docking,
    influence,
    planning,
    ships,
    station,
)
from spielwerk.games.counterweight.state import (
    AMOUNT,
    DONE,
    EVICT,
    MARK,
    MASK,
    NONE,
    RELIEVE,
    REPLAN,
    SEAT_BITS,
    SEAT_MASK,
    SITE,
    TOW,
    CounterweightState,
)


class ChooseSite(Step[CounterweightState]):
    """Which site gets supplies past all ships."""

    __slots__ = ("seat", "count", "from_funds")

    def __init__(self, seat: int, count: int, from_funds: int) -> None:
        self.seat = seat
        self.count = count
        self.from_funds = from_funds  # 1: the station pays

    def run(self, state: CounterweightState) -> Sequence[int]:
        """All sites that can take something."""
        if self.from_funds and not state.funds:
            return ()
        state.player = self.seat
        return [SITE | place for place in station.open_sites(state)]

    def choose(self, state: CounterweightState, option: int) -> None:
        """A gift comes whole, funds in any part."""
        place = option & MASK
        most = min(self.count, station.room(state, place))
        if self.from_funds:
            state.stack.append(FundSite(self.seat, place, min(most, state.funds)))
        else:
            station.deliver(state, place, most)


class FundSite(Step[CounterweightState]):
    """How many funds of the station go straight into the site."""

    __slots__ = ("seat", "place", "most")

    def __init__(self, seat: int, place: int, most: int) -> None:
        self.seat = seat
        self.place = place
        self.most = most

    def run(self, state: CounterweightState) -> Sequence[int]:
        """Any part."""
        state.player = self.seat
        return list(range(AMOUNT + 1, AMOUNT + self.most + 1))

    def choose(self, state: CounterweightState, option: int) -> None:
        """The station pays."""
        count = option & MASK
        state.funds -= count
        station.deliver(state, self.place, count)


class FreeMarker(Step[CounterweightState]):
    """A marker that costs nothing."""

    __slots__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, state: CounterweightState) -> Sequence[int]:
        """Any free place, or none."""
        if not self.count:
            return ()
        state.player = self.seat
        return [DONE, *[MARK | place for place in influence.free_places(state)]]

    def choose(self, state: CounterweightState, option: int) -> None:
        """Place it."""
        if option != DONE:
            influence.put_marker(state, self.seat, option & MASK)
            state.stack.append(FreeMarker(self.seat, self.count - 1))


class EvictRival(Step[CounterweightState]):
    """A marker of somebody else goes."""

    __slots__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, state: CounterweightState) -> Sequence[int]:
        """Any marker of another player, or none."""
        if not self.count:
            return ()
        state.player = self.seat
        players = state.players
        options = [DONE]
        for index, count in enumerate(state.markers):
            if count and index % players != self.seat:
                options.append(EVICT | index // players << SEAT_BITS | index % players)
        return options

    def choose(self, state: CounterweightState, option: int) -> None:
        """Remove it."""
        if option != DONE:
            thing = option & MASK
            influence.take_marker(state, thing & SEAT_MASK, thing >> SEAT_BITS)
            state.stack.append(EvictRival(self.seat, self.count - 1))


class Relieve(Step[CounterweightState]):
    """An emergency ends without its price."""

    __slots__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, state: CounterweightState) -> Sequence[int]:
        """Which one."""
        if not self.count:
            return ()
        state.player = self.seat
        return [RELIEVE | card for card in state.crisis]

    def choose(self, state: CounterweightState, option: int) -> None:
        """It is over."""
        card = option & MASK
        action.close_emergency(state, card)
        if state.events is not None:
            state.tell("relieved", self.seat, card)
        state.stack.append(Relieve(self.seat, self.count - 1))


class Pocket(Step[CounterweightState]):
    """Funds of the station into a private pocket."""

    __slots__ = ("seat", "most")

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def run(self, state: CounterweightState) -> Sequence[int]:
        """How much, if anything."""
        state.player = self.seat
        return list(range(AMOUNT, AMOUNT + min(self.most, state.funds) + 1))

    def choose(self, state: CounterweightState, option: int) -> None:
        """One for one."""
        count = option & MASK
        state.funds -= count
        state.influence[self.seat] += count
        if count and state.events is not None:
            state.tell("pocketed", self.seat, count)


class Tow(Step[CounterweightState]):
    """A ship lands at once, free of charge."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: CounterweightState) -> Sequence[int]:
        """Any ship of the lane, while there is a berth."""
        if not self.count or not docking.free_berth(state):
            return ()
        state.player = state.co
        return [DONE, *[TOW | ship for ship in state.lane if ship != NONE]]

    def choose(self, state: CounterweightState, option: int) -> None:
        """Land it; the others close up."""
        if option != DONE:
            docking.land(state, option & MASK)
            ships.close_up(state.lane)
            state.stack.append(Tow(self.count - 1))


class Replan(Step[CounterweightState]):
    """Plan cards replaced, one by one."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: CounterweightState) -> Sequence[int]:
        """Any plan card, or enough."""
        if not self.count:
            return ()
        state.player = state.co
        return [DONE, *[REPLAN | card for card in state.plan]]

    def choose(self, state: CounterweightState, option: int) -> None:
        """Discard it and draw from the same deck."""
        if option == DONE:
            return
        card = option & MASK
        deck = planning.deck_of(state, card)
        state.plan = tuple(other for other in state.plan if other != card)
        if state.events is not None:
            state.tell("replanned", state.co, card)
        if decks.has_cards(state, deck):
            planning.reveal(state, deck)
        decks.discard(state, deck, card)
        state.stack.append(Replan(self.count - 1))
