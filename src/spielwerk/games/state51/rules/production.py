"""Production (S51-4): stored goods come back, then faction boards, deals and locations produce."""

from __future__ import annotations

from spielwerk.engine import Step
from spielwerk.games.state51.data.goods import GOODS, KINDS
from spielwerk.games.state51.rules.effects.production import gained
from spielwerk.games.state51.rules.gain import COUNTED, gain
from spielwerk.games.state51.rules.source import BOARD, DEAL, LOCATION
from spielwerk.games.state51.state import PRODUCTION, State51State

TOLD = tuple(f"returned-{name}" for name in GOODS)


class Production(Step[State51State]):
    """All produce at once; the engine goes in turn order.

    Stored goods come first; Suppliers name whom they take from before anybody produces.
    """

    def run(self, state: State51State) -> None:
        state.phase = PRODUCTION
        if any(state.stored):
            bring_back(state)
        state.gained = [0] * (COUNTED * state.sides)
        seats = [(state.start + step) % state.players for step in range(state.players)]
        effect = state.rules.effect
        early = [
            step
            for seat in seats
            for card in state.rows[3 * seat]
            if card >= 0 and (step := effect[card].early(seat, card))
        ]
        state.then(*early, *map(Produce, seats), *map(Tally, seats))


def bring_back(state: State51State) -> None:
    """Stored goods return to their supplies."""
    for place, number in enumerate(state.stored):
        if number:
            state.goods[place] += number
            state.tell(TOLD[place % KINDS], place // KINDS, number)
    state.stored = (0,) * len(state.goods)


class Produce(Step[State51State]):
    """One player's faction board, deals and production locations; what asks comes after."""

    seat: int

    def run(self, state: State51State) -> None:
        seat, rules = self.seat, state.rules
        gain(state, seat, rules.faction_goods[state.faction[seat]], BOARD)
        for card in state.deals[seat]:
            gain(state, seat, ((rules.deal[card], 1),), DEAL + card)
        takers, targets = state.supplied[::2], state.supplied[1::2]
        for card in state.rows[3 * seat]:
            if card < 0 or card in targets:
                continue
            if card in takers:
                target = targets[takers.index(card)]
                rules.effect[target].produce(state, seat, state.owner(target), target)
            else:
                rules.effect[card].produce(state, seat, seat, card)


class Tally(Step[State51State]):
    """What depends on the goods gained in this phase comes last.

    Locations first; then each feature once, as soon as enough has been gained.
    """

    seat: int

    def run(self, state: State51State) -> None:
        seat, rules = self.seat, state.rules
        late = state.late
        for place in range(0, len(late), 3):
            if late[place] == seat:
                card = late[place + 2]
                rules.effect[card].tally(state, seat, late[place + 1], card)
        waiting = [
            (card, *condition)
            for card in state.rows[3 * seat + 1]
            if card >= 0 and (condition := rules.if_gained[card])
        ]
        paid = True
        while paid:
            paid = False
            for feature in waiting[:]:
                card, counted, least, goods = feature
                if gained(state, seat, counted) >= least:
                    gain(state, seat, goods, LOCATION + card)
                    waiting.remove(feature)
                    paid = True
