"""Tournaments: each a document, its links, and the rooms in which its tables are played."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def _tournament(**more: Any) -> sa.Column[str]:
    key = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament", sa.String(32), key, **more)


def upgrade() -> None:
    """There is none yet."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament_tokens",
        _tournament(primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("player", sa.Integer),
    )
    op.create_table(
        "tournament_tables",
        sa.Column(
            "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        _tournament(nullable=False, index=True),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("tournament_tables_done", "tournament_tables", ["done"])


def downgrade() -> None:
    """The rooms stay; who was ahead is lost."""
    op.drop_table("tournament_tables")
    op.drop_table("tournament_tokens")
    op.drop_table("tournaments")
