"""The present question and its options in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.engine.view import Choice, Text, text
from spielwerk.games.state51 import (
    activate,
    build,
    cleanup,
    effects,
    lookout,
    payment,
    production,
    setup,
    solo,
    special,
    turn,
)
from spielwerk.games.state51.catalogue import NAMES
from spielwerk.games.state51.goods import CARD, DEAL, GOODS, Pairs
from spielwerk.games.state51.raze import resistance
from spielwerk.games.state51.state import State51State

# The prompt of every step that asks, and its section in the rulebook.
QUESTIONS: dict[type[Any], tuple[str, str]] = {
    setup.ChooseFaction: ("prompt-faction", "S51-1.2"),
    setup.Discard: ("prompt-discard", "S51-1.2"),
    lookout.Pick: ("prompt-draft", "S51-3"),
    production.Supply: ("prompt-supply", "S51-9"),
    effects.Either: ("prompt-either", "S51-2.2"),
    effects.Repeat: ("prompt-repeat", "S51-9"),
    effects.Borrow: ("prompt-borrow", "S51-9"),
    turn.Turn: ("prompt-turn", "S51-5"),
    turn.TurnEnd: ("prompt-turn-end", "S51-5.11"),
    build.Over: ("prompt-over", "S51-5.2"),
    activate.Again: ("prompt-again", "S51-5.6"),
    activate.Trade: ("prompt-trade", "S51-5.7"),
    special.Steal: ("prompt-steal", "S51-9"),
    special.ClearUsed: ("prompt-clear", "S51-9"),
    special.OwnDeals: ("prompt-own-deals", "S51-9"),
    special.OtherDeal: ("prompt-other-deal", "S51-9"),
    special.ProduceAgain: ("prompt-repeat", "S51-9"),
    solo.Strike: ("prompt-strike", "S51-8.3"),
    cleanup.StoreResource: ("prompt-store", "S51-6"),
}


def question(state: State51State) -> tuple[Text, str]:
    """What the asked player has to decide, and by which rule."""
    step: Any = state.stack[-1]
    if type(step) is payment.Pay:
        kind, number = step.price[0]
        if kind == CARD:
            return text("prompt-pay-card"), "S51-5.13"
        if kind == DEAL:
            return text("prompt-pay-deal"), "S51-9"
        return text("prompt-pay", n=number, good=f"good-{NAMES[kind]}"), "S51-5.13"
    id, rule = QUESTIONS[type(step)]
    args: dict[str, int | str] = {}
    if type(step) is build.Over:
        args["card"] = card_name(state, state.playing)
    elif type(step) in (effects.Either, activate.Again):
        args["card"] = card_name(state, step.card)
    elif type(step) in (setup.Discard, special.ClearUsed, special.OwnDeals):
        args["n"] = step.number
    elif type(step) is cleanup.StoreResource:
        args["n"] = step.room
    return text(id, **args), rule


def choice(state: State51State, option: int) -> Choice:
    """An option of the present question."""
    step: Any = state.stack[-1]
    verb, targets, words = WORDS[type(step)](state, step, option)
    return {"option": option, "verb": verb, "targets": targets, "text": words}


def card_name(state: State51State, card: int) -> str:
    """The message that names a card."""
    return f"card-{state.rules.key[card]}"


Spoken = tuple[str, list[str], Text]  # verb, targets, text


def _card(state: State51State, verb: str, card: int, **args: int | str) -> Spoken:
    words = text(f"choice-{verb}", card=card_name(state, card), **args)
    return verb, [f"card:{card}"], words


def _done(verb: str = "done") -> Spoken:
    return verb, [], text(f"choice-{verb}")


def _faction(state: State51State, step: Any, option: int) -> Spoken:
    key = state.rules.factions[option]
    return (
        "choose-faction",
        [f"faction:{key}"],
        text("choice-choose-faction", faction=f"faction-{key}"),
    )


def _discard(state: State51State, step: Any, option: int) -> Spoken:
    return _card(state, "discard", option)


def _draft(state: State51State, step: Any, option: int) -> Spoken:
    return _card(state, "draft", option)


def _supply(state: State51State, step: Any, option: int) -> Spoken:
    return _card(state, "supply", option)


def _repeat(state: State51State, step: Any, option: int) -> Spoken:
    return _card(state, "repeat", option)


def _borrow(state: State51State, step: Any, option: int) -> Spoken:
    return _card(state, "borrow", option)


def _either(state: State51State, step: Any, option: int) -> Spoken:
    goods: Any = state.rules.effect[step.card][option + 1]
    return (
        "choose-goods",
        [f"good:{GOODS[kind]}" for kind, _ in goods],
        _parts("choice-goods", goods),
    )


def _parts(id: str, goods: Pairs) -> Text:
    args: dict[str, int | str] = {}
    for place, (kind, number) in enumerate(goods, 1):
        args[f"n{place}"] = number
        args[f"good{place}"] = f"good-{NAMES[kind]}"
    return text(f"{id}-{len(goods)}", **args)


def _pay(state: State51State, step: Any, option: int) -> Spoken:
    kind = step.price[0][0]
    if kind == CARD:
        return _card(state, "discard", option)
    if kind == DEAL:
        return _card(state, "give-deal", option, good=f"good-{GOODS[state.rules.deal[option]]}")
    way = payment.ways(state, step.seat, step.price)[option]
    args: dict[str, int | str] = {}
    targets = []
    for place, (good, card, number) in enumerate(way, 1):
        args[f"n{place}"] = number
        args[f"good{place}"] = f"good-{GOODS[good]}"
        args[f"from{place}"] = card_name(state, card) if card >= 0 else "from-supply"
        targets.append(f"good:{GOODS[good]}")
        if card >= 0:
            targets.append(f"card:{card}")
    return "pay", targets, text(f"choice-pay-{len(way)}", **args)


def _turn(state: State51State, step: Any, option: int) -> Spoken:
    verb = turn.VERBS[option // turn.VERB]
    what = option % turn.VERB
    rules = state.rules
    if verb == "pass":
        return _done("pass")
    if verb == "faction":
        price, goods, _ = rules.faction_actions[state.faction[state.turn]][what]
        args = {f"paid{key}": value for key, value in _parts("", price)["args"].items()}
        words = text(f"choice-faction-{len(price)}", **args, **_parts("", goods)["args"])
        return verb, [f"action:{what}"], words
    if verb == "trade":
        return _trade(state, step, what)
    if verb in ("build", "deal", "raze-hand"):
        return _card(state, verb, what, n=rules.distance[what])
    if verb == "raze":
        return _card(state, verb, what, n=resistance(state, what))
    if verb == "take":
        return _card(state, verb, what, n=rules.numbers.connection_workers)
    return _card(state, verb, what)


def _turn_end(state: State51State, step: Any, option: int) -> Spoken:
    if option == turn.PASS:
        return _done("end-turn")
    return _card(state, "shield", option - turn.PLACE_SHIELD)


def _over(state: State51State, step: Any, option: int) -> Spoken:
    return _card(state, "over-token" if option & 1 else "over", option >> 1)


def _again(state: State51State, step: Any, option: int) -> Spoken:
    return _card(state, "again", step.card) if option else _done()


def _trade(state: State51State, step: Any, option: int) -> Spoken:
    if option == activate.DONE:
        return _done()
    return (
        "trade",
        [f"trade:{GOODS[option]}"],
        text(
            "choice-trade",
            n=state.rules.numbers.trade_workers,
            good=f"good-{GOODS[option]}",
        ),
    )


def _steal(state: State51State, step: Any, option: int) -> Spoken:
    victim, kind = option >> 4, option & 15
    return (
        "steal",
        [f"seat:{victim}", f"good:{GOODS[kind]}"],
        text("choice-steal", victim=f"seat:{victim}", good=f"good-{GOODS[kind]}"),
    )


def _clear(state: State51State, step: Any, option: int) -> Spoken:
    return _done() if option == special.DONE else _card(state, "clear", option)


def _own_deal(state: State51State, step: Any, option: int) -> Spoken:
    good = f"good-{GOODS[state.rules.deal[option]]}"
    return _card(state, "own-deal", option, good=good)


def _other_deal(state: State51State, step: Any, option: int) -> Spoken:
    good = f"good-{GOODS[state.rules.deal[option]]}"
    return _card(state, "other-deal", option, good=good)


def _strike(state: State51State, step: Any, option: int) -> Spoken:
    return _card(state, "strike", option)


def _store(state: State51State, step: Any, option: int) -> Spoken:
    good = GOODS[option]
    return "store", [f"good:{good}"], text("choice-store", good=f"good-{good}")


WORDS: dict[type[Any], Callable[[State51State, Any, int], Spoken]] = {
    setup.ChooseFaction: _faction,
    setup.Discard: _discard,
    lookout.Pick: _draft,
    production.Supply: _supply,
    effects.Either: _either,
    effects.Repeat: _repeat,
    effects.Borrow: _borrow,
    payment.Pay: _pay,
    turn.Turn: _turn,
    turn.TurnEnd: _turn_end,
    build.Over: _over,
    activate.Again: _again,
    activate.Trade: _trade,
    special.Steal: _steal,
    special.ClearUsed: _clear,
    special.OwnDeals: _own_deal,
    special.OtherDeal: _other_deal,
    special.ProduceAgain: _repeat,
    solo.Strike: _strike,
    cleanup.StoreResource: _store,
}
