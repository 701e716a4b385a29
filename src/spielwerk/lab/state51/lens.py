"""51st State: factions, cards and what becomes of them, the engine's growth, ways to points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from spielwerk.engine import Game
from spielwerk.games.state51.data.goods import GOODS, KINDS
from spielwerk.games.state51.state import PHASES, State51State
from spielwerk.lab.lens import Lens, Section

NAMED = tuple(f"phase-{phase}" for phase in PHASES)
SUPPLIES = tuple(f"good-{good}" for good in GOODS[:KINDS])


def swapped(cards: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    """Cards with two of them changing places."""
    return tuple(other if card == one else one if card == other else card for card in cards)


class State51Lens(Lens):
    """Locations, deals and points."""

    seconds_a_decision: ClassVar[float] = 9.0
    measures: ClassVar[tuple[str, ...]] = ("locations", "deals", "hand")
    roles: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "drawn": ("drew", "drafted"),
        "built": ("built", "developed", "rebuilt"),
        "dealt": ("dealt",),
        "used": ("activated", "worked"),
        "plundered": ("plundered",),
        "razed": ("razed",),
        "discarded": ("discarded",),
    }
    claims: ClassVar[tuple[str, ...]] = ("built", "developed", "rebuilt")
    blind: ClassVar[tuple[str, ...]] = ("drew",)
    alive: ClassVar[tuple[str, ...]] = ("built", "dealt", "plundered")
    looks: ClassVar[tuple[str, ...]] = ("draft", "discard", "keep")
    takes: ClassVar[tuple[str, ...]] = ("draft",)
    acts: ClassVar[tuple[str, ...]] = (
        *("round", "built", "developed", "rebuilt", "dealt", "plundered", "razed", "foe-razed"),
        *("activated", "worked", "foe-worked", "played", "faction", "counted"),
    )
    by_act: ClassVar[tuple[str, ...]] = tuple(f"gained-{good}" for good in (*GOODS[:KINDS], "vp"))
    goods: ClassVar[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
        f"good-{good}": ((f"gained-{good}",), (f"paid-{good}",)) for good in GOODS[:KINDS]
    }
    limits: ClassVar[tuple[str, ...]] = ("rounds",)
    alone: ClassVar[str] = "foe-"
    unlike: ClassVar[str] = "first-build"
    tables: ClassVar[tuple[int, ...]] = (2, 3, 4)
    shown: ClassVar[Mapping[str, int]] = {"winners": 3, "growth": 1, "tension": 1, "cards": 2}

    def __init__(self) -> None:
        self._rules: Any = None  # whose locations these are, and what they will bring
        self._rows: list[tuple[int, ...]] = []
        self._each = 0
        self._coming: list[int] = []
        self._vp: list[int] = []
        self._scores: list[int] = []

    def scores(self, state: State51State) -> list[int]:
        """With what locations will bring (S51-7): by points alone nobody knows who leads.

        Most events change neither locations nor points: what is known is kept until they do.
        """
        if state.over:
            return state.scores()
        known = state.rules is self._rules and len(self._coming) == state.players
        if not known or state.rows != self._rows:
            self._count(state, known)
        elif state.vp == self._vp:
            return self._scores
        coming, vp = self._coming, state.vp
        self._vp = vp[:]
        self._scores = [vp[seat] + coming[seat] for seat in range(state.players)]
        return self._scores

    def _count(self, state: State51State, known: bool) -> None:
        """What the locations of every seat will bring; if it was known, only where they changed."""
        rows, before, coming = state.rows, self._rows, self._coming
        if known:
            for place, row in enumerate(rows):
                if row is not before[place]:
                    before[place] = row
                    seat = place // 3
                    if seat < state.players:  # else the foe's of a game for one
                        coming[seat] = self._each * state.locations(seat)
            return
        self._rules, self._rows = state.rules, rows[:]
        self._each = state.rules.numbers.location_points
        self._coming = [self._each * state.locations(seat) for seat in range(state.players)]

    def faction(self, state: State51State, seat: int) -> str:
        """The faction board."""
        board = state.faction[seat]
        return f"faction-{state.rules.factions[board]}" if board >= 0 else ""

    def round(self, game: Game[Any], state: State51State) -> int:
        """As the state has it."""
        return state.round

    def phase(self, game: Game[Any], state: State51State) -> str:
        """As the round has them."""
        return NAMED[state.phase]

    def position(self, state: State51State, seat: int) -> str:
        """How many play before this seat in the first round."""
        return f"position-{(seat - state.start) % state.players}"

    def dealt(self, state: State51State) -> list[str]:
        """All cards of the deck that is played with."""
        keys = state.rules.key
        return list(dict.fromkeys(f"card-{keys[card]}" for card in sorted(state.deck)))

    def deal(self, state: State51State, seat: int, card: str, rng: Random) -> None:
        """A hand card goes where a copy of the card lies; a hand that has one stays as it is."""
        keys, hand = state.rules.key, state.hands[seat]
        if not card or not hand or any(f"card-{keys[one]}" == card for one in hand):
            return
        copies = [one for one in state.deck if f"card-{keys[one]}" == card]
        copy, gone = copies[0], hand[rng.randrange(len(hand))]
        state.deck = swapped(state.deck, copy, gone)
        state.hands = [tuple(sorted(swapped(cards, copy, gone))) for cards in state.hands]

    def measure(self, state: State51State) -> list[tuple[int, int, int]]:
        """Locations, deals and hand cards of every seat."""
        return [
            (state.locations(seat), len(state.deals[seat]), len(state.hands[seat]))
            for seat in range(state.players)
        ]

    def kept(self, state: State51State, seat: int) -> list[tuple[str, int]]:
        """The supply of the last round; what was stored before lies there again."""
        if seat < 0:
            return []
        supply = state.goods[KINDS * seat : KINDS * seat + KINDS]
        return [(SUPPLIES[kind], number) for kind, number in enumerate(supply) if number]

    def cause(self, kind: str, act: str, now: int) -> str:
        """Points by what brought them, goods of the production phase by their round."""
        if kind == "gained-vp":
            return f"by:{'developed' if act == 'rebuilt' else act}"
        return f"production:{now}" if act == "round" else ""

    def sections(self) -> Sequence[Section]:
        """What only this game has to report."""
        from spielwerk.lab.state51.sections import SECTIONS

        return SECTIONS


LENS = State51Lens()
