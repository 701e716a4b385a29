"""From a game to its pages: what is to be printed, handed to typst."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from spielwerk.engine import Game, SpielwerkError
from spielwerk.engine.words import LANGUAGES
from spielwerk.games import game as find_game
from spielwerk.press.book import blocks
from spielwerk.press.kit import MISSING, Kit
from spielwerk.press.layout import CARD, PLATE, folded, layout
from spielwerk.press.matter import Desk, Matter
from spielwerk.registry import entry, load

WHAT = ("cards", "board", "tokens", "book")
PAPERS = ("a4", "letter")
BACKS = ("none", "fold", "duplex")
INKS = ("full", "low")
MOST_BLEED = 4
SAID = ("cards", "backs", "boards", "tokens", "book", "overview", "fold", "ruler", "house")
USUAL: dict[str, Any] = {
    "what": ("cards",),
    "paper": "a4",
    "backs": "none",
    "bleed": 3,
    "lang": "en",
    "ink": "full",
}
TEMPLATES = Path(__file__).parent / "typ"
# What names are set in, as on the client's cards
FACES = {"rebellion": "Oxanium", "state51": "Figtree", "counterweight": "Saira"}
READABLE = 5.0  # points; what is smaller is said
IMAGE_PPI = 300
LONG = 20  # letters; a longer word gets places where it may break
Fit = tuple[str, float, float, float]
Job = tuple[dict[str, Any], dict[str, bytes], Kit]  # data, drawings, and where the fonts lie
DAY = (1980, 1, 1, 0, 0, 0)  # of every file in a zip: the same input, the same bytes


def pdf(
    game: str | Game[Any],
    pack: Path | str | None = None,
    *,
    what: Sequence[str] = ("cards",),
    paper: str = "a4",
    backs: str = "none",
    bleed: float = 3,
    lang: str = "en",
    ink: str = "full",
) -> bytes:
    """These parts of a game, or of its pack, as one PDF."""
    return _pdf(_job(game, pack, what, paper, backs, bleed, lang, ink))


def printed(
    game: str | Game[Any], pack: Path | str | None = None, **how: Any
) -> tuple[bytes, list[str]]:
    """The same with the cards whose text became so small that it is hard to read."""
    job = _job(game, pack, **{**USUAL, **how})
    return _pdf(job), small(_fits(job))


def check(game: Game[Any], what: Sequence[str], **how: Any) -> None:
    """Refuses what can't be printed, in one line; before anything is made."""
    given = {**USUAL, **how}
    for name, known in (("paper", PAPERS), ("backs", BACKS), ("ink", INKS), ("lang", LANGUAGES)):
        if given[name] not in known:
            raise SpielwerkError(f"--{name} can be {' or '.join(known)}, not {given[name]!r}.")
    wrong = [part for part in what if part not in WHAT]
    if wrong or not what:
        said = ", ".join(map(repr, wrong)) or "nothing"
        raise SpielwerkError(f"--what can be {', '.join(WHAT)}, not {said}.")
    missing = [part for part in what if part not in parts(game)]
    if missing:
        there = ", ".join(parts(game))
        raise SpielwerkError(f"{game.id} has no {missing[0]}; there are {there}.")
    if not 0 <= given["bleed"] <= MOST_BLEED:
        raise SpielwerkError(f"--bleed can be 0 to {MOST_BLEED} mm, not {given['bleed']:g}.")


def parts(game: Game[Any]) -> tuple[str, ...]:
    """What there is to print of a game: one without cards has none."""
    return WHAT if game.card_list() else WHAT[1:]


def small(found: Sequence[Fit]) -> list[str]:
    """The cards with letters that are hard to read."""
    return sorted({box.partition("/")[0] for box, size, *_ in found if size < READABLE})


def fits(game: str | Game[Any], pack: Path | str | None = None, **how: Any) -> list[Fit]:
    """Every box with text: its name, the size of the letters, how high the text is, and the box."""
    return _fits(_job(game, pack, **{**USUAL, **how}))


def images(
    game: str | Game[Any], pack: Path | str | None = None, *, lang: str = "en", ink: str = "full"
) -> bytes:
    """A zip of every card and back as PNG (825 × 1125, ⅛ inch of bleed), and a list of copies."""
    data, files, kit = _job(game, pack, ("cards",), "a4", "none", MOST_BLEED, lang, ink)
    data["what"] = ["images"]
    made = _compiler(data, files, kit).compile(format="png", ppi=IMAGE_PPI)
    pages = made if isinstance(made, list) else [made]
    names = [f"cards/{face['key']}.png" for face in data["faces"]]
    names += [f"backs/{back['name']}.png" for back in data["backs"]]
    listed = io.StringIO()
    writer = csv.writer(listed, lineterminator="\n")
    writer.writerow(("file", "name", "copies", "back"))
    for name, face in zip(names, data["faces"], strict=False):
        back = f"backs/{face['back']}.png"
        writer.writerow((name, face["name"].replace("\u00ad", ""), face["copies"], back))
    pairs = [*zip(names, pages, strict=True)]
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, page in pairs:
            archive.writestr(zipfile.ZipInfo(name, DAY), page)
        for name, text in (("cards.csv", listed.getvalue()), ("NOTICE.txt", notice(data))):
            archive.writestr(zipfile.ZipInfo(name, DAY), text.encode())
    return packed.getvalue()


def notice(data: dict[str, Any]) -> str:
    """Whose pictures and whose game this is."""
    return "\n".join(filter(None, (data["title"], data["words"]["house"], data["notice"]))) + "\n"


def _job(
    game: str | Game[Any],
    pack: Path | str | None,
    what: Sequence[str],
    paper: str,
    backs: str,
    bleed: float,
    lang: str,
    ink: str,
) -> Job:
    """What the templates get."""
    found = find_game(game, pack) if isinstance(game, str) else game
    check(found, what, paper=paper, backs=backs, bleed=bleed, lang=lang, ink=ink)
    kit = Kit()
    desk = Desk(found, lang, kit)
    place = entry(found.id).press
    matter: Matter = load(place)(desk) if place else Matter()
    data = msgspec.to_builtins(matter)
    data |= {
        "notice": matter.notice or desk.credit(),
        "title": desk.word("game-title"),
        "lang": lang,
        "what": list(what),
        "paper": paper,
        "bleed": bleed,
        "backs-how": backs,
        "ink": ink,
        "colours": desk.colours,
        "display": [FACES.get(found.id, "Figtree"), "Figtree"],
        "words": {name: desk.word(f"press-{name}") for name in SAID},
        "sheets": {
            "cards": msgspec.to_builtins(layout(paper, CARD, bleed)),
            "plates": msgspec.to_builtins(layout(paper, PLATE, bleed)),
            "fold": folded(paper, bleed),
        },
    }
    if "book" in what:
        data |= {"book": blocks(found, lang), "overview": blocks(found, lang, "overview")}
    return _broken(data), {f"art/{name}": svg for name, svg in desk.files.items()}, kit


def _broken(data: Any) -> Any:
    """The same with places to break in words that are longer than any line."""
    if isinstance(data, str):
        return re.sub(rf"\w{{{LONG + 1},}}", lambda found: soft(found[0]), data)
    if isinstance(data, list):
        return [_broken(one) for one in data]
    if isinstance(data, dict):
        drawn = ("icon", "picture", "ink", "dark", "key", "back")
        return {key: one if key in drawn else _broken(one) for key, one in data.items()}
    return data


def soft(word: str) -> str:
    """A long word with soft hyphens."""
    step = LONG // 2
    return "\u00ad".join(word[start : start + step] for start in range(0, len(word), step))


def _pdf(job: Job) -> bytes:
    made = _compiler(*job).compile(format="pdf", timestamp=0)
    assert isinstance(made, bytes)
    return made


def _fits(job: Job) -> list[Fit]:
    found = json.loads(_compiler(*job).query("<fit>", field="value"))
    return [(one["box"], one["size"], one["tall"], one["room"]) for one in found]


def _compiler(data: dict[str, Any], files: dict[str, bytes], kit: Kit) -> Any:
    """Typst with everything in memory; its fonts are ours and its own, never the machine's."""
    try:
        import typst
    except ModuleNotFoundError:
        raise SpielwerkError(MISSING) from None
    fonts = typst.Fonts(include_system_fonts=False, font_paths=[str(kit.fonts)])
    written = {path.name: path.read_bytes() for path in TEMPLATES.glob("*.typ")}
    told = json.dumps(data, ensure_ascii=False, sort_keys=True).encode()
    given: Any = {"main.typ": written.pop("main.typ"), **written, "data.json": told, **files}
    return typst.Compiler(given, font_paths=fonts)
