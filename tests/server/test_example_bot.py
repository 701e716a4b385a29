"""The bot of docs/bot-api.md plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import spielwerk
from tests.server.running import Running, settings

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["counterweight", "state51"])
def test_the_example_bot_plays_to_the_end(database: str, game: str) -> None:
    """As documented: a server, a game, nothing else; too fast for the server it waits."""
    with Running(settings(database, posts_per_window=40, window=1.0)) as server:
        command = [sys.executable, str(ROOT / "examples" / "http_bot.py"), server.url, game]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    reason, _, rest = done.stdout.partition(": ")
    assert reason in spielwerk.game(game).end_reasons
    assert rest.startswith("[")


def test_the_documentation_shows_the_example_as_it_is() -> None:
    """The listing in the handbook is the file."""
    shown = (ROOT / "docs" / "bot-api.md").read_text(encoding="utf-8")
    code = (ROOT / "examples" / "http_bot.py").read_text(encoding="utf-8")
    assert code[code.index("import json") :].strip() in shown
