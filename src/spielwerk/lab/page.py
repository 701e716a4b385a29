"""Pages as objects: text, figures, tables, sections. Made into one HTML file by a template.

A page is plain data (`msgspec.json.encode(page)` is a page for a browser that draws it itself), and
nothing is ever read back from HTML. The templates lie in `templates/`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from spielwerk.lab import plots

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

HOME = Path(__file__).parent / "templates"


class Text(Struct, frozen=True, tag="text"):
    """A paragraph."""

    said: str
    style: str = ""


class Heading(Struct, frozen=True, tag="heading"):
    """The title of the page, or of a part of it."""

    title: str
    rank: int = 1


class Figure(Struct, frozen=True, tag="figure"):
    """A plot with what it shows; a wide one is pushed sideways on small screens."""

    picture: plots.Plot
    caption: str
    wide: bool = False


class Table(Struct, frozen=True, tag="table"):
    """A table; the first column is the name of a row, rows that matter more are `strong`."""

    head: list[str]
    rows: list[list[str]]
    strong: list[bool]


class Tiles(Struct, frozen=True, tag="tiles"):
    """A few big figures with their names."""

    pairs: list[tuple[str, str]]


class Found(Struct, frozen=True, tag="found"):
    """The findings: level and sentence."""

    sentences: list[tuple[str, str]]


class Raw(Struct, frozen=True, tag="raw"):
    """Text as it is typed."""

    said: str


class Contents(Struct, frozen=True, tag="contents"):
    """Links to the sections: id and title."""

    links: list[tuple[str, str]]


class Grid(Struct, frozen=True, tag="grid"):
    """Blocks beside each other where there is room."""

    blocks: list[Block]


class Folded(Struct, frozen=True, tag="folded"):
    """What only some want to see."""

    summary: str
    blocks: list[Block]


class Section(Struct, frozen=True, tag="section"):
    """A part of the page; without blocks it is not shown."""

    id: str
    title: str
    blocks: list[Block]


class Header(Struct, frozen=True, tag="header"):
    """What stands above all sections."""

    blocks: list[Block]


Block = (
    Text
    | Heading
    | Figure
    | Table
    | Tiles
    | Found
    | Raw
    | Contents
    | Grid
    | Folded
    | Section
    | Header
)


class Page(Struct, frozen=True):
    """A whole page."""

    title: str
    lang: str
    blocks: list[Block]

    def html(self) -> str:
        """One HTML file that needs nothing else."""
        style = (HOME / "page.css").read_text(encoding="utf-8") + plots.STYLE
        return _environment().get_template("page.html").render(page=self, style=style)

    def figures(self, section: str) -> list[Figure]:
        """The plots of a section that stand at first sight, not folded away or wide."""
        here = [block for block in self.blocks if isinstance(block, Section)]
        return [one for found in here if found.id == section for one in figures(found.blocks)]


def figures(blocks: Sequence[Block]) -> list[Figure]:
    """The plots among some blocks, those in grids too."""
    found: list[Figure] = []
    for block in blocks:
        if isinstance(block, Figure) and not block.wide:
            found.append(block)
        elif isinstance(block, Grid):
            found += figures(block.blocks)
    return found


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    made = Environment(
        loader=FileSystemLoader(HOME),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["safe_text"] = safe
    made.filters["kind"] = lambda block: type(block).__struct_config__.tag
    return made


def safe(said: str) -> Markup:
    """Text as HTML; a figure and its unit stay on one line."""
    from markupsafe import Markup, escape

    return Markup(re.sub(r"(?<=[\d%]) (?=[%±])|(?<=±) (?=\d)", "&nbsp;", str(escape(said))))


# Blocks as sections make them


def section(id: str, title: str, blocks: Sequence[Block]) -> Section:
    """A part of the page."""
    return Section(id, title, list(blocks))


def text(said: str, style: str = "") -> Text:
    """A paragraph."""
    return Text(said, style)


def figure(picture: plots.Plot, caption: str, *, wide: bool = False) -> Figure:
    """A plot with what it shows."""
    return Figure(picture, caption, wide)


def forest(
    rows: Sequence[plots.ForestRow], caption: str, show: plots.Format, expected: float | None
) -> Figure:
    """Figures with their intervals, as wide as their labels need it."""
    wide = plots.is_long(rows)
    width = plots.WIDE if wide else plots.WIDTH
    return Figure(plots.forest(rows, caption, show, expected, width), caption, wide)


def grid(blocks: Sequence[Block]) -> Grid:
    """Blocks beside each other where there is room."""
    return Grid(list(blocks))


def table(
    head: Sequence[str], rows: Sequence[Sequence[str]], strong: Sequence[bool] | None = None
) -> Table:
    """A table; rows that matter more are `strong`."""
    bold = list(strong) if strong else [False] * len(rows)
    return Table(list(head), [list(row) for row in rows], bold)


def folded(summary: str, *inside: Block) -> Folded:
    """What only some want to see."""
    return Folded(summary, list(inside))


def tiles(pairs: Sequence[tuple[str, str]]) -> Tiles:
    """A few big figures."""
    return Tiles(list(pairs))


def found(sentences: Sequence[tuple[str, str]]) -> Found:
    """The findings: level and sentence."""
    return Found(list(sentences))


def raw(said: str) -> Raw:
    """Text as it is typed."""
    return Raw(said)


def heading(title: str, rank: int = 1) -> Heading:
    """The title of the page, or of a part of it."""
    return Heading(title, rank)
