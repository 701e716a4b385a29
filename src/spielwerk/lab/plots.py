"""The lab's plots, as specifications of Vega-Lite (see `drawing`)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from spielwerk.lab.drawing import DASHES, GROUND, HOVER, SOFT, STYLE, Plot, Spec, colour, config
from spielwerk.lab.numbers import Shown
from spielwerk.lab.stats import Estimate

__all__ = ["STYLE", "Curve", "ForestRow", "Plot", "columns", "forest", "heat", "lines", "stack"]

WIDTH = 480  # wide enough for labels, narrow enough to be read on a phone
WIDE = 760  # for plots with long labels
LONG = WIDTH // 15  # letters of a label; longer ones need a wide plot
LETTER = 6.6  # the width of a letter, about
BINS = 40  # columns of a histogram, at most
FAINT = 0.18  # of bands

Format = Shown


@dataclass(frozen=True)
class ForestRow:
    """A labelled figure."""

    label: str
    figure: Estimate
    note: str = ""
    colour: int = 0
    expected: float | None = None


def is_long(rows: Sequence[ForestRow]) -> bool:
    """Whether the labels of some rows need a wide plot."""
    return any(len(row.label) > LONG for row in rows)


def forest(
    rows: Sequence[ForestRow],
    title: str,
    show: Shown,
    expected: float | None = None,
    width: int = WIDTH,
) -> Plot:
    """Figures with their intervals, one below the other, and a line where they should be."""
    values = [
        {
            "row": place,
            "low": row.figure.low,
            "value": row.figure.value,
            "high": row.figure.high,
            "expected": row.expected,
            "colour": colour(row.colour),
            "said": show(row.figure.value) + (f" · {row.note}" if row.note else ""),
            "hover": f"{row.label}: {_interval(row.figure, show)}",
        }
        for place, row in enumerate(rows)
    ]
    labels = {
        "labelExpr": _names([row.label for row in rows]),
        "labelLimit": width * 0.48,
        "labelColor": "var(--ink)",
        "grid": False,
        "title": None,
    }
    down = {"field": "row", "type": "ordinal", "axis": labels}
    paint = {"field": "colour", "type": "nominal", "scale": None}
    hover = {"field": "hover"}
    layers: list[Spec] = [
        {
            "mark": {"type": "rule", "strokeWidth": 2, "opacity": 0.85},
            "encoding": {"x": _across("low", show), "x2": {"field": "high"}, "color": paint},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 64, "opacity": 1},
            "encoding": {"x": _across("value", show), "color": paint, "tooltip": hover},
        },
        {
            "mark": {"type": "text", "align": "left", "dx": 12, "color": SOFT, "clip": False},
            "encoding": {"x": {"value": "width"}, "text": {"field": "said"}},
        },
    ]
    if any(row.expected is not None for row in rows):
        layers.append(
            {
                "transform": [{"filter": "isValid(datum.expected)"}],
                "mark": {"type": "tick", "color": SOFT, "size": 18},
                "encoding": {"x": _across("expected", show)},
            }
        )
    if expected is not None:
        layers.insert(0, _mark("x", expected, show))
    for layer in layers:
        layer["encoding"].setdefault("y", down)
        if layer["encoding"]["y"] is None:
            del layer["encoding"]["y"]
    size = {"width": width, "height": {"step": 24}}
    return _plot(title, show, {**size, "data": {"values": values}, "layer": layers})


def columns(series: Mapping[str, Mapping[int, float]], title: str, show: Shown) -> Plot:
    """Histograms side by side in each step, as shares."""
    xs = sorted({x for found in series.values() for x in found}) or [0]
    low, high = xs[0], xs[-1]
    wide = max(1, ceil((high - low + 1) / BINS))
    slots = (high - low) // wide + 1
    bins = [
        str(first) if wide == 1 else f"{first}–{first + wide - 1}"
        for first in range(low, low + slots * wide, wide)
    ]
    values = []
    for name, found in series.items():
        total = sum(found.values()) or 1
        shares: dict[int, float] = {}
        for x, count in found.items():
            place = (x - low) // wide
            shares[place] = shares.get(place, 0.0) + count / total
        values += [
            {
                "bin": place,
                "series": name,
                "share": share,
                "hover": f"{name}, {bins[place]}: {show(share)}",
            }
            for place, share in sorted(shares.items())
        ]
    axis = {"labelExpr": _names(bins), "labelAngle": 0, "labelOverlap": True, "title": None}
    encoding = {
        "x": {
            "field": "bin",
            "type": "ordinal",
            "scale": {"domain": list(range(slots)), "paddingInner": 0.14},
            "axis": {**axis, "grid": False},
        },
        "y": {**_up("share", show, zero=True), "stack": None},
        "color": _colours(list(series)),
        "tooltip": {"field": "hover"},
    }
    if len(series) > 1:
        encoding["xOffset"] = {"field": "series", "sort": None}
    spec = {"data": {"values": values}, "mark": "bar", "encoding": encoding}
    return _plot(title, show, spec)


@dataclass(frozen=True)
class Curve:
    """A line with a band of uncertainty."""

    name: str
    points: Sequence[tuple[float, Estimate]]
    colour: int | None = None  # the next one, unless lines belong together
    dash: int | None = None


def lines(
    series: Sequence[Curve],
    title: str,
    show: Shown,
    show_x: Shown | None = None,
    expected: float | None = None,
    x_title: str = "",
) -> Plot:
    """Lines over time."""
    show_x = show_x or Shown(show.lang, brief=True)
    values = [
        {
            "series": curve.name,
            "x": x,
            "low": figure.low,
            "value": figure.value,
            "high": figure.high,
            "hover": f"{curve.name}, {show_x(x)}: {_interval(figure, show)}",
        }
        for curve in series
        for x, figure in curve.points
    ]
    every = [figure for curve in series for _, figure in curve.points]
    low = min([figure.low for figure in every], default=0.0)
    high = max([figure.high for figure in every], default=1.0)
    zero = 0 <= low < high / 2
    names = [curve.name for curve in series]
    drawn = [n if curve.colour is None else curve.colour for n, curve in enumerate(series)]
    dashes = [n if curve.dash is None else curve.dash for n, curve in enumerate(series)]
    paint = _colours(names, drawn)
    if paint["legend"]:
        paint["legend"] |= {"symbolType": "stroke", "symbolSize": 400, "symbolOpacity": 1}
    dashed = {
        "field": "series",
        "type": "nominal",
        "scale": {"domain": names, "range": [DASHES[n % len(DASHES)] for n in dashes]},
        "legend": paint["legend"],
    }
    whole = all(x == int(x) for curve in series for x, _ in curve.points)
    axis = {"labelExpr": show_x.axis, "grid": False, "title": x_title or None}
    if whole:
        axis["tickMinStep"] = 1
    across = {
        "field": "x",
        "type": "quantitative",
        "scale": {"zero": False, "nice": False},
        "axis": {**axis, "titleAnchor": "end", "titleAlign": "right"},
    }
    layers: list[Spec] = [
        {
            "mark": {"type": "area", "opacity": FAINT},
            "encoding": {
                "y": _up("low", show, zero=zero),
                "y2": {"field": "high"},
                "color": paint,
            },
        },
        {
            "mark": {"type": "line", "strokeWidth": 2.2},
            "encoding": {"y": _up("value", show, zero=zero), "color": paint, "strokeDash": dashed},
        },
        {
            "name": HOVER,
            "mark": {"type": "point", "filled": True, "size": 60, "opacity": 0},
            "encoding": {"y": _up("value", show, zero=zero), "tooltip": {"field": "hover"}},
        },
    ]
    for layer in layers:
        layer["encoding"]["x"] = across
    if expected is not None:
        mark = _mark("y", expected, show)
        del mark["encoding"]["x"]
        layers.insert(0, mark)
    return _plot(title, show, {"data": {"values": values}, "layer": layers})


def stack(
    xs: Sequence[float],
    series: Mapping[str, Sequence[float]],
    title: str,
    show: Shown,
    x_title: str = "",
) -> Plot:
    """Shares of a whole over time, one area above the other."""
    say_x = Shown(show.lang, brief=True)
    values = [
        {"x": x, "series": name, "order": place, "share": share}
        | {"hover": f"{name}, {say_x(x)}: {show(share)}"}
        for place, (name, shares) in enumerate(series.items())
        for x, share in zip(xs, shares, strict=True)
    ]
    axis = {"tickMinStep": 1, "labelExpr": say_x.axis, "grid": False, "title": x_title or None}
    encoding = {
        "x": {
            "field": "x",
            "type": "quantitative",
            "scale": {"zero": False, "nice": False},
            "axis": {**axis, "titleAnchor": "end", "titleAlign": "right"},
        },
        "y": {**_up("share", show, zero=True), "stack": "zero"},
        "order": {"field": "order"},
    }
    area = {"type": "area", "opacity": 0.85, "stroke": GROUND, "strokeWidth": 1.5}
    hover = {"type": "point", "filled": True, "size": 60, "opacity": 0}
    layers = [
        {"mark": area, "encoding": {"color": _colours(list(series))}},
        {
            "name": HOVER,
            "mark": hover,
            "encoding": {"detail": {"field": "series"}, "tooltip": {"field": "hover"}},
        },
    ]
    return _plot(title, show, {"data": {"values": values}, "encoding": encoding, "layer": layers})


def heat(
    rows: Sequence[str],
    cells: Sequence[str],
    values: Mapping[tuple[int, int], float],
    title: str,
    show: Shown,
    middle: float,
) -> Plot:
    """A table of shares: blue above the middle, orange below."""
    far = max((abs(value - middle) for value in values.values()), default=1) or 1
    made = [
        {
            "row": row,
            "cell": cell,
            "said": show(value),
            "colour": colour(0 if value >= middle else 1),
            "strength": min(1.0, abs(value - middle) / far) * 0.6,
            "hover": f"{rows[row]} – {cells[cell]}: {show(value)}",
        }
        for (row, cell), value in values.items()
    ]
    left = LETTER * max(map(len, rows), default=0)
    most = int((WIDTH - left) / max(1, len(cells)) / LETTER)
    axis = {"grid": False, "title": None, "labelColor": SOFT, "labelLimit": 200}
    encoding = {
        "x": {
            "field": "cell",
            "type": "ordinal",
            "scale": {"domain": list(range(len(cells))), "padding": 0.03},
            "axis": {
                **axis,
                "orient": "top",
                "labelAngle": 0,
                "labelPadding": 20,
                "labelExpr": _names([_wrapped(name, most) for name in cells]),
            },
        },
        "y": {
            "field": "row",
            "type": "ordinal",
            "scale": {"domain": list(range(len(rows))), "padding": 0.06},
            "axis": {**axis, "labelExpr": _names(rows)},
        },
    }
    layers: list[Spec] = [
        {
            "mark": {"type": "rect", "cornerRadius": 4},
            "encoding": {
                "color": {"field": "colour", "type": "nominal", "scale": None},
                "opacity": {"field": "strength", "type": "quantitative", "scale": None},
                "tooltip": {"field": "hover"},
            },
        },
        {"mark": "text", "encoding": {"text": {"field": "said"}}},
    ]
    spec = {"data": {"values": made}, "encoding": encoding, "layer": layers}
    return _plot(title, show, spec | {"height": {"step": 34}})


# What the plots share


def _plot(title: str, show: Shown, spec: Spec) -> Plot:
    common = {
        "width": WIDTH,
        "height": 190,
        "autosize": {"type": "fit-x", "contains": "padding"},
        "config": config(show.lang),
    }
    return Plot(title, {**common, **spec})


def _across(field: str, show: Shown) -> Spec:
    return {
        "field": field,
        "type": "quantitative",
        "scale": {"zero": False, "nice": False, "padding": 8},
        "axis": {"labelExpr": show.axis, "title": None, "tickCount": 5, "grid": True},
    }


def _up(field: str, show: Shown, *, zero: bool) -> Spec:
    return {
        "field": field,
        "type": "quantitative",
        "scale": {"zero": zero},
        "axis": {"labelExpr": show.axis, "title": None, "tickCount": 5, "grid": True},
    }


def _mark(along: str, value: float, show: Shown) -> Spec:
    """A broken line where a figure should be."""
    place = {**(_across if along == "x" else _plain_up)("", show), "datum": value}
    del place["field"]
    return {
        "data": {"values": [{}]},
        "mark": {"type": "rule", "color": SOFT, "strokeDash": [4, 3]},
        "encoding": {"x": None, "y": None} | {along: place},
    }


def _plain_up(field: str, show: Shown) -> Spec:
    return _up(field, show, zero=False)


def _colours(names: Sequence[str], numbers: Sequence[int] | None = None) -> Spec:
    """Colours by series, and what they mean if there are several."""
    wanted = range(len(names)) if numbers is None else numbers
    room = max(1, int(WIDTH / (34 + LETTER * max(map(len, names), default=1))))
    return {
        "field": "series",
        "type": "nominal",
        "scale": {"domain": list(names), "range": [colour(number) for number in wanted]},
        "legend": {"columns": room} if len(names) > 1 else None,
    }


def _interval(figure: Estimate, show: Shown) -> str:
    return f"{show(figure.value)} ({show(figure.low)} … {show(figure.high)})"


def _names(names: Sequence[str] | Sequence[list[str]]) -> str:
    """An expression of Vega: the name of a place."""
    return f"{json.dumps(names, ensure_ascii=False)}[datum.value]"


def _wrapped(said: str, most: int) -> list[str]:
    """A name in two lines, the first empty if one is enough."""
    parts = re.match(r"([^- ]+[- ])(.+)", said)
    if len(said) <= most or parts is None:
        return ["", said]
    return [parts[1].strip(), parts[2]]
