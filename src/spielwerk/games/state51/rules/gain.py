"""Goods, cards and points come in; locations are cleared."""

from __future__ import annotations

from spielwerk.games.state51.data.goods import CARD, DEAL, GOODS, KINDS, VP, Pairs
from spielwerk.games.state51.rules.source import LOCATION, Source
from spielwerk.games.state51.state import FOE, State51State

TOLD = tuple(f"gained-{name}" for name in GOODS)
COUNTED = len(GOODS)  # numbers that `gained` keeps of each side


def gain(state: State51State, side: int, goods: Pairs, source: int) -> None:
    """Take goods from the bank; cards and points at once (S51-4). `source` is told with them."""
    for kind, number in goods:
        if kind < KINDS:
            state.goods[KINDS * side + kind] += number
        elif kind == VP:
            state.vp[side] += number
        else:
            number = draw(state, side, number, source)
        if state.gained:
            state.gained[COUNTED * side + kind] += number
        # Half of all that is told is told here and in `pay`: asking first is 5 % of random play.
        if state.events is not None and number and kind != CARD:
            state.tell(TOLD[kind], side, number, source)


def top_card(state: State51State) -> int:
    """Turn over the top card; an empty deck is made anew from the discard pile (S51-3)."""
    if not state.left:
        if not state.discard:
            return -1
        state.deck = state.shuffled(state.discard)
        state.left = len(state.deck)
        state.discard = []
        state.tell("reshuffled")
    state.left -= 1
    state.barrier += 1
    return state.deck[state.left]


def draw(state: State51State, side: int, number: int, source: int) -> int:
    """Draw cards into a hand, as many as there are; returns how many."""
    for drawn in range(number):
        card = top_card(state)
        if card < 0:
            return drawn
        take(state, side, card)
        state.tell("drew", side, card, source)
    return number


def of_use(state: State51State, price: Pairs, goods: Pairs) -> bool:
    """Whether an exchange would bring anything: not cards alone when none is left (S51-9).

    Hand cards and deals that are part of the price can be drawn again.
    """
    return bool(
        state.left
        or state.discard
        or any(kind != CARD for kind, _ in goods)
        or any(kind in (CARD, DEAL) for kind, _ in price)
    )


def take(state: State51State, side: int, card: int) -> None:
    """A card goes to a hand; hands are kept in order, so that options are too."""
    state.hands[side] = tuple(sorted((*state.hands[side], card)))


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A zone after a card has left it."""
    place = zone.index(card)
    return zone[:place] + zone[place + 1 :]


def compensate(state: State51State, side: int, card: int) -> None:
    """The owner of a razed location gets its deal good (S51-5.5)."""
    gain(state, side, ((state.rules.deal[card], 1),), Source.COMPENSATION.of(card))


def razed(state: State51State, seat: int) -> None:
    """Every feature that pays for each raze (S51-9)."""
    each = state.rules.each_raze
    for card in state.rows[3 * seat + 1]:
        if card >= 0 and each[card]:
            gain(state, seat, each[card], LOCATION + card)


def dealt(state: State51State, seat: int) -> None:
    """Every feature that pays for each deal (S51-9)."""
    each = state.rules.each_deal
    for card in state.rows[3 * seat + 1]:
        if card >= 0 and each[card]:
            gain(state, seat, each[card], LOCATION + card)


def clear(state: State51State, card: int) -> None:
    """Goods and workers of its use leave a location: it is as if unused."""
    bit = state.rules.bit[card]
    state.used &= ~bit
    state.used_twice &= ~bit
    state.laid = [entry for entry in state.laid if entry[0] != card]


def drop_attack(state: State51State) -> None:
    """The virtual opponent's attack pile is discarded (S51-8.4)."""
    if state.attack:
        state.tell("foe-dropped", len(state.attack))
        state.discard.extend(state.attack)
        state.attack = ()


def refresh(state: State51State, side: int) -> None:
    """Note anew which categories a side's locations and ruins can be developed by (S51-5.2)."""
    match = state.rules.match
    found = 0
    for row in state.rows[3 * side : 3 * side + 3]:
        for card in row:
            found |= -1 if card < 0 else match[card]
    state.match[side] = found


def stands(state: State51State, owner: int, card: int) -> bool:
    """Whether a card of a state is a location, not a ruin."""
    return card in state.rows[3 * owner + state.rules.row[card]]


def is_foe(state: State51State, side: int) -> bool:
    """Whether this side is the virtual opponent."""
    return side == FOE and state.players == 1
