"""Who won, game by game: the quick task that most probes need."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.games import game as find_game
from spielwerk.lab.lens import lens_of
from spielwerk.lab.pool import batches, in_order
from spielwerk.lab.simulate import Job

BATCH = 5
Outcome = tuple[list[float], dict[str, float]]  # win shares by party; rounds, decisions, ends


def outcome(job: Job, state: Any, table: SeatedBots, rounds: int) -> Outcome:
    """What a finished game gave."""
    lens = lens_of(job.game)
    parties = lens.parties(state)
    winners = state.winners()
    shares = [0.0] * len(parties)
    victors = {lens.party(state, seat) for seat in winners}
    for victor in victors:
        shares[victor] = 1 / len(victors)
    figures = {
        "rounds": float(rounds),
        "decisions": float(table.decisions),
        f"end({state.end_reason})": 1.0,
    }
    return shares, figures


def play(job: Job, number: int, table: SeatedBots | None = None, state: Any = None) -> Outcome:
    """One game, from the beginning or from a given state."""
    game = find_game(job.game, job.pack, job.changes)
    if state is None:
        state = game.new(job.players, job.seed + number, job.options)
    table = table or SeatedBots(game, job.seats(number), job.seed + number)
    table.play(state)
    return outcome(job, state, table, game.round(state))


def play_some(job: Job, numbers: Sequence[int]) -> list[Outcome]:
    """Several games."""
    return [play(job, number) for number in numbers]


def outcomes(job: Job, games: int, workers: int, step: Callable[[int], None]) -> list[Outcome]:
    """All games of a job."""
    return collect(partial(play_some, job), range(games), workers, step)


def collect(
    task: Callable[[tuple[int, ...]], list[Any]],
    numbers: Iterable[int],
    workers: int,
    step: Callable[[int], None],
) -> list[Any]:
    """The results of a task over many numbers."""
    found: list[Any] = []
    for some in in_order(task, batches(numbers, BATCH), workers):
        found += some
        step(len(some))
    return found


def party_names(job: Job) -> list[str]:
    """The parties of a job's games."""
    game = find_game(job.game, job.pack, job.changes)
    return lens_of(job.game).parties(game.new(job.players, job.seed, job.options))
