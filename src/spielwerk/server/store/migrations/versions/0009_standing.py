"""Answers given in advance, with the seat that gave them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has said anything in advance yet."""
    op.create_table(
        "standing",
        sa.Column(
            "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("id", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.String(32), nullable=False),
        sa.Column("unless", sa.JSON, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("lifted", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Everybody is asked again; what was answered in advance was a choice like any other."""
    op.drop_table("standing")
    op.execute("UPDATE acts SET kind = 'move' WHERE kind = 'standing'")
