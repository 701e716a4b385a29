"""Write `src/lib/generated.ts` from the TypedDicts of the views; `--check` only compares."""

from __future__ import annotations

import importlib
import sys
import types
from pathlib import Path
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from spielwerk.engine import state, view
from spielwerk.games import GAMES, kind

OUT = Path(__file__).resolve().parent / "src" / "lib" / "generated.ts"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", Any: "unknown"}
HEAD = "// Written by client/view_types.py from the Python views; change those and run it again.\n"


class Writer:
    """Collects the interfaces that a root type needs, each once, in reading order."""

    def __init__(self, known: frozenset[type] = frozenset()) -> None:
        self.known = known
        self.done: dict[str, str] = {}

    def type(self, hint: Any) -> str:
        """A Python type in TypeScript."""
        if hint in (None, type(None)):
            return "null"
        if is_typeddict(hint):
            self.interface(hint)
            return str(hint.__name__)
        if hint is Any or (isinstance(hint, type) and hint in PLAIN):
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is NotRequired:
            return self.type(args[0])
        if origin is Literal:
            return " | ".join(f'"{a}"' if isinstance(a, str) else str(a).lower() for a in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(a) for a in args))
        if origin in (list, set, frozenset):
            return self.array(self.type(args[0]))
        if origin is tuple:
            if len(args) == 2 and args[1] is Ellipsis:
                return self.array(self.type(args[0]))
            return f"[{', '.join(self.type(a) for a in args)}]"
        if origin is dict:
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        raise TypeError(f"client/view_types.py can't write {hint!r} in TypeScript.")

    def array(self, inner: str) -> str:
        """A list of something, in brackets where TypeScript needs them."""
        return f"({inner})[]" if " " in inner else f"{inner}[]"

    def interface(self, source: Any) -> None:
        """One TypedDict as an interface."""
        name = source.__name__
        if source in self.known or name in self.done:
            return
        self.done[name] = ""
        hints = get_type_hints(source, include_extras=True)
        lines = [f"export interface {name} {{"]
        for field, hint in hints.items():
            optional = get_origin(hint) is NotRequired or field in source.__optional_keys__
            lines.append(f"  {field}{'?' if optional else ''}: {self.type(hint)};")
        self.done.pop(name)
        self.done[name] = "\n".join([*lines, "}"])

    def text(self) -> str:
        """All interfaces collected."""
        return "\n\n".join(self.done.values())


def table_of(game: str) -> Any:
    """The TypedDict that a game's `table` returns."""
    hint = get_type_hints(kind(game).table).get("return")
    if is_typeddict(hint):
        return hint
    return importlib.import_module(f"spielwerk.games.{game}.view").Table


def generated() -> str:
    """The whole of generated.ts."""
    shared = Writer()
    for source in (view.Text, view.Choice, view.Line, view.Reason, view.View):
        shared.interface(source)
    known = frozenset({view.Text, view.Choice, view.Line, view.Reason, view.View})
    option = f"export type Option = {shared.type(state.Option)};"
    parts = [HEAD, option, "", shared.text(), ""]
    for game in GAMES:
        writer = Writer(known)
        root = writer.type(table_of(game))
        inside = "\n".join(f"  {line}".rstrip() for line in writer.text().splitlines())
        name = game.capitalize()
        parts += [f"/** The table of {game}. */", f"export namespace {name} {{", inside]
        if root != "Table":
            parts.append(f"  export type Table = {root};")
        parts += ["}", ""]
    return "\n".join(parts)


if __name__ == "__main__":
    wanted = generated()
    if "--check" in sys.argv[1:]:
        if OUT.read_text(encoding="utf-8") != wanted:
            raise SystemExit(
                "client/src/lib/generated.ts is stale: run python client/view_types.py"
            )
    else:
        OUT.write_text(wanted, encoding="utf-8")
        print(f"{OUT.name} written.")
