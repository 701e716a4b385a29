"""Clean-up (S51-6): some goods are stored, everything else goes, the start player changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine import Decision, Step
from spielwerk.engine.option import thing_of
from spielwerk.engine.standing import Routine
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data.goods import GOODS, KIND, KINDS, RESOURCE, RESOURCES
from spielwerk.games.state51.data.phrases import amount
from spielwerk.games.state51.rules.gain import drop_attack
from spielwerk.games.state51.rules.names import Words, parts
from spielwerk.games.state51.rules.routines import STORE
from spielwerk.games.state51.state import CLEAN_UP, State51State
from spielwerk.games.state51.verbs import State51Verb

TOLD = tuple(f"stored-{name}" for name in GOODS)
LOST = tuple(f"lost-{name}" for name in GOODS)


def clean_up(state: State51State) -> None:
    """Ask for what to store where there is too much, then clear the table."""
    state.phase = CLEAN_UP
    seats = [(state.start + step) % state.players for step in range(state.players)]
    state.then(*map(Store, seats), Clear())


class Store(Step[State51State]):
    """A player's storing features take what they can hold; one by one if that is not all."""

    seat: int

    def run(self, state: State51State) -> None:
        seat = self.seat
        room = capacity(state, seat)
        if not any(room):
            return
        spare = unstored(state, seat)
        for kind in range(KINDS):
            if kind not in RESOURCES:
                keep(state, seat, kind, min(room[kind], spare[kind]))
        resources = [kind for kind in RESOURCES if spare[kind]]
        if sum(spare[kind] for kind in resources) <= room[RESOURCE]:
            for kind in resources:
                keep(state, seat, kind, spare[kind])
        elif room[RESOURCE]:
            state.stack.append(StoreResource(seat, room[RESOURCE]))


class StoreResource(Decision[State51State]):
    """There are more resources than room: the player names the next one to store."""

    name = "store"
    rule = "S51-6"
    routines: ClassVar[tuple[Routine, ...]] = (STORE,)
    seat: int
    room: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        spare = unstored(state, self.seat)
        return [State51Verb.STORE.of(kind) for kind in RESOURCES if spare[kind]]

    def prompt(self, state: State51State) -> Text:
        return text("prompt-store", n=self.room)

    def words(self, state: State51State, option: int) -> Words:
        kind = thing_of(option)
        said = text("choice-store", goods=amount(kind, 1), **parts(((kind, 1),)))
        return said, [f"good:{GOODS[kind]}"]

    def in_advance(self, state: State51State, routine: str, answer: str) -> int | None:
        """As long as there is some of it; which follows is asked."""
        return State51Verb.STORE.of(KIND[answer])

    def choose(self, state: State51State, option: int) -> None:
        keep(state, self.seat, thing_of(option), 1)
        if self.room > 1:
            state.stack.append(StoreResource(self.seat, self.room - 1))


def capacity(state: State51State, seat: int) -> list[int]:
    """How many goods of each kind a seat's features can store; resources of all kinds as one."""
    room = [0] * (RESOURCE + 1)
    for card in state.rows[3 * seat + 1]:
        if card >= 0:
            for kind, number in state.rules.room[card]:
                room[kind] += number
    return room


def unstored(state: State51State, seat: int) -> list[int]:
    """The goods of a seat that will be lost: neither stored nor cached on a card."""
    first = KINDS * seat
    spare = state.goods[first : first + KINDS]
    for side, _, kind, number in state.caches:
        if side == seat:
            spare[kind] -= number
    return spare


def keep(state: State51State, seat: int, kind: int, number: int) -> None:
    """Move goods from the supply into the store."""
    if not number:
        return
    place = KINDS * seat + kind
    state.goods[place] -= number
    stored = state.stored
    state.stored = (*stored[:place], stored[place] + number, *stored[place + 1 :])
    state.tell(TOLD[kind], seat, number)


class Clear(Step[State51State]):
    """Everything that is not stored or cached goes back to the bank; hands stay."""

    def run(self, state: State51State) -> None:
        for seat in range(state.players):
            for kind, number in enumerate(unstored(state, seat)):
                if number:
                    state.goods[KINDS * seat + kind] -= number
                    state.tell(LOST[kind], seat, number)
        if state.laid or state.shields:
            state.tell("tidied")
        state.faction_used = [0] * state.sides
        state.used = 0
        state.used_twice = 0
        state.laid = []
        state.shields = 0
        state.passed = [False] * state.sides
        drop_attack(state)
        if state.players > 1:
            state.start = (state.start + 1) % state.players
            state.tell("starts", state.start)
