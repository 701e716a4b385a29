"""What all games share, and nothing of any game."""

from spielwerk.engine.errors import (
    BadOption,
    BadSave,
    DataError,
    IllegalMove,
    RulesError,
    SpielwerkError,
    UnknownGame,
)
from spielwerk.engine.game import Game, Wish
from spielwerk.engine.record import Move, Record
from spielwerk.engine.session import Session
from spielwerk.engine.state import Event, Option, State, Step

__all__ = [
    "BadOption",
    "BadSave",
    "DataError",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "Record",
    "RulesError",
    "Session",
    "SpielwerkError",
    "State",
    "Step",
    "UnknownGame",
    "Wish",
]
