"""Secret links: who holds the token may; the server itself knows only its hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from spielwerk.server.store.rows import Held, Role, Token
from spielwerk.server.wire.answers import Me
from spielwerk.server.world import World

SECRET = 24  # random bytes of a secret: 192 bits
SHAPE = re.compile(r"[A-Za-z0-9_-]{32}\Z")  # and the letters they make
ROOM_ID = re.compile(r"[A-Za-z0-9_-]{1,32}\Z")
AT_MOST = 16  # tokens of one device in one room


def new_room_id(world: World) -> str:
    """The name of a room: no secret, but nobody stumbles over it."""
    return world.name(8)


def hash_of(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def issue(world: World, role: Role, seat: int | None = None) -> tuple[str, Token]:
    """A new secret and what is kept of it."""
    secret = world.name(SECRET)
    return secret, Token(hash_of(secret), role, seat)


def follow(secret: str, room: str, role: Role, seat: int | None) -> str:
    """The secret that one becomes in another room: known only to who knows this one."""
    said = f"{room} {role} {seat}".encode()
    made = hashlib.blake2b(said, key=secret.encode(), digest_size=24).digest()
    return base64.urlsafe_b64encode(made).decode()


def find(secret: str, known: Iterable[Token]) -> Token | None:
    """The token of this secret; every one is compared, in constant time."""
    if not SHAPE.match(secret):
        return None
    wanted = hash_of(secret)
    found = None
    for token in known:
        if hmac.compare_digest(token.hash, wanted):
            found = token
    return found


@dataclass(frozen=True, slots=True)
class Access:
    """What the tokens of one request allow in one room."""

    host: bool = False
    seats: frozenset[int] = frozenset()
    invite: bool = False
    watch: bool = False
    hashes: frozenset[str] = frozenset()
    device: str = ""  # whose key came with it

    @property
    def plays(self) -> bool:
        """Whether this is somebody of the table, not one who looks on."""
        return self.host or bool(self.seats)

    @property
    def any(self) -> bool:
        """Whether there is a valid token at all."""
        return bool(self.hashes)


def me(access: Access) -> Me:
    """What the caller may do, as he is told."""
    return Me(access.host, sorted(access.seats), access.invite, access.watch)


def access(
    presented: Iterable[str], known: Mapping[str, Token], held: Held | None = None
) -> Access:
    """Sum up what these secrets allow, and what a device may do because of its key."""
    found = [token for secret in presented if (token := find(secret, known.values()))]
    held = held or Held()
    found += [known[hash] for hash in held.hashes if hash in known]
    return _summed([token for token in found if token.role != "confirm"], held.device)


def still(who: Access, known: Mapping[str, Token]) -> Access:
    """What is left of it: tokens may have been revoked since."""
    return _summed([known[hash] for hash in who.hashes if hash in known], who.device)


def _summed(found: Sequence[Token], device: str) -> Access:
    return Access(
        device=device,
        host=any(token.role == "host" for token in found),
        seats=frozenset(token.seat for token in found if token.seat is not None),
        invite=any(token.role == "invite" for token in found),
        watch=any(token.role == "watch" for token in found),
        hashes=frozenset(token.hash for token in found),
    )


def cookie_name(room: str) -> str:
    """The cookie that holds a device's tokens of a room."""
    return f"sw_{room}"


def presented(connection: HTTPConnection, room: str) -> list[str]:
    """The secrets that come with a request: Bearer tokens, or else the room's cookie."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    held = bearer if scheme.lower() == "bearer" else connection.cookies.get(cookie_name(room), "")
    return [secret for secret in held.strip().split(".") if SHAPE.match(secret)][:AT_MOST]
