"""A game being played: its state, its record, its log, and the way back inside one's own turn."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from itertools import takewhile
from typing import Any

import msgspec

from spielwerk.engine import save
from spielwerk.engine.errors import IllegalMove
from spielwerk.engine.game import Game
from spielwerk.engine.option import Option
from spielwerk.engine.record import Move, Record, play
from spielwerk.engine.state import Event, State
from spielwerk.engine.view import Line, Text


class Session:
    """One table: everything is made from the record, so it never dies with a process."""

    def __init__(self, game: Game[Any], record: Record, *, strict: bool = True) -> None:
        """`strict`: refuse a record of other rules, which would lead elsewhere sooner or later."""
        self.game = game
        self._play_again(record, strict=strict)

    def _play_again(self, record: Record, *, strict: bool) -> None:
        game, moves = self.game, enumerate(record.moves)
        self.log: list[tuple[int, Event]] = []  # (number of the move, what happened)
        self.answered: list[tuple[int, int, Text]] = []
        """What was answered in advance: the number of the move, whose it is, and its words."""
        self._back: list[tuple[State, int]] = []  # states since the last barrier, log lengths
        # How often a move was taken back past the barrier, by its place in the record
        self._again = {place: move["again"] for place, move in moves if "again" in move}
        self.state: Any = record.begin(game, listen=True, strict=strict)
        header = save.header(game, self.state.players, self.state.opt) if strict else {}
        self.record = Record({**record.header, **header})
        self._take_events()
        for number, move in enumerate(record.moves, 2):
            if move.get("standing"):
                self._note_standing(move["seat"], move["choice"])
            play(self, move, f"line {number}")
            if move.get("standing"):
                self.record.moves[-1]["standing"] = True

    @classmethod
    def new(
        cls,
        game: Game[Any],
        players: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        *,
        secret: bytes = b"",
    ) -> Session:
        """A table for a new game."""
        state = game.new(players, seed, options, secret=secret)
        return cls(game, Record.start(game, state, seed))

    @property
    def player(self) -> int:
        """The seat that is asked."""
        return int(self.state.player)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    def apply(self, option: Option, *, standing: bool = False) -> None:
        """The asked player chooses; `standing`: he has said so in advance."""
        seat = self.state.player
        if standing:
            self._note_standing(seat, option)
        if option in self.state.options():
            self._remember()
        self.state.apply(option)
        move: Move = {"seat": seat, "choice": option, "interjection": False}
        if standing:
            move["standing"] = True
        if again := self._again.get(len(self.record.moves)):
            move["again"] = again
        self.record.moves.append(move)
        self._after()

    def interject(self, seat: int, option: Option) -> None:
        """A player who was not asked does something; nobody undoes past it."""
        self.state.interject(seat, option)
        self._forget()
        self.record.moves.append({"seat": seat, "choice": option, "interjection": True})
        self._after()

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice was this seat's and nothing was rolled or revealed since."""
        return bool(self._back) and self._back[-1][0].player == seat

    def undo(self, seat: int) -> None:
        """Take back the last choice of `seat`."""
        if not self.can_undo(seat):
            raise IllegalMove(
                "Nothing to undo: a die, a reveal or another player's decision lies in between."
            )
        self.state, length = self._back.pop()
        self.state.events = []
        del self.log[length:]
        self.record.moves.pop()
        self.record.result = None
        if self.answered and self.answered[-1][0] > len(self.record.moves):
            self.answered.pop()

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat has decided anything that could be taken back at will."""
        return not self.over and self._last_decision(seat) is not None

    def take_back(self, seat: int) -> int:
        """Go back to before the last choice of `seat`, whatever has been rolled and done since.

        Only where nobody is cheated by it; the move that is made instead says so in the record.
        The number of moves that remain comes back.
        """
        last = self._last_decision(seat)
        if self.over or last is None:
            raise IllegalMove("Nothing to take back: this seat has decided nothing yet.")
        again = self.record.moves[last].get("again", 0) + 1
        self._play_again(Record(self.record.header, self.record.moves[:last]), strict=False)
        self._again[last] = again
        return last

    def _last_decision(self, seat: int) -> int | None:
        moves = self.record.moves
        for number in range(len(moves) - 1, -1, -1):
            if moves[number]["seat"] == seat and not moves[number]["interjection"]:
                return number
        return None

    def lines(self, seat: int | None, since: int = 0) -> list[Line]:
        """The log as `seat` may read it, from its entry number `since` on."""
        return [self.game.line(event, seat, self.state.opt) for _, event in self.log[since:]]

    def trace(self) -> str:
        """A short print of what the last choice did: other rules that do otherwise are found out.

        It follows from what happened and who is asked, not from how a state is kept.
        """
        last = len(self.record.moves)
        newest = takewhile(lambda entry: entry[0] == last, reversed(self.log))
        events = [event for _, event in newest]
        seen = msgspec.json.encode((events, self.player, self.over))
        return hashlib.blake2b(seen, digest_size=6).hexdigest()

    def _note_standing(self, seat: int, option: Option) -> None:
        if option in self.state.options():
            said, _ = self.state.decision.words(self.state, option)
            self.answered.append((len(self.record.moves) + 1, seat, said))

    def _remember(self) -> None:
        self._back.append((self.state.copy(), len(self.log)))

    def _forget(self) -> None:
        self._back.clear()

    def _after(self) -> None:
        self._take_events()
        if self._back:
            before = self._back[-1][0]
            if (
                before.barrier != self.state.barrier
                or before.player != self.state.player
                or self.state.over
            ):
                self._forget()
        if self.state.over:
            self.record.note(self.state)

    def _take_events(self) -> None:
        moves = len(self.record.moves)
        self.log.extend((moves, event) for event in self.state.events)
        self.state.events = []
