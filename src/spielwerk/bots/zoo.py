"""Simple-minded players who look for holes: one habit before the rules of thumb.

`first-build` builds whenever it may, `never-deal` never makes a deal: any verb of a game will do,
or several: who never attacks gathers no force for it either (`never-attack+muster`), or he would do
that for ever.
No such habit should beat a level by much; where one does, the level has a hole.
"""

from __future__ import annotations

import random
from typing import Any

from spielwerk.bots.base import Budget, ThumbBot
from spielwerk.bots.brain import PLAIN, Brain, UnknownBot
from spielwerk.engine import DONE, Game, Option
from spielwerk.engine.option import Verb, verb_of

FIRST, NEVER, AND = "first-", "never-", "+"


class Habit:
    """Does one thing whenever it may, or never; the rest is left to the rules of thumb."""

    blind = True

    def __init__(self, knows: Brain[Any, Any], verbs: type[Verb], name: str) -> None:
        self.name = name
        known = {verb.word: int(verb) for verb in verbs}
        words = name.removeprefix(FIRST).removeprefix(NEVER).split(AND)
        for word in words:
            if word not in known:
                raise UnknownBot(f"'{name}': there is no '{word}' here, but {', '.join(known)}.")
        self._verbs = frozenset(known[word] for word in words)
        self._wanted = name.startswith(FIRST)
        self._brain = knows
        self._thumb = ThumbBot(knows, PLAIN)

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """The best of the options that the habit allows, as the rules of thumb see it."""
        options = state.options()
        allowed: list[Option] = [
            one for one in options if (verb_of(one) in self._verbs) == self._wanted
        ]
        best = self._thumb.choose(game, state, seat, budget, rng)
        if not allowed or best in allowed:
            return best
        if len(allowed) == 1:
            return allowed[0]
        fewer = state.copy()
        # Where one may say "enough", the rules of thumb count on it.
        fewer.asked = (DONE, *allowed) if DONE in options and DONE not in allowed else (*allowed,)
        second = self._brain.thumb(fewer, rng)
        return second if second in allowed else allowed[0]

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """What the rules of thumb say."""
        return self._thumb.interject(game, state, seat, rng)


def is_habit(name: str) -> bool:
    """Whether a name means one of these."""
    return name.startswith((FIRST, NEVER))
