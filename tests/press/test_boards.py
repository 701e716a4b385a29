"""Boards, pieces and rulebooks on paper."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pypdfium2 as pdfium
import pytest

import spielwerk
from spielwerk import press
from spielwerk.press.counterweight import station
from spielwerk.press.kit import Kit
from spielwerk.press.matter import Desk, Matter
from spielwerk.press.pages import fits
from spielwerk.registry import entry, load

GAMES = tuple(spielwerk.GAMES)


def matter(game: str, lang: str = "en", **changes: str) -> Matter:
    """What a game has to print."""
    found = spielwerk.game(game, changes=changes)
    made: Matter = load(entry(game).press)(Desk(found, lang, Kit()))
    return made


def told(made: bytes) -> str:
    """All that can be read in the order in which it was set, without places where lines break."""
    pages = pdfium.PdfDocument(made)
    text = "".join(page.get_textpage().get_text_range() for page in pages)
    return "".join(text.replace("\u00ad", "").replace("\ufffe", "").replace("-", "").split())


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_overview_is_one_page_and_the_book_is_whole(game: str, lang: str) -> None:
    """Every rule's id is in print, and the numbers are those of the data."""
    loaded = spielwerk.game(game)
    made = press.pdf(loaded, what=("book",), lang=lang)
    text = told(made)
    first = pdfium.PdfDocument(made)[0].get_textpage().get_text_bounded()
    for line in loaded.rulebook(lang, "overview").splitlines():
        if line.startswith("#"):
            assert line.lstrip("# ") in first
    # A number that the data put at the start of a line would begin a list of its own.
    for part in ("", "overview"):
        assert not re.search(r"^ +\d+\. ", loaded.rulebook(lang, part), re.M)
    headings = [line for line in loaded.rulebook(lang).splitlines() if line.startswith("### ")]
    assert len(headings) > 20
    for heading in headings:
        assert heading.split()[1].replace("-", "") in text, heading
    for left in ("{", "](#", "**"):
        assert left not in text
    if game == "rebellion":  # no card in its book: only tables could break a word
        pages = pdfium.PdfDocument(made)
        plain = "".join(page.get_textpage().get_text_range() for page in pages)
        assert re.findall(r"\w+\ufffe[a-zäöüß]+", plain) == []


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_the_rulebook_are_printed(game: str) -> None:
    """What the screen shows beside the rules paper shows too: cards, drawings, goods."""
    found = matter(game)
    known = {**found.cards, **found.drawings, **found.legends}
    wanted = re.findall(r"\(picture:([\w-]+)\)", spielwerk.game(game).rulebook("en"))
    assert set(known) <= set(wanted)
    assert set(wanted) - set(known) == ({"lane"} if game == "counterweight" else set())


@pytest.mark.parametrize("paper", press.PAPERS)
def test_names_of_worlds_and_lands_are_on_the_board(paper: str) -> None:
    """Every land of every board, in print and inside the page."""
    made = press.pdf("rebellion", what=("board",), lang="de", paper=paper)
    pages = [
        "".join(page.get_textpage().get_text_range().split()) for page in pdfium.PdfDocument(made)
    ]
    game = spielwerk.game("rebellion")
    words = game.words("de")
    for board in game.rules.values():
        for planet in board.planets:
            world = words.say({"id": board.planet_names[planet], "args": {}})
            lands = [board.land_names[land] for land in board.lands_of[planet]]
            names = "".join(words.say({"id": land, "args": {}}) for land in lands)
            # Along a curve letters are read in an order of their own: they are counted.
            wanted = Counter("".join(names.split()).replace("-", ""))
            assert any(
                "Welten:" in text and world in text and wanted <= Counter(text) for text in pages
            )
    for text, page in zip(pages, pdfium.PdfDocument(made), strict=True):
        if "Welten:" not in text:
            continue  # a tile of the sky cuts off what its neighbour shows
        wide, high = page.get_size()
        lines = page.get_textpage()
        for n in range(lines.count_rects()):
            left, bottom, right, top = lines.get_rect(n)
            assert 0 <= left <= right <= wide
            assert 0 <= bottom <= top <= high


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_board_leaves_its_box(game: str) -> None:
    """Fields, plates and the overview."""
    found = fits(game, what=("board", "book"), lang="de")
    assert [one for one in found if one[2] > one[3] + 0.01] == []


@pytest.mark.parametrize("ring", range(4, 21))
def test_a_ring_of_any_size_has_its_fields(ring: int) -> None:
    """A pack may build a smaller station, or a larger one."""
    changes = {"numbers.ring": str(ring), "numbers.anchor_points": "[1]"}
    try:
        game = spielwerk.game("counterweight", changes=changes)
    except spielwerk.DataError:
        return  # more fields than site cards
    slots = [one for one in station(Desk(game, "en", Kit())).slots if one.number]
    assert [one.number for one in slots] == [str(n + 1) for n in range(ring)]
    assert len({(one.x, one.y) for one in slots}) == ring


def test_units_are_as_many_as_the_rules_allow() -> None:
    """RB-2.1: ones and fives of a colour make up its limit."""
    tokens = [one for one in matter("rebellion").tokens if "Red" in one.label]
    limit = spielwerk.game("rebellion").rules["standard"].numbers.unit_limit
    assert sum(int(one.text) * one.count for one in tokens) == limit


def test_every_faction_and_anchor_has_its_board() -> None:
    """And every good its piece."""
    state51: Any = spielwerk.game("state51").catalogue()
    assert [one.key for one in matter("state51").plates] == list(state51["factions"])
    cards: Any = spielwerk.game("counterweight").catalogue().values()
    anchors = [one["key"] for one in cards if one["kind"] == "anchor"]
    assert [one.key for one in matter("counterweight").plates] == anchors
    assert len(matter("state51").tokens) == len(state51["supply"]) + 1 + 4


def test_a_pack_of_its_own_board(tmp_path: Path) -> None:
    """It is printed with the worlds that it has."""
    own = spielwerk.game("rebellion").source.home / "board-small.toml"
    text = own.read_text(encoding="utf-8").replace("rebellion/board-small", "rebellion/board-mine")
    (tmp_path / "board-mine.toml").write_text(text, encoding="utf-8")
    assert "mine" in told(press.pdf("rebellion", tmp_path, what=("board",)))


TILE = re.compile(r"· [A-Z]\d+ / (?!A1\b)[A-Z]\d+")  # of a board that needs several sheets
LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverband"


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_absurdly_long_names_stay_on_boards_and_in_books(
    game: str, lang: str, tmp_path: Path
) -> None:
    """Words longer than any field: nothing leaves its box, and nothing leaves the paper."""
    own = spielwerk.game(game).words(lang)
    ids = [id for id in _names(game) if own.has(id)]
    assert len(ids) > 3
    words = tmp_path / "words"
    words.mkdir()
    told = "".join(f"{id} = {LONG}\n" for id in ids)
    (words / f"{lang}.ftl").write_text(told, encoding="utf-8")
    what = ("board", "tokens", "book")
    found = fits(game, tmp_path, what=what, lang=lang)
    assert [box for box, _, tall, room in found if tall > room + 0.01] == []
    for number, page in enumerate(
        pdfium.PdfDocument(press.pdf(game, tmp_path, what=what, lang=lang))
    ):
        text = page.get_textpage()
        if TILE.search(text.get_text_range()):
            continue  # a tile cuts off what its neighbour shows
        wide, high = page.get_size()
        for n in range(text.count_rects()):
            left, bottom, right, top = text.get_rect(n)
            said = number, text.get_text_bounded(left, bottom, right, top)
            assert 0 <= left <= right <= wide, said
            assert 0 <= bottom <= top <= high, said


def _names(game: str) -> list[str]:
    """What things on boards are called."""
    loaded: Any = spielwerk.game(game)
    if game == "rebellion":
        boards = loaded.rules.values()
        worlds = [name for board in boards for name in board.planet_names]
        return worlds + [name for board in boards for name in board.land_names]
    if game == "state51":
        goods = [f"good-{one}" for one in loaded.catalogue()["goods"]]
        return [f"faction-{key}" for key in loaded.catalogue()["factions"]] + goods
    return [f"card-{key}" for key in loaded.catalogue()]
