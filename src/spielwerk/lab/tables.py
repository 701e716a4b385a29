"""The columns of the lab's tables, and rows as data frames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import polars as pl

from spielwerk.lab.lens import lens_of

GAMES = {
    "players": pl.UInt8,
    "number": pl.UInt32,
    "seed": pl.Int64,
    "end": pl.String,
    "set_up": pl.String,
    "rounds": pl.UInt16,
    "decisions": pl.UInt32,
    "lone": pl.UInt32,  # questions with one answer, which the engine gave
    "winners": pl.List(pl.UInt8),
    "victors": pl.List(pl.String),  # the parties that won
    "lead_changes": pl.UInt16,
    "leaders": pl.List(pl.String),  # at 5 %, 10 %, … of the decisions; empty: nobody alone
    "branching": pl.List(pl.Float32),  # mean number of options in each twentieth
}
PLAYERS = {
    "players": pl.UInt8,
    "number": pl.UInt32,
    "seat": pl.UInt8,
    "bot": pl.String,
    "party": pl.String,
    "faction": pl.String,
    "position": pl.String,
    "score": pl.Int32,
    "won": pl.Boolean,
    "share": pl.Float32,  # of the win
    "decisions": pl.UInt32,
    "course": pl.List(pl.Int32),  # points at 5 %, 10 %, … of the decisions
}
ROUNDS = {
    "players": pl.UInt8,
    "number": pl.UInt32,
    "round": pl.UInt16,  # as it begins
    "over": pl.Boolean,  # or as the game ends
    "seat": pl.UInt8,
    "decisions": pl.UInt32,  # so far
    "score": pl.Int32,
}
THINGS = {
    "players": pl.UInt8,
    "number": pl.UInt32,
    "seat": pl.Int8,
    "kind": pl.String,
    "thing": pl.String,
    "times": pl.UInt32,
    "amount": pl.Int64,
    "first": pl.UInt16,  # the round in which it first happened
}
ASKED = {
    "players": pl.UInt8,
    "number": pl.UInt32,
    "seat": pl.Int8,  # -1: of questions with one answer, which the engine gave
    "phase": pl.String,
    "question": pl.String,
    "verb": pl.String,  # what was chosen
    "times": pl.UInt32,
    "options": pl.UInt32,  # that were open, all in all
    "seconds": pl.Float32,  # that it took; null where nobody looked at the clock
}
EVENTS = {
    "players": pl.UInt8,
    "number": pl.UInt32,
    "index": pl.UInt32,
    "round": pl.UInt16,
    "decision": pl.UInt32,
    "kind": pl.String,
    "args": pl.List(pl.Int32),
}
CLOCKS = {
    "players": pl.UInt8,
    "number": pl.UInt32,
    "bot": pl.String,
    "decisions": pl.UInt32,
    "seconds": pl.Float64,
    "steps": pl.List(pl.Int32),  # durations by their number (see arena.bucket), and how many each
    "counts": pl.List(pl.UInt32),
}

OTHERS: dict[str, Mapping[str, Any]] = {
    "games": GAMES,
    "things": THINGS,
    "asked": ASKED,
    "events": EVENTS,
    "clocks": CLOCKS,
}


def columns(game_id: str, table: str) -> dict[str, Any]:
    """The columns of a table, with those that only this game has."""
    lens = lens_of(game_id)
    more: tuple[str, ...] = ()
    found: Mapping[str, Any]
    if table == "players":
        found, more = PLAYERS, lens.tallies
    elif table == "rounds":
        found, more = ROUNDS, lens.measures
    else:
        found = OTHERS[table]
    return {**found, **dict.fromkeys(more, pl.Int32)}


def frame(game_id: str, table: str, rows: Sequence[Sequence[Any]]) -> pl.DataFrame:
    """Rows as a data frame."""
    return pl.DataFrame(rows, schema=columns(game_id, table), orient="row")
