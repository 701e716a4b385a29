"""Constants of a module, said to be such: mypyc reads them without looking up a name."""

from __future__ import annotations

import ast

from native.source import Module, blank

SHIFT = 16  # of an option, as `engine/option.py` has it; a test holds them together


def finals(module: Module) -> None:
    """Constants of a module."""
    seen: dict[str, int] = {}
    enums = dict(filter(None, map(enum, module.tree.body)))
    for stmt in module.tree.body:
        if not isinstance(stmt, (ast.ClassDef, ast.FunctionDef)):
            for node in ast.walk(stmt):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    seen[node.id] = seen.get(node.id, 0) + 1
    for stmt in module.tree.body:
        if isinstance(stmt, ast.Assign) and len(stmt.targets) == 1:
            target = stmt.targets[0]
            if isinstance(target, ast.Tuple):
                spell_out(module, stmt, target, enums)
            elif isinstance(target, ast.Name) and constant(target.id) and seen[target.id] == 1:
                hint = tuple_hint(stmt.value)
                number = packed(stmt.value, enums)
                if number:
                    module.lines[stmt.lineno - 1] = f"{target.id}: Final = {number}"
                elif hint is not None:
                    line = module.lines[stmt.lineno - 1]
                    rest = line[len(target.id) :]
                    module.lines[stmt.lineno - 1] = f"{target.id}: Final{hint}{rest}"
        elif isinstance(stmt, ast.AnnAssign) and stmt.value and isinstance(stmt.target, ast.Name):
            name = stmt.target.id
            if constant(name) and seen[name] == 1 and stmt.annotation.end_lineno == stmt.lineno:
                line = module.lines[stmt.lineno - 1]
                end = stmt.annotation.end_col_offset
                hint = ast.unparse(stmt.annotation)
                module.lines[stmt.lineno - 1] = f"{name}: Final[{hint}]{line[end:]}"


def constant(name: str) -> bool:
    """`MOST_UNITS`, but no `T`."""
    return name.isupper() and len(name) > 1 and not name.startswith("__")


def tuple_hint(value: ast.expr) -> str | None:
    """Tuples are kept as such: of one type, however many they are; None where that is unclear."""
    if not isinstance(value, ast.Tuple):
        return ""
    kinds = {
        type(one.value).__name__
        if isinstance(one, ast.Constant)
        else "int"
        if isinstance(one, ast.Name) and constant(one.id)
        else ""
        for one in value.elts
    }
    return f"[tuple[{kinds.pop()}, ...]]" if kinds in ({"int"}, {"str"}) else None


def enum(node: ast.stmt) -> tuple[str, dict[str, int]] | None:
    """The members of a class that names numbers."""
    if not isinstance(node, ast.ClassDef):
        return None
    members = {
        ast.unparse(inner.targets[0]): inner.value.value
        for inner in node.body
        if isinstance(inner, ast.Assign)
        and isinstance(inner.value, ast.Constant)
        and isinstance(inner.value.value, int)
    }
    return node.name, members


def packed(value: ast.expr, enums: dict[str, dict[str, int]]) -> str:
    """`Verb.BUILD.first` and `Source.DEAL.of(0)` are numbers that stand in the file already."""
    said = ast.unparse(value).replace(".of(0)", ".first").split(".")
    if len(said) == 3 and said[2] == "first" and said[1] in enums.get(said[0], ()):
        return f"{enums[said[0]][said[1]]} << {SHIFT}"
    return ""


def spell_out(
    module: Module, stmt: ast.Assign, target: ast.Tuple, enums: dict[str, dict[str, int]]
) -> None:
    """`A, B = range(2)`, `A, B = 1, 2` and `A, B = map(int, Enum)` as one constant each."""
    names = [one.id for one in target.elts if isinstance(one, ast.Name)]
    values: list[str] = []
    said = ast.unparse(stmt.value)
    if said == f"range({len(names)})":
        values = [str(number) for number in range(len(names))]
    elif isinstance(stmt.value, ast.Tuple):
        values = [ast.unparse(one) for one in stmt.value.elts]
    elif said.startswith("map(int, "):
        values = [str(number) for number in enums[said[9:-1]].values()]
    if values and len(names) == len(target.elts) == len(values):
        blank(module, stmt)
        pairs = zip(names, values, strict=True)
        line = "; ".join(f"{name}: Final = {value}" for name, value in pairs)
        module.lines[stmt.lineno - 1] = line
