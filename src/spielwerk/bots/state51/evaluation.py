"""51st State: everybody for himself; alone it is the virtual opponent that is to be beaten."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.bots.brain import EVERYTHING, Look, Looks
from spielwerk.bots.odds import chances, weigh
from spielwerk.bots.state51.worth import income
from spielwerk.games.state51.data.cards import PRODUCTION
from spielwerk.games.state51.data.goods import KINDS
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.state import State51State

PATIENCE = 160
OPTIONS = 5  # that every search takes in, as what was learned ranks them
AHEAD = 1  # rounds that a long search looks further: a short one would hear nothing but noise there
OPTIONS_2026 = 3  # of level 3 then, as a short search of all was hardly weaker than a long one
NEAR, FAR = Look(OPTIONS), Look(OPTIONS, AHEAD)

# What a good is worth in points, roughly: from gun to points, as in `goods.GOODS`.
GOOD = (0.5, 0.5, 0.5, 0.6, 0.7, 0.35, 0.55, 0.5, 0.5, 0.7, 0.6, 0.3, 0.5, 1.0, 0.5, 0.4)
POINTS_A_ROUND = 6.0  # by which the rounds that are left are guessed
FULL_SHARE = 0.9  # of a result: who wins; the rest goes by points
PLENTY = 60  # points that are as good as can be expected

# Fitted to games of rules of thumb (tests/bots/fit.py).
WEIGHTS = (
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


def looks(state: State51State) -> Looks:
    """The same in every position."""
    return NEAR, FAR, FAR


def looks_2026(state: State51State) -> Looks:
    """As the levels of 2026 looked."""
    return Look(OPTIONS_2026), EVERYTHING, EVERYTHING


def features(state: State51State, side: int) -> tuple[float, ...]:
    """Points, locations and what they bring in the rounds that are left, deals, hand and goods."""
    rules = state.rules
    produces, earns = worth(rules)
    left = max(0.0, rules.numbers.end_points - max(state.vp)) / POINTS_A_ROUND
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


def evaluate(state: State51State) -> list[float]:
    """Each seat's chance beside the others, and a little for points."""
    return weighed(state, WEIGHTS)


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
    return [
        FULL_SHARE * won[seat] + (1 - FULL_SHARE) * min(1.0, state.vp[seat] / PLENTY)
        for seat in range(players)
    ]
