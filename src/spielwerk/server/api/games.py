"""Games, their words and rules: the same for everybody, so they can be cached."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import asdict
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

import spielwerk
from spielwerk.engine.words import LANGUAGES
from spielwerk.server.api.visit import TheHouse, problems
from spielwerk.server.crew import bot_names, default_bot
from spielwerk.server.house import House
from spielwerk.server.problems import Problem
from spielwerk.server.settings import Settings
from spielwerk.server.wire.answers import GamesOut
from spielwerk.server.words import fluent_source

router = APIRouter(tags=["games"])
log = logging.getLogger(__name__)
GameName = Annotated[str, Path(max_length=64)]
Lang = Annotated[str, Path(max_length=8)]
PackName = Annotated[str | None, Query(max_length=64)]
NOT_CHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "Not changed"}}


@router.get("/api/games", response_model=GamesOut, responses={**NOT_CHANGED, **problems()})
async def list_games(request: Request, house: TheHouse) -> Response:
    """All games, with players, switches and bots."""
    games = []
    for name in spielwerk.GAMES:
        try:
            games.append(describe(spielwerk.game(name), house.settings))
        except Exception:
            log.exception("the game %s can't be loaded", name)
    return _static(request, msgspec.json.encode({"games": games}), "application/json")


@router.get(
    "/api/games/{game}/catalogue",
    response_model=dict[str, Any],
    responses={**NOT_CHANGED, **problems(404)},
)
async def catalogue(
    request: Request, house: TheHouse, game: GameName, pack: PackName = None
) -> Response:
    """Static facts of cards and boards, with those of a pack."""
    found: Any = _game(game, house, pack)
    facts = found.catalogue() if hasattr(found, "catalogue") else {}
    return _static(request, msgspec.json.encode(facts), "application/json")


@router.get(
    "/api/games/{game}/rules/{lang}",
    response_class=Response,
    responses={
        **NOT_CHANGED,
        **problems(404),
        200: {"content": {"text/markdown": {"schema": {"type": "string"}}}},
    },
)
async def rulebook(request: Request, house: TheHouse, game: GameName, lang: Lang) -> Response:
    """The rulebook as Markdown."""
    found = _game(game, house)
    _language(lang)
    return _static(request, found.rulebook(lang).encode(), "text/markdown")


@router.get(
    "/api/words/{game}/{lang}",
    response_class=Response,
    responses={
        **NOT_CHANGED,
        **problems(404),
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
    },
)
async def words(
    request: Request, house: TheHouse, game: GameName, lang: Lang, pack: PackName = None
) -> Response:
    """The texts of a game (or `shared`) as Fluent source, with those of a pack."""
    _language(lang)
    if game == "shared":
        return _static(request, fluent_source(None, lang).encode(), "text/plain")
    source = _game(game, house, pack).source
    return _static(request, fluent_source(source.home, lang, source.pack).encode(), "text/plain")


def describe(game: spielwerk.Game[Any], settings: Settings) -> dict[str, Any]:
    """A game as the lobby shows it."""
    return {
        "id": game.id,
        "rules_version": game.version,
        "data": game.fingerprint,
        "players": {"min": game.min_players, "max": game.max_players},
        "switches": [asdict(switch) for switch in game.switches()],
        "packs": [
            {
                "name": pack.name,
                "hash": pack.hash,
                "switches": [
                    asdict(switch) for switch in spielwerk.game(game.id, pack.folder).switches()
                ],
            }
            for pack in settings.packs.of(game.id)
        ],
        "bots": bot_names(game.id),
        "default_bot": default_bot(game.id, settings.default_bot),
        "end_reasons": list(game.end_reasons),
        "languages": list(LANGUAGES),
    }


def _game(name: str, house: House, pack: str | None = None) -> spielwerk.Game[Any]:
    if name not in spielwerk.GAMES:
        raise Problem("not-found", f"There is no game {name!r}.")
    if pack is not None and house.settings.packs.find(name, pack) is None:
        raise Problem("not-found", f"There is no pack {pack!r} for {name}.")
    return house.settings.packs.game(name, pack)


def _language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Problem("not-found", f"There are texts in {' and '.join(LANGUAGES)}.")


def _static(request: Request, body: bytes, media_type: str) -> Response:
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": etag, "Cache-Control": "public, no-cache"}
    known = [
        tag.strip().removeprefix("W/")
        for tag in request.headers.get("if-none-match", "").split(",")
    ]
    if etag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)
