"""The position of a lesson: rules of thumb play until the thing to learn can be done at once."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from spielwerk.bots.brain import brain
from spielwerk.engine import Game, Record, RulesError, Session
from spielwerk.engine.lesson import Lesson

GAMES = 60  # that are played in search of it
DECISIONS = 600  # of one game
FEWEST = 3  # options: with fewer there is nothing to find out
WIDTH = 40  # options that are looked at


@cache
def position(game: Game[Any], lesson: Lesson) -> Record:
    """A record that ends where the lesson begins; the same one every time."""
    for seed in range(lesson.seed, lesson.seed + GAMES):
        found = _look_for(game, lesson, seed)
        if found is not None:
            return found
    raise RulesError(f"{game.id}: no position for the lesson '{lesson.key}' was found.")


def _look_for(game: Game[Any], lesson: Lesson, seed: int) -> Record | None:
    session = Session.new(game, lesson.players, seed, dict(lesson.options))
    rng = random.Random(seed)
    play = brain(game.id).thumb
    for _ in range(DECISIONS):
        if session.over:
            return None
        if _is_it(session, lesson) and goes_on(game, session.state, lesson):
            return session.record
        session.apply(play(session.state, rng))
    return None


def _is_it(session: Session, lesson: Lesson) -> bool:
    """Whether this question is the lesson's, and some choices, but not all, lead to its goal."""
    state = session.state
    if state.player != lesson.seat or state.decision.name not in lesson.at:
        return False
    if len(state.options()) < FEWEST:
        return False
    ways = [leads(state, option, lesson) for option in state.options()[:WIDTH]]
    return any(ways) and not all(ways)


def goes_on(game: Game[Any], state: Any, lesson: Lesson) -> bool:
    """Whether the learner is asked again whatever he does: nobody goes back from the end."""
    play, rng = brain(game.id).thumb, random.Random(0)
    for option in state.options()[:WIDTH]:
        after = state.copy()
        after.apply(option)
        while not after.over and after.player != lesson.seat:
            after.apply(play(after, rng))
        if after.over:
            return False
    return True


def leads(state: Any, option: int, lesson: Lesson) -> bool:
    """Whether this choice, and perhaps others of the same player after it, reach the goal."""
    return _leads(state, option, lesson, lesson.steps)


def _leads(state: Any, option: int, lesson: Lesson, steps: int) -> bool:
    after = state.copy()
    after.events = []
    after.apply(option)
    if any(event[0] in lesson.goals for event in after.events):
        return True
    if any(event[0] in lesson.fails for event in after.events):
        return False
    if steps <= 1 or after.over or after.player != lesson.seat:
        return False
    return any(_leads(after, other, lesson, steps - 1) for other in after.options()[:WIDTH])
