"""51st State: everybody for himself; alone it is the virtual opponent that is to be beaten."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.bots.odds import chances, weigh
from spielwerk.bots.state51.cards import CARDS, UNKNOWN
from spielwerk.bots.state51.worth import income
from spielwerk.games.state51.data.cards import PRODUCTION
from spielwerk.games.state51.data.goods import KINDS
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.state import State51State

PATIENCE = 160
LOCATIONS = 1  # their place among the features
GLANCE = 5  # options that every search takes in, as what was learned ranks them
GLANCE_2026 = 3  # of level 3 then, as a short search of all was hardly weaker than a long one

# What a good is worth in points, roughly: from gun to points, as in `goods.GOODS`.
GOOD = (0.5, 0.5, 0.5, 0.6, 0.7, 0.35, 0.55, 0.5, 0.5, 0.7, 0.6, 0.3, 0.5, 1.0, 0.5, 0.4)
POINTS_A_ROUND = 6.0  # by which the rounds that are left are guessed
FULL_SHARE = 0.9  # of a result: who wins; the rest goes by points
PLENTY = 60  # points that are as good as can be expected

# Fitted to games of the fast net (tests/bots/fit.py), beside the cards by their titles (cards.py):
# those of `inputs`.
WEIGHTS = (
    0.334, 0.314, 0.074, 0.014, 0.052, 0.147, 0.184, 0.537,
    0.246, 0.222, 0.278, 0.193, -0.137, -0.116, 0.081, 0.034,
    0.044,
)  # fmt: skip
# The features alone, fitted to games of rules of thumb: the virtual opponent has no hand
ALONE = (
    0.332, 0.447, 0.064, 0.061, 0.049, 0.118, 0.315, 0.382,
    0.258, 0.163, 0.319, 0.227, -0.157, -0.162, 0.098,
)  # fmt: skip
# The same to games of those of 2026, whose searches still judge by them
WEIGHTS_2026 = (
    0.395, 0.507, 0.101, 0.116, 0.042, 0.198, 0.518, 0.239,
    0.198, 0.165, 0.601, 0.137, -0.048, -0.08, 0.063,
)  # fmt: skip


@lru_cache(64)  # more than the games that are kept with their data
def worth(rules: Rules) -> tuple[list[float], list[float]]:
    """What each card gives in a round: as a production location or feature, and as an action."""
    found = [income(GOOD, effect) for effect in rules.effect]
    return [goods for goods, _ in found], [profit for _, profit in found]


def stage(state: State51State) -> int:
    """Rounds."""
    return state.round


def until(state: State51State) -> int:
    """To the end of the round: what it leaves is what the next one begins with."""
    return state.round + 1


def rounds_left(state: State51State) -> float:
    """A guess at the rounds to come, by the points of whoever leads."""
    return max(0.0, state.rules.numbers.end_points - max(state.vp)) / POINTS_A_ROUND


def features(state: State51State, side: int) -> tuple[float, ...]:
    """Points, locations and what they bring in the rounds that are left, deals, hand and goods."""
    rules = state.rules
    produces, earns = worth(rules)
    left = rounds_left(state)
    locations, ruins, income, profit = 0, 0, 0.0, 0.0
    rows = state.rows[3 * side : 3 * side + 3]
    for row in rows:
        for card in row:
            if card >= 0:
                locations += 1
                income += produces[card]
                profit += earns[card]
            else:
                ruins += 1
    goods = state.goods[KINDS * side : KINDS * side + KINDS]
    deal, deals = rules.deal, state.deals[side]
    faction = state.faction[side]
    return (
        state.vp[side],
        locations,
        left * income,
        left * profit,
        left * min(income, profit),
        left * sum([GOOD[deal[card]] for card in deals]),
        len(state.hands[side]) if left else 0,
        len(state.contacts[side]) if left else 0,
        sum(map(float.__mul__, GOOD, map(float, goods))) if left else 0,
        len(rows[PRODUCTION]),
        ruins,
        len(deals),
        left * (faction == 0),
        left * (faction == 1),
        left * (faction == 3),
    )


def inputs(state: State51State, side: int) -> tuple[float, ...]:
    """The features, and what locations and hand cards are worth by the rounds that are left.

    Cards without a title in `cards.py` are judged by these alone.
    """
    found, left = features(state, side), rounds_left(state)
    return (*found, left * found[LOCATIONS], left * len(state.hands[side]))


@lru_cache(64)
def by_title(rules: Rules) -> list[tuple[float, float, float, float]]:
    """What `cards.py` says of each card."""
    return [CARDS.get(key, UNKNOWN) for key in rules.key]


def strength(state: State51State, side: int) -> float:
    """Of a side beside the others, with what is known of each card.

    A hand is that of the deal that is searched: nobody's secret.
    """
    titles, left = by_title(state.rules), rounds_left(state)
    total = weigh(WEIGHTS, inputs(state, side))
    for row in state.rows[3 * side : 3 * side + 3]:
        for card in row:
            if card >= 0:
                once, later, _, _ = titles[card]
                total += once + left * later
    for card in state.hands[side]:
        _, _, once, later = titles[card]
        total += once + left * later
    return total


def evaluate(state: State51State) -> list[float]:
    """Each seat's chance beside the others, and a little for points."""
    if state.over or state.players == 1:
        return weighed(state, ALONE)
    return blended(state, chances([strength(state, side) for side in range(state.sides)]))


def evaluate_2026(state: State51State) -> list[float]:
    """The same as it was judged in 2026."""
    return weighed(state, WEIGHTS_2026)


def weighed(state: State51State, weights: tuple[float, ...]) -> list[float]:
    """By some weights of the features."""
    players = state.players
    if state.over:
        winners = state.winners()
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    else:
        won = chances([weigh(weights, features(state, side)) for side in range(state.sides)])
    return blended(state, won)


def blended(state: State51State, won: list[float]) -> list[float]:
    """Chances of winning with a little for points."""
    return [
        FULL_SHARE * won[seat] + (1 - FULL_SHARE) * min(1.0, state.vp[seat] / PLENTY)
        for seat in range(state.players)
    ]
