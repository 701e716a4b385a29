"""What belongs together on a board of Rebellion: one edit, and the rest follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def tidy(board: dict[str, Any], path: Sequence[str], before: Any) -> None:
    """A planet on a taken orbit changes places; the lands of the starts are counted anew."""
    planets = board.get("planets", [])
    if len(path) == 3 and path[0] == "planets" and path[2] == "orbit":
        moved = next(one for one in planets if one["id"] == path[1])
        for other in planets:
            if other is not moved and other["orbit"] == moved["orbit"]:
                other["orbit"] = before
    lands = {one["id"]: one["lands"] for one in planets}
    if all(isinstance(number, int) for number in lands.values()):
        for start in board.get("starts", []):
            start["lands"] = sum(lands.get(planet, 0) for planet in start["planets"])
