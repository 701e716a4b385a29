"""Card packs on the server: allowed by the host, chosen by name, kept with the room."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

import spielwerk
from spielwerk.cli import app
from spielwerk.engine import DataError, SpielwerkError
from spielwerk.server.room.packs import read_packs
from tests.server.people import Device
from tests.server.running import Running, settings

PACKS = Path(__file__).parents[2] / "examples" / "packs"
MILL = "state51-old-mill"
HEAD = "key,copies,type,distance,categories,spoils,deal,effect,bonus\n"


class Host:
    """A server with packs, which can be started again with others."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'packs.db'}"
        self.packs = folder / "packs"
        shutil.copytree(PACKS, self.packs)
        self.running: Running | None = None
        self.http: httpx.Client | None = None
        self.devices: list[Device] = []

    def start(self, *names: str) -> Device:
        """Begin (again) with these packs; the same people come back."""
        self.stop()
        spielwerk.games._game.cache_clear()  # as in a new process
        packs = read_packs(str(self.packs / name) for name in names)
        self.running = Running(settings(self.database, packs=packs)).__enter__()
        self.http = self.running.client()
        if not self.devices:
            self.devices.append(Device(self.http))
        self.devices[0].http = self.http
        return self.devices[0]

    def stop(self) -> None:
        """End."""
        if self.http is not None and self.running is not None:
            self.http.close()
            self.running.__exit__(None, None, None)
            self.http = self.running = None


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Somebody who has packs."""
    found = Host(tmp_path)
    yield found
    found.stop()


def open_room(device: Device, **more: Any) -> Any:
    """A room of 51st State with the mill, already begun."""
    body = {"game": "state51", "seats": [{"kind": "me"}] * 2, "start": True, "pack": MILL, **more}
    made = device.post("/api/rooms", 201, **body)
    device.room = made["room"]["id"]
    return made["room"]


def test_rooms_can_be_made_with_a_pack_of_the_host(host: Host) -> None:
    """It is listed, chosen by its name, and its cards are in the game and in the words."""
    ada = host.start(MILL, "rebellion-poor-empire")
    games = {game["id"]: game for game in ada.get("/api/games")["games"]}
    assert [pack["name"] for pack in games["state51"]["packs"]] == [MILL]
    assert games["counterweight"]["packs"] == []
    assert open_room(ada)["pack"] == MILL
    assert ada.frame(ada.frame()["asked"])["view"]["choices"]
    game = spielwerk.game("state51", host.packs / MILL)
    assert host.running is not None
    room = host.running.app.state.services.rooms._live[ada.room]
    assert (
        room.session.game.fingerprint == game.fingerprint != spielwerk.game("state51").fingerprint
    )
    own, with_pack = (
        ada.get("/api/games/state51/catalogue", **more) for more in ({}, {"pack": MILL})
    )
    assert "old-mill" in with_pack["keys"]
    assert "old-mill" not in own["keys"]
    said = ada.send("GET", "/api/words/state51/de", params={"pack": MILL}).text
    assert "card-old-mill =" in said


@pytest.mark.parametrize("name", ["nope", "../packs", "/etc", "rebellion-poor-empire"])
def test_only_packs_of_the_host_can_be_named(host: Host, name: str) -> None:
    """A name that the host has not allowed for this game is refused, and so is a path."""
    ada = host.start(MILL, "rebellion-poor-empire")
    body = {"game": "state51", "seats": [{"kind": "me"}] * 2, "pack": name}
    assert ada.post("/api/rooms", 422, **body)["code"] == "bad-option"
    assert ada.get("/api/games/state51/catalogue", 404, pack=name)["code"] == "not-found"
    assert ada.get("/api/words/state51/en", 404, pack=name)["code"] == "not-found"


def test_cards_without_words_are_called_by_their_key(host: Host) -> None:
    """And so is a board, among the switches of its pack."""
    shutil.rmtree(host.packs / MILL / "words")
    board = (spielwerk.games.kind("rebellion").home() / "data" / "board-small.toml").read_text(
        "utf-8"
    )
    (host.packs / "rebellion-poor-empire" / "board-wide-sky.toml").write_text(
        board.replace("board-small", "board-wide-sky"), "utf-8"
    )
    ada = host.start(MILL, "rebellion-poor-empire")
    said = ada.send("GET", "/api/words/state51/en", params={"pack": MILL}).text
    assert "card-old-mill = Old mill" in said
    said = ada.send("GET", "/api/words/rebellion/en", params={"pack": "rebellion-poor-empire"}).text
    assert "switch-board-wide-sky = Wide sky" in said
    games = {game["id"]: game for game in ada.get("/api/games")["games"]}
    boards = {one["name"]: one for one in games["rebellion"]["packs"][0]["switches"]}["board"]
    assert "wide-sky" in boards["values"]


def test_a_room_goes_on_after_a_restart_with_the_same_pack(host: Host) -> None:
    """Where the pack lies does not matter, what is in it does."""
    ada = host.start(MILL)
    open_room(ada)
    seat = ada.frame()["asked"]
    before = ada.move(seat, ada.frame(seat)["view"]["choices"][0]["option"])
    ada = host.start(MILL)
    assert ada.frame(seat)["view"] == before["view"]


def play_on(ada: Device, count: int) -> Any:
    """So many moves of the first seat; the bot answers."""
    frame = ada.frame(0)
    for _ in range(count):
        while frame["asked"] != 0:
            frame = ada.frame(0, after=frame["rev"], wait=25)
        frame = ada.move(0, frame["view"]["choices"][0]["option"], seq=frame["seq"])
    return frame


def test_a_room_goes_on_with_the_pack_it_was_begun_with(host: Host) -> None:
    """Changed or gone: its cards were kept, for the table, the bots, the catalogue, the words."""
    ada = host.start(MILL)
    open_room(ada, seats=[{"kind": "me"}, {"kind": "bot", "bot": "thumb"}], pause=0)
    before = play_on(ada, 3)
    names = ada.get("~")["room"]
    assert names["edition"] == MILL
    cards = host.packs / MILL / "base.csv"
    cards.write_text(cards.read_text("utf-8").replace("old-mill,2,", "old-mill,1,"), "utf-8")
    for packs in ([MILL], []):
        ada = host.start(*packs)
        room = ada.get("~")["room"]
        assert room["edition"].startswith("@")
        assert room["pack"] == MILL
        assert ada.frame(0)["step"] >= before["step"]
        before = play_on(ada, 3)
        told = {"pack": room["edition"]}
        assert "old-mill" in ada.get("/api/games/state51/catalogue", **told)["keys"]
        assert "card-old-mill =" in ada.send("GET", "/api/words/state51/de", params=told).text
    assert ada.get("/api/games/state51/catalogue", 404, pack="@nothing")["code"] == "not-found"
    notes = [message["note"]["id"] for message in ada.get("~/messages")["messages"]]
    assert notes == ["room-started"]  # no bot has failed


def forget(host: Host) -> None:
    """A room of the time before data were kept."""
    with closing(sqlite3.connect(host.database.removeprefix("sqlite:///"))) as file, file:
        file.execute("DELETE FROM game_data")


def test_a_room_whose_pack_is_gone_says_so_and_is_kept(host: Host) -> None:
    """If its cards were not kept: gone, every address says which pack; later the game goes on."""
    ada = host.start(MILL)
    open_room(ada, seats=[{"kind": "me"}, {"kind": "bot", "bot": "thumb"}], pause=0)
    seq = ada.frame(0)["seq"]
    host.stop()
    forget(host)
    ada = host.start()
    assert ada.get("~")["room"]["pack"] == MILL
    frame = ada.frame(0)
    assert (frame["view"], frame["stopped"]["code"]) == (None, "no-pack")
    for path in ("~/replay", "~/result"):
        assert ada.get(path, 409)["code"] == "no-pack"
    body = {"seq": seq, "seat": 0, "choice": 0, "key": "while-it-is-gone"}
    assert ada.post("~/moves", 409, **body)["code"] == "no-pack"
    cards = host.packs / MILL / "base.csv"
    before = cards.read_text("utf-8")
    cards.write_text(before.replace("old-mill,2,", "old-mill,1,"), "utf-8")
    ada = host.start(MILL)
    assert ada.frame(0)["stopped"]["code"] == "other-rules"
    assert ada.post("~/moves", 409, **body)["code"] == "other-rules"
    cards.write_text(before, "utf-8")
    ada = host.start(MILL)
    frame = ada.frame(0)
    assert frame["seq"] >= seq
    while frame["asked"] != 0:  # the bot goes on, too
        frame = ada.frame(0, after=frame["rev"], wait=25)


def test_records_name_the_pack_and_come_back_with_it(host: Host) -> None:
    """A record of a game with a pack is read by a server that has or kept it, and by no other."""
    ada = host.start(MILL)
    open_room(ada, seats=[{"kind": "bot", "bot": "random"}] * 2, pause=0)
    frame = ada.frame()
    while frame["status"] != "over":
        frame = ada.frame(after=frame["rev"], wait=25)
    record = ada.send("GET", "~/record").text
    assert f'"pack":"{MILL}"' in record
    assert ada.post("/api/records", 201, record=record)["room"]["pack"] == MILL
    assert ada.post("~/rematch")["room"]["pack"] == MILL
    ada = host.start()
    assert ada.post("/api/records", 201, record=record)["room"]["pack"] == MILL  # it was kept
    host.stop()
    forget(host)
    ada = host.start()
    problem = ada.post("/api/records", 422, record=record)
    assert problem["code"] == "bad-record"
    assert MILL in problem["detail"]


def test_bots_think_with_the_pack(host: Host) -> None:
    """The worker plays by the same cards: no fallback is noted."""
    ada = host.start(MILL)
    open_room(ada, seats=[{"kind": "me"}, {"kind": "bot", "bot": "thumb"}], pause=0)
    frame = ada.frame(0)
    for _ in range(8):
        while frame["asked"] != 0:
            frame = ada.frame(0, after=frame["rev"], wait=25)
        frame = ada.move(0, frame["view"]["choices"][0]["option"], seq=frame["seq"])
    notes = [message["note"]["id"] for message in ada.get("~/messages")["messages"]]
    assert notes == ["room-started"]


def test_bad_packs_are_told_at_the_start(tmp_path: Path) -> None:
    """With file, line and reason."""
    pack = tmp_path / "bad"
    pack.mkdir()
    with pytest.raises(DataError, match="no CSV or TOML"):
        read_packs([str(pack)])
    (pack / "base.csv").write_text(f"{HEAD}mill,two,production,2,brick,,,,\n", "utf-8")
    with pytest.raises(DataError, match=r"base\.csv:2"):
        read_packs([str(pack)])
    run = CliRunner().invoke(app, ["serve", "--pack", str(pack)])
    assert isinstance(run.exception, DataError)
    with pytest.raises(DataError, match="there is none"):
        read_packs([str(tmp_path / "nowhere")])
    odd = tmp_path / "odd name"
    odd.mkdir()
    with pytest.raises(DataError, match="its name may"):
        read_packs([str(odd)])


def test_a_pack_that_fits_several_games_must_be_told(tmp_path: Path) -> None:
    """Two games have a file of numbers."""
    pack = tmp_path / "numbers"
    pack.mkdir()
    (pack / "numbers.toml").write_text("", "utf-8")
    with pytest.raises(DataError, match="which game"):
        read_packs([str(pack)])
    found = read_packs([f"state51={pack}", f"counterweight={pack}"])
    assert [one.name for one in found.of("state51")] == ["numbers"]
    with pytest.raises(SpielwerkError, match="already"):
        read_packs([f"state51={pack}", f"state51={pack}"])
