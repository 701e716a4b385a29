"""Spielwerk: strategy games to play, to playtest and to study."""

from spielwerk.engine import (
    BadOption,
    BadSave,
    DataError,
    Game,
    IllegalMove,
    Record,
    Session,
    SpielwerkError,
    State,
)
from spielwerk.engine.compiled import form, warn_of_old_modules
from spielwerk.games import game
from spielwerk.registry import GAMES

__version__ = "0.7.0"
__all__ = [
    "GAMES",
    "BadOption",
    "BadSave",
    "DataError",
    "Game",
    "IllegalMove",
    "Record",
    "Session",
    "SpielwerkError",
    "State",
    "form",
    "game",
]
warn_of_old_modules()
