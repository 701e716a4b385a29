"""What people say of their games, and which rooms are played with which version of a pack."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody was asked yet."""
    op.create_table(
        "playtests",
        sa.Column(
            "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("agrees", sa.Boolean, nullable=False),
        sa.Column("face", sa.Integer),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "workshop_editions",
        sa.Column("hash", sa.String(16), primary_key=True),
        sa.Column(
            "pack",
            sa.String(32),
            sa.ForeignKey("workshop_packs.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """What was said is lost."""
    op.drop_table("workshop_editions")
    op.drop_table("playtests")
