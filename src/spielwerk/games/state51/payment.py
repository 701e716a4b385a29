"""Paying (S51-5.12, S51-5.13): with the own goods, with jokers, with goods cached on cards."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine import Step
from spielwerk.games.state51.goods import (
    AMMO,
    BLUE,
    BRICK,
    CARD,
    DEAL,
    GOODS,
    GREY,
    KINDS,
    MULTI,
    PAID_BY,
    RED,
    RESOURCE,
    Pairs,
)
from spielwerk.games.state51.state import NONE, State51State

Way = tuple[tuple[int, int, int], ...]  # (kind, card it is cached on or NONE, number), …

TOLD = tuple(f"paid-{name}" for name in GOODS)


def purse(state: State51State, seat: int) -> list[int]:
    """What a seat can pay of each price at most, jokers counted in."""
    goods = state.goods[KINDS * seat : KINDS * seat + KINDS]
    ammo, multi = goods[AMMO], goods[MULTI]
    gun, fuel, iron, brick = goods[:AMMO]
    if ammo:
        goods[0] = gun + ammo
        goods[1] = fuel + ammo
        goods[2] = iron + ammo
        goods[3] = brick + ammo
    if multi:
        goods[GREY] += multi
        goods[BLUE] += multi
        goods[RED] += multi
    goods += (
        len(state.hands[seat]),
        0,
        gun + fuel + iron + brick + ammo,
        len(state.deals[seat]),
    )
    return goods


def affordable(state: State51State, seat: int, price: Pairs) -> bool:
    """Whether a seat can pay all parts of a price together."""
    have = purse(state, seat)
    for kind, number in price:
        if have[kind] < number:
            return False
    return enough(state.goods, KINDS * seat, price)


def enough(goods: Sequence[int], first: int, price: Pairs) -> bool:
    """Whether the jokers suffice for all that is short at once; `first` is the seat's place."""
    ammo, multi = goods[first + AMMO], goods[first + MULTI]
    resources = sum(goods[first : first + AMMO + 1])
    for kind, number in price:
        if kind <= AMMO:
            resources -= number
            if kind == AMMO:
                ammo -= number
            elif goods[first + kind] < number:
                ammo -= number - goods[first + kind]
        elif kind == RESOURCE:
            resources -= number
        elif kind == MULTI:
            multi -= number
        elif GREY <= kind <= RED and goods[first + kind] < number:
            multi -= number - goods[first + kind]
    return ammo >= 0 and multi >= 0 and resources >= 0


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
    if price:
        state.stack.append(Pay(seat, price, at))


class Pay(Step[State51State]):
    """The first part of a price is paid; the rest follows."""

    __slots__ = ("seat", "price", "at")

    def __init__(self, seat: int, price: Pairs, at: int) -> None:
        self.seat = seat
        self.price = price
        self.at = at

    def run(self, state: State51State) -> Sequence[int] | None:
        """Ask for the hand card, the deal, or the way to pay, by its number; pay a lone way."""
        seat, price = self.seat, self.price
        kind = price[0][0]
        if kind >= CARD:
            if kind == CARD:
                state.player = seat
                return hand_choices(state, seat)
            if kind == DEAL:
                state.player = seat
                return deal_choices(state, state.deals[seat])
        found = ways(state, seat, price)
        if len(found) > 1:
            state.player = seat
            return tuple(range(len(found)))
        self.pay(state, found[0])
        return None

    def choose(self, state: State51State, option: int) -> None:
        """Pay it, and go on with the rest of the price."""
        kind, number = self.price[0]
        if kind in (CARD, DEAL):
            rest = self.price[1:]
            _give_card(state, self.seat, option, kind)
            if number > 1:
                rest = ((kind, number - 1), *rest)
            if rest:
                state.stack.append(Pay(self.seat, rest, self.at))
        else:
            self.pay(state, ways(state, self.seat, self.price)[option])

    def pay(self, state: State51State, way: Way) -> None:
        """Pay the first part in this way."""
        for good, card, part in way:
            spend(state, self.seat, good, part, card, self.at)
        rest = self.price[1:]
        if rest:
            state.stack.append(Pay(self.seat, rest, self.at))


def ways(state: State51State, seat: int, price: Pairs) -> list[Way]:
    """All ways to pay the first part so that the rest can be paid too, the thriftiest first."""
    kind, number = price[0]
    first = KINDS * seat
    sources: list[tuple[int, int, int]] = []
    caches = state.caches
    for good in PAID_BY[kind]:
        own = state.goods[first + good]
        if caches and own:
            cached = [
                (good, card, part)
                for side, card, cached_good, part in caches
                if side == seat and cached_good == good
            ]
            own -= sum([source[2] for source in cached])
            if own:
                sources.append((good, NONE, own))
            sources += cached
        elif own:
            sources.append((good, NONE, own))
    found: list[Way] = []
    if len(sources) == 1:
        found.append(((*sources[0][:2], number),))
    else:
        _split(sources, 0, number, (), found)
    rest = price[1:]
    if not rest or len(found) == 1:
        return found
    return [way for way in found if _leaves_enough(state, first, way, rest)]


def _split(
    sources: list[tuple[int, int, int]], place: int, number: int, way: Way, found: list[Way]
) -> None:
    """Every way to take `number` goods from the sources, as many as possible from the first."""
    if number == 0:
        found.append(way)
        return
    if place == len(sources):
        return
    good, card, most = sources[place]
    for part in range(min(most, number), 0, -1):
        _split(sources, place + 1, number - part, (*way, (good, card, part)), found)
    _split(sources, place + 1, number, way, found)


def _leaves_enough(state: State51State, first: int, way: Way, rest: Pairs) -> bool:
    goods = state.goods[first : first + KINDS]
    for good, _, part in way:
        goods[good] -= part
    return enough(goods, 0, rest)


def spend(state: State51State, seat: int, kind: int, number: int, card: int, at: int) -> None:
    """Goods leave the supply, or the card they are cached on, for the bank or a location."""
    state.goods[KINDS * seat + kind] -= number
    if card >= 0:
        uncache(state, card, kind, number)
    if at >= 0:
        state.laid.append((at, kind, number))
    if state.events is not None:
        state.tell(TOLD[kind], seat, number)


def uncache(state: State51State, card: int, kind: int, number: int) -> None:
    """Take goods off a card that holds them by its bonus."""
    place = next(i for i, entry in enumerate(state.caches) if entry[1:3] == (card, kind))
    side, _, _, part = state.caches[place]
    if part == number:
        del state.caches[place]
    else:
        state.caches[place] = (side, card, kind, part - number)


def hand_choices(state: State51State, seat: int) -> tuple[int, ...]:
    """The hand cards that differ."""
    key = state.rules.key
    seen: dict[str, int] = {}
    for card in state.hands[seat]:
        seen.setdefault(key[card], card)
    return tuple(seen.values())


def deal_choices(state: State51State, deals: Sequence[int]) -> tuple[int, ...]:
    """The deals that differ in their good."""
    deal = state.rules.deal
    seen: dict[int, int] = {}
    for card in deals:
        seen.setdefault(deal[card], card)
    return tuple(sorted(seen.values()))


def _give_card(state: State51State, seat: int, card: int, kind: int) -> None:
    zone = state.hands if kind == CARD else state.deals
    zone[seat] = without(zone[seat], card)
    state.discard.append(card)
    if state.events is not None:
        state.tell("discarded" if kind == CARD else "deal-given", seat, card)


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A zone after a card has left it."""
    place = zone.index(card)
    return zone[:place] + zone[place + 1 :]
