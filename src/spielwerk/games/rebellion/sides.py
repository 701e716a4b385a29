"""Who holds a land, who has fallen, who has won (RB-1)."""

from __future__ import annotations

from spielwerk.games.rebellion.board import EMPIRE
from spielwerk.games.rebellion.state import EMPIRE_WINS, REBELS_WIN, RebellionState


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
    heirs = [rebel for rebel in range(1, len(state.lands)) if state.lands[rebel]]
    purse = state.purse[faction]
    state.purse[faction] = 0
    if state.events is not None:
        state.tell("fell", faction)
    if not heirs:
        state.finish(EMPIRE_WINS)
    elif state.opt.fallen_purse == "allies":
        share, rest = divmod(purse, len(heirs))
        for number, heir in enumerate(heirs):
            credits = share + (number < rest)
            state.purse[heir] += credits
            if credits and state.events is not None:
                state.tell("inherited", heir, faction, credits)


def allied(faction: int, other: int) -> bool:
    """Whether two factions are different Rebels."""
    return faction != other and faction != EMPIRE and other != EMPIRE


def may_attack(state: RebellionState, faction: int, other: int) -> bool:
    """Whether one faction may attack another; Rebels are one side unless they chose otherwise."""
    return faction == EMPIRE or other == EMPIRE or state.opt.rebels_attack  # RB-1.5
