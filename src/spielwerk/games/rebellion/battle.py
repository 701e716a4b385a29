"""Phase 5: battle (RB-4.5)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Option, Step
from spielwerk.games.rebellion.board import EMPIRE
from spielwerk.games.rebellion.connection import linked_ports
from spielwerk.games.rebellion.sides import hand_over
from spielwerk.games.rebellion.state import RebellionState

DONE = -1


def reach_of(state: RebellionState, land: int) -> Sequence[int]:
    """The lands next to a land and, for a port, the ports connected with it."""
    board = state.the_board()
    near = board.near[land]
    if state.links and board.port[board.planet_of[land]] == land:
        return (*near, *linked_ports(state, board.planet_of[land]))
    return near


def targets(state: RebellionState) -> list[int]:
    """The enemy lands that the faction on turn has units to attack, from the lowest number on."""
    board = state.the_board()
    faction, owner, units = state.faction, state.owner, state.units
    garrison, near = board.numbers.garrison, board.near
    all_foes = faction == EMPIRE or state.opt.rebels_attack
    found = set()
    for land, holder in enumerate(owner):
        if holder == faction and units[land] > garrison:
            for other in near[land]:
                if owner[other] != faction and (all_foes or owner[other] == EMPIRE):
                    found.add(other)
    if state.links:
        planets = len(state.place)
        for link in state.links:
            start, end = divmod(link, planets)
            one, two = board.port[start], board.port[end]
            if owner[one] != faction:
                one, two = two, one
            holder = owner[two]
            if (
                owner[one] == faction
                and units[one] > garrison
                and holder != faction
                and (all_foes or holder == EMPIRE)
            ):
                found.add(two)
    return sorted(found)


def origins_for(state: RebellionState, target: int) -> tuple[int, ...]:
    """The own lands from which a target can be attacked."""
    garrison = state.the_board().numbers.garrison
    owner, units, faction = state.owner, state.units, state.faction
    return tuple(
        [
            land
            for land in sorted(reach_of(state, target))
            if owner[land] == faction and units[land] > garrison
        ]
    )


class Battle(Step[RebellionState]):
    """RB-4.5: attack a land, or be done; every roll is a new choice and costs a credit."""

    __slots__ = ()

    def run(self, state: RebellionState) -> Sequence[Option] | None:
        """The lands that can be attacked."""
        faction = state.faction
        if state.purse[faction] < state.the_board().numbers.roll_price:
            return None
        state.player = state.seat(faction)
        return [DONE, *targets(state)]

    def choose(self, state: RebellionState, option: int) -> None:
        """Pay for the roll (so that no gift can take the credit back) and gather the attackers."""
        if option == DONE:
            return
        state.purse[state.faction] -= state.the_board().numbers.roll_price
        state.stack.append(self)
        state.stack.append(Attackers(option, origins_for(state, option), ()))


class Attackers(Step[RebellionState]):
    """RB-4.5: how many units join the roll, origin by origin."""

    __slots__ = ("target", "origins", "sent")

    def __init__(self, target: int, origins: tuple[int, ...], sent: tuple[int, ...]) -> None:
        self.target = target
        self.origins = origins
        self.sent = sent

    def run(self, state: RebellionState) -> Sequence[Option]:
        """None to all but the garrison; the last origin sends somebody if nobody else did."""
        state.player = state.seat(state.faction)
        board = state.the_board()
        place = len(self.sent)
        most = state.units[self.origins[place]] - board.numbers.garrison
        if place + 1 == len(self.origins) and not any(self.sent):
            return board.one_to[most]
        return board.none_to[most]

    def choose(self, state: RebellionState, option: int) -> None:
        """Go on to the next origin, or roll."""
        sent = (*self.sent, option)
        if len(sent) < len(self.origins):
            state.stack.append(Attackers(self.target, self.origins, sent))
        else:
            roll(state, self.target, self.origins, sent)


def roll(
    state: RebellionState, target: int, origins: tuple[int, ...], sent: tuple[int, ...]
) -> None:
    """RB-4.5: one roll; the higher result wins, the loser loses the difference."""
    sides = state.the_board().sides
    attackers, defenders = sum(sent), state.units[target]
    defender = state.owner[target]
    attack = state.roll(sides[attackers])
    defence = state.roll(sides[defenders])
    if state.events is not None:
        state.tell(
            "rolled",
            *(state.faction, target, attackers, sides[attackers], attack),
            *(defenders, sides[defenders], defence),
        )
    if attack > defence:
        losses = min(attack - defence, attackers, defenders)
        state.units[target] -= losses
        state.troops[defender] -= losses
        if state.events is not None:
            state.tell("lost", defender, target, losses)
        if losses == defenders:
            move_in(state, target, origins, sent)
    elif attack < defence:
        losses = min(defence - attack, defenders, attackers)
        state.stack.append(Losses(origins, sent, losses))


def move_in(
    state: RebellionState, target: int, origins: tuple[int, ...], sent: tuple[int, ...]
) -> None:
    """RB-4.5: the defenders are gone: all units of the fight occupy the land."""
    for land, count in zip(origins, sent, strict=True):
        state.units[land] -= count
    if state.events is not None:
        state.tell("took", state.faction, target, sum(sent))
    hand_over(state, target, state.faction, sum(sent))


class Losses(Step[RebellionState]):
    """RB-4.5: the attacker chooses which origins bear its losses."""

    __slots__ = ("origins", "sent", "left")

    def __init__(self, origins: tuple[int, ...], sent: tuple[int, ...], left: int) -> None:
        self.origins = origins
        self.sent = sent
        self.left = left

    def run(self, state: RebellionState) -> Sequence[Option]:
        """How many the first origin bears; the others must be able to bear the rest."""
        state.player = state.seat(state.faction)
        low = max(0, self.left - sum(self.sent[1:]))
        return state.the_board().none_to[min(self.left, self.sent[0])][low:]

    def choose(self, state: RebellionState, option: int) -> None:
        """Take them off and go on to the next origin."""
        faction = state.faction
        if option:
            state.units[self.origins[0]] -= option
            state.troops[faction] -= option
            if state.events is not None:
                state.tell("lost", faction, self.origins[0], option)
        if option < self.left:
            state.stack.append(Losses(self.origins[1:], self.sent[1:], self.left - option))
