"""Many questions in two rounds: a first look at all, then a closer one at those that move most.

The closer look is at fresh seeds: what chance made look big in the first does not come back there.
Who asks again with more games looks again, so its bounds hold at every look.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from spielwerk.lab import always
from spielwerk.lab.plan import FRESH, Provenance
from spielwerk.lab.probe.answer import Asked, Progress
from spielwerk.lab.probe.kept import Figures, Kept
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import Estimate, holm, t_quantile
from spielwerk.lab.wrong import wrong

PART = 4  # the first look takes a quarter of the games
LEAST = 10  # or so many, if there are as many
CLOSER = 12  # questions that are looked at again

Q = TypeVar("Q", bound=Hashable)
Judge = Callable[[Job, Sequence[Q], int], Iterator[tuple[Q, Figures]]]
"""What a number of games says to some questions, one after the other."""


@dataclass(frozen=True)
class Found(Generic[Q]):
    """The figure that answers a question most clearly."""

    question: Q
    figure: str
    estimate: Estimate
    p: float = 1.0  # corrected for the number of figures; a first look proves nothing
    again: int = 0  # games of the closer look

    def note(self, say: Sayer) -> str:
        """How closely it was looked at."""
        return say("probe-again", games=self.again) if self.again else ""


def first_look(asked: Asked) -> int:
    """How many games every question gets."""
    return min(asked.plan.games, max(LEAST, asked.plan.games // PART))


def size(asked: Asked, questions: int) -> int:
    """How many games it takes at most."""
    return first_look(asked) * (1 + questions) + asked.plan.games * (1 + min(CLOSER, questions))


def ask_all(
    asked: Asked,
    kind: str,
    questions: Sequence[Q],
    judge: Judge[Q],
    step: Progress,
    tell: Callable[[list[Found[Q]]], None] = lambda found: None,
) -> list[Found[Q]]:
    """The answers, a figure each; `tell` hears them on the way, when nothing is proven yet."""
    if not questions:
        raise wrong("only", only=asked.only)
    kept = Kept(asked.kept, f"{kind} {Provenance.of(asked.plan).key}")

    def first(rows: Sequence[tuple[Q, str, Estimate]]) -> None:
        tell(list(_clearest(rows).values()))

    looked = first_look(asked)
    screened = _clearest(_round(asked.job, questions, looked, judge, step, kept, first))
    moving = sorted(screened.values(), key=lambda found: found.estimate.p)[:CLOSER]
    closer = [found.question for found in moving]
    games = asked.plan.games
    step(games * (min(CLOSER, len(questions)) - len(closer)))
    fresh = replace(asked.job, seed=asked.job.seed + FRESH)

    def second(rows: Sequence[tuple[Q, str, Estimate]]) -> None:
        tell(list({**screened, **_clearest(rows, None, games)}.values()))

    rows = [
        (question, figure, steady(estimate, games, kept.first(_name(fresh, games, question))))
        for question, figure, estimate in _round(fresh, closer, games, judge, step, kept, second)
    ]
    ps = holm([estimate.p for *_, estimate in rows])
    return list({**screened, **_clearest(rows, ps, games)}.values())


def _round(
    job: Job,
    questions: Sequence[Q],
    games: int,
    judge: Judge[Q],
    step: Progress,
    kept: Kept,
    tell: Callable[[Sequence[tuple[Q, str, Estimate]]], None],
) -> list[tuple[Q, str, Estimate]]:
    """Ask what is not known yet; then all figures."""

    def known() -> list[tuple[Q, str, Estimate]]:
        return [
            (question, figure, estimate)
            for question in questions
            for figure, estimate in kept.get(names[question]) or []
        ]

    names = {question: _name(job, games, question) for question in questions}
    missing = [question for question in questions if kept.get(names[question]) is None]
    step(games * (len(questions) - len(missing)))
    if missing:
        for question, figures in judge(job, missing, games):
            kept.add(names[question], figures)
            tell(known())
    else:
        step(games)  # of the free games, which nothing is compared with
    return known()


def _name(job: Job, games: int, question: Hashable) -> str:
    """A question as it is kept: the same games always begin with the same seed."""
    return f"{job.seed} {games} {question!r}"


def steady(figure: Estimate, games: int, planned: int) -> Estimate:
    """A figure with an interval and a `p` that hold however often one asks for more games."""
    error = (figure.high - figure.low) / 2 / t_quantile(max(1, games - 1))
    half = always.room(games, planned) * error
    p = always.steady(figure.p, games, planned)
    return replace(figure, low=figure.value - half, high=figure.value + half, p=p)


def _clearest(
    rows: Sequence[tuple[Q, str, Estimate]], ps: Sequence[float] | None = None, again: int = 0
) -> dict[Q, Found[Q]]:
    """Of each question the figure that is least likely to be chance."""
    found: dict[Q, Found[Q]] = {}
    for place, (question, figure, estimate) in enumerate(rows):
        known = found.get(question)
        if known is None or estimate.p < known.estimate.p:
            p = ps[place] if ps else 1.0
            found[question] = Found(question, figure, estimate, p, again)
    return found
