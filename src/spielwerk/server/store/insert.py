"""Rows that are added unless they are there: each kind of database has words of its own for it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite


def unless_there(connection: Connection, table: Table) -> Any:
    """The statement that adds rows, and lets be those whose key is taken."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # not where nobody has one

        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
