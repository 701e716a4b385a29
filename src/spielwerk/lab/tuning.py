"""The way of a search for better numbers, as a page: every setting that was tried."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.lab import page, plots
from spielwerk.lab.compare import figure_name
from spielwerk.lab.metrics import is_share
from spielwerk.lab.patch import patch_of
from spielwerk.lab.plan import Plan
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate
from spielwerk.lab.tune import Goal, Trial


def tuning_page(
    plan: Plan, goals: Sequence[Goal], trials: Sequence[Trial], done: bool, say: Sayer
) -> page.Page:
    """What was tried so far, the best first; at the end the numbers as a patch."""
    title = say("tune-title", game=say.name("game-title"))
    tried = [trial for trial in trials if not trial.refused]
    best = min(tried, key=lambda trial: (not trial.met, trial.loss)) if tried else None
    blocks: list[page.Block] = [page.text(say("tune-note", games=plan.games), "lead")]
    if done and best:
        told = ("good", say("tune-met")) if best.met else ("warn", say("tune-missed"))
        blocks.append(page.found([told]))
    else:
        blocks.append(page.found([("note", say("tune-so-far", count=len(trials)))]))
    if len(tried) > 1:
        points = [(float(place + 1), _plain(trial.loss)) for place, trial in enumerate(tried)]
        caption = say("tune-plot")
        curve = plots.Curve(say("tune-off"), points)
        picture = plots.lines([curve], caption, say.number, x_title=say("tune-trial"))
        blocks.append(page.figure(picture, caption))
    if trials:
        blocks.append(_table(goals, trials, best, plan, say))
    made: list[page.Block] = [page.heading(title), page.section("tune", say("tune-part"), blocks)]
    if done and best:
        patch = patch_of(plan, best.changes)
        made.append(page.section("patch", say("tune-patch"), [page.raw(patch)]))
    return page.Page(title, say.lang, made)


def _plain(value: float) -> Estimate:
    return Estimate(value, value, value)


def _table(
    goals: Sequence[Goal], trials: Sequence[Trial], best: Trial | None, plan: Plan, say: Sayer
) -> page.Table:
    wanted = [(goal.figure, players) for goal in goals for players in goal.tables(plan)]
    names = [
        say("at-table", name=_named(figure, say), players=players) for figure, players in wanted
    ]
    head = [say("tune-setting"), *names, say("tune-off"), ""]
    order = sorted(trials, key=lambda trial: (bool(trial.refused), not trial.met, trial.loss))
    rows = []
    for trial in order:
        setting = ", ".join(f"{key} = {value}" for key, value in trial.changes.items())
        if trial.refused:
            rows.append([setting, *("–" for _ in wanted), "–", trial.refused])
            continue
        figures = [_shown(figure, say)(trial.values[figure, table]) for figure, table in wanted]
        rows.append([setting, *figures, say.number(trial.loss, 2), "✓" if trial.met else ""])
    return page.table(head, rows, [trial is best for trial in order])


def _inner(figure: str) -> str:
    return figure[len("median(") : -1] if figure.startswith("median(") else figure


def _named(figure: str, say: Sayer) -> str:
    name = figure_name(_inner(figure), say)
    return say("tune-median", name=name) if figure.startswith("median(") else name


def _shown(figure: str, say: Sayer) -> plots.Format:
    return say.share1 if is_share(_inner(figure)) else say.number
