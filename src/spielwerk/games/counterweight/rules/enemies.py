"""Ships phase, enemies (CW-8.3): each attacks the ship on the same position of the lane."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spielwerk.engine.options import choice
from spielwerk.engine.step import Step
from spielwerk.games.counterweight.data.notation import SIDES
from spielwerk.games.counterweight.data.standing import DICE
from spielwerk.games.counterweight.rules import inspector, ships
from spielwerk.games.counterweight.rules.asking import PhaseStep
from spielwerk.games.counterweight.state import ATTACKED, NONE, CounterweightState


@dataclass(frozen=True)
class Switches:
    """Of the enemies."""

    loot: str = choice("literal", "stolen")  # CW-8.3: what an enemy takes on its card
    empty_holds: str = choice("robbed", "driven")  # CW-8.3: freighters without any cargo


class EnemiesAttack(Step[CounterweightState], PhaseStep):
    """CW-8.3: from position 1 up; a full enemy leaves at the end of the step."""

    phase: ClassVar[str] = "enemies"
    position: int

    def run(self, state: CounterweightState) -> None:
        """Attack until a ship is driven off, which the CO may keep."""
        course, lane, stack = state.course, state.lane, state.stack
        if course.count(NONE) == len(course):
            return
        height = len(stack)
        for position in range(self.position, len(course)):
            if course[position] != NONE and lane[position] != NONE:
                attack(state, course[position], lane[position])
                if len(stack) != height:
                    state.after(height, EnemiesAttack(position + 1))
                    return
        for enemy in course:
            if enemy != NONE and state.cargo[enemy] >= state.rules.loot[enemy]:
                ships.discard_enemy(state, enemy)
                state.tell("sated", enemy)


def attack_dice(state: CounterweightState, enemy: int) -> int:
    """The printed dice, more or fewer through what stands open."""
    return max(0, state.rules.dice[enemy] + state.standing[DICE])


def robbed(state: CounterweightState, ship: int) -> bool:
    """CW-8.3: whether an attack costs this ship cargo; else it is driven off."""
    if not state.rules.capacity[ship]:
        return False
    return bool(state.cargo[ship]) or state.opt.empty_holds == "robbed"


def attack(state: CounterweightState, enemy: int, ship: int) -> None:
    """CW-8.3: the attack dice, one after another."""
    rules = state.rules
    resistance, protection = rules.resistance[ship], rules.protection[ship]
    for _ in range(attack_dice(state, enemy)):
        result = state.roll(SIDES)
        state.tell("attacked", enemy, ship, result)
        if ship == rules.inspector:
            inspector.vex(state, ATTACKED)
        if resistance[result]:
            ships.destroy(state, enemy)
            return
        if protection[result]:
            continue
        stolen = 0
        driven_off = False
        if robbed(state, ship):
            stolen = min(result, state.cargo[ship])
            state.cargo[ship] -= stolen
            if stolen:
                state.tell("robbed", ship, stolen)
        elif result >= rules.numbers.drive_off and ship != rules.inspector:
            driven_off = True
        loot = result if state.opt.loot == "literal" else stolen
        state.cargo[enemy] = min(rules.loot[enemy], state.cargo[enemy] + loot)
        if driven_off:
            drive_off(state, ship)
            return


def drive_off(state: CounterweightState, ship: int) -> None:
    """A ship flees from the lane."""
    state.lane[state.lane.index(ship)] = NONE
    state.tell("fled", ship)
    ships.let_go(state, ship)
