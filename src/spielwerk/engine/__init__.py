"""What all games share, and nothing of any game."""

from spielwerk.engine.errors import (
    BadOption,
    BadSave,
    DataError,
    IllegalMove,
    RulesError,
    SpielwerkError,
    UnknownGame,
    UnknownThing,
)
from spielwerk.engine.game import Game
from spielwerk.engine.option import DONE, Option, Verb
from spielwerk.engine.orders import Answers, Order
from spielwerk.engine.record import Move, Record
from spielwerk.engine.session import Session
from spielwerk.engine.state import Event, State
from spielwerk.engine.step import Decision, Step

__all__ = [
    "DONE",
    "Answers",
    "BadOption",
    "BadSave",
    "DataError",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "Order",
    "Record",
    "RulesError",
    "Session",
    "SpielwerkError",
    "State",
    "Step",
    "UnknownGame",
    "UnknownThing",
    "Verb",
]
