"""The action phase (S51-5): one action each in turn, until all have passed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from spielwerk.engine import Decision, Step, Verb
from spielwerk.engine.option import SHIFT, THING, thing_of, verb_of
from spielwerk.engine.standing import Routine
from spielwerk.engine.view import Reason, text
from spielwerk.games.state51.data.goods import KINDS
from spielwerk.games.state51.data.goods import SHIELD as SHIELD_GOOD
from spielwerk.games.state51.data.goods import WORKER as WORKER_GOOD
from spielwerk.games.state51.data.phrases import goods, paid
from spielwerk.games.state51.rules.activate import (
    about_trade,
    activate,
    trade,
    use_faction,
    why_not_activate,
    why_not_faction,
    why_not_trade,
)
from spielwerk.games.state51.rules.build import (
    build,
    develop,
    lone_place,
    why_not_build,
    why_not_develop,
)
from spielwerk.games.state51.rules.names import (
    Words,
    about_card,
    name_among,
    owner_name,
    place_name,
    plain,
)
from spielwerk.games.state51.rules.offers import offers, wishes
from spielwerk.games.state51.rules.play import (
    Ending,
    deal,
    raze_hand,
    why_not_deal,
    why_not_raze_hand,
)
from spielwerk.games.state51.rules.raze import raze, resistance, why_not_raze
from spielwerk.games.state51.rules.routines import CONNECTION
from spielwerk.games.state51.rules.routines import PASS as PASS_ROUTINE
from spielwerk.games.state51.rules.routines import SHIELD as SHIELD_ROUTINE
from spielwerk.games.state51.rules.shield import place_shield, shield_choices, why_not_shield
from spielwerk.games.state51.rules.solo import foe_passes, foe_turn
from spielwerk.games.state51.rules.visit import (
    play_connection,
    take_connection,
    why_not_play,
    why_not_take,
    why_not_work,
    work,
)
from spielwerk.games.state51.state import ACTIONS, State51State
from spielwerk.games.state51.verbs import END_TURN, PASS, SHIELD
from spielwerk.games.state51.verbs import State51Verb as V

Do = Callable[[State51State, int, int], None]
WhyNot = Callable[[State51State, int, int], Reason | None]

ACTS: Mapping[int, tuple[Do, WhyNot]] = {
    V.BUILD: (build, why_not_build),
    V.DEVELOP: (develop, why_not_develop),
    V.DEAL: (deal, why_not_deal),
    V.RAZE_HAND: (raze_hand, why_not_raze_hand),
    V.RAZE: (raze, why_not_raze),
    V.ACTIVATE: (activate, why_not_activate),
    V.FACTION: (use_faction, why_not_faction),
    V.TRADE: (trade, why_not_trade),
    V.WORK: (work, why_not_work),
    V.TAKE: (take_connection, why_not_take),
    V.PLAY: (play_connection, why_not_play),
    V.SHIELD: (place_shield, why_not_shield),
}
DO = [ACTS[verb][0] if verb in ACTS else place_shield for verb in range(V.PASS)]


class Actions(Step[State51State]):
    """The action phase begins with the start player.

    What was gained in the production phase counts no more.
    """

    def run(self, state: State51State) -> None:
        state.phase = ACTIONS
        state.gained = []
        state.late = ()
        state.supplied = ()
        state.attacking = True
        state.turn = state.start
        state.stack.append(TURN)


class Turn(Decision[State51State]):
    """A player chooses an action or passes; a shield may be placed before (S51-5.11)."""

    name = "turn"
    rule = "S51-5"
    about: ClassVar[Mapping[Verb, str]] = {
        V.BUILD: "hand",
        V.DEVELOP: "hand",
        V.DEAL: "hand",
        V.RAZE_HAND: "hand",
        V.RAZE: "others",
        V.ACTIVATE: "own-actions",
        V.FACTION: "actions",
        V.TRADE: "trades",
        V.WORK: "others-open",
        V.TAKE: "connections",
        V.PLAY: "contacts",
        V.SHIELD: "own",
    }
    routines: ClassVar[tuple[Routine, ...]] = (PASS_ROUTINE,)

    def asks(self, state: State51State) -> int:
        return state.turn

    def options(self, state: State51State) -> Sequence[int]:
        return offers(state)

    def wishes(self, state: State51State) -> Sequence[int]:
        return list(wishes(state, state.turn))

    def why_not(self, state: State51State, option: int) -> Reason | None:
        if option == PASS:
            return None
        return ACTS[verb_of(option)][1](state, state.turn, thing_of(option))

    def words(self, state: State51State, option: int) -> Words:
        return _words(state, state.turn, option)

    def in_advance(self, state: State51State, routine: str, answer: str) -> int | None:
        return PASS

    def excepted(self, state: State51State, unless: str, n: int) -> bool:
        """So many workers are left, or a connection card lies there that could be taken."""
        if unless == CONNECTION.name:
            return any(verb_of(option) == V.TAKE for option in state.options())
        return state.goods[KINDS * state.turn + WORKER_GOOD] >= n

    def choose(self, state: State51State, option: int) -> None:
        """Do it; the turn ends after it, but not after placing a shield."""
        seat = state.turn
        if option >= PASS:
            state.passed[seat] = True
            state.tell("passed", seat)
            go_on(state)
            return
        state.stack.append(TURN if option >= SHIELD else TURN_END)
        DO[option >> SHIFT](state, seat, option & THING)


def _words(state: State51State, seat: int, option: int) -> Words:
    rules = state.rules
    what = thing_of(option)
    match V(verb_of(option)):
        case V.DEVELOP:
            name = name_among(state, what, state.hands[seat])
            lone = lone_place(state, seat, what)
            if lone < 0:
                return about_card(option, name)
            return text("choice-develop-over", card=name, old=place_name(state, lone)), [
                f"card:{what}"
            ]
        case V.BUILD | V.DEAL | V.RAZE_HAND:
            name = name_among(state, what, state.hands[seat])
            return about_card(option, name, n=rules.distance[what])
        case V.RAZE:
            owner, n = owner_name(state, what), resistance(state, what)
            return about_card(option, place_name(state, what), owner=owner, n=n)
        case V.WORK:
            return about_card(option, place_name(state, what), owner=owner_name(state, what))
        case V.ACTIVATE | V.SHIELD:
            return about_card(option, place_name(state, what))
        case V.TAKE:
            name = name_among(state, what, [card for card in state.open if card >= 0])
            return about_card(option, name, n=rules.numbers.connection_workers)
        case V.PLAY:
            return about_card(option, name_among(state, what, state.contacts[seat]))
        case V.FACTION:
            price, given, _ = rules.faction_actions[state.faction[seat]][what]
            said = text("choice-faction", paid=paid(price), goods=goods(given))
            return said, [f"action:{what}"]
        case V.TRADE:
            return about_trade(state, option)
        case _:
            return plain(option)


class TurnEnd(Ending):
    """After the action: a shield may still be placed, then it is the next player's turn."""

    def instead(self) -> Step[State51State]:
        return TURN

    def run(self, state: State51State) -> None:
        if state.goods[KINDS * state.turn + SHIELD_GOOD] and shield_choices(state, state.turn):
            state.stack.append(LAST_SHIELD)
        else:
            go_on(state)


class LastShield(Decision[State51State]):
    """Who has a shield and a place for it may place it, or end the turn."""

    name = "turn-end"
    rule = "S51-5.11"
    about: ClassVar[Mapping[Verb, str]] = {V.SHIELD: "own"}
    routines: ClassVar[tuple[Routine, ...]] = (SHIELD_ROUTINE,)

    def asks(self, state: State51State) -> int:
        return state.turn

    def options(self, state: State51State) -> Sequence[int]:
        return [*shield_choices(state, state.turn), END_TURN]

    def wishes(self, state: State51State) -> Sequence[int]:
        rows = state.rows[3 * state.turn : 3 * state.turn + 3]
        places = [SHIELD + (card if card >= 0 else ~card) for row in rows for card in row]
        return [*places, END_TURN]

    def why_not(self, state: State51State, option: int) -> Reason | None:
        return None if option == END_TURN else why_not_shield(state, state.turn, thing_of(option))

    def words(self, state: State51State, option: int) -> Words:
        return _words(state, state.turn, option)

    def in_advance(self, state: State51State, routine: str, answer: str) -> int | None:
        return END_TURN

    def choose(self, state: State51State, option: int) -> None:
        if option == END_TURN:
            go_on(state)
            return
        state.stack.append(TURN_END)
        place_shield(state, state.turn, thing_of(option))


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
LAST_SHIELD = LastShield()
