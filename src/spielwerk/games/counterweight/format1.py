"""The options of release 0.1, whose things had 8 bits: its records are still read."""

from __future__ import annotations

from spielwerk.engine.option import SHIFT

OLD_SHIFT = 8
DATA = frozenset({"9194bd13898ccb3f"})  # the fingerprint of its card files


def option(choice: int) -> int:
    """An option from the number that release 0.1 had for it; verbs and things are the same."""
    return choice >> OLD_SHIFT << SHIFT | choice & (1 << OLD_SHIFT) - 1
