"""The inputs of a net: made from a game's description, without anything hidden."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.bots.brain import brain
from spielwerk.learn.inputs import PRINTED, Inputs
from spielwerk.study import describe
from spielwerk.study.description import Description

TABLES = [("state51", 1), ("state51", 2), ("state51", 4), ("counterweight", 3), ("rebellion", 3)]


def walk(description: Description, decisions: int) -> Any:
    """States of games by rules of thumb with some random choices."""
    rng, knows = random.Random(3), brain(description.game.id)
    state: Any = description.new(5)
    for _ in range(decisions):
        if state.over:
            state = description.new(rng.randrange(1000))
        yield state
        stray = rng.random() < 0.2
        state.apply(rng.choice(state.options()) if stray else knows.thumb(state, rng))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_inputs_hold_nothing_hidden(name: str, players: int) -> None:
    """Two states that look the same to a seat have the same inputs."""
    description = describe(name, players)
    inputs = Inputs(description)
    for number, state in enumerate(walk(description, 120)):
        if number % 7:
            continue
        for seat in range(players):
            other = description.believed(state, seat, number)
            assert inputs.slots(state, seat).tolist() == inputs.slots(other, seat).tolist()


def named(inputs: Inputs, state: Any, seat: int) -> dict[str, float]:
    """The inputs that are switched on, by their names."""
    times = np.bincount(inputs.slots(state, seat), minlength=inputs.size)
    found: dict[str, float] = {}
    for slot, number, weight in zip(*inputs.table(), strict=True):
        if times[slot]:
            name = inputs.names[number]
            found[name] = found.get(name, 0.0) + float(times[slot] * weight)
    return found


def test_inputs_say_what_is_the_case() -> None:
    """Thermometers, cards by title and print, others together, and who is ahead."""
    description = describe("state51", 3)
    inputs = Inputs(description)
    *_, state = walk(description, 90)
    state = state.copy()
    state.vp = [7, 3, 5]
    found = named(inputs, state, 0)
    assert {"own.points.>=6", "other.points.>=3", "ahead own.points>=2"} <= set(found)
    assert not {"own.points.>=8", "ahead own.points>=3"} & set(found)
    assert found["other.points.>=3"] == 2  # both of them
    behind = named(inputs, state, 1)
    assert "ahead own.points>=-4" in behind
    assert "ahead own.points>=-3" not in behind
    rules = state.rules
    for card in state.hands[0]:
        assert found[f"own.hand:{rules.key[card]}"] >= 1
        assert found["own.hand:distance"] >= PRINTED * rules.distance[card] - 1e-6


def test_a_card_that_no_net_knows_counts_by_what_is_printed_on_it() -> None:
    """Weights go by names: an unknown title is left out, its distance is not."""
    inputs = Inputs(describe("state51", 2))
    titles = [name for name in inputs.names if name.startswith("own.hand:")]
    known = [name for name in titles if name == "own.hand:distance"]
    folded = inputs.fold(known, np.ones((1, 2), np.float32))
    assert folded.any()
    assert not inputs.fold(["own.hand:no-such-card"], np.ones((1, 2), np.float32)).any()


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_no_two_slots_of_cells_are_one(name: str) -> None:
    """Every value of every cell has a place of its own."""
    inputs = Inputs(describe(name))
    slots, numbers, _ = inputs.table()
    assert slots.max() < inputs.size
    assert sorted(set(numbers.tolist())) == list(range(len(inputs.names)))
