"""Notices that are to be sent, written down together with the move that causes them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who is asked when the server is updated is told at the next turn."""
    op.create_table(
        "outbox",
        sa.Column(
            "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("at", sa.Float),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.JSON, nullable=False),
        sa.Column("secret", sa.Text),
    )
    op.create_index("outbox_at", "outbox", ["at"])


def downgrade() -> None:
    """What was not sent is lost."""
    op.drop_table("outbox")
