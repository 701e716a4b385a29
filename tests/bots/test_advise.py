"""Hints and turning points on the small game."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from typing import Any

import pytest

import spielwerk
from spielwerk.bots import Budget
from spielwerk.bots import advise as advise_module
from spielwerk.bots.advise import LOOKS, SWING, Review, advise, reasons, turning_points
from spielwerk.bots.brain import brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine.record import Record
from spielwerk.engine.session import Session
from tests.bots.toys import BOLD, TOY
from tests.engine.toy.game import CHEER, DRAW, ROLL, STOP


def played(choices: list[int], players: int = 2) -> Record:
    """A record of these choices, then of stopping to the end."""
    session = Session.new(TOY, players, 1)
    for choice in choices:
        session.apply(choice)
    while not session.over:
        session.apply(STOP)
    return session.record


def test_advice_names_all_that_were_tried_best_first() -> None:
    """Options come with value and visits; the first is what the search would choose."""
    state = TOY.new(2, seed=1)
    found = advise(TOY, state, 0, Budget(iterations=90), random.Random(1), BOLD)
    assert found[0][0] == DRAW
    assert {option for option, _, _ in found} == {STOP, DRAW, ROLL}
    assert all(0 <= value <= 1 and visits > 0 for _, value, visits in found)


def test_advice_does_not_look_at_hidden_cards() -> None:
    """The true state is re-dealt first: another true deck, sorted alike, gives the same advice."""

    class Blind(type(TOY)):  # type: ignore[misc]
        """Deals from a sorted deck, so that only the chance given decides."""

        def hide(self, state: Any, seat: int | None) -> None:
            """Sort before shuffling."""
            state.deck = tuple(sorted(state.deck))
            super().hide(state, seat)

    game = Blind()
    state = game.new(2, seed=1)
    other = state.copy()
    other.deck = other.deck[::-1]
    other.rng = 12345
    first, second = (
        advise(game, given, 0, Budget(iterations=60), random.Random(4), BOLD)
        for given in (state, other)
    )
    assert first == second


def test_the_turn_that_decided_a_game_is_found() -> None:
    """Whoever stops before the cards are drawn hands them to the other."""
    record = played([STOP, STOP, STOP, *[DRAW] * 8, ROLL, STOP])
    found = turning_points(TOY, record, Budget(iterations=40), random.Random(1), 1, BOLD)
    assert len(found) == 1
    assert found[0].move in (0, 1, 2)
    assert found[0].mover == found[0].move % 2
    assert abs(found[0].swing) > 0.1


def test_a_better_choice_is_named() -> None:
    """Where a search would have chosen otherwise, both choices come in words."""
    record = played([STOP, *[DRAW] * 8, ROLL])
    found = turning_points(TOY, record, Budget(iterations=60), random.Random(1), 3, BOLD)
    mistakes = [point for point in found if point.advised]
    assert mistakes
    assert mistakes[0].mover == 0
    assert mistakes[0].played is not None
    assert mistakes[0].played["verb"] == "stop"
    assert mistakes[0].advised is not None
    assert mistakes[0].advised["verb"] in ("draw", "roll")


def test_a_long_game_is_looked_at_in_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game, time and positions are limited; here a look takes a hundredth."""
    clock = itertools.count()
    monkeypatch.setattr("spielwerk.bots.advise.perf_counter", lambda: next(clock) / 100)
    session = Session.new(TOY, 3, 1, {"rounds": 9})
    while not session.over:
        session.interject((session.player + 1) % 3, CHEER)
        if not session.over:
            session.apply(ROLL)
    assert len(session.record.moves) > LOOKS / 2
    found = turning_points(TOY, session.record, Budget(seconds=0.3), random.Random(1), 5, BOLD)
    assert next(clock) < 3 * LOOKS
    assert [point.move for point in found] == sorted(point.move for point in found)
    assert len(found) <= 5


def test_what_is_only_noise_is_not_told() -> None:
    """Bots that know as little as chance about a game find no turning point in it."""

    def even(state: Any) -> list[float]:
        """Worth that has nothing to do with the position."""
        return [0.5, 0.5] if state.over else [coin.random(), coin.random()]

    coin = random.Random(3)
    blind = replace(BOLD, evaluate=even, until=lambda state: 0)
    record = played([DRAW] * 8)
    assert turning_points(TOY, record, Budget(iterations=20), random.Random(1), 5, blind) == []


def test_a_hint_says_what_a_choice_brings() -> None:
    """Points at once and what happens; what chance decides is not foretold."""
    state = TOY.new(2, seed=1)
    assert reasons(TOY, state, 0, ROLL)[0]["id"] == "advice-chance"
    before = state.copy()
    for option in state.options():
        assert len(reasons(TOY, state, 0, option)) <= 3
    assert state == before


def test_what_is_chosen_is_no_reason_for_it() -> None:
    """That a card is taken is known from the choice; what it brings besides is told."""
    game = spielwerk.game("state51")
    session = Session.new(game, 2, 1)
    bots = SeatedBots(game, ["level2-2026"] * 2, 1)
    seen: set[str] = set()
    while not session.over and len(seen) < 2:
        state = session.state
        name = state.decision.name
        for option in state.options():
            why = reasons(game, state, state.player, option)
            if name == "draft":
                assert all(one["id"] != "log-drafted" for one in why)
                seen.add("draft")
            elif any(one["id"].startswith("log-") for one in why):
                seen.add("more")
        choice = bots.choose(state)
        assert choice is not None
        session.apply(choice)
    assert seen == {"draft", "more"}


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_every_game_has_its_turning_points(name: str) -> None:
    """A game of rules of thumb is looked back on in bounded time, choices in words included."""
    game = spielwerk.game(name)
    session = Session.new(game, max(2, game.min_players), 3)
    SeatedBots(game, ["level1", *["level2"] * (session.state.players - 1)], 3).play(session)
    found = turning_points(game, session.record, Budget(seconds=1.5), random.Random(1))
    for point in found:
        assert session.record.moves[point.move]["seat"] == point.mover
        assert abs(point.swing) > max(SWING, point.noise)
        assert len(point.before) == len(point.after) == session.state.players
        assert (point.played is None) == (point.advised is None)
        assert point.swing == point.after[point.seat] - point.before[point.seat]
        if point.at is not None:
            assert session.record.moves[point.at]["seat"] == point.mover
            assert point.better > 0


def test_a_turning_point_keeps_its_own_figures_beside_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The position between two turns is judged for each of them; neither takes the other's."""
    monkeypatch.setattr(advise_module, "FRESH", 4)
    monkeypatch.setattr(advise_module, "SWING", -1.0)
    monkeypatch.setattr(advise_module, "SURE", -1.0)
    game = spielwerk.game("state51")
    session = Session.new(game, 2, 3)
    SeatedBots(game, ["level1", "level2"], 3).play(session)
    review = Review(game, session.record, brain("state51"), random.Random(1), None)
    found = review.confirmed(list(range(6)))
    assert len(found) > 3
    for swing, number, seat, noise in found:
        point = review.told(number, seat, noise, Budget(iterations=1))
        assert abs(point.swing) == pytest.approx(swing)
