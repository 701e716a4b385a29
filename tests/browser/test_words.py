"""The client's own texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spielwerk.engine.words import message_ids

SOURCE = Path(__file__).parents[2] / "client" / "src"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("words/*.ftl")})
WORDS = SOURCE / "words"
# Ids put together from parts, as `t(`theme-${theme}`)`: what stands before or behind the gap.
PARTS = re.compile(r"`(?:([\w-]+-)\$\{[^}]*\}(-[\w-]+)?|\$\{[^}]*\}(-[\w-]+))`")


def sources() -> str:
    """All of the client's code, without the games' own parts."""
    files = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_carry_the_same_ids(folder: Path) -> None:
    """No text is missing in a language."""
    assert message_ids(folder / "de.ftl") == message_ids(folder / "en.ftl")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_text_asked_for_exists(lang: str) -> None:
    """No page shows the id of a message instead of a sentence."""
    asked = set(re.findall(r"""\b(?:t|toast)\(\s*["']([\w-]+)["']""", sources()))
    for pair in re.findall(r'\bt\([^()"]*\? "([\w-]+)" : "([\w-]+)"\)', sources()):
        asked |= set(pair)
    assert asked - message_ids(WORDS / f"{lang}.ftl") == set()


def test_no_text_is_left_over() -> None:
    """Every text of the client is used somewhere."""
    code = sources()
    built = [(a, b or c) for a, b, c in PARTS.findall(code)]
    unused = {
        id
        for id in message_ids(WORDS / "en.ftl")
        if f'"{id}"' not in code
        and not any(id.startswith(start) and id.endswith(end) for start, end in built)
    }
    assert unused == set()
