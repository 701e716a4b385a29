"""The rules object that all states of a game share: cards and numbers, laid out for the steps."""

from __future__ import annotations

from typing import Any

from spielwerk.engine.data import Source
from spielwerk.engine.errors import Unreadable, fault
from spielwerk.games.state51.data import effect, notation
from spielwerk.games.state51.data.cards import BASE, EXPANSIONS, Cards
from spielwerk.games.state51.data.effect import Action
from spielwerk.games.state51.data.goods import (
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
from spielwerk.games.state51.data.schema import Factions, Numbers

FactionAction = tuple[Pairs, Pairs, bool]  # price, goods, whether jokers may be wanted twice


class Rules:
    """All cards, boards and numbers; the lists go by card id."""

    def __init__(self, source: Source) -> None:
        self.numbers = source.toml("numbers", Numbers)
        self.cards = Cards(source)
        self._lay_out_titles()
        self._lay_out_effects()
        self._lay_out_contacts()
        self._read_factions(source)
        self._lay_out_numbers(source)
        self._lay_out_seats()

    def _lay_out_titles(self) -> None:
        titles = self.cards.title
        self.key = self.cards.keys()
        self.bit = [1 << card for card in range(len(titles))]
        self.distance = [title.distance for title in titles]
        self.row = [title.row for title in titles]
        self.shielded = [title.shielded for title in titles]
        self.categories = [title.categories for title in titles]
        # What it can be developed over: without category anything.
        self.match = [title.categories or ALL_CATEGORIES for title in titles]
        self.spoils = [title.spoils for title in titles]
        self.deal = [title.deal for title in titles]
        self.open_cards = frozenset(card for card, title in enumerate(titles) if title.open)
        ids = self.cards.ids
        self.decks = {BASE: ids[BASE], **{name: ids[BASE] + ids[name] for name in EXPANSIONS}}

    def _lay_out_effects(self) -> None:
        """Spread effects over the lists that hot steps look things up in."""
        titles = self.cards.title
        self.effect = [title.effect for title in titles]
        self.bonus = [title.bonus for title in titles]
        self.action: list[Action[Any]] = []  # of action locations; others have one of no use
        for made in self.effect:
            self.action.append(made if isinstance(made, Action) else _NONE)
        self.price = [action.price for action in self.action]
        self.uses = [action.uses for action in self.action]
        self.mixed = [_mixed(price) for price in self.price]
        self.always = [action.always for action in self.action]
        self.each_raze = [made.each_raze() for made in self.effect]
        self.each_deal = [made.each_deal() for made in self.effect]
        self.room = [made.room() for made in self.effect]
        self.if_gained = [made.if_gained() for made in self.effect]

    def _lay_out_contacts(self) -> None:
        contacts = self.cards.contacts
        self.stacks = tuple(
            tuple(card for card, contact in contacts.items() if contact.stack == stack)
            for stack in (0, 1)
        )
        self.stack_of = {card: contact.stack for card, contact in contacts.items()}
        self.contact_price = {card: contact.effect.price for card, contact in contacts.items()}
        self.contact_goods = {
            card: contact.effect.goods_given() for card, contact in contacts.items()
        }

    def _read_factions(self, source: Source) -> None:
        self.faction_rows = source.toml("factions", Factions).factions
        self.factions = tuple(faction.id for faction in self.faction_rows)
        self.faction_goods: list[Pairs] = []
        self.faction_effects: list[list[Action[Any]]] = []
        for number, faction in enumerate(self.faction_rows):
            try:
                where = "production"
                self.faction_goods.append(notation.goods(faction.production))
                where = "actions"
                actions = [effect.read_exchange(cell) for cell in faction.actions]
            except Unreadable as error:
                place = f"factions[{number}].{where}"
                raise source.fault("factions", place, error.message) from None
            self.faction_effects.append(actions)
        self.faction_actions: list[tuple[FactionAction, ...]] = [
            tuple((one.price, one.goods_given(), _mixed(one.price)) for one in actions)
            for actions in self.faction_effects
        ]
        # For the turn: number, first part of the price, and the whole action if that is not all.
        self.faction_options = [
            tuple(
                (number, *action[0][0], action if len(action[0]) > 1 else None)
                for number, action in enumerate(actions)
            )
            for actions in self.faction_actions
        ]

    def _lay_out_numbers(self, source: Source) -> None:
        numbers = self.numbers
        if numbers.cards_dealt < numbers.cards_discarded:
            raise source.fault("numbers", "cards_discarded", fault("fault-discard"))
        base = (
            numbers.resistance.production,
            numbers.resistance.feature,
            numbers.resistance.action,
        )
        more = numbers.shield_resistance
        self.resistance = [
            base[row] + (more if shielded else 0)
            for row, shielded in zip(self.row, self.shielded, strict=True)
        ]
        # What every turn looks at
        self.shield_resistance = numbers.shield_resistance
        self.develop_bricks = numbers.develop_bricks
        self.trade_workers = numbers.trade_workers
        self.open_workers = numbers.open_workers
        self.connection_workers = numbers.connection_workers
        self.weakest = min(self.resistance[card] for card in self.cards.locations)
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
            raise source.fault("numbers", "solo.deal_order", fault("fault-deal-order"))
        self.deal_rank = tuple(order[name] for name in GOODS)

    def _lay_out_seats(self) -> None:
        """By the number of sides: the others clockwise from each seat, and with it at last."""
        self.others = [
            [tuple((seat + step) % sides for step in range(1, sides)) for seat in range(sides)]
            for sides in range(5)
        ]
        self.round_from = [
            [(*others, seat) for seat, others in enumerate(seats)] for seats in self.others
        ]

    def read_by(self, deck: str) -> dict[str, object]:
        """What games with this deck are made from."""
        sets = {name: self.cards.sets[name] for name in dict.fromkeys((BASE, deck))}
        return {
            "numbers": self.numbers,
            "factions": self.faction_rows,
            "connections": self.cards.contact_rows,
            **sets,
        }


_NONE: Action[Any] = Action((), 0)


def _mixed(price: Pairs) -> bool:
    """Whether several parts of a price may want the same joker."""
    jokers = [PAID_BY[kind][-1] for kind, _ in price if PAID_BY[kind]]
    return len(jokers) != len(set(jokers))


def _prices(distances: list[int], kind: int) -> list[Pairs]:
    return [((kind, distance),) for distance in distances]
