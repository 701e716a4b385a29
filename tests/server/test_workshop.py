"""The workshop over HTTP: packs of one's own, versions, zips, rooms that are played with them."""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import spielwerk
from spielwerk.server.room.packs import read_packs
from tests.server.running import Running, settings

FAR = {"do": "cell", "file": "base", "row": "quarry", "column": "distance", "value": "2"}
NEW = {"do": "copy", "file": "base", "row": "quarry", "key": "old-mill"}


@pytest.fixture(scope="module")
def workshop(toy: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a workshop."""
    path = tmp_path_factory.mktemp("workshop") / "server.db"
    with Running(settings(f"sqlite:///{path}", workshop=True, workshop_packs=4)) as found:
        yield found


@pytest.fixture
def designer(workshop: Running) -> Iterator[httpx.Client]:
    """Somebody with packs of their own."""
    with workshop.client() as client:
        yield client


def post(client: httpx.Client, path: str, status: int = 200, /, **body: Any) -> Any:
    answer = client.post(f"/api/workshop{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def edit(client: httpx.Client, pack: Any, *edits: Any, save: bool = True) -> Any:
    path = f"/packs/{pack['id']}/edits"
    return post(client, path, version=pack["version"], edits=edits, save=save, see="quarry")


def test_a_pack_is_edited_taken_back_and_brought_forward(designer: httpx.Client) -> None:
    """Every save is a version; trying keeps nothing, and neither does a fault."""
    pack = post(designer, "/packs", 201, name="Far quarry", game="state51")
    tried = edit(designer, pack, FAR, save=False)
    assert tried["look"]["changes"][0]["said"]["en"] == "Quarry: Distance 1 → 2"
    assert tried["pack"]["version"] == 1
    wrong = edit(designer, pack, {**FAR, "value": "9"})
    assert wrong["look"]["faults"][0]["column"] == "distance"
    assert wrong["pack"]["version"] == 1
    saved = edit(designer, pack, FAR, NEW)
    assert saved["pack"]["version"] == 2
    assert len(saved["look"]["changes"]) == 2
    back = post(designer, f"/packs/{pack['id']}/version", version=1)
    assert (back["look"]["changes"], back["pack"]["last"]) == ([], 2)
    again = post(designer, f"/packs/{pack['id']}/version", version=2)
    assert again["look"]["changes"] == saved["look"]["changes"]
    assert post(designer, f"/packs/{pack['id']}/version", 409, version=9)["code"] == "no-undo"
    stale = post(designer, f"/packs/{pack['id']}/edits", 409, version=1, edits=[], save=True)
    assert stale["code"] == "stale"


def test_nobody_else_sees_a_pack(designer: httpx.Client, workshop: Running) -> None:
    """It belongs to the device that holds the secret."""
    pack = post(designer, "/packs", 201, name="Mine", game="counterweight")
    assert [one["name"] for one in designer.get("/api/workshop").json()["packs"]] == ["Mine"]
    with workshop.client() as other:
        assert other.get("/api/workshop").json() == {"open": True, "packs": []}
        assert other.get(f"/api/workshop/packs/{pack['id']}").status_code == 404
        post(other, "/packs", 201, name="Theirs", game="rebellion")
        assert other.get(f"/api/workshop/packs/{pack['id']}").status_code == 404
    renamed = designer.patch(f"/api/workshop/packs/{pack['id']}", json={"name": "Ours"}).json()
    assert renamed["name"] == "Ours"
    assert designer.delete(f"/api/workshop/packs/{pack['id']}").status_code == 204
    assert designer.get("/api/workshop").json()["packs"] == []


def test_a_zip_goes_out_and_comes_in(designer: httpx.Client, tmp_path: Path) -> None:
    """What is exported is what `--pack` takes, and what another device imports."""
    pack = post(designer, "/packs", 201, name="Far quarry", game="state51")
    edit(designer, pack, FAR)
    zipped = designer.get(f"/api/workshop/packs/{pack['id']}/zip")
    assert zipped.headers["content-type"] == "application/zip"
    path = tmp_path / "far-quarry.zip"
    path.write_bytes(zipped.content)
    assert spielwerk.game("state51", path).rules.cards.titles["quarry"].distance == 2
    assert read_packs([str(path)]).find("state51", "far-quarry") is not None
    sent = base64.b64encode(zipped.content).decode()
    other = post(designer, "/import", 201, name="Copy", zip=sent)
    look = designer.get(f"/api/workshop/packs/{other['id']}").json()["look"]
    assert look["changes"][0]["said"]["en"] == "Quarry: Distance 1 → 2"
    bad = post(designer, "/import", 422, name="Bad", zip=base64.b64encode(b"no zip").decode())
    assert (bad["code"], "not a zip" in bad["detail"]) == ("bad-pack", True)
    like = post(designer, "/packs", 201, name="Third", like=pack["id"])
    assert like["game"] == "state51"
    post(designer, "/packs", 201, name="Fourth", game="state51")
    assert post(designer, "/packs", 429, name="Fifth", game="state51")["code"] == "too-many"


def test_a_room_is_played_with_the_pack_as_it_stood(
    designer: httpx.Client, workshop: Running
) -> None:
    """Friends come by a link; later edits change nothing there, and nobody else is offered it."""
    pack = post(designer, "/packs", 201, name="Far quarry!", game="state51")
    assert post(designer, f"/packs/{pack['id']}/edition")["pack"] is None
    edit(designer, pack, FAR, NEW)
    edition = post(designer, f"/packs/{pack['id']}/edition")["pack"]
    assert edition.startswith("far-quarry@")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = designer.post("/api/rooms", json={"game": "state51", "pack": edition, "seats": seats})
    assert made.status_code == 201, made.text
    room = made.json()["room"]
    assert room["edition"] == edition
    with workshop.client() as friend:
        found = friend.get(f"/api/games/state51/catalogue?pack={edition}").json()
        assert found["locations"]["quarry"]["distance"] == 2
        assert "card-old-mill" in friend.get(f"/api/words/state51/en?pack={edition}").text
        games = friend.get("/api/games").json()["games"]
        assert all(one["packs"] == [] for one in games)
    started = designer.post(f"/api/rooms/{room['id']}/start", json={"fill": "level1"})
    assert started.status_code == 200, started.text
    unknown = {"game": "state51", "pack": "far@0123456789abcdef", "seats": seats}
    assert designer.post("/api/rooms", json=unknown).status_code == 422


def test_a_lobby_with_a_pack_outlives_the_server(toy: None, tmp_path: Path) -> None:
    """The files are in the database, not only in this process."""
    wanted = settings(f"sqlite:///{tmp_path / 'twice.db'}", workshop=True)
    with Running(wanted) as server, server.client() as client:
        pack = post(client, "/packs", 201, name="Far", game="state51")
        edit(client, pack, FAR)
        edition = post(client, f"/packs/{pack['id']}/edition")["pack"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = client.post("/api/rooms", json={"game": "state51", "pack": edition, "seats": seats})
        room, host = made.json()["room"]["id"], made.json()["links"]["host"].partition("#")[2]
    again = settings(f"sqlite:///{tmp_path / 'twice.db'}", workshop=True)
    with Running(again) as server, server.client() as client:
        held = {"Authorization": f"Bearer {host}"}
        begun = client.post(f"/api/rooms/{room}/start", json={"fill": "level1"}, headers=held)
        assert begun.status_code == 200, begun.text


def test_a_public_server_has_no_workshop_unless_its_host_says_so(http: httpx.Client) -> None:
    """Everything is refused, and the start page does not offer it."""
    assert http.get("/api/workshop").json() == {"open": False, "packs": []}
    for answer in (
        http.post("/api/workshop/packs", json={"name": "x", "game": "state51"}),
        http.get("/api/workshop/games/state51"),
        http.get("/api/workshop/packs/abc"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "no-workshop")


def test_what_can_be_edited_is_told_of_every_game(designer: httpx.Client) -> None:
    """From the games' own classes; unknown games are none."""
    told = designer.get("/api/workshop/games/state51").json()
    effect = next(one for one in told["sheets"][0]["columns"] if one["name"] == "effect")
    kinds = [one["kind"] for one in effect["notations"]["action"]["forms"]]
    assert "exchange" in kinds
    assert designer.get("/api/workshop/games/chess").status_code == 404


def test_the_limits_of_the_workshop_hold(toy: None, tmp_path: Path) -> None:
    """Size, and how often an address may look."""
    wanted = settings(
        f"sqlite:///{tmp_path / 'small.db'}", workshop=True, workshop_bytes=60, workshop_tasks=3
    )
    with Running(wanted) as server, server.client() as client:
        pack = post(client, "/packs", 201, name="Big", game="state51")
        path = f"/packs/{pack['id']}/edits"
        assert post(client, path, 413, version=1, edits=[FAR], save=True)["code"] == "too-large"
        post(client, path, version=1, edits=[FAR])
        assert post(client, path, 429, version=1, edits=[FAR])["code"] == "too-many"


def test_only_so_many_looks_wait(toy: None, tmp_path: Path) -> None:
    """Looks are made one after the other; who finds the queue full is told to come again."""
    wanted = settings(f"sqlite:///{tmp_path / 'busy.db'}", workshop=True, workshop_queue=2)
    with Running(wanted) as server, server.client() as client:
        pack = post(client, "/packs", 201, name="Busy", game="state51")
        path = f"/api/workshop/packs/{pack['id']}"
        with ThreadPoolExecutor(8) as people:
            codes = sorted(one.status_code for one in people.map(client.get, [path] * 8))
        assert set(codes) == {200, 429}
        assert client.get(path).status_code == 200


HANGS = "import sys; sys.stdin.readline(); print('{}', flush=True); sys.stdin.readline(); input()"


def test_a_look_that_takes_too_long_is_ended(
    toy: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is killed, the caller is told, and everything else goes on."""
    monkeypatch.setattr("spielwerk.server.workshop.COMMAND", (sys.executable, "-c", HANGS))
    monkeypatch.setattr("spielwerk.server.workshop.SLOW", 1)
    wanted = settings(f"sqlite:///{tmp_path / 'slow.db'}", workshop=True, workshop_seconds=1)
    with Running(wanted) as server, server.client() as client:
        pack = post(client, "/packs", 201, name="Slow", game="state51")
        answer = client.get(f"/api/workshop/packs/{pack['id']}")
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-pack")
        assert "zu lange" in answer.json()["said"]["de"]
        assert client.get("/api/games").status_code == 200


def answered(client: httpx.Client, path: str, kind: str) -> Any:
    """What becomes of a question."""
    answer: Any = {"state": "running"}
    while answer["state"] in ("waiting", "running"):
        answer = client.get(f"/api/workshop{path}?kind={kind}").json()
    return answer


def test_a_question_is_played_answered_stopped_and_resumed(
    designer: httpx.Client, workshop: Running
) -> None:
    """Own numbers against the pack on common seeds; what was played before is not played again."""
    for old in designer.get("/api/workshop").json()["packs"]:
        designer.delete(f"/api/workshop/packs/{old['id']}")
    pack = post(designer, "/packs", 201, name="Short", game="state51")
    path = f"/packs/{pack['id']}/question"
    wanted = {"kind": "compare", "values": {"players": "2", "games": "40"}}
    assert post(designer, path, 409, **wanted)["code"] == "not-now"
    short = {"do": "entry", "file": "numbers", "path": ["end_points"], "value": "5"}
    edit(designer, pack, short)
    before = post(designer, f"{path}/before", **wanted)
    assert before["total"] == 80
    assert "40" in before["said"][0]["en"]
    many = {"kind": "compare", "values": {"games": "100000"}}
    assert post(designer, path, 422, **many)["code"] == "bad-option"
    assert post(designer, path, **wanted)["state"] in ("waiting", "running")
    assert post(designer, path, 409, **wanted)["code"] == "not-now"
    stopped = designer.delete(f"/api/workshop{path}?kind=compare").json()
    assert stopped["state"] == "stopped"
    post(designer, path, **wanted)
    answer = answered(designer, path, "compare")
    assert answer["state"] == "done", answer
    assert answer["done"] == answer["total"] == 80
    said = {}
    for lang in ("de", "en"):
        page = designer.get(f"/api/workshop{path}/page?kind=compare&lang={lang}").json()
        assert page["lang"] == lang
        [variant] = [block for block in page["blocks"] if block["type"] == "section"]
        kinds = {block["type"]: block for block in variant["blocks"]}
        said[lang] = kinds["found"]["sentences"]
        rows = zip(kinds["table"]["rows"], kinds["table"]["strong"], strict=True)
        assert any(("ounds" in row[0] or "unden" in row[0]) and bold for row, bold in rows)
        assert kinds["figure"]["picture"]["spec"]["layer"]
    assert said["de"] != said["en"]


def test_every_question_of_the_command_line_is_a_form(designer: httpx.Client) -> None:
    """With labels in both languages; what can't be asked is said before anything is played."""
    found = designer.get("/api/workshop/games/state51/questions").json()
    kinds = [one["kind"] for one in found]
    assert {"compare", "report", "worth", "probe", "dose", "tune"} <= set(kinds)
    assert all(
        field["label"]["de"] and field["help"]["en"] for one in found for field in one["fields"]
    )
    others = designer.get("/api/workshop/games/rebellion/questions").json()
    assert "worth" not in [one["kind"] for one in others]
    for old in designer.get("/api/workshop").json()["packs"]:
        designer.delete(f"/api/workshop/packs/{old['id']}")
    pack = post(designer, "/packs", 201, name="Asked", game="state51")
    path = f"/packs/{pack['id']}/question"
    for kind, values, said in (
        ("dose", {}, "needs --knob"),
        ("dose", {"knob": "numbers.nothing=1..9", "figure": "rounds"}, "nothing"),
        ("tune", {"knob": "numbers.end_points=20..30", "target": "fun=1"}, "no figure 'fun'"),
        ("probe", {"what": "weather"}, "no probe 'weather'"),
        ("report", {"games": "many"}, "whole number"),
        ("weather", {}, "no question 'weather'"),
    ):
        refused = post(designer, f"{path}/before", 422, kind=kind, values=values)
        assert refused["code"] == "bad-option"
        assert said in refused["detail"]
    assert designer.get(f"/api/workshop{path}/page?kind=dose").status_code == 404


def test_a_curve_grows_and_the_game_itself_can_be_asked_about(designer: httpx.Client) -> None:
    """An empty pack is the game: report, curve and the rest need no change."""
    for old in designer.get("/api/workshop").json()["packs"]:
        designer.delete(f"/api/workshop/packs/{old['id']}")
    pack = post(designer, "/packs", 201, name="Curve", game="state51")
    path = f"/packs/{pack['id']}/question"
    values = {"knob": "numbers.end_points=3..5", "figure": "rounds", "players": "2", "games": "5"}
    post(designer, path, kind="dose", values=values)
    answer = answered(designer, path, "dose")
    assert (answer["state"], answer["done"], answer["total"]) == ("done", 15, 15), answer
    page = designer.get(f"/api/workshop{path}/page?kind=dose&lang=de").json()
    assert "numbers.end_points" in page["title"]


def test_a_pack_is_printed(designer: httpx.Client) -> None:
    """Its cards as a PDF with backs, or as a zip of images; a game without cards its board."""
    pytest.importorskip("typst")
    for old in designer.get("/api/workshop").json()["packs"]:
        designer.delete(f"/api/workshop/packs/{old['id']}")
    pack = post(designer, "/packs", 201, name="Paper", game="counterweight")
    printed = designer.get(f"/api/workshop/packs/{pack['id']}/print?lang=de", timeout=120)
    assert printed.headers["content-type"] == "application/pdf", printed.text
    assert printed.content.startswith(b"%PDF")
    images = designer.get(f"/api/workshop/packs/{pack['id']}/print?what=images", timeout=120)
    assert images.headers["content-type"] == "application/zip", images.text
    worlds = post(designer, "/packs", 201, name="Worlds", game="rebellion")
    path = f"/api/workshop/packs/{worlds['id']}/print"
    board = designer.get(f"{path}?what=board&paper=letter&ink=low", timeout=120)
    assert board.content.startswith(b"%PDF"), board.text
    assert designer.get(path, timeout=120).status_code == 422
