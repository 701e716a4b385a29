"""Phase 5: battle (RB-4.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from spielwerk.engine.option import Verb, thing_of
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.rebellion.data.things import faction_name
from spielwerk.games.rebellion.rules.connection import ends_of, linked_ports
from spielwerk.games.rebellion.rules.on_turn import OnTurn
from spielwerk.games.rebellion.rules.sides import foes, hand_over
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import ATTACK, DONE, LOSE, SEND, RebellionVerb, counts


def reach_of(state: RebellionState, land: int) -> Sequence[int]:
    """The lands next to a land and, for a port, the ports connected with it."""
    board = state.rules
    near = board.near[land]
    if state.links and board.port[board.planet_of[land]] == land:
        return (*near, *linked_ports(state, board.planet_of[land]))
    return near


def targets(state: RebellionState) -> list[int]:
    """The enemy lands that the faction on turn has units to attack, from the lowest number on."""
    board = state.rules
    faction, owner, units = state.faction, state.owner, state.units
    garrison, near = board.numbers.garrison, board.near
    enemies = foes(faction, state.opt.rebels_attack)
    found = set()
    for land in board.lands:
        if owner[land] == faction and units[land] > garrison:
            for other in near[land]:
                if owner[other] in enemies:
                    found.add(other)
    for link in state.links:
        start, end = ends_of(link)
        one, two = board.port[start], board.port[end]
        if owner[one] != faction:
            one, two = two, one
        if owner[one] == faction and units[one] > garrison and owner[two] in enemies:
            found.add(two)
    return sorted(found)


def origins_for(state: RebellionState, target: int) -> tuple[int, ...]:
    """The own lands from which a target can be attacked."""
    garrison = state.rules.numbers.garrison
    owner, units, faction = state.owner, state.units, state.faction
    return tuple(
        [
            land
            for land in sorted(reach_of(state, target))
            if owner[land] == faction and units[land] > garrison
        ]
    )


class Battle(OnTurn):
    """RB-4.5: attack a land, or be done; every roll is a new choice and costs a credit."""

    name = "battle"
    rule = "RB-4.5"
    about: ClassVar[Mapping[Verb, str]] = {RebellionVerb.ATTACK: "other-land"}

    def options(self, state: RebellionState) -> Sequence[int]:
        if state.purse[state.faction] < state.rules.numbers.roll_price:
            return ()
        return [DONE, *[ATTACK + land for land in targets(state)]]

    def wishes(self, state: RebellionState) -> Sequence[int]:
        owner, faction = state.owner, state.faction
        return [DONE, *[ATTACK + land for land in state.rules.lands if owner[land] != faction]]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        numbers = state.rules.numbers
        faction, land = state.faction, thing_of(option)
        if option == DONE:
            return None
        if state.owner[land] not in foes(faction, state.opt.rebels_attack):
            return reason("RB-1.5", "why-ally")
        own = [near for near in reach_of(state, land) if state.owner[near] == faction]
        if not own:
            return reason("RB-4.5", "why-out-of-reach")
        if all(state.units[near] <= numbers.garrison for near in own):
            return reason("RB-4.5", "why-garrison", n=numbers.garrison)
        return None

    def prompt(self, state: RebellionState) -> Text:
        price = state.rules.numbers.roll_price
        return self.ask(state, credits=state.purse[state.faction], price=price)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            return text("choice-done-battle"), []
        land = thing_of(option)
        units = state.units[land]
        said = text(
            "choice-attack",
            land=state.rules.land_names[land],
            n=units,
            owner=faction_name(state.owner[land]),
            die=state.rules.sides[units],
        )
        return said, [f"land:{land}"]

    def choose(self, state: RebellionState, option: int) -> None:
        """Pay for the roll (so that no gift can take the credit back) and gather the attackers."""
        if option == DONE:
            return
        target = option - ATTACK
        state.purse[state.faction] -= state.rules.numbers.roll_price
        state.stack.append(self)
        state.stack.append(Attackers(target, origins_for(state, target), ()))


class Attackers(OnTurn):
    """RB-4.5: how many units join the roll, origin by origin."""

    name = "attackers"
    rule = "RB-4.5"
    target: int
    origins: tuple[int, ...]
    sent: tuple[int, ...]

    @property
    def origin(self) -> int:
        """The land that is asked for units now."""
        return self.origins[len(self.sent)]

    def options(self, state: RebellionState) -> Sequence[int]:
        """None to all but the garrison; the last origin sends somebody if nobody else did."""
        place = len(self.sent)
        most = state.units[self.origins[place]] - state.rules.numbers.garrison
        return counts(1 if self.last_hope() else 0, most, SEND)

    def last_hope(self) -> bool:
        """Whether nobody attacks unless this origin sends somebody."""
        return len(self.sent) + 1 == len(self.origins) and not any(self.sent)

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        garrison = state.rules.numbers.garrison
        if thing_of(option) > state.units[self.origin] - garrison:
            return reason("RB-4.5", "why-garrison", n=garrison)
        if option == SEND and self.last_hope():
            return reason("RB-4.5", "why-nobody")
        return None

    def prompt(self, state: RebellionState) -> Text:
        return self.ask(
            state,
            land=state.rules.land_names[self.target],
            n=state.units[self.target],
            origin=state.rules.land_names[self.origin],
            sent=sum(self.sent),
        )

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        return text("choice-send", n=thing_of(option)), [f"land:{self.origin}"]

    def choose(self, state: RebellionState, option: int) -> None:
        """Go on to the next origin, or roll."""
        sent = (*self.sent, option - SEND)
        if len(sent) < len(self.origins):
            state.stack.append(Attackers(self.target, self.origins, sent))
        else:
            roll(state, self.target, self.origins, sent)


def roll(
    state: RebellionState, target: int, origins: tuple[int, ...], sent: tuple[int, ...]
) -> None:
    """RB-4.5: one roll; the higher result wins, the loser loses the difference."""
    sides = state.rules.sides
    attackers, defenders = sum(sent), state.units[target]
    defender = state.owner[target]
    attack = state.roll(sides[attackers])
    defence = state.roll(sides[defenders])
    state.tell(
        "rolled",
        *(state.faction, target, attackers, sides[attackers], attack),
        *(defenders, sides[defenders], defence),
    )
    if attack > defence:
        losses = min(attack - defence, attackers, defenders)
        state.units[target] -= losses
        state.troops[defender] -= losses
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
    state.tell("took", state.faction, target, sum(sent))
    hand_over(state, target, state.faction, sum(sent))


class Losses(OnTurn):
    """RB-4.5: the attacker chooses which origins bear its losses."""

    name = "losses"
    rule = "RB-4.5"
    origins: tuple[int, ...]
    sent: tuple[int, ...]
    left: int

    def options(self, state: RebellionState) -> Sequence[int]:
        """How many the first origin bears; the others must be able to bear the rest."""
        least = max(0, self.left - sum(self.sent[1:]))
        return counts(least, min(self.left, self.sent[0]), LOSE)

    def prompt(self, state: RebellionState) -> Text:
        return self.ask(state, origin=state.rules.land_names[self.origins[0]], n=self.left)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        return text("choice-lose", n=thing_of(option)), [f"land:{self.origins[0]}"]

    def choose(self, state: RebellionState, option: int) -> None:
        """Take them off and go on to the next origin."""
        faction, count = state.faction, option - LOSE
        if count:
            state.units[self.origins[0]] -= count
            state.troops[faction] -= count
            state.tell("lost", faction, self.origins[0], count)
        if count < self.left:
            state.stack.append(Losses(self.origins[1:], self.sent[1:], self.left - count))
