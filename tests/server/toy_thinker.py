"""The thinker of the server, with the toy game's bots."""

from __future__ import annotations

from spielwerk.server import thinker
from tests.server import toy_thumb

if __name__ == "__main__":
    toy_thumb.register()
    thinker.main()
