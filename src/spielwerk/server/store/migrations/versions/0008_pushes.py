"""Web push: the server's keys, the devices that are told; reminders and webhooks to one's taste."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No device has asked to be told yet; the keys are made at the next start."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("private", sa.Text, nullable=False),
        sa.Column("public", sa.Text, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column(
            "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
    )
    op.create_index("pushes_device", "pushes", ["device"])
    op.add_column("outbox", sa.Column("aside", sa.Boolean))
    op.add_column("notices", sa.Column("remind", sa.Integer))
    op.add_column("notices", sa.Column("format", sa.String(8)))


def downgrade() -> None:
    """Nobody is told on his device any more."""
    op.drop_column("notices", "format")
    op.drop_column("notices", "remind")
    op.drop_column("outbox", "aside")
    op.drop_table("pushes")
    op.drop_table("server_keys")
