"""The five levels that a player meets: beginner, rules of thumb, and three that search."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from spielwerk.bots.base import Bot, Budget, ThumbBot
from spielwerk.bots.beginner import Beginner
from spielwerk.bots.brain import EDITIONS, EVERYTHING, PLAIN, Brain, Look, UnknownBot
from spielwerk.bots.heads import heads, think_together
from spielwerk.bots.search import Thought, think
from spielwerk.bots.tree import Node, Spread
from spielwerk.engine import Game, Option

LEVELS = ("level1", "level2", "level3", "level4", "level5")
BUDGETS = {  # each far more than the one before: less could not be told at the table
    "level3": Budget(seconds=0.02),
    "level4": Budget(seconds=1.0),
    "level5": Budget(seconds=7.0),  # of every core
}
MASTER = "level5"


Prior = Callable[[Game[Any], Any, int, random.Random], list[Option]]
"""The options of a re-dealt state, the best first."""


def at_all(state: Any) -> Look:
    """At all options, no further than usual."""
    return EVERYTHING


class SearchBot:
    """Thinks ahead by search; goes on with its tree where its own turn goes on."""

    def __init__(
        self,
        name: str,
        knows: Brain[Any, Any],
        budget: Budget,
        thumb: Bot | None = None,
        look: Callable[[Any], Look] = at_all,
        prior: Prior | None = None,
        alone: bool = True,
    ) -> None:
        self.name = name
        self.budget = budget  # its own, if it is given none
        self.look = look  # at a position
        self._brain = knows
        self._thumb = thumb
        self.alone = alone  # or with all cores
        self._prior = prior
        self._kept: Memory | None = None

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """What the search finds best; routine is left to the rules of thumb."""
        if type(state.stack[-1]) in self._brain.routine:
            self._kept = None
            return self._brain.thumb(state, rng)
        kept = self._kept.fits(state, seat) if self._kept else None
        prior = self._prior(game, state, seat, rng) if self._prior else None
        thought = self._think(game, state, seat, self._budget(budget), rng, kept, prior)
        option = thought.best()
        self._kept = Memory.of(state, seat, thought, option) if self.look(state).tree else None
        return option

    def _think(
        self,
        game: Game[Any],
        state: Any,
        seat: int,
        budget: Budget,
        rng: random.Random,
        kept: tuple[Node, Spread] | None,
        order: list[Option] | None,
    ) -> Thought:
        number = 1 if self.alone or budget.iterations else heads()
        if number > 1 and order is None:
            order = self._brain.order(state, rng)  # the same for all

        def search(chance: random.Random, known: tuple[Node, Spread] | None) -> Thought:
            return think(
                *(game, self._brain, state, seat, budget, chance),
                *(known, self.look(state), order),
            )

        if number == 1:
            return search(rng, kept)
        return think_together(
            lambda chance: search(chance, kept), lambda chance: search(chance, None), rng, number
        )

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """What the rules of thumb say: a search has no place for what nobody asked."""
        self._kept = None
        return self._thumb.interject(game, state, seat, rng) if self._thumb else None

    def _budget(self, given: Budget) -> Budget:
        return given if given.seconds or given.iterations else self.budget


class Memory:
    """A tree for the next decision of the same turn, and how to know that one again."""

    __slots__ = ("node", "seat", "sign", "spread")

    def __init__(self, seat: int, sign: object, node: Node, spread: Spread) -> None:
        self.seat = seat
        self.sign = sign
        self.node = node
        self.spread = spread

    @classmethod
    def of(cls, state: Any, seat: int, thought: Thought, option: Option) -> Memory | None:
        """What lies below the chosen option, if the same seat goes on without chance between."""
        after = state.copy()
        after.apply(option)
        if after.over or after.player != seat or after.barrier != state.barrier:
            return None
        return cls(seat, sign(after), thought.root.children[option], thought.spread)

    def fits(self, state: Any, seat: int) -> tuple[Node, Spread] | None:
        """The tree, if this is the decision it was kept for."""
        if seat != self.seat or sign(state) != self.sign:
            return None
        return self.node, self.spread


def sign(state: Any) -> object:
    """What two states at the same point of the same turn have in common, hidden things aside."""
    return (
        state.barrier,
        list(state.options()),
        [type(step) for step in state.stack],
        state.scores(),
    )


def level(knows: Brain[Any, Any], name: str) -> Bot:
    """A bot of a level; `level3@200` thinks for 200 iterations, `level4@1.5s` for 1.5 seconds.

    `level2-2026` is the level as it was then, `level3-raider` one with that temperament.
    """
    base, _, effort = name.partition("@")
    base, _, edition = base.partition("-")
    if edition in EDITIONS:
        knows = knows.editions.get(edition, knows)
    elif edition:
        if edition not in knows.styles or base == "level1":
            raise UnknownBot(
                f"There is no bot '{name}': earlier levels are those of {', '.join(EDITIONS)}, "
                f"temperaments are {', '.join(knows.styles)}."
            )
        knows = knows.tempered(edition)
    if base == "level1" and not effort:
        return Beginner(knows, name)
    if base == "level2" and not effort:
        return ThumbBot(knows, PLAIN, name)
    if base not in BUDGETS:
        raise UnknownBot(f"There is no bot '{name}': levels that search are {', '.join(BUDGETS)}.")
    number = list(BUDGETS).index(base)
    if not edition:
        knows = knows.learned()  # what was learned orders the options and plays on
    return SearchBot(
        name,
        knows,
        budget_of(name, effort) or BUDGETS[base],
        ThumbBot(knows, PLAIN),
        lambda state: knows.looks(state)[number],
        alone=base != MASTER,
    )


def budget_of(name: str, effort: str) -> Budget | None:
    """The budget behind the `@` of a name."""
    if not effort:
        return None
    try:
        if effort.endswith("s"):
            budget = Budget(seconds=float(effort[:-1]))
        else:
            budget = Budget(iterations=int(effort))
    except ValueError:
        budget = Budget(iterations=0)
    if (budget.seconds or 0) <= 0 and (budget.iterations or 0) <= 0:
        raise UnknownBot(
            f"'{name}': behind the @ stands a number of iterations, or seconds (1.5s)."
        )
    return budget


NET_SEARCH = "netsearch"
FEW = 5  # options that a search takes in which a net has put in order


def net_search(knows: Brain[Any, Any], name: str, effort: str, prior: Prior) -> Bot:
    """The search of the levels, over the few options that a net likes best."""
    budget, few = budget_of(name, effort) or BUDGETS["level3"], Look(FEW)
    return SearchBot(name, knows, budget, ThumbBot(knows, PLAIN), lambda state: few, prior)
