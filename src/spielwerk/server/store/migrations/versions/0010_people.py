"""People who want to be known again: device keys, what they hold, results, ratings."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _person(**more: Any) -> sa.Column[str]:
    return sa.Column(
        "person", sa.String(16), sa.ForeignKey("people.id", ondelete="CASCADE"), **more
    )


def upgrade() -> None:
    """Nobody is known yet."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        _person(nullable=False, index=True),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "join_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        _person(nullable=False, index=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "holds",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        _person(primary_key=True),
        sa.Column("device", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(
            ["room", "hash"], ["tokens.room", "tokens.hash"], ondelete="CASCADE"
        ),
    )
    op.create_index("holds_person", "holds", ["person"])
    op.create_table(
        "results",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("end", sa.String(64), nullable=False),
        sa.Column("unrated", sa.String(16), nullable=False),
    )
    op.create_table(
        "result_seats",
        sa.Column(
            "room",
            sa.String(32),
            sa.ForeignKey("results.room", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column(
            "person", sa.String(16), sa.ForeignKey("people.id", ondelete="SET NULL"), index=True
        ),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Everybody is forgotten; their cookies and links stay valid."""
    for table in (
        "ratings",
        "result_seats",
        "results",
        "holds",
        "join_codes",
        "devices",
        "people",
    ):
        op.drop_table(table)
