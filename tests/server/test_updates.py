"""Updates of a game while it is being played: other numbers, other rules, and the way back."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import spielwerk
from spielwerk.engine import IllegalMove, Record
from spielwerk.games import kind
from spielwerk.server.room.kept import KeptGames
from spielwerk.server.room.replay import record_of
from spielwerk.server.store.rows import GameData
from tests.server.people import Device, new_key
from tests.server.running import Running, settings
from tests.server.test_bots import notes, until
from tests.server.test_push import page
from tests.server.toy import game as toy


class House:
    """A server whose games can be updated: it ends, and another one begins on the same database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.ada = Device(httpx.Client())
        self._running: Running | None = None
        self.start()

    def start(self) -> Device:
        """Begin (again), as a new process would; the same people come back."""
        self.stop()
        spielwerk.games._game.cache_clear()
        self._running = Running(settings(self.database)).__enter__()
        self.ada.http = self._running.client()
        return self.ada

    def stop(self) -> None:
        """End."""
        if self._running is not None:
            self._running.__exit__(None, None, None)
            self._running = None
        self.ada.http.close()

    @property
    def server(self) -> Running:
        """The one that runs now."""
        assert self._running is not None
        return self._running


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    """On a database of each kind."""
    name = "database" if request.param == "sqlite" else "new_postgres"
    found = House(request.getfixturevalue(name))
    yield found
    found.stop()
    spielwerk.games._game.cache_clear()


def open_state51(ada: Device) -> None:
    """A room of 51st State with a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "thumb"}]
    made = ada.post("/api/rooms", 201, game="state51", seats=seats, start=True, pause=0)
    ada.room = made["room"]["id"]


def play_on(ada: Device, count: int) -> Any:
    """So many moves of the first seat; the bot answers."""
    frame = ada.frame(0)
    for _ in range(count):
        frame = until(ada, 0, lambda frame: frame["asked"] == 0)
        frame = ada.move(0, frame["view"]["choices"][0]["option"], seq=frame["seq"])
    return until(ada, 0, lambda frame: frame["asked"] == 0)


def updated(monkeypatch: pytest.MonkeyPatch, folder: Path, change: Callable[[str], str]) -> None:
    """51st State with another file of numbers, as after an update."""
    home = folder / "state51"
    if not home.exists():
        shutil.copytree(kind("state51").home(), home)
    numbers = home / "data" / "numbers.toml"
    numbers.write_text(change(numbers.read_text("utf-8")), "utf-8")
    monkeypatch.setattr(kind("state51"), "home", classmethod(lambda cls: home))


def exported(house: House, ada: Device) -> str:
    """The record of a running game, as nobody gets it by the wire."""
    room = house.server.app.state.services.rooms._live[ada.room]
    return house.server.call(record_of(room)).dumps()


def test_a_running_game_goes_on_with_the_numbers_it_was_begun_with(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A comment changes nothing; another number is for new games, and bots know that, too."""
    ada = house.ada
    open_state51(ada)
    before = play_on(ada, 3)
    updated(monkeypatch, tmp_path, lambda text: f"{text}\n# a comment\n")
    house.start()
    assert ada.frame(0)["view"] == before["view"]
    assert ada.get("~")["room"]["edition"] is None
    updated(monkeypatch, tmp_path, lambda text: text.replace("end_points = 25", "end_points = 7"))
    house.start()
    frame = ada.frame(0)
    assert frame["view"] == before["view"]
    assert frame["view"]["table"]["end_points"] == 25
    assert play_on(ada, 3)["step"] > before["step"]
    assert notes(ada) == ["room-started"]
    edition = ada.get("~")["room"]["edition"]
    assert ada.get("/api/games/state51/catalogue", pack=edition)["keys"]
    assert ada.get("~/replay")["steps"] > 0
    again = exported(house, ada)
    assert ada.post("/api/records", 201, record=again)["room"]["status"] == "playing"
    open_state51(ada)
    assert ada.frame(0)["view"]["table"]["end_points"] == 7
    assert ada.get("~")["room"]["edition"] is None


def test_a_game_of_other_rules_can_be_read_and_goes_on_after_the_way_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says so in words; table, log, chat and replay are there; nothing moves, and nothing ends.

    After the roll-back it goes on, and so do its bots.
    """
    ada = house.ada
    ada.open_room("me", "thumb", start=True)
    ada.move(0, 2)
    before = ada.frame(0)
    ada.send("PATCH", "~", json={"pause": 10})
    ada.move(0, 0)  # from here on the bot is asked
    house.stop()
    monkeypatch.setattr(toy.Toy, "version", 2)
    house.start()
    frame = ada.frame(0)
    assert frame["stopped"] == {
        "code": "other-rules",
        "rules": 1,
        "here": 2,
        "step": frame["step"],
        "steps": frame["step"],
    }
    assert frame["step"] >= before["step"]
    assert frame["view"]["table"]["hand"] == before["view"]["table"]["hand"]
    assert (frame["view"]["choices"], frame["can_undo"], frame["asked"]) == ([], False, 1)
    with page(house.server, ada, 0) as open_page:
        assert open_page.read("view")["stopped"]["code"] == "other-rules"
    body = {"seq": frame["seq"], "seat": 0, "key": new_key()}
    assert ada.post("~/moves", 409, choice=0, **body)["code"] == "other-rules"
    assert ada.post("~/undo", 409, **body)["code"] == "other-rules"
    assert ada.get("~/hint", 409, seat=0)["code"] == "other-rules"
    assert ada.get("~/replay")["steps"] == frame["step"]
    assert ada.get("~/result")["scores"] == frame["view"]["scores"]
    assert ada.post("~/messages", 201, seat=0, text="Was nun?", key=new_key())["text"]
    assert ada.get("~/record", 409)["code"] == "not-now"
    assert ada.frame(0)["asked"] == 1  # talking has changed nothing
    house.stop()
    monkeypatch.setattr(toy.Toy, "version", 1)
    house.start()
    ada.send("PATCH", "~", json={"pause": 0})
    frame = until(ada, 0, lambda frame: frame["asked"] == 0)
    assert frame["stopped"] is None
    assert ada.move(0, 1)["seq"] == frame["seq"] + 1


def test_nothing_is_shown_that_never_happened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules that do otherwise are found out at the very move, even if all choices stay open."""
    ada = house.ada
    ada.open_room("me", "me", start=True)
    for choice in (1, 3, 2, 0):
        ada.move(0, choice)
    ada.post("~/undo", 409, seq=4, seat=0, key=new_key())
    house.stop()
    choose = toy.Turn.choose

    def otherwise(self: toy.Turn, state: toy.ToyState, option: Any) -> None:
        choose(self, state, 1 if option == 3 else option)

    monkeypatch.setattr(toy.Turn, "choose", otherwise)
    monkeypatch.setattr(toy.Toy, "version", 2)
    house.start()
    frame = ada.frame(0)
    assert (frame["stopped"]["step"], frame["stopped"]["steps"]) == (1, 4)
    assert frame["view"]["scores"] == [1, 0]
    monkeypatch.setattr(toy.Toy, "version", 1)  # somebody forgot to count it up

    def refused(self: toy.Turn, state: toy.ToyState, option: Any) -> None:
        if option == 3:
            raise IllegalMove("no longer")
        choose(self, state, option)

    monkeypatch.setattr(toy.Turn, "choose", refused)
    house.start()
    assert ada.frame(0)["stopped"]["step"] == 1
    monkeypatch.setattr(toy, "HAND", 2)  # not even the beginning is the same
    house.start()
    frame = ada.frame(0)
    assert (frame["view"], frame["stopped"]["step"], frame["stopped"]["steps"]) == (None, 0, 4)
    assert ada.get("~/replay", 409)["code"] == "other-rules"


def test_the_host_can_end_what_cant_go_on_and_open_its_record(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record is written out as it stands, with nothing played again, for all."""
    ada = house.ada
    made = ada.open_room("me", "me", start=True)
    for choice in (1, 3):
        ada.move(0, choice)
    ada.post("~/undo", seq=2, seat=0, key=new_key())
    assert ada.post("~/end", 409)["code"] == "not-now"
    house.stop()
    monkeypatch.setattr(toy.Toy, "version", 2)
    house.start()
    guest = Device(ada.http)
    guest.come(made["links"]["watch"])
    assert guest.post("~/end", 403)["code"] == "no-access"
    assert ada.post("~/end")["room"]["status"] == "over"
    assert notes(ada)[-1] == "room-ended"
    record = Record.loads(guest.send("GET", "~/record").text)
    assert [move["choice"] for move in record.moves] == [1]
    assert record.header["rules"] == 1
    assert record.verify()  # the secret is open now
    assert ada.post("~/end", 409)["code"] == "not-now"
    assert ada.post("~/rematch")["room"]["rules_version"] == 2
    monkeypatch.setattr(toy.Toy, "version", 1)
    assert record.replay(spielwerk.game("toy")).points == [1, 0]


def test_a_finished_game_of_other_rules_keeps_its_result_and_record(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are there without playing it again."""
    ada = house.ada
    ada.open_room("me", "me", start=True, options={"rounds": 1})
    for seat in (0, 1):
        ada.move(seat, 0)
    before = ada.send("GET", "~/record").text
    house.stop()
    monkeypatch.setattr(toy.Toy, "version", 2)
    house.start()
    assert ada.frame(0)["stopped"]["code"] == "other-rules"
    after = Record.loads(ada.send("GET", "~/record").text)
    assert after.result == Record.loads(before).result
    assert after.moves == Record.loads(before).moves


def test_a_game_that_is_gone_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room is kept and can be read, even if nobody knows the game any more."""
    ada = house.ada
    ada.open_room("me", "me", start=True)
    ada.move(0, 1)
    house.stop()
    monkeypatch.delitem(spielwerk.GAMES, "toy")
    house.start()
    frame = ada.frame(0)
    assert (frame["view"], frame["stopped"]["here"]) == (None, 0)


def test_kept_files_stay_in_their_folder(tmp_path: Path) -> None:
    """Whatever a database says they are called."""

    class Stored:
        async def game_data(self, game: str, hash: str) -> GameData:
            files = {"data": {"../../out.toml": "x", "numbers.toml": "spielwerk = 'x'\ncards = 20"}}
            return GameData("toy", hash, files)

    store: Any = Stored()
    kept = KeptGames(store)
    found = asyncio.run(kept.find("toy", "abc", None))
    assert found is not None
    assert [path.name for path in found.source.home.iterdir()] == ["numbers.toml"]
    home = found.source.home
    kept.close()
    assert not home.exists()
