"""A policy against the levels: common seeds, every seat or side, shares and ratings with intervals.

A rating is the difference in Elo that the share of decided games stands for when all others at
the table are equally strong (Plackett and Luce): for two it is the usual one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from math import log10
from time import perf_counter
from typing import Any, TypedDict

from spielwerk.bots.brain import find_brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.lab.pool import batches, in_order
from spielwerk.lab.stats import wilson
from spielwerk.study.description import describe
from spielwerk.study.policy import Moment, answer, is_outside, load_policy

EDGE = 1e-9  # a share nearer to none or all than this is one of them
BATCH = 4  # games that a process plays before it reports
ELSEWHERE = "human"  # what a table of bots calls a seat that is somebody else's


@dataclass(frozen=True)
class Bout:
    """Who plays against whom, and what."""

    game: str
    players: int
    policy: str
    against: str
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)

    def parties(self) -> list[tuple[int, ...]]:
        """The seats that the policy takes in turn: a side, or one seat where there are none."""
        brain = find_brain(self.game)
        sides = brain.sides(self.players) if brain else {}
        return list(sides.values()) or [(seat,) for seat in range(self.players)]


class Played(TypedDict):
    """One game of a bout."""

    number: int
    party: int
    won: float  # the policy's share of the win
    decided: bool
    points: float  # of the policy's seats, on average
    decisions: int
    seconds: float  # that the policy has thought


def play(bout: Bout, number: int) -> Played:
    """Game `number`: every seed is played from every seat or side."""
    parties = bout.parties()
    own = parties[number % len(parties)]
    seed = bout.seed + number // len(parties)
    description = describe(bout.game, bout.players, bout.options)
    outside = is_outside(bout.policy)
    names = [bout.against] * bout.players
    for seat in own:
        names[seat] = ELSEWHERE if outside else bout.policy
    policy = load_policy(bout.policy, description) if outside else None
    state = description.new(seed)
    table = SeatedBots(description.game, names, seed)
    chance = random.Random(seed)
    tried: dict[bytes, set[int]] = {}
    decisions, seconds = 0, 0.0
    while True:
        table.play(state)
        if state.over:
            break
        assert policy is not None
        moment = Moment(description, state, chance, tried)
        began = perf_counter()
        code = answer(policy, moment)
        seconds += perf_counter() - began
        moment.note(code)
        decisions += 1
        state.apply(description.option(state, code))
    winners, scores = state.winners(), state.scores()
    won = sum(bool(set(party) & set(winners)) for party in parties)
    return {
        "number": number,
        "party": number % len(parties),
        "won": 1 / won if set(own) & set(winners) else 0.0,
        "decided": bool(winners),
        "points": sum(scores[seat] for seat in own) / len(own),
        "decisions": decisions,
        "seconds": seconds,
    }


def play_batch(bout: Bout, numbers: tuple[int, ...]) -> list[Played]:
    """Some games, one after another."""
    return [play(bout, number) for number in numbers]


def play_all(bout: Bout, games: int, jobs: int = 1) -> Iterator[Played]:
    """Games as they are played; as many as fill every seat or side equally often."""
    parties = len(bout.parties())
    wanted = range(-(-games // parties) * parties)
    for some in in_order(partial(play_batch, bout), batches(wanted, BATCH), jobs):
        yield from some


class Result(TypedDict):
    """What a bout says of its policy."""

    policy: str
    against: str
    games: int
    decided: int
    wins: float
    share: float  # of decided games
    interval: list[float]
    fair: float  # the share of one as strong as the others
    rating: float | None  # None: all won or all lost
    rating_interval: list[float | None]
    points: float
    milliseconds: float  # a decision


def result(bout: Bout, played: list[Played]) -> Result:
    """Sum a bout up."""
    decided = [game for game in played if game["decided"]]
    wins = sum(game["won"] for game in decided)
    low, high = wilson(wins, len(decided))
    rivals = len(bout.parties())
    share = wins / len(decided) if decided else 0.0
    decisions = sum(game["decisions"] for game in played)
    return {
        "policy": bout.policy,
        "against": bout.against,
        "games": len(played),
        "decided": len(decided),
        "wins": wins,
        "share": share,
        "interval": [low, high],
        "fair": 1 / rivals,
        "rating": ahead(share, rivals),
        "rating_interval": [ahead(low, rivals), ahead(high, rivals)],
        "points": sum(game["points"] for game in played) / len(played),
        "milliseconds": 1000 * sum(game["seconds"] for game in played) / max(1, decisions),
    }


def ahead(share: float, rivals: int) -> float | None:
    """By how many Elo points one is ahead who wins this share against equal others."""
    if not EDGE < share < 1 - EDGE:
        return None
    return 400 * log10(share * (rivals - 1) / (1 - share)) if rivals > 1 else None


def table_rows(results: list[Result]) -> list[list[str]]:
    """Results as people read them."""
    return [
        [
            one["against"],
            f"{one['decided']} of {one['games']}",
            f"{one['share']:.1%} ({one['interval'][0]:.1%} – {one['interval'][1]:.1%})",
            f"{one['fair']:.1%}",
            rating_text(one),
            f"{one['points']:.1f}",
            f"{one['milliseconds']:.2f}" if one["milliseconds"] else "–",
        ]
        for one in results
    ]


HEADINGS = ("against", "decided", "wins (95 %)", "fair", "rating (95 %)", "points", "ms a decision")


def rating_text(one: Result) -> str:
    """A rating with its interval; beyond all or nothing there is no number."""
    low, high = one["rating_interval"]
    value = "beyond" if one["rating"] is None else f"{one['rating']:+.0f}"
    ends: list[Any] = ["…" if end is None else f"{end:+.0f}" for end in (low, high)]
    return f"{value} ({ends[0]} to {ends[1]})"
