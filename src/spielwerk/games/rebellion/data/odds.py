"""Exact chances of battle: of one roll by counting, of a whole fight by adding up (RB-4.5)."""

from __future__ import annotations

from functools import cache

Roll = tuple[float, float, float]  # the attacker wins, nobody does, the defender wins
Fight = tuple[float, float, float, float]
"""The chance that the land falls, then what to expect: attackers left, defenders left, rolls."""


@cache
def roll_counts(attack: int, defence: int) -> tuple[int, int, int]:
    """Of all results of two dice: how many the attacker wins, tie, the defender wins."""
    wins = sum(min(face - 1, defence) for face in range(1, attack + 1))
    ties = min(attack, defence)
    return wins, ties, attack * defence - wins - ties


@cache
def differences(attack: int, defence: int) -> tuple[tuple[int, float], ...]:
    """By how much the attacker's die is ahead, with the chance of each unless it is a tie."""
    counts: dict[int, int] = {}
    for face in range(1, attack + 1):
        for other in range(1, defence + 1):
            counts[face - other] = counts.get(face - other, 0) + 1
    all_but_ties = attack * defence - counts.pop(0)
    return tuple((ahead, count / all_but_ties) for ahead, count in sorted(counts.items()))


class Odds:
    """Chances with the dice of one board; remembers the fights it was asked for."""

    __slots__ = ("fights", "sides")

    def __init__(self, sides: list[int]) -> None:
        self.sides = sides  # by the number of units
        self.fights: dict[int, Fight] = {}

    def roll(self, attackers: int, defenders: int) -> Roll:
        """The chances of one roll."""
        attack, defence = self.sides[attackers], self.sides[defenders]
        wins, ties, losses = roll_counts(attack, defence)
        results = attack * defence
        return wins / results, ties / results, losses / results

    def fight(self, attackers: int, defenders: int) -> Fight:
        """The chances of rolling on with everybody until one side is gone."""
        key = attackers * len(self.sides) + defenders
        known = self.fights.get(key)
        if known is None:
            # Smaller fights first, so that none of them goes deep
            for total in range(2, attackers + defenders + 1):
                low = max(1, total - defenders)
                for part in range(low, min(attackers, total - 1) + 1):
                    smaller = part * len(self.sides) + total - part
                    if smaller not in self.fights:
                        self.fights[smaller] = self._fight(part, total - part)
            known = self.fights[key]
        return known

    def _fight(self, attackers: int, defenders: int) -> Fight:
        attack, defence = self.sides[attackers], self.sides[defenders]
        wins, _, losses = roll_counts(attack, defence)
        rolls = attack * defence / (wins + losses)
        falls = left = held = 0.0
        width = len(self.sides)
        for ahead, chance in differences(attack, defence):
            a, d = attackers, defenders
            if ahead > 0:
                d -= min(ahead, attackers, defenders)
            else:
                a -= min(-ahead, defenders, attackers)
            if d == 0:
                falls += chance
                left += chance * a
            elif a == 0:
                held += chance * d
            else:
                rest = self.fights[a * width + d]
                falls += chance * rest[0]
                left += chance * rest[1]
                held += chance * rest[2]
                rolls += chance * rest[3]
        return falls, left, held, rolls
