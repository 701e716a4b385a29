"""Set-up (S51-1.1 to S51-1.3): decks, connection stacks, factions, hands, the start player."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine import Step
from spielwerk.games.state51.data import Rules
from spielwerk.games.state51.effects import draw
from spielwerk.games.state51.goods import KINDS
from spielwerk.games.state51.options import State51Options
from spielwerk.games.state51.payment import hand_choices, without
from spielwerk.games.state51.round import Round
from spielwerk.games.state51.state import NONE, SET_UP, State51State


def set_up(players: int, rules: Rules, opt: State51Options, rng: int) -> State51State:
    """The table before the first question."""
    state = State51State(players, rules, opt, rng)
    sides = max(2, players)  # the virtual opponent sits at the table, but has no seat (S51-8.2)
    state.sides = sides
    state.round = 0
    state.phase = SET_UP
    state.start = 0 if players == 1 else state.roll(players) - 1
    state.turn = state.start
    state.deck = state.shuffled(rules.decks[opt.deck])
    state.left = len(state.deck)
    state.discard = []
    state.row = ()
    state.playing = NONE
    state.hands = [()] * sides
    state.contacts = [()] * sides
    state.stacks = [state.shuffled(stack) for stack in rules.stacks]
    state.open = [NONE, NONE]
    state.spent = ()
    state.faction = [NONE] * sides
    state.faction_used = [0] * sides
    state.goods = [0] * (KINDS * sides)
    state.caches = []
    state.stored = (0,) * (KINDS * sides)
    state.gained = []
    state.late = ()
    state.supplied = ()
    state.vp = [0] * sides
    state.rows = [()] * (3 * sides)
    state.match = [0] * sides
    state.deals = [()] * sides
    state.shields = 0
    state.used = 0
    state.used_twice = 0
    state.laid = []
    state.passed = [False] * sides
    state.attack = ()
    state.attacking = False
    order = [(state.start + step) % players for step in range(players)]
    boards: list[Step[State51State]] = []
    if opt.factions == "chosen":
        boards = [ChooseFaction(seat) for seat in order]
    else:
        mixed = state.shuffled(range(len(rules.factions)))
        state.faction[:players] = mixed[:players]
    discards = [Discard(seat, rules.numbers.cards_discarded) for seat in order]
    state.then(*boards, Deal(), *discards, Round())
    return state


class ChooseFaction(Step[State51State]):
    """A player takes one of the faction boards that are left (S51-1.2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which."""
        state.player = self.seat
        taken = state.faction
        return [board for board in range(len(state.rules.factions)) if board not in taken]

    def choose(self, state: State51State, option: int) -> None:
        """It is theirs."""
        state.faction[self.seat] = option


class Deal(Step[State51State]):
    """Everybody is dealt the first cards (S51-1.2)."""

    __slots__ = ()

    def run(self, state: State51State) -> None:
        """Deal from the start player on."""
        if state.events is not None:
            for seat in range(state.players):
                state.tell("plays", seat, state.faction[seat])
            state.tell("starts", state.start)
        for step in range(state.players):
            draw(state, (state.start + step) % state.players, state.rules.numbers.cards_dealt)


class Discard(Step[State51State]):
    """A player gives up some of the first cards, one by one (S51-1.2)."""

    __slots__ = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, state: State51State) -> Sequence[int]:
        """Ask which, as long as there is one to give up."""
        state.player = self.seat
        return hand_choices(state, self.seat) if self.number else ()

    def choose(self, state: State51State, option: int) -> None:
        """Onto the discard pile."""
        state.hands[self.seat] = without(state.hands[self.seat], option)
        state.discard.append(option)
        if state.events is not None:
            state.tell("discarded", self.seat, option)
        if self.number > 1:
            state.stack.append(Discard(self.seat, self.number - 1))
