"""What a game was begun with, what each choice did, how it ended: for the time after an update."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of games that have begun before, the data are kept when somebody comes."""
    op.create_table(
        "game_data",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("hash", sa.String(16), primary_key=True),
        sa.Column("files", sa.JSON, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("acts", sa.Column("trace", sa.String(16)))
    op.add_column("rooms", sa.Column("result", sa.JSON))


def downgrade() -> None:
    """Games go on only with the data that the server has."""
    op.drop_column("rooms", "result")
    op.drop_column("acts", "trace")
    op.drop_table("heartbeat")
    op.drop_table("game_data")
