"""Goods and prices as parts of a sentence; German wants them as objects ("1 grauen Kontakt")."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data.goods import CARD, DEAL, NAMES, RESOURCE, WORKER, Pairs

ALL = 99  # `store all`: more than anybody can own


def amount(kind: int, number: int) -> Text:
    """`2 guns`."""
    return text(f"amount-{NAMES[kind]}", n=number)


def goods(pairs: Pairs) -> Text:
    """`2 guns and 1 point`."""
    return listed([amount(kind, number) for kind, number in pairs], "and")


def listed(parts: Sequence[Text], join: str) -> Text:
    """`a, b and c`, or with `or`."""
    said = parts[-1]
    for place, part in enumerate(reversed(parts[:-1])):
        said = text(f"list-{'comma' if place else join}", first=part, rest=said)
    return said


def paid(pairs: Pairs) -> Text:
    """A price: `1 worker and 2 resources of your choice`."""
    own = (CARD, RESOURCE, DEAL)  # what is called otherwise in a price
    workers_first = sorted(pairs, key=lambda part: part[0] != WORKER)
    return listed(
        [
            text(f"price-{NAMES[kind]}", n=number) if kind in own else amount(kind, number)
            for kind, number in workers_first
        ],
        "and",
    )


def price(pairs: Pairs) -> Text:
    """`Pay 1 worker and give up 1 of your deals`."""
    goods = tuple(part for part in pairs if part[0] != DEAL)
    deals = tuple(part for part in pairs if part[0] == DEAL)
    if not deals:
        return text("effect-pay", goods=paid(goods))
    if not goods:
        return text("effect-give-up", deals=paid(deals))
    return text("effect-pay-and-give-up", goods=paid(goods), deals=paid(deals))


def sentences(parts: Sequence[Text]) -> Text:
    """One sentence behind the other."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = text("sentences", first=part, rest=said)
    return said
