"""Questions of `lab probe`: restricted play, sensitivity, skill and luck, holes."""

from __future__ import annotations

from functools import partial

from spielwerk.engine.errors import meant
from spielwerk.lab import page
from spielwerk.lab.desk.question import Desk, Question
from spielwerk.lab.desk.runs import differs_by
from spielwerk.lab.plan import Plan
from spielwerk.lab.probe import PROBES, Answer, Asked, probe_page
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.wrong import wrong


def chosen(question: Question) -> list[str]:
    """The probes that are wanted."""
    kinds = [part.strip() for part in question.text("what").split(",") if part.strip()]
    for kind in kinds:
        if kind not in PROBES:
            raise wrong("probe", kind=kind, known=PROBES, near=meant(kind, PROBES))
    return kinds


def total(question: Question) -> int:
    """All their games."""
    asked = Asked(question.plan(), only=question.text("only"))
    return sum(PROBES[kind].size(asked) for kind in chosen(question))


def before(question: Question, say: Sayer) -> str:
    """What the closer look can show."""
    return differs_by(question.plan(), say)


def probe(question: Question, desk: Desk) -> None:
    """One after the other, each on the page as its rows come in."""
    plan = question.plan()
    done: list[Answer] = []
    asked = Asked(
        plan,
        only=question.text("only"),
        workers=desk.workers,
        kept=desk.folder / "probes.jsonl",
        tell=lambda answer: desk.show(partial(_page, plan, [*done, answer])),
    )
    for kind in chosen(question):
        done.append(PROBES[kind].ask(asked, desk.progress))
        desk.show(partial(_page, plan, list(done)))


def _page(plan: Plan, answers: list[Answer], say: Sayer) -> page.Page:
    return probe_page(plan, answers, say)
