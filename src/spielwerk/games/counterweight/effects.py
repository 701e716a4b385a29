"""The effect kinds that cards are written in, and their interpreter.

An effect gets who acts (the CO, or the owner of a marker), its number and the card it stands on.
It does its work, or returns the step that asks somebody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.engine.state import Step
from spielwerk.games.counterweight import (
    action,
    arrival,
    docking,
    enemies,
    inspector,
    ships,
    station,
    targets,
)
from spielwerk.games.counterweight.notation import DIE, EFFECTS, SIDES
from spielwerk.games.counterweight.state import NONE, CounterweightState

Handler = Callable[[CounterweightState, int, int, int], Step[Any] | None]


def fire(state: CounterweightState, ability: int, actor: int, card: int) -> None:
    """Do what an ability says; where it asks, its rest waits on the stack."""
    found = state.rules.abilities[ability]
    dice = found.dice
    if dice:
        go_on(state, ability, actor, card, dice - 1, check(state, actor, card), 0)
    else:
        go_on(state, ability, actor, card, 0, 0, 0)


def check(state: CounterweightState, actor: int, card: int) -> int:
    """CW-9.2: one die of a check."""
    result = state.roll(SIDES)
    if state.events is not None:
        state.tell("checked", actor, result, card)
    return result


def go_on(
    state: CounterweightState,
    ability: int,
    actor: int,
    card: int,
    dice: int,
    result: int,
    index: int,
) -> None:
    """Effects from `index` on for this result, then the dice that are left."""
    outcomes = state.rules.abilities[ability].outcomes
    while True:
        effects = outcomes[result]
        while index < len(effects):
            kind, number = effects[index]
            index += 1
            step = HANDLERS[kind](state, actor, result if number == DIE else number, card)
            if step is not None:
                state.stack += (Rest(ability, actor, card, dice, result, index), step)
                return
        if not dice:
            return
        dice -= 1
        index = 0
        result = check(state, actor, card)


class Rest(Step[CounterweightState]):
    """What is left of an ability after somebody was asked."""

    __slots__ = ("ability", "actor", "card", "dice", "result", "index")

    def __init__(
        self, ability: int, actor: int, card: int, dice: int, result: int, index: int
    ) -> None:
        self.ability = ability
        self.actor = actor
        self.card = card
        self.dice = dice
        self.result = result
        self.index = index

    def run(self, state: CounterweightState) -> None:
        """Go on."""
        go_on(state, self.ability, self.actor, self.card, self.dice, self.result, self.index)


def funds(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """The station gains or loses funds; it can't lose more than it has."""
    change = max(number, -state.funds)
    state.funds += change
    if change and state.events is not None:
        state.tell("funds-gained" if change > 0 else "funds-lost", abs(change))


def influence(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """The one who acts gains or loses influence."""
    change = max(number, -state.influence[actor])
    state.influence[actor] += change
    if change and state.events is not None:
        state.tell("influence-gained" if change > 0 else "influence-lost", actor, abs(change))


def everyone(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """All players gain or lose influence."""
    for seat in range(state.players):
        influence(state, seat, number, card)


def rivals(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """All but the one who acts gain or lose influence."""
    for seat in range(state.players):
        if seat != actor:
            influence(state, seat, number, card)


def supply(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """Up to so many funds of the station go straight into one site."""
    return targets.ChooseSite(actor, number, 1)


def deliver(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """One site gets so much for nothing."""
    return targets.ChooseSite(actor, number, 0)


def request(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """The request centre gains or loses funds."""
    change = max(number, -state.requested)
    state.requested += change
    if change and state.events is not None:
        state.tell("request-gained" if change > 0 else "request-lost", abs(change))


def destroy(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """The first enemies on the intercept course are destroyed."""
    for enemy in [enemy for enemy in state.course if enemy != NONE][:number]:
        ships.destroy(state, enemy)


def arrive(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """So many more ships are drawn at once."""
    return arrival.Arrive(number)


def leave(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """The ship's business here is done."""
    docking.cast_off(state, card)


def marker(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """Markers on free places, for nothing."""
    return targets.FreeMarker(actor, number)


def evict(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """Markers of others leave the station."""
    return targets.EvictRival(actor, number)


def relieve(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """Emergencies end without their price."""
    return targets.Relieve(actor, number)


def convert(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """Up to so many funds of the station become influence of the one who acts."""
    return targets.Pocket(actor, number)


def draw(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """The CO draws action cards, emergencies and all."""
    return action.DrawActions(number)


def drop(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """The site loses supplies."""
    place = state.sites.index(card)
    lost = min(number, state.supply[place])
    state.supply[place] -= lost
    if lost and state.events is not None:
        state.tell("dropped", state.cards[place], lost)


def shift(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """Half of the site's supplies, rounded down, go to the next open site clockwise."""
    ring = len(state.cards) - 1
    here = place = state.sites.index(card)
    for _ in range(ring - 1):
        place = place % ring + 1
        room = station.room(state, place)
        if room:
            moved = min(state.supply[here] // 2, room)
            if moved:
                state.supply[here] -= moved
                if state.events is not None:
                    state.tell("shifted", state.cards[here], state.cards[place], moved)
                station.deliver(state, place, moved)
            return


def scatter(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """The first ships of the lane flee; never the inspector's."""
    fleeing = [ship for ship in state.lane if ship not in (NONE, state.rules.inspector)]
    for ship in reversed(fleeing[:number]):
        enemies.drive_off(state, ship)
    ships.close_up(state.lane)


def tow(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """Ships from anywhere in the lane land at once and free of charge."""
    return targets.Tow(number)


def replan(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """Plan cards are discarded and replaced from their decks."""
    return targets.Replan(number)


def calm(state: CounterweightState, actor: int, number: int, card: int) -> None:
    """No nuisance of a site fires this round."""
    state.calm = 1


def inspect(state: CounterweightState, actor: int, number: int, card: int) -> Step[Any]:
    """CW-10.3: the inspector's work."""
    return inspector.Inspection()


HANDLERS: tuple[Handler, ...] = tuple(globals()[name] for name in EFFECTS)
