"""Ships phase, docking (CW-8.4) and in dock (CW-8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.step import Step
from spielwerk.engine.view import Reason, reason
from spielwerk.games.counterweight.data.cards import NO_ABILITY
from spielwerk.games.counterweight.data.standing import BERTHS, FEE
from spielwerk.games.counterweight.rules import abilities, inspector, ships, standing
from spielwerk.games.counterweight.rules.asking import (
    About,
    Ask,
    Words,
    of_card,
    too_dear,
)
from spielwerk.games.counterweight.state import DOCK_FULL, NONE, CounterweightState
from spielwerk.games.counterweight.verbs import DONE, LAND, SEND_OFF, TURN_AWAY, VERB, Verb


def berths(state: CounterweightState) -> int:
    """How many ships the dock can hold (CW-1)."""
    return max(0, state.rules.numbers.berths + state.standing[BERTHS])


def free_berth(state: CounterweightState) -> bool:
    """Whether one more ship can land."""
    return len(state.dock) < state.rules.numbers.berths + state.standing[BERTHS]


def fee(state: CounterweightState, position: int) -> int:
    """CW-8.4: position 1 lands free, every position behind it costs one influence more."""
    return max(0, position - state.standing[FEE])


def land(state: CounterweightState, ship: int) -> None:
    """A ship leaves the lane for a berth."""
    state.lane[state.lane.index(ship)] = NONE
    state.dock += (ship,)
    state.tell("landed", ship)
    if state.rules.stands[ship]:
        standing.refresh(state)
    if ship == state.rules.inspector:
        inspector.board(state)


def cast_off(state: CounterweightState, ship: int) -> None:
    """A ship leaves the dock; the CO may keep it (CW-8.2)."""
    state.dock = tuple(other for other in state.dock if other != ship)
    state.tell("left", ship)
    if state.rules.stands[ship]:
        standing.refresh(state)
    ships.let_go(state, ship)


class InspectorLands(Step[CounterweightState]):
    """CW-10.1: at position 1 he lands by himself; CW-10.2: if the dock is full, he minds."""

    def run(self, state: CounterweightState) -> None:
        if state.lane[0] != state.rules.inspector:
            return
        if free_berth(state):
            land(state, state.rules.inspector)
        else:
            inspector.vex(state, DOCK_FULL)


class Docking(Ask):
    """CW-8.4: the CO decides who lands and pays for it."""

    name = "docking"
    rule = "CW-8.4"
    phase: ClassVar[str] = "docking"
    about: ClassVar[About] = {
        Verb.LAND: "lane",
        Verb.TURN_AWAY: "lane",
        Verb.SEND_OFF: "dock",
    }

    def options(self, state: CounterweightState) -> Sequence[int]:
        """Who may land; without a free berth, who may be turned away; who may be sent off."""
        have = state.influence[state.co]
        lane = state.lane
        options = [DONE]
        first = lane[0]
        if free_berth(state):
            in_reach = lane[: have + state.standing[FEE] + 1]
            options += [LAND | ship for ship in in_reach if ship != NONE]
        elif first not in (NONE, state.rules.inspector):
            options.append(TURN_AWAY | first)
        if have >= state.rules.numbers.send_off_fee:
            staying = state.rules.inspector
            options += [SEND_OFF | ship for ship in state.dock if ship != staying]
        return options

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        lane = [ship for ship in state.lane if ship != NONE]
        landing = [verb | ship for verb in (LAND, TURN_AWAY) for ship in lane]
        return [DONE, *landing, *[SEND_OFF | ship for ship in state.dock]]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        verb, ship, co = option & VERB, option & THING, state.co
        if verb == DONE:
            return None
        if verb == LAND:
            if not free_berth(state):
                return reason("CW-8.4", "why-dock-full", n=berths(state))
            return too_dear(state, "CW-8.4", fee(state, state.lane.index(ship)), co)
        if ship == state.rules.inspector:
            return reason("CW-10.1", "why-inspector-stays")
        if verb == SEND_OFF:
            return too_dear(state, "CW-8.4", state.rules.numbers.send_off_fee, co)
        if free_berth(state):
            return reason("CW-8.4", "why-berth-free")
        return reason("CW-8.4", "why-not-first") if ship != state.lane[0] else None

    def told(self, state: CounterweightState, option: int) -> Words:
        verb, ship = option & VERB, option & THING
        if verb == SEND_OFF:
            return of_card(state, option, state.dock)
        if verb == TURN_AWAY:
            return of_card(state, option, state.lane)
        return of_card(state, option, state.lane, n=fee(state, state.lane.index(ship)))

    def choose(self, state: CounterweightState, option: int) -> None:
        verb, ship = option & VERB, option & THING
        if option == DONE:
            return
        state.stack += (self, InspectorLands())
        if verb == LAND:
            state.influence[state.co] -= fee(state, state.lane.index(ship))
            land(state, ship)
        elif verb == TURN_AWAY:
            state.lane[0] = NONE
            state.tell("turned-away", ship)
            ships.let_go(state, ship)
        else:
            state.influence[state.co] -= state.rules.numbers.send_off_fee
            cast_off(state, ship)


class CloseUp(Step[CounterweightState]):
    """CW-8.4: after landing, lane and intercept course close up."""

    def run(self, state: CounterweightState) -> None:
        ships.close_up(state.lane)
        ships.close_up(state.course)


class EnterDock(Step[CounterweightState]):
    """CW-8.5: the ships that are in dock now have their turn."""

    phase: ClassVar[str] = "in-dock"

    def run(self, state: CounterweightState) -> None:
        """Note them; who lands meanwhile waits for the next round."""
        state.stack.append(InDock(state.dock))


class InDock(Step[CounterweightState]):
    """CW-8.5: the abilities of docked ships, in berth order."""

    phase: ClassVar[str] = "in-dock"
    waiting: tuple[int, ...]

    def run(self, state: CounterweightState) -> None:
        """Ship by ship, until an ability asks somebody."""
        stack, ability = state.stack, state.rules.ability
        height = len(stack)
        for turn, ship in enumerate(self.waiting, 1):
            if ability[ship] != NO_ABILITY and ship in state.dock:
                abilities.fire(state, ability[ship], state.co, ship)
                if len(stack) != height:
                    state.after(height, InDock(self.waiting[turn:]))
                    return
