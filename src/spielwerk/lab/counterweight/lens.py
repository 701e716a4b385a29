"""Counterweight: the station's money, ships and plan, causes of failure, selfishness."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from spielwerk.engine import Game
from spielwerk.engine.state import changed
from spielwerk.games.counterweight.data.cards import ACTION_CARD
from spielwerk.games.counterweight.rules.rounds import phase_of
from spielwerk.games.counterweight.rules.scoring import marker_points, with_hands
from spielwerk.games.counterweight.state import ACTIONS, CounterweightState
from spielwerk.lab.lens import Lens, Section, Shape

MONEY, SHIPS, PLAN = range(3)
KNOWN: dict[type[Any], str] = {}  # the phases of the steps that have one


class CounterweightLens(Lens):
    """A station that all build and one wins."""

    seconds_a_decision: ClassVar[float] = 12.0
    measures: ClassVar[tuple[str, ...]] = (
        *("influence", "markers", "funds", "completed", "open_sites"),
        *("docked", "enemies", "crises", "bottleneck"),
    )
    roles: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "drawn": ("revealed", "drew", "arrived", "intercepts", "emergency"),
        "built": ("started",),
        "finished": ("completed",),
        "used": ("played", "landed", "paid", "marked"),
        "razed": ("destroyed", "unmarked"),
        "discarded": ("removed", "turned-away", "left"),
    }
    claims: ClassVar[tuple[str, ...]] = ("marked", "played")
    blind: ClassVar[tuple[str, ...]] = ("drew",)
    alive: ClassVar[tuple[str, ...]] = ("built", "used", "razed")
    goods: ClassVar[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
        "good-cargo": (("loaded",), ("supplied",)),
    }
    failures: ClassVar[tuple[str, ...]] = (
        *("bankrupt", "deadline", "crisis", "inspector", "overtime"),
    )
    likely: ClassVar[tuple[str, ...]] = ("bankrupt", "deadline", "crisis")
    unlike: ClassVar[str] = "first-mark"
    tables: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    shown: ClassVar[Mapping[str, int]] = {
        "failures": 2,
        "bottlenecks": 1,
        "winners": 1,
        "tension": 1,
    }

    def __init__(self) -> None:
        self._counted: tuple[Any, ...] = (None, None, None)  # whose markers the points are of
        self._points: list[int] = []
        self._hands: list[int] = []  # influence and honours when the scores were counted
        self._honours: tuple[int, ...] = ()
        self._scores: list[int] = []

    def scores(self, state: CounterweightState) -> list[int]:
        """Markers change at one decision of nine, hands at one of four: kept until they do."""
        rules, cards, markers = self._counted
        if markers is not state.markers or cards is not state.cards or rules is not state.rules:
            self._counted = (state.rules, state.cards, state.markers)
            self._points = marker_points(state)
        elif state.honours is self._honours and state.influence == self._hands:
            return self._scores
        self._hands, self._honours = state.influence[:], state.honours
        self._scores = with_hands(state, self._points)
        return self._scores

    def set_up(self, state: CounterweightState) -> str:
        """The anchor."""
        card = state.cards[0]
        return f"card-{state.rules.keys[card]}" if card >= 0 else ""

    def round(self, game: Game[Any], state: CounterweightState) -> int:
        """As the state has it."""
        return state.round

    def phase(self, game: Game[Any], state: CounterweightState) -> str:
        """The next step of the round on the stack tells."""
        for place in range(len(state.stack) - 1, -1, -1):
            kind = type(state.stack[place])
            phase = KNOWN.get(kind)
            if phase is None:
                found = phase_of(state.stack[place])
                phase = KNOWN[kind] = f"phase-{found}" if found else ""
            if phase:
                return phase
        return "phase-over"

    def position(self, state: CounterweightState, seat: int) -> str:
        """How many are officer on duty before this seat."""
        return f"position-{(seat - state.co) % state.players}"

    def dealt(self, state: CounterweightState) -> list[str]:
        """Action cards; all else lies on the table for everybody."""
        keys = state.rules.keys
        return list(
            dict.fromkeys(f"card-{keys[card]}" for card in state.rules.of_kind[ACTION_CARD])
        )

    def deal(self, state: CounterweightState, seat: int, card: str, rng: Random) -> None:
        """Hands are empty: the seat gets a card from the deck as a gift."""
        keys, deck = state.rules.keys, state.decks[ACTIONS]
        kind = set(state.rules.of_kind[ACTION_CARD])
        some = [one for one in deck if one in kind and card in ("", f"card-{keys[one]}")]
        given = some[rng.randrange(len(some))] if some else -1
        state.decks[ACTIONS] = tuple(one for one in deck if one != given)
        if some:
            state.hands = changed(state.hands, seat, (*state.hands[seat], given))

    def measure(self, state: CounterweightState) -> list[tuple[int, ...]]:
        """Every seat's influence and markers, then how the station stands."""
        players = state.players
        set_out = [0] * players
        seat = 0
        for count in state.markers:
            if count:
                set_out[seat] += count
            seat = seat + 1 if seat + 1 < players else 0
        opened: list[int] = []
        completed = 0
        for place in range(1, len(state.cards)):
            if state.cards[place] >= 0:
                completed += 1
            if state.sites[place] >= 0:
                opened.append(place)
        station = (
            state.funds,
            completed - len(opened),
            len(opened),
            len(state.dock),
            sum(enemy >= 0 for enemy in state.course),
            len(state.crisis),
            self.bottleneck(state, opened),
        )
        return [(state.influence[seat], set_out[seat], *station) for seat in range(players)]

    def kept(self, state: CounterweightState, seat: int) -> list[tuple[str, int]]:
        """What ships still carry."""
        cargo = self.coming(state)
        return [("good-cargo", cargo)] if seat < 0 and cargo else []

    def shape(self, game: Game[Any], kind: str) -> Shape:
        """Supplies by how many came, not by how many lie there then."""
        found = super().shape(game, kind)
        return Shape(found.places, 2) if kind == "supplied" else found

    def coming(self, state: CounterweightState) -> int:
        """The cargo of all ships in the lane and at the dock."""
        return sum(state.cargo[ship] for ship in (*state.lane, *state.dock) if ship >= 0)

    def bottleneck(self, state: CounterweightState, opened: list[int]) -> int:
        """What holds the station up: nothing planned, goods without ships, or no money."""
        if not opened:
            return PLAN
        needed = sum(state.rules.need[state.sites[place]] - state.supply[place] for place in opened)
        enough = state.requested + state.funds >= needed - self.coming(state)
        return SHIPS if enough else MONEY

    def sections(self) -> Sequence[Section]:
        """What only this game has to report."""
        from spielwerk.lab.counterweight.sections import SECTIONS

        return SECTIONS


LENS = CounterweightLens()
