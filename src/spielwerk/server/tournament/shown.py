"""What people see of a tournament: by allow-list, and made once a change."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from spielwerk.engine import Game
from spielwerk.engine import options as switches
from spielwerk.server.store.tournaments import TournamentData
from spielwerk.server.tournament.entries import limits, most_players, taking_part
from spielwerk.server.tournament.rounds import planned
from spielwerk.server.wire.tournaments import (
    PlaceOut,
    PlayerOut,
    RoundOut,
    TableOut,
    TableResult,
    TournamentOut,
)
from spielwerk.tournament.scoring import points
from spielwerk.tournament.shapes import Rules, Table
from spielwerk.tournament.standings import breaks, standings


def tournament_out(data: TournamentData, game: Game[Any] | None, allowed: int) -> TournamentOut:
    """A tournament as everybody may see it who may see it."""
    rules = data.rules
    order = breaks(rules)
    return TournamentOut(
        **asdict(data.settings),
        id=data.id,
        game=data.game,
        pack=data.pack,
        options=data.options,
        status=data.status,
        rev=data.rev,
        players=[
            PlayerOut(number, one.name, one.bot, one.out)
            for number, one in enumerate(data.players)
            if not one.gone
        ],
        most=most_players(data.settings, allowed),
        played=[
            RoundOut([_table(rules, table) for table in one.tables], one.byes)
            for one in data.rounds
        ],
        planned=planned(data),
        breaks=order,
        sides=_sides(data, game) if game else {},
        standings=[
            PlaceOut(
                one.place,
                one.player,
                float(one.points),
                one.played,
                one.wins,
                one.byes,
                [float(one.breaks[name]) for name in order],
            )
            for one in standings(rules, taking_part(data), data.rounds)
        ],
        created=data.created,
        changed=data.changed,
    )


def _table(rules: Rules, table: Table) -> TableOut:
    result = table.result
    if result is None:
        return TableOut(table.players, table.room, None)
    got = [float(one) for one in points(rules, table)]
    told = TableResult(result.winners, result.scores, got, result.end, result.by_hand)
    return TableOut(table.players, table.room, told)


def _sides(data: TournamentData, game: Game[Any]) -> dict[str, list[str]]:
    least, most = limits(game)
    opt = switches.parse(game.Options, data.options)
    return {str(size): list(game.sides(size, opt)) for size in range(least, most + 1)}
