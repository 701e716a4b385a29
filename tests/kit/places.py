"""How many files a new thing touches: `python -m tests.kit.places`.

Each addition is really made in a scratch copy of the sources, proven to work there, counted and
thrown away. What is counted are files that somebody edits; what is generated is named beside it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
HOUSE = "src/spielwerk"
STATE51 = f"{HOUSE}/games/state51"
REBELLION = f"{HOUSE}/games/rebellion"
PROVING = ("tests/server/inside.py", "tests/server/running.py")
GENERATED = "client/src/lib/generated.ts"


@dataclass(frozen=True)
class Edit:
    """Text that is put behind a line, or at the end of a file; `instead` replaces the line."""

    text: str
    behind: str = ""
    instead: bool = False

    def made(self, source: str) -> str:
        """The source with the text in it."""
        if not self.behind:
            return source.rstrip("\n") + "\n" + self.text
        if source.count(self.behind) != 1:
            raise ValueError(f"„{self.behind}“ stands there {source.count(self.behind)} times")
        kept = "" if self.instead else self.behind
        return source.replace(self.behind, kept + self.text)


@dataclass(frozen=True)
class Addition:
    """Something new: what is edited where, and a program that fails without it."""

    name: str
    most: int  # files
    edits: Mapping[str, Edit | tuple[Edit, ...]]
    proof: str
    before: str = field(default="", compare=False)  # what it took in release 0.1

    def make(self, root: Path) -> None:
        """Edit the files below a folder."""
        for name, edits in self.edits.items():
            path = root / name
            for edit in edits if isinstance(edits, tuple) else (edits,):
                path.write_text(edit.made(path.read_text(encoding="utf-8")), encoding="utf-8")

    def prove(self, root: Path) -> subprocess.CompletedProcess[str]:
        """Run the proof with the sources below a folder."""
        return subprocess.run(
            [sys.executable, "-c", self.proof],
            cwd=root,
            env={"PYTHONPATH": f"{root / 'src'}:{root}", "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=False,
        )


def scratch(folder: Path) -> Path:
    """A copy of all that an addition may touch."""
    root = folder / "spielwerk"
    ignored = shutil.ignore_patterns("__pycache__", "client", "node_modules", "*.so")
    shutil.copytree(ROOT / "src", root / "src", ignore=ignored)
    (root / "client" / "src" / "lib").mkdir(parents=True)
    (root / "tests" / "server").mkdir(parents=True)
    for name in ("client/wire_types.py", GENERATED, *PROVING):
        shutil.copy(ROOT / name, root / name)
    return root


def generated(root: Path) -> bool:
    """Whether the client's types must be written anew."""
    before = (root / GENERATED).read_text(encoding="utf-8")
    subprocess.run(
        [sys.executable, "client/wire_types.py"],
        cwd=root,
        env={"PYTHONPATH": f"{root / 'src'}", "PATH": "/usr/bin:/bin"},
        check=True,
        capture_output=True,
    )
    return (root / GENERATED).read_text(encoding="utf-8") != before


def changed(root: Path) -> list[str]:
    """The files that differ from ours."""
    return sorted(
        name
        for path in root.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
        for name in [path.relative_to(root).as_posix()]
        if path.read_bytes() != (ROOT / name).read_bytes()
    )


EFFECT = Addition(
    name="effect kind of 51st State",
    most=4,
    before="12 to 14",
    edits={
        f"{STATE51}/rules/effects/production.py": Edit(
            '''

class Lead(Effect[State51State], frozen=True):
    """Points for the largest state: „2 vp if largest“."""

    number: int

    places = frozenset({PRODUCTION})

    @classmethod
    def read(cls, cell: str) -> Lead | None:
        found = re.fullmatch(r"(\\d+) vp if largest", cell)
        return cls(int(found[1])) if found else None

    def written(self) -> str:
        return f"{self.number} vp if largest"

    def args(self) -> dict[str, int | str | Text]:
        return {"n": self.number}

    def icons(self) -> list[Icon]:
        return good_icons(((KIND["vp"], self.number),))

    def produce(self, state: State51State, side: int, owner: int, card: int) -> None:
        most = max(state.locations(other) for other in range(state.sides))
        if state.locations(owner) == most:
            gain(state, side, ((KIND["vp"], self.number),), LOCATION + card)
'''
        ),
        f"{HOUSE}/bots/state51/worth.py": (
            Edit(
                "from spielwerk.games.state51.rules.effects.production import Lead\n",
                behind="from spielwerk.games.state51.rules.effects.bonuses import Borrow, Place\n",
            ),
            Edit(
                "        case Lead():\n            return 0.4 * values[VP] * effect.number\n",
                behind="        case Repeat() | TakeProduction():\n            return 0.7\n",
            ),
        ),
        f"{STATE51}/words/en.ftl": Edit(
            "effect-lead-production = Gives { $n } points if no state is larger.\n"
        ),
        f"{STATE51}/words/de.ftl": Edit(
            "effect-lead-production = Gibt { $n } Punkte, wenn kein Staat größer ist.\n"
        ),
    },
    proof="""
import spielwerk
from spielwerk.bots.drive import SeatedBots
from spielwerk.bots.state51.worth import produced
from spielwerk.engine.words import words
game = spielwerk.game("state51", changes={"base.arena.effect": "2 vp if largest"})
arena = game.rules.effect[game.rules.key.index("arena")]
assert arena.written() == "2 vp if largest" and produced((1.0,) * 20, arena) > 0
text = str(game.catalogue())
assert "lead" in text and "effect-lead-production" in text
for lang, said in (("de", "Gibt 2 Punkte"), ("en", "Gives 2 points")):
    message = {"id": "effect-lead-production", "args": {"n": 2}}
    assert words(game.home(), lang).say(message).startswith(said)
for seed in range(3):
    state = game.new(3, seed)
    SeatedBots(game, ["thumb"] * 3, seed).play(state)
    assert state.over
""",
)

SWITCH = Addition(
    name="rule switch of Rebellion",
    most=3,
    before="18",
    edits={
        f"{REBELLION}/rules/purchase.py": (
            Edit(
                '    sold_units: str = choice("fixed", "kept")  # RB-4.3\n',
                behind='    land_payee: str = choice("seller", "bank")  # RB-4.3\n',
            ),
            Edit(
                """        kept = state.opt.sold_units == "kept"
        units = state.units[self.land] if kept else board.land_units
        state.troops[buyer] += units
""",
                behind="        state.troops[buyer] += board.land_units\n",
                instead=True,
            ),
            Edit(
                "        hand_over(state, self.land, buyer, units)\n",
                behind="        hand_over(state, self.land, buyer, board.land_units)\n",
                instead=True,
            ),
        ),
        f"{REBELLION}/words/en.ftl": Edit(
            """switch-sold_units = Units on a land that is sold
switch-sold_units-help = How many units the buyer finds there.
switch-sold_units-fixed = The fixed number
switch-sold_units-kept = As many as stood there
"""
        ),
        f"{REBELLION}/words/de.ftl": Edit(
            """switch-sold_units = Einheiten auf einem verkauften Land
switch-sold_units-help = Wie viele Einheiten der Käufer dort vorfindet.
switch-sold_units-fixed = Die feste Zahl
switch-sold_units-kept = So viele, wie dort standen
"""
        ),
    },
    proof="""
import spielwerk
from spielwerk.engine.view import text
from spielwerk.engine.words import words
from spielwerk.games.rebellion.rules.purchase import Consent
from spielwerk.games.rebellion.verbs import AGREE
game = spielwerk.game("rebellion")
(switch,) = (one for one in game.switches() if one.name == "sold_units")
for lang in ("de", "en"):
    for id in ("switch-sold_units", "switch-sold_units-help", "switch-sold_units-kept"):
        assert words(game.home(), lang).say(text(id))
for position, left in (("fixed", 1), ("kept", 2)):
    state = game.new(4, 1, {"sold_units": position})
    buyer, seller = state.factions[1:3]
    land = next(land for land in state.rules.lands if state.owner[land] == seller)
    state.faction, state.purse[buyer] = buyer, 50
    Consent(land).choose(state, AGREE + land)
    assert (state.owner[land], state.units[land]) == (buyer, left)
""",
)

CARD = Addition(
    name="card of 51st State",
    most=3,
    before="5 by hand, 4 written anew, 5 tests mended",
    edits={
        f"{STATE51}/data/base.csv": Edit(
            "glass-works,1,production,2,iron,2 iron,iron,1 iron + 1 worker,1 vp\n"
        ),
        f"{STATE51}/words/en.ftl": Edit("card-glass-works = Glass Works\n"),
        f"{STATE51}/words/de.ftl": Edit("card-glass-works = Glashütte\n"),
    },
    proof="""
import spielwerk
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine.words import words
game = spielwerk.game("state51")
assert "glass-works" in str(game.catalogue())
assert words(game.home(), "de").say({"id": "card-glass-works", "args": {}}) == "Glashütte"
for seed in range(3):
    state = game.new(3, seed)
    SeatedBots(game, ["thumb"] * 3, seed).play(state)
    assert state.over
""",
)

ROOM_FIELD = Addition(
    name="field of a room",
    most=3,
    before="15 places in 11 files",
    edits={
        f"{HOUSE}/server/wire/room_settings.py": Edit(
            '    motto: Title = ""\n',
            behind="    pause: Pause = 0.8  # before each move of a bot\n",
        ),
    },
    proof="""
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from spielwerk.server.settings import Settings, database_url
from tests.server.inside import ask, opened

async def main(folder):
    async with opened(Settings(database=database_url(str(Path(folder) / "rooms.db")))) as app:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wanted = {"game": "counterweight", "seats": seats, "motto": "Slowly", "public": True}
        status, made = await ask(app, "POST", "/api/rooms", "", wanted)
        assert (status, made["room"]["motto"]) == (201, "Slowly"), made
        host = made["links"]["host"].partition("#")[2]
        room = f"/api/rooms/{made['room']['id']}"
        status, now = await ask(app, "PATCH", room, host, {"motto": "Faster"})
        assert status == 200, now
    async with opened(Settings(database=database_url(str(Path(folder) / "rooms.db")))) as app:
        status, now = await ask(app, "GET", room, host)
        assert (status, now["room"]["motto"]) == (200, "Faster"), now

with TemporaryDirectory() as folder:
    asyncio.run(main(folder))
""",
)

ADDITIONS = (EFFECT, SWITCH, CARD, ROOM_FIELD)


def main() -> None:
    """Make all additions and print what each one took."""
    for addition in ADDITIONS:
        with TemporaryDirectory() as folder:
            root = scratch(Path(folder))
            addition.make(root)
            ran = addition.prove(root)
            files = changed(root)
            anew = f", and {GENERATED} is written anew" if generated(root) else ""
        works = "works" if ran.returncode == 0 else f"DOES NOT WORK: {ran.stderr[-400:]}"
        print(
            f"{addition.name}: {len(files)} files (at most {addition.most}; "
            f"release 0.1: {addition.before}), {works}{anew}"
        )
        for name in files:
            print(f"  {name}")


if __name__ == "__main__":
    main()
