"""Who takes part: changes of a tournament's list of players, its settings and its links."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from spielwerk.engine import Game
from spielwerk.server.problems import Problem
from spielwerk.server.room.change import LINKS_AT_MOST
from spielwerk.server.room.making import switches_of
from spielwerk.server.room.tokens import SECRET, hash_of
from spielwerk.server.store.tournaments import (
    Entry,
    Pass,
    TournamentChange,
    TournamentData,
)
from spielwerk.server.wire.tournaments import TournamentRole, TournamentSettings
from spielwerk.server.world import World
from spielwerk.tournament.shapes import MOST, MOST_ROBIN

LATER = frozenset(("title", "auto", "bot"))  # what can be set once it has begun


def limits(game: Game[Any]) -> tuple[int, int]:
    """How few and how many can sit at a table."""
    return max(2, game.min_players), game.max_players


def check(game: Game[Any], settings: TournamentSettings) -> None:
    """Refuse tables that the game has not."""
    least, most = limits(game)
    if not least <= settings.size <= most:
        raise Problem(
            "bad-option",
            f"A table of {game.id} has {least} to {most} players, not {settings.size}.",
        )


def most_players(settings: TournamentSettings, allowed: int) -> int:
    """How many can take part."""
    many = settings.system == "robin" and settings.size > 2
    return min(allowed, MOST_ROBIN if many else MOST)


def taking_part(data: TournamentData) -> list[int]:
    """The numbers of those who were not gone before it began."""
    return [number for number, one in enumerate(data.players) if not one.gone]


def change_settings(
    change: TournamentChange,
    game: Game[Any],
    given: Mapping[str, Any],
    options: Mapping[str, Any] | None,
) -> None:
    """The host sets something else; once it has begun, only what changes no table."""
    data = change.data
    if data.status != "lobby" and (options is not None or set(given) - LATER):
        raise Problem("not-now", "Once it has begun, only title, bot and `auto` can be changed.")
    data.settings = replace(data.settings, **given)
    check(game, data.settings)
    if options is not None:
        data.options = switches_of(game, options)


def add(change: TournamentChange, world: World, entry: Entry, most: int) -> tuple[int, str | None]:
    """Somebody takes part: his number, and the secret of his link unless he is a bot."""
    data = change.data
    if data.status != "lobby":
        raise Problem("not-now", "It has begun.")
    if len(taking_part(data)) >= most_players(data.settings, most):
        raise Problem("seat-taken", "It is full.")
    known = {one.name.casefold() for one in data.players if one.name and not one.gone}
    if entry.name.casefold() in known:
        raise Problem("bad-option", "Somebody has this name already.")
    data.players.append(entry)
    number = len(data.players) - 1
    return number, None if entry.bot else give(change, world, "player", number)


def rename(change: TournamentChange, number: int, name: str) -> None:
    """Another name."""
    if name.casefold() in {
        one.name.casefold()
        for other, one in enumerate(change.data.players)
        if other != number and not one.gone
    }:
        raise Problem("bad-option", "Somebody has this name already.")
    change.data.players[number] = replace(change.data.players[number], name=name)


def give(
    change: TournamentChange, world: World, role: TournamentRole, player: int | None = None
) -> str:
    """A new link; its secret comes back."""
    same = [one for one in change.known.values() if (one.role, one.player) == (role, player)]
    if sum(one.hash not in change.revoked for one in same) >= LINKS_AT_MOST:
        raise Problem("not-now", f"There are {LINKS_AT_MOST} such links: revoke them first.")
    secret = world.name(SECRET)
    change.passes.append(Pass(hash_of(secret), role, player))
    return secret


def revoke(change: TournamentChange, role: TournamentRole, player: int | None = None) -> None:
    """All links of one kind are no longer valid."""
    change.revoked += [
        one.hash for one in change.known.values() if (one.role, one.player) == (role, player)
    ]


def new_link(
    change: TournamentChange,
    world: World,
    role: TournamentRole,
    player: int | None,
    again: bool,
) -> str:
    """The secret of a new link; if wanted, the older ones are no longer valid."""
    if again:
        revoke(change, role, player)
    return give(change, world, role, player)


def leave(change: TournamentChange, number: int, bot: str) -> list[str]:
    """Somebody takes part no longer; the rooms in which a bot has to play on for him.

    Before it begins he is simply gone. In a Swiss tournament he is not paired again; in a round
    robin, where everybody waits for him, a bot plays his games.
    """
    data = change.data
    entry = data.players[number]
    if data.status == "over" or entry.out:
        raise Problem("not-now", "He takes part no longer, or it is over.")
    if data.status == "lobby":
        data.players[number] = replace(entry, gone=True)
        revoke(change, "player", number)
        return []
    robin = data.settings.system == "robin"
    data.players[number] = replace(entry, out=True, bot=bot if robin else entry.bot)
    return [
        table.room
        for table in data.rounds[-1].tables
        if number in table.players and table.result is None
    ]
