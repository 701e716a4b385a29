"""Games of people: read as those of bots are, without a name, and only those that count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

import spielwerk
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Record, Session
from spielwerk.lab import page
from spielwerk.lab.people import AWAY, keep, sort_out
from spielwerk.lab.questions.phases import phases
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.store import RunFolder
from spielwerk.lab.told import PERSON, Sat, Told, Voice
from spielwerk.lab.voices import people_page
from tests.lab.runs import run, toy_plan

SAID = "Too many bricks"
TABLES = {"state51": 2, "counterweight": 2, "rebellion": 3}


def sat(game: str, seed: int, **more: Any) -> Sat:
    """A game as a server would tell it; bots stand for people."""
    rules, players = spielwerk.game(game), TABLES[game]
    state = rules.new(players, seed)
    session = Session(rules, Record.start(rules, state, seed))
    SeatedBots(rules, ["thumb"] * players, seed).play(session)
    seats = [PERSON, *["thumb"] * (players - 1)]
    record = session.record
    return Sat(header=record.header, moves=record.moves, seats=seats, seconds=1800, **more)


def everything(store: RunFolder) -> dict[str, list[dict[str, Any]]]:
    """All rows but who sat there and by which seed."""
    return {
        table: store.scan(table).drop("seed", "bot", strict=False).collect().to_dicts()
        for table in ("games", "players", "rounds", "things")
    }


@pytest.mark.parametrize("game", TABLES)
def test_the_lab_sees_what_it_would_see_of_bots(game: str, tmp_path: Path) -> None:
    """The same choices give the same rows, interjections and all; people have no names."""
    plan = toy_plan(games=2)
    plan = msgspec.structs.replace(plan, game=game, players=(TABLES[game],), bots=("thumb",))
    bots = run(tmp_path / "bots", plan)
    found = [sat(game, seed) for seed in range(2)]
    store, unread = keep(tmp_path / "people", spielwerk.game(game), found, {})
    assert store is not None
    assert unread == 0
    assert everything(store) == everything(bots)
    seats = store.scan("players").select("bot").collect()["bot"].to_list()
    assert seats.count(PERSON) == 2
    assert store.scan("games").select((pl.col("seed") < 0).all()).collect().item()
    other = bots
    if game == "state51":  # at a table that people did not sit at
        other = run(tmp_path / "other", msgspec.structs.replace(plan, players=(3,)))
    for lang in ("de", "en"):
        told = Told(games=found, silent=1)
        alone = people_page(told, Reading(store), Reading(other), Sayer(game, lang)).html()
        assert "n = 2" in alone
        html = people_page(told, Reading(store), Reading(bots), Sayer(game, lang)).html()
        assert "n = 2" in html


def test_only_what_everybody_agreed_to_is_read() -> None:
    """Other cards, rules and switches are other games; what was said is told all the same."""
    game = spielwerk.game("state51")
    one = sat("state51", 1)
    replace = msgspec.structs.replace
    silent = replace(one, moves=None, voices=[Voice(2, 4, SAID)])
    other = replace(one, header={**one.header, "data": "0" * 16}, voices=[Voice(2, 1, "Other")])
    old = replace(one, header={**one.header, "rules": 0})
    odd = replace(one, header={**one.header, "options": {"no-such": True}})
    helped = replace(one, helped=True)
    told = sort_out(game, [one, silent, other, old, odd, helped], {})
    assert (told.games, told.silent, told.helped, told.others) == ([one], 1, 1, 3)
    assert told.voices == [Voice(2, 4, SAID)]


def test_a_game_without_an_end_is_not_read(tmp_path: Path) -> None:
    """Nor one whose choices can't be made again; nothing is kept then."""
    game = spielwerk.game("state51")
    one = sat("state51", 1)
    short = msgspec.structs.replace(one, moves=(one.moves or [])[:-1])
    wrong = msgspec.structs.replace(one, moves=[{**(one.moves or [])[0], "choice": 987_654}])
    assert keep(tmp_path / "people", game, [short, wrong], {}) == (None, 2)
    assert not (tmp_path / "people").exists()


@pytest.mark.parametrize(("lang", "title"), [("de", "Wie war es?"), ("en", "How was it?")])
def test_what_people_said_stands_in_the_report(lang: str, title: str) -> None:
    """Faces by table and version, words as they were written; also before any game counts."""
    said = [Voice(2, 5, "", 1), Voice(2, 4, SAID, 2), Voice(3, None, "<b>", 2)]
    html = people_page(Told(voices=said), None, None, Sayer("state51", lang)).html()
    assert title in html
    assert SAID in html
    assert "&lt;b&gt;" in html
    assert "4,5" in html or "4.5" in html


def test_the_time_of_people_is_told_by_phase(tmp_path: Path) -> None:
    """From move to move, of people only; who was away for an hour has not thought for an hour."""
    game = spielwerk.game("state51")
    one = sat("state51", 1)
    moves = one.moves or []
    people = sum(move["seat"] == 0 and not move["interjection"] for move in moves)
    first = next(n for n, move in enumerate(moves) if move["seat"] == 0)
    spent = [3600.0 if n == first else 4.0 for n in range(len(moves))]
    timed = msgspec.structs.replace(one, spent=spent)
    store, _ = keep(tmp_path / "people", game, [timed], {})
    assert store is not None
    asked = store.scan("asked").collect()
    clocked = asked.filter(pl.col("seconds").is_not_null())
    assert set(clocked["seat"]) == {0}
    assert clocked["seconds"].sum() == pytest.approx(AWAY + 4 * (people - 1), rel=1e-4)
    found = {phase.name: phase for phase in phases(Reading(store), 2)}
    every = [phase.seconds.value for phase in found.values() if phase.seconds]
    assert min(every) == pytest.approx(4)
    assert max(every) > 4
    rows = _cells(people_page(Told(games=[timed]), Reading(store), None, Sayer("state51", "en")))
    assert "4.0" in rows
    assert "4.0 *" not in rows
    untimed, _ = keep(tmp_path / "untimed", game, [one], {})
    assert untimed is not None
    plain = people_page(Told(games=[one]), Reading(untimed), None, Sayer("state51", "en"))
    assert any(cell.endswith(" *") for cell in _cells(plain))


def _cells(made: Any) -> set[str]:
    """Everything that stands in the table of phases."""
    [part] = [one for one in made.blocks if getattr(one, "id", "") == "phases"]
    [table] = [one for one in part.blocks if isinstance(one, page.Table)]
    return {str(cell) for row in table.rows for cell in row}
