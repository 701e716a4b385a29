"""The workshop: packs of one's own; they are those of a device's key, or of its person."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from spielwerk.lab.page import Page
from spielwerk.server.http.answer import Answer
from spielwerk.server.http.device import hand_over, new_device
from spielwerk.server.http.endpoint import Endpoints
from spielwerk.server.http.visit import MINUTE, caller
from spielwerk.server.problems import Problem
from spielwerk.server.room.tokens import SHAPE, hash_of
from spielwerk.server.services import Services
from spielwerk.server.store.shelf import PackData
from spielwerk.server.wire.answers import encode
from spielwerk.server.wire.requests import Empty, GameName
from spielwerk.server.wire.workshop import (
    ZIP,
    AskPack,
    CardKey,
    Edition,
    EditPack,
    GoTo,
    ImportPack,
    Looked,
    NewPack,
    RenamePack,
    WorkshopOut,
    WorkshopPack,
)
from spielwerk.server.words import told
from spielwerk.workshop.shapes import AnswerOut, Before, Description, QuestionOut
from spielwerk.workshop.tasks import IMAGES

endpoints = Endpoints("workshop")
OLD_COOKIE = "sw_workshop"  # of releases in which only the workshop knew devices
KindName = Annotated[str, Meta(max_length=16, pattern=r"^[a-z]+$")]
PackId = Annotated[str, Meta(max_length=32, pattern=r"^[\w-]+$")]


@endpoints.add("GET", "/api/workshop")
async def workshop(request: Request, services: Services) -> Answer[WorkshopOut]:
    """Whether there is a workshop, and the packs of this device."""
    owners = await _owners(request, services)
    found = []
    if services.settings.workshop and owners:
        await services.workshop.adopt(owners)
        found = [await _out(services, one) for one in await services.workshop.of(owners[0])]
    return Answer(WorkshopOut(services.settings.workshop, found))


@endpoints.add("GET", "/api/workshop/games/{game}", 403, 404)
async def describe_game(
    request: Request, services: Services, game: GameName
) -> Answer[Description]:
    """What can be edited in a game: files, columns, forms of effects; made from its own classes."""
    _enter(request, services)
    return Answer(encode(await services.workshop.describe(game)))


@endpoints.add("GET", "/api/workshop/games/{game}/questions", 403, 404)
async def get_questions(
    request: Request, services: Services, game: GameName
) -> Answer[list[QuestionOut]]:
    """What the lab can be asked about a game, with the arguments of the command line."""
    _enter(request, services)
    return Answer(encode(await services.workshop.lab(game)))


@endpoints.add("POST", "/api/workshop/packs", 403, 404, status=201)
async def new_pack(request: Request, services: Services, body: NewPack) -> Answer[WorkshopPack]:
    """A new pack of this device, empty or like another."""
    _enter(request, services)
    owners = await _owners(request, services)
    if body.like:
        like = await services.workshop.find(owners, body.like)
        made = await services.workshop.copy(owners[0], like, body.name)
        return Answer(await _out(services, made), 201)
    owner, secret = await _owner(request, services, owners)
    made = await services.workshop.new(owner, body.name, body.game)
    return await _mine(request, services, made, secret)


@endpoints.add("POST", "/api/workshop/import", 403, status=201, most=ZIP + 1024)
async def import_pack(
    request: Request, services: Services, body: ImportPack
) -> Answer[WorkshopPack]:
    """The pack of a zip."""
    _enter(request, services)
    owner, secret = await _owner(request, services, await _owners(request, services))
    made = await services.workshop.unpack(owner, body.name, body.zip)
    return await _mine(request, services, made, secret)


@endpoints.add("GET", "/api/workshop/packs/{pack}", 403, 404)
async def get_pack(
    request: Request, services: Services, pack: PackId, see: CardKey = ""
) -> Answer[Looked]:
    """A pack as it stands."""
    found = await _find(request, services, pack)
    look = await services.workshop.look(found, see)
    return Answer(encode({"pack": await _out(services, found), "look": look}))


@endpoints.add("POST", "/api/workshop/packs/{pack}/edits", 403, 404, 409, most=64 * 1024)
async def edit_pack(
    request: Request, services: Services, pack: PackId, body: EditPack
) -> Answer[Looked]:
    """Edits tried or kept; with faults nothing is kept, and each stands beside its field."""
    found = await _find(request, services, pack)
    if found.head != body.version:
        raise Problem("stale", told("workshop-stale"))
    found, look = await services.workshop.edit(found, body.edits, body.see, body.save)
    return Answer(encode({"pack": await _out(services, found), "look": look}))


@endpoints.add("POST", "/api/workshop/packs/{pack}/version", 403, 404, 409)
async def go_to_version(
    request: Request, services: Services, pack: PackId, body: GoTo
) -> Answer[Looked]:
    """Undo and redo: another version stands."""
    found = await _find(request, services, pack)
    found = await services.workshop.go_to(found, body.version)
    look = await services.workshop.look(found)
    return Answer(encode({"pack": await _out(services, found), "look": look}))


@endpoints.add("PATCH", "/api/workshop/packs/{pack}", 403, 404, 409)
async def rename_pack(
    request: Request, services: Services, pack: PackId, body: RenamePack
) -> Answer[WorkshopPack]:
    """Another name."""
    found = await services.workshop.rename(await _find(request, services, pack), body.name)
    return Answer(await _out(services, found))


@endpoints.add("DELETE", "/api/workshop/packs/{pack}", 403, 404, status=204)
async def forget_pack(request: Request, services: Services, pack: PackId) -> Response:
    """Away with it; rooms that are played with it go on."""
    await services.workshop.forget(await _find(request, services, pack))
    return Response(status_code=204)


@endpoints.add("GET", "/api/workshop/packs/{pack}/zip", 403, 404, media="application/zip")
async def pack_zip(request: Request, services: Services, pack: PackId) -> Response:
    """The pack as one file, as `--pack` takes it."""
    found = await _find(request, services, pack)
    name = "".join(one if one.isascii() and one.isalnum() else "-" for one in found.name)
    headers = {"Content-Disposition": f'attachment; filename="{name.strip("-") or "pack"}.zip"'}
    return Response(await services.workshop.zip(found), 200, headers, "application/zip")


@endpoints.add("POST", "/api/workshop/packs/{pack}/edition", 403, 404)
async def make_edition(
    request: Request, services: Services, pack: PackId, body: Empty
) -> Answer[Edition]:
    """Keep the pack as it stands for rooms; its name goes into `POST /api/rooms`."""
    found = await _find(request, services, pack)
    return Answer(Edition(await services.workshop.edition(found)))


@endpoints.add("GET", "/api/workshop/packs/{pack}/question", 403, 404)
async def get_answer(
    request: Request, services: Services, pack: PackId, kind: KindName = "compare"
) -> Answer[AnswerOut]:
    """How far the latest question of a kind is."""
    found = await _find(request, services, pack, looks=False)
    return Answer(services.workshop.questions.answer(found.id, kind))


@endpoints.add("GET", "/api/workshop/packs/{pack}/question/page", 403, 404)
async def get_page(
    request: Request,
    services: Services,
    pack: PackId,
    kind: KindName = "compare",
    lang: Literal["de", "en"] = "en",
) -> Answer[Page]:
    """Its answer so far, as a page of text, tables and plots (Vega-Lite)."""
    found = await _find(request, services, pack, looks=False)
    return Answer(services.workshop.questions.page(found.id, kind, lang))


@endpoints.add("POST", "/api/workshop/packs/{pack}/question/before", 403, 404)
async def before_asking(
    request: Request, services: Services, pack: PackId, body: AskPack
) -> Answer[Before]:
    """How many games a question takes, and what they can show, before one of them is played."""
    found = await _find(request, services, pack)
    return Answer(encode(await services.workshop.before(found, body.kind, body.values)))


@endpoints.add("POST", "/api/workshop/packs/{pack}/question", 403, 404, 409)
async def ask_pack(
    request: Request, services: Services, pack: PackId, body: AskPack
) -> Answer[AnswerOut]:
    """Play what a question needs, in the background; go on where it stopped."""
    found = await _find(request, services, pack)
    return Answer(await services.workshop.ask(found, body.kind, body.values))


@endpoints.add("DELETE", "/api/workshop/packs/{pack}/question", 403, 404)
async def stop_asking(
    request: Request, services: Services, pack: PackId, kind: KindName = "compare"
) -> Answer[AnswerOut]:
    """Enough; what was played is kept."""
    found = await _find(request, services, pack)
    return Answer(await services.workshop.questions.stop(found.id, kind))


@endpoints.add("GET", "/api/workshop/packs/{pack}/print", 403, 404, media="application/pdf")
async def print_pack(
    request: Request,
    services: Services,
    pack: PackId,
    lang: Literal["de", "en"] = "en",
    what: Literal["cards", "board", "tokens", "book", "images"] = "cards",
    paper: Literal["a4", "letter"] = "a4",
    backs: Literal["none", "fold", "duplex"] = "none",
    ink: Literal["full", "low"] = "full",
) -> Response:
    """A part of the pack as a PDF to cut out, or its cards as a zip of images."""
    found = await _find(request, services, pack)
    zipped = what == IMAGES
    name = f"{found.game}-{what}.{'zip' if zipped else 'pdf'}"
    how: dict[str, str] = {"lang": lang, "ink": ink}
    if not zipped:
        how |= {"paper": paper, "backs": backs}
    made = await services.workshop.print(found, what, how)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(made, 200, headers, "application/zip" if zipped else "application/pdf")


async def _owners(request: Request, services: Services) -> list[str]:
    """As whom this device has packs: its person, or the key that it had for the workshop alone."""
    who = await services.keys.who(request)
    held = request.cookies.get(OLD_COOKIE, "")
    return [
        *([who.person.id] if who else []),
        *([hash_of(held)] if SHAPE.match(held) else []),
    ]


async def _owner(request: Request, services: Services, owners: list[str]) -> tuple[str, str | None]:
    """As whom it gets a new one; a device that nobody knows gets a key, whose secret comes back."""
    if owners:
        return owners[0], None
    who, secret = await new_device(request, services)
    return who.person.id, secret


def _enter(request: Request, services: Services, looks: bool = True) -> None:
    """Refuse where there is no workshop, and who asks too often; looks at packs cost most."""
    settings, who = services.settings, caller(request)
    if not settings.workshop:
        raise Problem("no-workshop")
    if looks:
        services.limits.check("workshop", who, settings.workshop_tasks, MINUTE)
    else:
        services.limits.check("read workshop", who, settings.reads_per_window, settings.window)


async def _find(request: Request, services: Services, pack: str, looks: bool = True) -> PackData:
    _enter(request, services, looks)
    return await services.workshop.find(await _owners(request, services), pack)


async def _out(services: Services, pack: PackData) -> WorkshopPack:
    first = await services.workshop.first(pack)
    return WorkshopPack(pack.id, pack.game, pack.name, pack.head, first, pack.top, pack.changed)


async def _mine(
    request: Request, services: Services, pack: PackData, secret: str | None
) -> Answer[WorkshopPack]:
    answer = Answer(await _out(services, pack), 201)
    if secret is not None:
        hand_over(answer, request, secret)
    return answer
