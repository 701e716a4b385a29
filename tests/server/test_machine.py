"""A model of a room and the server side by side: whatever people do, both agree."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import spielwerk
from spielwerk.engine import Session
from spielwerk.engine.view import Line
from tests.server.people import Device, new_key
from tests.server.running import PATIENCE, Running, settings
from tests.server.test_push import Page, page

SEED = 11
PICK = st.integers(0, 10**6)


def plain(data: Any) -> Any:
    """As JSON would have it."""
    if isinstance(data, (list, tuple)):
        return [plain(item) for item in data]
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    return data


class Desk:
    """A server on one file, and a line to it that stays the same when the server is another."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.restarts = 0
        self.http = httpx.Client(timeout=PATIENCE)
        self._begin()

    def _begin(self) -> None:
        self.server = Running(settings(f"sqlite:///{self._file}")).__enter__()
        self.http.base_url = self.server.url

    def restart(self) -> None:
        """End it with all its connections to the database, and begin anew."""
        self.end()
        self._begin()
        self.restarts += 1

    def end(self) -> None:
        """SQLite removes this file when the last connection is closed."""
        self.server.__exit__(None, None, None)
        assert not self._file.with_name(f"{self._file.name}-wal").exists()


class RoomMachine(RuleBasedStateMachine):
    """Two people, a stranger, a page, and a game whose model is the engine itself."""

    desk: ClassVar[Desk]

    @initialize(rounds=st.integers(1, 3))
    def open(self, rounds: int) -> None:
        """A room with a known seed; the model plays the same game."""
        self.ada, self.bo, self.eve = (Device(self.desk.http) for _ in range(3))
        made = self.ada.open_room("me", "open", seed=SEED, options={"rounds": rounds})
        self.bo.come(made["links"]["invite"])
        self.eve.room = self.ada.room
        self.model = Session.new(spielwerk.game("toy"), 2, SEED, {"rounds": rounds})
        self.begun = False
        self.seq = 0
        self.log: list[Any] = []
        self.last: tuple[Device, str, dict[str, Any]] | None = None
        self.stack = contextlib.ExitStack()
        self.page: Page | None = None

    @precondition(lambda self: not self.begun)
    @rule()
    def join(self) -> None:
        """Bo sits down, the game begins."""
        self.ada.post("~/start", 409)
        assert self.bo.post("~/join", name="Bo")["seat"] == 1
        self.ada.post("~/start")
        self.begun = True

    def device(self, seat: int) -> Device:
        """Who sits there."""
        return (self.ada, self.bo)[seat]

    def send(self, seat: int, path: str, **body: Any) -> Any:
        """A request that must be accepted."""
        body = {"seq": self.seq, "seat": seat, "key": new_key(), **body}
        self.last = (self.device(seat), path, body)
        return self.device(seat).post(path, **body)

    @precondition(lambda self: self.begun and not self.model.over)
    @rule(pick=PICK)
    def move(self, pick: int) -> None:
        """The asked seat makes any open choice."""
        seat = self.model.player
        options = self.model.state.options()
        choice = options[pick % len(options)]
        self.send(seat, "~/moves", choice=plain(choice))
        self.model.apply(choice)
        self.seq += 1

    @precondition(lambda self: self.begun and not self.model.over)
    @rule(picks=st.lists(PICK, min_size=2, max_size=4))
    def sequence(self, picks: list[int]) -> None:
        """Several choices in a row; they end at a reveal, a die or another's decision."""
        seat = self.model.player
        state = self.model.state.copy()
        choices = []
        made = 0
        for pick in picks:
            options = state.options()
            choices.append(options[pick % len(options)])
            barrier = state.barrier
            state.apply(choices[-1])
            made += 1
            if state.over or state.player != seat or state.barrier != barrier:
                choices.append(77)  # never looked at
                break
        self.send(seat, "~/moves", choices=plain(choices))
        for choice in choices[:made]:
            self.model.apply(choice)
        self.seq += made

    @precondition(lambda self: self.begun)
    @rule(seat=st.integers(0, 1), whole=st.booleans())
    def undo(self, seat: int, whole: bool) -> None:
        """Undo works exactly when the model can."""
        if not self.model.can_undo(seat):
            body = {"seq": self.seq, "seat": seat, "key": new_key()}
            assert self.device(seat).post("~/undo", 409, **body)["code"] == "no-undo"
            return
        self.send(seat, "~/undo", whole=whole)
        self.model.undo(seat)
        self.seq += 1
        while whole and self.model.can_undo(seat):
            self.model.undo(seat)
            self.seq += 1

    @precondition(lambda self: self.begun)
    @rule(seat=st.integers(0, 1))
    def interject(self, seat: int) -> None:
        """Somebody cheers, if he is not the one who is asked."""
        if self.model.over or seat == self.model.player:
            body = {"seat": seat, "choice": 1, "key": new_key()}
            assert self.device(seat).post("~/interjections", 422, **body)["code"] == "illegal"
            return
        self.send(seat, "~/interjections", choice=1)
        self.model.interject(seat, 1)
        self.seq += 1

    @precondition(lambda self: self.last is not None)
    @rule()
    def repeat(self) -> None:
        """The last request once more: it counts once."""
        assert self.last is not None
        device, path, body = self.last
        assert device.post(path, **body)["seq"] == self.seq

    @precondition(lambda self: self.begun and self.seq > 0)
    @rule(late=st.integers(1, 3))
    def stale(self, late: int) -> None:
        """A move for another moment is refused, with the present view."""
        seat = self.model.player
        seq = max(0, self.seq - late)
        body = {"seq": seq, "seat": seat, "choice": 0, "key": new_key()}
        problem = self.device(seat).post("~/moves", 409, **body)
        assert problem["code"] == "stale"
        assert problem["frame"]["seq"] == self.seq

    @precondition(lambda self: self.begun and not self.model.over)
    @rule()
    def out_of_turn(self) -> None:
        """Who is not asked can't move; what is not open can't be chosen."""
        asked = self.model.player
        body = {"seq": self.seq, "key": new_key(), "choice": 0}
        assert self.device(1 - asked).post("~/moves", 409, seat=1 - asked, **body)["code"] == (
            "not-asked"
        )
        body["choice"] = 77
        assert self.device(asked).post("~/moves", 422, seat=asked, **body)["code"] == "illegal"

    @rule(seat=st.integers(0, 1))
    def wrong_token(self, seat: int) -> None:
        """A stranger, and a neighbour, can't speak for a seat."""
        body = {"seq": self.seq, "seat": seat, "choice": 0, "key": new_key()}
        for device in (self.eve, self.device(1 - seat)):
            assert device.post("~/moves", 403, **body)["code"] == "no-access"
            assert device.get("~/view", 403, seat=seat)["code"] == "no-access"

    @rule()
    def restart(self) -> None:
        """The server ends and another one begins on the same file: what is on disk is enough."""
        self.hang_up()
        self.desk.restart()

    @precondition(lambda self: self.page is None)
    @rule()
    def look(self) -> None:
        """Ada's page opens the room."""
        self.page = self.stack.enter_context(page(self.desk.server, self.ada, 0))
        self.page.read("hello")

    @precondition(lambda self: self.page is not None)
    @rule()
    def hang_up(self) -> None:
        """The page is closed."""
        self.stack.close()
        self.page, self.log = None, []

    @invariant()
    def both_agree(self) -> None:
        """Each seat and the spectator see what the model says, and so does the page."""
        if not hasattr(self, "model"):
            return
        game, state = self.model.game, self.model.state
        for device, seat in ((self.ada, 0), (self.bo, 1), (self.ada, None)):
            if seat == 1 and not self.begun:
                continue
            frame = device.frame(seat)
            assert frame["seq"] == self.seq
            if not self.begun:
                assert frame["view"] is None
                continue
            assert frame["view"] == plain(game.view(state, seat))
            assert frame["step"] == len(self.model.record.moves)
            assert frame["can_undo"] == (seat is not None and self.model.can_undo(seat))
            told = [{name: line[name] for name in Line.__annotations__} for line in frame["log"]]
            assert told == plain(self.model.lines(seat))
            assert frame["status"] == ("over" if self.model.over else "playing")
        if self.page is not None:
            rev = self.ada.frame(0)["rev"]
            while not self.log or self.log[-1]["rev"] < rev:
                self.log.append(self.page.read("view"))
                if self.log[-1]["seq"] == self.seq:
                    break
            assert self.log[-1]["view"] == self.ada.frame(0)["view"]

    def teardown(self) -> None:
        """Close the page."""
        if hasattr(self, "stack"):
            self.stack.close()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """The server that the machine drives, and ends now and then."""
    found = RoomMachine.desk = Desk(tmp_path / "machine.db")
    yield found
    found.end()
    found.http.close()


def test_the_server_does_what_the_model_does(desk: Desk) -> None:
    """Joins, moves, undos, interjections, mistakes, strangers, lost pages and restarts."""
    wanted = hypothesis_settings(
        max_examples=15,
        stateful_step_count=30,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(RoomMachine, settings=wanted)
    assert desk.restarts > 0
