"""Rooms, their moves, messages, tokens, notes and notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _room() -> sa.Column[str]:
    return sa.Column(
        "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
    )


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    """The first tables."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("pause", sa.Float, nullable=False),
        sa.Column("seeded", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("header", sa.JSON),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("said", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("due", sa.Float),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("ended", sa.Float),
    )
    op.create_index("rooms_due", "rooms", ["due"])
    op.create_index("rooms_public", "rooms", ["public", "status", "changed"])
    op.create_table(
        "acts",
        _room(),
        _number("seq"),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.JSON),
        sa.Column("key", sa.String(80)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("room", "key", name="acts_key"),
    )
    op.create_table(
        "messages",
        _room(),
        _number("n"),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("note", sa.JSON),
        sa.Column("key", sa.String(80)),
        sa.UniqueConstraint("room", "key", name="messages_key"),
    )
    op.create_table(
        "tokens",
        _room(),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_table("notes", _room(), _number("seat"), sa.Column("text", sa.Text, nullable=False))
    op.create_table(
        "notices",
        _room(),
        _number("seat"),
        sa.Column("email", sa.Text),
        sa.Column("webhook", sa.Text),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """An empty database."""
    for name in ("notices", "notes", "tokens", "messages", "acts", "rooms"):
        op.drop_table(name)
