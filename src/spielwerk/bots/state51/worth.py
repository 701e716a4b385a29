"""What goods and cards of 51st State are worth in points, worked out once for a style of play.

All that bots think of the kinds of effects stands here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from spielwerk.bots.taught import Taught
from spielwerk.games.state51.data.effect import Action, Effect
from spielwerk.games.state51.data.goods import DEAL, RESOURCE, VP, WORKER, Pairs
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.rules.effects.actions import Exchange
from spielwerk.games.state51.rules.effects.bonuses import Borrow, Place
from spielwerk.games.state51.rules.effects.features import Each, Gained, Store
from spielwerk.games.state51.rules.effects.production import Goods, OneOf, PerCategory, PerGained
from spielwerk.games.state51.rules.effects.repeats import Repeat, TakeProduction


@dataclass(frozen=True, eq=False)
class Style:
    """How much things are worth in points; a style is a set of these, known by itself."""

    goods: tuple[float, ...]  # by kind, as income that finds its use
    pace: float  # points a round of a running state: how many rounds are still to come
    most_rounds: float  # to come, at the beginning
    contact: float  # what a spent contact costs, so that near cards come first
    keep: float  # a card in the hand
    use: float  # how often an action location finds its price
    price: float  # share of its worth that a paid good would have had elsewhere
    harm: float  # of a rival's loss, how much counts as own gain
    ready: float = 0.5  # of what an action location brings a round, if it can be used in this one
    far: float = 1.3  # how much more than a deal a building feels its distance
    waste: float = 0.05  # of a gain that is left however far a card is
    build: float = 0.0  # haste to build
    deal: float = 0.0  # haste to make deals
    sack: float = 0.0  # haste to raze hand cards
    siege: float = 0.1  # what each point of resistance costs who razes
    renew: float = 0.5  # what a development costs besides the location below it
    worker: float = 0.3  # a worker that is paid
    resource: float = 0.4  # a resource that is paid
    token: float = 0.3  # any other good that is paid
    partner: float = 0.2  # a deal that is given up
    partner_round: float = 0.5  # a deal that is given up, for each round to come
    brick: float = 0.9  # a brick, or its token, while a card can be developed
    spare: float = 0.05  # a good that nothing waits for
    knack: float = 0.3  # an action location that exchanges no goods
    faction: float = 0.1  # what it costs to use the faction board
    visit: float = 0.05  # what it costs to work at another's production
    fetch: float = 0.2  # what it costs to fetch a connection card
    taught: Taught | None = None  # what was learned on top of all that


Values = tuple[float, ...]  # of the goods, by kind


def total(values: Values, goods: Pairs) -> float:
    """Of some goods."""
    return sum(values[kind] * number for kind, number in goods)


def produced(values: Values, effect: Effect[Any]) -> float:
    """Of one production."""
    match effect:
        case Goods():
            return total(values, effect.goods)
        case OneOf():
            return max(total(values, goods) for goods in effect.either)
        case PerCategory():
            return 2.0 * values[effect.good] * effect.number
        case PerGained():
            return 1.5 * values[effect.good] * effect.number
        case Repeat() | TakeProduction():
            return 0.7
    return 0.0


def given_once(values: Values, effect: Effect[Any]) -> float:
    """Of a building bonus; what counts categories is counted at the table."""
    match effect:
        case Goods() | Place():
            return total(values, effect.goods)
        case Borrow():
            return 0.6
    return 0.0


def each_round(style: Style, effect: Effect[Any]) -> float:
    """Of a location in each round to come."""
    match effect:
        case Action():
            given = effect.goods_given()
            value = total(style.goods, given) if given else 1.0
            gain = value - style.price * paid(style.goods, effect.price)
            return style.use * max(0.0, gain) * effect.uses
        case Store():
            return 0.4
        case Each():
            return 1.2 * total(style.goods, effect.goods)
        case Gained():
            return 0.7 * total(style.goods, effect.goods)
    return produced(style.goods, effect)


def paid(values: Values, price: Pairs) -> float:
    """Of a price; a deal that is given up would have paid for some rounds."""
    mixed = {**dict(enumerate(values)), RESOURCE: 0.5, DEAL: 0.8}
    return sum(mixed[kind] * number for kind, number in price)


def points_each(effect: Effect[Any]) -> float:
    """The points that an action location gives for one good of its price."""
    if not isinstance(effect, Exchange):
        return 0.0
    parts = sum(number * (0.5 if kind == WORKER else 1) for kind, number in effect.price)
    return float(sum(number for kind, number in effect.goods if kind == VP) / parts)


def income(values: Values, effect: Effect[Any]) -> tuple[float, float]:
    """What a location brings in a round, at a glance: goods, and the profit of an action."""
    match effect:
        case Goods():
            return total(values, effect.goods), 0.0
        case OneOf():
            return max(total(values, goods) for goods in effect.either), 0.0
        case PerCategory():
            return values[effect.good] * min(2 * effect.number, effect.most), 0.0
        case PerGained() | Repeat() | TakeProduction():
            return 0.8, 0.0
        case Each() | Gained():
            return 0.5, 0.0
        case Exchange():
            gain = total(values, effect.goods) - total(values, effect.price)
            return 0.0, max(0.0, gain) * effect.uses
        case Action():
            return 0.0, 0.5
    return 0.0, 0.0


class Worth:
    """What the cards are worth to a style, worked out once for a set of rules."""

    def __init__(self, rules: Rules, style: Style) -> None:
        goods = style.goods
        self.goods = goods
        self.once = [given_once(goods, effect) for effect in rules.bonus]
        self.round = [each_round(style, effect) for effect in rules.effect]
        self.made = [produced(goods, effect) for effect in rules.effect]
        self.spoils = [total(goods, spoils) for spoils in rules.spoils]
        self.deal = [goods[good] for good in rules.deal]
        self.points = [points_each(effect) for effect in rules.effect]


@lru_cache(64)  # more than the games that are kept with their data, for every style
def worth_of(rules: Rules, style: Style) -> Worth:
    """The same for all states of a game."""
    return Worth(rules, style)
