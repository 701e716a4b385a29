"""What a first visit weighs on the wire; `bench.first_table` has the seconds."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.registry import GAMES
from tests.browser.person import Person

START = (14, 130_000)  # at most so many requests and bytes
TABLE = (36, 320_000)  # with the pictures of the cards


def weigh(person: Person, path: str, seen: str) -> tuple[int, int]:
    """The requests and bytes of an address until something is there."""
    sizes: list[int] = []

    def count(done: dict[str, Any]) -> None:
        sizes.append(int(done["encodedDataLength"]))

    talk = person.context.new_cdp_session(person.page)
    talk.send("Network.enable")
    talk.on("Network.loadingFinished", count)
    person.page.goto(path)
    person.page.wait_for_selector(seen)
    return len(sizes), sum(sizes)


def light(found: tuple[int, int], most: tuple[int, int]) -> bool:
    """Whether neither requests nor bytes are more."""
    return found[0] <= most[0] and found[1] <= most[1]


def test_the_start_page_is_light(ada: Person) -> None:
    """Packed, in few files, and nobody else is asked for any."""
    found = weigh(ada, "/", ".games .button.primary:enabled")
    assert light(found, START), found
    assert ada.hosts == {ada.url.split("/")[2]}


@pytest.mark.parametrize("game", GAMES)
def test_a_first_table_is_light(ada: Person, game: str) -> None:
    """A link to a running game, opened by somebody who was never here."""
    made = ada.create(game, "me", "thumb", "thumb", seed=2)
    found = weigh(ada, f"/r/{made['room']['id']}", ".prompt .ask")
    assert light(found, TABLE), found
