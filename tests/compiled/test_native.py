"""What the compiler is given: copies of the sources that say the same; and wheels of both forms."""

from __future__ import annotations

import ast
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import spielwerk
from spielwerk.engine.option import SHIFT

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "spielwerk"
BUILD = runpy.run_path(str(ROOT / "native" / "build.py"))
REWRITE = sys.modules["native.rewrite"]

STEPS = '''"""A game's steps."""

from __future__ import annotations

import msgspec

SEATS, CARDS = range(2)
SOME = (1, 2)


class Step(msgspec.Struct, gc=False):
    """Something to do."""


class Move(Step):
    """A move."""

    name = "move"
    land: int
    units: int = 1

    def run(self, state):
        state.units[self.land] -= self.units
        found["of"] += [1]
        state.tell(
            "moved",
            self.land,
        )
        state.tell("rolled", roll(state))
'''
STATES = '''"""A game's state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True, init=False)
class State:
    """All."""

    events: list[int] | None
    rules: Any

    def __init__(self, players: int, rules: Any) -> None:
        self.rules = rules


@dataclass(slots=True, init=False)
class OwnState(State):
    """One game's."""

    rules: int
    hand: list[int]
'''
VERBS = '''"""Verbs."""

from __future__ import annotations

from enum import IntEnum


class Verb(IntEnum):
    """Verbs."""

    DONE = 0
    BUILD = 3


BUILD = Verb.BUILD.first
DONE, BUILDS = map(int, Verb)
'''


def rewritten(folder: Path, text: str) -> list[str]:
    """The lines of a copy."""
    path = folder / "spielwerk" / "one.py"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    copy: str = REWRITE.Sources([path]).rewrite()[path]
    ast.parse(copy)
    return copy.split("\n")


def test_a_struct_becomes_a_class_with_its_constructor(tmp_path: Path) -> None:
    """Fields, defaults, what belongs to the class, constants."""
    copy = rewritten(tmp_path, STEPS)
    assert "SEATS: Final = 0; CARDS: Final = 1" in copy
    assert "SOME: Final[tuple[int, ...]] = (1, 2)" in copy
    assert "class Step():" in copy
    assert "class Move(Step):" in copy
    assert '    name: ClassVar = "move"' in copy
    assert "    units: int" in copy
    assert "    def __init__(self, land: int, units: int = 1) -> None:" in copy
    assert any("__annotations__" in line and "'land': 'int'" in line for line in copy)


def test_counting_and_telling_are_spelled_out(tmp_path: Path) -> None:
    """But for what must happen whether anybody listens or not."""
    copy = rewritten(tmp_path, STEPS)
    assert "        state.units[self.land] = state.units[self.land] - (self.units)" in copy
    assert '        found["of"] += [1]' in copy  # the same list
    said = "state.events.append(('moved', self.land))"
    assert f"        if state.events is not None: {said}" in copy
    assert '        state.tell("rolled", roll(state))' in copy


def test_a_state_is_copied_field_by_field_and_has_its_own_rules(tmp_path: Path) -> None:
    """Lists are copied, events are not, and what a game types itself is no field of all states."""
    copy = rewritten(tmp_path, STATES)
    assert "    rules: Any" not in copy
    assert '        self._give("rules", rules)' in copy
    blank = copy.index("        if players == -1: return")
    assert blank < copy.index('        self._give("rules", rules)')
    assert "        other = OwnState(-1, self.rules, self.opt, 0)" in copy
    assert "        other.hand = self.hand.copy()" in copy
    assert "        other.events = None" in copy
    assert "        other.rules = self.rules" in copy
    assert not [line for line in copy if line.startswith("@dataclass")]


def test_options_of_verbs_are_numbers(tmp_path: Path) -> None:
    """As the engine packs them."""
    copy = rewritten(tmp_path, VERBS)
    assert f"BUILD: Final = 3 << {SHIFT}" in copy
    assert "DONE: Final = 0; BUILDS: Final = 3" in copy
    assert sys.modules["native.constants"].SHIFT == SHIFT


def test_what_is_compiled_is_there_and_loses_nothing() -> None:
    """Every file of the list, in all three games: the same functions and classes in their order."""
    paths = BUILD["compiled"](PACKAGE)
    names = {path.relative_to(PACKAGE).parts[:2] for path in paths}
    assert {("games", name) for name in spielwerk.GAMES} <= names
    assert {("bots", name) for name in spielwerk.GAMES} <= names
    for path, text in REWRITE.Sources(paths).rewrite().items():
        assert named(text) == named(path.read_text(encoding="utf-8"))


def named(text: str) -> list[str]:
    """The functions and classes of a file, in their order."""
    kinds = (ast.FunctionDef, ast.ClassDef)
    return [node.name for node in ast.parse(text).body if isinstance(node, kinds)]


def test_headers_are_read_once_where_a_compiler_can(tmp_path: Path) -> None:
    """With the flags of the files that read them; where it can't, nothing is left lying there."""
    first = BUILD["header"](tmp_path / "c" / "first.h", "Python.h", "own.h")
    assert first.read_text() == '#include "Python.h"\n#include "own.h"\n'
    before = first.stat().st_mtime_ns
    assert BUILD["header"](first, "Python.h", "own.h").stat().st_mtime_ns == before
    kept = first.with_suffix(".h.gch")
    kept.write_text("of another header")
    said: list[list[str]] = []

    def spawn(command: list[str]) -> None:
        said.append(command)
        raise OSError("no such compiler")

    compiler = SimpleNamespace(compiler_so=["cc", "-fPIC"], include_dirs=["python"], spawn=spawn)
    flags = ["-O1", *BUILD["before_all"](first)]
    extension = SimpleNamespace(include_dirs=["own"], extra_compile_args=flags)
    BUILD["read_once"](compiler, first, extension)
    assert said == [
        ["cc", "-fPIC", "-Iown", "-Ipython", "-O1", "-x", "c-header", str(first), "-o", str(kept)]
    ]
    assert not kept.exists()


class Hook(SimpleNamespace):
    """The hook without the machinery that calls it."""


def data_of(monkeypatch: pytest.MonkeyPatch, can: bool, made: dict[str, Path]) -> dict[str, Any]:
    """What the hook tells the builder."""
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))
    native = {"can_compile": lambda: can, "build": lambda package, work: made}
    compile = hook["SpielwerkHook"].compile
    fake = SimpleNamespace(run_path=lambda path: native)
    monkeypatch.setitem(compile.__globals__, "runpy", fake)
    said: list[str] = []
    data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    self = Hook(root=str(ROOT), app=SimpleNamespace(display_info=said.append))
    compile(self, data)
    return {**data, "said": said}


def test_a_wheel_is_compiled_where_there_is_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its modules go in, and its name says for which machine it is."""
    monkeypatch.delenv("SPIELWERK_PURE", raising=False)
    data = data_of(monkeypatch, True, {"spielwerk/engine/state.so": Path("/made/state.so")})
    assert data["force_include"] == {str(Path("/made/state.so")): "spielwerk/engine/state.so"}
    assert (data["pure_python"], data["infer_tag"]) == (False, True)


@pytest.mark.parametrize("wanted", [False, True])
def test_a_wheel_is_plain_without_compiler_or_if_wanted(
    monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    """And says why."""
    monkeypatch.setenv("SPIELWERK_PURE", "1" if wanted else "")
    data = data_of(monkeypatch, wanted, {})
    assert not data["force_include"]
    assert data["pure_python"]
    assert len(data["said"]) == 1


def test_types_of_packages_that_a_build_may_lack_are_said_to_be_types() -> None:
    """`pip install .` compiles where numpy is not installed: there a name for an array is none."""
    for path in BUILD["compiled"](PACKAGE):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
                said = ast.unparse(node.value)
                assert "NDArray" not in said, f"{path}: write `: TypeAlias =` for {said}"
