"""Rounds: they begin as real rooms, their results come in, the next one follows, and the end."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spielwerk.engine import Game
from spielwerk.server.problems import Problem
from spielwerk.server.room.making import tournament_table
from spielwerk.server.store.rows import Seat
from spielwerk.server.store.tournaments import (
    Entry,
    Seated,
    TournamentChange,
    TournamentData,
)
from spielwerk.server.tournament.entries import limits, most_players, taking_part
from spielwerk.server.wire.room_settings import RoomSettings
from spielwerk.server.world import World
from spielwerk.tournament.robin import schedule
from spielwerk.tournament.shapes import Result, Round, Table
from spielwerk.tournament.sizes import bots_needed
from spielwerk.tournament.swiss import next_round

TITLE = 80


def planned(data: TournamentData) -> int:
    """How many rounds there will be; of a round robin nobody knows before it begins."""
    if data.status == "over":
        return len(data.rounds)
    if data.settings.system == "robin":
        return len(data.schedule)
    return data.settings.rounds


def start(change: TournamentChange, game: Game[Any], world: World, bot: str, most: int) -> None:
    """The first round."""
    data = change.data
    if data.status != "lobby":
        raise Problem("not-now", "It has begun.")
    least, largest = limits(game)
    players = taking_part(data)
    if data.settings.rest == "bots":
        players += _fill(data, bots_needed(len(players), data.settings.size), bot)
    if len(players) < least:
        raise Problem("not-now", f"It takes at least {least} players.")
    if len(players) > most_players(data.settings, most):
        raise Problem("bad-option", "There are more players than can take part in such a one.")
    if data.settings.system == "robin":
        size, rest = min(data.settings.size, len(players)), data.settings.rest
        data.schedule = schedule(data.rules, players, size, rest, least, largest, data.seed)
    data.status = "playing"
    _begin(change, game, world, bot)


def go_on(change: TournamentChange, game: Game[Any], world: World, bot: str) -> None:
    """The host wants the next round."""
    data = change.data
    if data.status != "playing" or not is_done(data.rounds[-1]):
        raise Problem("not-now", "The round is not over.")
    _advance(change, game, world, bot)


def end(change: TournamentChange) -> None:
    """The host has enough: what was played counts."""
    data = change.data
    if data.status != "playing":
        raise Problem("not-now", "It is not being played.")
    data.status = "over"
    change.done += [table.room for table in data.rounds[-1].tables]


def is_done(one: Round) -> bool:
    """Whether all its tables have a result."""
    return all(table.result is not None for table in one.tables)


def note(
    change: TournamentChange,
    game: Game[Any],
    world: World,
    bot: str,
    found: dict[str, Result],
) -> None:
    """Results of rooms of the present round; a table that has one keeps it.

    With the last of them the next round begins, if it shall by itself, or the tournament ends.
    """
    data = change.data
    change.done += found
    if data.status != "playing":
        return
    now = data.rounds[-1]
    data.rounds[-1] = replace(
        now,
        tables=[
            replace(table, result=found[table.room])
            if table.result is None and table.room in found
            else table
            for table in now.tables
        ],
    )
    if not is_done(data.rounds[-1]) or is_done(now):
        return
    if data.settings.auto or len(data.rounds) >= planned(data):
        _advance(change, game, world, bot)


def tell(change: TournamentChange, number: int, table: int, result: Result) -> str:
    """The host says how a table ended that does not end; its room. Corrects what he said before."""
    data = change.data
    if data.status != "playing" or number != len(data.rounds) - 1:
        raise Problem("not-now", "Only tables of the present round can be told.")
    at = data.rounds[number].tables[table]
    if at.result is not None and not at.result.by_hand:
        raise Problem("not-now", "This game has come to its end.")
    if any(seat >= len(at.players) for seat in result.winners):
        raise Problem("bad-option", f"This table has {len(at.players)} seats.")
    if result.scores and len(result.scores) != len(at.players):
        raise Problem("bad-option", "Give one score for every seat, or none.")
    cleared = [
        replace(one, result=None) if other == table else one
        for other, one in enumerate(data.rounds[number].tables)
    ]
    data.rounds[number] = replace(data.rounds[number], tables=cleared)
    return at.room


def _fill(data: TournamentData, count: int, bot: str) -> list[int]:
    """So many bots that fill tables: those who did before, then new ones."""
    known = [number for number, one in enumerate(data.players) if one.fills]
    while len(known) < count:
        data.players.append(Entry("", bot=bot, fills=True))
        known.append(len(data.players) - 1)
    return known[:count]


def _advance(change: TournamentChange, game: Game[Any], world: World, bot: str) -> None:
    data = change.data
    playing = [one for one in data.players if not (one.gone or one.out or one.fills)]
    if len(data.rounds) >= planned(data) or not playing:
        data.status = "over"
        return
    _begin(change, game, world, bot)


def _paired(data: TournamentData, game: Game[Any], bot: str) -> Round:
    if data.settings.system == "robin":
        return data.schedule[len(data.rounds)]
    settings = data.settings
    players = [
        number for number, one in enumerate(data.players) if not (one.gone or one.out or one.fills)
    ]
    if settings.rest == "bots":
        players += _fill(data, bots_needed(len(players), settings.size), bot)
    bots = [number for number in players if data.players[number].bot]
    least, largest = limits(game)
    seed = data.seed + len(data.rounds)
    return next_round(
        data.rules, players, data.rounds, settings.size, settings.rest, least, largest, seed, bots
    )


def _begin(change: TournamentChange, game: Game[Any], world: World, bot: str) -> None:
    """Open the rooms of the next round."""
    data = change.data
    paired = _paired(data, game, bot)
    if not paired.tables:  # a single one is left
        data.status = "over"
        return
    tables = []
    for number, table in enumerate(paired.tables, 1):
        room = tournament_table(
            world,
            game,
            _room_settings(data, number),
            [_seat(data.players[player]) for player in table.players],
            data.options,
        )
        change.born.append(room)
        change.seated += [
            Seated(room.data.id, seat, _last(data, player))
            for seat, player in enumerate(table.players)
            if data.players[player].bot is None
        ]
        tables.append(Table(table.players, room.data.id))
    data.rounds.append(Round(tables, paired.byes))


def _room_settings(data: TournamentData, table: int) -> RoomSettings:
    settings = data.settings
    where = f" · {len(data.rounds) + 1}.{table}"
    return RoomSettings(
        title=settings.title[: TITLE - len(where)] + where,
        mode=settings.mode,
        clock=settings.clock,
        pause=settings.pause,
    )


def _seat(entry: Entry) -> Seat:
    if entry.bot is not None:
        return Seat(kind="bot", bot=entry.bot, name=entry.name)
    return Seat(kind="person", name=entry.name)


def _last(data: TournamentData, player: int) -> tuple[str, int] | None:
    """Where somebody sat last."""
    for one in reversed(data.rounds):
        for table in one.tables:
            if player in table.players:
                return table.room, table.players.index(player)
    return None
