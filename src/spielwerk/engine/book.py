"""Rulebooks: Markdown with a few marks, so that the page, the terminal and a print say the same.

| written | becomes |
| --- | --- |
| `{unit_price}` | a fact of the game: `Game.book_facts`, made from its data files |
| `{default:max_rounds}` | the number that a rule switch has unless it is turned |
| `{switch:balance}` | the name of a rule switch, as the lobby shows it |
| `{switch:balance=tuned}` | the name of one of its positions |
| `{ours}` | the mark of a ruling of ours; it leads to the section `{#ours}`, which explains it |
| `## Aim {#aim}` | a section without a rule's id gets one of its own; so does an explained word |
| `> **Example.** …` | a worked example |
| `![What is seen](picture:battle)` | a picture that the client draws; elsewhere its description |
| `[CO](#co)`, `[RB-4.5](#RB-4.5)` | leads to a word or a rule |
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypedDict

import msgspec

from spielwerk.engine.errors import DataError, fault
from spielwerk.engine.view import Text, text
from spielwerk.engine.words import Words

PARTS = ("", "overview")  # the rulebook itself, and what is worth a sheet beside the table
OURS = "ours"
PLACE = re.compile(r"\{(?!#)([^{}\n]+)\}")
ANCHOR = re.compile(r"\s*\{#([\w.-]+)\}")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(#[^)]*\)")
HEADING = re.compile(r"^#+[ \t]+([^\n]+)$", re.M)
RULE = re.compile(r"[A-Z][A-Z0-9]*-\d+(?:\.\d+)*(?![\w.])")
PICTURE = re.compile(r"!\[([^\]]*)\]\(picture:[\w-]+\)")


class CardEntry(TypedDict):
    """A card as a list shows it."""

    key: str
    kind: str  # the message that names its kind
    name: Text
    copies: int
    facts: list[Text]  # what is printed in its corners
    lines: list[Text]  # what it does, sentence by sentence
    story: Text | None


def facts_of(numbers: object, words: Words, prefix: str = "") -> dict[str, str]:
    """The numbers of a data file by their names: `unit_price`, `solo.levels`; lists in words."""
    found: dict[str, str] = {}
    for name, value in msgspec.to_builtins(numbers).items():
        if isinstance(value, dict):
            found |= facts_of(value, words, f"{prefix}{name}.")
        elif isinstance(value, list | tuple) and all(isinstance(one, int) for one in value):
            found[prefix + name] = listed([str(one) for one in value], words)
        elif isinstance(value, int):
            found[prefix + name] = str(value)
    return found


def listed(things: Sequence[str], words: Words, join: str = "and") -> str:
    """Several things as a part of a sentence: „a, b and c“, or with `or`."""
    if len(things) < 2:
        return "".join(things)
    *most, last = things
    return words.say(text(f"book-{join}", most=f"={', '.join(most)}", last=f"={last}"))


def fill(source: str, facts: Mapping[str, str], words: Words, where: str) -> str:
    """The book with everything that stands in braces put in."""

    def put(found: re.Match[str]) -> str:
        mark = found[1]
        kind, _, name = mark.partition(":")
        if mark == OURS:
            return f"[{words.say(text('book-ours'))}](#{OURS})"
        if kind == "switch" and words.has(f"switch-{name.replace('=', '-')}"):
            return words.say(text(f"switch-{name.replace('=', '-')}"))
        if mark in facts:
            return facts[mark]
        line = source.count("\n", 0, found.start()) + 1
        raise DataError(where, line, fault("fault-mark", mark=mark))

    return PLACE.sub(put, source)


def plain(book: str, words: Words) -> str:
    """A book, or a part of it, for a terminal: no anchors, no links, pictures in words."""
    told = PICTURE.sub(lambda found: words.say(text("book-picture", what=f"={found[1]}")), book)
    return LINK.sub(r"\1", ANCHOR.sub("", told))


def section(book: str, id: str) -> str | None:
    """The section of that id, up to the next heading of its rank or a higher one."""
    wanted = re.escape(id)
    named = rf"^(#+)[ \t]+(?:{wanted}(?![\w.])[^\n]*|[^\n]*\{{#{wanted}\}}[ \t]*)$"
    found = re.search(named, book, re.M)
    if not found:
        return None
    after = re.compile(rf"^#{{1,{len(found[1])}}}[ \t]", re.M).search(book, found.end())
    return book[found.start() : after.start() if after else len(book)]


def pieces(book: str) -> list[str]:
    """The book cut at its headings."""
    starts = [found.start() for found in HEADING.finditer(book)]
    return [book[start:end] for start, end in zip(starts, [*starts[1:], len(book)], strict=True)]


def ids(book: str) -> list[str]:
    """The ids of all sections, in their order."""
    found = []
    for heading in HEADING.finditer(book):
        rule, anchor = RULE.match(heading[1]), ANCHOR.search(heading[1])
        if rule:
            found.append(rule[0])
        elif anchor:
            found.append(anchor[1])
    return found
