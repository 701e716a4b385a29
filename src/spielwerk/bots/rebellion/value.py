"""The worth of a position, learned from games: a small net beside a straight line.

Rebellion has nothing hidden but the dice to come, so all that lies on the table may be looked at.
What is put in are numbers that a player would count; whose turn it is belongs to them, as searches
stop where somebody else begins to move.
"""

from __future__ import annotations

import json
from math import log
from pathlib import Path

from spielwerk.bots.odds import chance
from spielwerk.bots.rebellion.evaluation import DRAW
from spielwerk.games.rebellion.data.things import COLOURS, EMPIRE
from spielwerk.games.rebellion.state import RebellionState

FEW = 2  # units that hardly defend a land
INPUTS = (
    *("two rebels", "three rebels", "four rebels"),
    *("troops", "purses", "incomes", "lands", "worth", "worth in three rounds"),
    *("empire's purse", "rebels' purse", "empire's income", "rebels' income", "empire's troops"),
    *("empire's largest forces", "rebels' largest forces", "empire's large forces"),
    *("rebels' large forces", "empire's lands in danger", "rebels' lands in danger"),
    *("empire's units in danger", "rebels' units in danger", "empire's weak lands"),
    *("rebels' weak lands", "empire's planets", "rebels' planets", "empire's turn"),
    *("rebels before the empire", "purse on turn", "force on turn"),
)


class Front:
    """What each side has and risks on the board: of the Empire, then of all Rebels."""

    __slots__ = ("danger", "large", "largest", "planets", "risked", "supply", "top", "weak")

    def __init__(self, state: RebellionState) -> None:
        board = state.rules
        owner, units, near, fight = state.owner, state.units, board.near, board.odds.fight
        dice = board.dice
        large, largest = dice[len(dice) // 2][0], dice[-1][0]  # what a better die asks for
        self.danger, self.risked = [0.0, 0.0], [0.0, 0.0]
        self.largest, self.large, self.weak = [0, 0], [0, 0], [0, 0]
        self.planets, self.supply = [0, 0], [0, 0]
        self.top = [0] * len(COLOURS)  # by faction: its largest force
        for land in board.lands:
            holder, here = owner[land], units[land]
            side = int(holder != EMPIRE)
            if here > self.top[holder]:
                self.top[holder] = here
            if here > largest:
                self.largest[side] += 1
            elif here > large:
                self.large[side] += 1
            strongest = 0
            for other in near[land]:
                if units[other] > strongest and int(owner[other] != EMPIRE) != side:
                    strongest = units[other]
            if strongest and here <= FEW:
                self.weak[side] += 1
            if strongest > 1:
                falls = fight(strongest - 1, here)[0]
                self.danger[side] += falls
                self.risked[side] += falls * here
        for planet in board.planets:
            lands = board.lands_of[planet]
            holder = owner[lands[0]]
            side = int(holder != EMPIRE)
            alone = True
            for land in lands:
                if owner[land] != holder:
                    alone = False
                    if int(owner[land] != EMPIRE) != side:
                        break
            else:
                self.planets[side] += 1
            if alone:
                self.supply[side] += board.reinforcement[planet]


def inputs(state: RebellionState) -> list[float]:
    """The numbers of a position, as `INPUTS` names them."""
    board, front = state.rules, Front(state)
    lands, troops, purse = state.lands, state.troops, state.purse
    least, each, price = board.minimum_income, board.income_per_land, board.unit_price
    rebels = state.factions[1:]
    number = len(rebels)
    own, theirs = troops[EMPIRE], sum(troops) - troops[EMPIRE]
    credits, their_credits = purse[EMPIRE], sum(purse) - purse[EMPIRE]
    income = max(least, each * lands[EMPIRE]) + price * front.supply[0]
    their_income = price * front.supply[1]
    for rebel in rebels:
        if not state.is_out(rebel):
            their_income += max(least, each * lands[rebel])
    wealth, their_wealth = price * own + credits + 5, price * theirs + their_credits + 5
    faction = state.faction
    turn = faction == EMPIRE
    sign = 1.0 if turn else -1.0
    before = 0.0 if turn else (number - rebels.index(faction)) / number
    return [
        float(number == 2),
        float(number == 3),
        float(number == 4),
        log((own + 1) / (theirs + 1)),
        log((credits + 10) / (their_credits + 10)),
        log((income + 1) / (their_income + 1)),
        log((lands[EMPIRE] + 1) / (sum(lands) - lands[EMPIRE] + 1)),
        log((wealth + income) / (their_wealth + their_income)),
        log((wealth + 3 * income) / (their_wealth + 3 * their_income)),
        credits / 50,
        their_credits / 50,
        income / 50,
        their_income / 50,
        own / board.unit_limit,
        float(front.largest[0]),
        float(front.largest[1]),
        float(front.large[0]),
        float(front.large[1]),
        front.danger[0],
        front.danger[1],
        front.risked[0] / 10,
        front.risked[1] / 10,
        float(front.weak[0]),
        float(front.weak[1]),
        float(front.planets[0]),
        float(front.planets[1]),
        float(turn),
        before,
        sign * purse[faction] / 50,
        sign * front.top[faction] / 20,
    ]


class Value:
    """The numbers of the net: what speaks for the Empire, by a line and by units that switch on."""

    def __init__(
        self, bias: float, line: list[float], units: list[list[float]], weights: list[float]
    ) -> None:
        self.bias = bias
        self.line = line  # a weight an input
        self.units = units  # a row a unit: its bias, then a weight an input
        self.weights = weights  # of each unit

    def ahead(self, found: list[float]) -> float:
        """What speaks for the Empire, before it is turned into a chance."""
        total = self.bias
        count = len(found)
        for at in range(count):
            total += self.line[at] * found[at]
        for number in range(len(self.units)):
            row = self.units[number]
            active = row[0]
            for at in range(count):
                active += row[at + 1] * found[at]
            if active > 0.0:
                total += self.weights[number] * active
        return total

    def evaluate(self, state: RebellionState) -> list[float]:
        """The Empire's chance, and for every Rebel the rest."""
        if state.over:
            winners = state.winners()
            empire = (1.0 if EMPIRE in winners else 0.0) if winners else DRAW
        else:
            empire = chance(self.ahead(inputs(state)))
        return [empire] + [1 - empire] * (state.players - 1)


def read(path: Path) -> Value:
    """From a file of `tests/bots/fit_value.py`, which must know the same inputs."""
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["inputs"] != list(INPUTS):
        raise ValueError(f"{path} was made for other inputs; fit it anew.")
    return Value(
        float(data["bias"]),
        [float(one) for one in data["line"]],
        [[float(one) for one in row] for row in data["units"]],
        [float(one) for one in data["weights"]],
    )
