"""Dice that fall as a test wants."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spielwerk.games.rebellion.state import RebellionState
from tests.compiled.forms import COMPILED

Fall = Callable[..., list[int]]


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Fall:
    """`dice(6, 1)` lets the next dice show 6 and 1; the list returned names the sides rolled."""

    if COMPILED:
        pytest.skip("dice are replaced by a method that only plain Python calls")

    def fall(*faces: int) -> list[int]:
        left, sides = list(faces), list[int]()

        def roll(state: RebellionState, wanted: int) -> int:
            sides.append(wanted)
            state.barrier += 1
            return left.pop(0)

        monkeypatch.setattr(RebellionState, "roll", roll)
        return sides

    return fall
