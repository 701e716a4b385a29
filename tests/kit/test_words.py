"""Both languages are complete: whatever a game can say, it can say in German and in English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import spielwerk
from spielwerk.engine.words import LANGUAGES, SHARED, message_ids
from tests.kit.cases import PLAIN, Case, every_case, every_game


@every_case
def test_everything_shown_has_words_in_both_languages(case: Case) -> None:
    """Prompts, choices, phases, log lines and the terminal picture render without a gap."""
    game = case.game
    said = set()
    for state in case.walk(2 * case.close, listen=True):
        messages = []
        for seat in (*range(case.players), None):
            view = game.view(state, seat)
            messages += [choice["text"] for choice in view["choices"] + view["interjections"]]
            messages += [view["phase"], *([view["prompt"]] if view["prompt"] else [])]
            messages += [game.line(event, seat, state.opt)["text"] for event in state.events]
            messages += [line for line in game.picture(state, seat) if not isinstance(line, str)]
        state.events.clear()
        for message in messages:
            key = json.dumps(message, sort_keys=True)
            if key not in said:
                said.add(key)
                for lang in LANGUAGES:
                    assert game.words(lang).say(message).strip()
    assert said


@every_game
def test_switches_and_ends_have_words(name: str) -> None:
    """The lobby can name and explain every switch, and the table every end."""
    game = spielwerk.game(name)
    wanted = ["game-title", "game-tagline", *(f"end-{reason}" for reason in game.end_reasons)]
    for switch in game.switches():
        wanted += [f"switch-{switch.name}", f"switch-{switch.name}-help"]
        wanted += [
            f"switch-{switch.name}-{value}" for value in switch.values if isinstance(value, str)
        ]
    for lang in LANGUAGES:
        missing = [id for id in wanted if not game.words(lang).has(id)]
        assert missing == []


def folders() -> list[Path]:
    """Every folder with words in it."""
    return [SHARED, *sorted({case.game.home() / "words" for case in PLAIN})]


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    """A message that exists in one language exists in the other."""
    german, english = (message_ids(folder / f"{lang}.ftl") for lang in LANGUAGES)
    assert german == english
    assert german
