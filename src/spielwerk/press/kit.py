"""The client's own painters, icons and colours: what the screen shows is what is printed.

`client/src/press` is built into one plain file of JavaScript; a small engine runs it here. There is
no second version of a picture.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from spielwerk.engine import SpielwerkError

HERE = Path(__file__).parent / "kit"
MISSING = "Printing needs the extra: pip install 'spielwerk[print]'."


class Kit:
    """What the bundle exports, as plain data."""

    def __init__(self, home: Path = HERE) -> None:
        try:
            from quickjs import Context
        except ModuleNotFoundError:
            raise SpielwerkError(MISSING) from None
        script = home / "kit.js"
        if not script.is_file():
            raise SpielwerkError(
                "The pictures of the cards are not built yet: run python client/build.py."
            )
        self.fonts = home / "fonts"
        self._context = Context()
        self._context.eval(script.read_text(encoding="utf-8"))

    def _call(self, name: str, *args: object) -> Any:
        given = ",".join(json.dumps(arg) for arg in args)
        return json.loads(self._context.eval(f"JSON.stringify(kit.{name}({given}))"))

    def pictures(self, game: str, catalogue: object) -> dict[str, str]:
        """The picture of every card, by key, as SVG."""
        found: dict[str, str] = self._call("pictures", game, catalogue)
        return found

    def icon(self, game: str, name: str, colour: str) -> str:
        """An icon in one colour, as SVG; empty if there is none."""
        return str(self._call("drawn", game, name, colour))

    def palette(self, game: str) -> dict[str, str]:
        """The colours of a game by daylight, by the names of the client's tokens."""
        found: dict[str, str] = self._call("palette", game)
        return found

    def words(self, game: str, lang: str) -> list[str]:
        """What the client says, as Fluent files."""
        found: list[str] = self._call("words", game, lang)
        return found

    def looks(self) -> dict[str, dict[str, str]]:
        """The shape and the pattern of every player colour."""
        found: dict[str, dict[str, str]] = self._call("looks")
        return found

    def sky(self, orbits: list[dict[str, object]]) -> str:
        """Rebellion's board, as SVG."""
        return str(self._call("rebellionSky", {"orbits": orbits}))

    def examples(self, words: Callable[[str], str]) -> dict[str, str]:
        """The pictures of Rebellion's examples, as SVG, with the names of their things."""
        names = {id: words(id) for id in self._call("rebellionNames")}
        found: dict[str, str] = self._call("rebellionExamples", names)
        return found

    def planet(self, world: dict[str, object]) -> str:
        """One of Rebellion's worlds, as SVG."""
        return str(self._call("rebellionPlanet", world))
