"""Who holds a land, who has lost his last one, who has won (RB-1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from spielwerk.engine.options import choice, flag
from spielwerk.games.rebellion.data.things import COLOURS, EMPIRE
from spielwerk.games.rebellion.state import EMPIRE_WINS, REBELS_WIN, STAYS, RebellionState


@dataclass(frozen=True)
class Switches:
    """Of the two sides."""

    fallen: str = choice(STAYS, "bank", "allies")  # RB-1.3
    rebels_attack: bool = flag(False)  # RB-1.5


def hand_over(state: RebellionState, land: int, faction: int, units: int) -> None:
    """A land whose units are gone gets a new owner with these units; troops are counted already."""
    before = state.owner[land]
    state.owner[land] = faction
    state.units[land] = units
    state.lands[before] -= 1
    state.lands[faction] += 1
    if state.lands[faction] == 1:
        state.tell("returned", faction)
    if not state.lands[before]:
        if before == EMPIRE:
            # RB-1.1: no land is imperial any more
            state.finish(REBELS_WIN)
        else:
            lose_last_land(state, before)


def lose_last_land(state: RebellionState, faction: int) -> None:
    """RB-1.1: without any Rebel unit the Empire wins; RB-1.3: otherwise nobody is out."""
    stays = state.opt.fallen == STAYS
    state.tell("landless" if stays else "fell", faction)
    heirs = [rebel for rebel in state.factions[1:] if state.lands[rebel]]
    if not heirs:
        state.finish(EMPIRE_WINS)
    elif not stays:
        fall(state, faction, heirs)


def fall(state: RebellionState, faction: int, heirs: list[int]) -> None:
    """RB-1.3, by the switch: he is out, and his purse goes to the bank or to the others."""
    purse = state.purse[faction]
    state.purse[faction] = 0
    if state.opt.fallen == "allies":
        share, rest = divmod(purse, len(heirs))
        for number, heir in enumerate(heirs):
            credits = share + (number < rest)
            state.purse[heir] += credits
            if credits:
                state.tell("inherited", heir, faction, credits)


@cache
def allies(faction: int) -> frozenset[int]:
    """The other Rebels, if the faction is one."""
    rebels = frozenset(range(len(COLOURS))) - {EMPIRE}
    return rebels - {faction} if faction in rebels else frozenset()


@cache
def foes(faction: int, rebels_attack: bool) -> tuple[bool, ...]:
    """By faction: whether it may be attacked; Rebels are one side, or chose otherwise (RB-1.5)."""
    spared = {faction} if rebels_attack else {faction, *allies(faction)}
    return tuple([other not in spared for other in range(len(COLOURS))])
