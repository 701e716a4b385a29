"""What goods and cards of 51st State are worth in points, worked out once for a style of play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from spielwerk.games.state51 import notation
from spielwerk.games.state51.data import Rules
from spielwerk.games.state51.goods import DEAL, RESOURCE, VP, WORKER, Pairs


@dataclass(frozen=True)
class Style:
    """How much things are worth in points; a style is a set of these."""

    goods: tuple[float, ...]  # by kind, as income that finds its use
    pace: float  # points a round of a running state: how many rounds are still to come
    most_rounds: float  # to come, at the beginning
    contact: float  # what a spent contact costs, so that near cards come first
    keep: float  # a card in the hand
    use: float  # how often an action location finds its price
    price: float  # share of its worth that a paid good would have had elsewhere
    harm: float  # of a rival's loss, how much counts as own gain


class Worth:
    """What the cards are worth to a style, worked out once for a set of rules."""

    def __init__(self, rules: Rules, style: Style) -> None:
        cards = range(rules.locations)
        self.goods = style.goods
        self.once = [self.bonus(rules, card) for card in cards]
        self.round = [self.per_round(rules, card, style) for card in cards]
        self.made = [self.produced(rules.effect[card]) for card in cards]
        self.spoils = [self.sum(rules.spoils[card]) for card in cards]
        self.deal = [style.goods[rules.deal[card]] for card in cards]
        self.points = [self.points_each(rules, card) for card in cards]

    def sum(self, goods: Pairs) -> float:
        """Of some goods."""
        return sum(self.goods[kind] * number for kind, number in goods)

    def paid(self, price: Pairs) -> float:
        """Of a price; a deal that is given up would have paid for some rounds."""
        mixed = {**dict(enumerate(self.goods)), RESOURCE: 0.5, DEAL: 0.8}
        return sum(mixed[kind] * number for kind, number in price)

    def points_each(self, rules: Rules, card: int) -> float:
        """The points that an action location gives for one good of its price."""
        effect: Any = rules.effect[card]
        if effect[0] != notation.EXCHANGE:
            return 0.0
        parts = sum(number * (0.5 if kind == WORKER else 1) for kind, number in effect[1])
        return float(sum(number for kind, number in effect[2] if kind == VP) / parts)

    def bonus(self, rules: Rules, card: int) -> float:
        """Of the building bonus."""
        effect: Any = rules.bonus[card]
        if effect[0] in (notation.PRODUCE, notation.PLACE):
            return self.sum(effect[1])
        if effect[0] == notation.PER:
            return 0.0  # counted at the table
        return 0.6 if effect[0] == notation.BORROW else 0.0

    def produced(self, effect: Any) -> float:
        """Of one production."""
        kind = effect[0]
        if kind == notation.PRODUCE:
            return self.sum(effect[1])
        if kind == notation.EITHER:
            return max(self.sum(goods) for goods in effect[1:])
        if kind == notation.PER:
            return 2.0 * self.goods[int(effect[1])] * int(effect[2])
        if kind == notation.PER_GAINED:
            return 1.5 * self.goods[int(effect[1])] * int(effect[2])
        return 0.7 if kind in (notation.REPEAT, notation.TAKE) else 0.0

    def per_round(self, rules: Rules, card: int, style: Style) -> float:
        """Of a location in each round to come."""
        effect: Any = rules.effect[card]
        kind = effect[0]
        if rules.uses[card]:
            given = self.sum(effect[2]) if kind == notation.EXCHANGE else 1.0
            gain = given - style.price * self.paid(rules.price[card])
            return style.use * max(0.0, gain) * rules.uses[card]
        if kind == notation.STORE:
            return 0.4
        if kind == notation.EACH:
            return 1.2 * self.sum(effect[1] or effect[2])
        if kind == notation.GAINED:
            return 0.7 * self.sum(effect[3])
        return self.produced(effect)


@lru_cache(64)  # more than the games that are kept with their data, for every style
def worth_of(rules: Rules, style: Style) -> Worth:
    """The same for all states of a game."""
    return Worth(rules, style)
