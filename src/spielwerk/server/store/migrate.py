"""Bring the database to the present version; done at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x5350_4945  # several processes may start at once: one migrates, the others wait


def configuration(connection: Connection) -> Config:
    """Alembic's settings, without a file."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Create or change the tables as this version wants them."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(configuration(connection), "head")
