"""The tables of the database. Changes go into `migrations/versions`, too."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
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

standing = Table(  # what seats have answered in advance; told to nobody else
    "standing",
    meta,
    _room(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(32), primary_key=True),
    Column("id", BigInteger, nullable=False),
    Column("answer", String(32), nullable=False),
    Column("unless", JSON, nullable=False),
    Column("round", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Column("lifted", Integer, nullable=False),
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

tournaments = Table(  # each a document; what is looked for has a column
    "tournaments",
    meta,
    Column("id", String(32), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("rev", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("data", Text, nullable=False),
)


def _tournament(**more: Any) -> Column[str]:
    return Column(
        "tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), **more
    )


tournament_tokens = Table(
    "tournament_tokens",
    meta,
    _tournament(primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("role", String(16), nullable=False),
    Column("player", Integer),
)

tournament_tables = Table(  # the rooms in which a tournament is played
    "tournament_tables",
    meta,
    _room(),
    _tournament(nullable=False, index=True),
    Column("done", Boolean, nullable=False),  # its result was taken, or nobody waits for it
    Index("tournament_tables_done", "done"),
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


def _person(**more: Any) -> Column[str]:
    return Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), **more)


people = Table(  # who wanted to be known again; nobody has to
    "people",
    meta,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("settings", JSON, nullable=False),  # of the page, to travel to other devices
    Column("listed", Boolean, nullable=False),  # may be shown among the ratings of this server
    Column("created", Float, nullable=False),
)

devices = Table(
    "devices",
    meta,
    Column("hash", String(64), primary_key=True),  # of the secret in its cookie
    Column("id", String(16), nullable=False, unique=True),
    _person(nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

join_codes = Table(  # by which another device becomes one of a person; each works once
    "join_codes",
    meta,
    Column("hash", String(64), primary_key=True),
    _person(nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

holds = Table(  # tokens that a person has on all devices; a revoked one is gone here, too
    "holds",
    meta,
    Column("room", String(32), primary_key=True),
    Column("hash", String(64), primary_key=True),
    _person(primary_key=True),
    Column("device", String(16), nullable=False),  # that brought it, and has it in its cookie
    ForeignKeyConstraint(["room", "hash"], ["tokens.room", "tokens.hash"], ondelete="CASCADE"),
    Index("holds_person", "person"),
)

results = Table(  # finished games of people who are known; they outlive their rooms
    "results",
    meta,
    Column("room", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("started", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("end", String(64), nullable=False),
    Column("unrated", String(16), nullable=False),  # why it counts for no rating; empty: it does
)

result_seats = Table(
    "result_seats",
    meta,
    Column("room", String(32), ForeignKey("results.room", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(16), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    Column("side", String(64), nullable=False),  # the message that names what was played
    Column("team", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("mu", Float),  # the rating after the game
    Column("sigma", Float),
)

ratings = Table(
    "ratings",
    meta,
    Column("who", String(80), primary_key=True),  # a person, or `bot:` and its name
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
