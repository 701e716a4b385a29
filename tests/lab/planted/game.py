"""A small game with faults to be planted: each round everybody takes a coin or the die.

What is planted (`fault`): `idle` (seat 3 is asked in every other round), `out` (seat 3 is asked
nothing from round 3 on), `settled` (a die of the first round is worth more than all that follows),
`hollow` (a phase whose question has one answer), `king` (seat 3 can't win, and gives a fortune away
in the last round).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

import msgspec

from spielwerk.engine.chance import Chance
from spielwerk.engine.data import Source
from spielwerk.engine.game import Game
from spielwerk.engine.option import Verb, thing_of, verb_of
from spielwerk.engine.options import choice, number
from spielwerk.engine.state import State
from spielwerk.engine.step import Decision, Step
from spielwerk.engine.view import Text, text
from spielwerk.registry import Entry

ENTRY = Entry("tests.lab.planted.game:Planted")
FAULTS = ("none", "idle", "out", "settled", "hollow", "king")
LAST = 2  # the seat that is wronged


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """numbers.toml."""

    spielwerk: str
    fortune: int


class PlantedVerb(Verb):
    """What one can do."""

    DONE = 0
    COIN = 1
    DIE = 2
    GIVE = 3


@dataclass(frozen=True)
class PlantedOptions:
    """What is wrong with the game."""

    fault: str = choice(*FAULTS)
    rounds: int = number(8, 1, 20)


@dataclass(slots=True, init=False)
class PlantedState(State):
    """Coins."""

    game_id: ClassVar[str] = "planted"
    rules: Numbers
    opt: PlantedOptions

    part: str
    round: int
    coins: list[int]

    def scores(self) -> list[int]:
        """The coins."""
        return list(self.coins)

    def winners(self) -> list[int]:
        """Who has most."""
        if not self.over:
            return []
        return [seat for seat, coins in enumerate(self.coins) if coins == max(self.coins)]


class Take(Decision[PlantedState]):
    """A coin, or as many as a small die says: the same in the long run."""

    name = "take"
    rule = "P-1"
    seat: int

    def asks(self, state: PlantedState) -> int:
        return self.seat

    def options(self, state: PlantedState) -> Sequence[int]:
        return (PlantedVerb.COIN.first, PlantedVerb.DIE.first)

    def choose(self, state: PlantedState, option: int) -> None:
        won = state.roll(3) - 1 if verb_of(option) == PlantedVerb.DIE else 1
        if state.opt.fault == "settled" and state.round == 1:
            won += 100 * state.roll(50)
        if state.opt.fault != "king" or self.seat != LAST:
            state.coins[self.seat] += won
        state.tell("took", self.seat, won)


class Give(Decision[PlantedState]):
    """A fortune for somebody else."""

    name = "give"
    rule = "P-2"

    def asks(self, state: PlantedState) -> int:
        return LAST

    def options(self, state: PlantedState) -> Sequence[int]:
        return [PlantedVerb.GIVE.of(seat) for seat in range(LAST)]

    def choose(self, state: PlantedState, option: int) -> None:
        fortune = state.rules.fortune
        state.coins[thing_of(option)] += fortune
        state.tell("took", thing_of(option), fortune)


class Nod(Decision[PlantedState]):
    """A question with one answer."""

    name = "nod"
    rule = "P-3"
    seat: int

    def asks(self, state: PlantedState) -> int:
        return self.seat

    def options(self, state: PlantedState) -> Sequence[int]:
        return (0,)

    def choose(self, state: PlantedState, option: int) -> None:
        pass


class Enter(Step[PlantedState]):
    """The next part of the round begins."""

    part: str

    def run(self, state: PlantedState) -> None:
        state.part = self.part


class Round(Step[PlantedState]):
    """Everybody in turn, then the next."""

    def run(self, state: PlantedState) -> None:
        state.round += 1
        fault, last = state.opt.fault, state.round == state.opt.rounds
        if state.round > state.opt.rounds:
            state.finish("rounds")
            return
        idle = (fault == "idle" and state.round % 2) or (fault == "out" and state.round > 2)
        seats = [seat for seat in range(state.players) if seat != LAST or not idle]
        steps: list[Step[PlantedState]] = [Take(seat) for seat in seats]
        if fault == "hollow":
            nods = [Nod(seat) for seat in seats]
            steps += [Enter("nodding"), *nods, Enter("taking")]
        if fault == "king" and last:
            steps.append(Give())
        state.then(*steps, Round())


class Planted(Game[PlantedState]):
    """The game."""

    id = "planted"
    version = 1
    min_players = 2
    max_players = 3
    end_reasons = ("rounds",)
    events: ClassVar[dict[str, tuple[str, ...]]] = {"took": ("player:seat", "coins")}
    verbs = PlantedVerb
    State = PlantedState
    Options = PlantedOptions

    def load(self, source: Source) -> Numbers:
        """A number."""
        return source.toml("numbers", Numbers)

    def set_up(self, players: int, opt: PlantedOptions, chance: Chance) -> PlantedState:
        """Nobody has anything."""
        state = PlantedState(players, self.rules, opt, chance)
        state.part = "taking"
        state.round = 0
        state.coins = [0] * players
        state.then(Round())
        return state

    def hide(self, state: PlantedState, seat: int | None) -> None:
        """Nothing is hidden."""

    def table(self, state: PlantedState, seat: int | None) -> dict[str, object]:
        """The coins."""
        return {"coins": list(state.coins)}

    def phase(self, state: PlantedState) -> Text:
        """Taking or nodding."""
        return text(f"phase-{state.part}")

    def round(self, state: PlantedState) -> int:
        """Counted from 1."""
        return state.round

    def term(self, type: str, value: int, opt: object) -> int | str:
        """There are no things."""
        raise AssertionError(type)

    def things(self, state: PlantedState, seat: int | None) -> Mapping[str, Sequence[str]]:
        """There are none."""
        return {}

    def picture(self, state: PlantedState, seat: int | None) -> list[str | Text]:
        """One line."""
        return [str(state.coins)]
