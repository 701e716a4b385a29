"""A short life of the site: every module of ours is loaded, games begin and are kept.

Run by trial.mjs in the Python that the site brings along. Of packages and of Python's own library
what is loaded here is carried into a browser.
"""

import importlib
import json
import sys
from pathlib import Path

from spielwerk.site.bridge import Bridge
from spielwerk.site.pace import Pace
from spielwerk.site.world import SiteWorld

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "level2"}]


class Shelf:
    """A browser's memory."""

    def __init__(self):
        self.blocks, self.size, self.jar = {}, 0, ""

    async def read(self):
        return b"".join(self.blocks[n] for n in sorted(self.blocks))[: self.size]

    async def write(self, size, blocks):
        self.size = size
        self.blocks.update(blocks)

    async def read_jar(self):
        return self.jar

    async def write_jar(self, said):
        self.jar = said


async def live():
    """Twice, as if the page had been loaded anew; the modules that were loaded."""
    for path in sorted(Path("/site/spielwerk").rglob("*.py*")):
        name = ".".join(path.relative_to("/site").with_suffix("").parts)
        if "/migrations/" not in str(path) and not name.endswith("__main__"):
            importlib.import_module(name.removesuffix(".__init__"))
    shelf = Shelf()
    for _ in range(2):
        bridge = Bridge(SiteWorld(shelf, Pace()), shelf)
        await bridge.open()
        games = json.loads((await bridge.ask("GET", "/api/games")).body)["games"]
        for game in games:
            wanted = {"game": game["id"], "seats": SEATS, "pause": 0, "start": True}
            said = json.dumps(wanted).encode()
            made = await bridge.ask("POST", "/api/rooms", "application/json", said)
            room = json.loads(made.body)["room"]["id"]
            for path in ("", "/view?seat=0&log=0", "/replay"):
                answer = await bridge.ask("GET", f"/api/rooms/{room}{path}")
                assert answer.status == 200, (game["id"], path, answer)
            for lang in ("de", "en"):
                answer = await bridge.ask("GET", f"/api/games/{game['id']}/rules/{lang}")
                assert answer.status == 200, (game["id"], lang, answer)
        await bridge.close()
    return " ".join(sorted(sys.modules))
