"""Prompts and choices; their texts live in words/*.ftl."""

from __future__ import annotations

from typing import Any

from spielwerk.engine.view import Choice, Text, text
from spielwerk.games.rebellion.battle import Attackers, Battle, Losses
from spielwerk.games.rebellion.connection import Connection, ConnectTo, link_price
from spielwerk.games.rebellion.movement import MoveCount, Movement, MoveTo
from spielwerk.games.rebellion.names import (
    faction_name,
    faction_target,
    land_name,
    land_target,
    planet_name,
    planet_target,
)
from spielwerk.games.rebellion.pay import Pay, Unpaid, blocks, shortfall
from spielwerk.games.rebellion.purchase import AGREE, Consent, Purchase, PurchaseCount
from spielwerk.games.rebellion.reinforcement import CREDITS, Place, PlaceCount, Supply
from spielwerk.games.rebellion.state import RebellionState

RULES: dict[type[Any], str] = {
    Supply: "RB-4.1",
    Place: "RB-4.1",
    PlaceCount: "RB-4.1",
    Purchase: "RB-4.3",
    PurchaseCount: "RB-4.3",
    Consent: "RB-4.3",
    Connection: "RB-4.4",
    ConnectTo: "RB-4.4",
    Battle: "RB-4.5",
    Attackers: "RB-4.5",
    Losses: "RB-4.5",
    Movement: "RB-4.6",
    MoveTo: "RB-4.6",
    MoveCount: "RB-4.6",
    Pay: "RB-4.7",
    Unpaid: "RB-4.7",
}
DONE: dict[type[Any], str] = {
    Purchase: "choice-done-purchase",
    Connection: "choice-done-connection",
    ConnectTo: "choice-done-nowhere",
    Battle: "choice-done-battle",
    Movement: "choice-done-movement",
}


def question(state: RebellionState) -> tuple[Text, str]:
    """The prompt of the present decision and its rule."""
    step: Any = state.stack[-1]
    id, args = prompt(state, step)
    said = text(f"prompt-{id}", faction=faction_name(state, state.faction), **args)
    return said, RULES[type(step)]


def prompt(state: RebellionState, step: Any) -> tuple[str, dict[str, int | str]]:
    """The message of a question and what goes into it besides the faction on turn."""
    board = state.the_board()
    numbers = board.numbers
    purse = state.purse[state.faction]
    match step:
        case Supply(planet=planet):
            number = board.reinforcement[planet]
            return "supply", {"planet": planet_name(state, planet), "n": number}
        case Place(planet=planet, left=left):
            return "place", {"planet": planet_name(state, planet), "n": left}
        case PlaceCount(land=land, left=left):
            return "place-count", {"land": land_name(state, land), "n": left}
        case Purchase():
            return "purchase", {"credits": purse, "price": numbers.unit_price}
        case PurchaseCount(land=land):
            name = land_name(state, land)
            return "purchase-count", {"land": name, "credits": purse, "price": numbers.unit_price}
        case Consent(land=land):
            return "consent", {
                "land": land_name(state, land),
                "n": state.units[land],
                "seller": faction_name(state, state.owner[land]),
                "price": numbers.land_price,
            }
        case Connection():
            left = numbers.bridge_limit - len(state.bridges)
            return "connection", {"credits": purse, "left": left}
        case ConnectTo(start=start):
            return "connect-to", {"planet": planet_name(state, start), "credits": purse}
        case Battle():
            return "battle", {"credits": purse, "price": numbers.roll_price}
        case Attackers(target=land, origins=origins, sent=sent):
            return "attackers", {
                "land": land_name(state, land),
                "n": state.units[land],
                "origin": land_name(state, origins[len(sent)]),
                "sent": sum(sent),
            }
        case Losses(origins=origins, left=left):
            return "losses", {"origin": land_name(state, origins[0]), "n": left}
        case Movement(left=0):
            price = numbers.batch_price
            return "movement-new", {"n": numbers.batch_size, "credits": purse, "price": price}
        case Movement(left=left):
            return "movement", {"n": left}
        case MoveTo(left=left, origin=land):
            return "move-to", {"origin": land_name(state, land), "n": left}
        case MoveCount(origin=land, goal=goal):
            return "move-count", {
                "origin": land_name(state, land),
                "land": land_name(state, goal),
            }
        case Pay():
            return "pay", {"n": shortfall(state)}
    return "unpaid", {"land": land_name(state, step.land), "n": shortfall(state)}


def choice(state: RebellionState, option: int) -> Choice:
    """An option of the present decision."""
    step: Any = state.stack[-1]
    if option < 0:
        return made(option, "done", [], text(DONE[type(step)]))
    match step:
        case Supply(planet=planet):
            verb = "credits" if option == CREDITS else "units"
            said = text(f"choice-{verb}", n=state.the_board().reinforcement[planet])
            return made(option, verb, [planet_target(state, planet)], said)
        case Consent(land=land):
            verb = "agree" if option == AGREE else "refuse"
            return made(option, verb, [land_target(state, land)], text(f"choice-{verb}"))
        case Connection():
            said = text("choice-link", planet=planet_name(state, option))
            return made(option, "link", [planet_target(state, option)], said)
        case ConnectTo(start=start):
            return link_choice(state, start, option)
        case PlaceCount(land=land) | PurchaseCount(land=land):
            return made(option, "count", [land_target(state, land)], text("choice-count", n=option))
        case MoveCount(origin=land, goal=goal):
            lands = [land_target(state, land), land_target(state, goal)]
            return made(option, "count", lands, text("choice-count", n=option))
        case Unpaid(land=land):
            said = text("choice-unpaid", n=option)
            return made(option, "count", [land_target(state, land)], said)
        case Attackers(origins=origins, sent=sent):
            origin = land_target(state, origins[len(sent)])
            return made(option, "send", [origin], text("choice-send", n=option))
        case Losses(origins=origins):
            origin = land_target(state, origins[0])
            return made(option, "lose", [origin], text("choice-lose", n=option))
    return land_choice(state, step, option)


def link_choice(state: RebellionState, start: int, end: int) -> Choice:
    """A connection with its price."""
    price, new = link_price(state, start, end)
    planet = planet_name(state, end)
    said = text("choice-link-to", planet=planet, price=price, bridges=new)
    here = [planet_target(state, start), planet_target(state, end)]
    return made(end, "link-to", here, said)


def land_choice(state: RebellionState, step: Any, land: int) -> Choice:
    """An option that is a land."""
    board = state.the_board()
    units = state.units[land]
    owner = faction_name(state, state.owner[land])
    args: dict[str, int | str] = {"land": land_name(state, land), "n": units}
    match step:
        case Place():
            verb = "place"
        case Purchase() if state.owner[land] == state.faction:
            verb = "buy"
        case Purchase():
            verb = "buy-land"
            args |= {"seller": owner, "price": board.numbers.land_price}
        case Battle():
            verb = "attack"
            args |= {"owner": owner, "die": board.sides[units]}
        case Movement():
            verb = "move"
        case MoveTo():
            verb = "move-to"
        case _:
            verb = "dismiss"
            args |= {"blocks": blocks(board, units)}
    return made(land, verb, [land_target(state, land)], text(f"choice-{verb}", **args))


def interjection(state: RebellionState, option: tuple[int, int, int]) -> Choice:
    """A gift."""
    giver, taker, amount = option
    return {
        "option": option,
        "verb": "give",
        "targets": [faction_target(state, giver), faction_target(state, taker)],
        "text": text(
            "choice-give",
            giver=faction_name(state, giver),
            taker=faction_name(state, taker),
            n=amount,
        ),
    }


def made(option: int, verb: str, targets: list[str], said: Text) -> Choice:
    """A choice."""
    return {"option": option, "verb": verb, "targets": targets, "text": said}
