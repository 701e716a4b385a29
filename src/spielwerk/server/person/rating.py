"""How strong somebody is at a game, and how sure that is (OpenSkill, Plackett–Luce).

A side that plays together counts as one player of its members' mean: alone against three is how
some games are, and no reason to expect a defeat. What it gains or loses, its members gain or lose,
the less is known of one the more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import Any

from msgspec import Struct

PROVISIONAL = 10  # games after which a rating is shown without how far it may be off
SCALE = 40  # shown are whole numbers: who begins has 1000


class Skill(Struct, frozen=True):
    """What is believed: a mean and how far from it the truth may be."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """As people read it."""
        return round(SCALE * self.mu)

    @property
    def off(self) -> int:
        """How far it may be off, in nineteen of twenty cases."""
        return round(2 * SCALE * self.sigma)


def beginner() -> Skill:
    """Nothing is known yet."""
    new = _model().rating()
    return Skill(new.mu, new.sigma)


def rate(teams: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[list[Skill]]:
    """What is believed after a game; a lower rank is better, equal ones are a draw."""
    model = _model()
    before = [Skill(*_mean(team)) for team in teams]
    entered = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(entered, ranks=[float(rank) for rank in ranks])
    after = [Skill(team[0].mu, team[0].sigma) for team in rated]
    return [
        [_follow(member, was, now) for member in team]
        for team, was, now in zip(teams, before, after, strict=True)
    ]


def _mean(team: Sequence[Skill]) -> tuple[float, float]:
    count = len(team)
    mu = sum(one.mu for one in team) / count
    return mu, sqrt(sum(one.sigma**2 for one in team) / count)


def _follow(member: Skill, was: Skill, now: Skill) -> Skill:
    share = (member.sigma / was.sigma) ** 2
    return Skill(
        member.mu + share * (now.mu - was.mu), member.sigma * min(1.0, now.sigma / was.sigma)
    )


def combined(one: Skill, other: Skill) -> Skill:
    """Two beliefs about the same person, each from games of its own, made one."""
    new = beginner()
    weights = [1 / one.sigma**2, 1 / other.sigma**2, -1 / new.sigma**2]  # what both began with
    whole = sum(weights)  # nobody is ever less known than a beginner, so this is positive
    mus = (one.mu, other.mu, new.mu)
    mu = sum(weight * mu for weight, mu in zip(weights, mus, strict=True)) / whole
    return Skill(mu, sqrt(1 / whole))


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # only where somebody is rated

    return PlackettLuce()
