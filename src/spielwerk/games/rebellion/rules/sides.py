"""Who holds a land, who has fallen, who has won (RB-1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from spielwerk.engine.options import choice, flag
from spielwerk.games.rebellion.data.things import COLOURS, EMPIRE
from spielwerk.games.rebellion.state import EMPIRE_WINS, REBELS_WIN, RebellionState


@dataclass(frozen=True)
class Switches:
    """Of the two sides."""

    fallen_purse: str = choice("bank", "allies")  # RB-1.3
    rebels_attack: bool = flag(False)  # RB-1.5


def hand_over(state: RebellionState, land: int, faction: int, units: int) -> None:
    """A land whose units are gone gets a new owner with these units; troops are counted already."""
    before = state.owner[land]
    state.owner[land] = faction
    state.units[land] = units
    state.lands[before] -= 1
    state.lands[faction] += 1
    if not state.lands[before]:
        if before == EMPIRE:
            # RB-1.1: no land is imperial any more
            state.finish(REBELS_WIN)
        else:
            fall(state, before)


def fall(state: RebellionState, faction: int) -> None:
    """RB-1.3: a Rebel without a land is out; RB-1.1: without any Rebel the Empire wins."""
    heirs = [rebel for rebel in state.factions[1:] if state.lands[rebel]]
    purse = state.purse[faction]
    state.purse[faction] = 0
    state.tell("fell", faction)
    if not heirs:
        state.finish(EMPIRE_WINS)
    elif state.opt.fallen_purse == "allies":
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
def foes(faction: int, rebels_attack: bool) -> frozenset[int]:
    """Whom a faction may attack: Rebels are one side, unless they chose otherwise (RB-1.5)."""
    others = frozenset(range(len(COLOURS))) - {faction}
    return others if rebels_attack else others - allies(faction)
