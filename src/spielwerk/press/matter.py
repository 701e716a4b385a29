"""What is to be printed, as plain data: a game describes it, the templates in `typ/` lay it out."""

from __future__ import annotations

import hashlib
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct, field

from spielwerk.engine import Game
from spielwerk.engine.view import Text
from spielwerk.engine.words import SHARED
from spielwerk.press.kit import Kit

Mark = dict[str, object]  # a piece of a line: a good with its number, an icon, a sign


class Said(Struct):
    """A sentence, with what stands before it in bold."""

    text: str
    lead: str = ""


class Fact(Struct):
    """A number with its name."""

    icon: str
    label: str
    value: str


class Field(Struct):
    """A coloured field along the lower edge of a card."""

    fill: str
    icon: str
    label: str
    marks: list[Mark]


class Chip(Struct):
    """A small sign on the picture."""

    icon: str
    text: str


class Face(Struct):
    """The face of a card or of a small board."""

    key: str
    name: str
    kind: str
    back: str  # the name of its back
    band: str  # a colour
    copies: int = 1
    badge: str = ""
    picture: str = ""
    chips: list[Chip] = field(default_factory=list)
    lines: list[list[Mark]] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    texts: list[Said] = field(default_factory=list)
    story: str = ""
    foot: list[Field] = field(default_factory=list)


class Back(Struct):
    """What lies uppermost when a card is face down."""

    name: str
    label: str
    fill: str
    icon: str
    dark: str  # the same icon on white paper


class Slot(Struct):
    """A place on a board, in millimetres from its upper left corner."""

    x: float
    y: float
    w: float
    h: float
    label: str = ""
    number: str = ""
    icon: str = ""
    strong: bool = False  # marked out from its neighbours


class Placed(Struct):
    """A drawing on a board, in millimetres."""

    picture: str
    x: float
    y: float
    w: float


class Poster(Struct):
    """A board that is larger than a sheet: cut into tiles that overlap."""

    name: str
    w: float
    h: float
    pictures: list[Placed] = field(default_factory=list)
    slots: list[Slot] = field(default_factory=list)


class Token(Struct):
    """Pieces to cut out."""

    label: str
    count: int
    size: float  # in millimetres
    fills: list[str]
    ink: str
    icon: str = ""
    text: str = ""
    round: bool = False
    picture: str = ""


class Shown(Struct):
    """A card in the rulebook, and what lies on it."""

    key: str
    laid: list[Mark] = field(default_factory=list)


class Legend(Struct):
    """A sign and its name."""

    mark: Mark
    label: str


class Matter(Struct):
    """All that a game has to print but its rulebook."""

    faces: list[Face] = field(default_factory=list)
    backs: list[Back] = field(default_factory=list)
    plates: list[Face] = field(default_factory=list)
    posters: list[Poster] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    notice: str = ""  # on every sheet; whose game it is, if not said
    # Pictures of the rulebook by their names: cards, drawings, goods with their names
    cards: dict[str, list[Shown]] = field(default_factory=dict)
    drawings: dict[str, str] = field(default_factory=dict)
    legends: dict[str, list[Legend]] = field(default_factory=dict)


class Desk:
    """Where a game lays out its matter: its words, and the files that the pages need."""

    def __init__(self, game: Game[Any], lang: str, kit: Kit) -> None:
        self.game, self.lang, self.kit = game, lang, kit
        self.words = game.words(lang)
        self.colours = kit.palette(game.id)
        self.files: dict[str, bytes] = {}
        self._icons: dict[tuple[str, str], str] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        own = (SHARED.parent / "press" / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
        for source in (*kit.words(game.id, lang), own):
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def say(self, text: Text) -> str:
        """A message of the game."""
        return self.words.say(text)

    def word(self, id: str, **args: object) -> str:
        """A text of the game, of the client's boards or of the press."""
        if self.words.has(id) or id.startswith("card-"):
            return self.words.say({"id": id, "args": {}})
        pattern = self._bundle.get_message(id).value
        assert pattern, id
        said, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, errors
        return str(said)

    def credit(self) -> str:
        """Whose game it is, as the client's page of licences has it."""
        id = f"{self.game.id}-credit"
        return self.word(id) if self._bundle.has_message(id) else ""

    def colour(self, *names: str) -> str:
        """The first of these colours that there is."""
        return next(self.colours[name] for name in names if name in self.colours)

    def keep(self, svg: str) -> str:
        """The place of a drawing among the files; equal ones lie there once."""
        if not svg:
            return ""
        name = f"{hashlib.sha256(svg.encode()).hexdigest()[:20]}.svg"
        self.files[name] = svg.encode()
        return name

    def icon(self, name: str, colour: str = "ink") -> str:
        """An icon of the game in one of its colours."""
        found = self._icons.get((name, colour))
        if found is None:
            found = self.keep(self.kit.icon(self.game.id, name, self.colour(colour)))
            self._icons[name, colour] = found
        return found

    def pictures(self) -> dict[str, str]:
        """The place of every card's picture."""
        found = self.kit.pictures(self.game.id, self.game.catalogue())
        return {key: self.keep(svg) for key, svg in found.items()}
