"""No leak on the wire: whatever is sent to a seat does not depend on what the seat can't know."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

import spielwerk
from spielwerk.engine import Record, Session
from tests.server.people import Device
from tests.server.running import Running
from tests.server.test_machine import plain
from tests.server.test_push import Page, page

GAMES = ("rebellion", "state51", "counterweight")
BEFORE = (0, 150)  # decisions that are played before the server takes over
DECISIONS = 25
FRAME = {
    "type", "room", "rev", "seq", "step", "status", "seat", "view", "can_undo", "names", "asked",
    "due", "thinking", "log_from", "log",
}  # fmt: skip
VIEW = {
    "game", "seat", "players", "player", "round", "phase", "prompt", "rule", "choices",
    "interjections", "over", "end_reason", "scores", "winners", "table",
}  # fmt: skip


class Witness:
    """Knows the real game, and checks that a frame could come from any game the seat believes."""

    def __init__(self, model: Session, rng: random.Random) -> None:
        self.model = model
        self.rng = rng
        self.frames = 0

    def move(self, choice: Any) -> dict[int | None, list[Any]]:
        """Make a move in the real game and, for every seat, in one it could believe.

        Returns the log lines of the believed game for those seats that can't tell the two apart.
        """
        game, before = self.model.game, self.model.state.copy()
        self.model.apply(choice)
        lines: dict[int | None, list[Any]] = {}
        for seat in (*range(before.players), None):
            believed = game.redeal(before, seat, self.rng)
            if choice not in believed.options():
                continue
            believed.rng, believed.events = before.rng, []
            believed.apply(choice)
            if game.view(believed, seat) == game.view(self.model.state, seat):
                lines[seat] = [plain(game.line(event, seat)) for event in believed.events]
        return lines

    def check(self, frame: Any, lines: dict[int | None, list[Any]]) -> None:
        """A frame as it came over the wire."""
        seat = frame["seat"]
        assert set(frame) == FRAME
        assert set(frame["view"]) == VIEW
        believed = self.model.game.redeal(self.model.state, seat, self.rng)
        assert frame["view"] == plain(self.model.game.view(believed, seat))
        if seat in lines and len(frame["log"]) == len(lines[seat]):
            said = [{key: line[key] for key in line if key != "step"} for line in frame["log"]]
            assert said == lines[seat]
        self.frames += 1


@pytest.mark.parametrize("before", BEFORE)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_goes_over_the_wire(
    server: Running, ada: Device, name: str, before: int
) -> None:
    """Answers and pushed frames of all seats and the spectator, at the start and in mid-game."""
    rng = random.Random(f"{name} {before}")
    game = spielwerk.game(name)
    players = min(3, game.max_players)
    model = Session.new(game, players, rng.randrange(2**32))
    for _ in range(before):
        if not model.over:
            model.apply(rng.choice(list(model.state.options())))
    record = Record(model.record.header, model.record.moves)
    made = ada.post("/api/records", 201, record=record.dumps())
    ada.room = made["room"]["id"]
    witness = Witness(model, rng)
    with contextlib.ExitStack() as stack:
        pages: dict[int | None, Page] = {}
        for seat in (*range(players), None):
            pages[seat] = stack.enter_context(page(server, ada, seat))
            first = pages[seat].read("view")
            witness.check(first, {})
        for _ in range(DECISIONS):
            if model.over:
                break
            asked = model.player
            choice = rng.choice(list(model.state.options()))
            seq = len(model.record.moves)
            answer = ada.move(asked, plain(choice), seq=seq)
            lines = witness.move(choice)
            witness.check(answer, lines)
            for one in pages.values():
                witness.check(one.view(answer["rev"]), lines)
            witness.check(ada.frame(asked), {})
            shown = ada.get(f"~/replay/{len(model.record.moves)}", seat=asked)
            believed = game.redeal(model.state, asked, rng)
            assert shown["view"] == plain(game.view(believed, asked))
    assert witness.frames > players


@pytest.mark.parametrize("name", GAMES)
def test_explanations_and_results_tell_nothing_hidden(ada: Device, name: str) -> None:
    """Whatever can be asked about a running game is answered from what the asker may know."""
    game = spielwerk.game(name)
    players = min(3, game.max_players)
    made = ada.post(
        "/api/rooms", 201, game=name, seats=[{"kind": "me"}] * players, start=True, seed=1
    )
    ada.room = made["room"]["id"]
    state = game.new(players, 1)
    view = game.view(state, state.player)
    targets = {target for choice in view["choices"] for target in choice["targets"]}
    for target in sorted(targets)[:3]:
        wishes = ada.get("~/explain", seat=state.player, target=target)["wishes"]
        again = ada.get("~/explain", seat=state.player, target=target)["wishes"]
        assert wishes == again
    result = ada.get("~/result")
    assert result["scores"] == list(view["scores"])
    assert ada.get("~/record", 409)["code"] == "not-now"
