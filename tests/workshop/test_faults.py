"""Everything that can be wrong with a pack or a question is said in German and in English.

`CASES` provokes every message of `words/faults`, one by one; a new one without a case fails.
"""

from __future__ import annotations

import io
import pickle
import zipfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from spielwerk.cli.check import check_file
from spielwerk.cli.pack import cards
from spielwerk.cli.pack import new as pack_new
from spielwerk.engine import DataError
from spielwerk.engine.book import fill
from spielwerk.engine.errors import Complaint, fault
from spielwerk.engine.misfit import misfit
from spielwerk.engine.packfile import MOST_BYTES, MOST_FILES, unpacked
from spielwerk.engine.view import Text
from spielwerk.engine.words import LANGUAGES, fault_words, message_ids
from spielwerk.games import game, kind
from spielwerk.lab.desk import KINDS, Question
from spielwerk.lab.desk.kinds import fields_of
from spielwerk.lab.desk.question import Desk
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.store import RunFolder
from spielwerk.lab.tune import Goal
from spielwerk.lab.wrong import wrong
from spielwerk.server.room.packs import read_packs
from spielwerk.workshop import edits as do
from spielwerk.workshop.tasks import Unpack, answer
from tests.rebellion.test_bad_boards import BAD, TEXT

ROOT = Path(do.__file__).parents[1]
HOMES = {
    "": None,
    **{name: kind(name).home() for name in ("state51", "counterweight", "rebellion")},
    "lab": ROOT / "lab",
    "workshop": ROOT / "workshop",
}
Case = Callable[[Path], object]


def folder(home: str) -> Path:
    """Where the messages of a room of the house stand."""
    at = HOMES[home]
    return ROOT / "words" / "faults" if at is None else at / "words" / "faults"


def every() -> Iterator[tuple[str, str]]:
    """All messages about something wrong, with their rooms."""
    for home in HOMES:
        for id in sorted(message_ids(folder(home) / "en.ftl")):
            if id.startswith("fault-"):
                yield home, id


def pack(name: str, file: str, text: str) -> Case:
    """A game read with a pack of one file."""

    def read(path: Path) -> object:
        (path / file).write_text(text, encoding="utf-8")
        return game(name, path)

    return read


def change(name: str, key: str, value: str) -> Case:
    """A game with one entry turned."""
    return lambda path: game(name, None, {key: value})


def card(column: str, value: str, key: str = "quarry") -> Case:
    """A cell of 51st State."""
    return change("state51", f"base.{key}.{column}", value)


def board(old: str, new: str) -> Case:
    """Rebellion's board with something else in it."""
    assert old in TEXT
    return pack("rebellion", "board-bad.toml", TEXT.replace(old, new, 1))


def file(name: str, content: bytes) -> Case:
    """`spielwerk check` of a file."""

    def look(path: Path) -> object:
        (path / name).write_bytes(content)
        return check_file(path / name)

    return look


def empty(name: str, look: Case) -> Case:
    """A folder with an empty file in it."""

    def see(path: Path) -> object:
        (path / name).touch()
        return look(path)

    return see


def spaced(path: Path) -> object:
    """A pack in a folder that no address can name."""
    (path / "a b").mkdir()
    return read_packs([str(path / "a b")])


def zipped(**files: bytes) -> bytes:
    """A zip of these files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "."), content)
    return made.getvalue()


def ask(kind: str, **values: str) -> Case:
    """A question to the lab about 51st State."""
    return lambda path: KINDS[kind].total(Question(kind, "state51", "", values))


def misfitting(value: object, schema: Any) -> Case:
    """Something that no game's file can say wrong today."""

    def convert(path: Path) -> None:
        try:
            msgspec.convert(value, schema)
        except msgspec.ValidationError as error:
            raise DataError("x", 1, misfit(str(error), schema)[1]) from None

    return convert


def taken(path: Path) -> None:
    """Two runs in one folder."""
    plan = Plan(game="state51", players=(2,), bots=("thumb",), games=1)
    stores = [RunFolder.begin(path / "run", Provenance.of(plan)) for _ in range(2)]
    with stores[0].alone(), stores[1].alone():
        pass


def figure(path: Path) -> None:
    """A curve of something that is not measured."""
    values = {"knob": "numbers.end_points=24..26", "figure": "wealth", "games": "1"}
    KINDS["dose"].answer(Question("dose", "state51", "", values), Desk(path))


def target(path: Path) -> None:
    """A target that this game has no figure for."""
    values = {"target": "share(nobody)=0.5", "games": "1", "trials": "1"}
    values["knob"] = "numbers.end_points=24..26"
    KINDS["tune"].answer(Question("tune", "state51", "", values), Desk(path))


def told(id: str, **args: Any) -> Case:
    """Said where a run of many games would be needed to get there."""

    def say(path: Path) -> None:
        raise wrong(id, **args)

    return say


def edit(one: do.Edit, name: str = "state51") -> Case:
    """An edit in the workshop."""
    return lambda path: do.edited(name, {}, [one])


def _raise(message: Text, home: str = "") -> None:
    """What only a much larger game could provoke."""
    raise DataError("x", 1, message, HOMES[home])


def bad(what: str) -> Case:
    """A board as `tests/rebellion` has it."""
    old, new, _, _ = BAD[what]
    return board(old, new)


Letters = Annotated[str, msgspec.Meta(min_length=3, max_length=5)]
HEAD = "key,copies,type,distance,categories,spoils,deal,effect,bonus\n"
FEATURE = "camp"  # a card with one
CASES: dict[str, Case] = {
    "fault-meant": card("distanse", "2"),
    "fault-or": change("rebellion", "board-standard.tuned.5.empire_credits", "much"),
    "fault-no-pack": lambda path: game("state51", path / "nowhere"),
    "fault-file": pack("state51", "bases.csv", HEAD),
    "fault-text": file("base.csv", b"\xff\xfe\x00"),
    "fault-toml": pack("state51", "numbers.toml", "end_points = \n"),
    "fault-toml-end": pack("state51", "numbers.toml", 'end_points = "'),
    "fault-zip": lambda path: unpacked(b"no zip"),
    "fault-zip-files": lambda path: unpacked(
        zipped(**{f"n{n}__csv": b"x" for n in range(MOST_FILES + 1)})
    ),
    "fault-zip-file": lambda path: unpacked(zipped(notes__txt=b"x")),
    "fault-zip-bytes": lambda path: unpacked(zipped(base__csv=b"x" * (MOST_BYTES + 1))),
    "fault-zip-text": lambda path: unpacked(zipped(base__csv=b"\xff\xfe\x00")),
    "fault-zip-empty": lambda path: unpacked(zipped()),
    "fault-pack-empty": lambda path: read_packs([str(path)]),
    "fault-pack-name": spaced,
    "fault-pack-game": empty("numbers.toml", lambda path: read_packs([str(path)])),
    "fault-mark": lambda path: fill("{nothing}", {}, fault_words(None, "en"), "book"),
    "fault-gone": pack("state51", "base.csv", f"{HEAD}atlantis,,,,,,,,\n"),
    "fault-twice": pack("state51", "base.csv", f"{HEAD}pub,,,,,,,,\npub,,,,,,,,\n"),
    "fault-columns": pack("state51", "base.csv", "key,copies\n"),
    "fault-cells": pack("state51", "base.csv", f"{HEAD}pub,1\n"),
    "fault-no-row": change("state51", "base.atlantis.distance", "2"),
    "fault-no-column": card("weight", "2"),
    "fault-set": change("state51", "bases.pub.distance", "2"),
    "fault-list": pack("rebellion", "board-standard.toml", "[planets.pink]\nlands = 2\n"),
    "fault-entry": change("state51", "numbers.nothing", "2"),
    "fault-type": card("distance", "far"),
    "fault-kind": misfitting(1, bytes),
    "fault-kind-int": card("distance", "far"),
    "fault-kind-float": misfitting("x", float),
    "fault-kind-str": change("state51", "factions.factions.0.production", "2"),
    "fault-kind-bool": misfitting("x", bool),
    "fault-kind-array": change("state51", "factions.factions", "2"),
    "fault-kind-object": change("state51", "numbers.solo", "2"),
    "fault-kind-null": change("rebellion", "board-standard.tuned.5.empire_credits", "much"),
    "fault-low": change("state51", "numbers.end_points", "0"),
    "fault-high": card("distance", "4"),
    "fault-letters-least": misfitting("", Letters),
    "fault-letters-most": misfitting("too long", Letters),
    "fault-rows-least": change("state51", "factions.factions", "[]"),
    "fault-rows-most": change("state51", "factions.factions.0.actions", str(["1 gun -> 1 vp"] * 9)),
    "fault-rows": misfitting([1], tuple[int, int]),
    "fault-pattern": pack("state51", "base.csv", f"{HEAD}A B,1,feature,1,-,1 gun,gun,-,-\n"),
    "fault-choice": card("type", "futures"),
    "fault-missing": board("land_price = 5", ""),
    "fault-unknown": pack("state51", "numbers.toml", "end_point = 3\n"),
    "fault-other": lambda path: _raise(misfit("Something new", int)[1]),
    "fault-check-missing": lambda path: check_file(path / "nothing.csv"),
    "fault-check-unknown": file("x.csv", b"a,b\n"),
    "fault-check-no-pack": check_file,
    "fault-check-game": empty("bases.csv", check_file),
    "fault-no-card": lambda path: pack_new("state51", path / "new", card=["pubb"]),
    "fault-find": lambda path: cards("state51", "no such words"),
    "fault-not-empty": empty("x", lambda path: pack_new("state51", path)),
    # 51st State
    "fault-reprint": pack("state51", "base.csv", f"{HEAD}atlantis,1,reprint,0,-,-,-,-,-\n"),
    "fault-no-reprint": pack("state51", "winter.csv", f"{HEAD}pub,1,feature,1,-,1 gun,gun,-,-\n"),
    "fault-distance": card("distance", "0"),
    "fault-good-twice": card("effect", "1 gun + 1 gun -> 1 vp", "archive"),
    "fault-category": card("categories", "gums"),
    "fault-modifier": card("effect", "1 gun; often"),
    "fault-good": card("effect", "2 gums"),
    "fault-pair": card("spoils", "gun"),
    "fault-action": card("effect", "1 gun", "archive"),
    "fault-cell": card("effect", "1 gun", FEATURE),
    "fault-exchange": change("state51", "factions.factions.0.actions", '["1 gun -> steal 1"]'),
    "fault-discard": change("state51", "numbers.cards_discarded", "99"),
    "fault-deal-order": change("state51", "numbers.solo.deal_order", "[]"),
    # Counterweight
    "fault-inspector": change("counterweight", "ships.inspector.copies", "2"),
    "fault-release": change("counterweight", "sections.casino.places", "0"),
    "fault-other-file": pack(
        "counterweight",
        "enemies.csv",
        "key,copies,dice,loot,manner\ncasino,1,1,6,\npirate,0,1,6,\n",
    ),
    "fault-anchor-points": change("counterweight", "numbers.anchor_points", "[1, 17]"),
    "fault-plan": change("counterweight", "numbers.plan", "3"),
    "fault-few": change("counterweight", "numbers.calm_ships", "99"),
    "fault-enemies": change("counterweight", "numbers.lane", "3"),
    "fault-many": lambda path: _raise(fault("fault-many", most=4095), "counterweight"),
    "fault-misplaced": change("counterweight", "sections.casino.release", "inspect"),
    "fault-check": change("counterweight", "ships.lighter.protection", "0"),
    "fault-backwards": change("counterweight", "sections.casino.release", "4-2: funds 1"),
    "fault-standing": change("counterweight", "sections.casino.standing", "bert 1"),
    "fault-effect": change("counterweight", "sections.casino.release", "funs 1"),
    "fault-condition": change("counterweight", "prestige.star-dome.unlock", "bilt 1"),
    "fault-manner": change("counterweight", "enemies.pirate.manner", "polite"),
    "fault-number": change("counterweight", "sections.casino.release", "bribe 0"),
    "fault-takes-nothing": change("counterweight", "enemies.pirate.manner", "hunt 2"),
    "fault-takes-count": change("counterweight", "sections.casino.release", "bribe 0"),
    "fault-takes-limit": change("counterweight", "prestige.star-dome.unlock", "enemies -1"),
    "fault-takes-signed": change("counterweight", "sections.casino.release", "everyone 0"),
    "fault-takes-rolled": change("counterweight", "sections.casino.release", "funds 0"),
    # Rebellion
    "fault-head": board("/board-bad", "/board-other"),
    "fault-names": change("rebellion", "board-small.names", '"atlantis"'),
    "fault-both-names": board("\n[numbers]", 'names = "small"\n\n[numbers]'),
    "fault-world-twice": board('id = "brown"\nname', 'id = "red"\nname'),
    "fault-name-twice": board(
        'name = { de = "Nachtwerk", en = "Nightworks" }',
        'name = { de = "Nachtwerk", en = "Sparkport" }',
    ),
    "fault-first-die": change("rebellion", "board-standard.dice.0.units", "2"),
    "fault-die-order": change("rebellion", "board-standard.dice.1.units", "1"),
    "fault-planet-twice": change("rebellion", "board-standard.planets.1.id", '"red"'),
    "fault-orbit-taken": change("rebellion", "board-standard.planets.1.orbit", "1"),
    "fault-orbit-gap": board("orbit = 8", "orbit = 9"),
    "fault-fields": board("fields = 8\ndice = [8]", "fields = 2\ndice = [2]"),
    "fault-dice": board("dice = [8]", "dice = [8, 2]"),
    "fault-no-planet": change("rebellion", "board-small.starts.0.planets", '["dark-green"]'),
    "fault-start-lands": change("rebellion", "board-standard.starts.0.lands", "30"),
    "fault-given-twice": bad("given twice"),
    "fault-colour-twice": bad("colour twice"),
    "fault-rebels": bad("too few Rebels"),
    "fault-not-given": bad("lands of nobody"),
    "fault-stock": change("rebellion", "board-standard.numbers.unit_limit", "30"),
    # The lab
    "fault-argument": lambda path: Question("report", "state51").text("gamez"),
    "fault-needed": ask("dose", figure="rounds"),
    "fault-whole": ask("report", games="many"),
    "fault-between": ask("report", games="0"),
    "fault-tables": ask("report", players="all"),
    "fault-question": lambda path: fields_of("compere", "state51"),
    "fault-probe": ask("probe", what="skil"),
    "fault-only": told("only", only="atlantis"),
    "fault-nobody": ask("report", bots=","),
    "fault-bot": ask("report", bots="level9"),
    "fault-seats": ask("report", players="9"),
    "fault-target": ask("tune", target="fair", knob="numbers.end_points=24..26"),
    "fault-target-figure": lambda path: Goal.parse("rouns=3"),
    "fault-target-table": ask(
        "tune", target="rounds@4=9", players="2", knob="numbers.end_points=24..26"
    ),
    "fault-target-none": target,
    "fault-knob": ask("dose", figure="rounds", knob="all"),
    "fault-knob-refused": ask("dose", figure="rounds", knob="numbers.nothing=1..3"),
    "fault-all-refused": told("all-refused"),
    "fault-figure": figure,
    "fault-curve": ask("dose", figure="rounds", knob="numbers.end_points=24..25"),
    "fault-curve-long": ask("dose", figure="rounds", knob="numbers.end_points=1..900"),
    "fault-busy-folder": taken,
    # The workshop
    "fault-taken": edit(do.CopyRow("base", "quarry", "archive")),
    "fault-lab": lambda path: _raise(fault("fault-lab"), "workshop"),
    "fault-zip-game": lambda path: answer(Unpack(b64encode(zipped(a__csv=b"x")).decode())),
}


@pytest.mark.parametrize(("home", "id"), list(every()))
def test_every_fault_is_said_in_both_languages(home: str, id: str, tmp_path: Path) -> None:
    """Provoked, it says something of its own in German and in English, and nothing of msgspec's."""
    with pytest.raises(Complaint) as caught:
        CASES[id](tmp_path)
    german, english = (caught.value.said(lang) for lang in LANGUAGES)
    assert id in ids(caught.value)
    assert german != english
    for jargon in ("Expected", "Invalid", "Object", "`$"):
        assert jargon not in german
        assert jargon not in english
    assert str(caught.value) == english


@pytest.mark.parametrize("home", HOMES)
def test_both_languages_have_the_same_faults(home: str) -> None:
    """No message is missing in one of them."""
    german, english = (message_ids(folder(home) / f"{lang}.ftl") for lang in LANGUAGES)
    assert german == english


def test_every_case_is_a_fault() -> None:
    """None is left over from a message that is gone."""
    assert set(CASES) == {id for _, id in every()}


def ids(error: Complaint) -> set[str]:
    """The messages that an error is made of."""
    found = {error.message["id"]}
    inside = [part for part in error.message["args"].values() if isinstance(part, dict)]
    while inside:
        part = inside.pop()
        found.add(part["id"])
        inside += [more for more in part["args"].values() if isinstance(more, dict)]
    return found


def test_an_error_comes_whole_out_of_another_process(tmp_path: Path) -> None:
    """With its line, its place and both languages."""
    with pytest.raises(DataError) as caught:
        CASES["fault-dice"](tmp_path)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.said("de") == caught.value.said("de")
    assert (again.line, again.place) == (caught.value.line, "planets[0].dice")


@pytest.mark.parametrize(("lang", "said"), [("de", "in Ordnung"), ("en", "a sound")])
def test_what_is_in_order_is_said_too(tmp_path: Path, lang: str, said: str) -> None:
    """A file by its own name or another, a pack, a record that ends and one that does not."""
    (tmp_path / "base.csv").write_text(HEAD, encoding="utf-8")
    assert said in check_file(tmp_path / "base.csv", lang)
    assert said in check_file(tmp_path, lang)
    (tmp_path / "cards.csv").write_text(HEAD, encoding="utf-8")
    assert "base.csv" in check_file(tmp_path / "cards.csv", lang)
    recorded = sorted(Path("tests/recorded").rglob("*.jsonl"))[0]
    whole = recorded.read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "open.jsonl").write_text("".join(whole[:5]), encoding="utf-8")
    ends, stands = (check_file(path, lang) for path in (recorded, tmp_path / "open.jsonl"))
    assert ("endet mit" if lang == "de" else "ends with") in ends
    assert ("nicht zu Ende" if lang == "de" else "not finished") in stands
