"""A room's settings in one column; what a request wanted beside its key.

The data of a pack that a game reads stand in the header of its record, so its own hash goes.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MOVED = ("title", "mode", "clock", "pause")
rooms = sa.table(
    "rooms",
    sa.column("id", sa.String),
    sa.column("settings", sa.JSON),
    sa.column("title", sa.Text),
    sa.column("public", sa.Boolean),
    sa.column("mode", sa.String),
    sa.column("clock", sa.Integer),
    sa.column("pause", sa.Float),
)


def upgrade() -> None:
    """What stood in columns of its own is put together."""
    op.add_column("acts", sa.Column("wanted", sa.String(32)))
    op.add_column("rooms", sa.Column("settings", sa.JSON, nullable=False, server_default="{}"))
    connection = op.get_bind()
    names = (*MOVED, "public")
    for row in connection.execute(sa.select(rooms)).mappings().all():
        settings = {name: row[name] for name in names}
        here = rooms.c.id == row["id"]
        connection.execute(sa.update(rooms).where(here).values(settings=settings))
    for name in (*MOVED, "pack_hash"):  # not as a batch: a new table would cost all acts of rooms
        op.drop_column("rooms", name)


def downgrade() -> None:
    """Each setting in its own column again; those that came later are lost."""
    op.drop_column("acts", "wanted")
    op.add_column("rooms", sa.Column("title", sa.Text, nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("mode", sa.String(16), nullable=False, server_default="live"))
    op.add_column("rooms", sa.Column("clock", sa.Integer))
    op.add_column("rooms", sa.Column("pause", sa.Float, nullable=False, server_default="0.8"))
    op.add_column("rooms", sa.Column("pack_hash", sa.String(16)))
    connection = op.get_bind()
    for row in connection.execute(sa.select(rooms.c.id, rooms.c.settings)).mappings().all():
        given = {name: row["settings"][name] for name in MOVED}
        connection.execute(sa.update(rooms).where(rooms.c.id == row["id"]).values(given))
    op.drop_column("rooms", "settings")
