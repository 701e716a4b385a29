"""Games, their words and rules: the same for everybody, so they can be cached."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

from msgspec import Meta, convert
from starlette.requests import Request
from starlette.responses import Response

import spielwerk
from spielwerk import bots
from spielwerk.engine import UnknownThing
from spielwerk.engine.book import PARTS
from spielwerk.engine.words import LANGUAGES
from spielwerk.lab.worth import worth_of
from spielwerk.server.bots.names import default_bot
from spielwerk.server.http.answer import Answer
from spielwerk.server.http.endpoint import Endpoints
from spielwerk.server.problems import Problem
from spielwerk.server.services import Services
from spielwerk.server.settings import Settings
from spielwerk.server.store.rows import MARK
from spielwerk.server.wire.answers import (
    CardList,
    Catalogue,
    GameOut,
    Games,
    LessonOut,
    PackOut,
    PlayerNumbers,
    encode,
)
from spielwerk.server.wire.requests import GameName, PackName
from spielwerk.server.words import fluent_source, shared_source

endpoints = Endpoints("games")
Lang = Annotated[str, Meta(max_length=8)]
Part = Annotated[str, Meta(max_length=16)]


@endpoints.add("GET", "/api/games", 304)
async def list_games(request: Request, services: Services) -> Answer[Games]:
    """All games, with players, switches and bots."""
    games = [describe(spielwerk.game(name), services.settings) for name in spielwerk.GAMES]
    return _static(request, encode(Games(games)))


@endpoints.add("GET", "/api/games/{game}/catalogue", 304, 404)
async def catalogue(
    request: Request, services: Services, game: GameName, pack: PackName | None = None
) -> Answer[Catalogue]:
    """Static facts of cards and boards, with those of a pack."""
    return _static(request, encode((await _game(game, services, pack)).catalogue()))


@endpoints.add("GET", "/api/games/{game}/rules/{lang}", 304, 404, media="text/markdown")
async def rulebook(
    request: Request, services: Services, game: GameName, lang: Lang, part: Part = ""
) -> Response:
    """The rulebook, or its overview on one page, as Markdown."""
    found = await _game(game, services)
    _language(lang)
    if part not in PARTS:
        raise Problem("not-found", f"A rulebook has no part {part!r}, but: overview.")
    try:
        return _static(request, found.rulebook(lang, part).encode(), "text/markdown")
    except UnknownThing as error:
        raise Problem("not-found", str(error)) from None


@endpoints.add("GET", "/api/games/{game}/cards", 304, 404)
async def card_list(
    request: Request, services: Services, game: GameName, pack: PackName | None = None
) -> Answer[CardList]:
    """Every card once, in words; with those of a pack."""
    found = await _game(game, services, pack)
    return _static(request, encode(CardList(found.card_list(), worth_of(found))))


@endpoints.add("GET", "/api/words/{game}/{lang}", 304, 404, media="text/plain")
async def words(
    request: Request,
    services: Services,
    game: GameName,
    lang: Lang,
    pack: PackName | None = None,
) -> Response:
    """The texts of a game (or `shared`) as Fluent source, with those of a pack."""
    _language(lang)
    if game == "shared":
        found = shared_source(lang)
    else:
        found = fluent_source(await _game(game, services, pack), lang)
    return _static(request, found.encode(), "text/plain")


def describe(game: spielwerk.Game[Any], settings: Settings) -> GameOut:
    """A game as the lobby shows it."""
    packs = [
        PackOut(pack.name, spielwerk.game(game.id, pack.folder).switches())
        for pack in settings.packs.of(game.id)
    ]
    return GameOut(
        id=game.id,
        rules_version=game.version,
        players=PlayerNumbers(game.min_players, game.max_players),
        switches=game.switches(),
        sides={
            str(players): list(game.sides(players, game.Options()))
            for players in range(game.min_players, game.max_players + 1)
        },
        packs=packs,
        lessons=convert(game.lessons, list[LessonOut], from_attributes=True),
        bots=bots.names(game.id),
        default_bot=default_bot(game.id, settings.default_bot),
        end_reasons=game.end_reasons,
        languages=tuple(LANGUAGES),
    )


async def _game(name: str, services: Services, pack: str | None = None) -> spielwerk.Game[Any]:
    """A game as it is now, with a pack of this server, or as rooms were begun (`@…`)."""
    if name not in spielwerk.GAMES:
        raise Problem("not-found", f"There is no game {name!r}.")
    if pack is not None and pack.startswith(MARK):
        kept = await services.rooms.kept.find(name, pack.removeprefix(MARK), None)
        if kept is None:
            raise Problem("not-found", f"Nothing was kept of {name} under {pack!r}.")
        return kept
    await services.rooms.kept.learn(services.settings.packs, name, pack)
    if pack is not None and services.settings.packs.find(name, pack) is None:
        raise Problem("not-found", f"There is no pack {pack!r} for {name}.")
    return services.settings.packs.game(name, pack)


def _language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Problem("not-found", f"There are texts in {' and '.join(LANGUAGES)}.")


def _static(request: Request, body: bytes, media: str | None = None) -> Answer[Any]:
    """With a tag, or nothing at all for somebody who has the same tag."""
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    known = request.headers.get("if-none-match", "").split(",")
    same = etag in [tag.strip().removeprefix("W/") for tag in known]
    answer: Answer[Any] = Answer(b"", 304) if same else Answer(body, media=media)
    answer.headers.update({"ETag": etag, "Cache-Control": "public, no-cache"})
    return answer
