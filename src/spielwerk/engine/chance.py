"""Chance: two generators behind one interface (`State.roll`, `State.shuffled`).

The **fast** one is one small int, for bots, search, lab and study: a 64-bit linear congruential
generator of which only the upper 31 bits are used; seeds are scrambled first, so that neighbouring
seeds have nothing in common. Whoever sees enough of its dice can compute it.

The **secret** one is for games that people play: BLAKE2b over a counter, keyed with at least 128
bits from the operating system, so that nobody foresees a die or a draw. Its `commitment` is told
before the first move; when the game is over the secret is told too, and anybody can check.
"""

from __future__ import annotations

import hashlib
import random

Chance = int | bytes  # a state of the fast generator, or the secret of the other

MASK64 = (1 << 64) - 1
LCG_MUL = 6364136223846793005
LCG_ADD = 1442695040888963407
SECRET_BYTES = 32  # of a new game, from the operating system
LEAST_SECRET = 16  # 128 bits


def scramble(seed: int) -> int:
    """A state of the fast generator for any seed (the finaliser of splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & MASK64
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK64
    return mixed ^ (mixed >> 31)


def fresh(rng: random.Random | int) -> int:
    """A new state of the fast generator, drawn from somebody else's chance."""
    return scramble(rng if isinstance(rng, int) else rng.getrandbits(64))


def commitment(secret: bytes) -> str:
    """What is told of a secret before the game: it fits only this one and gives nothing away."""
    return hashlib.blake2b(secret, digest_size=32, person=b"spielwerk-commit").hexdigest()


def draw(secret: bytes, counter: int, number: int) -> tuple[int, int]:
    """A number below `number`, all alike, and the next counter.

    Words at the upper end that would favour small numbers are thrown away.
    """
    limit = (1 << 64) // number * number
    while True:
        word = hashlib.blake2b(
            counter.to_bytes(8, "little"), digest_size=8, key=secret, person=b"spielwerk-chance"
        ).digest()
        counter += 1
        value = int.from_bytes(word, "little")
        if value < limit:
            return value % number, counter
