"""Dose and response: one number of the files turned step by step on common seeds.

A target that is met at one setting says nothing about the next: balance may be a slope, a plateau
or a cliff, where one step more makes it another game. So the whole curve is shown, and cliffs are
named.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from spielwerk.engine.errors import meant
from spielwerk.lab import always, page, plots
from spielwerk.lab.compare import FAR, PART, figure_name
from spielwerk.lab.metrics import is_share
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.probe.outcomes import outcomes, party_names
from spielwerk.lab.probe.sensitivity import columns_of
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, mean_of, share_of
from spielwerk.lab.tune import Knob, turn
from spielwerk.lab.wrong import wrong

MOST = 40  # settings of one curve
STEEP = 0.4  # a step that makes so much of the whole curve is a cliff
NEAR = 2  # settings on either side that tell whether a step is more than noise


@dataclass(frozen=True)
class Dose:
    """A setting and what it gave."""

    value: int
    figure: Estimate


@dataclass(frozen=True)
class Cliff:
    """Between two neighbours the figure jumps."""

    low: int
    high: int
    jump: Estimate  # with an interval for all steps together


@dataclass(frozen=True)
class Response:
    """The curve of one figure over one knob."""

    key: str
    figure: str
    players: int
    games: int
    doses: list[Dose]
    cliffs: list[Cliff]
    wanted: int  # settings of the whole curve; cliffs are only named when all are there


def respond(
    plan: Plan,
    knob: Knob,
    figure: str,
    *,
    workers: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    known: MutableMapping[str, list[float]] | None = None,
    tell: Callable[[Response], None] = lambda found: None,
) -> Response:
    """Play every setting of a knob on the same seeds.

    `known` keeps what each setting gave, for a later sitting; `tell` hears the curve as it grows.
    """
    values = settings(knob)
    plans = [turn(plan, {knob.key: str(value)}).check() for value in values]
    kept = {} if known is None else known
    rows: list[list[float]] = []

    def response() -> Response:
        there = values[: len(rows)]
        return Response(
            knob.key,
            figure,
            plan.players[0],
            plan.games,
            doses(there, rows, figure),
            cliffs(there, rows, figure) if len(rows) == len(values) else [],
            len(values),
        )

    for one in plans:
        name = f"{Provenance.of(one).key} {one.games} {figure}"
        if name not in kept:
            kept[name] = _played(one, figure, workers, progress)
        else:
            progress(one.games)
        rows.append(kept[name])
        tell(response())
    return response()


def _played(plan: Plan, figure: str, workers: int, progress: Callable[[int], None]) -> list[float]:
    """A figure, game by game."""
    job = plan.jobs()[0]
    known = columns_of(outcomes(job, plan.games, workers, progress), party_names(job))
    if figure not in known and not figure.startswith("end("):
        raise wrong("figure", figure=figure, known=sorted(known), near=meant(figure, known))
    return known.get(figure, [0.0] * plan.games)


def settings(knob: Knob) -> list[int]:
    """The values of a knob, in order."""
    values = list(range(knob.low, knob.high + 1, knob.step))
    if knob.values or len(values) < 3:
        raise wrong("curve", knob=knob.key)
    if len(values) > MOST:
        better = f"{knob.key}={knob.low}..{knob.high}..{len(values) // MOST + 1}"
        raise wrong("curve-long", knob=knob.key, settings=len(values), most=MOST, better=better)
    return values


def doses(values: Sequence[int], rows: Sequence[Sequence[float]], figure: str) -> list[Dose]:
    """The figure at each setting."""
    share = is_share(figure)
    return [
        Dose(value, share_of(sum(row), len(row)) if share else mean_of(row))
        for value, row in zip(values, rows, strict=True)
    ]


def cliffs(values: Sequence[int], rows: Sequence[Sequence[float]], figure: str) -> list[Cliff]:
    """The steps that make much of the whole curve, matter, and are more than noise."""
    means = [fmean(row) for row in rows]
    whole = max(means) - min(means)
    matter = FAR if is_share(figure) else PART * abs(fmean(means))
    found = []
    for place in range(len(rows) - 1):
        size = means[place + 1] - means[place]
        if abs(size) < max(STEEP * whole, matter):
            continue
        around = _around(rows, place)
        error = stdev(around) / sqrt(len(around)) if len(around) > 1 else 0.0
        middle = fmean(around)
        jump = always.valid(
            Estimate(middle, middle, middle, n=len(around)),
            error,
            len(around),
            always.SURE / (len(rows) - 1),
        )
        if jump.p * (len(rows) - 1) < always.SURE:
            found.append(Cliff(values[place], values[place + 1], jump))
    return found


def _around(rows: Sequence[Sequence[float]], place: int) -> list[float]:
    """Game by game: the settings just above a step less those just below."""
    below = rows[max(0, place + 1 - NEAR) : place + 1]
    above = rows[place + 1 : place + 1 + NEAR]
    return [
        fmean(row[game] for row in above) - fmean(row[game] for row in below)
        for game in range(len(rows[place]))
    ]


def told(found: Response, say: Sayer) -> list[str]:
    """What the curve says, in sentences."""
    percent = is_share(found.figure)
    name = figure_name(found.figure, say)
    if len(found.doses) < found.wanted:
        return [say("dose-so-far", there=len(found.doses), wanted=found.wanted)]
    if not found.cliffs:
        return [say("dose-no-cliff", name=name, key=found.key)]
    said = []
    for cliff in found.cliffs:
        below = [dose.figure.value for dose in found.doses if dose.value <= cliff.low]
        above = [dose.figure.value for dose in found.doses if dose.value >= cliff.high]
        low, high = (_span(values, say, percent) for values in (below, above))
        said.append(
            say(
                "dose-cliff",
                name=name,
                key=found.key,
                low=cliff.low,
                high=cliff.high,
                before=low,
                after=high,
            )
        )
    return said


def _span(values: Sequence[float], say: Sayer, percent: bool) -> str:
    show = say.share if percent else say.number
    low, high = show(min(values)), show(max(values))
    return low if low == high else f"{low} – {high}"


def cells(found: Response, say: Sayer) -> list[list[str]]:
    """A row a setting."""
    percent = is_share(found.figure)
    steep = {cliff.high for cliff in found.cliffs}
    return [
        [
            say.whole(dose.value),
            say.interval(dose.figure, percent=percent),
            say("dose-here") if dose.value in steep else "",
        ]
        for dose in found.doses
    ]


def dose_page(found: Response, say: Sayer, command: str = "") -> page.Page:
    """The curve as one page."""
    name = figure_name(found.figure, say)
    title = say("dose-title", game=say.name("game-title"), key=found.key)
    curve = plots.Curve(name, [(float(dose.value), dose.figure) for dose in found.doses])
    show = say.share if is_share(found.figure) else say.short
    picture = plots.lines([curve], title, show, say.short, x_title=found.key)
    caption = say("dose-caption", name=name, games=found.games, players=found.players)
    level = "warn" if found.cliffs else "good" if len(found.doses) == found.wanted else "note"
    head = [found.key, name, ""]
    body: list[page.Block] = [
        page.heading(title),
        page.section(
            "dose",
            name,
            [
                page.found([(level, sentence) for sentence in told(found, say)]),
                page.figure(picture, caption),
                page.table(head, cells(found, say)),
            ],
        ),
    ]
    if command:
        body.append(page.section("provenance", say("part-provenance"), [page.raw(command)]))
    return page.Page(title, say.lang, body)
