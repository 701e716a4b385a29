"""The small notation that card rows are written in (docs/cards-state51.md): its common parts.

What an effect looks like in a row is known to the class of that effect.
"""

from __future__ import annotations

from spielwerk.engine.errors import Unreadable, fault, meant
from spielwerk.games.state51.data.goods import CATEGORIES, KIND, NAMES, PRICES, Pairs

TWICE = "; twice"
SHIELDED = "; shielded"


def goods(cell: str) -> Pairs:
    """`3 gun + 1 vp`."""
    return _pairs(cell, KIND)


def price(cell: str) -> Pairs:
    """`1 worker + 2 resource`, sorted so that the freest part is paid last."""
    found = sorted(_pairs(cell, PRICES))
    if len({kind for kind, _ in found}) < len(found):
        raise Unreadable(fault("fault-good-twice", cell=cell))
    return tuple(found)


def written(pairs: Pairs) -> str:
    """Goods or a price as a row has them."""
    return " + ".join(f"{number} {NAMES[kind]}" for kind, number in pairs)


def categories(cell: str) -> int:
    """`gun ammo` as a mask; `-` for none."""
    mask = 0
    for name in cell.split() if cell != "-" else ():
        mask |= 1 << category(name)
    return mask


def category(name: str) -> int:
    """The number of a category."""
    if name not in CATEGORIES:
        near = meant(name, CATEGORIES)
        raise Unreadable(fault("fault-category", name=name, known=CATEGORIES, near=near))
    return CATEGORIES.index(name)


def modifier(cell: str, known: str) -> tuple[str, bool]:
    """A cell without `; shielded` or `; twice` behind it, and whether that stood there."""
    plain, mark, rest = cell.partition("; ")
    if mark + rest not in ("", known):
        raise Unreadable(fault("fault-modifier", rest=rest, known=known))
    return plain, bool(mark)


def kind(name: str, names: dict[str, int]) -> int:
    """The number of a good."""
    if name not in names:
        near = meant(name, names)
        raise Unreadable(fault("fault-good", name=name, known=names, near=near))
    return names[name]


def _pairs(cell: str, names: dict[str, int]) -> Pairs:
    found = []
    for part in cell.split(" + "):
        number, _, name = part.partition(" ")
        if not number.isdigit():
            raise Unreadable(fault("fault-pair", part=part))
        found.append((kind(name, names), int(number)))
    return tuple(found)
