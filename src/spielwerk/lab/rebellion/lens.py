"""Rebellion: two sides, lands over time, battles and their dice, links and their length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from spielwerk.engine import Event, Game
from spielwerk.games.rebellion.data.things import faction_name
from spielwerk.games.rebellion.rules.connection import link_price
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.lab.lens import Lens, Section, Shape

SIDES = ["side-empire", "side-rebels"]
NAMED = tuple(f"phase-{number}" for number in range(8))
NEAR = 3  # fields: what the Empire links from its home world for small change


class RebellionLens(Lens):
    """What RB-6 wants to know."""

    seconds_a_decision: ClassVar[float] = 8.0
    measures: ClassVar[tuple[str, ...]] = ("lands", "units", "credits")
    things: ClassVar[tuple[str, ...]] = ("land",)
    roles: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    unlike: ClassVar[str] = "careful"
    shared_win: ClassVar[bool] = True
    limits: ClassVar[tuple[str, ...]] = ("limit",)
    tables: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    shown: ClassVar[Mapping[str, int]] = {"winners": 1, "lands": 2, "battles": 1, "tension": 1}
    switched: ClassVar[tuple[str, str] | None] = ("balance", "tuned")

    def parties(self, state: RebellionState) -> list[str]:
        """The Empire and the Rebels."""
        return SIDES

    def party(self, state: RebellionState, seat: int) -> int:
        """Seat 1 is the Empire."""
        return min(seat, 1)

    def scores(self, state: RebellionState) -> list[int]:
        """Lands."""
        return state.scores()

    def standings(self, scores: list[int]) -> list[int]:
        """Lands of either side."""
        lands = 0
        for seat in range(1, len(scores)):
            lands += scores[seat]
        return [scores[0], lands]

    def faction(self, state: RebellionState, seat: int) -> str:
        """The colour."""
        return faction_name(state.factions[seat])

    def round(self, game: Game[Any], state: RebellionState) -> int:
        """As the state has it."""
        return state.round

    def phase(self, game: Game[Any], state: RebellionState) -> str:
        """As the rulebook numbers them."""
        return NAMED[state.phase]

    def set_up(self, state: RebellionState) -> str:
        """How many planets stand near the imperial home world at the start."""
        *others, home = state.rules.planets
        near = sum(link_price(state, home, planet)[0] <= NEAR for planet in others)
        return f"near-{min(near, 2)}"

    def measure(self, state: RebellionState) -> list[list[int]]:
        """Lands, units and credits of every seat."""
        found = [[0, 0, 0] for _ in range(state.players)]
        for faction in state.factions:
            mine = found[state.seats[faction]]
            mine[0] += state.lands[faction]
            mine[1] += state.troops[faction]
            mine[2] += state.purse[faction]
        return found

    def actor(self, game: Game[Any], state: RebellionState, event: Event) -> int:
        """The seat of the faction in the first argument."""
        specs = game.events[str(event[0])]
        if not specs or not specs[0].endswith(":faction"):
            return -1
        return state.seats[int(event[1])]

    def shape(self, game: Game[Any], kind: str) -> Shape:
        """Rolls by their dice and result, links by their bridges, wins by land, else by faction."""
        if kind == "rolled":
            return Shape((1, 4, 5, 7, 8), 5, 8)
        if kind == "linked":
            return Shape((1, 5), 4)
        if kind == "took":
            return Shape((1, 2), 3)
        specs = game.events[kind]
        by = (1,) if specs and specs[0].endswith(":faction") else ()
        return Shape(by, len(specs) if len(specs) > 1 else 0)

    def read(self, game: Game[Any], state: Any, event: Event) -> list[str]:
        """What stands at the places of its `shape`, in one name."""
        kind = event[0]
        if kind == "rolled":
            die, attack, other, defence = (int(event[place]) for place in (4, 5, 7, 8))
            result = "won" if attack > defence else "lost" if attack < defence else "tie"
            return [f"dice:{die}:{other}:{result}"]
        if kind == "linked":
            return [f"bridges:{event[5]}"]
        return super().read(game, state, event) if kind == "took" else [""]

    def sections(self) -> Sequence[Section]:
        """What only this game has to report."""
        from spielwerk.lab.rebellion.sections import SECTIONS

        return SECTIONS


LENS = RebellionLens()
