"""The Swiss way: who has as many points plays each other, and nobody the same people again."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from spielwerk.tournament.groups import meetings, tables
from spielwerk.tournament.seating import Sat
from spielwerk.tournament.shapes import Rest, Round, Rules, Table
from spielwerk.tournament.sizes import sizes
from spielwerk.tournament.standings import standings, totals


def next_round(
    rules: Rules,
    players: Sequence[int],
    rounds: Sequence[Round],
    size: int,
    rest: Rest,
    least: int,
    most: int,
    seed: int,
    bots: Sequence[int] = (),
) -> Round:
    """The tables of the next round. `players`: those who play on; `bots` never have a bye.

    The first round is drawn. Then the table of standings is cut from the top, and a bye goes to the
    last who has had fewest.
    """
    chance = random.Random(seed)
    drawn = sorted(players)
    chance.shuffle(drawn)
    rank = {one.player: one.place for one in standings(rules, drawn, rounds)}
    order = sorted(drawn, key=lambda player: rank[player]) if rounds else drawn
    at = sizes(len(order), size, rest, least, most)
    had = Counter(player for one in rounds for player in one.byes)
    waiting = len(order) - sum(at)
    place = {player: number for number, player in enumerate(order)}
    last = sorted(order, key=lambda player: (player in bots, had[player], -place[player]))
    byes = last[:waiting]
    order = [player for player in order if player not in byes]
    scores = totals(rules, order, rounds)
    sat = Sat(rules, rounds)
    found = tables(order, at, meetings(rounds), scores, seed)
    return Round([Table(sat.seated(table)) for table in found], sorted(byes))
