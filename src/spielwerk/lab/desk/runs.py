"""Questions that a run of games answers: report, worth of cards, comparison with the game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial

from spielwerk.lab import page
from spielwerk.lab.ask import ask, parties_of, reach
from spielwerk.lab.compare import Comparison, apart, comparison_blocks
from spielwerk.lab.desk.question import Desk, Question
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.reading import Reading
from spielwerk.lab.report import about, report_page
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.sections.things import every_card
from spielwerk.lab.sharpen import together
from spielwerk.lab.stats import share_of
from spielwerk.lab.store import RunFolder


def once(question: Question) -> int:
    """A run."""
    plan = question.plan()
    return plan.games * len(plan.players)


def twice(question: Question) -> int:
    """Two of them."""
    return 2 * once(question)


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


def before_comparing(question: Question, say: Sayer) -> str:
    """What a comparison can show."""
    plan = question.own_plan()
    return " ".join(filter(None, (differs_by(plan, say), apart(plan.crews, say))))


def report(question: Question, desk: Desk) -> None:
    """The whole report, as it grows."""
    for reading in readings(question, desk):
        desk.show(partial(_report, reading))


def worth(question: Question, desk: Desk) -> None:
    """The worth of every card, from the same games as the report."""
    for reading in readings(question, desk):
        desk.show(partial(_worth, reading))


def readings(question: Question, desk: Desk) -> Iterator[Reading]:
    """A run of bots, read as it grows."""
    provenance = Provenance.of(question.plan())
    store = RunFolder.begin(desk.folder / f"run-{provenance.key}", provenance)
    with store.alone(), closing(together([store], desk.workers, progress=desk.progress)) as looks:  # type: ignore[type-var]
        for _ in looks:
            yield Reading(store)


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
    own, changed = question.own_plan(), question.plan()
    folder = desk.folder / f"compare-{Provenance.of(changed).key}"
    found = ask(own, changed, folder, workers=desk.workers, progress=desk.progress)
    with closing(found) as comparisons:  # type: ignore[type-var]
        for one in comparisons:
            desk.show(partial(_comparison, one))


def _comparison(found: Comparison, say: Sayer) -> page.Page:
    named = replace(found, base=say("compare-game"), name=say("compare-pack"))
    return comparison_blocks([], [named], say)
