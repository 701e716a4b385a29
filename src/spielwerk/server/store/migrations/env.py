"""Alembic's entry: runs the migrations on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from spielwerk.server.store.tables import meta

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=meta, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
