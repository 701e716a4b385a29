"""Effects on sites."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.state import changed
from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.phrase import Takes
from spielwerk.games.counterweight.rules import station
from spielwerk.games.counterweight.rules.asking import (
    Amount,
    card_name,
)
from spielwerk.games.counterweight.state import CounterweightState


class Supply(Effect, frozen=True):
    """Up to so many funds of the station go straight into one site."""

    icon = "cargo"

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return state.funds > 0 and bool(station.open_sites(state))

    def do(self, state: CounterweightState, actor: int, card: int) -> ChooseSite:
        return ChooseSite(actor, self.n, True)


class Deliver(Effect, frozen=True):
    """One site gets so much for nothing."""

    icon = "cargo"

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return bool(station.open_sites(state))

    def do(self, state: CounterweightState, actor: int, card: int) -> ChooseSite:
        return ChooseSite(actor, self.n, False)


class ChooseSite(station.AskSite):
    """Which site gets supplies past all ships."""

    name = "choose-site"
    rule = "CW-12.2"
    seat: int
    count: int
    from_funds: bool  # the station pays

    def asks(self, state: CounterweightState) -> int:
        return self.seat

    def options(self, state: CounterweightState) -> Sequence[int]:
        if self.from_funds and not state.funds:
            return ()
        return station.AskSite.options(self, state)

    def choose(self, state: CounterweightState, option: int) -> None:
        """A gift comes whole, funds in any part."""
        place = option & THING
        most = min(self.count, station.room(state, place))
        if self.from_funds:
            state.stack.append(FundSite(self.seat, place, min(most, state.funds)))
        else:
            station.deliver(state, place, most)


class FundSite(Amount):
    """How many funds of the station go straight into the site."""

    name = "fund-site"
    rule = "CW-12.2"
    least: ClassVar[int] = 1
    seat: int
    place: int
    limit: int

    def asks(self, state: CounterweightState) -> int:
        return self.seat

    def most(self, state: CounterweightState) -> int:
        return self.limit

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-fund-site", card=card_name(state, state.cards[self.place]))

    def choose(self, state: CounterweightState, option: int) -> None:
        """The station pays."""
        count = option & THING
        state.funds -= count
        station.deliver(state, self.place, count)


class Drop(Effect, frozen=True):
    """The site loses supplies."""

    icon = "cargo"
    file: ClassVar[str] = "sites"

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        place = state.sites.index(card)
        lost = min(self.n, state.supply[place])
        state.supply = changed(state.supply, place, state.supply[place] - lost)
        if lost:
            state.tell("dropped", state.cards[place], lost)


class Shift(Effect, frozen=True):
    """Half of the site's supplies, rounded down, go to the next open site clockwise."""

    icon = "cargo"
    file: ClassVar[str] = "sites"
    takes: ClassVar[Takes] = Takes.NOTHING

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        ring = len(state.cards) - 1
        here = place = state.sites.index(card)
        for _ in range(ring - 1):
            place = place % ring + 1
            room = station.room(state, place)
            if room:
                moved = min(state.supply[here] // 2, room)
                if moved:
                    state.supply = changed(state.supply, here, state.supply[here] - moved)
                    state.tell("shifted", state.cards[here], state.cards[place], moved)
                    station.deliver(state, place, moved)
                return


class Calm(Effect, frozen=True):
    """No nuisance of a site fires this round."""

    icon = "site"
    takes: ClassVar[Takes] = Takes.NOTHING

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        state.calm = 1
