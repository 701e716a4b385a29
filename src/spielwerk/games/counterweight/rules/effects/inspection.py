"""Effects on the inspector: his work, and how to keep him from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.state import changed
from spielwerk.engine.view import Reason, reason
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.phrase import Takes
from spielwerk.games.counterweight.rules import inspector
from spielwerk.games.counterweight.rules.asking import Again, Words, of_place
from spielwerk.games.counterweight.state import NONE, CounterweightState
from spielwerk.games.counterweight.verbs import DONE, SHIELD, UNSEAL


class Inspect(Effect, frozen=True):
    """CW-10.3: the inspector's work."""

    icon = "inspector"
    file: ClassVar[str] = "ships"
    takes: ClassVar[Takes] = Takes.NOTHING

    def do(self, state: CounterweightState, actor: int, card: int) -> inspector.Inspection:
        return inspector.Inspection()


class Distract(Effect, frozen=True):
    """Next time he removes fewer markers; where none are left to remove, he seals nothing."""

    icon = "inspector"

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return bool(state.aboard) and state.distracted < inspector.control(state)

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        state.distracted += self.n
        state.tell("distracted", actor, self.n)


class Vex(Effect, frozen=True):
    """Until he is aboard, the inspector's control rises."""

    icon = "inspector"

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        inspector.expose(state, self.n)


class Stall(Effect, frozen=True):
    """The inspector's ship goes to the end of the queue."""

    icon = "inspector"
    takes: ClassVar[Takes] = Takes.NOTHING

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        ships = [ship for ship in state.lane if ship != NONE]
        return state.rules.inspector in ships[:-1]

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        """Those behind him move up."""
        him = state.rules.inspector
        if self.ready(state, actor, card):
            queue = [ship for ship in state.lane if ship not in (NONE, him)] + [him]
            state.lane[:] = queue + [NONE] * (len(state.lane) - len(queue))
            state.tell("stalled", actor)


class Shield(Effect, frozen=True):
    """Markers of the one who acts are safe from the inspector's next visit."""

    icon = "marker"
    declinable: ClassVar[bool] = True

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return bool(state.aboard) and bool(exposed(state, actor))

    def do(self, state: CounterweightState, actor: int, card: int) -> ShieldMarkers:
        return ShieldMarkers(actor, self.n)


def exposed(state: CounterweightState, seat: int) -> list[int]:
    """The places where a player has markers that nothing shields."""
    players = state.players
    own = zip(state.markers[seat::players], state.shields[seat::players], strict=True)
    return [place for place, (count, shielded) in enumerate(own) if count and not shielded]


class ShieldMarkers(Again):
    """A card on which the inspector removes nothing of this player's next time."""

    name = "shield"
    rule = "CW-12.2"

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        own = enumerate(state.markers[self.seat :: state.players])
        return [DONE, *[SHIELD | place for place, count in own if count]]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        if option == DONE or option & THING in exposed(state, self.seat):
            return None
        return reason("CW-12.2", "why-shielded")

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_place(state, option)

    def take(self, state: CounterweightState, option: int) -> None:
        place = option & THING
        state.shields = changed(state.shields, place * state.players + self.seat, 1)
        state.tell("shielded", self.seat, state.cards[place])


class Unseal(Effect, frozen=True):
    """Markers of the inspector leave the station."""

    icon = "inspector"
    declinable: ClassVar[bool] = True

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return any(state.seals)

    def do(self, state: CounterweightState, actor: int, card: int) -> UnsealCard:
        return UnsealCard(actor, self.n)


class UnsealCard(Again):
    """A card loses the inspector's marker and can be had again."""

    name = "unseal"
    rule = "CW-12.2"

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[UNSEAL | place for place, seal in enumerate(state.seals) if seal]]

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_place(state, option)

    def take(self, state: CounterweightState, option: int) -> None:
        place = option & THING
        state.seals = changed(state.seals, place, 0)
        state.tell("unsealed", self.seat, state.cards[place])
