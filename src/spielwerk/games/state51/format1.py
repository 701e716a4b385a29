"""Records of release 0.1: an option by the number that it had then.

A turn packed verbs times 1024, the other questions had numbers of their own; card numbers went
through the sets and ended with the connection cards.
"""

from __future__ import annotations

from typing import Any

from spielwerk.engine import DONE, Decision, IllegalMove, Option
from spielwerk.engine.option import thing_of, verb_of
from spielwerk.games.state51.data.cards import SETS
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.rules.activate import Trade
from spielwerk.games.state51.rules.effects.actions import ClearOne
from spielwerk.games.state51.rules.turn import LastShield, Turn
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import State51Verb as V

FINGERPRINTS = frozenset({"b352ea550e031606"})
TURN = 1024
PLAIN = {V.FACTION, V.TRADE, V.PASS, V.END_TURN, V.CHOOSE_FACTION, V.CHOOSE_GOODS, V.PAY}
CARDS = set(V) - PLAIN - {V.STEAL, V.STORE}  # verbs about a card


def option(state: State51State, choice: Any) -> Option:
    """The present option that had this number."""
    for one in state.asked:
        if _number(state.rules, state.decision, one) == choice:
            return one
    raise IllegalMove(f"Choice {choice!r} of release 0.1 is not open now.")


def _number(rules: Rules, decision: Decision[Any], option: Option) -> int:
    verb, thing = V(verb_of(option)), thing_of(option)
    if option == DONE:
        return {Trade: 15, ClearOne: 1023}.get(type(decision), 0)
    if verb == V.AGAIN:
        return 1
    if verb in CARDS:
        thing = _cards(rules).index(thing)
    if verb in (V.OVER, V.OVER_TOKEN):
        return 2 * thing + (verb == V.OVER_TOKEN)
    if isinstance(decision, (Turn, LastShield)):
        return TURN * (min(verb, V.PASS) - 1) + thing
    return thing


def _cards(rules: Rules) -> list[int]:
    """Today's card numbers in the order of that time."""
    ids = rules.cards.ids
    return [*(card for name in SETS for card in ids[name]), *rules.cards.contacts]
