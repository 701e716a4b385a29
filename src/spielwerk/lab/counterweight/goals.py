"""The targets of Counterweight's card set (CW-12), each with what games say about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import median

from spielwerk.games.counterweight.data.cards import PRESTIGE, SECTION, Rules
from spielwerk.lab.counterweight.trial import Trial
from spielwerk.lab.stats import Z95, Estimate, mean_of, share_of

LIKELY = ("bankrupt", "deadline", "crisis")  # failures that shall all occur
CAUSES = (*LIKELY, "inspector", "overtime")
CORE = (3, 4)  # the numbers of players that the game is best with
TIGHT = (4, 5)  # degrees of control that must occur
EVER = 1e-9  # of something that should happen at all
SELFISH = "selfish"


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure and the span that it should lie in."""

    id: str  # of its message
    figure: Estimate
    low: float
    high: float
    name: str = ""  # of a card, an end, a place in the order
    unit: str = "share"  # or "number"

    @property
    def verdict(self) -> str:
        """`met`, `missed`, or `open` where the interval reaches into the span."""
        figure = self.figure
        if self.low <= figure.value <= self.high:
            return "met"
        return "open" if figure.low <= self.high and figure.high >= self.low else "missed"


def of_table(trials: Sequence[Trial]) -> Iterator[Goal]:
    """The targets that hold at each number of players."""
    players = trials[0].players
    won = [trial for trial in trials if trial.won]
    if players in CORE:
        yield Goal("target-finished", share_of(len(won), len(trials)), 0.45, 0.65)
    yield from causes(trials)
    if players in CORE:
        yield Goal(
            "target-rounds", middle([trial.rounds for trial in trials]), 14, 20, "", "number"
        )
    fair = 1 / players
    if len({bot for trial in trials for bot in trial.bots}) == 1:
        for turn in range(players):
            wins = sum(trial.share((trial.first + turn) % players) for trial in won)
            figure = share_of(wins, len(won))
            yield Goal("target-order", figure, fair - 0.05, fair + 0.05, f"position-{turn}")
        if players in CORE:
            for seat in range(players):
                figure = share_of(sum(trial.share(seat) for trial in won), len(won))
                yield Goal("target-seat", figure, fair - 0.04, fair + 0.04, f"seat:{seat}")
    if players in CORE:
        yield Goal("target-lead", mean_of([trial.lead() for trial in won]), 0, 12, unit="number")
    aboard = [trial for trial in trials if trial.control]
    wins = sum(trial.end == "inspector" for trial in aboard)
    yield Goal("target-inspector", share_of(wins, len(aboard)), 0.03, 0.10)
    for control in TIGHT:
        times = sum(trial.control == control for trial in aboard)
        yield Goal("target-control", share_of(times, len(aboard)), EVER, 1.0, str(control))
    dice = ratio([trial.checks for trial in trials], [trial.decisions for trial in trials])
    yield Goal("target-dice", dice, 0.0, 0.5)


def causes(trials: Sequence[Trial]) -> Iterator[Goal]:
    """What stations fail of."""
    failed = Counter(trial.end for trial in trials if not trial.won)
    total = failed.total()
    for cause in CAUSES:
        least = 0.1 if cause in LIKELY and trials[0].players in CORE else 0.0
        if failed[cause] or cause in LIKELY:
            figure = share_of(failed[cause], total)
            yield Goal("target-cause", figure, least, 0.6, f"short-end-{cause}")


def selfish(trials: Sequence[Trial], without: Sequence[Trial]) -> Iterator[Goal]:
    """One selfish player among others: how often he wins, beside his share and beside the usual.

    His share is that of a seat: one game of as many as there are seats, won or lost by all. Those
    that he ruins count against him. `without` are the same games with somebody like the others in
    his place: what each has there is the usual. Of standing stations alone he has more.
    """
    fair = 1 / trials[0].players
    won = [trial for trial in trials if trial.won]
    places = [trial.bots.index(SELFISH) for trial in trials]
    own = [trial.share(place) for trial, place in zip(trials, places, strict=True)]
    usual = [fair * trial.won for trial in without]
    yield Goal("target-selfish-games", share_of(sum(own), len(trials)), 0.0, 1.5 * fair)
    yield Goal("target-selfish", share_of(sum(own), len(won)), 0.0, 1.5 * fair)
    yield Goal("target-selfish-gain", times(own, usual), 0.0, 1.5, unit="number")


def times(own: Sequence[float], usual: Sequence[float]) -> Estimate:
    """How many times as much as usual, over the same games; interval by the logarithm."""
    games = len(own)
    above, below = sum(own) / games, sum(usual) / games
    if not above or not below:
        return Estimate(0.0, 0.0, 0.0, 1.0, games)
    spread = sum((a / above - b / below) ** 2 for a, b in zip(own, usual, strict=True))
    factor = exp(Z95 * sqrt(spread) / games)
    value = above / below
    return Estimate(value, value / factor, value * factor, 1.0, games)


def of_cards(trials: Sequence[Trial], rules: Rules) -> Iterator[Goal]:
    """The targets that hold for every card, all tables together."""
    for key in titles(rules, SECTION):
        seen = [trial for trial in trials if key in trial.revealed]
        figure = share_of(sum(key in trial.built for trial in seen), len(seen))
        yield Goal("target-built", figure, 1 / 3, 1.0, f"card-{key}")
    for key in sorted({key for trial in trials for key in trial.playable}):
        figure = per(trials, key, "played", "playable")
        yield Goal("target-played", figure, 0.15, 0.85, f"card-{key}")
    for key in titles(rules, PRESTIGE):
        figure = per(trials, key, "unlocked", "standing")
        yield Goal("target-unlocked", figure, 0.25, 0.75, f"card-{key}")


def titles(rules: Rules, kind: int) -> list[str]:
    """The different cards of a kind."""
    return list(dict.fromkeys(rules.keys[card] for card in rules.of_kind[kind]))


def per(trials: Sequence[Trial], key: str, hits: str, of: str) -> Estimate:
    """The share of rounds in which something held of a card."""
    count: Callable[[Trial, str], int] = lambda trial, name: getattr(trial, name)[key]  # noqa: E731
    return ratio([count(trial, hits) for trial in trials], [count(trial, of) for trial in trials])


def ratio(hits: Sequence[int], trials: Sequence[int]) -> Estimate:
    """A share of things that come in bunches: the interval goes by games, not by things."""
    total = sum(trials)
    if not total:
        return Estimate(0.0, 0.0, 1.0)
    value = sum(hits) / total
    games = sum(number > 0 for number in trials)
    squares = sum((hit - value * number) ** 2 for hit, number in zip(hits, trials, strict=True))
    half = Z95 * sqrt(squares * games / max(1, games - 1)) / total
    return Estimate(value, max(0.0, value - half), value + half, 1.0, total)


def middle(values: Sequence[int]) -> Estimate:
    """A median; the interval is that of its ranks."""
    found = sorted(values)
    half = Z95 * sqrt(len(found)) / 2
    low = found[max(0, int(len(found) / 2 - half))]
    high = found[min(len(found) - 1, int(len(found) / 2 + half))]
    return Estimate(float(median(found)), float(low), float(high), 1.0, len(found))
