"""The tables of the database. Changes go into `migrations/versions`, too."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.types import BigInteger

meta = MetaData()


def _room() -> Column[str]:
    return Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)


rooms = Table(
    "rooms",
    meta,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("pack", String(64)),
    Column("settings", JSON, nullable=False),  # all of them: a new one needs no new column
    Column("public", Boolean, nullable=False),  # one of the settings, for the index
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("header", JSON(none_as_null=True)),
    Column("seq", Integer, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("said", Integer, nullable=False),
    Column("asked", Integer),
    Column("due", Float),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("result", JSON(none_as_null=True)),
    Index("rooms_due", "due"),
    Index("rooms_public", "public", "status", "changed"),
)

acts = Table(
    "acts",
    meta,
    _room(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", JSON(none_as_null=True)),
    Column("key", String(80)),
    Column("wanted", String(32)),
    Column("trace", String(16)),
    Column("at", Float, nullable=False),
    UniqueConstraint("room", "key", name="acts_key"),
)

messages = Table(
    "messages",
    meta,
    _room(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("note", JSON(none_as_null=True)),
    Column("key", String(80)),
    UniqueConstraint("room", "key", name="messages_key"),
)

tokens = Table(
    "tokens",
    meta,
    _room(),
    Column("hash", String(64), primary_key=True),
    Column("role", String(16), nullable=False),
    Column("seat", Integer),
)

notes = Table(
    "notes",
    meta,
    _room(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

playtests = Table(  # what a seat says to who made the game: never in a record, never in the chat
    "playtests",
    meta,
    _room(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("agrees", Boolean, nullable=False),  # that the lab reads the game
    Column("face", Integer),  # how it was: 1 to 5
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notices = Table(
    "notices",
    meta,
    _room(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("email", Text),
    Column("webhook", Text),
    Column("lang", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("told", Float, nullable=False),
    Column("remind", Integer),  # hours; 0: never; nothing: as the server does
    Column("format", String(8)),  # of the webhook; nothing: our own
)

pushes = Table(  # devices that are told of a seat's turn
    "pushes",
    meta,
    _room(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("device", String(64), primary_key=True),  # the hash of its endpoint
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Index("pushes_device", "device"),
)

server_keys = Table(
    "server_keys",
    meta,
    Column("name", String(16), primary_key=True),
    Column("private", Text, nullable=False),
    Column("public", Text, nullable=False),
)

outbox = Table(
    "outbox",
    meta,
    _room(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), primary_key=True),
    Column("since", Float, nullable=False),
    Column("at", Float),  # when somebody must look after it
    Column("state", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("sent", JSON, nullable=False),  # by which ways it has gone out
    Column("secret", Text),  # of the link in it
    Column("aside", Boolean),  # a question in somebody else's turn
    Index("outbox_at", "at"),
)

game_data = Table(
    "game_data",
    meta,
    Column("game", String(64), primary_key=True),
    Column("hash", String(16), primary_key=True),
    Column("files", JSON, nullable=False),
)

heartbeat = Table(  # written by whoever asks whether anything can be written
    "heartbeat",
    meta,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

workshop_packs = Table(
    "workshop_packs",
    meta,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),  # the hash of a device's secret
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("head", Integer, nullable=False),  # the version that stands
    Column("top", Integer, nullable=False),  # the latest, to which one can go forward again
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

workshop_versions = Table(
    "workshop_versions",
    meta,
    Column(
        "pack", String(32), ForeignKey("workshop_packs.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("files", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

workshop_editions = Table(  # the packs of rooms (`name@hash`) that were made from a version
    "workshop_editions",
    meta,
    Column("hash", String(16), primary_key=True),
    Column(
        "pack",
        String(32),
        ForeignKey("workshop_packs.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("n", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
