"""What is asked and offered, as messages: prompts, choices, events, terms."""

from __future__ import annotations

from typing import Any

from spielwerk.engine.state import Step
from spielwerk.engine.view import Choice, Text, text
from spielwerk.games.counterweight import (
    action,
    arrival,
    balance,
    docking,
    enemies,
    influence,
    inspector,
    planning,
    resources,
    rounds,
    setup,
    ships,
    station,
    targets,
)
from spielwerk.games.counterweight.data import Rules
from spielwerk.games.counterweight.state import (
    DONE,
    MASK,
    SEAT_BITS,
    SEAT_MASK,
    SHIFT,
    CounterweightState,
)

# The phase that is going on while a step of the round is still to be done (CW-3)
PHASES: dict[type[Step[Any]], str] = {
    rounds.StartRound: "set-up",
    action.PlayActions: "action",
    planning.Planning: "planning",
    influence.InfluenceTurns: "influence",
    resources.Request: "resources",
    arrival.CallShips: "arrival",
    enemies.EnemiesAttack: "enemies",
    docking.Docking: "docking",
    docking.InDock: "in-dock",
    station.Supplying: "supplying",
    station.Departures: "supplying",
    station.Abilities: "abilities",
    balance.Balance: "balance",
    rounds.PassOn: "balance",
}
DECKS = ("sections", "prestige", "sites", "actions", "ships")

# By verb (state.py), in their order
VERBS = (
    "done",
    "play",
    "pay",
    "start",
    "remove",
    "draw",
    "field",
    "convert",
    "mark",
    "overtake",
    "secure",
    "amount",
    "keep",
    "call",
    "land",
    "turn-away",
    "send-off",
    "site",
    "evict",
    "seal",
    "relieve",
    "replan",
    "tow",
    "anchor",
)
OF_PLACE = frozenset(("field", "convert", "mark", "secure", "site", "seal"))
OF_MARKER = frozenset(("overtake", "evict"))

EVENTS: dict[str, tuple[str, ...]] = {
    "anchored": ("card:card", "funds", "influence"),
    "arrival": ("player:seat", "n", "die"),
    "arrived": ("ship:card", "position"),
    "attacked": ("enemy:card", "ship:card", "die"),
    "balance": ("n",),
    "boarded": ("control",),
    "called": ("player:seat", "ship:card"),
    "charged": ("player:seat", "n"),
    "checked": ("player:seat", "die", "card:card"),
    "completed": ("player:seat", "card:card", "built"),
    "contributed": ("player:seat", "n"),
    "converted": ("player:seat", "n", "card:card"),
    "destroyed": ("enemy:card",),
    "drew": ("player:seat", "card:card"),
    "dropped": ("card:card", "n"),
    "emergency": ("card:card",),
    "fled": ("ship:card",),
    "funds-gained": ("n",),
    "funds-lost": ("n",),
    "influence-gained": ("player:seat", "n"),
    "influence-lost": ("player:seat", "n"),
    "intercepts": ("enemy:card", "position"),
    "kept": ("player:seat", "ship:card"),
    "landed": ("ship:card",),
    "left": ("ship:card",),
    "loaded": ("ship:card", "n"),
    "marked": ("player:seat", "card:card"),
    "overtook": ("player:seat", "rival:seat", "card:card", "own", "other"),
    "paid": ("player:seat", "card:card"),
    "played": ("player:seat", "card:card"),
    "pocketed": ("player:seat", "n"),
    "pushed": ("ship:card", "n"),
    "relieved": ("player:seat", "card:card"),
    "removed": ("player:seat", "card:card"),
    "renewed": ("deck:deck",),
    "repelled": ("player:seat", "rival:seat", "card:card", "own", "other"),
    "replanned": ("player:seat", "card:card"),
    "request-gained": ("n",),
    "request-lost": ("n",),
    "requested": ("player:seat", "n"),
    "revealed": ("player:seat", "card:card"),
    "robbed": ("ship:card", "n"),
    "round": ("round", "player:seat"),
    "sated": ("enemy:card",),
    "sealed": ("player:seat", "card:card"),
    "shifted": ("card:card", "other:card", "n"),
    "started": ("player:seat", "card:card", "place", "site:card"),
    "supplied": ("card:card", "n", "total"),
    "turned-away": ("ship:card",),
    "unmarked": ("player:seat", "card:card"),
    "vexed": ("control",),
}

# What each asking step is called in the words, and its section in the rulebook
ASKS: dict[type[Step[Any]], tuple[str, str]] = {
    setup.LayAnchor: ("anchor", "CW-2.1"),
    action.PlayActions: ("action", "CW-4.2"),
    planning.Planning: ("planning", "CW-5"),
    planning.ChooseField: ("field", "CW-5.2"),
    influence.Convert: ("convert", "CW-6.1"),
    influence.ConvertAmount: ("convert-amount", "CW-6.1"),
    influence.PlaceMarkers: ("markers", "CW-6.2"),
    influence.Secure: ("secure", "CW-6.3"),
    resources.Request: ("request", "CW-7"),
    ships.Discarding: ("discarding", "CW-8.2"),
    arrival.CallShips: ("call", "CW-8.2"),
    docking.Docking: ("docking", "CW-8.4"),
    inspector.Purge: ("purge", "CW-10.3"),
    inspector.SealOff: ("seal", "CW-10.3"),
    station.Supplying: ("supplying", "CW-9.1"),
    station.SupplyAmount: ("supply-amount", "CW-9.1"),
    balance.Contribute: ("contribute", "CW-11.1"),
    targets.ChooseSite: ("choose-site", "CW-12.2"),
    targets.FundSite: ("fund-site", "CW-12.2"),
    targets.FreeMarker: ("free-marker", "CW-12.2"),
    targets.EvictRival: ("evict", "CW-12.2"),
    targets.Relieve: ("relieve", "CW-12.2"),
    targets.Pocket: ("pocket", "CW-12.2"),
    targets.Tow: ("tow", "CW-12.2"),
    targets.Replan: ("replan", "CW-12.2"),
}


def phase(state: CounterweightState) -> str:
    """Where in the round the game is: the next step of the round on the stack tells."""
    for step in reversed(state.stack):
        if type(step) in PHASES:
            return PHASES[type(step)]
    return "over"


def card_term(rules: Rules, card: int) -> str:
    """The message that names a card."""
    return f"card-{rules.keys[card]}"


def term(rules: Rules, type: str, value: int) -> str:
    """The message that names a card or a deck."""
    return card_term(rules, value) if type == "card" else f"deck-{DECKS[value]}"


def question(state: CounterweightState) -> tuple[Text, str]:
    """The prompt of the present decision and its rule."""
    step: Any = state.stack[-1]
    name, rule = ASKS[type(step)]
    args: dict[str, int | str] = {}
    fields = type(step).__slots__
    if "place" in fields:
        args["card"] = card_term(state.rules, state.cards[step.place])
    if "card" in fields:
        args["card"] = card_term(state.rules, step.card)
    if "ship" in fields:
        args["ship"] = card_term(state.rules, step.ship)
    if "count" in fields:
        args["n"] = step.count
    if "shortage" in fields:
        args["n"] = step.shortage
    if name == "supplying":
        args["n"] = station.aboard(state)
    return text(f"prompt-{name}", **args), rule


def choice(state: CounterweightState, option: int) -> Choice:
    """An option of the present decision in words."""
    rules = state.rules
    verb, thing = VERBS[option >> SHIFT], option & MASK
    asked = ASKS[type(state.stack[-1])][0]
    args: dict[str, int | str] = {}
    found: list[str] = []
    if option == DONE:
        return {"option": option, "verb": verb, "targets": [], "text": text(f"choice-done-{asked}")}
    if verb == "amount":
        message = text(f"choice-amount-{asked}", n=thing)
        return {"option": option, "verb": verb, "targets": [], "text": message}
    if verb == "draw":
        message = text("choice-draw", deck=f"deck-{DECKS[thing]}")
        return {"option": option, "verb": verb, "targets": [f"deck:{thing}"], "text": message}
    if verb in OF_MARKER:
        place, seat = thing >> SEAT_BITS, thing & SEAT_MASK
        args = {"card": card_term(rules, state.cards[place]), "rival": f"seat:{seat}"}
        found = [f"place:{place}", f"card:{state.cards[place]}", f"seat:{seat}"]
    elif verb in OF_PLACE:
        found = [f"place:{thing}"]
        args = {"place": thing}
        if verb == "site":
            args["room"] = station.room(state, thing)
        if verb != "field":
            args["card"] = card_term(rules, state.cards[thing])
            found.append(f"card:{state.cards[thing]}")
    else:
        args = {"card": card_term(rules, thing)}
        found = [f"card:{thing}"]
        if verb == "land":
            args["n"] = docking.fee(state, state.lane.index(thing))
        elif verb in ("play", "pay"):
            args["funds"] = rules.funds[thing]
            args["influence"] = rules.influence[thing]
    return {
        "option": option,
        "verb": verb,
        "targets": found,
        "text": text(f"choice-{verb}", **args),
    }
