"""Shields (S51-5.11): placed on own locations before or after the action of a turn."""

from __future__ import annotations

from spielwerk.engine.view import Reason, reason
from spielwerk.games.state51.data.goods import KINDS
from spielwerk.games.state51.data.goods import SHIELD as SHIELD_GOOD
from spielwerk.games.state51.rules.gain import stands
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import SHIELD


def shield_choices(state: State51State, seat: int) -> list[int]:
    """Own locations without a shield; one that counts as shielded needs none."""
    rules = state.rules
    return sorted(
        SHIELD + card
        for row in state.rows[3 * seat : 3 * seat + 3]
        for card in row
        if card >= 0 and not rules.shielded[card] and not state.shields & rules.bit[card]
    )


def why_not_shield(state: State51State, seat: int, card: int) -> Reason | None:
    """A ruin, shielded already, or no shield to place."""
    if not stands(state, seat, card):
        return reason("S51-5.11", "why-ruin")
    if state.rules.shielded[card] or state.shields & state.rules.bit[card]:
        return reason("S51-5.11", "why-shield-there")
    if not state.goods[KINDS * seat + SHIELD_GOOD]:
        return reason("S51-5.11", "why-no-shield")
    return None


def place_shield(state: State51State, seat: int, card: int) -> None:
    """It stays until the clean-up."""
    state.shields |= state.rules.bit[card]
    state.goods[KINDS * seat + SHIELD_GOOD] -= 1
    state.tell("shielded", seat, card)
