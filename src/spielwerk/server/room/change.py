"""A change of a room before it is written: all of it happens, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.engine import Option, Session
from spielwerk.engine.view import Text
from spielwerk.server.problems import Problem
from spielwerk.server.room import standing
from spielwerk.server.room.standing import TAKEN_BACK
from spielwerk.server.room.tokens import hash_of, issue
from spielwerk.server.store.rows import (
    Act,
    ActKind,
    GameData,
    Message,
    Role,
    RoomData,
    Seat,
    Standing,
    Token,
)
from spielwerk.server.wire.answers import Stopped
from spielwerk.server.world import World

LINKS_AT_MOST = 8  # of one role, and of one seat: nobody can use up the links of others
SHOWN = ("seats", "status", "settings", "options", "rematch")  # what all see of a room


class Ending(Struct, frozen=True):
    """Who played what, and with whom, in a game that is over."""

    sides: tuple[str, ...]  # messages; none, if all played alike
    teams: tuple[int, ...]


class Change:
    """The room as it shall be, and what is added to its lists."""

    def __init__(
        self,
        before: RoomData,
        world: World,
        known: Mapping[str, Token] | None = None,
        session: Session | None = None,
        stands: Sequence[Standing] = (),
    ) -> None:
        self.before = before
        self.data = before.copy()
        self.world = world
        self.at = world.now()
        self.acts: list[Act] = []
        self.messages: list[tuple[Message, str | None]] = []
        self.tokens: list[Token] = []
        self.revoked: list[str] = []
        self.forgotten: list[int] = []  # seats whose notes and notices go with who sat there
        self.keep: GameData | None = None  # the files of the game that begins
        self.stopped: Stopped | None = None  # why the game can't go on
        self.born: Change | None = None  # another room that begins with this change
        self.known = known or {}  # the tokens that are valid before
        self.session = session  # the game, which is changed along with the room
        self.touched = False  # that has happened
        self.holds: list[tuple[str, str, str]] = []  # tokens that people keep, and on which device
        self.nameless: list[int] = []  # seats of somebody who wants no trace of his name
        self.ending: Ending | None = None  # what there is to be told of a game that is over
        self.stood = tuple(stands)  # what seats had answered in advance
        self.standing = list(stands)  # and what of it stands then
        self.prior: Any = session.state.copy() if session and stands else None
        self.log_from = len(session.log) if session else 0
        self.aside = False  # who is asked then is asked in somebody else's turn

    def act(
        self,
        kind: ActKind,
        seat: int,
        choice: Option | None,
        key: str | None = None,
        wanted: str | None = None,
    ) -> None:
        """Something happened in the game."""
        self.data.seq += 1
        trace = self.session.trace() if self.session and kind not in TAKEN_BACK else None
        act = Act(self.data.seq, kind, seat, choice, key, wanted, self.at, trace)
        self.acts.append(act)
        standing.looked_at(self, act)

    def say(self, seat: int | None, text: str, key: str | None) -> Message:
        """Somebody in a seat, or the host, says something."""
        name = "" if seat is None else self.data.seats[seat].name
        return self._add(Message(self.data.said + 1, self.at, seat, name, text, None), key)

    def note(self, text: Text) -> Message:
        """The room notes something, in words of `words/*.ftl`."""
        return self._add(Message(self.data.said + 1, self.at, None, "", "", text), None)

    def seat(self, number: int, seat: Seat) -> None:
        """Somebody else sits there now."""
        self.data.seats[number] = seat

    def give_token(self, role: Role, seat: int | None) -> str:
        """A new link; its secret comes back."""
        same = [t for t in self.known.values() if t.role == role and t.seat == seat]
        if sum(token.hash not in self.revoked for token in same) >= LINKS_AT_MOST:
            raise Problem("not-now", f"There are {LINKS_AT_MOST} such links: revoke them first.")
        secret, token = issue(self.world, role, seat)
        self.tokens.append(token)
        return secret

    def take_token(self, secret: str, role: Role, seat: int | None) -> str:
        """A link whose secret follows from another one: the same comes out every time."""
        token = Token(hash_of(secret), role, seat)
        if token.hash not in self.known:
            self.tokens.append(token)
        return secret

    def hold(self, hash: str, person: str, device: str) -> None:
        """Somebody has this token on all devices that are his, not only on the one it came by."""
        self.holds.append((hash, person, device))

    def renew(self, hash: str, people: Iterable[str], device: str) -> None:
        """Nobody comes by this link any more but these people, by the keys of their devices."""
        old = self.known.get(hash)
        if old is None:
            return
        _, token = issue(self.world, old.role, old.seat)
        self.tokens.append(token)
        self.revoked.append(hash)
        for person in people:
            self.hold(token.hash, person, device)

    def blot_out(self, number: int) -> None:
        """Who sits there leaves his seat without a name, also in what was said and noted."""
        if self.data.seats[number].kind == "person":
            self.nameless.append(number)
            self.seat(number, replace(self.data.seats[number], name=""))

    def forget(self, number: int) -> None:
        """Nobody holds this seat any more: all its links, notes and notices go."""
        self.revoked += [token.hash for token in self.known.values() if token.seat == number]
        self.forgotten.append(number)

    def withdraw(self, number: int) -> None:
        """Another decides for this seat: nothing that was said in advance counts any more."""
        for place, one in enumerate(self.standing):
            if one.seat == number and one.answer:
                self.standing[place] = one.emptied(self.world.bits(standing.BITS))

    def revoke(self, role: Role, seat: int | None) -> None:
        """All links of one role and seat are no longer valid."""
        self.revoked += [t.hash for t in self.known.values() if t.role == role and t.seat == seat]
        if role == "seat" and seat is not None:
            self.seat(seat, replace(self.data.seats[seat], back=False))

    @property
    def room_changed(self) -> bool:
        """Whether the room itself, not only the game and the chat, is another one."""
        return any(getattr(self.before, name) != getattr(self.data, name) for name in SHOWN)

    def _add(self, message: Message, key: str | None) -> Message:
        self.data.said += 1
        self.messages.append((message, key))
        return message
