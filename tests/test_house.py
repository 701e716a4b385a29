"""The house: who may import whom, nobody in circles, and nothing heavy before it is needed."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import spielwerk
from spielwerk.bots import names
from spielwerk.bots.brain import find_brain
from spielwerk.registry import Entry

SOURCE = Path(__file__).parents[1] / "src"
# Each room may use itself and those before it.
ROOMS = (
    "engine",
    "registry",
    "games",
    "bots",
    "lab",
    "study",
    "learn",
    "press",
    "workshop",
    "tournament",
    "server",
    "site",
    "cli",
)


def modules() -> dict[str, Path]:
    """Every module by its name."""
    found = {}
    for path in sorted((SOURCE / "spielwerk").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """The modules that a module loads as it is loaded itself."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{alias.name}" for alias in node.names} & set(known)
            found |= inside or ({node.module} & set(known))
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & set(known)
    return found - {name}


def room(name: str) -> str:
    """The room that a module stands in."""
    return name.split(".")[1] if "." in name else ""


def test_dependencies_point_one_way() -> None:
    """A game never imports bots, lab or server; the engine knows no game."""
    known = modules()
    wrong = [
        f"{name} -> {other}"
        for name, path in known.items()
        if room(name) in ROOMS
        for other in imports(name, path, known)
        if room(other) not in ("", *ROOMS[: ROOMS.index(room(name)) + 1])
    ]
    assert wrong == []


def test_a_game_imports_no_other_game() -> None:
    """Rooms of their own, with what bots and lab know of each."""
    known = modules()
    wrong = [
        f"{name} -> {other}"
        for name, path in known.items()
        for other in imports(name, path, known)
        if set(name.split(".")) & set(spielwerk.GAMES)
        and set(other.split(".")) & set(spielwerk.GAMES)
        and set(name.split(".")) & set(spielwerk.GAMES)
        != set(other.split(".")) & set(spielwerk.GAMES)
    ]
    assert wrong == []


def test_nobody_imports_in_circles() -> None:
    """Modules can be read in an order in which everything is known before it is used."""
    known = modules()
    graph = {name: imports(name, path, known) for name, path in known.items()}
    assert len(list(TopologicalSorter(graph).static_order())) == len(known)


@pytest.mark.parametrize(
    ("command", "never"),
    [
        ("import spielwerk", ("bots", "lab", "study", "learn", "server", "cli")),
        (
            "import spielwerk; spielwerk.game('state51').new(2)",
            ("bots", "lab", "study", "learn", "server", "cli"),
        ),
        ("import spielwerk.cli", ("lab.reading", "server.http", "server.room", "server.store")),
    ],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(command: str, never: tuple[str, ...]) -> None:
    """Whoever studies a game loads neither lab nor server."""
    code = f"import sys; {command}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert "spielwerk.engine" in loaded
    assert [name for name in never if f"spielwerk.{name}" in loaded] == []
    assert (
        loaded & {"polars", "optuna", "fastapi", "sqlalchemy", "uvicorn", "alembic", "numpy"}
        == set()
    )


def test_a_broken_bot_module_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is never taken for a game that nobody has taught bots to play."""
    place = spielwerk.GAMES["state51"].game
    monkeypatch.setitem(spielwerk.GAMES, "broken", Entry(place, brain="no.such.module:BRAIN"))
    with pytest.raises(ModuleNotFoundError):
        names("broken")
    monkeypatch.setitem(spielwerk.GAMES, "untaught", Entry(place))
    assert names("untaught") == ["random"]
    find_brain.cache_clear()


OUTSIDE = re.compile(
    r"(?<![.\w])(time\.(time|monotonic|perf_counter|sleep)|datetime\.now|secrets\.\w+|random\.\w+|os\.urandom|to_thread)\("
)
# The world itself, and what the real one gives: a thread that writes, processes that think; a log.
REAL = {"world.py", "store/sqlite_writer.py", "bots/worker_process.py", "logs.py"}


def test_the_server_takes_time_and_chance_from_its_world() -> None:
    """So that a simulated world can run it: nobody looks at a clock or rolls dice by himself."""
    server = SOURCE / "spielwerk" / "server"
    wrong = [
        f"{path.relative_to(server)}:{number}: {line.strip()}"
        for path in sorted(server.rglob("*.py"))
        if path.relative_to(server).as_posix() not in REAL
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if OUTSIDE.search(line)
    ]
    assert wrong == []
