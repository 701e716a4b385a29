"""A file of the sources, and what is changed in its lines."""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = "spielwerk"


@dataclass
class Field:
    """A declared field of a class."""

    name: str
    hint: str
    default: str
    node: ast.AnnAssign
    home: str = ""


@dataclass
class Kind:
    """A class of the sources."""

    node: ast.ClassDef
    module: Module
    bases: list[str]
    fields: list[Field] = field(default_factory=list)


@dataclass
class Module:
    """A file of the sources, and what is changed in its lines."""

    path: Path
    lines: list[str]
    tree: ast.Module
    behind: dict[int, list[str]] = field(default_factory=dict)  # what follows a line
    end: list[str] = field(default_factory=list)
    needs: set[tuple[str, str]] = field(default_factory=set)  # names from other modules

    @property
    def name(self) -> str:
        """As it is imported."""
        parts = self.path.with_suffix("").parts
        return ".".join(parts[max(i for i, part in enumerate(parts) if part == PACKAGE) :])

    def names(self) -> set[str]:
        """What can be named in it."""
        found = set(dir(builtins))
        for node in self.tree.body:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                found |= {one.asname or one.name for one in node.names}
            elif isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                found.add(node.name)
            elif isinstance(node, ast.Assign):
                found |= {ast.unparse(target) for target in node.targets}
        return found

    def text(self) -> str:
        """The file with all changes."""
        rows: list[str] = []
        for number, line in enumerate(self.lines, 1):
            rows += [line, *self.behind.get(number, ())]
        return "\n".join([*rows, *self.end, ""])

    def after(self, line: int, text: str) -> None:
        """Put lines behind a line."""
        self.behind.setdefault(line, []).extend(text.strip("\n").split("\n"))


def read(path: Path) -> Module:
    """A file of the sources."""
    text = path.read_text(encoding="utf-8")
    return Module(path, text.split("\n"), ast.parse(text))


def blank(module: Module, node: ast.stmt) -> None:
    """Take a statement out, but keep its lines."""
    assert node.end_lineno is not None
    for number in range(node.lineno, node.end_lineno + 1):
        module.lines[number - 1] = ""
