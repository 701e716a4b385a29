"""All that a turn offers (S51-5): what can be paid and done, and what one might wish to do.

The first is made fast, for a turn is what a game asks most; the reasons against a wish stand with
each action, and the kit proves that both say the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from spielwerk.engine.option import SHIFT, THING
from spielwerk.games.state51.data.cards import ACTION
from spielwerk.games.state51.data.goods import BLUE, BRICK, CARD, GREY, KINDS, RED, WORKER
from spielwerk.games.state51.data.goods import DEVELOP as TOKEN
from spielwerk.games.state51.data.goods import SHIELD as SHIELD_GOOD
from spielwerk.games.state51.rules.activate import TRADES
from spielwerk.games.state51.rules.gain import of_use
from spielwerk.games.state51.rules.purse import affordable, enough, purse
from spielwerk.games.state51.rules.shield import shield_choices
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import (
    ACTIVATE,
    BUILD,
    DEAL,
    DEVELOP,
    FACTION,
    PASS,
    PLAY,
    RAZE,
    RAZE_HAND,
    SHIELD,
    TAKE,
    TRADE,
    WORK,
    State51Verb,
)

ALL_TRADES = tuple(TRADE + kind for kind in TRADES)


def offers(state: State51State) -> list[int]:
    """Everything that can be paid and done: the options of a turn."""
    seat = state.turn
    have = purse(state, seat)
    options: list[int] = []
    if state.hands[seat]:
        _hand(state, seat, have, options)
    if have[RED] >= state.rules.weakest:
        _raze(state, seat, have[RED], options)
    _own(state, seat, have, options)
    if have[WORKER]:
        _workers(state, seat, have[WORKER], options)
    for card in state.contacts[seat]:
        price = state.rules.contact_price[card]
        if not price or affordable(state, seat, price):
            options.append(PLAY + card)
    if have[SHIELD_GOOD]:
        options += shield_choices(state, seat)
    options.append(PASS)
    if not state.left and not state.discard:
        return [option for option in options if _of_use(state, seat, option)]
    return options


def _of_use(state: State51State, seat: int, option: int) -> bool:
    """Whether an option is more than a wish for cards when there are none (S51-9)."""
    rules, thing = state.rules, option & THING
    verb = option >> SHIFT
    if verb == State51Verb.ACTIVATE:
        return rules.action[thing].possible(state, seat, thing)
    if verb == State51Verb.FACTION:
        price, goods, _ = rules.faction_actions[state.faction[seat]][thing]
        return of_use(state, price, goods)
    if verb == State51Verb.PLAY:
        return of_use(state, rules.contact_price[thing], rules.contact_goods[thing])
    return option != TRADE + CARD


def _hand(state: State51State, seat: int, have: list[int], options: list[int]) -> None:
    """Build, develop, deal or raze hand cards."""
    rules = state.rules
    hand = state.hands[seat]
    distance = rules.distance
    grey, blue, red = have[GREY], have[BLUE], have[RED]
    if grey:
        options += [BUILD + card for card in hand if distance[card] <= grey]
    match = state.match[seat]
    if match:
        if have[TOKEN]:
            options += [DEVELOP + card for card in hand]
        elif have[BRICK] >= rules.develop_bricks:
            matches = rules.match
            options += [DEVELOP + card for card in hand if match & matches[card]]
    if blue:
        options += [DEAL + card for card in hand if distance[card] <= blue]
    if red:
        options += [RAZE_HAND + card for card in hand if distance[card] <= red]


def _raze(state: State51State, seat: int, red: int, options: list[int]) -> None:
    """Locations of players who have not passed."""
    rules = state.rules
    resists, shields, bit = rules.resistance, state.shields, rules.bit
    more = rules.shield_resistance
    for other in rules.others[state.sides][seat]:
        if state.passed[other]:
            continue
        for row in state.rows[3 * other : 3 * other + 3]:
            for card in row:
                if card >= 0 and resists[card] <= red:
                    if shields and shields & bit[card] and resists[card] + more > red:
                        continue
                    options.append(RAZE + card)


def _own(state: State51State, seat: int, have: list[int], options: list[int]) -> None:
    """Own action locations and the actions of the faction board."""
    rules = state.rules
    for card in state.rows[3 * seat + 2]:
        if card < 0:
            continue
        bit = rules.bit[card]
        if state.used & bit and (rules.uses[card] == 1 or state.used_twice & bit):
            continue
        for kind, number in rules.price[card]:
            if have[kind] < number:
                break
        else:
            if rules.mixed[card] and not enough(state.goods, KINDS * seat, rules.price[card]):
                continue
            if rules.always[card] or rules.action[card].possible(state, seat, card):
                options.append(ACTIVATE + card)
    used = state.faction_used[seat]
    for action, kind, number, more in rules.faction_options[state.faction[seat]]:
        if have[kind] >= number and not used >> action & 1:
            if more:
                for kind, number in more[0]:
                    if have[kind] < number:
                        break
                else:
                    if not more[2] or enough(state.goods, KINDS * seat, more[0]):
                        options.append(FACTION + action)
            else:
                options.append(FACTION + action)


def _workers(state: State51State, seat: int, workers: int, options: list[int]) -> None:
    """What workers alone can do: trade, visit open productions, fetch connection cards."""
    rules = state.rules
    if workers >= rules.trade_workers:
        options += ALL_TRADES
    if workers >= rules.open_workers:
        used, bit, open_cards = state.used, rules.bit, rules.open_cards
        rows, passed = state.rows, state.passed
        options += [
            WORK + card
            for other in rules.others[state.sides][seat]
            if not passed[other]
            for card in rows[3 * other]
            if card in open_cards and not used & bit[card]
        ]
    if workers >= rules.connection_workers:
        options += [TAKE + card for card in state.open if card >= 0]


def wishes(state: State51State, seat: int) -> Iterator[int]:
    """Every action with everything that lies there for it."""
    rules = state.rules
    for card in state.hands[seat]:
        yield from (BUILD + card, DEVELOP + card, DEAL + card, RAZE_HAND + card)
    for other in rules.others[state.sides][seat]:
        for row in state.rows[3 * other : 3 * other + 3]:
            yield from (RAZE + (card if card >= 0 else ~card) for card in row)
        yield from (WORK + card for card in state.rows[3 * other] if card in rules.open_cards)
    for number, row in enumerate(state.rows[3 * seat : 3 * seat + 3]):
        for place in row:
            card = place if place >= 0 else ~place
            yield SHIELD + card
            if number == ACTION:
                yield ACTIVATE + card
    yield from range(FACTION, FACTION + len(rules.faction_actions[state.faction[seat]]))
    yield from (TRADE + kind for kind in TRADES)
    yield from (TAKE + card for card in state.open if card >= 0)
    yield from (PLAY + card for card in state.contacts[seat])
    yield PASS
