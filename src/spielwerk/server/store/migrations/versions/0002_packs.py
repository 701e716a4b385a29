"""The card pack of a room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rooms from before have none."""
    op.add_column("rooms", sa.Column("pack", sa.String(64)))
    op.add_column("rooms", sa.Column("pack_hash", sa.String(16)))


def downgrade() -> None:
    """Without packs."""
    op.drop_column("rooms", "pack_hash")
    op.drop_column("rooms", "pack")
