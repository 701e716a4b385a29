"""Tournaments: made, joined, played; a player is known by his secret link, as a seat is."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from msgspec import UNSET, Meta
from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from spielwerk.server.bots.names import check_bot
from spielwerk.server.http.answer import Answer
from spielwerk.server.http.endpoint import Endpoints, misfit
from spielwerk.server.http.middleware import SAFE
from spielwerk.server.http.visit import A_YEAR, Visit, base_url, caller, unless_gone
from spielwerk.server.problems import Problem
from spielwerk.server.room import seats
from spielwerk.server.room.change import Change
from spielwerk.server.room.tokens import AT_MOST, follow, hash_of, presented
from spielwerk.server.services import Services
from spielwerk.server.store.tournaments import Entry, Pass, TournamentData
from spielwerk.server.tournament import entries, rounds
from spielwerk.server.wire.answers import Entered, Link
from spielwerk.server.wire.requests import Claim, Empty, Rename, Seq, Wait
from spielwerk.server.wire.tournaments import (
    AddPlayer,
    ChangeTournament,
    JoinTournament,
    NewTournament,
    NewTournamentLink,
    PlayerAdded,
    PlayerNumber,
    TellResult,
    TournamentClaimed,
    TournamentCreated,
    TournamentId,
    TournamentLinks,
    TournamentMe,
    TournamentSeen,
)
from spielwerk.tournament.shapes import Result

endpoints = Endpoints("tournaments")
HOUR = 3600.0
ME = "/api/tournaments/{tournament}"
RoundNumber = Annotated[int, Meta(ge=1, le=999)]
TableNumber = Annotated[int, Meta(ge=1, le=99)]
RoomId = Annotated[str, Meta(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


class Guest:
    """Somebody at a tournament, and what he may do there."""

    def __init__(
        self, request: Request, services: Services, data: TournamentData, known: dict[str, Pass]
    ) -> None:
        self.request = request
        self.services = services
        self.data = data
        self.known = known
        self.secrets = presented(request, data.id)

    @property
    def passes(self) -> dict[str, Pass]:
        """What his secrets are good for."""
        return {
            secret: self.known[hash_of(secret)]
            for secret in self.secrets
            if hash_of(secret) in self.known
        }

    @property
    def me(self) -> TournamentMe:
        """What he is told of it."""
        held = self.passes.values()
        roles = {one.role for one in held}
        players = sorted({one.player for one in held if one.player is not None})
        return TournamentMe("host" in roles, players, "join" in roles, "watch" in roles)

    def must_see(self) -> None:
        """Refuse strangers."""
        if not self.passes:
            raise Problem("no-access")

    def must_host(self) -> None:
        """Refuse who is not the host."""
        if not self.me.host:
            raise Problem("no-access", "Only the host may do this.")

    def must_be_or_host(self, player: int) -> None:
        """Refuse who neither is this player nor the host."""
        self.must_exist(player)
        if player not in self.me.players:
            self.must_host()

    def must_exist(self, player: int) -> None:
        """Refuse a player that there is not."""
        if not 0 <= player < len(self.data.players) or self.data.players[player].gone:
            raise Problem("not-found", f"There is no player {player}.")

    def link(self, secret: str) -> str:
        """A link with this secret in its fragment."""
        return f"{base_url(self.request)}/t/{self.data.id}#{secret}"

    async def seen(self, data: TournamentData | None = None) -> TournamentSeen:
        """The usual answer."""
        if data is not None:
            await self.look_again(data)
        return TournamentSeen(await self.services.tournaments.out(self.data), self.me)

    async def look_again(self, data: TournamentData) -> None:
        """It has changed, and so have its links."""
        self.data = data
        _, self.known = await self.services.tournaments.find(data.id)

    def hold(self, response: Response, *new: str) -> None:
        """Add secrets to those that this device holds; only this tournament sees them."""
        self.secrets = list(dict.fromkeys([*self.passes, *new]))[-AT_MOST:]
        response.set_cookie(
            f"sw_{self.data.id}",
            ".".join(self.secrets),
            max_age=A_YEAR,
            path=f"/api/tournaments/{self.data.id}",
            httponly=True,
            samesite="lax",
            secure=base_url(self.request).startswith("https:"),
        )


async def _enter(request: Request, services: Services, id: str) -> Guest:
    settings, who = services.settings, f"{caller(request)} {id}"
    if request.method in SAFE:
        services.limits.check("read", who, settings.reads_per_window, settings.window)
    else:
        services.limits.check("post", who, settings.posts_per_window, settings.window)
    return Guest(request, services, *await services.tournaments.find(id))


@endpoints.add("POST", "/api/tournaments", 403, status=201)
async def create_tournament(
    request: Request, services: Services, body: NewTournament
) -> Answer[TournamentCreated]:
    """A new tournament, open to whoever has the link to join."""
    many = services.settings.tournaments_per_hour
    services.limits.check("tournaments", caller(request), many, HOUR)
    data, secrets = await services.tournaments.create(body)
    guest = Guest(request, services, *await services.tournaments.find(data.id))
    guest.secrets = [secrets[role] for role in ("host", "player") if role in secrets]
    links = TournamentLinks(
        **{role: guest.link(secrets[role]) for role in ("host", "join", "watch")},
        player=guest.link(secrets["player"]) if "player" in secrets else None,
    )
    seen = await guest.seen()
    answer = Answer(TournamentCreated(seen.tournament, seen.me, links), 201)
    guest.hold(answer)
    return answer


@endpoints.add("GET", ME, 403, 404)
async def get_tournament(
    request: Request,
    services: Services,
    tournament: TournamentId,
    after: Seq | None = None,
    wait: Wait = 0,
) -> Answer[TournamentSeen]:
    """Players, rounds, standings, and what the caller may do; with `after` and `wait` when its
    `rev` is greater."""
    guest = await _enter(request, services, tournament)
    guest.must_see()
    if after is not None:
        with services.limits.hold("poll", caller(request), services.settings.polls_per_address):
            await unless_gone(request, services.tournaments.wait(tournament, after, wait))
        guest = Guest(request, services, *await services.tournaments.find(tournament))
        guest.must_see()
    return Answer(await guest.seen())


@endpoints.add("PATCH", ME, 403, 404, 409)
async def change_tournament(
    request: Request, services: Services, tournament: TournamentId, body: ChangeTournament
) -> Answer[TournamentSeen]:
    """The host changes settings; once it has begun, only some of them."""
    guest = await _enter(request, services, tournament)
    guest.must_host()
    given = {name: value for name, value in asdict(body).items() if value is not UNSET}
    options = given.pop("options", None)
    return Answer(await guest.seen(await services.tournaments.set(guest.data, given, options)))


@endpoints.add("POST", f"{ME}/claim", 403, 404)
async def claim_tournament(
    request: Request, services: Services, tournament: TournamentId, body: Claim
) -> Answer[TournamentClaimed]:
    """A link's secret becomes this device's cookie."""
    guest = await _enter(request, services, tournament)
    found = guest.known.get(hash_of(body.token))
    if found is None:
        services.limits.check("claim", caller(request), services.settings.claims_per_minute, 60)
        raise Problem("bad-token")
    guest.secrets.append(body.token)
    seen = await guest.seen()
    answer = Answer(TournamentClaimed(seen.tournament, seen.me, found.role, found.player))
    guest.hold(answer)
    return answer


@endpoints.add("POST", f"{ME}/join", 403, 404, 409)
async def join_tournament(
    request: Request, services: Services, tournament: TournamentId, body: JoinTournament
) -> Answer[PlayerAdded]:
    """Take part; the answer has the link by which one is known from now on."""
    guest = await _enter(request, services, tournament)
    if not (guest.me.join or guest.me.host):
        raise Problem("no-access", "To take part you need the link to join.")
    data, (player, secret) = await services.tournaments.add(tournament, Entry(body.name))
    assert secret is not None
    guest.secrets.append(secret)
    seen = await guest.seen(data)
    answer = Answer(PlayerAdded(seen.tournament, seen.me, player, guest.link(secret)))
    guest.hold(answer)
    return answer


@endpoints.add("POST", f"{ME}/players", 403, 404, 409)
async def add_player(
    request: Request, services: Services, tournament: TournamentId, body: AddPlayer
) -> Answer[PlayerAdded]:
    """The host adds somebody, whose link he then sends him, or a bot."""
    guest = await _enter(request, services, tournament)
    guest.must_host()
    bot = body.bot
    if bot is not None:
        bot = check_bot(guest.data.game, bot, services.settings.default_bot)
    data, (player, secret) = await services.tournaments.add(tournament, Entry(body.name, bot))
    seen = await guest.seen(data)
    link = guest.link(secret) if secret else None
    return Answer(PlayerAdded(seen.tournament, seen.me, player, link))


@endpoints.add("PATCH", f"{ME}/players/{{player}}", 403, 404, 409)
async def rename_player(
    request: Request,
    services: Services,
    tournament: TournamentId,
    player: PlayerNumber,
    body: Rename,
) -> Answer[TournamentSeen]:
    """Another name."""
    guest = await _enter(request, services, tournament)
    guest.must_be_or_host(player)
    data, _ = await services.tournaments.change(tournament, entries.rename, player, body.name)
    return Answer(await guest.seen(data))


@endpoints.add("POST", f"{ME}/players/{{player}}/leave", 403, 404, 409)
async def leave_tournament(
    request: Request,
    services: Services,
    tournament: TournamentId,
    player: PlayerNumber,
    body: Empty,
) -> Answer[TournamentSeen]:
    """Take part no longer, or be sent away by the host: a bot plays on at the present table."""
    guest = await _enter(request, services, tournament)
    guest.must_be_or_host(player)
    return Answer(await guest.seen(await services.tournaments.leave(guest.data, player)))


@endpoints.add("POST", f"{ME}/start", 403, 404, 409)
async def start_tournament(
    request: Request, services: Services, tournament: TournamentId, body: Empty
) -> Answer[TournamentSeen]:
    """The host begins: the first round."""
    guest = await _enter(request, services, tournament)
    guest.must_host()
    return Answer(await guest.seen(await services.tournaments.start(guest.data)))


@endpoints.add("POST", f"{ME}/next", 403, 404, 409)
async def next_round(
    request: Request, services: Services, tournament: TournamentId, body: Empty
) -> Answer[TournamentSeen]:
    """The host begins the next round, where that does not happen by itself."""
    guest = await _enter(request, services, tournament)
    guest.must_host()
    return Answer(await guest.seen(await services.tournaments.go_on(guest.data)))


@endpoints.add("POST", f"{ME}/end", 403, 404, 409)
async def end_tournament(
    request: Request, services: Services, tournament: TournamentId, body: Empty
) -> Answer[TournamentSeen]:
    """The host ends it: the standings are final, tables without a result count for nothing."""
    guest = await _enter(request, services, tournament)
    guest.must_host()
    data, _ = await services.tournaments.change(tournament, rounds.end)
    return Answer(await guest.seen(data))


@endpoints.add("POST", f"{ME}/rounds/{{number}}/tables/{{table}}/result", 403, 404, 409)
async def tell_result(
    request: Request,
    services: Services,
    tournament: TournamentId,
    number: RoundNumber,
    table: TableNumber,
    body: TellResult,
) -> Answer[TournamentSeen]:
    """The host says how a table of the present round ended that does not end by itself."""
    guest = await _enter(request, services, tournament)
    guest.must_host()
    if number > len(guest.data.rounds) or table > len(guest.data.rounds[number - 1].tables):
        raise Problem("not-found", "There is no such table.")
    result = Result(sorted(set(body.winners)), body.scores, by_hand=True)
    told = await services.tournaments.tell(guest.data, number - 1, table - 1, result)
    return Answer(await guest.seen(told))


@endpoints.add("POST", f"{ME}/tables/{{table}}/enter", 403, 404, 409)
async def enter_table(
    request: Request, services: Services, tournament: TournamentId, table: RoomId, body: Empty
) -> Answer[Entered]:
    """Go to a table, to one's seat or to look on; `table` is its room. Sets the room's cookie.

    What opens the room follows from what opens the tournament, so nobody needs another link.
    """
    guest = await _enter(request, services, tournament)
    guest.must_see()
    found = next(
        (one for each in guest.data.rounds for one in each.tables if one.room == table), None
    )
    if found is None:
        raise Problem("not-found", "There is no such table.")
    async with services.rooms.use(table) as room:
        let_in = await room.change(_let_in, found.players, guest.passes)
        there = Visit(request, room)
        there.secrets = let_in
        answer = Answer(there.entered())
        there.hold(answer)
        return answer


@endpoints.add("POST", f"{ME}/links", 403, 404, 409)
async def new_tournament_link(
    request: Request, services: Services, tournament: TournamentId, body: NewTournamentLink
) -> Answer[Link]:
    """A new link; with `revoke` instead of the older ones. Players may make one for themselves."""
    guest = await _enter(request, services, tournament)
    if (body.role == "player") != (body.player is not None):
        raise misfit("body", "$.player", "it belongs to the role `player`, and only there")
    if body.player is not None:
        guest.must_be_or_host(body.player)
        if guest.data.players[body.player].bot is not None:
            raise Problem("not-now", "A bot needs no link.")
    else:
        guest.must_host()
    held = len(guest.passes)
    world, again = services.world, body.revoke
    data, secret = await services.tournaments.change(
        tournament, entries.new_link, world, body.role, body.player, again
    )
    await guest.look_again(data)
    answer = Answer(Link(guest.link(secret)))
    if len(guest.passes) < held:  # his own was among those revoked
        guest.hold(answer, secret)
    return answer


@endpoints.add("POST", f"{ME}/qr", 403, 404, media="image/svg+xml")
async def tournament_qr(
    request: Request, services: Services, tournament: TournamentId, body: Claim
) -> Response:
    """The link of a token as a picture for a telephone's camera."""
    guest = await _enter(request, services, tournament)
    if hash_of(body.token) not in guest.known:
        raise Problem("bad-token")
    out = io.BytesIO()
    code = segno.make(guest.link(body.token), error="m", micro=False)
    code.save(out, kind="svg", scale=8, border=3, xmldecl=False, light="#fff")
    return Response(out.getvalue(), media_type="image/svg+xml")


def _let_in(change: Change, players: list[int], held: dict[str, Pass]) -> list[str]:
    """The secrets of one's seats there, and of a place to look on from.

    They follow from those of the tournament: asking again gives the same, and uses up nothing. Who
    has got up and comes back plays again.
    """
    found = []
    for secret, one in held.items():
        if one.player in players:
            seat = players.index(one.player)
            if change.data.seats[seat].kind == "person":
                if change.data.seats[seat].left and change.data.status == "playing":
                    seats.hand_back(change, seat)
                new = follow(secret, change.data.id, "seat", seat)
                found.append(change.take_token(new, "seat", seat))
    if not found:
        secret = next(iter(held))
        new = follow(secret, change.data.id, "watch", None)
        found.append(change.take_token(new, "watch", None))
    return found
