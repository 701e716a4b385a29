"""One HTML page that needs nothing else: style, tables, figures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

from spielwerk.lab import plots

STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")


def safe(said: str) -> str:
    """Text as HTML; a figure and its unit stay on one line."""
    return re.sub(r"(?<=[\d%]) (?=[%±])|(?<=±) (?=\d)", "&nbsp;", escape(said))


def page(title: str, lang: str, body: Sequence[str]) -> str:
    """The whole page."""
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{safe(title)}</title><style>{STYLE}{plots.STYLE}</style></head><body><main>"
        + "".join(body)
        + "</main></body></html>\n"
    )


def section(id: str, title: str, blocks: Sequence[str]) -> str:
    """A part of the page, or nothing if there is nothing to show."""
    if not blocks:
        return ""
    return f'<section id="{id}"><h2>{safe(title)}</h2>{"".join(blocks)}</section>'


def text(said: str, kind: str = "") -> str:
    """A paragraph."""
    return f'<p class="{kind}">{safe(said)}</p>' if kind else f"<p>{safe(said)}</p>"


def figure(picture: str, caption: str, *, wide: bool = False) -> str:
    """A plot with what it shows; a wide one is pushed sideways on small screens."""
    kind = ' class="wide"' if wide else ""
    return f"<figure{kind}>{picture}<figcaption>{safe(caption)}</figcaption></figure>"


def forest(
    rows: Sequence[plots.ForestRow], caption: str, show: plots.Format, expected: float | None
) -> str:
    """Figures with their intervals, as wide as their labels need it."""
    wide = plots.is_long(rows)
    width = plots.WIDE if wide else plots.WIDTH
    return figure(plots.forest(rows, caption, show, expected, width), caption, wide=wide)


def grid(blocks: Sequence[str]) -> str:
    """Blocks beside each other where there is room."""
    return f'<div class="grid">{"".join(blocks)}</div>' if blocks else ""


def table(
    head: Sequence[str], rows: Sequence[Sequence[str]], strong: Sequence[bool] | None = None
) -> str:
    """A table; the first column is the name of a row, rows that matter more are `strong`."""
    top = "".join(f"<th>{safe(cell)}</th>" for cell in head)
    lines = "".join(
        ('<tr class="strong">' if strong and strong[place] else "<tr>")
        + "".join(f"<td>{safe(cell)}</td>" for cell in row)
        + "</tr>"
        for place, row in enumerate(rows)
    )
    inside = f"<thead><tr>{top}</tr></thead><tbody>{lines}</tbody>"
    return f'<div class="scroll"><table>{inside}</table></div>'


def folded(summary: str, inside: str) -> str:
    """What only some want to see."""
    return f"<details><summary>{safe(summary)}</summary>{inside}</details>"


def tiles(pairs: Sequence[tuple[str, str]]) -> str:
    """A few big figures."""
    made = "".join(
        f'<div class="tile"><b>{safe(value)}</b><span>{safe(name)}</span></div>'
        for value, name in pairs
    )
    return f'<div class="tiles">{made}</div>'


def found(sentences: Sequence[tuple[str, str]]) -> str:
    """The findings: level and sentence."""
    made = "".join(f'<li class="{level}">{safe(said)}</li>' for level, said in sentences)
    return f'<ul class="found">{made}</ul>'


def raw(said: str) -> str:
    """Text as it is typed."""
    return f"<pre>{safe(said)}</pre>"


def heading(title: str, rank: int = 1) -> str:
    """The title of the page, or of a part of it."""
    return f"<h{rank}>{safe(title)}</h{rank}>"
