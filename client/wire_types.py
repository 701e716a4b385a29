"""Write `src/lib/generated.ts` from the Python types of wire and games; `--check` only compares."""

from __future__ import annotations

import dataclasses
import inspect
import json
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from spielwerk.engine.option import Option
from spielwerk.engine.options import Value
from spielwerk.engine.orders import Order
from spielwerk.engine.view import Line, Reason
from spielwerk.games import kind
from spielwerk.registry import GAMES
from spielwerk.server.http.app import SUBJECTS
from spielwerk.server.wire import answers, requests

OUT = Path(__file__).resolve().parent / "src" / "lib" / "generated.ts"
HEAD = "// Written by client/wire_types.py from the Python types; change those and run it again.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


@dataclasses.dataclass
class Field:
    """A line of an interface."""

    name: str
    type: Any
    optional: bool = False


def fields_of(source: Any) -> Iterator[Field]:
    """The fields of a TypedDict, a struct or a dataclass, as they are on the wire."""
    if is_typeddict(source):
        for name, hint in get_type_hints(source, include_extras=True).items():
            optional = get_origin(hint) is NotRequired or name in source.__optional_keys__
            yield Field(name, hint, optional)
    elif dataclasses.is_dataclass(source):
        for name, hint in get_type_hints(source).items():
            yield Field(name, hint)
    else:
        config = source.__struct_config__
        if config.tag is not None:
            yield Field(config.tag_field, Literal[config.tag])
        may_lack = issubclass(source, (requests.Request, Order)) or config.omit_defaults
        for field in msgspec.structs.fields(source):
            yield Field(field.encode_name, field.type, may_lack and not field.required)


class Writer:
    """Collects the interfaces that the given types need, each once, in reading order."""

    def __init__(self, known: Writer | None = None) -> None:
        self.known = known.sources if known else {}
        self.sources: dict[str, Any] = {}
        self.done: dict[str, str] = {}

    def type(self, hint: Any) -> str:
        """A Python type in TypeScript."""
        if hint is Any or hint is object:
            return "unknown"
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin in (NotRequired, Annotated):
            return self.type(args[0])
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in args)
        if origin in (Union, types.UnionType):
            known = [arg for arg in args if arg is not msgspec.UnsetType]
            return " | ".join(dict.fromkeys(self.type(arg) for arg in known))
        if origin in (list, tuple, set, frozenset):
            inner = [self.type(arg) for arg in args if arg is not Ellipsis]
            if origin is tuple and Ellipsis not in args:
                return f"[{', '.join(inner)}]"
            return f"({inner[0]})[]" if " " in inner[0] else f"{inner[0]}[]"
        if origin is dict:
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        if (
            is_typeddict(hint)
            or dataclasses.is_dataclass(hint)
            or hasattr(hint, "__struct_config__")
        ):
            return self.interface(hint)
        raise TypeError(f"client/wire_types.py can't write {hint!r} in TypeScript.")

    def interface(self, source: Any) -> str:
        """One class as an interface; its name, with its module's before it if it is taken."""
        name = str(source.__name__)
        if self.sources.setdefault(name, source) is not source:
            name = source.__module__.rpartition(".")[2].capitalize() + name
            assert self.sources.setdefault(name, source) is source, f"two types are called {name}"
        if self.known.get(name) is source or name in self.done:
            return name
        self.done[name] = ""
        lines = [
            f"  {field.name}{'?' if field.optional else ''}: {self.type(field.type)};"
            for field in fields_of(source)
        ]
        said = (inspect.getdoc(source) or "").partition("\n")[0]
        del self.done[name]  # what it needs stands before it
        body = [f"export interface {name} {{", *lines, "}"]
        empty = [f"export type {name} = Record<string, never>;"]
        self.done[name] = "\n".join([f"/** {said} */", *(body if lines else empty)])
        return name

    def alias(self, name: str, hint: Any) -> None:
        """A name for a type that is no interface."""
        written = self.type(hint)
        if written != name:
            self.done[name] = f"export type {name} = {written};"

    def text(self) -> str:
        """All that was collected."""
        return "\n\n".join(self.done.values())


def table_of(game: str) -> Any:
    """What a game's `table` returns."""
    return get_type_hints(kind(game).table)["return"]


def generated() -> str:
    """The whole of generated.ts."""
    shared = Writer()
    shared.alias("Option", Option)
    shared.alias("Value", Value)
    shared.type(Line)
    shared.type(Reason)
    for subject in SUBJECTS:
        for endpoint in subject.all:
            if endpoint.body is not None:
                shared.type(endpoint.body[1].type)
            if endpoint.answer is not None:
                shared.type(endpoint.answer)
    shared.type(answers.ProblemOut)
    shared.type(requests.Look)
    shared.alias("Push", answers.Push)
    parts = [HEAD, shared.text(), ""]
    for game in GAMES:
        writer, found = Writer(shared), kind(game)
        writer.alias("Table", table_of(game))
        writer.alias("Catalogue", get_type_hints(found.catalogue)["return"])
        names = tuple(asked.name for asked in found.decisions())
        writer.alias("Decision", Literal[names])
        if found.orders is not None:
            writer.alias("Orders", found.orders)
        inside = "\n".join(f"  {line}".rstrip() for line in writer.text().splitlines())
        parts += [f"export namespace {game.capitalize()} {{", inside, "}", ""]
    return "\n".join(parts)


if __name__ == "__main__":
    wanted = generated()
    if "--check" in sys.argv[1:]:
        if OUT.read_text(encoding="utf-8") != wanted:
            raise SystemExit(
                "client/src/lib/generated.ts is stale: run python client/wire_types.py"
            )
    else:
        OUT.write_text(wanted, encoding="utf-8")
        print(f"{OUT.name} written.")
