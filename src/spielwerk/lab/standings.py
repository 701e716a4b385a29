"""What a contest says: shares of wins with intervals, ratings, seconds a decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import log10
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from spielwerk.lab.arena import Match, thinking_times
from spielwerk.lab.plan import Plan
from spielwerk.lab.seating import sides_of
from spielwerk.lab.stats import wilson


class Party(NamedTuple):
    """Who plays for itself in a match: a side, or a seat where there are no sides."""

    bot: str
    role: str
    against: str
    win: float  # winners who share a win share it here too
    points: int


def parties(sides: Mapping[str, tuple[int, ...]], match: Match) -> list[Party]:
    """The parties of a match in the order of their seats."""
    groups = dict(sides) or {str(seat + 1): (seat,) for seat in range(len(match["seats"]))}
    won = [role for role, seats in groups.items() if set(seats) & set(match["winners"])]
    crew = {role: match["seats"][seats[0]] for role, seats in groups.items()}
    return [
        Party(
            bot=crew[role],
            role=role,
            against="+".join(sorted({bot for other, bot in crew.items() if other != role})),
            win=1 / len(won) if role in won else 0.0,
            points=sum(match["scores"][seat] for seat in seats),
        )
        for role, seats in groups.items()
    ]


def standings(contest: Plan, matches: Iterable[Match]) -> dict[str, Any]:
    """All figures of a contest as plain data."""
    played = sorted(matches, key=lambda match: match["number"])
    (players,) = contest.players
    sides = sides_of(contest.game, players)
    bots = list(dict.fromkeys(contest.bots))
    seated = [parties(sides, match) for match in played]
    mixed = [crew for crew in seated if len({party.bot for party in crew}) > 1] or seated
    return {
        "game": contest.game,
        "players": players,
        "games": len(played),
        "seed": contest.seed,
        "line_ups": len(contest.line_ups(players)),
        "bots": [
            {
                "bot": bot,
                **figures([party for crew in mixed for party in crew if party.bot == bot]),
                "wins_of_decided": wins_of_decided(bot, mixed),
                "seconds": thinking_times(
                    [match["clocks"][bot] for match in played if bot in match["clocks"]]
                ),
            }
            for bot in bots
        ],
        "roles": roles(seated),
        "ends": dict(Counter(match["end"] for match in played).most_common()),
        "decided": share(sum(bool(match["winners"]) for match in played), len(played)),
        "elo": elo(bots[0], mixed) if len(bots) == 2 else None,
        "openskill": openskill(bots, mixed) if len(bots) > 2 else None,
    }


def share(hits: float, trials: int) -> dict[str, Any]:
    """A share with its 95 % interval."""
    return {
        "hits": hits,
        "trials": trials,
        "share": hits / trials if trials else 0.0,
        "interval": list(wilson(hits, trials)),
    }


def figures(seated: list[Party]) -> dict[str, Any]:
    """Wins and points of some parties."""
    number = len(seated)
    return {
        "wins": share(sum(party.win for party in seated), number),
        "points": sum(party.points for party in seated) / number if number else 0.0,
    }


def wins_of_decided(bot: str, seated: list[list[Party]]) -> dict[str, Any]:
    """The bot's wins among the games that somebody won."""
    decided = [crew for crew in seated if any(party.win for party in crew)]
    own = [party.win for crew in decided for party in crew if party.bot == bot]
    return share(sum(own), len(own))


def roles(seated: list[list[Party]]) -> list[dict[str, Any]]:
    """The same for every bot in every role against whom it met there."""
    groups: dict[tuple[str, str, str], list[Party]] = {}
    for crew in seated:
        for party in crew:
            groups.setdefault((party.role, party.bot, party.against), []).append(party)
    return [
        {"role": role, "bot": bot, "against": against, **figures(groups[role, bot, against])}
        for role, bot, against in sorted(groups)
    ]


def elo(bot: str, seated: list[list[Party]]) -> dict[str, Any]:
    """By how many Elo points the first of two bots is ahead; a game without a winner is a draw."""
    points, games = 0.0, 0
    for crew in seated:
        own = [party.win for party in crew if party.bot == bot]
        others = [party.win for party in crew if party.bot != bot]
        games += 1
        best, rest = max(own), max(others, default=0.0)
        points += 1.0 if best > rest else 0.5 if best == rest else 0.0
    low, high = wilson(points, games)
    ahead = points / games if games else 0.5
    return {
        "bot": bot,
        "difference": difference(ahead),
        "interval": [difference(low), difference(high)],
    }


def difference(ahead: float) -> float | None:
    """The Elo difference that such a share of points stands for; all or nothing is beyond any."""
    return 400 * log10(ahead / (1 - ahead)) if 0 < ahead < 1 else None


def openskill(bots: list[str], seated: list[list[Party]]) -> list[dict[str, Any]]:
    """Ratings by OpenSkill (Plackett–Luce), the best first; games nobody won are left out."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for crew in seated:
        if any(party.win for party in crew):
            teams = [[ratings[party.bot]] for party in crew]
            rated = model.rate(teams, ranks=[float(not party.win) for party in crew])
            # A bot that sits there more than once gets the average of its new ratings.
            for bot in {party.bot for party in crew}:
                new = [team[0] for team, party in zip(rated, crew, strict=True) if party.bot == bot]
                ratings[bot] = model.rating(
                    name=bot,
                    mu=sum(rating.mu for rating in new) / len(new),
                    sigma=sum(rating.sigma for rating in new) / len(new),
                )
    rows = [
        {"bot": bot, "mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()}
        for bot, rating in ratings.items()
    ]
    return sorted(rows, key=lambda row: -row["ordinal"])
