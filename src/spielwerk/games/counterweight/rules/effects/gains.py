"""Effects on funds, influence and the request centre."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.phrase import Takes
from spielwerk.games.counterweight.rules import prestige
from spielwerk.games.counterweight.rules.asking import Amount
from spielwerk.games.counterweight.state import CounterweightState


def change_influence(state: CounterweightState, seat: int, number: int) -> None:
    """A player gains influence or loses it, at most what there is."""
    change = max(number, -state.influence[seat])
    state.influence[seat] += change
    if change:
        state.tell("influence-gained" if change > 0 else "influence-lost", seat, abs(change))


class Funds(Effect, frozen=True):
    """The station gains or loses funds; it can't lose more than it has."""

    icon = "funds"
    takes: ClassVar[Takes] = Takes.ROLLED

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return self.n >= 0 or state.funds >= -self.n

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        change = max(self.n, -state.funds)
        state.funds += change
        if change:
            state.tell("funds-gained" if change > 0 else "funds-lost", abs(change))


class Influence(Effect, frozen=True):
    """The one who acts gains or loses influence."""

    icon = "influence"
    takes: ClassVar[Takes] = Takes.ROLLED

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        change_influence(state, actor, self.n)


class Everyone(Effect, frozen=True):
    """All players gain or lose influence."""

    icon = "influence"
    takes: ClassVar[Takes] = Takes.SIGNED

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        for seat in range(state.players):
            change_influence(state, seat, self.n)


class Rivals(Effect, frozen=True):
    """All but the one who acts gain or lose influence."""

    icon = "influence"
    takes: ClassVar[Takes] = Takes.SIGNED

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        for seat in range(state.players):
            if seat != actor:
                change_influence(state, seat, self.n)


class Request(Effect, frozen=True):
    """The request centre gains or loses funds."""

    icon = "request"
    takes: ClassVar[Takes] = Takes.SIGNED

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return self.n >= 0 or state.requested >= -self.n

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        change = max(self.n, -state.requested)
        state.requested += change
        if change:
            state.tell("request-gained" if change > 0 else "request-lost", abs(change))


class Convert(Effect, frozen=True):
    """Up to so many funds of the station become influence of the one who acts."""

    icon = "influence"
    declinable: ClassVar[bool] = True

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return prestige.loose_funds(state) > 0

    def do(self, state: CounterweightState, actor: int, card: int) -> Pocket:
        return Pocket(actor, self.n)


class Pocket(Amount):
    """Funds of the station into a private pocket."""

    name = "pocket"
    rule = "CW-12.2"
    seat: int
    limit: int

    def asks(self, state: CounterweightState) -> int:
        return self.seat

    def most(self, state: CounterweightState) -> int:
        return min(self.limit, prestige.loose_funds(state))

    def choose(self, state: CounterweightState, option: int) -> None:
        """One for one."""
        count = option & THING
        state.funds -= count
        state.influence[self.seat] += count
        if count:
            state.tell("pocketed", self.seat, count)


class Pay(Effect, frozen=True):
    """The price of what follows, in influence of the one who acts."""

    icon = "influence"

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return state.influence[actor] >= self.n

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        change_influence(state, actor, -self.n)
