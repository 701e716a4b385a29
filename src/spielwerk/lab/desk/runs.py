"""Questions that a run of games answers: report, worth of cards, comparison with the game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

from spielwerk.lab import page
from spielwerk.lab.ask import ask, parties_of, reach
from spielwerk.lab.baseline import baseline, begin, growing, own_plan
from spielwerk.lab.compare import Comparison, apart, comparison_blocks
from spielwerk.lab.desk.question import Desk, Question
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.reading import Reading
from spielwerk.lab.report import about, report_page
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.sections.things import every_card
from spielwerk.lab.stats import share_of


def once(question: Question) -> int:
    """A run."""
    plan = question.plan()
    return plan.games * len(plan.players)


def twice(question: Question) -> int:
    """Two of them."""
    return 2 * once(question)


def with_own(question: Question) -> int:
    """A run, and the game as it is beside it if the pack changes anything."""
    return twice(question) if baseline(question.plan()) else once(question)


def known_to(plan: Plan, say: Sayer) -> str:
    """How well so many games tell a win share."""
    fair = share_of(plan.games / parties_of(plan), plan.games)
    half = (fair.high - fair.low) / 2
    return say("desk-known", games=plan.games, half=say.number(half * 100))


def differs_by(plan: Plan, say: Sayer) -> str:
    """Which difference so many games show."""
    found = reach(plan)
    return say(
        "ask-before",
        games=found.games,
        smallest=say.number(found.smallest * 100),
        wanted=say.whole(found.wanted * 100),
        needed=say.whole(found.needed),
    )


def before_run(question: Question, say: Sayer) -> str:
    """What a run can show."""
    return known_to(question.plan(), say)


def before_report(question: Question, say: Sayer) -> str:
    """What a run can show, and what it can beside the game as it is."""
    plan = question.plan()
    known = known_to(plan, say)
    return f"{known} {said_beside(plan, say)}" if baseline(plan) else known


def said_beside(plan: Plan, say: Sayer) -> str:
    """That the game as it is will be played too, and what that can show."""
    games = plan.games * len(plan.players)
    return f"{say('beside-before', games=games)} {differs_by(plan, say)}"


def before_comparing(question: Question, say: Sayer) -> str:
    """What a comparison can show."""
    plan = question.plan()
    return " ".join(filter(None, (differs_by(plan, say), apart(plan.crews, say))))


def report(question: Question, desk: Desk) -> None:
    """The whole report, as it grows, beside the game as it is."""
    for reading in readings(question, desk, baseline(question.plan())):
        desk.show(partial(_report, reading))


def worth(question: Question, desk: Desk) -> None:
    """The worth of every card, from the same games as the report."""
    for reading in readings(question, desk):
        desk.show(partial(_worth, reading))


def readings(question: Question, desk: Desk, own: Plan | None = None) -> Iterator[Reading]:
    """A run of bots, read as it grows."""
    stores = begin(folder_of(question, desk), question.plan(), own)
    with closing(growing(stores, desk.workers, progress=desk.progress)) as looks:  # type: ignore[type-var]
        yield from looks


def folder_of(question: Question, desk: Desk) -> Path:
    """The run that report, worth and comparison share, where they ask for the same games."""
    return desk.folder / f"run-{Provenance.of(question.plan()).key}"


def _report(reading: Reading, say: Sayer) -> page.Page:
    return report_page(reading, say.lang)


def _worth(reading: Reading, say: Sayer) -> page.Page:
    title = say("worth-title", game=say.name("game-title"))
    cards = every_card(reading, say) or [page.text(say("worth-none"))]
    lead = page.text(about(reading, say), "lead")
    return page.Page(
        title,
        say.lang,
        [page.heading(title), lead, page.section("cards", say("part-cards"), cards)],
    )


def compare(question: Question, desk: Desk) -> None:
    """The pack against the game itself."""
    changed, folder = question.plan(), folder_of(question, desk)
    own = own_plan(changed)
    found = ask(own, changed, folder, workers=desk.workers, progress=desk.progress)
    with closing(found) as comparisons:  # type: ignore[type-var]
        for one in comparisons:
            desk.show(partial(_comparison, one))


def _comparison(found: Comparison, say: Sayer) -> page.Page:
    named = replace(found, base=say("compare-game"), name=say("compare-pack"))
    return comparison_blocks([], [named], say)
