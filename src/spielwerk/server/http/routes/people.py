"""People who want to be known again: a key of a device, other devices, games, ratings."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from msgspec import UNSET, Meta
from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from spielwerk.server.http.answer import Answer
from spielwerk.server.http.device import HOUR, hand_over, new_device, take_away
from spielwerk.server.http.endpoint import Endpoints
from spielwerk.server.http.visit import MINUTE, base_url, caller
from spielwerk.server.person.history import (
    against,
    my_games,
    played,
    rank_out,
    rating_out,
)
from spielwerk.server.person.keys import COOKIE, Who
from spielwerk.server.problems import Problem
from spielwerk.server.services import Services
from spielwerk.server.wire.people import (
    ChangeMe,
    CodeIn,
    CodeOut,
    DeviceOut,
    JoinIn,
    Meeting,
    MyGame,
    MyGames,
    NewKey,
    PersonOut,
    Profile,
    Standings,
    Statistics,
    Waiting,
    WaitingTable,
)
from spielwerk.server.wire.requests import Empty, GameName

endpoints = Endpoints("people")
TABLES = 300  # rooms of a person that are listed
GAMES = 1000  # and finished games
LISTED = 100
PersonId = Annotated[str, Meta(max_length=16, pattern=r"^[\w-]+$")]


@endpoints.add("GET", "/api/me")
async def get_me(request: Request, services: Services) -> Answer[Profile]:
    """Whom this device belongs to."""
    _read(request, services)
    who = await services.keys.who(request)
    if who is None:
        return Answer(Profile(False, "", "", False, {}, []))
    await services.keys.saw(who)
    answer = Answer(await _profile(services, who))
    hand_over(answer, request, request.cookies[COOKIE])  # it lasts a year from the last visit
    return answer


@endpoints.add("POST", "/api/me", 403, status=201)
async def new_key(request: Request, services: Services, body: NewKey) -> Answer[Profile]:
    """A key for this device; one that has a key keeps it."""
    who = await services.keys.who(request)
    if who is not None:
        return Answer(await _profile(services, who), 201)
    who, secret = await new_device(request, services, body)
    answer = Answer(await _profile(services, who), 201)
    hand_over(answer, request, secret)
    return answer


@endpoints.add("PATCH", "/api/me", 403)
async def change_me(request: Request, services: Services, body: ChangeMe) -> Answer[Profile]:
    """Another name, other settings."""
    who = await _enter(request, services)
    given = {name: value for name, value in asdict(body).items() if value is not UNSET}
    if given:
        await services.store.persons.change(who.person.id, **given)
    return Answer(await _profile(services, await services.keys.must_know(request)))


@endpoints.add("DELETE", "/api/me", 403, status=204)
async def forget_me(request: Request, services: Services) -> Response:
    """Name, devices, ratings and history go; results stay, of nobody."""
    who = await _enter(request, services)
    await services.keys.forget(who)
    answer = Response(status_code=204)
    take_away(answer)
    return answer


@endpoints.add("GET", "/api/me/games", 403)
async def get_my_games(request: Request, services: Services) -> Answer[MyGames]:
    """All tables of this person, those that wait for him first."""
    _read(request, services)
    return Answer(MyGames(await _tables(services, await services.keys.must_know(request))))


@endpoints.add("GET", "/api/me/waiting", 403)
async def get_waiting(request: Request, services: Services) -> Answer[Waiting]:
    """The tables that wait for this person."""
    _read(request, services)
    tables = await _tables(services, await services.keys.must_know(request))
    return Answer(
        Waiting(
            [
                WaitingTable(one.room.id, one.room.game, one.room.title, one.since)
                for one in tables
                if one.waits
            ]
        )
    )


@endpoints.add("GET", "/api/me/statistics", 403)
async def get_statistics(request: Request, services: Services) -> Answer[Statistics]:
    """Finished games, ratings, and how this person does against others."""
    _read(request, services)
    who = (await services.keys.must_know(request)).person.id
    results = services.store.results
    games = await results.of(who, GAMES)
    ratings = [rating_out(row) for row in await results.ratings(who)]
    return Answer(Statistics(ratings, played(who, games), against(who, games)))


@endpoints.add("POST", "/api/me/code", 403)
async def new_code(request: Request, services: Services, body: Empty) -> Answer[CodeOut]:
    """A code by which one more device can come, once and soon; the one before is void."""
    who = await _enter(request, services)
    limit = services.settings.codes_per_hour
    services.limits.check("code", who.person.id, limit, HOUR)
    code, expires = await services.keys.new_code(who)
    link = f"{base_url(request)}/join#{code}"
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", scale=8, border=3, xmldecl=False, light="#fff"
    )
    return Answer(CodeOut(code, link, expires, out.getvalue().decode()))


@endpoints.add("DELETE", "/api/me/code", 403, status=204)
async def drop_code(request: Request, services: Services) -> Response:
    """Nobody may come any more by the code that was made."""
    who = await _enter(request, services)
    await services.store.persons.drop_code(who.person.id)
    return Response(status_code=204)


@endpoints.add("POST", "/api/me/meet", 403)
async def meet(request: Request, services: Services, body: CodeIn) -> Answer[Meeting]:
    """Whose code this is, before anything is joined; it is not used up."""
    _guess(request, services)
    person = await services.keys.whose(body.code)
    if person is None:
        raise _wrong(request, services)
    who = await services.keys.who(request)
    devices = await services.store.persons.devices(person.id)
    same = who is not None and who.person.id == person.id
    own = who.person.name if who else ""
    return Answer(Meeting(person.name, len(devices), who is not None, own, same))


@endpoints.add("POST", "/api/me/join", 403, 409)
async def join_device(request: Request, services: Services, body: JoinIn) -> Answer[Profile]:
    """This device becomes one of whoever has made the code; what is under its key goes along."""
    _guess(request, services)
    old = await services.keys.who(request)
    person = await services.keys.whose(body.code)
    if person is not None and old is not None and old.person.id == person.id:
        raise Problem("not-now", "This device is joined already.")
    try:
        who, secret = await services.keys.join(body.code, body.label, old)
    except Problem as problem:
        raise (_wrong(request, services) if problem.code == "bad-token" else problem) from None
    answer = Answer(await _profile(services, who))
    hand_over(answer, request, secret)
    return answer


@endpoints.add("DELETE", "/api/me/devices/{device}", 403, 404, status=204)
async def remove_device(request: Request, services: Services, device: PersonId) -> Response:
    """A device is this person's no more."""
    who = await _enter(request, services)
    await services.keys.remove(who, device)
    answer = Response(status_code=204)
    if device == who.device.id:
        take_away(answer)
    return answer


@endpoints.add("GET", "/api/people/{person}", 403, 404)
async def get_person(request: Request, services: Services, person: PersonId) -> Answer[PersonOut]:
    """Somebody whom one has played with, or who wants to be seen."""
    _read(request, services)
    who = await services.keys.who(request)
    found = await services.store.persons.find(person)
    results = services.store.results
    met = []
    if who is not None and found is not None:
        met = await results.of(who.person.id, GAMES, person)
    if found is None or not (met or found.listed or (who and who.person.id == person)):
        raise Problem("not-found", "You have not met.")
    mine = who.person.id if who else ""
    ratings = [rating_out(row) for row in await results.ratings(person)]
    between = [one for one in against(mine, met) if one.person == person]
    return Answer(PersonOut(found.id, found.name, ratings, between, played(mine, met)))


@endpoints.add("GET", "/api/ratings")
async def get_ratings(request: Request, services: Services, game: GameName) -> Answer[Standings]:
    """The ratings of a game: of people who want to be shown, and of bots."""
    _read(request, services)
    best = await services.store.results.best(game, LISTED)
    return Answer(Standings([rank_out(row, name) for row, name in best]))


def _read(request: Request, services: Services) -> None:
    settings = services.settings
    services.limits.check("read me", caller(request), settings.reads_per_window, settings.window)


async def _enter(request: Request, services: Services) -> Who:
    settings = services.settings
    services.limits.check("post me", caller(request), settings.posts_per_window, settings.window)
    return await services.keys.must_know(request)


def _guess(request: Request, services: Services) -> None:
    """Refuse who has tried too many codes, before one more is looked at."""
    settings = services.settings
    services.limits.check("post me", caller(request), settings.posts_per_window, settings.window)
    services.limits.left("wrong code", caller(request), settings.claims_per_minute, MINUTE)
    services.limits.left("wrong code", "of all", settings.codes_in_all, MINUTE)


def _wrong(request: Request, services: Services) -> Problem:
    """Count a code that does not work."""
    settings = services.settings
    services.limits.check("wrong code", caller(request), settings.claims_per_minute, MINUTE)
    services.limits.check("wrong code", "of all", settings.codes_in_all, MINUTE)
    return Problem("bad-token", "This code does not work, or no longer.")


async def _tables(services: Services, who: Who) -> list[MyGame]:
    rows = await services.store.persons.rooms(who.person.id, TABLES)
    return my_games(rows, services.settings.packs)


async def _profile(services: Services, who: Who) -> Profile:
    person, here = who.person, who.device.id
    devices = await services.store.persons.devices(person.id)
    return Profile(
        True,
        person.id,
        person.name,
        person.listed,
        person.settings,
        [DeviceOut(one.id, one.label, one.created, one.seen, one.id == here) for one in devices],
    )
