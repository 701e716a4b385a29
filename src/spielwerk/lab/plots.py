"""Small plots as SVG text: no dependencies, no network, light and dark by CSS."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from spielwerk.lab.stats import Estimate

WIDTH = 480  # wide enough for labels, narrow enough to be read on a phone
WIDE = 760  # for plots with long labels
LONG = WIDTH // 15  # letters of a label; longer ones need a wide plot
LETTER = 6.9  # the width of a letter, about
COLOURS = 8  # classes c0 … c7, set in STYLE for light and dark
DASHES = 4  # classes d0 … d3: lines differ without colours too
# Okabe and Ito's colours, which the colour-blind can tell apart; lifted for dark grounds.
STYLE = """
.plot{--ground:#fff;--ink:#1d2530;--soft:#5d6b7a;--grid:#dfe4ea;--k0:#0072b2;--k1:#d55e00;--k2:#009e73;--k3:#cc79a7;
--k4:#b8860b;--k5:#56b4e9;--k6:#7a5195;--k7:#6b7785;font:13px system-ui,sans-serif}
@media(prefers-color-scheme:dark){.plot{--ground:#1b222b;--ink:#e6ebf1;--soft:#9aa8b7;--grid:#333e4a;--k0:#4fb0ea;
--k1:#ff8f4a;--k2:#3fcf9f;--k3:#e79fc9;--k4:#e8c14d;--k5:#8fd3ff;--k6:#b59ae0;--k7:#a3afbb}}
.plot text{fill:var(--ink)}.plot .soft{fill:var(--soft)}.plot .end{text-anchor:end}
.plot .mid{text-anchor:middle}.plot .grid{stroke:var(--grid)}.plot .mark{stroke:var(--soft);
stroke-dasharray:4 3}.plot .band{opacity:.18;stroke:none}.plot .line{fill:none;stroke-width:2.2}
.plot .area{stroke:var(--ground);stroke-width:1.5}.plot .halo{stroke-width:2;opacity:.85}
.plot .d1{stroke-dasharray:8 4}.plot .d2{stroke-dasharray:2 3}.plot .d3{stroke-dasharray:10 3 2 3}
""" + "".join(
    f".plot .c{n}{{fill:var(--k{n});stroke:var(--k{n})}}.plot .c{n}.line{{fill:none}}"
    for n in range(COLOURS)
)

Format = Callable[[float], str]


@dataclass(frozen=True)
class ForestRow:
    """A labelled figure."""

    label: str
    figure: Estimate
    note: str = ""
    colour: int = 0
    expected: float | None = None


def svg(body: list[str], height: float, title: str, width: float = WIDTH) -> str:
    """A whole picture with its own colours, so that it also stands alone."""
    return (
        f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'role="img" aria-label="{escape(title, True)}"><title>{escape(title)}</title>'
        + "".join(body)
        + "</svg>"
    )


def alone(picture: str) -> str:
    """A picture as a file of its own."""
    return picture.replace("<title>", f"<style>{STYLE}</style><title>", 1)


def is_long(rows: Sequence[ForestRow]) -> bool:
    """Whether the labels of some rows need a wide plot."""
    return any(len(row.label) > LONG for row in rows)


def forest(
    rows: Sequence[ForestRow],
    title: str,
    show: Format,
    expected: float | None = None,
    width: int = WIDTH,
) -> str:
    """Figures with their intervals, one below the other, and a line where they should be."""
    step = 24
    said = [show(row.figure.value) + (f" · {row.note}" if row.note else "") for row in rows]
    most = width // 15  # letters of a label
    left = 24 + LETTER * min(most, max((len(row.label) for row in rows), default=0))
    right = 24 + LETTER * max(map(len, said), default=0)
    marks = [row.expected for row in rows if row.expected is not None]
    marks += [] if expected is None else [expected]
    values = [v for row in rows for v in (row.figure.low, row.figure.high)] + marks
    scale = Scale(min(values, default=0), max(values, default=1), left, width - right)
    height = len(rows) * step + 30
    body = scale.grid(show, 4, height - 22)
    if expected is not None:
        x = scale(expected)
        body.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - 24}"/>')
    for place, row in enumerate(rows):
        y = place * step + 17
        body.append(_text(left - 10, y + 4, _cut(row.label, most), "end"))
        low, high, at = scale(row.figure.low), scale(row.figure.high), scale(row.figure.value)
        colour = f"c{row.colour % COLOURS}"
        body.append(
            f'<line class="{colour} halo" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
        )
        body.append(f'<circle class="{colour}" cx="{at:.1f}" cy="{y}" r="4.5"/>')
        if row.expected is not None:
            x = scale(row.expected)
            body.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 9}" y2="{y + 9}"/>')
        body.append(_text(width - right + 12, y + 4, said[place], "soft"))
    return svg(body, height, title, width)


def columns(series: Mapping[str, Mapping[int, float]], title: str, show: Format) -> str:
    """Histograms side by side in each step, as shares."""
    xs = sorted({x for found in series.values() for x in found})
    if not xs:
        return svg([], 20, title)
    low, high = xs[0], xs[-1]
    wide = max(1, ceil((high - low + 1) / 40))  # at most 40 columns
    bins: dict[str, dict[int, float]] = {}
    for name, found in series.items():
        total = sum(found.values()) or 1
        bins[name] = {}
        for x, count in found.items():
            place = (x - low) // wide
            bins[name][place] = bins[name].get(place, 0) + count / total
    slots = (high - low) // wide + 1
    top = max((share for found in bins.values() for share in found.values()), default=1)
    left, bottom, height = 54, 34, 220
    scale = Scale(0, top, height - bottom, 12, floor_zero=True)
    body = scale.rows(show, left, WIDTH - 10)
    slot = (WIDTH - left - 14) / slots
    bar = slot * 0.86 / len(bins)
    for number, shares in enumerate(bins.values()):
        for place, share in sorted(shares.items()):
            left_edge, y = left + place * slot + slot * 0.07 + number * bar, scale(share)
            body.append(
                f'<rect class="c{number % COLOURS}" stroke="none" x="{left_edge:.1f}" y="{y:.1f}" '
                f'width="{max(bar - 1, 1):.1f}" height="{height - bottom - y:.1f}" rx="1.5"/>'
            )
    widest = max(len(str(high)) * (1 if wide == 1 else 2) + 2, 3)
    every = max(1, ceil(widest * (LETTER + 1) / slot))
    for place in range(0, slots, every):
        first = low + place * wide
        said = str(first) if wide == 1 else f"{first}–{first + wide - 1}"
        body.append(_text(left + (place + 0.5) * slot, height - bottom + 17, said, "mid soft"))
    return svg(body + _legend(list(bins), left, height), height + _legend_height(bins), title)


@dataclass(frozen=True)
class Curve:
    """A line with a band of uncertainty."""

    name: str
    points: Sequence[tuple[float, Estimate]]
    colour: int | None = None  # the next one, unless lines belong together
    dash: int | None = None

    def looks(self, number: int) -> str:
        """The classes of the line that is drawn as this number."""
        colour = number if self.colour is None else self.colour
        dash = number if self.dash is None else self.dash
        return f"c{colour % COLOURS} d{dash % DASHES}"


def lines(
    series: Sequence[Curve],
    title: str,
    show: Format,
    show_x: Format = lambda x: f"{x:g}",
    expected: float | None = None,
    x_title: str = "",
) -> str:
    """Lines over time."""
    every = [(x, figure) for line in series for x, figure in line.points]
    left, bottom, height = 54, 34, 240
    low_x, high_x = min((x for x, _ in every), default=0), max((x for x, _ in every), default=1)
    low = min(
        [figure.low for _, figure in every] + ([] if expected is None else [expected]), default=0
    )
    high = max([figure.high for _, figure in every], default=1)
    across = Scale(low_x, high_x, left + 6, WIDTH - 24, pad=0)
    up = Scale(low, high, height - bottom, 12, floor_zero=0 <= low < high / 2)
    body = up.rows(show, left, WIDTH - 10)
    if expected is not None:
        y = up(expected)
        body.append(f'<line class="mark" x1="{left}" x2="{WIDTH - 10}" y1="{y:.1f}" y2="{y:.1f}"/>')
    for number, line in enumerate(series):
        looks = line.looks(number)
        upper = [f"{across(x):.1f},{up(figure.high):.1f}" for x, figure in line.points]
        lower = [f"{across(x):.1f},{up(figure.low):.1f}" for x, figure in line.points]
        middle = [f"{across(x):.1f},{up(figure.value):.1f}" for x, figure in line.points]
        body.append(f'<polygon class="{looks} band" points="{" ".join(upper + lower[::-1])}"/>')
        body.append(f'<polyline class="{looks} line" points="{" ".join(middle)}"/>')
    whole = all(x == int(x) for x, _ in every)
    for x in across.ticks(8):
        if not whole or x == int(x):
            body.append(_text(across(x), height - bottom + 17, show_x(x), "mid soft"))
    if x_title:
        body.append(_text(WIDTH - 10, height - bottom + 31, x_title, "end soft"))
    names = [line.name for line in series]
    drawn = [line.looks(number) for number, line in enumerate(series)]
    more = _legend(names, left, height, drawn)
    return svg(body + more, height + _legend_height(names), title)


def stack(
    xs: Sequence[float],
    series: Mapping[str, Sequence[float]],
    title: str,
    show: Format,
    x_title: str = "",
) -> str:
    """Shares of a whole over time, one area above the other."""
    left, bottom, height = 54, 34, 220
    across = Scale(xs[0], xs[-1] if len(xs) > 1 else xs[0] + 1, left + 2, WIDTH - 24, pad=0)
    tops = [sum(values[place] for values in series.values()) for place in range(len(xs))]
    up = Scale(0, max(tops, default=1) or 1, height - bottom, 12, floor_zero=True)
    body = up.rows(show, left, WIDTH - 10)
    base = [0.0] * len(xs)
    for number, values in enumerate(series.values()):
        above = [low + value for low, value in zip(base, values, strict=True)]
        edge = [f"{across(x):.1f},{up(y):.1f}" for x, y in zip(xs, above, strict=True)]
        back = [f"{across(x):.1f},{up(y):.1f}" for x, y in zip(xs, base, strict=True)]
        body.append(
            f'<polygon class="c{number % COLOURS} area" opacity=".85" '
            f'points="{" ".join(edge + back[::-1])}"/>'
        )
        base = above
    for x in across.ticks(8):
        if x == int(x):
            body.append(_text(across(x), height - bottom + 17, f"{x:g}", "mid soft"))
    if x_title:
        body.append(_text(WIDTH - 10, height - bottom + 31, x_title, "end soft"))
    names = list(series)
    return svg(body + _legend(names, left, height), height + _legend_height(names), title)


def heat(
    rows: Sequence[str],
    cells: Sequence[str],
    values: Mapping[tuple[int, int], float],
    title: str,
    show: Format,
    middle: float,
) -> str:
    """A table of shares: blue above the middle, orange below."""
    left, top, high = 110, 46, 34
    wide = (WIDTH - left - 10) / max(1, len(cells))
    far = max((abs(value - middle) for value in values.values()), default=1) or 1
    body = []
    for place, name in enumerate(cells):
        x = left + (place + 0.5) * wide
        first, second = _wrapped(name, int(wide / LETTER))
        body += [_text(x, top - 24, first, "mid soft"), _text(x, top - 9, second, "mid soft")]
    for row, name in enumerate(rows):
        y = top + row * high
        first, second = _wrapped(name, 13)
        if first:
            body.append(_text(left - 8, y + high / 2 - 3, first, "end"))
        body.append(_text(left - 8, y + high / 2 + (12 if first else 4), second, "end"))
        for cell in range(len(cells)):
            value = values.get((row, cell))
            if value is None:
                continue
            strength = min(1.0, abs(value - middle) / far) * 0.6
            colour = "c0" if value >= middle else "c1"
            x = left + cell * wide
            body.append(
                f'<rect class="{colour}" stroke="none" opacity="{strength:.2f}" x="{x + 1:.1f}" '
                f'y="{y + 1}" width="{wide - 2:.1f}" height="{high - 2}" rx="4"/>'
            )
            body.append(_text(x + wide / 2, y + high / 2 + 4, show(value), "mid"))
    return svg(body, top + len(rows) * high + 8, title)


class Scale:
    """Figures to places on the paper."""

    def __init__(
        self,
        low: float,
        high: float,
        start: float,
        end: float,
        *,
        pad: float = 0.06,
        floor_zero: bool = False,
    ) -> None:
        if high - low < 1e-9:
            low, high = low - 0.05 * (abs(low) or 1), high + 0.05 * (abs(high) or 1)
        room = (high - low) * pad
        self.low = 0.0 if floor_zero else low - room
        self.high = high + room
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        """Where a figure stands."""
        part = (value - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self, wanted: int) -> list[float]:
        """Round figures on the way."""
        raw = (self.high - self.low) / max(1, wanted)
        unit = 10.0 ** floor(log10(raw))
        steps = [unit * k for k in (0.5, 1, 2, 5, 10)]
        wide = next(place for place, step in enumerate(steps) if place and step >= raw * 0.999)
        found = self._every(steps[wide])
        return found if len(found) > 1 else self._every(steps[wide - 1])

    def _every(self, step: float) -> list[float]:
        """The multiples of a step."""
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [round(step * number, 10) for number in range(first, last + 1)]

    def grid(self, show: Format, top: float, bottom: float) -> list[str]:
        """Upright lines with their figures below."""
        body = []
        ticks = self.ticks(max(3, int((self.end - self.start) / 60)))
        said_before = ""
        for tick, said in zip(ticks, _brief(map(show, ticks)), strict=True):
            if said == said_before:  # too close for the digits that are shown
                continue
            said_before, x = said, self(tick)
            body.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
            body.append(_text(x, bottom + 15, said, "mid soft"))
        return body

    def rows(self, show: Format, left: float, right: float) -> list[str]:
        """Level lines with their figures on the left."""
        body = []
        ticks = self.ticks(5)
        for tick, said in zip(ticks, _brief(map(show, ticks)), strict=True):
            y = self(tick)
            body.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
            body.append(_text(left - 8, y + 4, said, "end soft"))
        return body


def _text(x: float, y: float, said: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(said)}</text>'


def _brief(said: Iterable[str]) -> list[str]:
    """Figures of an axis; without their fractions, if they have none: `20 %` for `20.0 %`."""
    figures = list(said)
    brief = [re.sub(r"[.,]0+(?=\D*$)", "", figure) for figure in figures]
    whole = all(figure != short for figure, short in zip(figures, brief, strict=True))
    return brief if whole else figures


def _cut(said: str, most: int) -> str:
    return said if len(said) <= most else said[: most - 1] + "…"


def _wrapped(said: str, most: int) -> list[str]:
    """A name in two lines, the first empty if one is enough."""
    parts = re.match(r"([^- ]+[- ])(.+)", said)
    if len(said) <= most or parts is None:
        return ["", _cut(said, most)]
    return [_cut(parts[1].strip(), most), _cut(parts[2], most)]


def _places(names: Sequence[str], left: float) -> list[tuple[float, int]]:
    """Where the entries of a legend stand: a place in a row, and the row."""
    x, row, found = left, 0, []
    for name in names:
        wide = 42 + LETTER * len(name)
        if x + wide > WIDTH and x > left:
            x, row = left, row + 1
        found.append((x, row))
        x += wide
    return found


def _legend(
    names: Sequence[str], left: float, top: float, looks: Sequence[str] | None = None
) -> list[str]:
    """What the colours mean; with `looks` those of lines."""
    if len(names) < 2:
        return []
    body = []
    for number, (x, row) in enumerate(_places(names, left)):
        y = top + 6 + row * 20
        if looks:
            body.append(
                f'<line class="{looks[number]} line" x1="{x:.1f}" x2="{x + 22:.1f}" '
                f'y1="{y + 6}" y2="{y + 6}"/>'
            )
        else:
            body.append(
                f'<rect class="c{number % COLOURS}" x="{x:.1f}" y="{y}" width="12" height="12" '
                'rx="3"/>'
            )
        body.append(_text(x + (28 if looks else 18), y + 11, names[number], ""))
    return body


def _legend_height(names: Sequence[str] | Mapping[str, object]) -> float:
    if len(names) < 2:
        return 4
    return (_places(list(names), 54)[-1][1] + 1) * 20 + 8
