"""Every title once, in messages: the list of cards in client and terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spielwerk.engine.book import CardEntry
from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data.cards import Rules
from spielwerk.games.counterweight.show.catalogue import PrintedCard, PrintedClause, catalogue

KINDS = (
    "anchor",
    "section",
    "prestige",
    "site",
    "action",
    "emergency",
    "ship",
    "enemy",
    "inspector",
)  # in the order in which one gets to know them
PRICED = ("action", "emergency")
INCOME = ("anchor", "section", "prestige")
ABILITY = {"site": "ui-trouble", "action": "ui-effect", "emergency": "ui-at-balance"}


def card_list(rules: Rules) -> list[CardEntry]:
    """All titles, by kind."""
    printed = catalogue(rules).values()
    return [entry(card) for kind in KINDS for card in printed if card["kind"] == kind]


def entry(card: PrintedCard) -> CardEntry:
    """One title."""
    return {
        "key": card["key"],
        "kind": f"ui-kind-{card['kind']}",
        "name": card["name"],
        "copies": len(card["ids"]),
        "facts": [text("entry-fact", what=what, n=f"={n}") for what, n in facts(card)],
        "lines": list(lines(card)),
        "story": card["story"],
    }


def facts(card: PrintedCard) -> Iterator[tuple[str, str]]:
    """What is printed in the corners of a card, each with its name."""
    kind = card["kind"]
    if kind in PRICED:
        yield "ui-price-funds", str(card["funds"])
        yield "ui-price-influence", str(card["influence"])
    if kind == "anchor":
        yield "ui-start-funds", str(card["funds"])
    if kind == "anchor" and card["influence"]:
        yield "ui-start-influence", str(card["influence"])
    if card["income"] or kind in INCOME:
        yield "ui-income", signed(card["income"])
    plain = (
        ("ui-places", card["places"]),
        ("ui-need", card["need"]),
        ("ui-capacity", card["capacity"]),
        ("ui-dice", card["dice"]),
        ("ui-loot", card["loot"]),
    )
    yield from ((what, str(n)) for what, n in plain if n)
    for what, results in (("resistance", card["resistance"]), ("protection", card["protection"])):
        if results:
            yield f"ui-{what}", ranges(results)


def lines(card: PrintedCard) -> Iterator[Text]:
    """What a card does, each part with its name."""
    if card["unlock"]:
        yield card["unlock"]["text"]
    if card["manner"]:
        yield card["manner"]
    named = (
        ("ui-start", card["start"]),
        (ABILITY.get(card["kind"], "ui-ability"), card["ability"]),
        ("ui-release", card["release"]),
    )
    for what, clauses in named:
        if clauses:
            yield text("entry-line", what=what, does=joined([*map(clause, clauses)], "then"))
    if card["standing"]:
        yield text("entry-line", what="ui-standing", does=joined(card["standing"], "then"))


def clause(printed: PrintedClause) -> Text:
    """What must be rolled, and what happens then."""
    does = joined([effect["text"] for effect in printed["effects"]], "also")
    return text("entry-clause", when=printed["when"], does=does) if printed["when"] else does


def joined(parts: Sequence[Text], how: str) -> Text:
    """Several sentences as one."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = text(f"entry-{how}", first=part, rest=said)
    return said


def ranges(results: Sequence[int]) -> str:
    """Results of a die as people write them: `1–3, 5`."""
    found: list[list[int]] = []
    for die in results:
        if found and found[-1][-1] == die - 1:
            found[-1].append(die)
        else:
            found.append([die])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in found)


def signed(number: int) -> str:
    """`+2`, `−1`, `±0` with a real minus sign."""
    return f"{number:+d}".replace("-", "−") if number else "±0"
