"""Proofs by restricted play for what a run only shows as an association.

Who makes a card his own may have been ahead already. So cards that go with winning or losing are
put to the test at once: one seat never plays the card, on fresh seeds, against the same games with
it. The test goes on by doubling until it is clear, with bounds that hold at every look and for all
cards together; what it says lies beside the run's rows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, variance

import msgspec

from spielwerk.lab import always
from spielwerk.lab.cards import cards
from spielwerk.lab.plan import FRESH, Plan
from spielwerk.lab.probe.restricted import with_and_without
from spielwerk.lab.proof import FILE, Proof
from spielwerk.lab.reading import Reading
from spielwerk.lab.stats import Estimate
from spielwerk.lab.store import RunFolder

SURE, FAR = 0.05, 0.03
FIRST = 50  # games before the first look
MOST = 400  # games, however long the run was
CARDS = 6  # that are put to the test, the most surely tied ones


def flagged(reading: Reading) -> list[str]:
    """The cards that are tied to winning or losing without a draw to prove it."""
    tied = [
        card
        for card in cards(reading)
        if not card.draw and card.tie and card.tie_p < SURE and abs(card.tie.value) > FAR
    ]
    return [card.thing for card in sorted(tied, key=lambda card: card.tie_p)[:CARDS]]


def size(plan: Plan, things: Sequence[str]) -> int:
    """How many games it takes at most."""
    return min(MOST, plan.games) * (1 + len(things)) if things else 0


def prove(
    store: RunFolder,
    things: Sequence[str],
    workers: int = 1,
    step: Callable[[int], None] = lambda games: None,
) -> list[Proof]:
    """Put cards to the test and write down what it says."""
    if not things:
        return []
    plan = store.plan
    job = next((job for job in plan.jobs() if job.players > 1), plan.jobs()[0])
    job = replace(job, bots=plan.bots[:1], apart=False, seed=job.seed + FRESH)
    most = min(MOST, plan.games)
    lost: dict[str, list[float]] = {thing: [] for thing in things}
    found = dict.fromkeys(things, Estimate(0.0, -1.0, 1.0))
    done = 0
    while done < most and (left := [(-1, one) for one in things if not _clear(found[one])]):
        games = range(done, min(most, max(FIRST, 2 * done)))
        for (_, thing), free, held in with_and_without(job, left, games, workers, step):
            lost[thing] += [a - b for a, b in zip(free, held, strict=True)]
            found[thing] = _valid(lost[thing], most, SURE / len(things))
        done = games.stop
    proofs = [Proof(one, job.players, job.bots[0], found[one]) for one in things]
    path = store.folder / FILE
    path.write_bytes(msgspec.json.format(msgspec.json.encode(proofs), indent=1) + b"\n")
    return proofs


def _valid(lost: Sequence[float], planned: int, alpha: float) -> Estimate:
    """The mean with an interval that holds at every look."""
    error = sqrt(variance(lost) / len(lost)) if len(lost) > 1 else 0.0
    mean = fmean(lost)
    return always.valid(Estimate(mean, mean, mean, n=len(lost)), error, planned, alpha)


def _clear(worth: Estimate) -> bool:
    """Whether more games would change nothing that matters."""
    inside = max(abs(worth.low), abs(worth.high)) < FAR
    return worth.low > 0 or worth.high < 0 or (inside and worth.n >= always.LEAST)
