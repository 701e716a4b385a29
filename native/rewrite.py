"""What a compiler needs said that Python does not: a copy of the sources, written out for mypyc.

The sources stay as they are; only their copies are changed, each line where it stood:

- A struct becomes a class of the compiler's own, its constructor written out from its fields.
- A state likewise; its `copy` is written out, a line a field.
- Fields that a state names again with a type of its own (`rules`, `opt`) belong to it alone.
- A constant of a module (`NAME = …`, set once) is said to be `Final`; `A, B = range(2)` is spelled
  out.
- Rule switches, put together from several bases, stay classes of Python's.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from native.constants import finals
from native.source import Field, Kind, Module, blank, read

STRUCTS = {"Struct", "msgspec.Struct"}
STATE, STEP = "State", "Step"
# What plain Python derives from: a game of one's own, the arena
OPEN = {"State", "Step", "Decision", "Lens", "Part", "Watch", "SeatedBots"}
OPEN_TO_ALL = "@mypyc_attr(allow_interpreted_subclasses=True)"
WITHOUT_INIT = "@mypyc_attr(serializable=True)"  # `__new__` alone makes one
BLANK = -1  # players of a state that is to be filled
COMPARED = """
    def __eq__(self, other: object) -> bool:
        names = _field_types(type(self){but})
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in names
        )

    def __hash__(self) -> int:
        return hash(tuple(getattr(self, name) for name in _field_types(type(self){but})))

    def __repr__(self) -> str:
        names = _field_types(type(self){but})
        said = ", ".join(f"{{name}}={{getattr(self, name)!r}}" for name in names)
        return f"{{type(self).__name__}}({{said}})"
"""
ANY_FIELDS = """
    def __init__(self, *values: Any, **named: Any) -> None:
        given = dict(zip(_field_types(type(self)), values))
        for name, value in {**given, **named}.items():
            setattr(self, name, value)
"""
NO_FIELDS = """
    def __init__(self) -> None:
        pass
"""
GIVEN = """
    def _give(self, name: str, value: Any) -> None:
        try:
            setattr(self, name, value)
        except AttributeError:
            pass  # a state that names none has no place for it
"""
SLOTS = """
# For a state in plain Python that is derived from this one: what its dataclass asks a base for
_fields: Any = make_dataclass("State", {fields}, init=False)
_names: Any = type("Names", (tuple,), {{"__bool__": lambda names: False}})  # mypyc wants none
setattr(State, "__slots__", _names(_fields.__dataclass_fields__))
setattr(State, "__dataclass_fields__", _fields.__dataclass_fields__)
setattr(State, "__dataclass_params__", _fields.__dataclass_params__)
"""
HEAD = (
    "from spielwerk.engine.fields import field_types as _field_types; "
    "from typing import TYPE_CHECKING, Any, ClassVar, Final; "
    "from dataclasses import make_dataclass; "
    "from abc import update_abstractmethods as _plain"
)
"""The last is a decorator that changes nothing: a class that has it stays Python's."""


def base_name(node: ast.expr) -> str:
    """`Decision[S]` is a `Decision`, `option.Verb` a `Verb`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    said = ast.unparse(node)
    return said if said in STRUCTS else said.rpartition(".")[2]


class Sources:
    """All files that are compiled together."""

    def __init__(self, paths: list[Path]) -> None:
        self.modules = [read(path) for path in paths]
        self.kinds: dict[str, list[Kind]] = {}
        for module in self.modules:
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef):
                    kind = Kind(node, module, [base_name(base) for base in node.bases])
                    kind.fields = list(declared(node))
                    for one in kind.fields:
                        one.home = module.name
                    self.kinds.setdefault(node.name, []).append(kind)

    def rewrite(self) -> dict[Path, str]:
        """The copies."""
        for kinds in self.kinds.values():
            for kind in kinds:
                if self.derives(kind, STRUCTS):
                    self.struct(kind)
                elif self.derives(kind, {STATE}):
                    self.state(kind)
                elif kind.node.name == "Switches":
                    above(kind, "@_plain")
                elif kind.node.name in OPEN:
                    above(kind, OPEN_TO_ALL)
                hooks(kind)
        for module in self.modules:
            finals(module)
            for node in ast.walk(module.tree):
                told(module, node)
                added(module, node)
            head(module)
        return {module.path: module.text() for module in self.modules}

    def parents(self, kind: Kind) -> Iterator[Kind]:
        """The bases of a class, as far as they are compiled: its own package first."""
        for name in kind.bases:
            found = [one for one in self.kinds.get(name, ()) if one is not kind]
            if len(found) > 1:
                found = [max(found, key=lambda one: nearness(one.module, kind.module))]
            yield from found

    def derives(self, kind: Kind, roots: set[str]) -> bool:
        """Whether a class is one of these roots' kind."""
        if roots & set(kind.bases) or (kind.node.name in roots and kind.node.name == STATE):
            return True
        return any(self.derives(base, roots) for base in self.parents(kind))

    def fields(self, kind: Kind) -> list[Field]:
        """All fields, those of the bases first."""
        found: dict[str, Field] = {}
        for base in self.parents(kind):
            found.update({one.name: one for one in self.fields(base)})
        found.update({one.name: one for one in kind.fields})
        return list(found.values())

    def struct(self, kind: Kind) -> None:
        """A class of the compiler's own instead of a struct."""
        module, node = kind.module, kind.node
        root = bool(STRUCTS & set(kind.bases))
        bases = [ast.unparse(base) for base in node.bases if base_name(base) not in STRUCTS]
        whole_header(module, node, f"class {node.name}({', '.join(bases)}):")
        for one in kind.fields:
            if one.default:
                blank(module, one.node)
                module.lines[one.node.lineno - 1] = f"    {one.name}: {one.hint}"
        class_values(module, node)
        if kind.fields:
            fields = self.fields(kind)
            module.after(last(node), constructor(fields))
            self.borrow(kind, fields)
            annotate(module, node.name, kind.fields)
        elif node.name not in OPEN and not self.fields(kind) and not has_init(node):
            module.after(last(node), NO_FIELDS)
        if root:
            module.after(last(node), COMPARED.format(but=""))
            if node.name == STEP:
                module.after(last(node), ANY_FIELDS)
        if node.name in OPEN:
            above(kind, OPEN_TO_ALL)

    def borrow(self, kind: Kind, fields: list[Field]) -> None:
        """Types and defaults of inherited fields must have their names here too."""
        known = kind.module.names()
        for one in fields:
            for said in filter(None, (one.hint, one.default)):
                for node in ast.walk(ast.parse(said, mode="eval")):
                    if isinstance(node, ast.Name) and node.id not in known:
                        known.add(node.id)
                        kind.module.needs.add((one.home, node.id))

    def state(self, kind: Kind) -> None:
        """A state: its decorator goes, its copy is written out."""
        module, node = kind.module, kind.node
        for decorator in node.decorator_list:
            module.lines[decorator.lineno - 1] = ""
        annotate(module, node.name, kind.fields)
        if node.name == STATE:
            own = {one.name for one in kind.fields if one.hint == "Any"}
            for one in kind.fields:
                if one.name in own:
                    module.lines[one.node.lineno - 1] = ""
            for inner in ast.walk(node):
                if isinstance(inner, ast.Assign) and ast.unparse(inner.targets[0])[5:] in own:
                    name = ast.unparse(inner.targets[0])[5:]
                    indent = " " * inner.col_offset
                    line = f'{indent}self._give("{name}", {ast.unparse(inner.value)})'
                    module.lines[inner.lineno - 1] = line
            blank_first(kind)
            module.after(last(node), COMPARED.format(but=', ("rules", "opt")') + GIVEN)
            shared = [(one.name, one.hint) for one in kind.fields if one.name not in own]
            module.end += SLOTS.format(fields=shared).strip("\n").split("\n")
            above(kind, OPEN_TO_ALL)
            return
        above(kind, WITHOUT_INIT)
        blank_first(kind)
        lines = [
            f"    def copy(self) -> {node.name}:",
            f"        other = {node.name}({BLANK}, self.rules, self.opt, 0)",
        ]
        for one in self.fields(kind):
            value = f"self.{one.name}"
            if one.name == "events":
                value = "None"
            elif one.hint.startswith("list["):
                value += ".copy()"
            lines.append(f"        other.{one.name} = {value}")
        module.after(last(node), "\n".join([*lines, "        return other"]))


def declared(node: ast.ClassDef) -> Iterator[Field]:
    """The fields that a class declares itself."""
    for inner in node.body:
        if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
            hint = ast.unparse(inner.annotation)
            if not hint.startswith("ClassVar"):
                default = ast.unparse(inner.value) if inner.value else ""
                yield Field(inner.target.id, hint, default, inner)


def nearness(one: Module, other: Module) -> int:
    """How much of their paths two files share."""
    same = 0
    for part, part_too in zip(one.path.parts, other.path.parts, strict=False):
        if part != part_too:
            break
        same += 1
    return same + (one is other)


def has_init(node: ast.ClassDef) -> bool:
    """Whether a class writes its own constructor."""
    return any(isinstance(one, ast.FunctionDef) and one.name == "__init__" for one in node.body)


def last(node: ast.ClassDef) -> int:
    """The last line of a class."""
    assert node.end_lineno is not None
    return node.end_lineno


def blank_first(kind: Kind) -> None:
    """A state for no players is left without its fields: `copy` makes one, and sets them all.

    `__new__` would do the same, but mypyc calls it as Python does, for a fifth of all that a copy
    takes.
    """
    for inner in kind.node.body:
        if isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
            number = inner.body[0].lineno
            line = f"        if players == {BLANK}: return"
            kind.module.behind.setdefault(number - 1, []).append(line)


def whole_header(module: Module, node: ast.ClassDef, header: str) -> None:
    """Another first line for a class, however many lines it had."""
    for number in range(node.lineno, node.body[0].lineno):
        module.lines[number - 1] = ""
    module.lines[node.lineno - 1] = header


def constructor(fields: list[Field]) -> str:
    """`__init__` with all fields in their order."""
    args = [f"{one.name}: {one.hint}" + f" = {one.default}" * bool(one.default) for one in fields]
    lines = [f"    def __init__(self, {', '.join(args)}) -> None:"]
    return "\n".join([*lines, *(f"        self.{one.name} = {one.name}" for one in fields)])


def annotate(module: Module, name: str, fields: list[Field]) -> None:
    """The compiler forgets annotations of its own classes; saving wants them."""
    hints = {one.name: one.hint for one in fields}
    module.end.append(f'setattr({name}, "__annotations__", {hints!r})')


def class_values(module: Module, node: ast.ClassDef) -> None:
    """`name = "battle"` of a struct belongs to the class, not to each of its instances."""
    for inner in node.body:
        if isinstance(inner, ast.Assign) and isinstance(inner.targets[0], ast.Name):
            line = module.lines[inner.lineno - 1]
            name = inner.targets[0].id
            module.lines[inner.lineno - 1] = line.replace(name, f"{name}: ClassVar", 1)
        elif isinstance(inner, ast.Assign) and isinstance(inner.targets[0], ast.Tuple):
            assert isinstance(inner.value, ast.Tuple)
            pairs = zip(inner.targets[0].elts, inner.value.elts, strict=True)
            said = [f"{ast.unparse(a)}: ClassVar = {ast.unparse(b)}" for a, b in pairs]
            blank(module, inner)
            module.lines[inner.lineno - 1] = "    " + "; ".join(said)


def above(kind: Kind, said: str) -> None:
    """A line above a class."""
    first = min([kind.node.lineno, *(one.lineno for one in kind.node.decorator_list)])
    kind.module.behind.setdefault(first - 1, []).append(said)


def hooks(kind: Kind) -> None:
    """The compiler's own classes have no cooperative `__init_subclass__`."""
    for inner in ast.walk(kind.node):
        if isinstance(inner, ast.Expr) and ast.unparse(inner) == "super().__init_subclass__()":
            kind.module.lines[inner.lineno - 1] = " " * inner.col_offset + "pass"


def told(module: Module, node: ast.AST) -> None:
    """What nobody listens to is not put together first, and what somebody hears not twice."""
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) == "state.tell"
        and not any(
            isinstance(inner, ast.Call) for one in node.value.args for inner in ast.walk(one)
        )
    ):
        event = ast.unparse(ast.Tuple(node.value.args, ast.Load()))
        before = module.lines[node.lineno - 1][: node.col_offset]
        blank(module, node)
        said = f"if state.events is not None: state.events.append({event})"
        module.lines[node.lineno - 1] = before + said


def added(module: Module, node: ast.AST) -> None:
    """`state.goods[kind] += 1` is read and written as numbers, where mypyc would take objects."""
    if (
        isinstance(node, ast.AugAssign)
        and isinstance(node.target, ast.Subscript)
        and not isinstance(node.value, (ast.List, ast.ListComp))  # a list grows where it lies
        and not any(isinstance(inner, ast.Call) for inner in ast.walk(node.target))
    ):
        place, value = ast.unparse(node.target), ast.unparse(node.value)
        sign = ast.unparse(ast.BinOp(ast.Name("a"), node.op, ast.Name("b")))[1:-1].strip()
        before = module.lines[node.lineno - 1][: node.col_offset]
        blank(module, node)
        module.lines[node.lineno - 1] = f"{before}{place} = {place} {sign} ({value})"


def head(module: Module) -> None:
    """Imports for what was written; on a line that is there already."""
    for stmt in module.tree.body:
        if isinstance(stmt, ast.ImportFrom) and stmt.module == "__future__":
            module.lines[stmt.lineno - 1] += "; " + HEAD
            checked = [("mypy_extensions", "mypyc_attr"), *sorted(module.needs)]
            said = "; ".join(f"from {home} import {name}" for home, name in checked)
            module.after(stmt.lineno, f"if TYPE_CHECKING: {said}")
            return
