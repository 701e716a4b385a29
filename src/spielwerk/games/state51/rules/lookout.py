"""Lookout (S51-3): connection cards are turned over, locations are drafted both ways round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from spielwerk.engine import Decision, Step, Verb
from spielwerk.engine.option import thing_of
from spielwerk.games.state51.rules.gain import take, top_card, without
from spielwerk.games.state51.rules.names import Words, about_card, name_among
from spielwerk.games.state51.state import FOE, LOOKOUT, NONE, State51State
from spielwerk.games.state51.verbs import DRAFT, State51Verb


class Lookout(Step[State51State]):
    """A round begins: connection cards are turned over, then all draft."""

    def run(self, state: State51State) -> None:
        state.round += 1
        state.phase = LOOKOUT
        state.tell("round", state.round)
        turn_over_connections(state)
        if state.players == 1:
            state.then(OpenRow(), Pick(0), FoeBuilds(), Pick(0), FoeBuilds(), FoeDraws())
            return
        seats = [(state.start + step) % state.players for step in range(state.players)]
        state.then(
            OpenRow(),
            *map(Pick, seats),
            CloseRow(),
            OpenRow(),
            *map(Pick, reversed(seats)),
            CloseRow(),
        )


def turn_over_connections(state: State51State) -> None:
    """A card left over is discarded; an empty stack stays empty."""
    for stack in (0, 1):
        if state.open[stack] >= 0:
            state.spent += (state.open[stack],)
            state.tell("connection-left", state.open[stack])
            state.open[stack] = NONE
        if state.stacks[stack]:
            card = state.stacks[stack][-1]
            state.stacks[stack] = state.stacks[stack][:-1]
            state.open[stack] = card
            state.reveal()
            state.tell("connection", card)


class OpenRow(Step[State51State]):
    """One card more than players lies open, alone a row of its own size (S51-8.1).

    The deck may be made anew in between, and may end for good.
    """

    def run(self, state: State51State) -> None:
        numbers = state.rules.numbers
        row = []
        for _ in range(
            numbers.solo.row if state.players == 1 else state.players + numbers.draft_extra
        ):
            card = top_card(state)
            if card < 0:
                break
            row.append(card)
            state.tell("turned", card)
        state.row = tuple(sorted(row))


class Pick(Decision[State51State]):
    """A player takes one of the open cards."""

    name = "draft"
    rule = "S51-3"
    about: ClassVar[Mapping[Verb, str]] = {State51Verb.DRAFT: "row"}
    seat: int

    def asks(self, state: State51State) -> int:
        return self.seat

    def options(self, state: State51State) -> Sequence[int]:
        return [DRAFT + card for card in state.row]

    def words(self, state: State51State, option: int) -> Words:
        return about_card(option, name_among(state, thing_of(option), state.row))

    def choose(self, state: State51State, option: int) -> None:
        card = thing_of(option)
        state.row = without(state.row, card)
        take(state, self.seat, card)
        state.tell("drafted", self.seat, card)


class CloseRow(Step[State51State]):
    """What nobody took is discarded."""

    def run(self, state: State51State) -> None:
        close_row(state)


def close_row(state: State51State) -> None:
    """The open cards that are left go to the discard pile."""
    for card in state.row:
        state.discard.append(card)
        state.tell("left-over", card)
    state.row = ()


class FoeBuilds(Step[State51State]):
    """A random card of those left goes to the virtual opponent's state (S51-8.1).

    Mixed face down, one is taken; the last one needs no chance.
    """

    def run(self, state: State51State) -> None:
        row = state.row
        if row:
            place = state.roll(len(row)) - 1 if len(row) > 1 else 0
            state.row = row[:place] + row[place + 1 :]
            foe_builds(state, row[place])


class FoeDraws(Step[State51State]):
    """The virtual opponent builds from the deck, too (S51-8.1); the rest of the row goes."""

    def run(self, state: State51State) -> None:
        close_row(state)
        for _ in range(state.rules.numbers.solo.drawn):
            card = top_card(state)
            if card >= 0:
                foe_builds(state, card)


def foe_builds(state: State51State, card: int) -> None:
    """A card lies in the virtual opponent's state; it gives no goods."""
    state.rows[3 * FOE + state.rules.row[card]] += (card,)
    state.tell("foe-built", card)
