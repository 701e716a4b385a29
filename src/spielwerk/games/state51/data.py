"""Schemas of the data files, and the rules object that all states of a game share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct

from spielwerk.engine.data import Source
from spielwerk.games.state51 import notation
from spielwerk.games.state51.goods import (
    ALL_CATEGORIES,
    BLUE,
    BRICK,
    DEVELOP,
    GOODS,
    GREY,
    PAID_BY,
    RED,
    WORKER,
    Pairs,
)
from spielwerk.games.state51.notation import EACH, GAINED, STORE, Effect

Count = Annotated[int, Meta(ge=0, le=1000)]
Positive = Annotated[int, Meta(ge=1, le=1000)]
SETS = ("base", "new_era", "winter")
ROWS = ("production", "feature", "action")
PRODUCTION, FEATURE, ACTION = range(3)
STACKS = ("red", "blue")

T = TypeVar("T")


class Location(Struct, frozen=True, forbid_unknown_fields=True):
    """A title as its row in a card file has it."""

    key: Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
    copies: Positive
    type: Literal["production", "open", "feature", "action", "reprint"]
    distance: Annotated[int, Meta(ge=0, le=3)]
    categories: str
    spoils: str
    deal: str
    effect: str
    bonus: str


class Connection(Struct, frozen=True, forbid_unknown_fields=True):
    """A connection card (S51-1.1)."""

    key: Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
    copies: Positive
    stack: Literal["red", "blue"]
    effect: str


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    """A faction board (S51-1.3)."""

    id: Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
    production: str
    actions: Annotated[list[str], Meta(min_length=1, max_length=8)]


class Factions(Struct, frozen=True, forbid_unknown_fields=True):
    """factions.toml."""

    spielwerk: Literal["state51/factions"]
    factions: Annotated[list[Faction], Meta(min_length=4)]


class Resistance(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to raze a location of each row."""

    production: Positive
    feature: Positive
    action: Positive


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the virtual opponent (S51-8.1 to S51-8.6)."""

    row: Annotated[int, Meta(ge=3, le=20)]
    drawn: Count
    connection_points: Count
    attack_points: Count
    attacks: Positive
    worker_points: Count
    levels: list[Positive]
    deal_order: list[list[str]]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """numbers.toml."""

    spielwerk: Literal["state51/numbers"]
    end_points: Positive
    location_points: Count
    cards_dealt: Count
    cards_discarded: Count
    draft_extra: Count
    develop_bricks: Positive
    develop_points: Count
    connection_workers: Positive
    trade_workers: Positive
    open_workers: Positive
    owner_workers: Count
    shield_resistance: Count
    resistance: Resistance
    solo: Solo


class Rules:
    """All cards, boards and numbers, laid out by card id for the steps."""

    def __init__(self, source: Source) -> None:
        self.numbers = source.toml("numbers", Numbers)
        self._read_locations(source)
        self._read_connections(source)
        self._read_factions(source)
        self._read_numbers(source)
        self.bit = tuple(1 << card for card in range(len(self.key)))

    def _read_locations(self, source: Source) -> None:
        """The three sets; a reprint is a copy of the same title (S51-1.1)."""
        self.key: list[str] = []  # by card id, as everything below
        self.distance: list[int] = []
        self.row: list[int] = []
        self.open: list[bool] = []
        self.forged: list[bool] = []  # counts as shielded all the time
        self.categories: list[int] = []
        self.match: list[int] = []  # what it can be developed over: without category anything
        self.spoils: list[Pairs] = []
        self.deal: list[int] = []
        self.effect: list[Effect] = []
        self.uses: list[int] = []
        self.price: list[Pairs] = []
        self.mixed: list[bool] = []  # several parts of the price may want the same joker
        self.each_raze: list[Pairs] = []
        self.each_deal: list[Pairs] = []
        self.store: list[Pairs] = []
        self.gained: list[tuple[int, int, Pairs] | None] = []
        self.bonus: list[Effect] = []
        self.titles: dict[str, Location] = {}
        self.cards: dict[str, tuple[int, ...]] = {}  # of each set
        for name in SETS:
            first = len(self.key)
            for row in source.csv(name, Location):
                title = row
                if row.type == "reprint":
                    if row.key not in self.titles:
                        raise source.row_fault(
                            name, row.key, "a reprint of a title that no earlier set has"
                        )
                    title = self.titles[row.key]
                elif row.key in self.titles:
                    raise source.row_fault(
                        name, row.key, "an earlier set has this title: write type „reprint“"
                    )
                elif not row.distance:
                    raise source.row_fault(name, row.key, "a location lies 1 to 3 away")
                else:
                    self.titles[row.key] = title
                for _ in range(row.copies):
                    self._add(source, name, title)
            self.cards[name] = tuple(range(first, len(self.key)))
        self.locations = len(self.key)
        self.open_cards = frozenset(card for card, is_open in enumerate(self.open) if is_open)
        self.decks = {
            "base": self.cards["base"],
            "new_era": self.cards["base"] + self.cards["new_era"],
            "winter": self.cards["base"] + self.cards["winter"],
        }

    def _add(self, source: Source, name: str, title: Location) -> None:
        row = "production" if title.type == "open" else title.type
        self.key.append(title.key)
        self.distance.append(title.distance)
        self.row.append(ROWS.index(row))
        self.open.append(title.type == "open")
        try:
            self.categories.append(notation.categories(title.categories))
            self.spoils.append(notation.goods(title.spoils))
            self.deal.append(notation.goods(f"1 {title.deal}")[0][0])
            self.bonus.append(notation.bonus(title.bonus))
            effect: Effect
            forged, uses = False, 0
            if row == "production":
                effect, forged = notation.production(title.effect)
            elif row == "feature":
                effect = notation.feature(title.effect)
            else:
                effect, uses = notation.action(title.effect)
        except notation.NotReadable as error:
            raise source.row_fault(name, title.key, str(error)) from None
        self.match.append(self.categories[-1] or ALL_CATEGORIES)
        self._lay_out(effect, forged, uses)

    def _lay_out(self, effect: Any, forged: bool, uses: int) -> None:
        """Spread an effect over the tables that the steps look things up in."""
        self.effect.append(effect)
        self.forged.append(forged)
        self.uses.append(uses)
        price: Pairs = effect[1] if uses else ()
        self.price.append(price)
        self.mixed.append(_mixed(price))
        self.each_raze.append(effect[1] if effect[0] == EACH else ())
        self.each_deal.append(effect[2] if effect[0] == EACH else ())
        self.store.append(effect[1] if effect[0] == STORE else ())
        self.gained.append(effect[1:] if effect[0] == GAINED else None)

    def _read_connections(self, source: Source) -> None:
        """Two stacks; their cards follow the locations in the tables."""
        stacks: list[list[int]] = [[], []]
        self.connections: dict[str, Connection] = {}
        self.connection_price: dict[int, Pairs] = {}
        self.connection_goods: dict[int, Pairs] = {}
        for row in source.csv("connections", Connection):
            price, _, gain = row.effect.rpartition(" -> ")
            try:
                paid = notation.price(price) if price else ()
                given = notation.goods(gain)
            except notation.NotReadable as error:
                raise source.row_fault("connections", row.key, str(error)) from None
            self.connections[row.key] = row
            for _ in range(row.copies):
                card = len(self.key)
                self.key.append(row.key)
                stacks[STACKS.index(row.stack)].append(card)
                self.connection_price[card] = paid
                self.connection_goods[card] = given
        self.stacks = (tuple(stacks[0]), tuple(stacks[1]))
        self.stack_of = {card: stack for stack in (0, 1) for card in stacks[stack]}

    def _read_factions(self, source: Source) -> None:
        factions = source.toml("factions", Factions).factions
        self.factions = tuple(faction.id for faction in factions)
        self.faction_goods: list[Pairs] = []
        self.faction_actions: list[tuple[tuple[Pairs, Pairs, bool], ...]] = []
        for number, faction in enumerate(factions):
            where = f"$.factions[{number}]."
            actions = []
            self.faction_goods.append(
                self._checked(source, where + "production", notation.goods, faction.production)
            )
            for text in faction.actions:
                effect = self._checked(source, where + "actions", _exchange, text)
                actions.append((*effect, _mixed(effect[0])))
            self.faction_actions.append(tuple(actions))
        # For the turn: number, first part of the price, and the whole action if that is not all.
        self.faction_options = [
            tuple(
                (number, *action[0][0], action if len(action[0]) > 1 else None)
                for number, action in enumerate(actions)
            )
            for actions in self.faction_actions
        ]

    def _checked(self, source: Source, where: str, read: Callable[[str], T], cell: str) -> T:
        try:
            return read(cell)
        except notation.NotReadable as error:
            raise source.fault("factions", f"{where}: {error}") from None

    def _read_numbers(self, source: Source) -> None:
        numbers = self.numbers
        if numbers.cards_dealt < numbers.cards_discarded:
            raise source.fault("numbers", "$.cards_discarded: more than are dealt")
        self.resistance = tuple(
            (numbers.resistance.production, numbers.resistance.feature, numbers.resistance.action)[
                row
            ]
            + (numbers.shield_resistance if forged else 0)
            for row, forged in zip(self.row, self.forged, strict=True)
        )
        self.weakest = min(self.resistance)
        self.build_price = _prices(self.distance, GREY)
        self.deal_price = _prices(self.distance, BLUE)
        self.raze_price = _prices(self.distance, RED)
        self.open_price: Pairs = ((WORKER, numbers.open_workers),)
        self.trade_price: Pairs = ((WORKER, numbers.trade_workers),)
        self.take_price: Pairs = ((WORKER, numbers.connection_workers),)
        self.token_price: Pairs = ((DEVELOP, 1),)
        self.brick_price: Pairs = ((BRICK, numbers.develop_bricks),)
        order: dict[str, int] = {}
        for rank, group in enumerate(numbers.solo.deal_order):
            order.update(dict.fromkeys(group, rank))
        if set(order) != set(GOODS):
            raise source.fault("numbers", "$.solo.deal_order: must name every good once")
        self.deal_rank = tuple(order[name] for name in GOODS)
        # Opponents clockwise from each seat, for two to four sides.
        self.others = {
            sides: tuple(
                tuple((seat + step) % sides for step in range(1, sides)) for seat in range(sides)
            )
            for sides in (2, 3, 4)
        }
        self.round_from = {
            sides: tuple((*others, seat) for seat, others in enumerate(seats))
            for sides, seats in self.others.items()
        }


def load(source: Source) -> Rules:
    """Read and check all files."""
    return Rules(source)


def _exchange(cell: str) -> tuple[Pairs, Pairs]:
    effect, uses = notation.action(cell)
    if effect[0] != notation.EXCHANGE or uses != 1:
        raise notation.NotReadable(f"a faction action is a plain exchange, not „{cell}“")
    paid: Any = effect[1]
    given: Any = effect[2]
    return paid, given


def _mixed(price: Pairs) -> bool:
    groups = [PAID_BY[kind][-1] for kind, _ in price if len(PAID_BY[kind]) > 1]
    return len(groups) != len(set(groups))


def _prices(distances: list[int], kind: int) -> list[Pairs]:
    return [((kind, distance),) for distance in distances]
