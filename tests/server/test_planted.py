"""An imbalance planted by the workshop's routes is found by them: the answer names the culprit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from spielwerk.lab.page import Block, Found, Page, Section, Table, Text
from tests.server.running import Running, settings
from tests.server.test_workshop import edit, post


@pytest.fixture(scope="module")
def designer(toy: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody at a server with a workshop."""
    path = tmp_path_factory.mktemp("planted") / "server.db"
    with Running(settings(f"sqlite:///{path}", workshop=True)) as server, server.client() as found:
        yield found


def cell(file: str, row: str, column: str, value: str) -> dict[str, str]:
    """An edit of a card."""
    return {"do": "cell", "file": file, "row": row, "column": column, "value": value}


def asked(designer: httpx.Client, game: str, edits: list[Any], kind: str, **values: str) -> Page:
    """Plant it, ask, and read the page of the answer."""
    pack = post(designer, "/packs", 201, name="Planted", game=game)
    assert edit(designer, pack, *edits)["look"]["faults"] == []
    path = f"/packs/{pack['id']}/question"
    values = {"players": "2", "bots": "thumb", **values}
    answer = post(designer, path, kind=kind, values=values)
    while answer["state"] in ("waiting", "running"):
        answer = designer.get(f"/api/workshop{path}?kind={kind}").json()
    assert answer["state"] == "done", answer
    found = designer.get(f"/api/workshop{path}/page?kind={kind}&lang=en").content
    return msgspec.json.decode(found, type=Page)


def blocks(found: list[Block]) -> Iterator[Block]:
    """All blocks of a page, those inside others too."""
    for block in found:
        yield block
        yield from blocks(getattr(block, "blocks", []))


def proven(page: Page) -> list[str]:
    """The rows of a comparison that are more than noise, in their order."""
    return [
        row[0]
        for one in blocks(page.blocks)
        if isinstance(one, Table)
        for row, strong in zip(one.rows, one.strong, strict=True)
        if strong
    ]


def test_a_card_is_named_by_the_report(designer: httpx.Client) -> None:
    """51st State: who draws it blind wins more often; the first warning says so."""
    rich = cell("base", "archive", "effect", "1 worker -> 7 vp; twice")
    page = asked(designer, "state51", [rich], "report", games="150")
    [summary] = [one for one in page.blocks if isinstance(one, Section) and one.id == "summary"]
    [told] = [one for one in blocks(summary.blocks) if isinstance(one, Found)]
    level, said = told.sentences[0]
    assert level == "warn", told
    assert said.startswith("“Archive” helps"), told


def test_a_number_is_named_by_the_comparison(designer: httpx.Client) -> None:
    """Rebellion: a poor Empire loses; the number that makes it poor stands above the figures."""
    path = ["numbers", "empire_credits"]
    poor = {"do": "entry", "file": "board-standard", "path": path, "value": "5"}
    page = asked(designer, "rebellion", [poor], "compare", games="40")
    texts = [one.said for one in blocks(page.blocks) if isinstance(one, Text)]
    assert any("empire_credits 30 → 5" in said for said in texts)
    assert any("Empire" in name for name in proven(page))


def test_a_card_is_named_by_the_comparison(designer: httpx.Client) -> None:
    """Counterweight: the card itself stands first, and players have more points through it."""
    edits = [
        cell("sections", "casino", "release", "1+: influence 9"),
        cell("sections", "casino", "copies", "4"),
    ]
    sure = proven(asked(designer, "counterweight", edits, "compare", games="60"))
    assert sure[0].startswith("Casino"), sure
    assert any(name.startswith("points a player") for name in sure), sure
