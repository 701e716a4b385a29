"""Counterweight: a lost station is worth nothing to anyone; a finished one mainly to its winner."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from spielwerk.bots.brain import Look, Looks
from spielwerk.bots.counterweight.needs import A_SITE, rounds_left, wanted
from spielwerk.bots.odds import chance, chances, weigh
from spielwerk.games.counterweight.rules.balance import net
from spielwerk.games.counterweight.rules.inspector import control
from spielwerk.games.counterweight.rules.prestige import built
from spielwerk.games.counterweight.rules.scoring import inspector_score
from spielwerk.games.counterweight.state import NONE, SHIPS, CounterweightState

PATIENCE = 400
PATIENCE_2026 = 150
NO_LIMIT = 99  # emergencies, where there may be any number

OPTIONS = 4  # that a search takes in, as the rules of thumb rank them
AHEAD = 2  # rounds that a long search looks further: a short one would hear nothing but noise there
NEAR, FAR = Look(OPTIONS), Look(OPTIONS, AHEAD)

# Of a finished station, what everybody has of it, and the administrator; the rest goes by rank.
# With less for all, a table of searching bots brings it to ruin; with more, others win it.
TOGETHER, WINNER = 0.3, 0.6

# Fitted to games of rules of thumb (tests/bots/fit.py): will it be finished, and who is ahead?
STATION = (
    *(1.312, 0.612, -0.099, -0.038, -0.443, 0.730, 0.185, -2.142, 0.081, 0.199),
    *(0.197, -0.412, -0.170, 0.543, -0.426, 0.602, -0.045, 0.205, -0.125, -0.069),
)
SEAT = (0.047, 0.183, 0.071, 0.100, -0.707, 0.406)


def stage(state: CounterweightState) -> int:
    """Rounds."""
    return state.round


def until(state: CounterweightState) -> int:
    """To the end of this round: what is on its way by then is judged as it is."""
    return state.round + 1


def looks(state: CounterweightState) -> Looks:
    """The same in every position."""
    return NEAR, FAR, FAR


def station(state: CounterweightState, points: Sequence[int]) -> tuple[float, ...]:
    """What speaks for the station: time and money beside the work that is left, and trouble."""
    cargo, influence, lane = state.cargo, state.influence, state.lane
    queue = [ship for ship in lane if ship != NONE]
    coming = sum([cargo[ship] for ship in state.dock]) + sum([cargo[ship] for ship in queue])
    fields, lack = state.cards.count(NONE), wanted(state)
    work = max(1, lack + A_SITE * fields)
    rounds, balance = rounds_left(state), net(state)
    money = state.funds + state.requested + coming + balance * min(rounds, work / A_SITE)
    troubles, limit = len(state.crisis), state.opt.max_emergencies or NO_LIMIT
    aboard = state.aboard > 0
    return (
        1.0,
        min(2.0, max(-2.0, log(max(1.0, money) / work))),
        troubles,
        troubles >= limit - 2,
        troubles >= limit - 1,
        min(0.0, (state.funds + 2 * balance) / 10),
        min(12.0, sum(influence) / state.players),
        min(3.0, (state.rules.numbers.ring - built(state)) / (rounds + 0.5)),
        min(60, state.funds) / 10,
        min(30, state.requested) / 10,
        min(40, coming) / 10,
        min(40, lack) / 10,
        fields,
        rounds / 10,
        control(state) if aboard else 0,
        max(-10, min(20, max(points) - inspector_score(state))) / 10 if aboard else 0,
        len(state.course) - state.course.count(NONE),
        len(state.dock),
        len([ship for ship in state.dock if not cargo[ship]]),
        len(queue),
    )


def seat(state: CounterweightState, points: Sequence[int], number: int) -> tuple[float, ...]:
    """What speaks for a seat: points and influence, which tell more the further the ring is."""
    done, own = built(state) / state.rules.numbers.ring, state.influence[number]
    turns = (number - state.co) % state.players
    return (
        points[number],
        points[number] * done,
        own,
        own * done,
        turns / state.players,
        state.honours[number],
    )


def finished(state: CounterweightState, points: Sequence[int]) -> float:
    """The chance that the station will be finished, and not lost to the inspector."""
    return chance(weigh(STATION, station(state, points)))


def evaluate(state: CounterweightState) -> list[float]:
    """The chance that the station is finished times what each has of it."""
    points = state.scores()
    if state.over:
        return shares(points, *ended(state), TOGETHER, WINNER)
    seats = [weigh(SEAT, seat(state, points, number)) for number in range(state.players)]
    return shares(points, finished(state, points), chances(seats), TOGETHER, WINNER)


def ended(state: CounterweightState) -> tuple[float, list[float]]:
    """Whether the station was finished, and each seat's share of the win."""
    winners = state.winners()
    if not winners:
        return 0.0, [0.0] * state.players
    return 1.0, [(number in winners) / len(winners) for number in range(state.players)]


def shares(
    points: Sequence[int], done: float, won: Sequence[float], together: float, winner: float
) -> list[float]:
    """What each has of a station that is finished by this chance, and won by these."""
    rank = (1 - together - winner) / len(points)
    return [
        done
        * (
            together
            + winner * won[number]
            + rank * sum([(own > other) + 0.5 * (own == other) for other in points])
        )
        for number, own in enumerate(points)
    ]


# As the levels of 2026 judge

TOGETHER_2026, WINNER_2026 = 0.5, 0.4
SHIPS_A_ROUND_2026 = 3.5
SECOND_PASS_2026 = 36  # ships that come a second time, about
AHEAD_2026 = 0.5  # how much a point before the inspector counts
STATION_2026 = (-2.14, 1.9, 0.38, -0.1, -0.3, -0.37, 0.95, 0.15)
SEAT_2026 = (0.19, 0.19)


def until_2026(state: CounterweightState) -> int:
    """To the end of the next round: what was requested now is built by then."""
    return state.round + 2


def station_2026(state: CounterweightState) -> tuple[float, ...]:
    """What spoke for the station then."""
    built = under_way = 0
    for place, card in enumerate(state.cards):
        if card != NONE and place:
            if state.sites[place] == NONE:
                built += 1
            else:
                under_way += state.supply[place]
    cargo = state.cargo
    coming = sum([cargo[ship] for ship in state.dock])
    coming += sum([cargo[ship] for ship in state.lane if ship != NONE])
    work = max(1, A_SITE * (state.rules.numbers.ring - built) - under_way)
    ships = len(state.decks[SHIPS]) + (0 if state.run_outs else SECOND_PASS_2026)
    rounds = ships / SHIPS_A_ROUND_2026
    if state.opt.max_rounds:
        rounds = min(rounds, state.opt.max_rounds - state.round + 1)
    balance = net(state)
    money = state.funds + state.requested + coming + balance * min(rounds, work / A_SITE)
    troubles = len(state.crisis)
    limit = state.opt.max_emergencies
    return (
        1.0,
        min(2.0, max(-3.0, log((rounds + 0.5) * A_SITE / work))),
        min(2.0, max(-2.0, log(max(1.0, money) / work))),
        coming / work,
        troubles,
        bool(limit) and troubles >= limit - 2,
        min(0.0, (state.funds + 2 * balance) / 10),
        min(12, sum(state.influence) / state.players),
    )


def evaluate_2026(state: CounterweightState) -> list[float]:
    """The same as it was judged then."""
    points = state.scores()
    if state.over:
        return shares(points, *ended(state), TOGETHER_2026, WINNER_2026)
    done = chance(weigh(STATION_2026, station_2026(state)))
    rival = inspector_score(state)
    if rival:
        done *= chance(AHEAD_2026 * (max(points) - rival) + 1)
    seats = [
        weigh(SEAT_2026, (points[number], state.influence[number]))
        for number in range(state.players)
    ]
    return shares(points, done, chances(seats), TOGETHER_2026, WINNER_2026)
