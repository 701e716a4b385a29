"""Bots know what their seat may know, and nothing more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import spielwerk
from spielwerk.bots import NO_BUDGET, Budget, make, names
from spielwerk.bots.advise import advise
from spielwerk.bots.base import RandomBot
from spielwerk.bots.brain import brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Option
from tests.bots.sorted_games import sorted_game

BUDGET = Budget(iterations=24)
PLAYERS = {"rebellion": 3, "state51": 2, "counterweight": 4}
ALL = [(game, bot) for game in spielwerk.GAMES for bot in names(game)]


def positions(name: str, number: int, gap: int = 37) -> Iterator[Any]:
    """True states from a game by rules of thumb."""
    game, knows, rng = spielwerk.game(name), brain(name), random.Random(name)
    state: Any = game.new(PLAYERS[name], 11)
    for _ in range(number):
        for _ in range(gap):
            if state.over:
                state = game.new(PLAYERS[name], rng.randrange(1000))
            state.apply(knows.thumb(state, rng))
        if not state.over:
            yield state


def twins(name: str, number: int, gap: int = 37) -> Iterator[tuple[Any, Any]]:
    """Pairs of true states that the asked seat can't tell apart, with different chance."""
    game = spielwerk.game(name)
    for count, state in enumerate(positions(name, number, gap)):
        other = game.redeal(state, state.player, 1000 + count)
        assert other.rng != state.rng
        assert game.view(state, state.player) == game.view(other, state.player)
        yield state, other


@pytest.mark.parametrize(("name", "bot"), ALL, ids=str)
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, bot: str) -> None:
    """Two true states that look the same lead to the same choice."""
    game = sorted_game(name)
    for count, pair in enumerate(twins(name, 4)):
        first, second = (
            SeatedBots(game, [bot] * state.players, count, BUDGET).choose(state) for state in pair
        )
        assert first == second
        assert first in pair[0].options()


BLIND = [(game, bot) for game, bot in ALL if getattr(make(game, bot), "blind", False)]


@pytest.mark.parametrize(("name", "bot"), BLIND, ids=str)
def test_a_blind_bot_looks_at_nothing_hidden(name: str, bot: str) -> None:
    """It is handed true states, and chooses the same in two that differ in what is hidden."""
    game = spielwerk.game(name)
    for count, (one, two) in enumerate(twins(name, 40, gap=11)):
        seat = one.player
        first, second = (
            make(name, bot).choose(game, state, seat, NO_BUDGET, random.Random(count))
            for state in (one, two)
        )
        assert first == second
        for other in range(one.players):
            said = [
                make(name, bot).interject(game, state, other, random.Random(count))
                for state in (one, game.redeal(one, other, count))
            ]
            assert said[0] == said[1]


def test_rules_of_thumb_are_blind_and_searches_are_not() -> None:
    """Whoever plays on to see what comes must not see what really comes."""
    for game in spielwerk.GAMES:
        found = {bot for name, bot in BLIND if name == game}
        assert {"random", "thumb", "level1", "level2"} <= found
        assert not found & {"level3", "level4", "level5"}


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_advice_does_not_depend_on_what_is_hidden(name: str) -> None:
    """A hint tells no secrets: values and visits are the same for both."""
    game = sorted_game(name)
    for count, pair in enumerate(twins(name, 3)):
        first, second = (
            advise(game, state, state.player, BUDGET, random.Random(count)) for state in pair
        )
        assert first == second


class Spy(RandomBot):
    """Keeps what it is handed."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, game: Any, state: Any, seat: int, budget: Budget, rng: Any) -> Option:
        """Look, then choose anything."""
        self.seen.append(state)
        return super().choose(game, state, seat, budget, rng)


class Peeker(Spy):
    """Would choose by the order of the deck, if it were handed the true one."""

    def choose(self, game: Any, state: Any, seat: int, budget: Budget, rng: Any) -> Option:
        """By the top card."""
        options = state.options()
        choice: Option = options[state.deck[-1] % len(options)]
        return choice


def test_a_table_hands_out_nothing_but_re_dealt_states() -> None:
    """Not the true state, not its chance; and looking changes nothing on the table."""
    game = spielwerk.game("state51")
    spy = Spy()
    table = SeatedBots(game, ["thumb", "thumb"], 1)
    for state in positions("state51", 5):
        table.bots = [_Plain(spy), _Plain(spy)]
        before = game.to_json(state)
        table.choose(state)
        assert spy.seen[-1] is not state
        assert spy.seen[-1].rng != state.rng
        assert game.to_json(state) == before


def test_whoever_could_peek_would_be_caught() -> None:
    """The comparison is no formality: handed true states, a bot that peeks chooses differently."""
    game, peeker = spielwerk.game("state51"), Peeker()
    rng = random.Random(1)
    caught = [
        peeker.choose(game, first, 0, NO_BUDGET, rng)
        != peeker.choose(game, second, 0, NO_BUDGET, rng)
        for first, second in twins("state51", 12)
    ]
    assert any(caught)


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_interjections_come_from_what_may_be_known(name: str) -> None:
    """Bots are heard once when another player is asked; what they say can be done."""
    game = spielwerk.game(name)
    for state in positions(name, 4):
        table = SeatedBots(game, ["level3", *["level2"] * (state.players - 1)], 1)
        for seat, option in table.interjections(state):
            assert option in state.interjections(seat)
        assert table.interjections(state) == []


class _Plain:
    """A bot that is not blind, so that the table re-deals for it."""

    name = "plain"

    def __init__(self, inner: Spy) -> None:
        self.inner = inner

    def choose(self, game: Any, state: Any, seat: int, budget: Budget, rng: Any) -> Option:
        """As the other says."""
        return self.inner.choose(game, state, seat, budget, rng)

    def interject(self, game: Any, state: Any, seat: int, rng: Any) -> Option | None:
        """Nothing."""
        return None


def test_every_bot_is_known_by_its_name() -> None:
    """What `names` lists, `make` makes."""
    for name, bot in ALL:
        assert make(name, bot).name == bot
