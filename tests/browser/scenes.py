"""Situations that a game comes to by itself: bots play until the table is as a test wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Session
from spielwerk.games import game
from tests.browser.person import Person

SEEDS = 40


def asks(name: str, more: Callable[[Any], bool] = lambda state: True) -> Callable[[Any], bool]:
    """Whether the question of that name is asked, in a situation with a little more to it."""
    return lambda state: bool(not state.over and state.decision.name == name and more(state))


def scene(name: str, players: int, wanted: Callable[[Any], bool], **options: Any) -> Session:
    """A game up to the first moment like that; no seed is named, so rules and bots may change."""
    rules = game(name)
    for seed in range(SEEDS):
        session = Session.new(rules, players, seed, options)
        bots = SeatedBots(rules, ["level2-2026"] * players, seed)
        while not wanted(session.state):
            if session.over:
                break
            option = bots.choose(session.state)
            assert option is not None
            session.apply(option)
        else:
            return session
    raise AssertionError(f"{name} never comes to this")


def enter(person: Person, session: Session, mine: int | None = None) -> dict[str, Any]:
    """Sit down where the game stands, in the seat that is asked; bots sit everywhere else.

    Of a finished game all seats are one's own, unless one is named.
    """
    every = session.over and mine is None
    own = session.player if mine is None else mine
    seats = [
        {"kind": "me", "name": "Ada"} if seat == own or every else {"kind": "bot"}
        for seat in range(session.state.players)
    ]
    body = {"record": session.record.dumps(), "seats": seats, "pause": 0}
    answer = person.page.request.post("/api/records", data=body)
    assert answer.status == 201, answer.text()
    made: dict[str, Any] = answer.json()
    person.enter(made)
    return made
