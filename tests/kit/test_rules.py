"""The rule trace: every rule of a rulebook has a test, and every id that code names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spielwerk
from spielwerk.engine.book import ANCHOR
from spielwerk.engine.view import text
from spielwerk.engine.words import LANGUAGES
from tests.kit.cases import every_game

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^#+\s+([A-Z][A-Z0-9]*-\d+(?:\.\d+)?)\b", re.M)
PICTURE = re.compile(r"\(picture:([\w-]+)\)")
MARK = re.compile(r"mark\.rule\(([^)]*)\)")


def ids(name: str, lang: str) -> list[str]:
    """The ids of a rulebook's sections, in its order."""
    return HEADING.findall(spielwerk.game(name).rulebook(lang))


def sources(name: str) -> list[Path]:
    """All code of a game: its rules, its bots, its tests."""
    game = spielwerk.game(name)
    tests = ROOT / "tests" / name
    return [
        *game.home().rglob("*.py"),
        *tests.rglob("*.py"),
        *(ROOT / "src" / "spielwerk" / "bots" / name).rglob("*.py"),
    ]


@every_game
def test_both_rulebooks_have_the_same_sections(name: str) -> None:
    """German and English carry the same ids in the same order, each once."""
    german, english = (ids(name, lang) for lang in LANGUAGES)
    assert german == english
    assert len(set(german)) == len(german) > 10


@every_game
def test_books_agree_beyond_the_rules(name: str) -> None:
    """Both languages have the same anchors, pictures and marks of what is ours."""
    german, english = (spielwerk.game(name).rulebook(lang) for lang in LANGUAGES)
    for pattern in (ANCHOR, PICTURE):
        assert pattern.findall(german) == pattern.findall(english)
    assert german.count("](#ours)") == english.count("](#ours)")


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_links_lead_somewhere(name: str, lang: str) -> None:
    """Every link of a rulebook leads to a section or a word of it."""
    book = spielwerk.game(name).rulebook(lang)
    known = {*ids(name, lang), *ANCHOR.findall(book)}
    assert set(re.findall(r"\]\(#([^)]+)\)", book)) <= known


@every_game
def test_the_overview_is_told_in_both_languages(name: str) -> None:
    """As many parts in German as in English, and every rule named in it exists."""
    known = set(ids(name, "en"))
    german, english = (spielwerk.game(name).rulebook(lang, "overview") for lang in LANGUAGES)
    assert german.count("\n## ") == english.count("\n## ") > 2
    for told in (german, english):
        named = re.findall(r"\b[A-Z][A-Z0-9]*-\d+(?:\.\d+)?\b", told)
        assert set(named) <= known


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_cards_tells_every_card(name: str, lang: str) -> None:
    """Each title once, with its kind and what it does, in both languages."""
    game = spielwerk.game(name)
    say = game.words(lang).say
    entries = game.card_list()
    assert len({entry["key"] for entry in entries}) == len(entries)
    printed = game.catalogue()
    keys = {**printed.get("locations", printed), **printed.get("connections", {})}
    assert {entry["key"] for entry in entries} == set(keys)
    for entry in entries:
        told = [text(entry["kind"]), entry["name"], *entry["facts"], *entry["lines"]]
        assert all(say(message).strip() for message in told)
        assert entry["facts"] or entry["lines"]


@every_game
def test_every_rule_has_a_test(name: str) -> None:
    """Each id of the rulebook is named by a test's mark."""
    marked = set()
    for path in (ROOT / "tests" / name).rglob("*.py"):
        for arguments in MARK.findall(path.read_text(encoding="utf-8")):
            marked |= set(re.findall(r'"([^"]+)"', arguments))
    assert [id for id in ids(name, "en") if id not in marked] == []


@every_game
def test_every_id_named_in_code_exists(name: str) -> None:
    """Code and tests speak of no rule that the rulebook does not have."""
    known = set(ids(name, "en"))
    prefix = next(iter(known)).partition("-")[0]
    named = re.compile(rf"\b{prefix}-\d+(?:\.\d+)?\b")
    unknown = {
        f"{path.relative_to(ROOT)}: {id}"
        for path in sources(name)
        for id in named.findall(path.read_text(encoding="utf-8"))
        if id not in known
    }
    assert unknown == set()


@every_game
def test_every_decision_stands_in_a_section(name: str) -> None:
    """The rule that a view names for the present decision can be opened in the rulebook."""
    from tests.kit.cases import PLAIN

    known = set(ids(name, "en"))
    for case in PLAIN:
        if case.name == name:
            for state in case.walk(case.close):
                assert case.game.view(state, None)["rule"] in known
