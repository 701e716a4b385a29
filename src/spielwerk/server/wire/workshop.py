"""What is asked of the workshop, and what it answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from spielwerk.server.wire.requests import GameName, Request
from spielwerk.server.wire.room_settings import LINE
from spielwerk.workshop.edits import Edit
from spielwerk.workshop.shapes import Look

PackTitle = Annotated[str, Meta(min_length=1, max_length=60, pattern=LINE)]
CardKey = Annotated[str, Meta(max_length=64)]
ZIP = 1_000_000  # letters of a zip, as base 64


class NewPack(Request):
    """A pack as somebody wants it; `like`: the id of a pack to copy."""

    name: PackTitle
    game: GameName = ""
    like: Annotated[str, Meta(max_length=32)] = ""


class ImportPack(Request):
    """A zip, as base 64."""

    verbatim = ("zip",)

    name: PackTitle
    zip: Annotated[str, Meta(max_length=ZIP, pattern=r"^[A-Za-z0-9+/=]*$")]


class RenamePack(Request):
    """Another name."""

    name: PackTitle


class EditPack(Request):
    """Edits of a pack that stands at a version, tried or kept."""

    version: int
    edits: Annotated[list[Edit], Meta(max_length=200)]
    save: bool = False
    see: CardKey = ""  # a card that is wanted in words


class GoTo(Request):
    """Undo or redo."""

    version: int


class AskPack(Request):
    """A question to the lab about this pack, its arguments as on the command line."""

    verbatim = ("values",)

    kind: Annotated[str, Meta(max_length=16, pattern=r"^[a-z]+$")]
    values: Annotated[
        dict[Annotated[str, Meta(max_length=16)], Annotated[str, Meta(max_length=1000)]],
        Meta(max_length=16),
    ] = field(default_factory=dict)


class WorkshopPack(Struct):
    """A pack of one's own."""

    id: str
    game: str
    name: str
    version: int
    first: int  # one can go back to this version
    last: int  # and forward to this one
    changed: float


class WorkshopOut(Struct):
    """The workshop of this server, for this device."""

    open: bool
    packs: list[WorkshopPack]


class Looked(Struct):
    """A pack and how it looks."""

    pack: WorkshopPack
    look: Look


class Edition(Struct):
    """The pack with which rooms are made; null if it changes nothing."""

    pack: str | None
