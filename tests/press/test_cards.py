"""Cards on paper: nothing leaves its box, nothing is missing, the same bytes every time."""

from __future__ import annotations

import csv
import io
import re
import struct
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import pypdfium2 as pdfium
import pytest

import spielwerk
from spielwerk import press
from spielwerk.press.layout import CARD, MARGIN, PLATE, SHEETS, Layout, folded, layout
from spielwerk.press.pages import fits, small

GAMES = ("state51", "counterweight")
MM = 72 / 25.4
WHITE = (255, 255, 255)
SOME = 24  # one in so many
LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverband " * 4


@cache
def printed(game: str, lang: str, paper: str = "a4", backs: str = "none") -> bytes:
    """Every card of a game."""
    return press.pdf(game, lang=lang, paper=paper, backs=backs)


def letters(text: str) -> str:
    """A text as it can be compared: without spaces and hyphens, wherever lines were broken."""
    return re.sub(r"[\s\u00ad\u200b\u2060\ufffe\u0002-]+", "", text)


def told(made: bytes) -> str:
    """All that can be read in a PDF."""
    pages = pdfium.PdfDocument(made)
    return letters("".join(page.get_textpage().get_text_bounded() for page in pages))


def cards_of(game: str) -> list[Any]:
    """The entries of all cards that are printed as cards: anchors are boards."""
    return [one for one in spielwerk.game(game).card_list() if one["kind"] != "ui-kind-anchor"]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_card_data_and_pdf_agree(game: str, lang: str) -> None:
    """Every card is there as often as in its deck, with its name and all that it does."""
    found = told(printed(game, lang))
    words = spielwerk.game(game).words(lang)
    for entry in cards_of(game):
        assert found.count(letters(words.say(entry["name"]))) >= entry["copies"], entry["key"]
        for line in (*entry["lines"], *filter(None, [entry["story"]])):
            assert letters(words.say(line)) in found, (entry["key"], words.say(line))


def test_numbers_on_the_cards_are_those_of_the_data() -> None:
    """A changed number is printed, in its corner and in its sentence."""
    game = spielwerk.game("state51", changes={"base.archive.effect": "1 worker -> 7 vp; twice"})
    assert letters("7 points") in told(press.pdf(game))
    assert letters("7 points") not in told(printed("state51", "en"))


def lines(page: Any) -> list[tuple[float, float, float, float]]:
    """The boxes of all lines of text on a page: left, bottom, right, top."""
    text = page.get_textpage()
    return [text.get_rect(n) for n in range(text.count_rects())]


def laid_out(page: Any) -> Layout:
    """How the cards of a sheet lie."""
    return layout("a4" if abs(page.get_size()[0] - 210 * MM) < 1 else "letter", CARD, 3)


def places(page: Any) -> list[tuple[float, float]]:
    """The lower left corners of the cards of a sheet, row by row."""
    found, high = laid_out(page), page.get_size()[1]
    return [(x * MM, high - (y + found.h) * MM) for x, y in found.places()]


def sticks_out(made: bytes) -> list[tuple[int, tuple[float, float, float, float]]]:
    """Lines of text that lie partly on a card and partly beside it."""
    wrong = []
    for number, page in enumerate(pdfium.PdfDocument(made)):
        cards, found = places(page), laid_out(page)
        w, h = found.w * MM, found.h * MM
        for left, bottom, right, top in lines(page):
            inside = any(
                x <= left and right <= x + w and y <= bottom and top <= y + h for x, y in cards
            )
            touches = any(
                left < x + w and right > x and bottom < y + h and top > y for x, y in cards
            )
            if touches and not inside:
                wrong.append((number, (left, bottom, right, top)))
    return wrong


@pytest.mark.parametrize("paper", press.PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_leaves_its_card(game: str, paper: str) -> None:
    """Measured in the PDF itself: every line of text lies on one card, or beside all of them."""
    made = printed(game, "de", paper)
    assert sum(len(lines(page)) for page in pdfium.PdfDocument(made)) > 500
    assert sticks_out(made) == []


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_leaves_its_box(game: str, lang: str) -> None:
    """Names, sentences and fields are no higher than their room, and large enough to read."""
    found = fits(game, lang=lang, what=("cards", "board", "book"))
    assert len(found) > 200
    assert [box for box, _, tall, room in found if tall > room + 0.01] == []
    assert [(box, size) for box, size, *_ in found if size < 5 and "/foot" not in box] == []


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_absurdly_long_texts_stay_in_their_boxes(game: str, lang: str, tmp_path: Path) -> None:
    """A pack may call all cards what it likes: it becomes small and is told, and stays inside."""
    words = tmp_path / "words"
    words.mkdir()
    entries = cards_of(game)
    texts = [f"card-{one['key']} = {LONG}\n" for one in entries]
    # Every story is too long for its card, and some are as long as a page.
    stories = [one["key"] for one in entries if one["story"]]
    texts += [
        f"card-{key}-text = {LONG * (2 if number % SOME else 20)}\n"
        for number, key in enumerate(stories)
    ]
    (words / f"{lang}.ftl").write_text("".join(texts), encoding="utf-8")
    found = fits(game, tmp_path, lang=lang)
    assert [box for box, _, tall, room in found if tall > room + 0.01] == []
    assert sticks_out(press.pdf(game, tmp_path, lang=lang)) == []
    assert set(small(found)) == {one["key"] for one in entries}


def test_a_new_card_of_a_pack_gets_its_picture(tmp_path: Path) -> None:
    """Nobody has to draw it."""
    own = spielwerk.game("state51").source.home / "base.csv"
    row = "old-brewery,3,action,1,vp,2 worker,worker,1 worker -> 2 vp,-\n"
    (tmp_path / "base.csv").write_text(own.read_text(encoding="utf-8") + row, encoding="utf-8")
    assert told(press.pdf("state51", tmp_path)).count("Oldbrewery") == 3


def test_the_same_input_gives_the_same_bytes() -> None:
    """No date, no chance, nothing of the machine."""
    assert press.pdf("counterweight", lang="de") == printed("counterweight", "de")


def test_backs_lie_behind_their_faces() -> None:
    """Columns of every second page are mirrored; folded: faces stand above their backs."""
    plain = len(pdfium.PdfDocument(printed("state51", "en", "letter")))
    both = pdfium.PdfDocument(press.pdf("state51", backs="duplex", paper="letter"))
    assert len(both) == 2 * plain
    deck = sum(one["copies"] for one in cards_of("state51"))
    found = laid_out(both[0])
    full, left_over = divmod(deck % found.count, found.columns)
    assert left_over, "the last row is full and proves nothing: look at another game"
    low = sorted({y for _, y in places(both[0])}, reverse=True)[full]

    def middles(page: Any) -> set[int]:
        """The columns of the last row in which there is text."""
        columns = sorted({x for x, _ in places(page)})
        return {
            sum(left >= x for x in columns) - 1
            for left, bottom, _, top in lines(page)
            if low < bottom and top < low + found.h * MM
        }

    assert middles(both[len(both) - 2]) == set(range(left_over))
    last = found.columns - 1
    assert middles(both[len(both) - 1]) == {last - column for column in range(left_over)}
    backs = pdfium.PdfDocument(press.pdf("counterweight", backs="fold"))
    copies = sum(one["copies"] for one in cards_of("counterweight"))
    assert len(backs) == -(-copies // folded("a4", 3))


@pytest.mark.parametrize(
    ("paper", "bleed", "cards", "plates"),
    [("a4", 3, 8, 4), ("a4", 2, 9, 4), ("a4", 0, 9, 4), ("letter", 3, 6, 4), ("letter", 1.4, 9, 4)],
)
def test_every_card_has_its_own_bleed(paper: str, bleed: float, cards: int, plates: int) -> None:
    """As many as fit with it, none nearer to the edge of the paper than printers can print."""
    wide, high = SHEETS[paper]
    for size, count in ((CARD, cards), (PLATE, plates)):
        found = layout(paper, size, bleed)
        assert found.count == count, found
        assert found.gap == 2 * bleed
        assert min(found.x, found.y) - bleed >= MARGIN - 1e-6
        x, y = found.places()[-1]
        assert x + found.w + bleed <= wide - MARGIN + 1e-6
        assert y + found.h + bleed <= high - MARGIN + 1e-6


@pytest.mark.parametrize("paper", press.PAPERS)
def test_the_bleed_is_printed(paper: str) -> None:
    """Half a millimetre before a neighbour's bleed begins there is still the card's own colour."""
    dots = 4  # a millimetre
    page = pdfium.PdfDocument(printed("state51", "en", paper))[0]
    picture = page.render(scale=dots / MM, rev_byteorder=True).to_numpy()
    found = laid_out(page)

    def shade(x: float, y: float) -> tuple[int, ...]:
        dot = picture[round(y * dots), round(x * dots), :3]
        return tuple(int(part) for part in dot)

    for x, y in found.places():
        # Over the band that bears the name: on turned cards it stands at the left.
        if found.turned:
            near, far = (shade(x - over, y + found.h / 2) for over in (0.5, 2.5))
        else:
            near, far = (shade(x + found.w / 2, y - over) for over in (0.5, 2.5))
        assert near == far != WHITE


def test_every_sheet_has_a_ruler_and_what_must_be_said() -> None:
    """51st State is unofficial, and says so on each of its sheets; icons are credited."""
    for what in press.WHAT:
        for page in pdfium.PdfDocument(press.pdf("state51", what=(what,))):
            text = letters(page.get_textpage().get_text_bounded())
            assert "unofficialimplementation" in text
            assert "CCBY3.0" in text
            assert what == "book" or letters("50 mm") in text
            wide, high = page.get_size()
            for left, bottom, right, top in lines(page):
                assert 0 <= left <= right <= wide
                assert 0 <= bottom <= top <= high
    for page in pdfium.PdfDocument(press.pdf("counterweight", lang="de", paper="letter")):
        assert "AndréBusch" in letters(page.get_textpage().get_text_bounded())


def test_images_for_print_shops() -> None:
    """825 × 1125 pixels, one file a title and a back, and a list of the copies."""
    with zipfile.ZipFile(io.BytesIO(press.images("counterweight"))) as archive:
        rows = list(csv.DictReader(io.StringIO(archive.read("cards.csv").decode())))
        names = set(archive.namelist())
        assert {one.date_time for one in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        for row in rows:
            assert {row["file"], row["back"]} <= names
        for name in names:
            if name.endswith(".png"):
                assert struct.unpack(">II", archive.read(name)[16:24]) == (825, 1125)
        copies = sum(one["copies"] for one in cards_of("counterweight"))
        assert sum(int(row["copies"]) for row in rows) == copies


def test_little_ink_is_less_ink() -> None:
    """Outlines on white: no picture is in the file."""
    assert len(press.pdf("state51", ink="low")) < len(printed("state51", "en")) / 2
