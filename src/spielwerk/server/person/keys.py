"""Devices that are known by a key of their own, and the people they belong to.

A key is a secret in a cookie; here is only its hash. It gives a device what its person holds: the
tokens of seats and rooms stay what counts, so revoking one, or sending somebody away, works as if
there were no keys.
"""

from __future__ import annotations

import logging

from msgspec import Struct
from starlette.requests import HTTPConnection

from spielwerk.server.problems import Problem
from spielwerk.server.room.change import Change
from spielwerk.server.room.rooms import Rooms
from spielwerk.server.room.tokens import SECRET, SHAPE, hash_of
from spielwerk.server.settings import Settings
from spielwerk.server.store.persons import Brought, DeviceRow, Person
from spielwerk.server.store.rows import Held
from spielwerk.server.store.store import Store
from spielwerk.server.world import World

log = logging.getLogger(__name__)
COOKIE = "sw_device"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another
CODE = 12  # letters of a code: 60 bits, for some minutes
CODE_SECONDS = 600.0
KNOWN = 10_000  # answers that are kept in memory
DAY = 86_400.0


class Who(Struct, frozen=True):
    """Somebody, on one of his devices."""

    person: Person
    device: DeviceRow


def key_of(connection: HTTPConnection) -> str | None:
    """The hash of the key that comes with a request; who shows a token is asked for no key."""
    held = connection.cookies.get(COOKIE, "")
    if "authorization" in connection.headers or not SHAPE.match(held):
        return None
    return hash_of(held)


def read_code(said: str) -> str:
    """A code as it was made, however somebody has typed it."""
    letters = said.upper().replace("O", "0").replace("I", "1").replace("L", "1")
    return "".join(one for one in letters if one in LETTERS)


class Keys:
    """All devices with a key."""

    def __init__(self, store: Store, rooms: Rooms, settings: Settings, world: World) -> None:
        self._store = store
        self._rooms = rooms
        self._settings = settings
        self._world = world
        self._held: dict[tuple[str, str], Held] = {}  # only where nobody else writes

    # Who comes

    async def held(self, connection: HTTPConnection, room: str) -> Held | None:
        """What the key of a request allows in a room; None without a key."""
        key = key_of(connection)
        if key is None:
            return None
        found = self._held.get((key, room))
        if found is None:
            found = await self._store.persons.held(key, room)
            if not self._store.shared:
                if len(self._held) >= KNOWN:
                    self._held.clear()
                self._held[key, room] = found
        return found

    async def who(self, connection: HTTPConnection) -> Who | None:
        """Who comes, if he is known."""
        key = key_of(connection)
        found = await self._store.persons.of(key) if key else None
        return Who(*found) if found else None

    async def must_know(self, connection: HTTPConnection) -> Who:
        """The same; refuse who is not."""
        who = await self.who(connection)
        if who is None:
            raise Problem("no-key")
        return who

    async def saw(self, who: Who) -> None:
        """Note that a device is in use, once a day."""
        now = self._world.now()
        if now - who.device.seen > DAY:
            await self._store.persons.saw(who.device.hash, now)

    # Who begins, changes, goes

    async def new(
        self, name: str, label: str, settings: dict[str, bool | int | float | str]
    ) -> tuple[Who, str]:
        """Somebody new, and the secret for his device."""
        secret, device = self._device("", label)
        person = Person(self._world.name(9), name, settings, False, self._world.now())
        device = DeviceRow(device.hash, device.id, person.id, label, device.created, device.seen)
        await self._store.persons.new(person, device)
        self._held.clear()
        return Who(person, device), secret

    def _device(self, person: str, label: str) -> tuple[str, DeviceRow]:
        secret, now = self._world.name(SECRET), self._world.now()
        return secret, DeviceRow(hash_of(secret), self._world.name(6), person, label, now, now)

    async def forget(self, who: Who) -> None:
        """Somebody is known no more; his seats stay with the devices that took them, nameless."""
        person = who.person.id
        devices = await self._store.persons.devices(person)
        for row in await self._store.persons.rooms(person, limit=KNOWN):
            seats = [seat for role, seat in row["mine"] if role == "seat" and seat is not None]
            async with self._rooms.use(row["id"]) as room:
                await room.change(_blot_out, seats)
        await self._store.persons.forget(person)
        for device in devices:
            await self._gone(device)

    # Another device

    async def new_code(self, who: Who) -> tuple[str, float]:
        """A code by which one more device can come, and until when; the one before is void."""
        bits = int.from_bytes(self._world.secret(8))
        code = "".join(LETTERS[bits >> 5 * place & 31] for place in range(CODE))
        now = self._world.now()
        expires = now + CODE_SECONDS
        await self._store.persons.keep_code(who.person.id, hash_of(code), expires, now)
        return code, expires

    async def whose(self, code: str) -> Person | None:
        """Who has made a code, if it still works."""
        now = self._world.now()
        person = await self._store.persons.code(hash_of(read_code(code)), now)
        return await self._store.persons.find(person) if person else None

    async def join(self, code: str, label: str, old: Who | None) -> tuple[Who, str]:
        """A device becomes one of another person; it gets a key of its own, and a new one."""
        persons, most = self._store.persons, self._settings.devices_per_person
        secret, device = self._device("", label)
        before = old.device.hash if old else None
        hash = hash_of(read_code(code))
        person = await persons.join(hash, device, before, self._world.now(), most)
        self._held.clear()
        if not person:
            if person == "":
                raise Problem("too-many", f"At most {most} devices: remove one first.")
            raise Problem("bad-token", "This code does not work, or no longer.")
        found = await persons.of(device.hash)
        assert found is not None
        return Who(*found), secret

    async def remove(self, who: Who, id: str) -> None:
        """A device is his no more.

        Another than the one that asks may be lost or stolen: the links that it brought along, which
        it still has in its cookies, become void; his other devices go on by their keys.
        """
        persons, person = self._store.persons, who.person.id
        brought: list[Brought] = []
        if id != who.device.id:
            brought = await persons.brought(person, id)
        gone = await persons.drop_device(person, id)
        if gone is None:
            raise Problem("not-found", "You have no such device.")
        await self._gone(gone)
        for one in brought:
            async with self._rooms.use(one.room) as room:
                await room.change(Change.renew, one.hash, one.people, who.device.id)
        self._held.clear()

    async def _gone(self, device: DeviceRow) -> None:
        """End its lines, here and at other processes."""
        self._held.clear()
        self._rooms.send_away(device.id)
        await self._store.announce({"device": device.id})

    # What he holds

    async def keep(self, who: Who, room: str, hashes: frozenset[str]) -> None:
        """Somebody has these tokens of a room on all his devices from now on."""
        if not self._settings.people:
            return
        async with self._rooms.use(room) as found:
            held = await self._store.persons.held(who.device.hash, room)
            new = [
                hash
                for hash in sorted(hashes - held.hashes)
                if (token := found.tokens.get(hash)) and token.role in ("host", "seat")
            ]
            if new:
                await found.change(_keep, new, who)
                self._held.clear()


def _keep(change: Change, hashes: list[str], who: Who) -> None:
    for hash in hashes:
        if hash in change.known:
            change.hold(hash, who.person.id, who.device.id)


def _blot_out(change: Change, seats: list[int]) -> None:
    for seat in seats:
        change.blot_out(seat)
