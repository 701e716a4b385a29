"""Chances from weighted features: of a yes or no, and of each of several rivals."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def weigh(weights: Sequence[float], features: Sequence[float]) -> float:
    """The features as one number."""
    total = 0.0
    for weight, feature in zip(weights, features, strict=True):
        total += weight * feature
    return total


def chance(ahead: float) -> float:
    """A yes, by how much speaks for it (the logistic function)."""
    if ahead < -30:
        return 0.0
    return 1 / (1 + exp(-ahead))


def chances(strengths: Sequence[float]) -> list[float]:
    """Of rivals, by their strengths; they add up to 1 (the softmax function)."""
    best = max(strengths)
    powers = [exp(strength - best) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]
