"""What a probe is asked and what it answers: ranked rows for the terminal and the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.table import Table as Grid

from spielwerk.lab import page
from spielwerk.lab.plan import Plan
from spielwerk.lab.plots import ForestRow
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import Estimate

SURE = 0.05
SHOWN = 24
SHARE = "share"
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Asked:
    """What is probed."""

    plan: Plan
    only: str = "*"
    workers: int = 1
    kept: Path | None = None  # where answers are kept for a later sitting
    tell: Callable[[Answer], None] = lambda answer: None  # what is known on the way

    @property
    def job(self) -> Job:
        """The games of the first table."""
        return self.plan.jobs()[0]


@dataclass(frozen=True)
class AnswerRow:
    """One thing and its figure."""

    label: Callable[[Sayer], str]
    figure: Estimate
    unit: str = SHARE  # a share, or the figure that was counted: only alike ones make one plot
    p: float = 1.0
    note: Callable[[Sayer], str] = lambda say: ""

    @property
    def percent(self) -> bool:
        """Whether the figure is a share."""
        return self.unit == SHARE


@dataclass
class Answer:
    """The rows of one probe, the weightiest first, and sentences beside them."""

    id: str
    rows: list[AnswerRow] = field(default_factory=list)
    told: Callable[[Sayer], list[str]] = lambda say: []
    middle: float | None = 0.0  # where the plot has its line
    difference: bool = True  # figures are differences, shown with a sign
    both_ends: bool = False  # the plot shows the last rows beside the first

    def cells(self, row: AnswerRow, say: Sayer) -> list[str]:
        """A row as text."""
        figure = row.figure
        factor = 100 if row.percent else 1
        value = figure.value * factor
        sign = "+" if self.difference and value > 0 else ""
        digits = 1 if row.percent else 2
        low, high = (say.number(part * factor, digits) for part in (figure.low, figure.high))
        sure = "" if not self.difference else say("sure" if row.p < SURE else "noise")
        return [
            row.label(say),
            f"{sign}{say.number(value, digits)} ({low} … {high})",
            sure,
            row.note(say),
        ]

    def grid(self, say: Sayer) -> Grid:
        """The answer for a terminal."""
        head = [say(f"probe-{self.id}"), say(f"probe-{self.id}-figure"), "", ""]
        grid = Grid(*head, caption="\n".join(self.told(say)) or None, caption_justify="left")
        for row in self.rows:
            style = "bold" if self.difference and row.p < SURE else ""
            grid.add_row(*self.cells(row, say), style=style)
        return grid

    def blocks(self, say: Sayer) -> list[page.Block]:
        """The answer for a page."""
        made: list[page.Block] = [page.text(say(f"probe-{self.id}-note"), "lead")]
        made += [page.text(said) for said in self.told(say)]
        for unit in dict.fromkeys((SHARE, *(row.unit for row in self.rows))):
            rows = [
                ForestRow(row.label(say), row.figure, colour=_colour(row, self.difference))
                for row in self.rows
                if row.unit == unit
            ]
            if self.both_ends and len(rows) > SHOWN:
                rows = rows[: SHOWN // 2] + rows[-SHOWN // 2 :]
            if rows:
                caption, show = say(f"probe-{self.id}-figure"), say.share1
                if unit != SHARE:
                    caption, show = (
                        say("probe-other-figure", figure=say(f"figure-{unit}")),
                        say.signed,
                    )
                elif self.difference:
                    show = say.points
                made.append(page.forest(rows[:SHOWN], caption, show, self.middle))
        if self.rows:
            head = [say(f"probe-{self.id}"), say(f"probe-{self.id}-figure"), "", ""]
            sure = [self.difference and row.p < SURE for row in self.rows]
            table = page.table(head, [self.cells(row, say) for row in self.rows], sure)
            made.append(page.folded(say("all-rows", count=len(self.rows)), table))
        return made


@dataclass(frozen=True)
class Probe:
    """How long it takes, and how it is done."""

    size: Callable[[Asked], int]
    ask: Callable[[Asked, Progress], Answer]


def _colour(row: AnswerRow, difference: bool) -> int:
    if not difference:
        return 0
    return 7 if row.p >= SURE else 0 if row.figure.value > 0 else 1


def probe_page(plan: Plan, answers: Sequence[Answer], say: Sayer) -> page.Page:
    """All answers as one page."""
    title = say("probe-title", game=say.name("game-title"))
    about = say(
        "probe-about",
        games=plan.games,
        players=plan.players[0],
        bots=", ".join(plan.bots),
        seed=str(plan.seed),
    )
    body: list[page.Block] = [page.heading(title), page.text(about, "lead")]
    body += [
        page.section(answer.id, say(f"probe-{answer.id}"), answer.blocks(say)) for answer in answers
    ]
    return page.Page(title, say.lang, body)
