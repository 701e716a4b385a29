"""Questions that turn numbers of the files: `lab dose` and `lab tune`."""

from __future__ import annotations

from functools import partial

from spielwerk.lab import page
from spielwerk.lab.desk.notes import Notes
from spielwerk.lab.desk.question import Desk, Question
from spielwerk.lab.desk.runs import known_to
from spielwerk.lab.dose import Response, dose_page, respond, settings
from spielwerk.lab.metrics import short
from spielwerk.lab.plan import Plan
from spielwerk.lab.probe.outcomes import party_names
from spielwerk.lab.probe.sensitivity import numbers
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.tune import Bench, Goal, Knob, Trial, search
from spielwerk.lab.tuning import tuning_page

AROUND = 4  # a knob to begin with goes a quarter down and up


def knobs(game: str) -> tuple[str, ...]:
    """Every number of the files as a knob to begin with."""
    found = []
    for key, value in numbers(game):
        step = max(1, abs(value) // AROUND)
        found.append(f"{key}={value - step}..{value + step}")
    return tuple(found)


def figures(plan: Plan) -> tuple[str, ...]:
    """Figures to begin with."""
    parties = party_names(plan.jobs()[0])
    return (*(f"share({short(party)})" for party in parties), "rounds", "decisions")


def targets(plan: Plan) -> tuple[str, ...]:
    """Targets to begin with: a fair share of each, and a length."""
    shares = [name for name in figures(plan) if name.startswith("share(")]
    fair = round(1 / max(1, len(shares)), 2)
    return (*(f"{name}={fair}" for name in shares), "median(rounds)<=20", "comeback>=0.2")


# dose


def _knob(question: Question) -> Knob:
    knob = Knob.parse(question.text("knob"))
    knob.check(question.plan())
    return knob


def dose_total(question: Question) -> int:
    """Every setting."""
    return question.plan().games * len(settings(_knob(question)))


def dose_before(question: Question, say: Sayer) -> str:
    """How sharp the curve gets."""
    return known_to(question.plan(), say)


def dose(question: Question, desk: Desk) -> None:
    """The curve, as it grows."""
    notes: Notes[list[float]] = Notes(desk.folder / "doses.jsonl", list[float])
    respond(
        question.plan(),
        _knob(question),
        question.text("figure"),
        workers=desk.workers,
        progress=desk.progress,
        known=notes,
        tell=lambda found: desk.show(partial(_curve, found)),
    )


def _curve(found: Response, say: Sayer) -> page.Page:
    return dose_page(found, say)


# tune


def _goals(question: Question) -> tuple[list[Goal], list[Knob]]:
    plan = question.plan()
    goals = [Goal.parse(line) for line in question.lines("target")]
    turned = [Knob.parse(line) for line in question.lines("knob")]
    for goal in goals:
        goal.tables(plan)
    for knob in turned:
        knob.check(plan)
    return goals, turned


def tune_total(question: Question) -> int:
    """All trials; one that seems good is played again, twice as long."""
    _goals(question)
    plan = question.plan()
    return plan.games * len(plan.players) * question.number("trials")


def tune_before(question: Question, say: Sayer) -> str:
    """How well a trial tells its figures."""
    return known_to(question.plan(), say)


def tune(question: Question, desk: Desk) -> None:
    """Setting after setting."""
    plan = question.plan()
    goals, turned = _goals(question)
    notes: Notes[list[tuple[str, int, float]]] = Notes(
        desk.folder / "trials.jsonl", list[tuple[str, int, float]]
    )
    trials: list[Trial] = []

    def tried(trial: Trial) -> None:
        trials.append(trial)
        desk.show(partial(tuning_page, plan, goals, list(trials), False))

    bench = Bench(desk.workers, desk.progress, notes)
    best = search(
        plan, goals, turned, trials=question.number("trials"), bench=bench, progress=tried
    )
    if best not in trials:
        trials.append(best)
    desk.show(partial(tuning_page, plan, goals, list(trials), True))
