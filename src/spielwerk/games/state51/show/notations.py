"""How the cells of card files are written, for who edits them: from the kinds of effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from spielwerk.engine.notation import Column, Form, Notation, Slot, form
from spielwerk.engine.view import text
from spielwerk.games.state51.data import effect
from spielwerk.games.state51.data.cards import SETS
from spielwerk.games.state51.data.effect import ACTION, BONUS, FEATURE, PRODUCTION, Action, Effect
from spielwerk.games.state51.data.goods import CATEGORIES, COUNTABLE, GOODS, PRICES
from spielwerk.games.state51.data.notation import SHIELDED, TWICE
from spielwerk.games.state51.data.rules import Rules

MOST_CATEGORIES = 2


def _slot(kind: Any, names: Iterable[str] = (), named: str = "good") -> Slot:
    found = tuple(names)
    return Slot(kind, found, tuple(text(f"{named}-{name}") for name in found))


SLOTS = {
    "number": Slot("count"),
    "most": Slot("count"),
    "least": Slot("count"),
    "good": _slot("choice", GOODS),
    "counted": _slot("choice", COUNTABLE, "counted"),
    "category": _slot("choice", CATEGORIES, "category"),
    "when": Slot("choice", ("raze", "deal", "raze or deal")),
    "goods": _slot("amounts", GOODS),
    "price": _slot("amounts", PRICES),
    "room": _slot("room", PRICES),
    "either": _slot("either", GOODS),
}
PLACES = {"production": PRODUCTION, "open": PRODUCTION, "feature": FEATURE, "action": ACTION}


def notations(rules: Rules) -> Mapping[str, Mapping[str, Column]]:
    """By file and column."""
    cells = {place: list(_cells(rules, place)) for place in (PRODUCTION, FEATURE, ACTION, BONUS)}
    goods = form("goods", "{goods}", SLOTS, "1 gun", None)
    free = form("free", "{goods}", SLOTS, "2 red", None)
    locations = {
        "categories": _column(
            Notation(
                "choices",
                empty="-",
                choices=CATEGORIES,
                labels=tuple(text(f"category-{name}") for name in CATEGORIES),
                most=MOST_CATEGORIES,
            )
        ),
        "spoils": _column(Notation("one", (goods,))),
        "deal": _column(
            Notation(
                "choices", choices=GOODS, labels=tuple(text(f"good-{one}") for one in GOODS), most=1
            )
        ),
        "effect": Column(
            "type", {kind: _effects(place, cells[place]) for kind, place in PLACES.items()}
        ),
        "bonus": _column(_effects(BONUS, cells[BONUS])),
    }
    exchange = next(one for one in _effects(ACTION, cells[ACTION]).forms if one.kind == "exchange")
    stacks = {"effect": _column(Notation("one", (exchange, free)))}
    return {**dict.fromkeys(SETS, locations), "connections": stacks}


def _column(one: Notation) -> Column:
    return Column(notations={"": one})


def _cells(rules: Rules, place: str) -> Iterable[Effect[Any]]:
    """The effects that stand at a place on some card."""
    for title in rules.cards.titles.values():
        yield title.bonus if place == BONUS else title.effect


def _effects(place: str, known: Iterable[Effect[Any]]) -> Notation:
    kinds = sorted(
        (kind for kind in Effect.kinds if place in kind.places), key=lambda kind: kind.plain
    )
    marks = {PRODUCTION: (SHIELDED, "effect-shielded"), ACTION: (TWICE, "effect-twice")}
    mark, says = marks.get(place, ("", ""))
    return Notation(
        "one",
        tuple(_form(place, kind, known) for kind in kinds if kind is not effect.Nothing),
        empty="-" if place in effect.Nothing.places else None,
        mark=mark,
        marked=text(says) if says else None,
    )


def _form(place: str, kind: type[Effect[Any]], known: Iterable[Effect[Any]]) -> Form:
    """The form of a kind, with the first card of the game that has it as its example."""
    example = next((one for one in known if type(one) is kind), None)
    template = "{price} -> " + kind.form if issubclass(kind, Action) else kind.form
    cell = example.written().removesuffix(TWICE) if example else ""
    said = example.text(place) if example else None
    return form(effect.kind_of(kind), template, SLOTS, cell, said)
