"""Whole games through the page, to the result, and what comes after."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("rebellion", 2, {"board": "small", "max_rounds": 2}),
    ("state51", 2, {"max_rounds": 3}),
    ("counterweight", 2, {"max_rounds": 4}),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=[name for name, _, _ in GAMES])
def test_a_whole_game_against_bots(
    ada: Person, game: str, players: int, options: dict[str, Any]
) -> None:
    """From the first decision to result, replay and rematch, without a fault on the page."""
    made = ada.create(game, "me", *["thumb"] * (players - 1), options=options, seed=3)
    room = made["room"]["id"]
    ada.enter(made)
    ada.play_to_the_end()
    assert ada.page.locator(".log li").count() > 5

    ada.page.get_by_role("link", name="Result").click()
    result = ada.page.request.get(f"/api/rooms/{room}/result").json()
    for score in result["scores"]:
        expect(
            ada.page.locator("ol strong").get_by_text(str(score), exact=True).first
        ).to_be_visible()
    verdict = ada.page.get_by_role("heading", level=1)
    won = 0 in result["winners"]
    expect(verdict).to_contain_text("You have won" if won else re.compile("You have|Everybody has"))
    if len({source for points in result["points"] for source in points}) > 1:
        expect(ada.page.get_by_role("table", name="Points by source")).to_be_visible()
    # What the station lived on, round by round: all of it in sight.
    rounds = ada.page.get_by_role("list", name="Funds of the station").get_by_role("listitem")
    expect(rounds).to_have_count(len(result["course"]) if game == "counterweight" else 0)
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_in_viewport()

    ada.page.get_by_role("link", name="Replay").click()
    step = ada.page.get_by_text("Step 0 of")
    expect(step).to_be_visible()
    ada.page.get_by_role("button", name="One step on").click()
    expect(ada.page.get_by_text("Step 1 of")).to_be_visible()
    ada.page.get_by_role("button", name="To the end").click()
    expect(ada.page.get_by_text(f"Step {result['steps']} of {result['steps']}")).to_be_visible()
    ada.page.get_by_label("Every detail").check()
    line = ada.page.locator(".log [data-step]:not([data-step='0'])").nth(3)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    moment = ada.page.url
    ada.go("/")
    ada.go(moment.removeprefix(ada.url))
    expect(ada.page.locator(".log [aria-current=step]").first).to_be_visible()

    ada.go("/")
    mine = ada.page.locator(".rooms article").first
    expect(mine).to_contain_text(
        re.compile("Won|Lost|Nobody won" if result["winners"] else "Nobody won")
    )
    expect(mine).to_contain_text(" : ".join(str(score) for score in result["scores"]))
    ada.go(f"/r/{room}/result")
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: f"/r/{room}" not in url and "/r/" in url)
    ada.my_turn()


def test_a_replay_plays_by_itself(ada: Person) -> None:
    """Play goes on step by step until it is paused."""
    made = ada.create("rebellion", "me", "thumb", options={"board": "small"}, seed=3)
    ada.enter(made)
    ada.play(40)
    ada.enter(made, "/replay")
    ada.page.get_by_role("button", name="Play").click()
    expect(ada.page.get_by_text(re.compile(r"Step [2-9]\d* of|Step 1\d of"))).to_be_visible()
    ada.page.get_by_role("button", name="Pause").click()
    expect(ada.page.get_by_role("button", name="Play")).to_be_visible()
