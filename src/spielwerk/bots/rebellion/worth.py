"""The worth of a position, learned from games: a small net that looks at every planet by itself.

Rebellion has nothing hidden but the dice to come, so all that lies on the table may be looked at.
What is put in are numbers that a player would count: of each planet who stands there how strongly,
what whoever is on turn and the others could storm there from beside it and over bridges; then
purses, incomes and whose turn it is. All planets go through the same first layer and are added up,
so that any board can be judged. Fitted to games of rules of thumb (tests/bots/fit_worth.py).
"""

from __future__ import annotations

import json
from functools import cache
from math import log
from pathlib import Path

from spielwerk.bots.odds import chance
from spielwerk.games.rebellion.data.things import COLOURS, EMPIRE
from spielwerk.games.rebellion.state import RebellionState

FILE = Path(__file__).with_name("worth.json")
FORMAT = 1
STEPS = (3, 6, 11, 16, 21, 31)  # units from which on a force is another one
WEAK = 2  # units that hardly defend a land
MOST = 60  # attackers beyond these win no surer
LIKELY = 0.5
SCALE = 0.5  # what the planets add up to is halved: there are some eight

OF_A_PLANET = (
    *("lands", "empire's lands", "rebels' lands", "port is the empire's", "empire's supply"),
    *("rebels' supply", "all rebels'", "empire's units", "rebels' units", "empire's weak lands"),
    *("rebels' weak lands", "empire in danger", "rebels in danger", "empire after purchase"),
    *("rebels after purchase", "empire's port by bridge", "rebels' port by bridge"),
    *("empire's port by bridge, bought", "rebels' port by bridge, bought", "holders"),
    *("empire's port force", "rebels' port force", "force that reaches the empire's port"),
    *("force that reaches the rebels' port", "a port alone"),
    *(f"empire's largest from {step}" for step in STEPS),
    *(f"rebels' largest from {step}" for step in STEPS),
    *("port weak", "port from 6", "port from 11", "reached by 11"),
    *("storm by who is on turn", "lands that he can storm", "force he has here"),
    "port he can storm",
)
OF_ALL = (
    *("two rebels", "three rebels", "four rebels", "troops", "purses", "incomes", "lands"),
    *("wealth", "wealth in three rounds", "empire's purse", "rebels' purse", "empire's income"),
    *("rebels' income", "empire's troops", "rebels' troops", "empire's turn"),
    *("rebels before the empire", "purse of the rebel on turn", "purse of the empire on turn"),
    *("lands of the rebel on turn", "rebels without a land"),
    *("empire has 1 land", "empire has 2 lands", "empire has 4 lands"),
    *("rebels have 1 land", "rebels have 2 lands", "rebels have 4 lands"),
    *("first round", "second round", "round"),
)


def planet_inputs(state: RebellionState) -> list[list[float]]:
    """The numbers of every planet, as `OF_A_PLANET` names them."""
    board = state.rules
    owner, units, near, odds = state.owner, state.units, board.near, board.odds
    purse, place, ports = state.purse, state.place, board.port
    mover = state.faction
    credits = [0] * len(COLOURS)  # that a faction has for its next turn
    bought = [0] * len(COLOURS)  # units that these buy
    for faction in state.factions:
        income = max(board.minimum_income, board.income_per_land * state.lands[faction])
        credits[faction] = purse[faction] + (0 if faction == mover and state.phase > 2 else income)
        bought[faction] = credits[faction] // board.unit_price
    found: list[list[float]] = []
    for planet in board.planets:
        lands = board.lands_of[planet]
        port = ports[planet]
        own = foreign = own_units = foreign_units = own_top = foreign_top = 0
        own_weak = foreign_weak = here = stormed = holders = 0
        own_danger = foreign_danger = own_later = foreign_later = storm = 0.0
        seen = 0
        for land in lands:
            holder, count = owner[land], units[land]
            if not seen >> holder & 1:
                seen |= 1 << holder
                holders += 1
            empire = holder == EMPIRE
            strongest = later = his = 0
            for other in near[land]:
                enemy = owner[other]
                if (enemy == EMPIRE) != empire:
                    force = units[other]
                    if force > strongest:
                        strongest = force
                    force += bought[enemy]
                    if force > later:
                        later = force
                    if enemy == mover and force > his:
                        his = force
            falls = odds.fight(min(strongest - 1, MOST), count)[0] if strongest > 1 else 0.0
            falls_later = odds.fight(min(later - 1, MOST), count)[0] if later > 1 else 0.0
            if his > 1:
                falls_now = (
                    falls_later if his == later else odds.fight(min(his - 1, MOST), count)[0]
                )
                if falls_now > storm:
                    storm = falls_now
                if falls_now >= LIKELY:
                    stormed += 1
            if holder == mover and count > here:
                here = count
            if empire:
                own += 1
                own_units += count
                own_top = max(own_top, count)
                own_weak += count <= WEAK
                own_danger += falls
                own_later += falls_later
            else:
                foreign += 1
                foreign_units += count
                foreign_top = max(foreign_top, count)
                foreign_weak += count <= WEAK
                foreign_danger += falls
                foreign_later += falls_later
        # The strongest enemy in a port that can pay the way here
        at_port, empire = units[port], owner[port] == EMPIRE
        reach = reach_later = his = 0
        away = board.distance[place[planet]]
        for other in board.planets:
            enemy = owner[ports[other]]
            if other == planet or (enemy == EMPIRE) == empire:
                continue
            price = max(board.link_minimum, (away[place[other]] - 1) * board.bridge_price)
            if price < credits[enemy]:
                force = units[ports[other]]
                if force > reach:
                    reach = force
                force += (credits[enemy] - price) // board.unit_price
                if force > reach_later:
                    reach_later = force
                if enemy == mover and force > his:
                    his = force
        bridged = odds.fight(min(reach - 1, MOST), at_port)[0] if reach > 1 else 0.0
        bridged_later = (
            odds.fight(min(reach_later - 1, MOST), at_port)[0] if reach_later > 1 else 0.0
        )
        bridged_now = odds.fight(min(his - 1, MOST), at_port)[0] if his > 1 else 0.0
        number, supply = len(lands), board.reinforcement[planet] / 3
        row = [
            number / 4,
            own / 4,
            foreign / 4,
            1.0 if empire else 0.0,
            supply if own == number else 0.0,
            supply if foreign == number and holders == 1 else 0.0,
            1.0 if foreign == number else 0.0,
            own_units / 10,
            foreign_units / 10,
            own_weak / 4,
            foreign_weak / 4,
            own_danger,
            foreign_danger,
            own_later,
            foreign_later,
            bridged if empire else 0.0,
            0.0 if empire else bridged,
            bridged_later if empire else 0.0,
            0.0 if empire else bridged_later,
            holders / 2,
            at_port / 10 if empire else 0.0,
            0.0 if empire else at_port / 10,
            reach / 10 if empire else 0.0,
            0.0 if empire else reach / 10,
            1.0 if number == 1 else 0.0,
        ]
        row += [1.0 if own_top >= step else 0.0 for step in STEPS]
        row += [1.0 if foreign_top >= step else 0.0 for step in STEPS]
        sign = 1.0 if mover == EMPIRE else -1.0
        row += [
            1.0 if at_port <= WEAK else 0.0,
            1.0 if at_port >= 6 else 0.0,
            1.0 if at_port >= 11 else 0.0,
            1.0 if reach >= 11 else 0.0,
            sign * storm,
            sign * stormed / 4,
            sign * here / 10,
            sign * bridged_now,
        ]
        found.append(row)
    return found


def inputs(state: RebellionState) -> list[float]:
    """The numbers of the whole table, as `OF_ALL` names them."""
    board = state.rules
    lands, troops, purse = state.lands, state.troops, state.purse
    least, each, price = board.minimum_income, board.income_per_land, board.unit_price
    rebels = state.factions[1:]
    number = len(rebels)
    own, theirs = troops[EMPIRE], sum(troops) - troops[EMPIRE]
    credits, their_credits = purse[EMPIRE], sum(purse) - purse[EMPIRE]
    income, their_income, landless = max(least, each * lands[EMPIRE]), 0, 0
    for rebel in rebels:
        their_income += max(least, each * lands[rebel])
        landless += lands[rebel] == 0
    wealth, their_wealth = price * own + credits + 5, price * theirs + their_credits + 5
    foreign = sum(lands) - lands[EMPIRE]
    faction = state.faction
    turn = faction == EMPIRE
    return [
        1.0 if number == 2 else 0.0,
        1.0 if number == 3 else 0.0,
        1.0 if number == 4 else 0.0,
        log((own + 1) / (theirs + 1)),
        log((credits + 10) / (their_credits + 10)),
        log((income + 1) / (their_income + 1)),
        log((lands[EMPIRE] + 1) / (foreign + 1)),
        log((wealth + income) / (their_wealth + their_income)),
        log((wealth + 3 * income) / (their_wealth + 3 * their_income)),
        credits / 50,
        their_credits / 50,
        income / 50,
        their_income / 50,
        own / 100,
        theirs / 100,
        1.0 if turn else 0.0,
        0.0 if turn else (number - rebels.index(faction)) / number,
        0.0 if turn else purse[faction] / 50,
        purse[faction] / 50 if turn else 0.0,
        0.0 if turn else lands[faction] / 10,
        landless / 2,
        1.0 if lands[EMPIRE] <= 1 else 0.0,
        1.0 if lands[EMPIRE] <= 2 else 0.0,
        1.0 if lands[EMPIRE] <= 4 else 0.0,
        1.0 if foreign <= 1 else 0.0,
        1.0 if foreign <= 2 else 0.0,
        1.0 if foreign <= 4 else 0.0,
        1.0 if state.round <= 1 else 0.0,
        1.0 if state.round == 2 else 0.0,
        min(state.round, 12) / 10,
    ]


class Worth:
    """The numbers of the net, a row a unit: its bias, then a weight an input."""

    def __init__(
        self,
        planets: list[list[float]],
        units: list[list[float]],
        weights: list[float],
        line: list[float],
        bias: float,
    ) -> None:
        self.planets = planets  # units that look at one planet
        self.units = units  # units that look at all of those and the whole table
        self.weights = weights  # of each of the latter
        self.line = line  # straight from what they look at to the result
        self.bias = bias

    def ahead(self, planets: list[list[float]], table: list[float]) -> float:
        """What speaks for the Empire, before it is turned into a chance."""
        layer = self.planets
        width = len(layer)
        seen = [0.0] * width
        places: list[int] = []
        values: list[float] = []
        for found in planets:
            places.clear()
            values.clear()
            for at, one in enumerate(found, 1):
                if one != 0.0:
                    places.append(at)
                    values.append(one)
            known = len(places)
            for unit in range(width):
                row = layer[unit]
                total = row[0]
                for number in range(known):
                    total += row[places[number]] * values[number]
                if total > 0.0:
                    seen[unit] += SCALE * total
        seen += table
        places.clear()
        values.clear()
        result = self.bias
        line = self.line
        for at, one in enumerate(seen):
            if one != 0.0:
                result += line[at] * one
                places.append(at + 1)
                values.append(one)
        known = len(places)
        for unit, row in enumerate(self.units):
            total = row[0]
            for number in range(known):
                total += row[places[number]] * values[number]
            if total > 0.0:
                result += self.weights[unit] * total
        return result


def parse(text: str) -> Worth:
    """From the text of a file of `tests/bots/fit_worth.py`, which must know the same inputs."""
    data = json.loads(text)
    if [data["format"], data["planet"], data["all"]] != [FORMAT, list(OF_A_PLANET), list(OF_ALL)]:
        raise ValueError("The worth of Rebellion was fitted to other inputs: fit it anew.")
    return Worth(
        [[float(one) for one in row] for row in data["planets"]],
        [[float(one) for one in row] for row in data["units"]],
        [float(one) for one in data["weights"]],
        [float(one) for one in data["line"]],
        float(data["bias"]),
    )


@cache
def learned() -> Worth:
    """What comes with the game, read when it is first needed."""
    return parse(FILE.read_text(encoding="utf-8"))


def empire_wins(state: RebellionState) -> float:
    """The Empire's chance in a game that goes on."""
    return chance(learned().ahead(planet_inputs(state), inputs(state)))
