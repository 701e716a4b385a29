"""Ships phase, enemies (CW-8.3): each attacks the ship on the same position of the lane."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spielwerk.engine.options import choice
from spielwerk.engine.state import changed
from spielwerk.engine.step import Step
from spielwerk.games.counterweight.data.notation import SIDES
from spielwerk.games.counterweight.data.standing import DICE
from spielwerk.games.counterweight.rules import inspector, ships
from spielwerk.games.counterweight.state import ATTACKED, NONE, CounterweightState


@dataclass(frozen=True)
class Switches:
    """Of the enemies."""

    loot: str = choice("literal", "stolen")  # CW-8.3: what an enemy takes on its card
    empty_holds: str = choice("robbed", "driven")  # CW-8.3: freighters without any cargo


class EnemiesAttack(Step[CounterweightState]):
    """CW-8.3: from position 1 up; who is full attacks no more and leaves at the end of the step."""

    phase: ClassVar[str] = "enemies"
    position: int

    def run(self, state: CounterweightState) -> None:
        """Attack until a ship is driven off, which the CO may keep."""
        course, stack = state.course, state.stack
        if course.count(NONE) == len(course):
            return
        height = len(stack)
        for position in range(self.position, len(course)):
            ship = prey(state, position)
            if ship != NONE:
                attack(state, course[position], ship)
                if len(stack) != height:
                    state.after(height, EnemiesAttack(position + 1))
                    return
        for enemy in [enemy for enemy in course if enemy != NONE and ships.full(state, enemy)]:
            if state.rules.manner[enemy].lingers and enemy not in state.fleeing:
                state.fleeing += (enemy,)
                state.tell("flees", enemy)
            else:
                ships.escape(state, enemy)


def prey(state: CounterweightState, position: int) -> int:
    """CW-8.3: whom the enemy on this position attacks; NONE without an enemy, or for nobody."""
    enemy = state.course[position]
    if enemy == NONE or ships.full(state, enemy):
        return NONE
    return state.rules.manner[enemy].prey(state, position)


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
        beaten = result >= rules.numbers.drive_off and ship != rules.inspector
        if beaten and rules.manner[enemy].seizes:
            seize(state, enemy, ship)
            return
        stolen = 0
        driven_off = False
        if robbed(state, ship):
            stolen = min(result, state.cargo[ship])
            state.cargo[ship] -= stolen
            if stolen:
                state.tell("robbed", ship, stolen)
        else:
            driven_off = beaten
        loot = result if state.opt.loot == "literal" else stolen
        state.cargo[enemy] = min(rules.loot[enemy], state.cargo[enemy] + loot)
        if driven_off:
            drive_off(state, ship)
            return


def seize(state: CounterweightState, enemy: int, ship: int) -> None:
    """CW-12.3: a ship leaves the lane in tow, cargo and all."""
    state.lane[state.lane.index(ship)] = NONE
    state.prizes = changed(state.prizes, enemy, ship)
    state.tell("seized", enemy, ship)


def drive_off(state: CounterweightState, ship: int) -> None:
    """A ship flees from the lane."""
    state.lane[state.lane.index(ship)] = NONE
    state.tell("fled", ship)
    ships.let_go(state, ship)
