"""Ships and enemies: lane, intercept course, dock."""

from __future__ import annotations

from typing import TypedDict

from spielwerk.games.counterweight.data.notation import SIDES
from spielwerk.games.counterweight.rules import docking, enemies
from spielwerk.games.counterweight.show.catalogue import results
from spielwerk.games.counterweight.state import NONE, CounterweightState


class Ship(TypedDict):
    """A civilian ship or the inspector's."""

    id: int
    key: str
    capacity: int
    cargo: int
    upkeep: int
    resistance: list[int]  # results of a die
    protection: list[int]


class Enemy(TypedDict):
    """An enemy on the intercept course."""

    id: int
    key: str
    dice: int
    loot: int
    limit: int
    prey: int | None  # the ship that it will attack
    prize: Ship | None  # the ship that it has taken
    fleeing: bool  # full, and gone after the next attacks


class Odds(TypedDict):
    """What an attack would do, before it is rolled; in percent, and in funds."""

    destroyed: float  # the enemy
    driven_off: float  # the ship
    loss: float  # of cargo, on average


class Position(TypedDict):
    """A position of the lane with its opposite on the intercept course."""

    position: int
    fee: int
    ship: Ship | None
    enemy: Enemy | None
    odds: Odds | None  # of the enemy here against its prey


def ship(state: CounterweightState, card: int) -> Ship:
    """A ship with what is printed on it and what it carries."""
    rules = state.rules
    return {
        "id": card,
        "key": rules.keys[card],
        "capacity": rules.capacity[card],
        "cargo": state.cargo[card],
        "upkeep": rules.income[card],
        "resistance": results(rules.resistance[card]),
        "protection": results(rules.protection[card]),
    }


def _enemy(state: CounterweightState, card: int, prey: int) -> Enemy:
    prize = state.prizes[card]
    return {
        "id": card,
        "key": state.rules.keys[card],
        "dice": enemies.attack_dice(state, card),
        "loot": state.cargo[card],
        "limit": state.rules.loot[card],
        "prey": None if prey == NONE else prey,
        "prize": None if prize == NONE else ship(state, prize),
        "fleeing": card in state.fleeing,
    }


def position(state: CounterweightState, number: int) -> Position:
    """A position, counted from 0, with what is there and what an attack would do."""
    card, enemy = state.lane[number], state.course[number]
    prey = enemies.prey(state, number)
    return {
        "position": number + 1,
        "fee": docking.fee(state, number),
        "ship": None if card == NONE else ship(state, card),
        "enemy": None if enemy == NONE else _enemy(state, enemy, prey),
        "odds": None if prey == NONE else odds(state, prey, enemy),
    }


def odds(state: CounterweightState, ship: int, enemy: int) -> Odds:
    """CW-8.3 worked out: all results of all attack dice, one after another."""
    rules = state.rules
    going = {state.cargo[ship]: 1.0}  # cargo left and how likely, while the attack goes on
    destroyed = driven_off = kept = 0.0
    for _ in range(enemies.attack_dice(state, enemy)):
        after: dict[int, float] = {}
        for cargo, chance in going.items():
            share = chance / SIDES
            for die in range(1, SIDES + 1):
                left = cargo
                if rules.resistance[ship][die]:
                    destroyed += share
                    kept += share * cargo
                    continue
                beaten = die >= rules.numbers.drive_off and ship != rules.inspector
                if not rules.protection[ship][die]:
                    if beaten and rules.manner[enemy].seizes:
                        driven_off += share
                        continue
                    if rules.capacity[ship] and (cargo or state.opt.empty_holds == "robbed"):
                        left = max(0, cargo - die)
                    elif beaten:
                        driven_off += share
                        continue
                after[left] = after.get(left, 0.0) + share
        going = after
    kept += sum(cargo * chance for cargo, chance in going.items())
    return {
        "destroyed": round(100 * destroyed, 1),
        "driven_off": round(100 * driven_off, 1),
        "loss": round(state.cargo[ship] - kept, 1),
    }
