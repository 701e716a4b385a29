"""Lookout (S51-3): connection cards are turned over, locations are drafted both ways round."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine import Step
from spielwerk.games.state51.effects import take, top_card
from spielwerk.games.state51.state import FOE, LOOKOUT, NONE, State51State


class Lookout(Step[State51State]):
    """A round begins."""

    __slots__ = ()

    def run(self, state: State51State) -> None:
        """Turn over connection cards, then draft."""
        state.round += 1
        state.phase = LOOKOUT
        if state.events is not None:
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
            state.open[stack] = NONE
        if state.stacks[stack]:
            card = state.stacks[stack][-1]
            state.stacks[stack] = state.stacks[stack][:-1]
            state.open[stack] = card
            state.reveal()
            if state.events is not None:
                state.tell("connection", card)


class OpenRow(Step[State51State]):
    """One card more than players lies open, alone a row of its own size (S51-8.1)."""

    __slots__ = ()

    def run(self, state: State51State) -> None:
        """Turn them over; the deck may be made anew in between, and may end for good."""
        numbers = state.rules.numbers
        row = []
        for _ in range(
            numbers.solo.row if state.players == 1 else state.players + numbers.draft_extra
        ):
            card = top_card(state)
            if card < 0:
                break
            row.append(card)
            if state.events is not None:
                state.tell("turned", card)
        state.row = tuple(sorted(row))


class Pick(Step[State51State]):
    """A player takes one of the open cards."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which."""
        state.player = self.seat
        return state.row

    def choose(self, state: State51State, option: int) -> None:
        """Into the hand."""
        place = state.row.index(option)
        state.row = state.row[:place] + state.row[place + 1 :]
        take(state, self.seat, option)
        if state.events is not None:
            state.tell("drafted", self.seat, option)


class CloseRow(Step[State51State]):
    """What nobody took is discarded."""

    __slots__ = ()

    def run(self, state: State51State) -> None:
        """Clear the row."""
        state.discard.extend(state.row)
        state.row = ()


class FoeBuilds(Step[State51State]):
    """A random card of those left goes to the virtual opponent's state (S51-8.1)."""

    __slots__ = ()

    def run(self, state: State51State) -> None:
        """Mixed face down, one is taken; the last one needs no chance."""
        row = state.row
        if row:
            place = state.roll(len(row)) - 1 if len(row) > 1 else 0
            state.row = row[:place] + row[place + 1 :]
            foe_builds(state, row[place])


class FoeDraws(Step[State51State]):
    """The virtual opponent builds from the deck, too (S51-8.1)."""

    __slots__ = ()

    def run(self, state: State51State) -> None:
        """What is left of the row is discarded, then so many cards from the deck."""
        state.discard.extend(state.row)
        state.row = ()
        for _ in range(state.rules.numbers.solo.drawn):
            card = top_card(state)
            if card >= 0:
                foe_builds(state, card)


def foe_builds(state: State51State, card: int) -> None:
    """A card lies in the virtual opponent's state; it gives no goods."""
    state.rows[3 * FOE + state.rules.row[card]] += (card,)
    if state.events is not None:
        state.tell("foe-built", card)
