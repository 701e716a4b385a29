"""How the cells of card files are written, for who edits them: from the kinds of phrases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spielwerk.engine.notation import Column, Form, Kind, Notation, Shape, Slot
from spielwerk.engine.view import Text
from spielwerk.games.counterweight.data.condition import Condition
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.manner import Manner
from spielwerk.games.counterweight.data.phrase import Phrase, Takes
from spielwerk.games.counterweight.data.standing import Standing

SLOTS: dict[Takes, Kind] = {
    Takes.COUNT: "count",
    Takes.LIMIT: "limit",
    Takes.SIGNED: "signed",
    Takes.ROLLED: "rolled",
}
OWN = {  # the column in which a card of each file says what it does by itself
    "anchors": "ability",
    "sections": "ability",
    "prestige": "ability",
    "sites": "nuisance",
    "actions": "effect",
    "emergencies": "effect",
    "ships": "ability",
}
RELEASED = ("anchors", "sections", "prestige")
STANDING = ("anchors", "sections", "prestige", "sites", "emergencies", "ships")


def notations() -> Mapping[str, Mapping[str, Column]]:
    """By file and column."""
    found: dict[str, dict[str, Column]] = {}
    for file, column in OWN.items():
        found[file] = {column: _column("clauses", _effects(file))}
    for file in RELEASED:
        found[file]["release"] = _column("clauses", _effects(""))
    for file in STANDING:
        stands = [_form(one.word, one.takes, one.text(1)) for one in Standing]
        found[file]["standing"] = _column("list", stands)
    found["anchors"]["start"] = _column("clauses", _effects(""))
    conditions = [_phrase(kind) for kind in Condition.kinds.values()]
    found["prestige"]["unlock"] = _column("one", conditions, None)
    manners = [_phrase(kind) for kind in Manner.kinds.values()]
    found["enemies"] = {"manner": _column("one", manners)}
    for column in ("resistance", "protection"):
        found["ships"][column] = _column("faces", ())
    return found


def _column(shape: Shape, forms: Iterable[Form], empty: str | None = "") -> Column:
    return Column(notations={"": Notation(shape, tuple(forms), empty)})


def _effects(file: str) -> list[Form]:
    """The effects that can stand in a file, as what a card itself does; "": as a release."""
    return [_phrase(kind) for kind in Effect.kinds.values() if kind.file in ("", file)]


def _phrase(kind: type[Phrase]) -> Form:
    one = kind() if kind.takes is Takes.NOTHING else kind(1)
    return _form(kind.word(), kind.takes, one.text())


def _form(word: str, takes: Takes, said: Text) -> Form:
    if takes is Takes.NOTHING:
        return Form(word, (word,), word, said)
    return Form(word, (f"{word} ", Slot(SLOTS[takes])), f"{word} 1", said)
