"""An attack on dice: the state of a truncated linear congruential generator from what it shows.

A die with 2^k sides shows k bits in the middle of the state, and everything below them goes its own
way, whatever is above. So it is a generator with a smaller modulus whose upper bits are known: the
nearest point of a lattice (reduced after Lenstra, Lenstra and Lovász) is the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from spielwerk.engine.chance import LCG_ADD, LCG_MUL

HIDDEN = 33  # bits below those that a die shows
Vector = list[int]


def foretell(dice: Sequence[int], bits: int, number: int) -> list[int]:
    """The next dice of 2^bits sides after these, if the fast generator has rolled them."""
    modulus = 1 << (HIDDEN + bits)
    powers, sums = [1], [0]
    for _ in dice[1:]:
        sums.append((sums[-1] * LCG_MUL + LCG_ADD) % modulus)
        powers.append(powers[-1] * LCG_MUL % modulus)
    middle = 1 << (HIDDEN - 1)
    wanted = [((die - 1) << HIDDEN) + middle - known for die, known in zip(dice, sums, strict=True)]
    size = len(dice)
    basis = [powers] + [[modulus * (i == j) for j in range(size)] for i in range(1, size)]
    state = nearest(reduced(basis), wanted)[0] % modulus
    for _ in dice[1:]:
        state = (state * LCG_MUL + LCG_ADD) % modulus
    told = []
    for _ in range(number):
        state = (state * LCG_MUL + LCG_ADD) % modulus
        told.append((state >> HIDDEN) + 1)
    return told


def dot(one: Sequence[Fraction | int], two: Sequence[Fraction | int]) -> Fraction:
    """The scalar product."""
    return sum((Fraction(a) * b for a, b in zip(one, two, strict=True)), Fraction(0))


def orthogonal(basis: list[Vector]) -> list[list[Fraction]]:
    """Gram and Schmidt."""
    found: list[list[Fraction]] = []
    for vector in basis:
        rest = [Fraction(part) for part in vector]
        for other in found:
            share = dot(vector, other) / dot(other, other)
            rest = [a - share * b for a, b in zip(rest, other, strict=True)]
        found.append(rest)
    return found


def reduced(basis: list[Vector]) -> list[Vector]:
    """Short vectors that span the same lattice."""
    basis = [vector[:] for vector in basis]
    upright = orthogonal(basis)
    place = 1
    while place < len(basis):
        for other in range(place - 1, -1, -1):
            share = round(dot(basis[place], upright[other]) / dot(upright[other], upright[other]))
            if share:
                basis[place] = [
                    a - share * b for a, b in zip(basis[place], basis[other], strict=True)
                ]
        before = upright[place - 1]
        share_before = dot(basis[place], before) / dot(before, before)
        long_enough = (Fraction(3, 4) - share_before**2) * dot(before, before)
        if dot(upright[place], upright[place]) >= long_enough:
            place += 1
        else:
            basis[place - 1], basis[place] = basis[place], basis[place - 1]
            upright = orthogonal(basis)
            place = max(1, place - 1)
    return basis


def nearest(basis: list[Vector], wanted: Vector) -> Vector:
    """A point of the lattice near the wanted one (Babai's nearest plane)."""
    upright = orthogonal(basis)
    rest = wanted[:]
    for place in range(len(basis) - 1, -1, -1):
        share = round(dot(rest, upright[place]) / dot(upright[place], upright[place]))
        rest = [a - share * b for a, b in zip(rest, basis[place], strict=True)]
    return [a - b for a, b in zip(wanted, rest, strict=True)]
