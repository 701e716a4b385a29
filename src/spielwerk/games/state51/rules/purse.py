"""What a seat can pay, and in which ways (S51-5.12, S51-5.13): own goods, jokers, caches."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.games.state51.data.goods import (
    AMMO,
    BLUE,
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


def uncache(state: State51State, card: int, kind: int, number: int) -> None:
    """Take goods off a card that holds them by its bonus."""
    place = next(i for i, entry in enumerate(state.caches) if entry[1:3] == (card, kind))
    side, _, _, part = state.caches[place]
    if part == number:
        del state.caches[place]
    else:
        state.caches[place] = (side, card, kind, part - number)


def deal_choices(state: State51State, deals: Sequence[int]) -> tuple[int, ...]:
    """The deals that differ in their good."""
    deal = state.rules.deal
    seen: dict[int, int] = {}
    for card in deals:
        seen.setdefault(deal[card], card)
    return tuple(sorted(seen.values()))
