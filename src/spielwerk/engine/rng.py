"""Chance in one small int: the same everywhere, cheap to copy, easy to save.

A 64-bit linear congruential generator of which only the upper 31 bits are used (`State.roll`,
`State.shuffled`); seeds are scrambled first, so that neighbouring seeds have nothing in common.
"""

from __future__ import annotations

import random

MASK64 = (1 << 64) - 1
LCG_MUL = 6364136223846793005
LCG_ADD = 1442695040888963407


def scramble(seed: int) -> int:
    """A state of the generator for any seed (the finaliser of splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & MASK64
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK64
    return mixed ^ (mixed >> 31)


def fresh(rng: random.Random | int) -> int:
    """A new state of the generator, drawn from somebody else's chance."""
    return scramble(rng if isinstance(rng, int) else rng.getrandbits(64))
