"""What cards do: one class a kind of effect. Importing this package makes all of them known."""

from spielwerk.games.state51.data.effect import Nothing
from spielwerk.games.state51.rules.effects.actions import (
    Clear,
    Exchange,
    OtherDeal,
    OwnDeals,
    ProduceAgain,
    Steal,
)
from spielwerk.games.state51.rules.effects.bonuses import Borrow, Place
from spielwerk.games.state51.rules.effects.features import Each, Gained, Store
from spielwerk.games.state51.rules.effects.production import (
    Goods,
    OneOf,
    PerCategory,
    PerGained,
    Repeat,
    TakeProduction,
)

__all__ = [
    "Borrow",
    "Clear",
    "Each",
    "Exchange",
    "Gained",
    "Goods",
    "Nothing",
    "OneOf",
    "OtherDeal",
    "OwnDeals",
    "PerCategory",
    "PerGained",
    "Place",
    "ProduceAgain",
    "Repeat",
    "Steal",
    "Store",
    "TakeProduction",
]
