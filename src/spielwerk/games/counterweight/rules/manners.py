"""The manners of enemies (CW-12.3): whom they attack, what they take, when they leave."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.counterweight.data.manner import Manner
from spielwerk.games.counterweight.data.phrase import Takes
from spielwerk.games.counterweight.state import NONE, CounterweightState


class Ambush(Manner, frozen=True):
    """It lies in wait: nothing but a ship with so much cargo is worth an attack."""

    takes: ClassVar[Takes] = Takes.COUNT

    def prey(self, state: CounterweightState, position: int) -> int:
        ship = state.lane[position]
        return ship if ship != NONE and state.cargo[ship] >= self.n else NONE


class Flee(Manner, frozen=True):
    """Full, it runs with its loot and can be hunted for one more round."""

    lingers: ClassVar[bool] = True


class Hijack(Manner, frozen=True):
    """It takes the whole ship with all that is aboard, and tows it away for one round."""

    seizes: ClassVar[bool] = True
    lingers: ClassVar[bool] = True


class Hunt(Manner, frozen=True):
    """It attacks the richest ship of the lane, wherever that flies."""

    def prey(self, state: CounterweightState, position: int) -> int:
        """The ship with most cargo; without any, the one opposite."""
        cargo = state.cargo
        richest = max(
            (ship for ship in state.lane if ship != NONE), key=cargo.__getitem__, default=NONE
        )
        return richest if richest != NONE and cargo[richest] else state.lane[position]
