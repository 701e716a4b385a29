"""The rulebook as blocks for the templates: what Markdown means, read by a library."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spielwerk.engine import Game, book

Block = dict[str, Any]


def blocks(game: Game[Any], lang: str, part: str = "") -> list[Block]:
    """The rulebook, or its part, without anchors and links."""
    from markdown_it import MarkdownIt
    from markdown_it.tree import SyntaxTreeNode

    told = book.LINK.sub(r"\1", book.ANCHOR.sub("", game.rulebook(lang, part)))
    root = SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(told))
    return list(_blocks(root))


def _blocks(node: Any) -> Iterator[Block]:
    for child in node.children:
        if child.type == "heading":
            yield {"kind": "heading", "level": int(child.tag[1]), "parts": _parts(child)}
        elif child.type == "paragraph":
            image = next((one for one in child.children[0].children if one.type == "image"), None)
            name = str(image.attrs["src"]).removeprefix("picture:") if image else ""
            kind = "figure" if image else "par"
            yield {"kind": kind, "parts": _parts(child), "figure": name}
        elif child.type in ("bullet_list", "ordered_list"):
            items = [list(_blocks(item)) for item in child.children]
            yield {"kind": "list", "ordered": child.type == "ordered_list", "items": items}
        elif child.type == "blockquote":
            yield {"kind": "quote", "blocks": list(_blocks(child))}
        elif child.type == "table":
            yield _table(child)


def _table(node: Any) -> Block:
    rows = [
        [_parts(cell) for cell in row.children]
        for section in node.children
        for row in section.children
    ]
    return {"kind": "table", "rows": rows}


def _parts(node: Any, bold: bool = False, italic: bool = False) -> list[Block]:
    """Runs of text, each bold or italic or neither."""
    found: list[Block] = []
    for child in node.children:
        if child.type == "inline":
            found += _parts(child, bold, italic)
        elif child.type in ("text", "code_inline"):
            found.append({"text": child.content, "bold": bold, "italic": italic})
        elif child.type in ("softbreak", "hardbreak"):
            found.append({"text": " ", "bold": bold, "italic": italic})
        else:
            strong, slant = child.type == "strong", child.type == "em"
            found += _parts(child, bold or strong, italic or slant)
    return found
