"""How rooms begin: created, imported, or as a rematch."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import spielwerk
from spielwerk.engine import BadSave, Record, Session, SpielwerkError, UnknownGame
from spielwerk.engine import options as switches
from spielwerk.engine.view import text
from spielwerk.server.crew import bot_names, default_bot
from spielwerk.server.draft import Draft
from spielwerk.server.packs import Pack, Packs
from spielwerk.server.problems import Problem
from spielwerk.server.room import Room
from spielwerk.server.rows import Role, RoomData, Seat
from spielwerk.server.settings import Settings
from spielwerk.server.tokens import issue, new_room_id

SEEDS = 1 << 53  # every seed is a number that browsers can write exactly


@dataclass(slots=True)
class Wanted:
    """A room as somebody wants it. `mine`: the seats of the device that asks."""

    game: str
    seats: list[Seat]
    pack: Pack | None = None
    mine: list[int] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    title: str = ""
    public: bool = False
    mode: str = "live"
    clock: int | None = None
    pause: float = 0.8
    seed: int | None = None
    start: bool = False


@dataclass(slots=True)
class Made:
    """A new room and the secrets of its links, which nobody can tell later."""

    draft: Draft
    secrets: dict[str, str]
    seats: dict[int, str]


def find_game(name: str, pack: Pack | None = None) -> spielwerk.Game[Any]:
    """The game, or a problem."""
    try:
        return spielwerk.game(name, pack.folder if pack else None)
    except UnknownGame as error:
        raise Problem("bad-option", str(error)) from None


def find_pack(packs: Packs, game: str, name: str | None) -> Pack | None:
    """A pack of this server, or a problem."""
    if name is None:
        return None
    pack = packs.find(game, name)
    if pack is None:
        known = ", ".join(one.name for one in packs.of(game)) or "none"
        raise Problem("bad-option", f"There is no pack '{name}' for {game}; there are: {known}.")
    return pack


def check_bot(game: str, bot: str | None, settings: Settings) -> str:
    """A bot that can play this game."""
    if bot is None:
        return default_bot(game, settings.default_bot)
    if bot not in bot_names(game):
        known = ", ".join(bot_names(game))
        raise Problem("bad-option", f"There is no bot '{bot}' for {game}; there are {known}.")
    return bot


def create(wanted: Wanted) -> Made:
    """A new room in its lobby, or already begun."""
    game = find_game(wanted.game, wanted.pack)
    made = _make(wanted, game)
    if wanted.start:
        begin(made.draft, game)
    return made


def import_record(record: Record, wanted: Wanted) -> Made:
    """A room in which a recorded game goes on, or can be looked at."""
    game = find_game(wanted.game, wanted.pack)
    wanted.seed = int(record.header["seed"])
    wanted.options = dict(record.header["options"])
    made = _make(wanted, game)
    try:
        session = Session(game, record)
    except SpielwerkError as error:
        raise Problem("bad-record", str(error)) from None
    draft = made.draft
    if any(seat.kind == "open" for seat in draft.data.seats):
        raise Problem("bad-option", "An imported game has no open seats.")
    data = draft.data
    data.header = session.record.header
    data.seeded = True
    data.started = draft.at
    for move in record.moves:
        kind = "interject" if move["interjection"] else "move"
        draft.act(kind, move["seat"], move["choice"], None)
    data.status = "over" if session.over else "playing"
    data.ended = draft.at if session.over else None
    data.asked = None if session.over else session.player
    if data.asked is not None and data.seats[data.asked].bot is not None:
        data.due = draft.at
    draft.note(text("room-imported"))
    return made


def read_record(written: str, packs: Packs) -> tuple[Record, str, Pack | None]:
    """A record of a game, perhaps with a pack, that this server has."""
    try:
        record = Record.loads(written)
        name, with_pack = str(record.header["game"]), record.header.get("pack")
        pack = None if with_pack is None else packs.find(name, str(with_pack))
        if with_pack is not None and pack is None:
            raise BadSave(f"It was played with the pack '{with_pack}', which is not here.")
        record.begin(find_game(name, pack))  # refuses other rules, other data, other switches
    except Problem as problem:
        raise Problem("bad-record", problem.detail) from None
    except (SpielwerkError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise Problem("bad-record", f"{error}") from None
    return record, name, pack


def rematch(old: Room) -> Made:
    """A new room like an old one, with the same seats."""
    data = old.data
    game = old.game
    wanted = Wanted(
        game=data.game,
        pack=find_pack(old.packs, data.game, data.pack),
        seats=[
            Seat(kind="person", name=seat.name) if seat.kind == "person" else seat
            for seat in data.seats
        ],
        options=data.options,
        title=data.title,
        public=data.public,
        mode=data.mode,
        clock=data.clock,
        pause=data.pause,
    )
    return _make(wanted, game)


def begin(draft: Draft, game: spielwerk.Game[Any]) -> None:
    """Start the game: from here on there is a record."""
    data = draft.data
    if any(seat.kind == "open" for seat in data.seats):
        raise Problem("not-now", "There are open seats: fill them or let bots sit down.")
    state = game.new(len(data.seats), data.seed, data.options)
    data.header = Record.start(game, state, data.seed).header
    data.status = "playing"
    data.started = draft.at
    data.asked = state.player
    asked = data.seats[data.asked]
    if asked.bot is not None:
        data.due = draft.at
    elif data.clock is not None:
        data.due = draft.at + data.clock
    draft.note(text("room-started"))


def _make(wanted: Wanted, game: spielwerk.Game[Any]) -> Made:
    if not game.min_players <= len(wanted.seats) <= game.max_players:
        raise Problem(
            "bad-option",
            f"{game.id} is for {game.min_players} to {game.max_players} players, "
            f"not {len(wanted.seats)}.",
        )
    try:
        options = switches.as_dict(switches.parse(game.Options, wanted.options))
    except SpielwerkError as error:
        raise Problem("bad-option", str(error)) from None
    now = time.time()
    data = RoomData(
        id=new_room_id(),
        game=game.id,
        title=wanted.title,
        public=wanted.public,
        mode=wanted.mode,
        clock=wanted.clock,
        pause=wanted.pause,
        seeded=wanted.seed is not None,
        status="lobby",
        seed=secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed,
        options=options,
        seats=list(wanted.seats),
        header=None,
        seq=0,
        rev=1,
        said=0,
        asked=None,
        due=None,
        rematch=None,
        created=now,
        changed=now,
        started=None,
        ended=None,
        pack=wanted.pack.name if wanted.pack else None,
        pack_hash=wanted.pack.hash if wanted.pack else None,
    )
    made = Made(Draft(data), {}, {})
    made.draft.data = data
    roles: Sequence[Role] = ("host", "invite", "watch")
    for role in roles:
        made.secrets[role], token = issue(role)
        made.draft.tokens.append(token)
    for number in wanted.mine:
        made.seats[number], token = issue("seat", number)
        made.draft.tokens.append(token)
    return made
