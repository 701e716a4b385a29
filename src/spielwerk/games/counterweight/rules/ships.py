"""What happens to ships wherever they are: loaded, lined up, discarded (CW-8.1, CW-8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.standing import Routine
from spielwerk.engine.state import changed
from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data.standing import LOAD
from spielwerk.games.counterweight.rules import decks
from spielwerk.games.counterweight.rules.asking import About, Ask, Words, card_name, of_card
from spielwerk.games.counterweight.rules.routines import SHIPS as SHIPS_ROUTINE
from spielwerk.games.counterweight.state import NONE, SHIPS, CounterweightState
from spielwerk.games.counterweight.verbs import DONE, KEEP, Verb


def load(state: CounterweightState, ship: int) -> None:
    """CW-8.1: a cargo ship takes aboard what the request centre has, up to its capacity."""
    room = state.rules.capacity[ship]
    if not room or not state.requested:
        return
    count = min(max(0, room + state.standing[LOAD]), state.requested)
    state.cargo[ship] = count
    state.requested -= count
    if count:
        state.tell("loaded", ship, count)


def line_up(state: CounterweightState, ship: int) -> None:
    """CW-8.1: to the next free position of the lane, which has one."""
    position = state.lane.index(NONE)
    state.lane[position] = ship
    state.tell("arrived", ship, position + 1)


def close_up(row: list[int]) -> None:
    """No gaps between ships any more."""
    gaps = row.count(NONE)
    if NONE in row[: len(row) - gaps]:
        row[:] = [ship for ship in row if ship != NONE] + [NONE] * gaps


def discard_enemy(state: CounterweightState, enemy: int) -> int:
    """An enemy leaves the course for the discard pile; the loot that lay on its card."""
    loot = state.cargo[enemy]
    state.course[state.course.index(enemy)] = NONE
    state.cargo[enemy] = 0
    state.fleeing = tuple(other for other in state.fleeing if other != enemy)
    decks.discard(state, SHIPS, enemy)
    return loot


def full(state: CounterweightState, enemy: int) -> bool:
    """CW-8.3: whether an enemy has all that it can carry, or a whole ship in tow."""
    return state.cargo[enemy] >= state.rules.loot[enemy] or state.prizes[enemy] != NONE


def escape(state: CounterweightState, enemy: int) -> None:
    """CW-8.3: an enemy leaves with its loot, and with the ship that it has taken."""
    prize = take_prize(state, enemy)
    if prize != NONE:
        state.cargo[prize] = 0
        decks.discard(state, SHIPS, prize)
    discard_enemy(state, enemy)
    state.tell("sated", enemy)


def turn_back(state: CounterweightState, enemy: int) -> None:
    """An enemy leaves as it came: it keeps its loot, but lets a taken ship go."""
    discard_enemy(state, enemy)
    set_free(state, enemy)


def destroy(state: CounterweightState, enemy: int) -> None:
    """An enemy is shot down: the station gets its loot, the lane the ship that it had taken."""
    loot = discard_enemy(state, enemy)
    state.funds += loot
    state.tell("destroyed", enemy, loot)
    set_free(state, enemy)


def take_prize(state: CounterweightState, enemy: int) -> int:
    """The ship that an enemy has taken, out of its hands; NONE without one."""
    prize = state.prizes[enemy]
    state.prizes = changed(state.prizes, enemy, NONE)
    return prize


def set_free(state: CounterweightState, enemy: int) -> None:
    """A taken ship is back in the lane with its cargo; where that is full, it flies off."""
    prize = take_prize(state, enemy)
    if prize == NONE:
        return
    state.tell("freed", prize)
    if NONE in state.lane:
        line_up(state, prize)
    else:
        let_go(state, prize)


def let_go(state: CounterweightState, ship: int) -> None:
    """A civilian ship is on its way out; its cargo is lost."""
    state.cargo[ship] = 0
    state.stack.append(Discarding(ship))


class Discarding(Ask):
    """CW-8.2: a civilian ship would be discarded; the CO may keep it for influence."""

    name = "discarding"
    rule = "CW-8.2"
    about: ClassVar[About] = {Verb.KEEP: "leaving"}
    routines: ClassVar[tuple[Routine, ...]] = (SHIPS_ROUTINE,)
    ship: int

    def options(self, state: CounterweightState) -> Sequence[int]:
        if state.influence[state.co] < state.rules.numbers.keep_fee:
            return (DONE,)
        return (DONE, KEEP | self.ship)

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return (DONE, KEEP | self.ship)

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-discarding", ship=card_name(state, self.ship))

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, (self.ship,))

    def in_advance(self, state: CounterweightState, routine: str, answer: str) -> int | None:
        return DONE

    def choose(self, state: CounterweightState, option: int) -> None:
        """To the special requests or to the discard pile."""
        ship = self.ship
        if option == DONE:
            decks.discard(state, SHIPS, ship)
            return
        state.influence[state.co] -= state.rules.numbers.keep_fee
        state.special += (ship,)
        state.tell("kept", state.co, ship)
