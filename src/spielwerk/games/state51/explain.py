"""Why not? The rule that forbids a wish, and what one might wish of a thing on the table."""

from __future__ import annotations

from typing import Any

from spielwerk.engine.game import Wish
from spielwerk.engine.view import Reason, text
from spielwerk.games.state51 import activate, choices, special, turn
from spielwerk.games.state51.build import Over, over_choices
from spielwerk.games.state51.data import ACTION
from spielwerk.games.state51.goods import (
    BLUE,
    BRICK,
    CARD,
    DEVELOP,
    GREY,
    KIND,
    KINDS,
    RED,
    SHIELD,
    WORKER,
)
from spielwerk.games.state51.payment import affordable, purse
from spielwerk.games.state51.raze import resistance
from spielwerk.games.state51.state import State51State

Found = Reason | None


def wish(state: State51State, option: Any) -> Wish:
    """The wish that an option of the present question stands for."""
    asking = type(state.stack[-1])
    if asking is turn.Turn:
        verb = turn.VERBS[option // turn.VERB]
        return (verb,) if verb == "pass" else (verb, option % turn.VERB)
    verb = choices.choice(state, option)["verb"]
    if verb in ("done", "end-turn"):
        return (verb,)
    if asking is turn.TurnEnd:
        return (verb, option % turn.VERB)
    return (verb, option >> 1 if asking is Over else option)


def explain(state: State51State, seat: int, wanted: Wish) -> Reason | None:
    """None if the wish is open to `seat`, else the rule that stands against it."""
    if state.over:
        return _no("S51-7", "why-over")
    if seat == state.player and wanted in [wish(state, option) for option in state.options()]:
        return None
    if seat < state.players and state.passed[seat]:
        return _no("S51-5.10", "why-you-passed")
    if seat != state.player:
        return _no(choices.question(state)[1], "why-not-asked")
    if type(state.stack[-1]) is not turn.Turn:
        return _no(choices.question(state)[1], "why-other-question")
    verb, what = wanted[0], wanted[1] if len(wanted) > 1 else -1
    if verb not in turn.VERBS or not isinstance(what, int):
        return _no("S51-5", "why-no-action")
    check = CHECKS[str(verb)]
    return check(state, seat, what)


def _no(rule: str, id: str, **args: int | str) -> Reason:
    return {"rule": rule, "text": text(id, **args)}


def _contacts(state: State51State, seat: int, kind: int, need: int, rule: str) -> Reason:
    name = {GREY: "grey", BLUE: "blue", RED: "red"}[kind]
    return _no(rule, f"why-{name}", need=need, have=purse(state, seat)[kind])


def _build(state: State51State, seat: int, card: int) -> Found:
    if card not in state.hands[seat]:
        return _no("S51-5.1", "why-not-in-hand")
    return _contacts(state, seat, GREY, state.rules.distance[card], "S51-5.1")


def _develop(state: State51State, seat: int, card: int) -> Found:
    if card not in state.hands[seat]:
        return _no("S51-5.2", "why-not-in-hand")
    if not state.match[seat]:
        return _no("S51-5.2", "why-nothing-to-develop")
    have = purse(state, seat)
    if not have[DEVELOP] and have[BRICK] < state.rules.numbers.develop_bricks:
        return _no("S51-5.2", "why-no-brick", n=state.rules.numbers.develop_bricks)
    assert not over_choices(state, seat, card)
    return _no("S51-5.2", "why-no-match")


def _deal(state: State51State, seat: int, card: int) -> Found:
    if card not in state.hands[seat]:
        return _no("S51-5.3", "why-not-in-hand")
    return _contacts(state, seat, BLUE, state.rules.distance[card], "S51-5.3")


def _raze_hand(state: State51State, seat: int, card: int) -> Found:
    if card not in state.hands[seat]:
        return _no("S51-5.4", "why-not-in-hand")
    return _contacts(state, seat, RED, state.rules.distance[card], "S51-5.4")


def _raze(state: State51State, seat: int, card: int) -> Found:
    owner = state.owner(card)
    if owner < 0:
        return _no("S51-5.5", "why-no-location")
    if owner == seat:
        return _no("S51-5.5", "why-own-location")
    if not _stands(state, owner, card):
        return _no("S51-5.5", "why-ruin")
    if state.passed[owner]:
        return _no("S51-5.10", "why-target-passed")
    return _contacts(state, seat, RED, resistance(state, card), "S51-5.5")


def _stands(state: State51State, owner: int, card: int) -> bool:
    return card in state.rows[3 * owner + state.rules.row[card]]


def _activate(state: State51State, seat: int, card: int) -> Found:
    if state.owner(card) != seat:
        return _no("S51-5.6", "why-not-yours")
    if not _stands(state, seat, card):
        return _no("S51-5.6", "why-ruin")
    if state.rules.row[card] != ACTION:
        return _no("S51-5.6", "why-not-an-action")
    if not activate.unused(state, card):
        return _no("S51-5.6", "why-used", n=state.rules.uses[card])
    if not affordable(state, seat, state.rules.price[card]):
        return _no("S51-5.6", "why-price")
    assert not special.possible(state, seat, card)
    return _no("S51-9", "why-no-use")


def _faction(state: State51State, seat: int, action: int) -> Found:
    actions = state.rules.faction_actions[state.faction[seat]]
    if not 0 <= action < len(actions):
        return _no("S51-5.7", "why-no-action")
    if state.faction_used[seat] >> action & 1:
        return _no("S51-5.7", "why-faction-used")
    return _no("S51-5.7", "why-price")


def _trade(state: State51State, seat: int, kind: int) -> Found:
    if state.goods[KINDS * seat + WORKER] < state.rules.numbers.trade_workers:
        return _no("S51-5.7", "why-workers", need=state.rules.numbers.trade_workers)
    if kind == CARD:
        return _no("S51-3", "why-no-cards")
    return _no("S51-5.7", "why-no-action")


def _work(state: State51State, seat: int, card: int) -> Found:
    owner = state.owner(card)
    if owner < 0:
        return _no("S51-5.8", "why-no-location")
    if not state.rules.open[card] or not _stands(state, owner, card):
        return _no("S51-5.8", "why-not-open")
    if owner == seat:
        return _no("S51-5.8", "why-own-open")
    if state.passed[owner]:
        return _no("S51-5.10", "why-target-passed")
    if state.used & state.rules.bit[card]:
        return _no("S51-5.8", "why-occupied")
    return _no("S51-5.8", "why-workers", need=state.rules.numbers.open_workers)


def _take(state: State51State, seat: int, card: int) -> Found:
    if card not in state.open:
        return _no("S51-5.9", "why-no-connection")
    return _no("S51-5.9", "why-workers", need=state.rules.numbers.connection_workers)


def _play(state: State51State, seat: int, card: int) -> Found:
    if card not in state.contacts[seat]:
        return _no("S51-5.9", "why-not-in-hand")
    return _no("S51-5.9", "why-price")


def _shield(state: State51State, seat: int, card: int) -> Found:
    if state.owner(card) != seat or not _stands(state, seat, card):
        return _no("S51-5.11", "why-shield-own")
    if state.rules.forged[card] or state.shields & state.rules.bit[card]:
        return _no("S51-5.11", "why-shield-there")
    assert not state.goods[KINDS * seat + SHIELD]
    return _no("S51-5.11", "why-no-shield")


CHECKS = {
    "build": _build,
    "develop": _develop,
    "deal": _deal,
    "raze-hand": _raze_hand,
    "raze": _raze,
    "activate": _activate,
    "faction": _faction,
    "trade": _trade,
    "work": _work,
    "take": _take,
    "play": _play,
    "shield": _shield,
}


def wishes(state: State51State, seat: int, target: str) -> list[Wish]:
    """What `seat` might want to do with a thing on the table."""
    kind, _, name = target.partition(":")
    if kind == "action":
        return [("faction", int(name))]
    if kind == "trade":
        return [("trade", KIND[name])]
    if kind != "card":
        return []
    card = int(name)
    if card in state.row:
        return [("draft", card)]
    if card >= state.rules.locations:
        return [("play" if card in state.contacts[seat] else "take", card)]
    if card in state.hands[seat]:
        return [(verb, card) for verb in ("build", "develop", "deal", "raze-hand")]
    owner = state.owner(card)
    if owner < 0:
        return []
    if owner != seat:
        visits: list[Wish] = [("raze", card)]
        return [*visits, ("work", card)] if state.rules.open[card] else visits
    own: list[Wish] = [("shield", card)]
    return [("activate", card), *own] if state.rules.row[card] == ACTION else own
