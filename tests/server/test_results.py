"""Finished games and ratings: written once, with the move that ends the game, on both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.server.person.history import against, played, rating_out
from spielwerk.server.person.rating import Skill, beginner, combined, rate
from spielwerk.server.room.change import Change, Ending
from spielwerk.server.room.tokens import issue
from spielwerk.server.store.database import open_database
from spielwerk.server.store.persons import DeviceRow, Person
from spielwerk.server.store.results import BOT
from spielwerk.server.store.rows import RoomData, Seat
from spielwerk.server.store.store import Moved, Store
from spielwerk.server.world import World
from tests.server.test_store import new_room, url, with_store

__all__ = ["url"]
WORLD = World()
ALONE = Ending((), (0, 1, 2))


async def person(store: Store, name: str, **more: Any) -> str:
    """Somebody with one device."""
    id, now = WORLD.name(9), WORLD.now()
    device = DeviceRow(WORLD.name(24), WORLD.name(6), id, "", now, more.pop("seen", now))
    await store.persons.new(Person(id, name, {}, more.pop("listed", False), now), device)
    return id


async def table(store: Store, *who: str | None, **more: Any) -> RoomData:
    """A running game with these people; None is a bot."""
    seats = [Seat("bot", bot="thumb") if one is None else Seat("person", f"S{one}") for one in who]
    change = Change(new_room(**{"seats": seats, **more}), WORLD)
    for number, one in enumerate(who):
        if one is not None:
            _, token = issue(WORLD, "seat", number)
            change.tokens.append(token)
            change.hold(token.hash, one, "")
    await store.create(change)
    return change.data


def ended(data: RoomData, winners: list[int], scores: list[int], ending: Ending) -> Change:
    """The change that ends a game."""
    change = Change(data, WORLD)
    change.data.rev += 1
    change.data.status, change.data.ended = "over", change.at
    change.data.result = {"end": "end", "scores": scores, "winners": winners}
    change.ending = ending
    return change


async def end(store: Store, data: RoomData, winners: list[int], scores: list[int]) -> None:
    """End a game of three who play for themselves."""
    await store.write(ended(data, winners, scores, Ending((), tuple(range(len(scores))))))


async def mu(store: Store, who: str) -> float:
    """How strong somebody is believed to be."""
    [row] = await store.results.ratings(who)
    return row.mu


def test_winners_rise_and_losers_fall(url: str) -> None:
    """By their points among those who lost; bots have a rating, too."""

    async def test(store: Store) -> None:
        ada, bo = await person(store, "Ada"), await person(store, "Bo")
        await end(store, await table(store, ada, bo, None), [0], [9, 3, 5])
        new = beginner().mu
        assert await mu(store, ada) > new > await mu(store, bo)
        [bot] = [row for row, _ in await store.results.best("toy", 9) if row.who == f"{BOT}thumb"]
        assert await mu(store, ada) > bot.mu > await mu(store, bo)
        [row] = await store.results.ratings(ada)
        assert rating_out(row).provisional
        assert not rating_out(replace(row, games=10)).provisional
        [one] = played(bo, await store.results.of(bo, 9))
        assert (one.seat, one.unrated, one.there) == (1, "", True)
        assert one.value == rating_out((await store.results.ratings(bo))[0]).value
        met = {(a.person, a.bot): (a.ahead, a.behind) for a in against(bo, await _of(store, bo))}
        assert met == {(ada, None): (0, 1), (None, "thumb"): (0, 1)}

    with_store(url, test)


async def _of(store: Store, who: str) -> Any:
    return await store.results.of(who, 9)


def test_a_game_is_counted_once(url: str) -> None:
    """Of twenty who all say that it is over one is believed; so is nobody who says it again."""

    async def test(store: Store) -> None:
        ada, bo = await person(store, "Ada"), await person(store, "Bo")
        data = await table(store, ada, bo)
        ends = [ended(data, [0], [2, 1], Ending((), (0, 1))) for _ in range(20)]
        said = await asyncio.gather(*(store.write(one) for one in ends), return_exceptions=True)
        assert sum(one is None for one in said) == 1
        assert all(one is None or isinstance(one, Moved) for one in said)
        assert [row.games for row in await store.results.ratings(ada)] == [1]
        before = await mu(store, ada)
        again = ended(replace(ends[0].data, status="playing"), [1], [1, 2], Ending((), (0, 1)))
        again.data.rev += 1
        await store.write(again)  # even if somebody set it back: a result has its room for a key
        assert [one.seats[0].won for one in await store.results.of(ada, 9)] == [True]
        assert await mu(store, ada) == before

    with_store(url, test)


def test_games_that_end_at_once_all_count(url: str) -> None:
    """In two processes, the same people, in either order of seats: nobody waits for ever."""

    async def test(store: Store) -> None:
        other = store
        if store.shared:
            other = Store(open_database(url), "other")
            await other.open()
        try:
            ada, bo = await person(store, "Ada"), await person(store, "Bo")
            tables = [
                await table(store, *((ada, bo) if number % 2 else (bo, ada)), None)
                for number in range(12)
            ]
            await asyncio.gather(
                *(
                    end((store, other)[n % 2], one, [n % 2], [1, 2, 0])
                    for n, one in enumerate(tables)
                )
            )
            for who in (ada, bo):
                assert [row.games for row in await store.results.ratings(who)] == [12]
        finally:
            if other is not store:
                await other.close()

    with_store(url, test)


UNRATED: dict[str, dict[str, Any]] = {
    "seeded": {"seeded": True},
    "pack": {"pack": "mill"},
    "helped": {"seats": [Seat("person", "A", helped=True), Seat("person", "B")]},
    "unknown": {"seats": [Seat("person", "A"), Seat("person", "B"), Seat("person", "C")]},
}


@pytest.mark.parametrize("why", UNRATED)
def test_what_counts_for_no_rating(url: str, why: str) -> None:
    """Known before, other cards, help, somebody unknown: in the history, and that is all."""

    async def test(store: Store) -> None:
        ada, bo = await person(store, "Ada"), await person(store, "Bo")
        data = await table(store, ada, bo, **UNRATED[why])
        await end(store, data, [0], [2, 1, 0][: len(data.seats)])
        [one] = await store.results.of(ada, 9)
        assert one.result.unrated == why
        assert await store.results.ratings(ada) == []

    with_store(url, test)


def test_nobody_is_rated_for_what_nobody_won(url: str) -> None:
    """Where all lose nobody was better: a draw would pay who pulled the table down."""

    async def test(store: Store) -> None:
        ada, bo = await person(store, "Ada"), await person(store, "Bo")
        await end(store, await table(store, ada, bo), [], [5, 3])
        [one] = await store.results.of(ada, 9)
        assert (one.result.unrated, [seat.won for seat in one.seats]) == ("nobody", [False, False])
        [met] = against(ada, [one])
        assert (met.games, met.ahead, met.behind) == (1, 0, 0)
        assert await store.results.ratings(ada) == []
        data = await table(store, ada)
        await end(store, data, [0], [5])
        assert [one.result.unrated for one in await store.results.of(ada, 1)] == ["alone"]

    with_store(url, test)


def test_moves_taken_back_against_bots_do_not_count(url: str) -> None:
    """An undo inside one's own turn does."""

    async def test(store: Store) -> None:
        ada = await person(store, "Ada")
        for kind, why in (("back", "back"), ("undo", "")):
            change = ended(await table(store, ada, None), [0], [2, 1], Ending((), (0, 1)))
            change.act("move", 0, 1)
            change.act(kind, 0, 0 if kind == "back" else None)  # type: ignore[arg-type]
            await store.write(change)
            [one] = await store.results.of(ada, 1)
            assert one.result.unrated == why

    with_store(url, test)


def test_hot_seat_is_nobodys(url: str) -> None:
    """Who holds two seats sat in neither for certain, nor does one that two people hold."""

    async def test(store: Store) -> None:
        ada, bo = await person(store, "Ada"), await person(store, "Bo")
        await end(store, await table(store, ada, ada, bo), [0], [3, 2, 1])
        assert await store.results.of(ada, 9) == []
        [one] = await store.results.of(bo, 9)
        assert (one.result.unrated, one.seats[0].name) == ("unknown", "")

    with_store(url, test)


def test_who_becomes_known_later_has_the_game(url: str) -> None:
    """But no rating of it."""

    async def test(store: Store) -> None:
        data = await table(store, None, None, seats=[Seat("person", "A"), Seat("bot", bot="thumb")])
        _, token = issue(WORLD, "seat", 0)
        over = ended(data, [0], [2, 1], Ending((), (0, 1)))
        over.tokens.append(token)
        await store.write(over)
        ada = await person(store, "Ada")
        late = Change(over.data, WORLD)
        late.data.rev += 1
        late.hold(token.hash, ada, "")
        late.ending = Ending(("side-a", "side-b"), (0, 1))
        await store.write(late)
        [one] = await store.results.of(ada, 9)
        assert (one.result.unrated, one.seats[0].side, one.seats[0].name) == ("late", "side-a", "A")
        assert await store.results.ratings(ada) == []

    with_store(url, test)


def test_who_is_forgotten_leaves_results_of_nobody(url: str) -> None:
    """No name, no rating; who played against him keeps the game."""

    async def test(store: Store) -> None:
        ada, bo = await person(store, "Ada", listed=True), await person(store, "Bo")
        await end(store, await table(store, ada, bo), [0], [2, 1])
        assert [name for row, name in await store.results.best("toy", 9) if row.who == ada] == [
            "Ada"
        ]
        await store.persons.forget(ada)
        [one] = await store.results.of(bo, 9)
        assert (one.seats[0].person, one.seats[0].name, one.seats[0].mu) == (None, "", None)
        assert against(bo, [one]) == []
        assert await store.results.ratings(ada) == []
        assert await store.persons.find(ada) is None

    with_store(url, test)


def test_who_never_comes_back_is_forgotten(url: str) -> None:
    """With the rooms in which nothing happens any more."""

    async def test(store: Store) -> None:
        old, new = await person(store, "Old", seen=1.0), await person(store, "New")
        await store.forget(0.0, 2.0)
        assert await store.persons.find(old) is None
        assert await store.persons.find(new) is not None

    with_store(url, test)


def test_two_who_were_one_have_one_rating(url: str) -> None:
    """The games of both, and what is known from both."""

    async def test(store: Store) -> None:
        ada, twin, bo = [await person(store, name) for name in ("Ada", "Twin", "Bo")]
        await end(store, await table(store, ada, bo), [0], [2, 1])
        await end(store, await table(store, twin, bo), [0], [2, 1])
        now = WORLD.now()
        await store.persons.keep_code(ada, "code", now + 60, now)
        [device] = await store.persons.devices(twin)
        row = replace(device, hash="new", id="new")
        assert await store.persons.join("code", row, device.hash, now, 9) == ada
        [rating] = await store.results.ratings(ada)
        assert rating.games == 2
        assert rating.mu > beginner().mu
        assert len(await store.results.of(ada, 9)) == 2
        assert await store.persons.find(twin) is None
        assert len(await store.persons.rooms(ada, 9)) == 2

    with_store(url, test)


def test_a_side_counts_as_one_player() -> None:
    """Alone against three is no reason to expect a defeat; who is less known moves more."""
    new = beginner()
    [[one], [other]] = rate([[new], [new]], [0, 1])
    [[alone], crew] = rate([[new], [new, new, new]], [0, 1])
    assert (alone.mu, alone.sigma) == pytest.approx((one.mu, one.sigma))
    assert crew[0].mu == crew[2].mu == pytest.approx(other.mu)
    sure = Skill(new.mu, new.sigma / 4)
    _, [known, unknown] = rate([[new], [sure, new]], [0, 1])
    assert new.mu > known.mu > unknown.mu
    [[a], [b]] = rate([[new], [new]], [0, 0])
    assert a.mu == pytest.approx(b.mu) == pytest.approx(new.mu)


def test_two_beliefs_are_made_one() -> None:
    """What is known of a beginner adds nothing; two equal ones are surer than each."""
    new = beginner()
    good = Skill(30.0, 3.0)
    assert combined(good, new).mu == pytest.approx(30.0)
    assert combined(good, new).sigma == pytest.approx(3.0)
    assert combined(good, good).sigma < 3.0
    assert 20.0 < combined(good, Skill(20.0, 3.0)).mu < 30.0
    assert (new.shown, good.off) == (1000, 240)
