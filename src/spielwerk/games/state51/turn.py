"""The action phase (S51-5): one action each in turn, until all have passed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spielwerk.engine import Step
from spielwerk.games.state51.activate import activate, trade, use_faction
from spielwerk.games.state51.build import build, develop
from spielwerk.games.state51.deal import deal
from spielwerk.games.state51.goods import (
    AMMO,
    BLUE,
    BRICK,
    CARD,
    DEVELOP,
    GREY,
    KINDS,
    RED,
    RESOURCES,
    SHIELD,
    WORKER,
)
from spielwerk.games.state51.notation import EXCHANGE
from spielwerk.games.state51.payment import enough, purse
from spielwerk.games.state51.raze import raze, raze_hand
from spielwerk.games.state51.solo import foe_passes, foe_turn
from spielwerk.games.state51.special import possible
from spielwerk.games.state51.state import ACTIONS, State51State
from spielwerk.games.state51.visit import play_connection, take_connection, work

# An option of a turn is a verb plus a card id, the number of a faction action, or a good.
VERB = 1024
VERBS = (
    "build",
    "develop",
    "deal",
    "raze-hand",
    "raze",
    "activate",
    "faction",
    "trade",
    "work",
    "take",
    "play",
    "shield",
    "pass",
)
(
    BUILD,
    DEVELOP_OVER,
    MAKE_DEAL,
    RAZE_HAND,
    RAZE,
    ACTIVATE,
    FACTION,
    TRADE,
    WORK,
    TAKE,
    PLAY,
    PLACE_SHIELD,
    PASS,
) = range(0, 13 * VERB, VERB)
TRADES = tuple(TRADE + kind for kind in RESOURCES)


class Actions(Step[State51State]):
    """The action phase begins with the start player."""

    __slots__ = ()

    def run(self, state: State51State) -> None:
        """What was gained in the production phase counts no more."""
        state.phase = ACTIONS
        state.gained = []
        state.late = ()
        state.supplied = ()
        state.attacking = True
        state.turn = state.start
        state.stack.append(TURN)


class Turn(Step[State51State]):
    """A player chooses an action or passes; a shield may be placed before (S51-5.11)."""

    __slots__ = ()

    def run(self, state: State51State) -> Sequence[int]:
        """Everything that can be paid and done."""
        seat = state.turn
        state.player = seat
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
            for kind, number in state.rules.connection_price[card]:
                if have[kind] < number:
                    break
            else:
                options.append(PLAY + card)
        if have[SHIELD]:
            options += shield_choices(state, seat)
        options.append(PASS)
        return options

    def choose(self, state: State51State, option: int) -> None:
        """Do it; the turn ends after it, but not after placing a shield."""
        seat = state.turn
        verb = option // VERB
        if option >= PASS:
            state.passed[seat] = True
            if state.events is not None:
                state.tell("passed", seat)
            go_on(state)
        elif option >= PLACE_SHIELD:
            state.stack.append(TURN)
            place_shield(state, seat, option - PLACE_SHIELD)
        else:
            state.stack.append(TURN_END)
            DO[verb](state, seat, option - verb * VERB)


def _hand(state: State51State, seat: int, have: list[int], options: list[int]) -> None:
    """Build, develop, deal or raze hand cards."""
    rules = state.rules
    hand = state.hands[seat]
    distance = rules.distance
    grey, blue, red = have[GREY], have[BLUE], have[RED]
    if grey:
        options += [card for card in hand if distance[card] <= grey]
    match = state.match[seat]
    if match:
        if have[DEVELOP]:
            options += [DEVELOP_OVER + card for card in hand]
        elif have[BRICK] >= rules.numbers.develop_bricks:
            matches = rules.match
            options += [DEVELOP_OVER + card for card in hand if match & matches[card]]
    if blue:
        options += [MAKE_DEAL + card for card in hand if distance[card] <= blue]
    if red:
        options += [RAZE_HAND + card for card in hand if distance[card] <= red]


def _raze(state: State51State, seat: int, red: int, options: list[int]) -> None:
    """Locations of players who have not passed."""
    rules = state.rules
    resistance, shields, bit = rules.resistance, state.shields, rules.bit
    more = rules.numbers.shield_resistance
    for other in rules.others[state.sides][seat]:
        if state.passed[other]:
            continue
        for row in state.rows[3 * other : 3 * other + 3]:
            for card in row:
                if card >= 0 and resistance[card] <= red:
                    if shields and shields & bit[card] and resistance[card] + more > red:
                        continue
                    options.append(RAZE + card)


def _own(state: State51State, seat: int, have: list[int], options: list[int]) -> None:
    """Own action locations and the actions of the faction board."""
    rules = state.rules
    ammo = have[AMMO]
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
            if (
                ammo
                and rules.mixed[card]
                and not enough(state.goods, KINDS * seat, rules.price[card])
            ):
                continue
            if rules.effect[card][0] == EXCHANGE or possible(state, seat, card):
                options.append(ACTIVATE + card)
    used = state.faction_used[seat]
    for action, kind, number, more in rules.faction_options[state.faction[seat]]:
        if have[kind] >= number and not used >> action & 1:
            if more:
                for kind, number in more[0]:
                    if have[kind] < number:
                        break
                else:
                    if not (ammo and more[2]) or enough(state.goods, KINDS * seat, more[0]):
                        options.append(FACTION + action)
            else:
                options.append(FACTION + action)


def _workers(state: State51State, seat: int, workers: int, options: list[int]) -> None:
    """What workers alone can do: trade, visit open productions, fetch connection cards."""
    rules = state.rules
    numbers = rules.numbers
    if workers >= numbers.trade_workers:
        options += TRADES
        if state.left or state.discard:
            options.append(TRADE + CARD)
    if workers >= numbers.open_workers:
        used, bit, open_cards = state.used, rules.bit, rules.open_cards
        rows, passed = state.rows, state.passed
        options += [
            WORK + card
            for other in rules.others[state.sides][seat]
            if not passed[other]
            for card in rows[3 * other]
            if card in open_cards and not used & bit[card]
        ]
    if workers >= numbers.connection_workers:
        options += [TAKE + card for card in state.open if card >= 0]


def shield_choices(state: State51State, seat: int) -> list[int]:
    """Own locations without a shield; one that counts as shielded needs none (S51-5.11)."""
    rules = state.rules
    return sorted(
        PLACE_SHIELD + card
        for row in state.rows[3 * seat : 3 * seat + 3]
        for card in row
        if card >= 0 and not rules.forged[card] and not state.shields & rules.bit[card]
    )


def place_shield(state: State51State, seat: int, card: int) -> None:
    """It stays until the clean-up."""
    state.shields |= state.rules.bit[card]
    state.goods[KINDS * seat + SHIELD] -= 1
    if state.events is not None:
        state.tell("shielded", seat, card)


class TurnEnd(Step[State51State]):
    """After the action: a shield may still be placed, then it is the next player's turn."""

    __slots__ = ()

    def run(self, state: State51State) -> Sequence[int] | None:
        """Ask only who has a shield and a place for it."""
        seat = state.turn
        if state.goods[KINDS * seat + SHIELD]:
            options = shield_choices(state, seat)
            if options:
                state.player = seat
                options.append(PASS)
                return options
        go_on(state)
        return None

    def choose(self, state: State51State, option: int) -> None:
        """Place it and ask again, or end the turn."""
        if option == PASS:
            go_on(state)
            return
        state.stack.append(TURN_END)
        place_shield(state, state.turn, option - PLACE_SHIELD)


def go_on(state: State51State) -> None:
    """The next player who has not passed; when there is none, the phase is over (S51-5.10)."""
    if state.players == 1:
        if not state.passed[0]:
            state.stack.append(TURN)
            if not state.passed[1]:
                foe_turn(state)
        elif not state.passed[1]:
            foe_passes(state)
        return
    seat = state.turn
    for other in state.rules.round_from[state.sides][seat]:
        if not state.passed[other]:
            state.turn = other
            state.stack.append(TURN)
            return


TURN = Turn()
TURN_END = TurnEnd()
DO: tuple[Callable[[State51State, int, int], None], ...] = (
    build,
    develop,
    deal,
    raze_hand,
    raze,
    activate,
    use_faction,
    trade,
    work,
    take_connection,
    play_connection,
)
