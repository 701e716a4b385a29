"""What bots know of one game: its rules of thumb, the worth of a position, a beginner's limits."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Generic, TypeVar

from spielwerk.engine import Decision, Option, SpielwerkError, State
from spielwerk.registry import entry, load

S = TypeVar("S", bound=State)
Style = TypeVar("Style")


class UnknownBot(SpielwerkError):
    """No bot of that name for that game."""


PLAIN = "thumb"  # the style that every game has
TASTE = 0.2  # how much a taste counts beside winning
EDITIONS = ("2026",)  # `level2-2026` is level 2 as it was then


def each_for_itself(players: int) -> dict[str, tuple[int, ...]]:
    """No sides: everybody plays against everybody."""
    return {}


def silent(state: Any, seat: int, rng: random.Random, style: Any) -> None:
    """Says nothing unasked: there is nothing to say in most games."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a search looks at a game: how wide, how far, and whether it grows a tree."""

    options: int = 0  # that it takes in, as the rules of thumb rank them; 0: all
    ahead: int = 0  # stages further than `until` that its playouts go
    tree: bool = True  # or else rules of thumb play on from each option, unasked too


Looks = tuple[Look, Look, Look]
"""Of levels 3, 4 and 5; hints look as level 3 does."""
EVERYTHING = Look()


def at_everything(state: Any) -> Looks:
    """All options, no further than usual, by a tree: at every level."""
    return EVERYTHING, EVERYTHING, EVERYTHING


@dataclass(frozen=True, slots=True)
class Brain(Generic[S, Style]):
    """Everything that bots need besides the rules; one a game, in `bots/<id>/__init__.py`."""

    styles: Mapping[str, Style]
    """Ways to play by rules of thumb; `thumb` is the plain one, the others are temperaments."""
    choose: Callable[[S, random.Random, Style], Option]
    """What the rules of thumb say to the present question."""
    evaluate: Callable[[S], list[float]]
    """The worth of a position, 0 to 1 for every seat; the true result when the game is over."""
    stage: Callable[[S], int]
    """A number that grows from turn to turn, so that playouts end between two of them."""
    until: Callable[[S], int]
    """The stage at which playouts from a position stop."""
    patience: int
    """The most decisions of a playout, whatever the stage."""
    tastes: Mapping[str, Callable[[S, int], float]] = field(default_factory=dict)
    """What temperaments want besides winning, 0 to 1 for a seat: a search is rewarded by it."""
    ranked: Callable[[S, random.Random, Style], list[Option]] | None = None
    """All options as the rules of thumb like them, the best first, which is what they choose."""
    rated: Callable[[S, random.Random, Style], list[tuple[Option, float]]] | None = None
    """The same with what they think each gains, where they think in one measure."""
    asked: Callable[[S, Style], tuple[list[float], list[tuple[list[str], float]]] | None] | None = (
        None
    )
    """The numbers of the table, and of each option its traits and its gain (see `taught`)."""
    seen: tuple[str, ...] = ()
    """The names of those numbers."""
    taught: Callable[[], Style] | None = None
    """The plain style with what it has learned about options, read when it is first needed."""
    searching: Style | None = None
    """What searches weigh things by where they choose and play on; None: by what was learned."""
    interject: Callable[[S, int, random.Random, Style], Option | None] = silent
    """What the rules of thumb do unasked."""
    sides: Callable[[int], dict[str, tuple[int, ...]]] = each_for_itself
    """The seats of each side by the number of players, where seats play together."""
    together: float = 0.0
    """Where a table can fail as one: how much it counts that it does not, beside who wins."""
    routine: frozenset[type[Decision[Any]]] = frozenset()
    """Questions that are left to the rules of thumb: a search has never gained by them."""
    actions: frozenset[type[Decision[Any]]] = frozenset()
    """Questions that begin an action: what is asked before the next one are its small questions."""
    looks: Callable[[S], Looks] = at_everything
    """How the searching levels look at a position; the sides of a game may need other looks."""
    zoo: tuple[str, ...] = ()
    """Simple habits that levels are tried against (see `zoo`)."""
    novice: Style | None = None
    """What a beginner weighs things by; None: as the plain rules of thumb do."""
    slips: float = 0.0
    """How often a beginner overlooks the best move."""
    blunders: Sequence[Callable[[S, Option], bool]] = ()
    """What even a beginner never does: each says whether a child would laugh at an option."""
    editions: Mapping[str, Brain[S, Style]] = field(default_factory=dict)
    """Earlier brains by their year, to be measured against; what is missing has not changed."""

    def thumb(self, state: S, rng: random.Random) -> Option:
        """What the plain rules of thumb say."""
        return self.choose(state, rng, self.styles[PLAIN])

    def order(self, state: S, rng: random.Random) -> list[Option]:
        """What the rules of thumb say first; the others as they like them, or at random."""
        if self.ranked is not None:
            return self.ranked(state, rng, self.styles[PLAIN])
        first = self.thumb(state, rng)
        others = [option for option in state.options() if option != first]
        rng.shuffle(others)
        return [first, *others]

    def schooled(self) -> Brain[S, Style]:
        """The same by rules of thumb that have learned about options, where they have."""
        return replace(self, styles={PLAIN: self.taught()}) if self.taught else self

    def learned(self) -> Brain[S, Style]:
        """What searches choose and play on by: what is made for them, or has learned."""
        if self.searching is None:
            return self.schooled()
        return replace(self, styles={PLAIN: self.searching})

    def tempered(self, name: str) -> Brain[S, Style]:
        """The same with another temperament: other weights, and a reward of its own in a search.

        Whoever searches takes the others for people like himself.
        """
        taste, judge = self.tastes.get(name), self.evaluate
        if taste is None:
            return replace(self, styles={PLAIN: self.styles[name]})
        likes = taste

        def evaluate(state: S) -> list[float]:
            return [
                (1 - TASTE) * value + TASTE * likes(state, seat)
                for seat, value in enumerate(judge(state))
            ]

        return replace(self, styles={PLAIN: self.styles[name]}, evaluate=evaluate)

    def laughed_at(self, state: S, option: Option) -> bool:
        """Whether even a beginner would not choose this option."""
        return any(blunder(state, option) for blunder in self.blunders)


@cache
def find_brain(game_id: str) -> Brain[Any, Any] | None:
    """The brain of a game, or None for a game that only chance can play."""
    place = entry(game_id).brain
    found: Brain[Any, Any] | None = load(place) if place else None
    return found


def brain(game_id: str) -> Brain[Any, Any]:
    """The brain of a game."""
    found = find_brain(game_id)
    if found is None:
        raise UnknownBot(f"Nobody has taught bots to play {game_id}: only chance can.")
    return found
