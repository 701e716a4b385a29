"""What a server tells the lab of people's games. Plain data: it goes from process to process."""

from __future__ import annotations

from typing import Any

import msgspec

from spielwerk.engine.record import Move

PERSON = "person"  # stands where a bot's name would


class Voice(msgspec.Struct, frozen=True):
    """What somebody said after a game, and at what table; nothing tells who it was."""

    players: int
    face: int | None  # 1 to 5
    words: str
    version: int = 0  # of the pack, where it has several


class Sat(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game; what was played only if everybody who played it agrees."""

    header: dict[str, Any]  # with the secret of its cards only if it may be read
    seats: list[str]  # bots by their names, people as `PERSON`
    moves: list[Move] | None
    seconds: float  # from the first to the last move
    spent: list[float] = []  # seconds before each move since the one before it
    helped: bool = False  # a bot stood in for a person
    voices: list[Voice] = []


class Told(msgspec.Struct, kw_only=True):
    """People's games of one kind: those that count, and why others do not."""

    games: list[Sat] = []
    voices: list[Voice] = []
    silent: int = 0  # games to which not all who played have agreed
    helped: int = 0  # in which a bot stood in for a person
    others: int = 0  # with other cards, numbers, rules or switches
