"""Which bots can sit in a room."""

from __future__ import annotations

from spielwerk import bots
from spielwerk.server.problems import Problem

RULE_OF_THUMB = "thumb"
RANDOM = "random"


def default_bot(game: str, wanted: str) -> str:
    """The bot that sits down if nobody says which."""
    known = bots.names(game)
    return next((name for name in (wanted, RULE_OF_THUMB) if name in known), known[-1])


def check_bot(game: str, bot: str | None, default: str) -> str:
    """A bot that can play this game."""
    if bot is None:
        return default_bot(game, default)
    if not bots.seats(game, bot):
        known = ", ".join(bots.names(game))
        raise Problem("bad-option", f"There is no bot '{bot}' for {game}; there are {known}.")
    return bot
