"""Why a wish can't be had now: the rule that forbids it, in words."""

from __future__ import annotations

from spielwerk.engine.game import Wish
from spielwerk.engine.view import Reason, text
from spielwerk.games.counterweight import docking, prestige
from spielwerk.games.counterweight.data import PRESTIGE
from spielwerk.games.counterweight.state import (
    DONE,
    MASK,
    NONE,
    PRESTIGES,
    SEAT_BITS,
    SEAT_MASK,
    SECTIONS,
    SHIFT,
    CounterweightState,
)
from spielwerk.games.counterweight.view import ASKS, OF_MARKER, VERBS

# The decision in which a verb can be chosen, and the rule that says so
WHEN: dict[str, tuple[tuple[str, ...], str]] = {
    "play": (("action",), "CW-4.2"),
    "pay": (("action",), "CW-4.3"),
    "start": (("planning",), "CW-5.2"),
    "remove": (("planning",), "CW-5.3"),
    "draw": (("planning",), "CW-5.1"),
    "field": (("field",), "CW-5.2"),
    "convert": (("convert",), "CW-6.1"),
    "mark": (("markers", "free-marker"), "CW-6.2"),
    "overtake": (("markers",), "CW-6.3"),
    "secure": (("secure",), "CW-6.3"),
    "keep": (("discarding",), "CW-8.2"),
    "call": (("call",), "CW-8.2"),
    "land": (("docking",), "CW-8.4"),
    "turn-away": (("docking",), "CW-8.4"),
    "send-off": (("docking",), "CW-8.4"),
    "site": (("supplying", "choose-site"), "CW-9.1"),
    "evict": (("purge", "evict"), "CW-10.3"),
    "seal": (("seal",), "CW-10.3"),
    "relieve": (("relieve",), "CW-12.2"),
    "replan": (("replan",), "CW-12.2"),
    "tow": (("tow",), "CW-12.2"),
    "anchor": (("anchor",), "CW-2.1"),
}


def wish_of(option: int) -> Wish:
    """The wish that an option fulfils."""
    verb, thing = VERBS[option >> SHIFT], option & MASK
    if option == DONE:
        return (verb,)
    if verb in OF_MARKER:
        return (verb, thing >> SEAT_BITS, thing & SEAT_MASK)
    return (verb, thing)


def option_of(wish: Wish) -> int:
    """The option that would fulfil a wish; -1 if there is no such verb."""
    verb, *things = wish
    if verb not in VERBS or not all(isinstance(thing, int) for thing in things):
        return -1
    number = 0
    for thing in things:
        number = number << SEAT_BITS | int(thing)
    return VERBS.index(str(verb)) << SHIFT | number


def explain(state: CounterweightState, seat: int, wish: Wish) -> Reason | None:
    """The rule that forbids `seat` this now, or None."""
    if state.over:
        return _why("CW-11", "over")
    if seat == state.player and option_of(wish) in state.options():
        return None
    verb = str(wish[0])
    asked, asked_rule = ASKS[type(state.stack[-1])]
    if verb not in WHEN:
        return _why(asked_rule, "not-now")
    moments, rule = WHEN[verb]
    if asked not in moments:
        return _why(rule, f"when-{verb}")
    if seat != state.player:
        return _why(rule, "not-you", player=f"seat:{state.player}")
    thing = int(wish[1])
    if verb in ("play", "pay"):
        return _why_not_paid(state, verb, rule, thing)
    if verb in ("start", "remove", "draw"):
        return _why_not_planned(state, verb, rule, thing)
    if verb in ("mark", "overtake", "convert"):
        return _why_not_placed(state, seat, verb, rule, wish)
    if verb in ("land", "turn-away", "send-off"):
        return _why_not_docked(state, verb, rule, thing)
    if verb == "site" and state.sites[thing] != NONE:
        return _why(rule, "site-full")
    return _why(rule, "no-target")


def _why(rule: str, id: str, /, **args: int | str) -> Reason:
    return {"rule": rule, "text": text(f"why-{id}", **args)}


def _why_not_paid(state: CounterweightState, verb: str, rule: str, card: int) -> Reason:
    held = state.hands[state.co] if verb == "play" else state.crisis
    if card not in held:
        return _why(rule, f"not-{verb}able")
    rules = state.rules
    if rules.funds[card] > state.funds:
        return _why(rule, "no-funds", n=rules.funds[card], have=state.funds)
    have = state.influence[state.co]
    return _why(rule, "no-influence", n=rules.influence[card], have=have)


def _why_not_planned(state: CounterweightState, verb: str, rule: str, thing: int) -> Reason:
    numbers = state.rules.numbers
    if verb == "draw":
        if state.drawn:
            return _why(rule, "drawn")
        if len(state.plan) == numbers.plan:
            return _why(rule, "plan-full", n=numbers.plan)
        return _why(rule, "deck-empty" if thing in (SECTIONS, PRESTIGES) else "no-target")
    if thing not in state.plan:
        return _why(rule, "not-in-plan")
    if verb == "remove":
        have = state.influence[state.co]
        return _why(rule, "no-influence", n=numbers.remove_fee, have=have)
    return _why(rule, "ring-full" if NONE not in state.cards else "deck-empty")


def _why_not_placed(
    state: CounterweightState, seat: int, verb: str, rule: str, wish: Wish
) -> Reason:
    place = int(wish[1])
    card = state.cards[place]
    numbers = state.rules.numbers
    first = place * state.players
    here = state.markers[first : first + state.players]
    if card == NONE or state.sites[place] != NONE:
        return _why(rule, "unfinished")
    if verb == "convert":
        if state.rules.kind[card] != PRESTIGE:
            return _why(rule, "no-prestige")
        if not here[seat]:
            return _why(rule, "no-marker")
        return _why(rule, "locked" if not prestige.unlocked(state, place) else "used")
    if state.seals[place]:
        return _why("CW-10.3", "sealed")
    full = sum(here) >= state.rules.places[card]
    if verb == "mark":
        if full:
            return _why(rule, "full", n=state.rules.places[card])
        return _why(rule, "no-influence", n=numbers.marker_fee, have=state.influence[seat])
    if not full:
        return _why(rule, "not-full")
    return _why(rule, "no-rival")


def _why_not_docked(state: CounterweightState, verb: str, rule: str, ship: int) -> Reason:
    have = state.influence[state.co]
    if verb == "send-off":
        if ship not in state.dock:
            return _why(rule, "not-docked")
        if ship == state.rules.inspector:
            return _why("CW-10.1", "inspector-stays")
        return _why(rule, "no-influence", n=state.rules.numbers.send_off_fee, have=have)
    if ship not in state.lane:
        return _why(rule, "not-in-lane")
    if verb == "land":
        if not docking.free_berth(state):
            return _why(rule, "dock-full", n=docking.berths(state))
        return _why(rule, "no-influence", n=docking.fee(state, state.lane.index(ship)), have=have)
    if docking.free_berth(state):
        return _why(rule, "berth-free")
    if ship == state.rules.inspector:
        return _why("CW-10.1", "inspector-stays")
    return _why(rule, "not-first")


def wishes(state: CounterweightState, seat: int, target: str) -> list[Wish]:
    """What one might want of a thing on the table."""
    kind, _, name = target.partition(":")
    number = int(name)
    if kind == "deck":
        return [("draw", number)] if number in (SECTIONS, PRESTIGES) else []
    if kind == "place":
        return _wishes_of_place(state, seat, number)
    if kind != "card":
        return []
    if number in state.cards:
        return _wishes_of_place(state, seat, state.cards.index(number))
    if number in state.sites:
        return [("site", state.sites.index(number))]
    for zone, verbs in (
        (state.plan, ("start", "remove", "replan")),
        (state.crisis, ("pay", "relieve")),
        (state.lane, ("land", "turn-away", "tow")),
        (state.dock, ("send-off",)),
        (state.special, ("call",)),
        (state.hands[seat], ("play",)),
    ):
        if number in zone:
            return [(verb, number) for verb in verbs]
    return []


def _wishes_of_place(state: CounterweightState, seat: int, place: int) -> list[Wish]:
    if state.cards[place] == NONE:
        return [("field", place)]
    if state.sites[place] != NONE:
        return [("site", place), ("mark", place)]
    found: list[Wish] = [("mark", place)]
    if state.rules.kind[state.cards[place]] == PRESTIGE:
        found.append(("convert", place))
    first = place * state.players
    for rival in range(state.players):
        if rival != seat and state.markers[first + rival]:
            found += [("overtake", place, rival), ("evict", place, rival)]
    return [*found, ("seal", place)]
