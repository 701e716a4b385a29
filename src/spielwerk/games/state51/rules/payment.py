"""Paying (S51-5.12, S51-5.13): with the own goods, with jokers, with goods cached on cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from spielwerk.engine import Decision, Step, Verb
from spielwerk.engine.option import thing_of
from spielwerk.engine.standing import Routine
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.state51.data.goods import (
    AMMO,
    BLUE,
    BRICK,
    CARD,
    DEAL,
    GOODS,
    GREY,
    KINDS,
    MULTI,
    RED,
    Pairs,
)
from spielwerk.games.state51.data.phrases import listed
from spielwerk.games.state51.rules.gain import without
from spielwerk.games.state51.rules.names import (
    Words,
    about_card,
    card_name,
    good_name,
    name_among,
    parts,
    place_name,
)
from spielwerk.games.state51.rules.purse import (
    Way,
    affordable,
    deal_choices,
    purse,
    uncache,
    ways,
)
from spielwerk.games.state51.rules.routines import THRIFT
from spielwerk.games.state51.state import NONE, State51State
from spielwerk.games.state51.verbs import DISCARD, PAY, State51Verb

TOLD = tuple(f"paid-{name}" for name in GOODS)
COLOURS = {GREY: "grey", BLUE: "blue", RED: "red"}


def why_not_contacts(
    state: State51State, seat: int, kind: int, need: int, rule: str
) -> Reason | None:
    """Too few contacts of a colour."""
    have = purse(state, seat)[kind]
    return None if have >= need else reason(rule, f"why-{COLOURS[kind]}", need=need, have=have)


def why_not_paid(state: State51State, seat: int, price: Pairs, rule: str) -> Reason | None:
    """Too few goods for a price."""
    return None if affordable(state, seat, price) else reason(rule, "why-price")


def pay(state: State51State, seat: int, price: Pairs, at: int = NONE) -> None:
    """Pay a price; goods for an activation are laid on the location `at` (S51-5.6).

    Where there is but one way it is paid at once, else the player is asked next.
    """
    goods = state.goods
    first = KINDS * seat
    for entry in state.caches:
        if entry[0] == seat:
            break
    else:
        ammo, multi = goods[first + AMMO], goods[first + MULTI]
        for kind, _ in price:
            if kind <= BRICK:
                if ammo:
                    break
            elif kind >= GREY and (kind >= CARD or (kind <= RED and multi)):
                break
        else:
            for kind, number in price:
                goods[first + kind] -= number
                if at >= 0:
                    state.laid.append((at, kind, number))
                if state.events is not None:
                    state.tell(TOLD[kind], seat, number)
            return
    ask_to_pay(state, seat, price, at)


def ask_to_pay(state: State51State, seat: int, price: Pairs, at: int) -> None:
    """Go on with the first part of a price, if any is left."""
    if price:
        kind = price[0][0]
        if kind == CARD:
            state.stack.append(PayCard(seat, price, at))
        elif kind == DEAL:
            state.stack.append(PayDeal(seat, price, at))
        else:
            state.stack.append(PayPart(seat, price, at))


class PayPart(Step[State51State]):
    """The first part of a price: a lone way is paid at once, which is a tenth of random play."""

    seat: int
    price: Pairs
    at: int

    def run(self, state: State51State) -> None:
        found = ways(state, self.seat, self.price)
        if len(found) > 1:
            state.stack.append(Pay(self.seat, self.price, self.at, len(found)))
        else:
            settle(state, self.seat, self.price, self.at, found[0])


def settle(state: State51State, seat: int, price: Pairs, at: int, way: Way) -> None:
    """Pay the first part of a price in this way, and go on with the rest."""
    for good, card, part in way:
        spend(state, seat, good, part, card, at)
    if len(price) > 1:
        ask_to_pay(state, seat, price[1:], at)


class Pay(Decision[State51State]):
    """The first part of a price is paid in one of several ways; the rest follows."""

    name = "pay"
    rule = "S51-5.13"
    routines: ClassVar[tuple[Routine, ...]] = (THRIFT,)
    seat: int
    price: Pairs
    at: int
    count: int  # of the ways

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        return tuple(range(PAY, PAY + self.count))

    def prompt(self, state: State51State) -> Text:
        kind, number = self.price[0]
        return text("prompt-pay", n=number, good=good_name(kind))

    def words(self, state: State51State, option: int) -> Words:
        way = ways(state, self.seat, self.price)[thing_of(option)]
        args = parts(tuple((good, number) for good, _, number in way))
        said, targets = [], []
        for place, (good, card, number) in enumerate(way, 1):
            source = place_name(state, card) if card >= 0 else "from-supply"
            args[f"from{place}"] = source
            said.append(text("paid-from", n=number, good=good_name(good), source=source))
            targets.append(f"good:{GOODS[good]}")
            if card >= 0:
                targets.append(f"card:{card}")
        return text("choice-pay", goods=listed(said, "comma"), **args), targets

    def in_advance(self, state: State51State, routine: str, answer: str) -> int | None:
        """The first way: own goods before jokers, what lies loose before what is cached."""
        return PAY

    def choose(self, state: State51State, option: int) -> None:
        way = ways(state, self.seat, self.price)[thing_of(option)]
        settle(state, self.seat, self.price, self.at, way)


class PayCard(Decision[State51State]):
    """A hand card is part of a price."""

    name = "pay-card"
    rule = "S51-5.13"
    about: ClassVar[Mapping[Verb, str]] = {State51Verb.DISCARD: "hand"}
    seat: int
    price: Pairs
    at: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        return hand_choices(state, self.seat)

    def wishes(self, state: State51State) -> Sequence[int]:
        return discards(state.hands[self.seat])

    def why_not(self, state: State51State, option: int) -> Reason | None:
        return why_not_twin(state, self.seat, option, self.rule)

    def words(self, state: State51State, option: int) -> Words:
        return about_card(option, card_name(state, thing_of(option)))

    def choose(self, state: State51State, option: int) -> None:
        card = thing_of(option)
        state.hands[self.seat] = without(state.hands[self.seat], card)
        state.discard.append(card)
        state.tell("discarded", self.seat, card)
        ask_to_pay(state, self.seat, _less_one(self.price), self.at)


class PayDeal(Decision[State51State]):
    """An own deal is part of a price."""

    name = "pay-deal"
    rule = "S51-9"
    about: ClassVar[Mapping[Verb, str]] = {State51Verb.GIVE_DEAL: "deals"}
    seat: int
    price: Pairs
    at: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        verb = State51Verb.GIVE_DEAL
        return [verb.of(card) for card in deal_choices(state, state.deals[self.seat])]

    def wishes(self, state: State51State) -> Sequence[int]:
        return [State51Verb.GIVE_DEAL.of(card) for card in state.deals[self.seat]]

    def why_not(self, state: State51State, option: int) -> Reason | None:
        if thing_of(option) in deal_choices(state, state.deals[self.seat]):
            return None
        return reason(self.rule, "why-same-good")

    def words(self, state: State51State, option: int) -> Words:
        card = thing_of(option)
        good = good_name(state.rules.deal[card])
        return about_card(option, name_among(state, card, state.deals[self.seat]), good=good)

    def choose(self, state: State51State, option: int) -> None:
        card = thing_of(option)
        state.deals[self.seat] = without(state.deals[self.seat], card)
        state.discard.append(card)
        state.tell("deal-given", self.seat, card)
        ask_to_pay(state, self.seat, _less_one(self.price), self.at)


def _less_one(price: Pairs) -> Pairs:
    """What is left of a price after one of its first part."""
    kind, number = price[0]
    return ((kind, number - 1), *price[1:]) if number > 1 else price[1:]


def spend(state: State51State, seat: int, kind: int, number: int, card: int, at: int) -> None:
    """Goods leave the supply, or the card they are cached on, for the bank or a location."""
    state.goods[KINDS * seat + kind] -= number
    if card >= 0:
        uncache(state, card, kind, number)
    if at >= 0:
        state.laid.append((at, kind, number))
    state.tell(TOLD[kind], seat, number)


def hand_choices(state: State51State, seat: int) -> tuple[int, ...]:
    """To discard one of the hand cards that differ."""
    key = state.rules.key
    seen: dict[str, int] = {}
    for card in state.hands[seat]:
        seen.setdefault(key[card], card)
    return discards(seen.values())


def discards(cards: Iterable[int]) -> tuple[int, ...]:
    """The options to discard these."""
    return tuple([DISCARD + card for card in cards])


def why_not_twin(state: State51State, seat: int, option: int, rule: str) -> Reason | None:
    """Of several copies in a hand only the first is offered."""
    return None if option in hand_choices(state, seat) else reason(rule, "why-twin")
