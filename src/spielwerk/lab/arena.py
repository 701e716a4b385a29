"""The arena: bots against bots, common seeds, rotated seats; broken off it can be resumed."""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from itertools import combinations, product
from math import log
from pathlib import Path
from time import perf_counter
from typing import Any, TypedDict

from spielwerk.bots import NO_BUDGET, Budget, make
from spielwerk.bots.brain import find_brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Option, SpielwerkError
from spielwerk.games import game as find_game

BUCKET = 1.05  # durations are counted in steps of 5 %, so that a file stays small


class Clock(TypedDict):
    """How long a bot has thought in one game."""

    decisions: int
    seconds: float
    buckets: dict[str, int]  # decisions by `bucket` of their duration


class Match(TypedDict):
    """One game of a contest."""

    number: int
    seed: int
    seats: list[str]
    winners: list[int]
    scores: list[int]
    end: str
    rounds: int
    clocks: dict[str, Clock]


@dataclass(frozen=True)
class Contest:
    """Who plays what, and how often."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int
    seed: int = 0
    seconds: float | None = None
    iterations: int | None = None
    mirror: bool = False
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def budget(self) -> Budget:
        """How long a bot thinks, if not as its level says."""
        if self.seconds is None and self.iterations is None:
            return NO_BUDGET
        return Budget(self.seconds, self.iterations)

    def sides(self) -> dict[str, tuple[int, ...]]:
        """The seats of each side, by its name; empty where everybody plays for himself."""
        knows = find_brain(self.game)
        return knows.sides(self.players) if knows else {}

    def line_ups(self) -> list[list[str]]:
        """Who sits where: every seed is played with all of them.

        Two sides: each pair of bots both ways round (with `mirror` also against themselves). Else
        the bots fill the table, repeated if they are too few, in all rotations; if they are too
        many, every choice of them does.
        """
        sides = self.sides()
        if sides:
            bots = list(dict.fromkeys(self.bots))
            ways = [
                pair
                for pair in product(bots, repeat=2)
                if self.mirror or len(bots) == 1 or pair[0] != pair[1]
            ]
            return [self._seated(sides, pair) for pair in ways]
        tables = (
            combinations(self.bots, self.players)
            if len(self.bots) > self.players
            else [[self.bots[seat % len(self.bots)] for seat in range(self.players)]]
        )
        found: list[list[str]] = []
        for crew in map(list, tables):
            for turn in range(self.players):
                turned = crew[turn:] + crew[:turn]
                if turned not in found:
                    found.append(turned)
        return found

    def _seated(self, sides: dict[str, tuple[int, ...]], pair: tuple[str, ...]) -> list[str]:
        seats = [""] * self.players
        for bot, members in zip(pair, sides.values(), strict=True):
            for seat in members:
                seats[seat] = bot
        return seats

    def header(self) -> dict[str, Any]:
        """The first line of a results file; how many games are wanted may change."""
        plain = asdict(self)
        del plain["games"]
        return {"arena": 1, **plain, "bots": list(self.bots), "options": dict(self.options)}


def bucket(seconds: float) -> int:
    """The number of the step that a duration falls on; microseconds are the smallest."""
    return round(log(max(seconds, 1e-6) * 1e6) / log(BUCKET))


def bucket_seconds(number: int) -> float:
    """The duration that a bucket stands for."""
    return float(BUCKET**number / 1e6)


class TimedTable(SeatedBots):
    """A table that takes the time of every decision."""

    clocks: dict[str, Clock]

    def choose(self, state: Any) -> Option | None:
        """Choose and look at the clock."""
        bot = self.bots[state.player]
        began = perf_counter()
        option = super().choose(state)
        spent = perf_counter() - began
        if bot is not None:
            clock = self.clocks[bot.name]
            clock["decisions"] += 1
            clock["seconds"] += spent
            buckets = clock["buckets"]
            key = str(bucket(spent))
            buckets[key] = buckets.get(key, 0) + 1
        return option


def play_match(contest: Contest, number: int) -> Match:
    """Game `number`: the line-ups take turns, and each seed is played with all of them."""
    line_ups = contest.line_ups()
    seats = line_ups[number % len(line_ups)]
    seed = contest.seed + number // len(line_ups)
    game = find_game(contest.game)
    state: Any = game.new(contest.players, seed, contest.options)
    table = TimedTable(game, seats, seed, contest.budget)
    table.clocks = {name: {"decisions": 0, "seconds": 0.0, "buckets": {}} for name in seats}
    table.play(state)
    return {
        "number": number,
        "seed": seed,
        "seats": seats,
        "winners": state.winners(),
        "scores": state.scores(),
        "end": state.end_reason,
        "rounds": game.round(state),
        "clocks": table.clocks,
    }


def _play(task: tuple[Contest, int]) -> Match:
    return play_match(*task)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def compete(contest: Contest, jobs: int = 1, out: Path | None = None) -> Iterator[Match]:
    """All matches of a contest, first those that `out` already holds, then new ones as they end."""
    check(contest)
    done = read(contest, out) if out is not None and out.exists() else []
    done = [match for match in done if match["number"] < contest.games]
    yield from done
    played = {match["number"] for match in done}
    tasks = [(contest, number) for number in range(contest.games) if number not in played]
    if out is not None and not out.exists():
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps(contest.header()) + "\n", encoding="utf-8")
    for match in _matches(tasks, jobs):
        if out is not None:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(match) + "\n")
        yield match


def _matches(tasks: list[tuple[Contest, int]], jobs: int) -> Iterator[Match]:
    if jobs <= 1 or len(tasks) < 2:
        yield from map(_play, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(tasks)), initializer=_ignore_interrupts) as pool:
        yield from pool.imap_unordered(_play, tasks)


def check(contest: Contest) -> None:
    """Refuse a contest that can't be played, before processes are started."""
    game = find_game(contest.game)
    if not contest.bots:
        raise SpielwerkError("An arena needs at least one bot.")
    for name in contest.bots:
        make(contest.game, name)
    game.new(contest.players, contest.seed, contest.options)
    if not contest.line_ups():
        raise SpielwerkError("There is nobody to play against.")


def read(contest: Contest, path: Path) -> list[Match]:
    """The matches of a results file; a line that was cut off when it was broken off is removed."""
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    lines = whole.splitlines()
    try:
        rows = [json.loads(line) for line in lines]
    except json.JSONDecodeError as error:
        raise SpielwerkError(f"{path} is no results file: {error}.") from None
    if not rows or rows[0] != json.loads(json.dumps(contest.header())):
        raise SpielwerkError(
            f"{path} holds the results of another contest; name another file or take it away."
        )
    return rows[1:]


def thinking_times(clocks: list[Clock]) -> dict[str, float]:
    """Mean and 95th percentile of the seconds a decision."""
    counts: Counter[int] = Counter()
    for clock in clocks:
        for key, count in clock["buckets"].items():
            counts[int(key)] += count
    decisions = sum(counts.values())
    seconds = sum(clock["seconds"] for clock in clocks)
    seen, p95 = 0, 0.0
    for number in sorted(counts):
        seen += counts[number]
        p95 = bucket_seconds(number)
        if seen >= 0.95 * decisions:
            break
    return {"mean": seconds / decisions if decisions else 0.0, "p95": p95}
