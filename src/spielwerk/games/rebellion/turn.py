"""Set-up, rounds and turns (RB-3)."""

from __future__ import annotations

from spielwerk.engine.state import Step
from spielwerk.games.rebellion.battle import Battle
from spielwerk.games.rebellion.board import EMPIRE, Board
from spielwerk.games.rebellion.connection import Connection
from spielwerk.games.rebellion.data import Rules
from spielwerk.games.rebellion.movement import Movement
from spielwerk.games.rebellion.options import Options
from spielwerk.games.rebellion.pay import Pay
from spielwerk.games.rebellion.purchase import Purchase
from spielwerk.games.rebellion.reinforcement import Income, Reinforcement
from spielwerk.games.rebellion.state import LIMIT, RebellionState

PHASES: dict[int, Step[RebellionState]] = {
    1: Reinforcement(),
    2: Income(),
    3: Purchase(),
    4: Connection(),
    5: Battle(),
    6: Movement(0),
    7: Pay(),
}
NUMBERED = (1, 2, 3, 4, 5, 6, 7)
PRINTED = (1, 2, 4, 3, 5, 6, 7)


def phase_order(opt: Options) -> tuple[int, ...]:
    """The phases of a turn: by their numbers, or as the seed prints them (RB-4)."""
    return NUMBERED if opt.phase_order == "numbered" else PRINTED


def set_up(rules: Rules, players: int, opt: Options, rng: int) -> RebellionState:
    """The table before the planets find their places (RB-3.1, RB-3.2)."""
    state = RebellionState(players, rules, opt, rng)
    state.board = rules.names.index(opt.board)
    board = state.the_board()
    numbers = board.numbers
    starts = board.starts[max(2, players - 1)]  # RB-1.2: two colours for a lone Rebel
    factions = len(starts) + 1
    state.bridges = state.links = state.declined = ()
    state.faction = EMPIRE
    state.phase = 0
    state.round = 1
    state.place = tuple(board.first_field)
    state.purse = [empire_credits(board, players, opt)] + [numbers.rebel_credits] * (factions - 1)
    state.owner = [EMPIRE] * board.lands
    state.units = [numbers.units_per_land] * board.lands
    for port in board.port:
        state.units[port] = numbers.units_per_port
    for rebel, planets in enumerate(starts, 1):
        for planet in planets:
            for land in board.lands_of[planet][1:]:
                state.owner[land] = rebel
    state.lands = [state.owner.count(faction) for faction in range(factions)]
    state.troops = [0] * factions
    for owner, units in zip(state.owner, state.units, strict=True):
        state.troops[owner] += units
    state.stack = [Round(), PlacePlanets()]
    return state


def empire_credits(board: Board, players: int, opt: Options) -> int:
    """RB-3.1: the Empire's purse at the start; if wanted, balanced by the number of players."""
    own = board.numbers.empire_credits
    return board.tuned_credits.get(players, own) if opt.balance == "tuned" else own


class PlacePlanets(Step[RebellionState]):
    """RB-3.1: roll every planet's place; the top field of an orbit is number 1."""

    __slots__ = ()

    def run(self, state: RebellionState) -> None:
        """Roll the start dice of every orbit."""
        board = state.the_board()
        place = []
        for planet, dice in enumerate(board.start_dice):
            number = sum(state.roll(sides) for sides in dice)
            place.append(board.first_field[planet] + number - 1)
            if state.events is not None:
                state.tell("placed", planet, number)
        state.place = tuple(place)


class Round(Step[RebellionState]):
    """RB-3.3: the Rebels in their order, then the Empire; at first the Empire alone."""

    __slots__ = ()

    def run(self, state: RebellionState) -> None:
        """Line up the turns of this round."""
        if state.events is not None:
            state.tell("round", state.round)
        stack = state.stack
        stack.append(EndRound())
        stack.append(Turn(EMPIRE))
        if state.round > state.the_board().numbers.rounds_alone:
            for rebel in range(len(state.lands) - 1, 0, -1):
                stack.append(Turn(rebel))


class Turn(Step[RebellionState]):
    """RB-4: the seven phases of one faction."""

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def run(self, state: RebellionState) -> None:
        """Begin the turn, unless the faction has fallen."""
        if not state.lands[self.faction]:
            return
        state.faction = self.faction
        if state.events is not None:
            state.tell("turn", self.faction)
        for phase in phase_order(state.opt)[::-1]:
            state.stack.append(BEGIN[phase])


class Phase(Step[RebellionState]):
    """The beginning of a phase."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: RebellionState) -> None:
        """Note the phase and do it."""
        state.phase = self.number
        state.declined = ()
        state.stack.append(PHASES[self.number])


BEGIN = {number: Phase(number) for number in PHASES}


class EndRound(Step[RebellionState]):
    """RB-3.4: planets move one field clockwise, bridges vanish; RB-1.4: the limit of rounds."""

    __slots__ = ()

    def run(self, state: RebellionState) -> None:
        """End the round and begin the next, or end the game."""
        if state.round == state.opt.max_rounds:
            state.finish(LIMIT)
            return
        board = state.the_board()
        state.place = tuple(
            first + (field - first + 1) % count
            for field, first, count in zip(
                state.place, board.first_field, board.fields, strict=True
            )
        )
        state.bridges = ()
        state.links = ()
        state.round += 1
        if state.events is not None:
            state.tell("planets")
        state.stack.append(Round())
