"""Phase 5: battle (RB-4.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from spielwerk.engine.option import Verb, thing_of
from spielwerk.engine.standing import Routine
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.rebellion.data.things import faction_name
from spielwerk.games.rebellion.rules.connection import reaches
from spielwerk.games.rebellion.rules.on_turn import OnTurn, OpenToGifts
from spielwerk.games.rebellion.rules.pay import due
from spielwerk.games.rebellion.rules.routines import LOSSES
from spielwerk.games.rebellion.rules.sides import foes, hand_over
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import ATTACK, DONE, LOSE, MUSTER, SEND, RebellionVerb, counts


def targets(state: RebellionState) -> list[int]:
    """The enemy lands that the faction on turn has units to attack, from the lowest number on."""
    board = state.rules
    faction, owner, units = state.faction, state.owner, state.units
    garrison, reach = board.garrison, reaches(state)
    foe = foes(faction, state.opt.rebels_attack)
    found = []
    for land in board.lands:
        if foe[owner[land]]:
            for near in reach[land]:
                if owner[near] == faction and units[near] > garrison:
                    found.append(land)
                    break
    found.sort()
    return found


def origins_for(state: RebellionState, target: int) -> tuple[int, ...]:
    """The own lands from which a target can be attacked."""
    garrison = state.rules.garrison
    owner, units, faction = state.owner, state.units, state.faction
    found = [
        land for land in reaches(state)[target] if owner[land] == faction and units[land] > garrison
    ]
    return tuple(sorted(found))


def can_roll(state: RebellionState) -> bool:
    """Whether the faction on turn has the credit for a roll."""
    return state.purse[state.faction] >= state.rules.roll_price


def why_no_roll(state: RebellionState) -> Reason | None:
    """RB-4.5: a roll must be paid."""
    price, purse = state.rules.roll_price, state.purse[state.faction]
    return reason("RB-4.5", "why-no-credits", price=price, credits=purse) if price > purse else None


def why_no_attack(state: RebellionState, land: int) -> Reason | None:
    """RB-4.5: foes within reach of a force, for a credit."""
    faction, garrison = state.faction, state.rules.garrison
    if not foes(faction, state.opt.rebels_attack)[state.owner[land]]:
        return reason("RB-1.5", "why-ally")
    own = [near for near in reaches(state)[land] if state.owner[near] == faction]
    if not own:
        return reason("RB-4.5", "why-out-of-reach")
    if all(state.units[near] <= garrison for near in own):
        return reason("RB-4.5", "why-garrison", n=garrison)
    return why_no_roll(state)


def attackable(state: RebellionState) -> list[int]:
    """All lands of others as wishes."""
    owner, faction = state.owner, state.faction
    return [ATTACK + land for land in state.rules.lands if owner[land] != faction]


def target_words(state: RebellionState, id: str, land: int) -> tuple[Text, list[str]]:
    """A land to attack, with its owner and what it rolls in defence."""
    units = state.units[land]
    said = text(
        id,
        land=state.rules.land_names[land],
        n=units,
        owner=faction_name(state.owner[land]),
        die=state.rules.sides[units],
    )
    return said, [f"land:{land}"]


class Battle(OpenToGifts):
    """RB-4.5: storm a land with everybody, gather a force for a single roll, or be done."""

    name = "battle"
    rule = "RB-4.5"
    about: ClassVar[Mapping[Verb, str]] = {RebellionVerb.ATTACK: "other-land"}

    def options(self, state: RebellionState) -> Sequence[int]:
        found = targets(state) if can_roll(state) else ()
        return [DONE, *[ATTACK + land for land in found], MUSTER] if found else (DONE,)

    def wishes(self, state: RebellionState) -> Sequence[int]:
        return [DONE, *attackable(state), MUSTER]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        if option == DONE:
            return None
        if option == MUSTER:
            return why_no_roll(state)
        return why_no_attack(state, thing_of(option))

    def prompt(self, state: RebellionState) -> Text:
        price = state.rules.roll_price
        return self.ask(state, credits=state.purse[state.faction], price=price)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option in (DONE, MUSTER):
            return text("choice-muster" if option else "choice-done-battle"), []
        return target_words(state, "choice-attack", thing_of(option))

    def choose(self, state: RebellionState, option: int) -> None:
        if option == DONE:
            return
        state.stack.append(self)
        if option == MUSTER:
            state.stack.append(Muster())
        else:
            storm(state, option - ATTACK)


def storm(state: RebellionState, target: int) -> None:
    """RB-4.5: everybody who can joins in, roll after roll; the smaller forces bear the losses."""
    board, faction = state.rules, state.faction
    origins = origins_for(state, target)
    sent = tuple([state.units[land] - board.garrison for land in origins])
    wages = due(state, faction) * board.pay_price
    while True:
        state.purse[faction] -= board.roll_price
        lost = roll(state, target, origins, sent)
        if state.owner[target] == faction:
            return
        if lost:
            bear(state, origins, share_losses(sent, lost))
            origins = origins_for(state, target)
            sent = tuple([state.units[land] - board.garrison for land in origins])
            wages = due(state, faction) * board.pay_price
        if not storms_on(state, target, sum(sent), wages):
            return


def storms_on(state: RebellionState, target: int, force: int, wages: int) -> bool:
    """RB-4.5: as long as the odds are good enough and the pay of the troops is safe."""
    board = state.rules
    if not force or state.purse[state.faction] - wages < board.roll_price:
        return False
    fall = state.rules.odds.fight(force, state.units[target])[0]
    return 100 * fall >= board.storm_chance


class Muster(OnTurn):
    """RB-4.5: the land that a chosen force attacks, with a single roll."""

    name = "muster"
    rule = "RB-4.5"

    def options(self, state: RebellionState) -> Sequence[int]:
        found = targets(state) if can_roll(state) else ()
        return [DONE, *[ATTACK + land for land in found]]

    def wishes(self, state: RebellionState) -> Sequence[int]:
        return [DONE, *attackable(state)]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        return None if option == DONE else why_no_attack(state, thing_of(option))

    def prompt(self, state: RebellionState) -> Text:
        return self.ask(state, price=state.rules.roll_price)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            return text("choice-done-muster"), []
        return target_words(state, "choice-aim", thing_of(option))

    def choose(self, state: RebellionState, option: int) -> None:
        """Pay for the roll (so that no gift can take the credit back) and gather the attackers."""
        if option == DONE:
            return
        target = option - ATTACK
        state.purse[state.faction] -= state.rules.roll_price
        state.stack.append(Attackers(target, origins_for(state, target), ()))


class Attackers(OnTurn):
    """RB-4.5: how many units join the roll, origin by origin, or everybody from here on."""

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
        most = state.units[self.origins[place]] - state.rules.garrison
        sends = counts(1 if self.last_hope() else 0, most, SEND)
        return sends if place + 1 == len(self.origins) else (DONE, *sends)

    def last_hope(self) -> bool:
        """Whether nobody attacks unless this origin sends somebody."""
        return len(self.sent) + 1 == len(self.origins) and not any(self.sent)

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        garrison = state.rules.garrison
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
        if option == DONE:
            return text("choice-send-all", n=sum(self.others(state))), []
        return text("choice-send", n=thing_of(option)), [f"land:{self.origin}"]

    def others(self, state: RebellionState) -> tuple[int, ...]:
        """What the origins can send that were not asked yet, this one included."""
        garrison = state.rules.garrison
        return tuple([state.units[land] - garrison for land in self.origins[len(self.sent) :]])

    def choose(self, state: RebellionState, option: int) -> None:
        """Go on to the next origin, or roll."""
        more = self.others(state) if option == DONE else (option - SEND,)
        sent = (*self.sent, *more)
        if len(sent) < len(self.origins):
            state.stack.append(Attackers(self.target, self.origins, sent))
            return
        lost = roll(state, self.target, self.origins, sent)
        if lost:
            state.stack.append(Losses(self.origins, sent, lost))


def roll(
    state: RebellionState, target: int, origins: tuple[int, ...], sent: tuple[int, ...]
) -> int:
    """RB-4.5: one roll; the higher result wins, the loser loses the difference.

    Returns what the attacker loses, who chooses where.
    """
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
        return 0
    return min(defence - attack, defenders, attackers)


def share_losses(sent: Sequence[int], losses: int, *, largest: bool = False) -> list[int]:
    """The smaller forces bear them, so that the biggest keeps its die; or the other way round."""
    shares = [0] * len(sent)
    for place in sorted(range(len(sent)), key=sent.__getitem__, reverse=largest):
        shares[place] = min(losses, sent[place])
        losses -= shares[place]
    return shares


def bear(state: RebellionState, origins: Sequence[int], losses: Sequence[int]) -> None:
    """Take the attacker's losses off."""
    faction = state.faction
    for land, count in zip(origins, losses, strict=True):
        if count:
            state.units[land] -= count
            state.troops[faction] -= count
            state.tell("lost", faction, land, count)


def move_in(
    state: RebellionState, target: int, origins: tuple[int, ...], sent: tuple[int, ...]
) -> None:
    """RB-4.5: the defenders are gone: all units of the fight occupy the land."""
    for land, count in zip(origins, sent, strict=True):
        state.units[land] -= count
    state.tell("took", state.faction, target, sum(sent))
    hand_over(state, target, state.faction, sum(sent))


class Losses(OnTurn):
    """RB-4.5: the attacker chooses which origins bear its losses, or leaves that to their size."""

    name = "losses"
    rule = "RB-4.5"
    routines: ClassVar[tuple[Routine, ...]] = (LOSSES,)
    origins: tuple[int, ...]
    sent: tuple[int, ...]
    left: int

    def options(self, state: RebellionState) -> Sequence[int]:
        """How many the first origin bears; the others must be able to bear the rest."""
        least = max(0, self.left - sum(self.sent[1:]))
        loses = counts(least, min(self.left, self.sent[0]), LOSE)
        return (DONE, *loses) if len(loses) > 1 else loses

    def prompt(self, state: RebellionState) -> Text:
        return self.ask(state, origin=state.rules.land_names[self.origins[0]], n=self.left)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            return text("choice-lose-smallest"), []
        return text("choice-lose", n=thing_of(option)), [f"land:{self.origins[0]}"]

    def in_advance(self, state: RebellionState, routine: str, answer: str) -> int | None:
        if answer == "smallest":
            return DONE
        return LOSE + share_losses(self.sent, self.left, largest=True)[0]

    def choose(self, state: RebellionState, option: int) -> None:
        """Take them off and go on to the next origin."""
        if option == DONE:
            bear(state, self.origins, share_losses(self.sent, self.left))
            return
        count = option - LOSE
        bear(state, self.origins[:1], (count,))
        if count < self.left:
            state.stack.append(Losses(self.origins[1:], self.sent[1:], self.left - count))
