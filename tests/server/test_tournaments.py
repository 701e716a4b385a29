"""Tournaments on a server: who may do what, rounds as rooms, results, restarts, the end."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielwerk.server import world
from tests.server.people import Device, secret_of
from tests.server.process import Process
from tests.server.running import PATIENCE, Running, settings


class Guest(Device):
    """A device that keeps the cookies of tournaments, too."""

    tournament = ""

    def headers(self, path: str) -> dict[str, str]:
        """The cookie of the path's tournament or room."""
        held = [f"{name}={value}" for name, value in self.cookies.items() if name[3:] in path]
        return {"Cookie": "; ".join(held)} if held else {}

    def at(self, path: str = "") -> str:
        """An address of the present tournament."""
        return f"/api/tournaments/{self.tournament}{path}"

    def open(self, **more: Any) -> Any:
        """A new tournament of the toy game."""
        body = {"game": "toy", "bot": "random", "pause": 0, "options": {"rounds": 1}, **more}
        made = self.post("/api/tournaments", 201, **body)
        self.tournament = made["tournament"]["id"]
        return made

    def come(self, link: str) -> Any:
        """Open a link to a tournament."""
        self.tournament = link.partition("/t/")[2].partition("#")[0]
        return self.post(self.at("/claim"), token=secret_of(link))

    def seen(self) -> Any:
        """The tournament now."""
        return self.get(self.at())["tournament"]

    def next(self, rev: int) -> Any:
        """The tournament as soon as it is another one: the server answers when it is."""
        return self.get(self.at(), after=rev, wait=30)["tournament"]

    def until(self, so: Callable[[Any], object]) -> Any:
        """The tournament once it is so."""
        deadline = time.monotonic() + PATIENCE
        while not so(found := self.seen()):
            assert time.monotonic() < deadline, found
            time.sleep(0.02)
        return found

    def after(self, number: int) -> Any:
        """The tournament once the round after this one has begun, or it is over."""
        return self.until(lambda one: len(one["played"]) > number or one["status"] == "over")

    def play(self, room: str) -> None:
        """Say „done“ at one's table until the game is over."""
        entered = self.post(self.at(f"/tables/{room}/enter"))
        (seat,) = entered["me"]["seats"]
        self.room = room
        deadline = time.monotonic() + PATIENCE
        while (frame := self.frame(seat))["status"] == "playing":
            assert time.monotonic() < deadline
            if frame["asked"] == seat:
                self.move(seat, 0, seq=frame["seq"])
            time.sleep(0.01)

    def my_room(self, found: Any, player: int) -> str:
        """Where one plays in the present round."""
        at = found["played"][-1]["tables"]
        return next(str(table["room"]) for table in at if player in table["players"])


@pytest.fixture
def host(http: httpx.Client) -> Guest:
    """Who makes tournaments."""
    return Guest(http)


@pytest.fixture
def guest(http: httpx.Client) -> Guest:
    """Somebody on another device."""
    return Guest(http)


@pytest.fixture(scope="module")
def server(toy: None, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One server for this file: nobody is told to wait."""
    path = tmp_path_factory.mktemp("server") / "server.db"
    with Running(settings(f"sqlite:///{path}", tournaments_per_hour=10_000)) as found:
        yield found


def bots(host: Guest, count: int) -> None:
    """So many bots take part."""
    for _ in range(count):
        host.post(host.at("/players"), bot="random")


def places(found: Any) -> list[int]:
    """The places from the top."""
    return [line["place"] for line in found["standings"]]


def test_a_swiss_tournament_of_bots_to_its_end(host: Guest) -> None:
    """Rounds follow by themselves; nobody meets again; the standings add up."""
    host.open(rounds=3, rest="bye")
    bots(host, 6)
    host.post(host.at("/start"))
    found = host.until(lambda one: one["status"] == "over")
    assert [len(one["tables"]) for one in found["played"]] == [3, 3, 3]
    met = [frozenset(table["players"]) for one in found["played"] for table in one["tables"]]
    assert len(set(met)) == 9
    results = [table["result"] for one in found["played"] for table in one["tables"]]
    assert all(one["end"] == "rounds" and not one["by_hand"] for one in results)
    assert sum(line["points"] for line in found["standings"]) == 9
    assert all(line["played"] == 3 for line in found["standings"])
    assert places(found) == sorted(places(found))
    assert found["planned"] == 3


def test_a_round_robin_with_a_bot_that_fills(host: Guest) -> None:
    """Three and a bot: three rounds, and every two have met."""
    host.open(system="robin")
    bots(host, 3)
    host.post(host.at("/start"))
    found = host.until(lambda one: one["status"] == "over")
    assert len(found["players"]) == 4
    met = {frozenset(table["players"]) for one in found["played"] for table in one["tables"]}
    assert len(met) == 6
    assert len(found["played"]) == found["planned"] == 3
    assert found["breaks"] == ["direct", "berger", "wins", "share"]


def test_two_people_and_a_bot(host: Guest, guest: Guest) -> None:
    """One makes it and plays, one joins by the link; both find their table; the end is told."""
    made = host.open(rounds=2, size=3, name="Ada", title="Cup")
    assert made["me"] == {"host": True, "players": [0], "join": False, "watch": False}
    guest.come(made["links"]["join"])
    assert guest.seen()["players"] == [{"player": 0, "name": "Ada", "bot": None, "out": False}]
    guest.post(guest.at("/start"), 403)
    joined = guest.post(guest.at("/join"), name="Bo")
    assert joined["me"]["players"] == [1]
    found = host.post(host.at("/start"))["tournament"]
    for number in (1, 2):
        room = host.my_room(found, 0)
        assert room == guest.my_room(found, 1)
        entered = host.post(host.at(f"/tables/{room}/enter"))
        assert entered["room"]["title"] == f"Cup · {number}.1"
        assert not entered["me"]["host"]
        again = host.post(host.at(f"/tables/{room}/enter"))
        assert again["me"]["seats"] == entered["me"]["seats"]
        play_both(host, guest, room)
        found = host.after(number)
    assert found["status"] == "over"
    assert [one["name"] for one in found["players"]] == ["Ada", "Bo", ""]
    host.post(host.at("/next"), 409)
    host.post(host.at("/players"), 409, name="Cy")


def play_both(one: Guest, other: Guest, room: str) -> None:
    """Two people at one table say „done“ until the game is over."""
    for device in (one, other):
        device.room = room
        entered = device.post(device.at(f"/tables/{room}/enter"))
        device.bearer = None
        device.seat = entered["me"]["seats"][0]  # type: ignore[attr-defined]
    deadline = time.monotonic() + PATIENCE
    while True:
        for device in (one, other):
            seat = device.seat  # type: ignore[attr-defined]
            frame = device.frame(seat)
            if frame["status"] == "over":
                return
            if frame["asked"] == seat:
                device.move(seat, 0, seq=frame["seq"])
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_who_looks_on_sees_tables_but_no_hand(
    host: Guest, guest: Guest, http: httpx.Client
) -> None:
    """By the link to watch; strangers see nothing at all."""
    made = host.open(name="Ada")
    bots(host, 1)
    found = host.post(host.at("/start"))["tournament"]
    room = host.my_room(found, 0)
    guest.come(made["links"]["watch"])
    guest.post(guest.at("/join"), 403, name="Eve")
    entered = guest.post(guest.at(f"/tables/{room}/enter"))
    assert entered["me"] == {"host": False, "seats": [], "invite": False, "watch": True}
    guest.room = room
    assert guest.frame()["view"]["table"]["hand"] == []
    guest.get("~/view", 403, seat=0)
    guest.post(guest.at("/tables/nowhere/enter"), 404)
    eve = Guest(http)
    eve.tournament = host.tournament
    eve.get(eve.at(), 403)
    eve.post(eve.at("/claim"), 403, token="x" * 32)
    eve.post(eve.at(f"/tables/{room}/enter"), 403)
    eve.get("/api/tournaments/nowhere", 404)


def test_nothing_secret_is_told(host: Guest, guest: Guest) -> None:
    """What all see holds no token and no hash; links are told once, to whom they belong."""
    made = host.open(name="Ada")
    secrets = [secret_of(link) for link in made["links"].values()]
    guest.come(made["links"]["join"])
    joined = guest.post(guest.at("/join"), name="Bo")
    host.post(host.at("/start"))
    for device in (host, guest):
        written = device.send("GET", device.at()).text
        assert not any(secret in written for secret in [*secrets, secret_of(joined["link"])])
        assert "hash" not in written
        assert "seed" not in written
    held = host.cookies[f"sw_{host.tournament}"].split(".")
    assert held == [secret_of(made["links"]["host"]), secret_of(made["links"]["player"])]


def test_links(host: Guest, guest: Guest, http: httpx.Client) -> None:
    """One a player, new ones, void ones; a picture of each."""
    made = host.open()
    bo = host.post(host.at("/players"), name="Bo")
    assert guest.come(bo["link"])["player"] == bo["player"] == 0
    host.post(host.at("/players"), 422, name="bo")
    host.post(host.at("/players"), 422)
    guest.post(guest.at("/links"), 403, role="join")
    own = guest.post(guest.at("/links"), role="player", player=0)["link"]
    phone = Guest(http)
    assert phone.come(own)["me"]["players"] == [0]
    new = host.post(host.at("/links"), role="player", player=0, revoke=True)["link"]
    guest.get(guest.at(), 403)
    assert guest.come(new)["role"] == "player"
    host.post(host.at("/links"), 422, role="join", player=0)
    host.post(host.at("/links"), 404, role="player", player=9)
    again = host.post(host.at("/links"), role="host", revoke=True)["link"]
    assert host.seen()["players"][0]["name"] == "Bo", "who made it keeps his place"
    phone.post(phone.at("/claim"), 403, token=secret_of(made["links"]["host"]))
    drawn = host.send("POST", host.at("/qr"), json={"token": secret_of(again)})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    host.post(host.at("/qr"), 403, token="x" * 32)


def test_before_it_begins(host: Guest, guest: Guest) -> None:
    """Settings, names, who leaves; what does not fit is refused."""
    made = host.open(title="Cup")
    guest.come(made["links"]["join"])
    guest.post(guest.at("/join"), name="Bo")
    changed = host.send("PATCH", host.at(), json={"title": "Cup 2", "rounds": 5, "auto": False})
    assert changed.json()["tournament"]["rounds"] == 5
    assert host.send("PATCH", host.at(), json={"size": 9}).status_code == 422
    assert host.send("PATCH", host.at(), json={"bot": "nobody"}).status_code == 422
    assert host.send("PATCH", host.at(), json={"options": {"rounds": 2}}).status_code == 200
    assert guest.send("PATCH", guest.at("/players/0"), json={"name": "Boo"}).status_code == 200
    assert guest.seen()["players"][0]["name"] == "Boo"
    guest.post(guest.at("/players/1/leave"), 404)
    guest.post(guest.at("/players/0/leave"))
    assert host.seen()["players"] == []
    host.post(host.at("/start"), 409)
    host.post(host.at("/end"), 409)
    host.post("/api/tournaments", 422, game="toy", size=5)
    host.post("/api/tournaments", 422, game="nothing")
    host.post("/api/tournaments", 422, game="toy", bot="nobody")


def test_the_host_goes_on_and_tells_a_table_that_never_ends(host: Guest) -> None:
    """A round waits for the last result; told by hand, it can be corrected for a while."""
    host.open(rounds=2, auto=False, rest="bye", name="Ada")
    bots(host, 3)
    found = host.post(host.at("/start"))["tournament"]
    host.until(lambda one: sum(t["result"] is not None for t in one["played"][0]["tables"]) == 1)
    host.post(host.at("/next"), 409)
    number = 1 + next(
        place for place, table in enumerate(found["played"][0]["tables"]) if 0 in table["players"]
    )
    result = host.at(f"/rounds/1/tables/{number}/result")
    host.post(result, 422, winners=[2])
    host.post(result, 422, winners=[0], scores=[1])
    host.post(host.at("/rounds/1/tables/9/result"), 404, winners=[])
    host.post(host.at(f"/rounds/1/tables/{3 - number}/result"), 409, winners=[0])
    told = host.post(result, winners=[])["tournament"]
    assert told["played"][0]["tables"][number - 1]["result"]["points"] == [0, 0]
    told = host.post(result, winners=[1], scores=[3, 9])["tournament"]
    table = told["played"][0]["tables"][number - 1]
    assert (table["result"]["points"], table["result"]["by_hand"]) == ([0, 1], True)
    assert len(told["played"]) == 1
    assert len(host.post(host.at("/next"))["tournament"]["played"]) == 2
    host.post(result, 409, winners=[0])
    # The game itself may still end: it is told already.
    host.play(table["room"])
    again = host.seen()["played"][0]["tables"][number - 1]
    assert again["result"]["by_hand"]
    ended = host.post(host.at("/end"))["tournament"]
    assert (ended["status"], len(ended["played"])) == ("over", 2)


def test_who_leaves_his_table_or_withdraws(host: Guest, guest: Guest) -> None:
    """A bot plays on at the table; who has withdrawn is not paired again."""
    made = host.open(rounds=2, rest="bye", name="Ada")
    guest.come(made["links"]["join"])
    guest.post(guest.at("/join"), name="Bo")
    bots(host, 1)
    found = host.post(host.at("/start"))["tournament"]
    # Bo gets up from his table, if he has one: a bot plays on, and he may come back.
    playing = [player for table in found["played"][0]["tables"] for player in table["players"]]
    if 1 in playing:
        room = guest.my_room(found, 1)
        seat = guest.post(guest.at(f"/tables/{room}/enter"))["me"]["seats"][0]
        guest.room = room
        guest.post("~/leave", seat=seat)

        def stands_in() -> bool:
            entered = guest.post(guest.at(f"/tables/{room}/enter"))
            return bool(entered["room"]["seats"][seat]["left"])

        assert not stands_in(), "he is back"
    guest.post(guest.at("/players/0/leave"), 403)
    gone = guest.post(guest.at("/players/1/leave"))["tournament"]
    assert gone["players"][1]["out"]
    guest.post(guest.at("/players/1/leave"), 409)
    if 0 in playing:
        host.play(host.my_room(found, 0))
    found = host.until(lambda one: len(one["played"]) == 2)
    second = [player for table in found["played"][1]["tables"] for player in table["players"]]
    assert sorted(second) == [0, 2]


def test_in_a_round_robin_a_bot_plays_on(host: Guest) -> None:
    """Everybody still meets everybody."""
    host.open(system="robin", name="Ada")
    bots(host, 3)
    host.post(host.at("/start"))
    host.post(host.at("/players/0/leave"))
    found = host.until(lambda one: one["status"] == "over")
    assert all(line["played"] == 3 for line in found["standings"])
    assert (found["players"][0]["bot"], found["players"][0]["out"]) == ("random", True)


def test_a_left_seat_gets_a_bot_by_itself(host: Guest) -> None:
    """Nobody hosts the room: the tournament looks after it."""
    host.open(rounds=1, name="Ada")
    found = host.post(host.at("/start"))["tournament"]
    room = host.my_room(found, 0)
    seat = host.post(host.at(f"/tables/{room}/enter"))["me"]["seats"][0]
    host.room = room
    host.post("~/leave", seat=seat)
    over = host.until(lambda one: one["status"] == "over")
    assert over["standings"][0]["played"] == 1


def test_limits(tmp_path: Path) -> None:
    """So many tournaments an hour, so many players."""
    wanted = settings(
        f"sqlite:///{tmp_path / 'x.db'}", tournaments_per_hour=1, tournament_players=2
    )
    with Running(wanted) as server, server.client() as http:
        host = Guest(http)
        host.open(name="Ada")
        bots(host, 1)
        host.post(host.at("/players"), 409, bot="random")
        host.post("/api/tournaments", 429, game="toy")


def test_killed_in_the_middle(database: str) -> None:
    """kill -9 in the second round: all that was is there, and it goes on to its end."""
    first = Process(database, tournaments_per_hour=1000, bot_grace=0.2)
    first.wait()
    with httpx.Client(base_url=first.url, timeout=PATIENCE) as http:
        host = Guest(http)
        made = host.open(rounds=3, rest="bye", name="Ada")
        bots(host, 3)
        found = host.post(host.at("/start"))["tournament"]
        host.play(host.my_room(found, 0))
        before = host.until(lambda one: len(one["played"]) == 2)
    first.kill()
    second = Process(database, tournaments_per_hour=1000, bot_grace=0.2)
    try:
        second.wait()
        with httpx.Client(base_url=second.url, timeout=PATIENCE) as http:
            host = Guest(http)
            host.come(made["links"]["player"])
            after = host.seen()
            assert after["played"][0] == before["played"][0]
            assert after["players"] == before["players"]
            for number in (2, 3):
                found = host.after(number - 1)
                host.play(host.my_room(found, 0))
            over = host.until(lambda one: one["status"] == "over")
            assert all(line["played"] == 3 for line in over["standings"])
    finally:
        second.kill()


def heard(host: Guest, other: Guest, act: Callable[[], object]) -> bool:
    """Whether who waits is told of what somebody does, long before he would look by himself."""
    before = host.seen()["rev"]
    other.http.timeout = httpx.Timeout(25.0)  # less than the poll waits
    with ThreadPoolExecutor(1) as pool:
        waits = pool.submit(other.next, before)
        act()
        return bool(waits.result()["rev"] > before)


def test_who_looks_on_is_told_of_every_change(
    server: Running, host: Guest, http: httpx.Client
) -> None:
    """Somebody joins, it begins, it ends: each is told at once; unchanged, it is told in time."""
    made = host.open(rest="bye")
    with server.client() as line:
        other = Guest(line)
        other.come(made["links"]["watch"])
        now = other.seen()
        assert other.get(other.at(), after=now["rev"], wait=0)["tournament"] == now
        assert heard(host, other, lambda: bots(host, 1))
        assert heard(host, other, lambda: bots(host, 1))
        assert heard(host, other, lambda: host.post(host.at("/start")))
        # Whose link is taken away while he waits hears no more.
        links = host.at("/links")
        with ThreadPoolExecutor(1) as pool:
            rev = other.until(lambda one: one["status"] == "over")["rev"]
            waits = pool.submit(other.send, "GET", f"{other.at()}?after={rev}&wait=30")
            host.post(links, role="watch", revoke=True)
            assert waits.result().status_code == 403


def test_two_processes_count_everything_once(new_postgres: str) -> None:
    """Both look after the same ones: every round is opened once, every result counts once."""
    both = [Process(new_postgres, tournaments_per_hour=1000, bot_grace=0.2) for _ in range(2)]
    try:
        for process in both:
            process.wait()
        with (
            httpx.Client(base_url=both[0].url, timeout=PATIENCE) as here,
            httpx.Client(base_url=both[1].url, timeout=PATIENCE) as there,
        ):
            host, other = Guest(here), Guest(there)
            other.come(host.open(title="Heard")["links"]["watch"])
            assert heard(host, other, lambda: bots(host, 1))
            made = [host.open(rounds=3, rest="bye", title=str(one)) for one in range(2)]
            for one in made:
                host.tournament = one["tournament"]["id"]
                bots(host, 6)
                host.post(host.at("/start"))
            for one in made:
                other.come(one["links"]["watch"])
                found = other.until(lambda one: one["status"] == "over")
                assert [len(each["tables"]) for each in found["played"]] == [3] * 3
                assert sum(line["points"] for line in found["standings"]) == 9
                assert all(line["played"] == 3 for line in found["standings"])
                rooms = [t["room"] for each in found["played"] for t in each["tables"]]
                assert len(set(rooms)) == 9
    finally:
        for process in both:
            process.kill()


def test_who_wants_notices_hears_of_the_next_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was wanted at one table holds at the next; the link leads there by the tournament."""
    sent: list[Any] = []
    monkeypatch.setattr(world, "post_webhook", lambda url, body: sent.append(json.loads(body)))
    ways = {"webhooks": True, "push": False, "notice_delay": 0.0, "notice_gap": 0.0}
    wanted = settings(database, public_url="https://p.q", **ways)
    with Running(wanted) as server, server.client() as http:
        host = Guest(http)
        host.open(rounds=2, name="Ada", mode="turns")
        rooms = []
        for number in (1, 2):
            if number == 1:
                host.post(host.at("/start"))
            found = host.after(number - 1)
            room = host.my_room(found, 0)
            rooms.append(room)
            if number == 1:
                seat = host.post(host.at(f"/tables/{room}/enter"))["me"]["seats"][0]
                host.room = room
                where = {"seat": seat, "webhook": "https://hook.example/x"}
                assert host.send("PUT", "~/notice", json=where).status_code == 200
                sent.clear()
                host.play(room)
        deadline = time.monotonic() + PATIENCE
        while not any(one["room"] == rooms[1] for one in sent):
            assert time.monotonic() < deadline, sent
            time.sleep(0.02)
    told = next(one for one in sent if one["room"] == rooms[1])
    assert told["type"] in ("ready", "turn")
    assert told["url"] == f"https://p.q/t/{host.tournament}/{rooms[1]}"
