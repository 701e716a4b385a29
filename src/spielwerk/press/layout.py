"""How cards and small boards lie on a sheet: as many as have their own bleed and can be printed."""

from __future__ import annotations

from msgspec import Struct

SHEETS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres
CARD = (63.0, 88.0)
PLATE = (126.0, 88.0)
MARGIN = 3.4  # what printers leave white along an edge, with room for the crop marks
IMPRINT = 7.0  # the same where ruler and imprint stand


class Layout(Struct, frozen=True):
    """Columns and rows of a sheet; a turned one has its cards on their left side."""

    columns: int
    rows: int
    turned: bool
    x: float  # of the first cut, from the left
    y: float  # and from above
    w: float  # of what is cut out, as it lies
    h: float
    gap: float  # between two cuts: both bleeds

    @property
    def count(self) -> int:
        """How many there are."""
        return self.columns * self.rows

    def places(self) -> list[tuple[float, float]]:
        """The upper left corners, row by row."""
        return [
            (self.x + column * (self.w + self.gap), self.y + row * (self.h + self.gap))
            for row in range(self.rows)
            for column in range(self.columns)
        ]


def layout(paper: str, size: tuple[float, float], bleed: float) -> Layout:
    """The best way: as many as possible, and upright if that is no fewer."""
    wide, high = SHEETS[paper]
    found = []
    for turned in (False, True):
        w, h = size[::-1] if turned else size
        for across, down in ((MARGIN, IMPRINT), (IMPRINT, MARGIN)):
            columns, rows = _fitting(wide, w, bleed, across), _fitting(high, h, bleed, down)
            x, y = _first(wide, w, columns, bleed), _first(high, h, rows, bleed)
            found.append(Layout(columns, rows, turned, x, y, w, h, 2 * bleed))
    return max(found, key=lambda one: one.count)


def folded(paper: str, bleed: float) -> int:
    """How many cards lie in a row above their backs, on a sheet that is turned."""
    return _fitting(SHEETS[paper][1], CARD[0], bleed, MARGIN)


def _fitting(room: float, size: float, bleed: float, edge: float) -> int:
    return int((room - 2 * edge + 1e-6) // (size + 2 * bleed))


def _first(room: float, size: float, count: int, bleed: float) -> float:
    return (room - count * size - (count - 1) * 2 * bleed) / 2
