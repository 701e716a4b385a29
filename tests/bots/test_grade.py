"""Decisions of a finished game, judged on the small game."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots import Budget
from spielwerk.bots.brain import brain
from spielwerk.bots.grade import Grade, decisions, grade, verdict_of
from spielwerk.engine.record import Record
from spielwerk.engine.session import Session
from tests.bots.toys import BOLD, TIMID, TOY
from tests.engine.toy.game import CHEER, DRAW, STOP


def played(choices: list[int]) -> Record:
    """A record of these choices, then of stopping to the end."""
    session = Session.new(TOY, 2, 1)
    for choice in choices:
        session.apply(choice)
    while not session.over:
        session.apply(STOP)
    return session.record


def judged(record: Record, seat: int, knows: Any = BOLD, iterations: int = 160) -> list[Grade]:
    """All of a seat's decisions."""
    return grade(
        TOY, record, seat, range(100), Budget(iterations=iterations), random.Random(1), None, knows
    ).grades


def test_a_gift_to_the_other_is_called_a_blunder() -> None:
    """Who stops before the cards are drawn hands them over: worse than drawing, and said so."""
    first = judged(played([STOP, *[DRAW] * 8]), 0)[0]
    assert first.at == 0
    assert first.verdict == "blunder"
    assert first.before - first.after > 0.12
    assert first.advised is not None
    assert first.advised["verb"] == "draw"
    assert first.played["verb"] == "stop"
    assert first.why


def test_what_a_bot_would_choose_is_called_best() -> None:
    """No loss, no advice."""
    first = judged(played([DRAW] * 8), 0)[0]
    assert first.verdict == "best"
    assert first.before == first.after
    assert first.advised is None
    assert first.why == []


def test_another_way_that_loses_nothing_is_called_good() -> None:
    """A timid bot would stop; who draws instead did nothing wrong."""
    assert judged(played([DRAW] * 8), 0, TIMID)[0].verdict == "good"


def test_noise_blames_nobody() -> None:
    """Where the worth of positions is a coin's, no choice is called a mistake."""
    coin = random.Random(3)

    def even(state: Any) -> list[float]:
        """Worth that has nothing to do with the position."""
        return [coin.random(), coin.random()]

    blind = replace(BOLD, evaluate=even, until=lambda state: 0)
    found = judged(played([STOP, DRAW, STOP, DRAW, STOP]), 0, blind, 400)
    found += judged(played([STOP, DRAW, STOP, DRAW, STOP]), 1, blind, 400)
    assert len(found) > 6
    assert sum(one.advised is not None for one in found) <= 1


def test_only_own_decisions_are_judged_and_a_stretch_of_them() -> None:
    """Interjections, routine and others' moves are left out; numbers go over the whole game."""
    session = Session.new(TOY, 2, 1)
    session.interject(1, CHEER)
    while not session.over:
        session.apply(STOP)
    record = session.record
    made = decisions(TOY, record, 0, BOLD)
    assert [at for at, _, _ in made] == [
        number
        for number, move in enumerate(record.moves)
        if move["seat"] == 0 and not move["interjection"]
    ]
    part = grade(TOY, record, 0, range(1, 3), Budget(iterations=8), random.Random(1), None, BOLD)
    assert [one.at for one in part.grades] == [at for at, _, _ in made[1:3]]
    assert (part.first, part.total) == (1, len(made))
    dull = replace(BOLD, routine=frozenset({type(made[0][1].stack[-1])}))
    assert decisions(TOY, record, 0, dull) == []


@pytest.mark.parametrize(
    ("lost", "first", "verdict"),
    [
        (0.0, True, "best"),
        (0.0, False, "good"),
        (0.019, True, "best"),
        (0.02, True, "slip"),
        (0.05, False, "mistake"),
        (0.2, True, "blunder"),
    ],
)
def test_verdicts(lost: float, first: bool, verdict: str) -> None:
    """What was given away names the verdict; a bot's own choice can be proved wrong, too."""
    assert verdict_of(lost, first) == verdict


def test_a_net_says_what_to_compare_with() -> None:
    """Where a net comes with a game it puts the options in order; elsewhere the rules of thumb."""
    game = spielwerk.game("state51")
    prior = bots.prior("state51")
    assert prior is not None
    state = game.new(2, seed=5)
    rng = random.Random(1)
    while len(state.options()) < 4 or type(state.stack[-1]) in brain("state51").routine:
        state.apply(rng.choice(state.options()))
    believed = game.redeal(state, state.player, rng)
    assert sorted(prior(game, believed, state.player, rng)) == sorted(state.options())
    toy = bots.prior("toy")
    assert toy is None


def test_without_numpy_there_is_no_prior(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that plays without a server has none, and thinks all the same."""
    monkeypatch.setattr("spielwerk.bots.roster.find_spec", lambda name: None)
    assert bots.prior("state51") is None
