"""The turn of the virtual opponent in a game for one (S51-8.3, S51-8.4)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine import Step
from spielwerk.games.state51.data import ACTION, FEATURE
from spielwerk.games.state51.effects import compensate, top_card
from spielwerk.games.state51.raze import ruin
from spielwerk.games.state51.state import FOE, NONE, State51State

PLAYER = 0


def foe_turn(state: State51State) -> None:
    """It discards an open connection card, else attacks; after its last attack it passes."""
    if not state.attacking:
        foe_passes(state)
    elif max(state.open) >= 0:
        discard_connection(state)
    else:
        attack(state)


def foe_passes(state: State51State) -> None:
    """It is out for this round: its locations are safe and closed, too."""
    state.passed[FOE] = True
    if state.events is not None:
        state.tell("foe-passed")


def discard_connection(state: State51State) -> None:
    """A random one of the open connection cards, for points."""
    stack = 0 if state.open[1] < 0 else 1
    if min(state.open) >= 0:
        stack = state.roll(2) - 1
    card = state.open[stack]
    state.open[stack] = NONE
    state.spent += (card,)
    points = state.rules.numbers.solo.connection_points
    state.vp[FOE] += points
    if state.events is not None:
        state.tell("foe-discarded", card, points)


def attack(state: State51State) -> None:
    """The top card strikes a location that shares a category with it."""
    card = top_card(state)
    if card < 0:  # no card anywhere: there is nothing to attack with
        state.attacking = False
        return
    state.attack += (card,)
    if state.events is not None:
        state.tell("foe-attacked", card)
    last = len(state.attack) >= state.rules.numbers.solo.attacks
    if last:
        state.attacking = False
        state.stack.append(DropAttack())
    if targets(state):
        state.stack.append(Strike())
    elif state.events is not None:
        state.tell("foe-missed")


class DropAttack(Step[State51State]):
    """After the last attack card the pile is discarded."""

    __slots__ = ()

    def run(self, state: State51State) -> None:
        """Clear it."""
        state.discard.extend(state.attack)
        state.attack = ()


def targets(state: State51State) -> list[int]:
    """The locations that the newest attack card strikes first; several only if all ties fail."""
    rules = state.rules
    categories = rules.categories[state.attack[-1]]
    best: tuple[int, ...] = ()
    found: list[int] = []
    for row in state.rows[3 * PLAYER : 3 * PLAYER + 3]:
        for card in row:
            if card < 0 or not rules.categories[card] & categories:
                continue
            rank = (
                int(rules.categories[card] == categories),
                rules.distance[card],
                _kind_rank(state, card),
                -rules.deal_rank[rules.deal[card]],
            )
            if rank > best:
                best = rank
                found = []
            if rank == best:
                found.append(card)
    return sorted(found)


def _kind_rank(state: State51State, card: int) -> int:
    """Unused actions before used ones, before features, before production."""
    row = state.rules.row[card]
    if row == ACTION:
        return 2 if state.used & state.rules.bit[card] else 3
    return int(row == FEATURE)


class Strike(Step[State51State]):
    """A location is attacked; where all ties fail the player names it."""

    __slots__ = ()

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which, if there is a question."""
        state.player = PLAYER
        return targets(state)

    def choose(self, state: State51State, option: int) -> None:
        """A shield is lost instead of the location; either way the attack succeeds."""
        state.attacking = False
        rules = state.rules
        bit = rules.bit[option]
        if state.shields & bit or rules.forged[option]:
            state.shields &= ~bit
            if state.events is not None:
                state.tell("foe-held", option)
            return
        points = rules.numbers.solo.attack_points
        state.vp[FOE] += points
        if state.events is not None:
            state.tell("foe-struck", option, points)
        ruin(state, PLAYER, option)
        compensate(state, PLAYER, option)
