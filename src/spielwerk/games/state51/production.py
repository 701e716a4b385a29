"""Production (S51-4): stored goods come back, then faction boards, deals and locations produce."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.engine import Step
from spielwerk.games.state51.effects import COUNTED, gain, lendable, produce
from spielwerk.games.state51.goods import RESOURCE, RESOURCES
from spielwerk.games.state51.notation import TAKE
from spielwerk.games.state51.state import PRODUCTION, State51State


class Production(Step[State51State]):
    """All produce at once; the engine goes in turn order."""

    __slots__ = ()

    def run(self, state: State51State) -> None:
        """Stored goods first; Suppliers name whom they take from before anybody produces."""
        state.phase = PRODUCTION
        if any(state.stored):
            state.goods = [a + b for a, b in zip(state.goods, state.stored, strict=True)]
            state.stored = (0,) * len(state.goods)
        state.gained = [0] * (COUNTED * state.sides)
        seats = [(state.start + step) % state.players for step in range(state.players)]
        suppliers = [
            Supply(seat, card)
            for seat in seats
            for card in state.rows[3 * seat]
            if card >= 0 and state.rules.effect[card][0] == TAKE
        ]
        state.then(*suppliers, *map(Produce, seats), *map(Tally, seats))


class Supply(Step[State51State]):
    """Suppliers take the goods of another's production location instead of its owner (S51-9)."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which location that nobody else takes from."""
        state.player = self.seat
        taken = state.supplied[1::2]
        return tuple(
            sorted(
                card
                for other in state.rules.others[state.sides][self.seat]
                for card in lendable(state, other)
                if card not in taken
            )
        )

    def choose(self, state: State51State, option: int) -> None:
        """Remember it until the goods are handed out."""
        state.supplied += (self.card, option)
        if state.events is not None:
            state.tell("supplied", self.seat, option)


class Produce(Step[State51State]):
    """One player's faction board, deals and production locations."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> None:
        """Take all that needs no choice; what does is asked next."""
        seat, rules = self.seat, state.rules
        gain(state, seat, rules.faction_goods[state.faction[seat]])
        for card in state.deals[seat]:
            gain(state, seat, ((rules.deal[card], 1),))
        takers, targets = state.supplied[::2], state.supplied[1::2]
        for card in state.rows[3 * seat]:
            if card < 0 or card in targets:
                continue
            if card in takers:
                target = targets[takers.index(card)]
                produce(state, seat, state.owner(target), target)
            else:
                produce(state, seat, seat, card)


class Tally(Step[State51State]):
    """What depends on the goods gained in this phase comes last."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> None:
        """Locations first; then each feature once, as soon as enough has been gained."""
        seat, rules = self.seat, state.rules
        late = state.late
        for place in range(0, len(late), 3):
            if late[place] == seat:
                effect: Any = rules.effect[late[place + 2]]
                _, kind, number, counted, most = effect
                got = gained(state, late[place + 1], counted)
                gain(state, seat, ((kind, min(number * got, most)),))
        waiting = [card for card in state.rows[3 * seat + 1] if card >= 0 and rules.gained[card]]
        paid = True
        while paid:
            paid = False
            for card in waiting[:]:
                condition: Any = rules.gained[card]
                counted, least, goods = condition
                if gained(state, seat, counted) >= least:
                    gain(state, seat, goods)
                    waiting.remove(card)
                    paid = True


def gained(state: State51State, side: int, kind: int) -> int:
    """How many goods of a kind, or resources of all kinds, a side has gained in this phase."""
    first = COUNTED * side
    if kind == RESOURCE:
        return sum(state.gained[first + resource] for resource in RESOURCES)
    return state.gained[first + kind]
