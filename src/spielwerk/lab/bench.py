"""How fast engines and bots are: random play, copying, saving, thinking, in one process."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, islice
from time import process_time
from typing import Any, TypedDict

from spielwerk.bots.base import Budget
from spielwerk.bots.brain import brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.bots.search import think
from spielwerk.engine import Game
from spielwerk.engine.compiled import form
from spielwerk.engine.playout import play_randomly
from spielwerk.games import game as find_game

SEARCH = 60  # iterations of each search that is measured
MOMENT = 0.3  # seconds that its iterations are told for
GAP = 11  # decisions between two searches, and between two copies that are measured
SAMPLES = 200


class Speed(TypedDict):
    """The figures of one game."""

    game: str
    form: str  # compiled or interpreted
    players: int
    decisions_per_second: float
    games_per_second: float
    copy_us: float
    json_us: float
    json_bytes: float
    thumb_games_per_second: float  # whole games by rules of thumb, level 2
    iterations: float  # of a search in such a moment


def speed(name: str, seconds: float = 2.0, players: int | None = None) -> Speed:
    """Measure a game with random play at its usual number of players."""
    game = find_game(name)
    seats = players or min(4, game.max_players)
    decisions = games = 0
    began = process_time()
    while process_time() - began < seconds:
        decisions += play_randomly(game.new(seats, games), games + 1)
        games += 1
    spent = process_time() - began
    samples = list(islice(positions(game, seats), SAMPLES))
    return {
        "game": name,
        "form": form(),
        "players": seats,
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "copy_us": _each(samples, seconds / 4, lambda state: state.copy()),
        "json_us": _each(samples, seconds / 4, game.to_json),
        "json_bytes": sum(len(game.to_json(state)) for state in samples) / len(samples),
        "thumb_games_per_second": thumb_games(name, seats, seconds),
        "iterations": iterations(name, seats, seconds),
    }


def positions(game: Game[Any], players: int) -> Iterator[Any]:
    """States from random games, some decisions apart."""
    rng = random.Random(1)
    for seed in count():
        state: Any = game.new(players, seed)
        while not state.over:
            for _ in range(GAP):
                if not state.over:
                    state.apply(rng.choice(state.options()))
            yield state.copy()


def thumb_games(name: str, players: int, seconds: float) -> float:
    """Games a second that bots of level 2 play against each other."""
    game = find_game(name)
    games = 0
    began = process_time()
    while process_time() - began < seconds:
        SeatedBots(game, ["level2"] * players, games).play(game.new(players, games))
        games += 1
    return games / (process_time() - began)


def iterations(name: str, players: int, seconds: float) -> float:
    """Iterations of a search in a moment, averaged over decisions of a game."""
    game, knows = find_game(name), brain(name)
    rng = random.Random(1)
    spent, done, seed = 0.0, 0, 0
    state: Any = game.new(players, seed)
    while spent < seconds:
        if state.over:
            seed += 1
            state = game.new(players, seed)
        if type(state.decision) not in knows.routine:
            began = process_time()
            done += think(game, knows, state, state.player, Budget(None, SEARCH), rng).iterations
            spent += process_time() - began
        for _ in range(GAP):
            if not state.over:
                state.apply(knows.thumb(state, rng))
    return done / spent * MOMENT


def _each(samples: list[Any], seconds: float, work: Any) -> float:
    """Microseconds for `work` on a state, averaged over the samples."""
    began = process_time()
    done = 0
    while process_time() - began < seconds:
        for state in samples:
            work(state)
        done += len(samples)
    return (process_time() - began) / done * 1e6
