"""How fast the engines are: random play, copying, saving, in one process."""

from __future__ import annotations

from time import perf_counter
from typing import Any, TypedDict

from spielwerk.games import game as find_game


class Speed(TypedDict):
    """The figures of one game."""

    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    copy_us: float
    json_us: float
    json_bytes: float


def speed(name: str, seconds: float = 2.0, players: int | None = None) -> Speed:
    """Measure a game with random play at its usual number of players."""
    game = find_game(name)
    seats = players or min(4, game.max_players)
    samples: list[Any] = []
    decisions = games = 0
    began = perf_counter()
    chance = 1
    while perf_counter() - began < seconds:
        state: Any = game.new(seats, games)
        before = decisions
        apply, options = state.apply, state.options
        while not state.over:
            open_to = options()
            chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
            apply(open_to[(chance >> 8) % len(open_to)])
            decisions += 1
            if decisions % 97 == 0 and len(samples) < 200:
                samples.append(state.copy())
        games += 1
        if decisions == before:
            raise AssertionError(f"{name}: a game without a decision")
    spent = perf_counter() - began
    return {
        "game": name,
        "players": seats,
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "copy_us": _each(samples, seconds / 4, lambda state: state.copy()),
        "json_us": _each(samples, seconds / 4, game.to_json),
        "json_bytes": sum(len(game.to_json(state)) for state in samples) / len(samples),
    }


def _each(samples: list[Any], seconds: float, work: Any) -> float:
    """Microseconds for `work` on a state, averaged over the samples."""
    began = perf_counter()
    done = 0
    while perf_counter() - began < seconds:
        for state in samples:
            work(state)
        done += len(samples)
    return (perf_counter() - began) / done * 1e6
