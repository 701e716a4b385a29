"""The bot of docs/bot-api.md plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.running import Running

ROOT = Path(__file__).parents[2]


def test_the_example_bot_plays_to_the_end(server: Running) -> None:
    """As documented: a server, a game, nothing else."""
    command = [sys.executable, str(ROOT / "examples" / "http_bot.py"), server.url, "toy"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith("rounds: [")


def test_the_documentation_shows_the_example_as_it_is() -> None:
    """The listing in the handbook is the file."""
    shown = (ROOT / "docs" / "bot-api.md").read_text(encoding="utf-8")
    code = (ROOT / "examples" / "http_bot.py").read_text(encoding="utf-8")
    assert code[code.index("def call") :].strip() in shown
