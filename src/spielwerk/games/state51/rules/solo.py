"""The turn of the virtual opponent in a game for one (S51-8.3, S51-8.4)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine import Decision, Step
from spielwerk.engine.option import thing_of
from spielwerk.games.state51.data.cards import ACTION, FEATURE
from spielwerk.games.state51.rules.gain import compensate, drop_attack, top_card
from spielwerk.games.state51.rules.names import Words, about_card, place_name
from spielwerk.games.state51.rules.raze import ruin
from spielwerk.games.state51.state import FOE, NONE, State51State
from spielwerk.games.state51.verbs import State51Verb

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
    state.tell("foe-discarded", card, points)


def attack(state: State51State) -> None:
    """The top card strikes a location that shares a category with it."""
    card = top_card(state)
    if card < 0:  # no card anywhere: there is nothing to attack with
        state.attacking = False
        return
    state.attack += (card,)
    state.tell("foe-attacked", card)
    last = len(state.attack) >= state.rules.numbers.solo.attacks
    if last:
        state.attacking = False
        state.stack.append(DropAttack())
    if targets(state):
        state.stack.append(Strike())
    else:
        state.tell("foe-missed")


class DropAttack(Step[State51State]):
    """After the last attack card the pile is discarded."""

    def run(self, state: State51State) -> None:
        drop_attack(state)


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


class Strike(Decision[State51State]):
    """A location is attacked; where all ties fail the player names it."""

    name = "strike"
    rule = "S51-8.3"

    def asks(self, state: State51State) -> int:
        return PLAYER

    def options(self, state: State51State) -> Sequence[int]:
        return [State51Verb.STRIKE.of(card) for card in targets(state)]

    def words(self, state: State51State, option: int) -> Words:
        return about_card(option, place_name(state, thing_of(option)))

    def choose(self, state: State51State, option: int) -> None:
        """A shield is lost instead of the location; either way the attack succeeds.

        What always counts as shielded is never razed and loses nothing.
        """
        card = thing_of(option)
        state.attacking = False
        rules = state.rules
        bit = rules.bit[card]
        if rules.shielded[card]:
            state.tell("foe-in-vain", card)
            return
        if state.shields & bit:
            state.shields &= ~bit
            state.tell("foe-held", card)
            return
        points = rules.numbers.solo.attack_points
        state.vp[FOE] += points
        state.tell("foe-struck", card, points)
        ruin(state, PLAYER, card)
        compensate(state, PLAYER, card)
