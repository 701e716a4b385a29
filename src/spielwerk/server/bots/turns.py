"""Who may think next: people's rooms first, and among equals who has had the least of it.

There are few places (processes) and perhaps many rooms. A place goes to the lowest rank that waits;
inside a rank to the one whose address, then whose room, has thought for the shortest time lately.
So one who opens many rooms of slow bots waits for himself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum

from spielwerk.server.world import World

HALF_LIFE = 30.0  # seconds after which half of what somebody thought is forgotten
PATIENCE = 30.0  # seconds after which even an empty room is heard like the others
SWEEP = 1000  # so many accounts are looked through for empty ones


class Rank(IntEnum):
    """Who waits for the answer."""

    PLAYERS = 0  # somebody who plays is looking
    WATCHERS = 1  # somebody looks on, or a person will come back to a game over days
    NOBODY = 2  # bots among themselves, or a look back at a finished game


def _future() -> asyncio.Future[Rank]:
    return asyncio.get_running_loop().create_future()


@dataclass(slots=True, eq=False)
class Waiting:
    """One who waits, with the accounts that his thinking is charged to."""

    accounts: tuple[str, ...]
    rank: Callable[[], Rank]
    since: float
    place: asyncio.Future[Rank] = field(default_factory=_future)


class Turns:
    """So many think at once; one place is never given to rooms that nobody looks at."""

    def __init__(self, places: int, world: World) -> None:
        self._world = world
        self._free = places
        self._free_for_nobody = max(1, places - 1)
        self._waiting: list[Waiting] = []
        self._charged: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(
        self, accounts: tuple[str, ...], rank: Callable[[], Rank]
    ) -> AsyncIterator[None]:
        """A place, as soon as there is one; who gives up waiting takes none."""
        one = Waiting(accounts, rank, self._world.monotonic())
        self._waiting.append(one)
        self._next()
        try:
            given = await one.place
        except asyncio.CancelledError:
            if one.place.done() and not one.place.cancelled():
                self._give_back(one.place.result())
            else:
                self._waiting.remove(one)
            raise
        began = self._world.monotonic()
        try:
            yield
        finally:
            self._charge(accounts, self._world.monotonic() - began)
            self._give_back(given)

    def _give_back(self, rank: Rank) -> None:
        self._free += 1
        self._free_for_nobody += rank is Rank.NOBODY
        self._next()

    def _next(self) -> None:
        now = self._world.monotonic()
        while self._free:
            still = [one for one in self._waiting if not one.place.done()]
            ranked = [(self._rank(one, now), one) for one in still]
            open_to = [r for r in ranked if r[0] is not Rank.NOBODY or self._free_for_nobody]
            if not open_to:
                return
            rank, chosen = min(open_to, key=lambda r: (r[0], self._account(r[1], now), r[1].since))
            self._waiting.remove(chosen)
            self._free -= 1
            self._free_for_nobody -= rank is Rank.NOBODY
            chosen.place.set_result(rank)

    def _rank(self, one: Waiting, now: float) -> Rank:
        rank = one.rank()
        return Rank.WATCHERS if rank is Rank.NOBODY and now - one.since > PATIENCE else rank

    def _account(self, one: Waiting, now: float) -> tuple[float, ...]:
        return tuple(round(self._left(account, now), 1) for account in one.accounts)

    def _left(self, account: str, now: float) -> float:
        seconds, at = self._charged.get(account, (0.0, now))
        return float(seconds * 0.5 ** ((now - at) / HALF_LIFE))

    def _charge(self, accounts: tuple[str, ...], seconds: float) -> None:
        now = self._world.monotonic()
        for account in accounts:
            self._charged[account] = self._left(account, now) + seconds, now
        if len(self._charged) > SWEEP:
            self._charged = {
                account: charged
                for account, charged in self._charged.items()
                if self._left(account, now) > 0.1
            }
