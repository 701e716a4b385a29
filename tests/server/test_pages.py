"""Games, words, rules, pages, health: what everybody may read."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

import spielwerk
from spielwerk.engine.words import LANGUAGES, message_ids
from spielwerk.registry import Entry
from spielwerk.server.http.app import create_app
from spielwerk.server.problems import TITLES
from spielwerk.server.settings import database_url
from spielwerk.server.words import HOME
from tests.server.running import Running, settings


def test_the_games_are_described(http: httpx.Client) -> None:
    """Players, switches and bots of each game, cached by ETag."""
    answer = http.get("/api/games")
    games = {game["id"]: game for game in answer.json()["games"]}
    toy = games["toy"]
    assert toy["players"] == {"min": 1, "max": 3}
    assert toy["switches"][0] == {
        "name": "rounds",
        "default": 3,
        "values": [],
        "low": 1,
        "high": 99,
    }
    assert toy["default_bot"] == "level2"
    assert toy["sides"] == {"1": [], "2": [], "3": []}
    assert games["rebellion"]["sides"]["2"][0] == "faction-white"
    assert "random" in toy["bots"]
    again = http.get("/api/games", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_that_cant_be_loaded_is_told_at_the_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing game and a broken bot are errors, not a shorter list."""
    with monkeypatch.context() as patch:
        patch.setitem(spielwerk.GAMES, "gone", Entry("no.such.module:Game"))
        with pytest.raises(ModuleNotFoundError, match="no"):
            create_app(settings(database))
    broken = Entry(spielwerk.GAMES["toy"].game, brain="no.such.module:BRAIN")
    monkeypatch.setitem(spielwerk.GAMES, "broken", broken)
    with pytest.raises(ModuleNotFoundError, match="no"):
        create_app(settings(database))


def test_words_and_rules_are_served(http: httpx.Client) -> None:
    """Fluent and Markdown in both languages, nothing else."""
    assert "game-title = Lager" in http.get("/api/words/toy/de").text
    shared = http.get("/api/words/shared/en").text
    assert "room-started" in shared
    assert "seat-unnamed" in shared
    assert http.get("/api/games/toy/rules/de").text.startswith("# TOY-1")
    assert http.get("/api/games/toy/catalogue").json() == {}
    assert http.get("/api/games/toy/cards").json() == {"cards": [], "worth": None}
    for part in ("overview", "none"):
        assert http.get(f"/api/games/toy/rules/de?part={part}").json()["code"] == "not-found"
    for path in ("words/toy/fr", "words/chess/de", "games/toy/rules/xx", "games/no/catalogue"):
        assert http.get(f"/api/{path}").json()["code"] == "not-found"


def test_the_servers_words_are_complete() -> None:
    """Both languages say the same, and every problem has words."""
    german, english = (message_ids(HOME / "words" / f"{lang}.ftl") for lang in LANGUAGES)
    assert german == english
    assert {f"problem-{code}" for code in TITLES} <= english


def test_every_other_address_is_the_clients_page(tmp_path: Path, database: str) -> None:
    """Files are served, hashed ones for a year; all else but the API is index.html."""
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<title>the client</title>")
    (tmp_path / "client" / "favicon.svg").write_text("<svg/>")
    (tmp_path / "client" / "assets" / "a-1f.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    wanted = settings(database, client=tmp_path / "client")
    with Running(wanted) as server, server.client() as http:
        for path in ("/", "/r/abc", "/replay/abc/3", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
            answer = http.get(path)
            assert "the client" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        assert http.get("/favicon.svg").text == "<svg/>"
        kept = http.get("/assets/a-1f.js")
        assert "immutable" in kept.headers["cache-control"]
        assert http.get("/assets/none.js").status_code == 404
        assert http.get("/api/none").json()["code"] == "not-found"
        assert http.post("/").json()["code"] == "method"


def test_what_is_packed_is_handed_out_packed(tmp_path: Path, database: str) -> None:
    """The best that the caller can unpack, by the name of the plain file; kept apart in caches."""
    assets = tmp_path / "client" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<title>the client</title>")
    (assets / "a-1f.js").write_text("1" * 5000)
    (assets / "a-1f.js.br").write_bytes(b"brotli")
    (assets / "a-1f.js.gz").write_bytes(gzip.compress(b"1" * 5000))
    wanted = settings(database, client=tmp_path / "client")
    with Running(wanted) as server, server.client() as http:
        for given, coding in (
            ("gzip, deflate, br, zstd", "br"),
            ("gzip;q=0.8, br;q=0", "gzip"),
            ("GZIP", "gzip"),
            ("identity", None),
            ("", None),
        ):
            with http.stream(
                "GET", "/assets/a-1f.js", headers={"Accept-Encoding": given}
            ) as answer:
                sent = b"".join(answer.iter_raw())
            assert answer.headers.get("content-encoding") == coding
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "Accept-Encoding"
            assert "immutable" in answer.headers["cache-control"]
            assert len(sent) == {"br": 6, "gzip": len(gzip.compress(b"1" * 5000))}.get(
                coding or "", 5000
            )
        known = {"Accept-Encoding": "gzip", "If-None-Match": "none"}
        tag = http.get("/assets/a-1f.js", headers=known).headers["etag"]
        again = http.get("/assets/a-1f.js", headers={**known, "If-None-Match": tag})
        assert (again.status_code, "immutable" in again.headers["cache-control"]) == (304, True)
        head = http.head("/")
        assert (head.status_code, head.content) == (200, b"")


def test_answers_of_the_api_are_packed(http: httpx.Client) -> None:
    """Words and catalogues are text: they go over the wire at a fraction of their length."""
    with http.stream("GET", "/api/words/shared/de", headers={"Accept-Encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    plain = gzip.decompress(sent)
    assert len(sent) < len(plain) / 2
    same = {"Accept-Encoding": "gzip", "If-None-Match": answer.headers["etag"]}
    assert http.get("/api/words/shared/de", headers=same).status_code == 304
    bare = http.get("/api/words/shared/de", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in bare.headers
    assert bare.content == plain


def test_a_link_to_a_room_has_a_preview(tmp_path: Path, database: str) -> None:
    """A title and a sentence in the caller's language; nothing of the room itself."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<head><title>the client</title></head>")
    wanted = settings(database, client=client, public_url="https://play.example.org")
    with Running(wanted) as server, server.client() as http:
        page = http.get("/r/abc?x=<", headers={"Accept-Language": "fr, de-AT;q=0.8"}).text
        assert '<meta property="og:title" content="Einladung zu einem Spiel" />' in page
        assert 'content="https://play.example.org/r/abc"' in page
        start = http.get("/", headers={"Accept-Language": "fr"}).text
        assert '<meta property="og:title" content="Spielwerk" />' in start
        assert "invitation" not in start


def test_without_a_client_the_page_says_so(http: httpx.Client, server: Running) -> None:
    """A source tree without a built client explains itself."""
    if not (server.app.state.services.settings.client / "index.html").is_file():
        assert "has not been built" in http.get("/").text


def test_the_api_describes_itself(http: httpx.Client) -> None:
    """OpenAPI for machines, one plain page for people."""
    paths = http.get("/api/openapi.json").json()["paths"]
    assert "/api/rooms/{room}/moves" in paths
    assert "/api/rooms/{room}/moves" in http.get("/api/docs").text


def test_figures(database: str) -> None:
    """/metrics is there only if it is switched on."""
    with Running(settings(database, metrics=True)) as server, server.client() as http:
        assert http.get("/healthz").json() == {"status": "ok"}
        figures = http.get("/metrics").text
        assert 'spielwerk_requests_total{method="GET",status="200"} 1.0' in figures
    with Running(settings(database)) as server, server.client() as http:
        assert http.get("/metrics").status_code == 404


def test_databases_have_short_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A path is a SQLite file; URLs get the driver that the server uses."""
    assert database_url("x.db") == "sqlite:///x.db"
    assert database_url("sqlite:///x.db") == "sqlite:///x.db"
    assert database_url("postgres://h/d") == "postgresql+asyncpg://h/d"
    assert database_url("postgresql+asyncpg://h/d") == "postgresql+asyncpg://h/d"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("").endswith(str(tmp_path / "spielwerk" / "spielwerk.db"))
