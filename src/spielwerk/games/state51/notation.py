"""The small notation that card rows are written in (docs/cards-state51.md), read into tuples."""

from __future__ import annotations

import re

from spielwerk.games.state51.goods import CATEGORIES, COUNTABLE, KIND, PRICES, Pairs

# What a production location does: (PRODUCE, goods), (EITHER, goods, goods, …), (PER, kind, n,
# category, most), (PER_GAINED, kind, n, kind gained, most), (REPEAT,), (TAKE,).
NOTHING, PRODUCE, EITHER, PER, PER_GAINED, REPEAT, TAKE = range(7)
# What a feature does: (STORE, prices), (EACH, goods per raze, goods per deal), (GAINED, kind, n,
# goods).
STORE, EACH, GAINED = range(7, 10)
# What an action location does: (EXCHANGE, price, goods), (STEAL, price, n), (CLEAR, price, n),
# (OWN_DEALS, price, n), (OTHER_DEAL, price), (AGAIN, price).
EXCHANGE, STEAL, CLEAR, OWN_DEALS, OTHER_DEAL, AGAIN = range(10, 16)
# What building gives besides: (PRODUCE, goods), (PER, …), (PLACE, goods), (BORROW,).
PLACE, BORROW = 16, 17

ALL = 99  # „store all“: more than anybody can own

# The pieces that the notation knows by name; each has its step in special.py or production.py.
SPECIAL = {
    "repeat another production": (REPEAT,),
    "take the production of another": (TAKE,),
    "goods of a production of another": (BORROW,),
}

Effect = tuple[int | tuple[int, ...] | Pairs, ...]


class NotReadable(ValueError):
    """A cell that the notation does not know."""


def goods(cell: str) -> Pairs:
    """„3 gun + 1 vp“."""
    return _pairs(cell, KIND)


def price(cell: str) -> Pairs:
    """„1 worker + 2 resource“, sorted so that the freest part is paid last."""
    return tuple(sorted(_pairs(cell, PRICES)))


def categories(cell: str) -> int:
    """„gun ammo“ as a mask; „-“ for none."""
    mask = 0
    for name in cell.split() if cell != "-" else ():
        if name not in CATEGORIES:
            raise NotReadable(f"no category '{name}'; there are {', '.join(CATEGORIES)}")
        mask |= 1 << CATEGORIES.index(name)
    return mask


def production(cell: str) -> tuple[Effect, bool]:
    """What a production location produces, and whether it counts as shielded."""
    cell, modifier = _modifier(cell, "shielded")
    if cell in SPECIAL:
        return SPECIAL[cell], modifier
    if " / " in cell:
        return (EITHER, *map(goods, cell.split(" / "))), modifier
    return _gain(cell), modifier


def feature(cell: str) -> Effect:
    """What a feature does all the time."""
    if cell == "-":
        return (NOTHING,)
    if cell.startswith("store "):
        return (STORE, price(cell[6:].replace("all ", f"{ALL} ")))
    found = re.fullmatch(r"each (raze|deal|raze or deal): (.+)", cell)
    if found:
        given = goods(found[2])
        return (EACH, given if "raze" in found[1] else (), given if "deal" in found[1] else ())
    found = re.fullmatch(r"gained (\d+) (\w+): (.+)", cell)
    if found:
        return (GAINED, _kind(found[2], COUNTABLE), int(found[1]), goods(found[3]))
    raise NotReadable(f"a feature can't be „{cell}“")


def action(cell: str) -> tuple[Effect, int]:
    """What an action location exchanges, and how often a round."""
    cell, twice = _modifier(cell, "twice")
    left, arrow, right = cell.partition(" -> ")
    if not arrow:
        raise NotReadable(f"an action is written „price -> goods“, not „{cell}“")
    paid = price(left)
    effect: Effect
    found = re.fullmatch(r"(steal|clear|own deals) (\d+)", right)
    if found:
        kind = {"steal": STEAL, "clear": CLEAR, "own deals": OWN_DEALS}[found[1]]
        effect = (kind, paid, int(found[2]))
    elif right == "deal of another":
        effect = (OTHER_DEAL, paid)
    elif right == "produce again":
        effect = (AGAIN, paid)
    else:
        effect = (EXCHANGE, paid, goods(right))
    return effect, 2 if twice else 1


def bonus(cell: str) -> Effect:
    """What building the location gives once."""
    if cell == "-":
        return (NOTHING,)
    if cell in SPECIAL:
        return SPECIAL[cell]
    if cell.startswith("place "):
        return (PLACE, goods(cell[6:]))
    return _gain(cell)


def _gain(cell: str) -> Effect:
    found = re.fullmatch(r"(\d+) (\w+) per (\w+) (location|gained) max (\d+)", cell)
    if not found:
        return (PRODUCE, goods(cell))
    kind = _kind(found[2], KIND)
    if found[4] == "location":
        counted = categories(found[3]).bit_length() - 1
        return (PER, kind, int(found[1]), counted, int(found[5]))
    return (PER_GAINED, kind, int(found[1]), _kind(found[3], COUNTABLE), int(found[5]))


def _modifier(cell: str, known: str) -> tuple[str, bool]:
    cell, _, modifier = cell.partition("; ")
    if modifier not in ("", known):
        raise NotReadable(f"„; {modifier}“ is not known here, only „; {known}“")
    return cell, bool(modifier)


def _pairs(cell: str, names: dict[str, int]) -> Pairs:
    found = []
    for part in cell.split(" + "):
        number, _, name = part.partition(" ")
        if not number.isdigit():
            raise NotReadable(f"„{part}“ is not a number and a good")
        found.append((_kind(name, names), int(number)))
    return tuple(found)


def _kind(name: str, names: dict[str, int]) -> int:
    if name not in names:
        raise NotReadable(f"no good '{name}'; there are {', '.join(names)}")
    return names[name]
