"""Whole games as text: a header, a line a choice, a result. Seed + choices = the same game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NotRequired, Protocol, TypedDict

import msgspec

from spielwerk.engine import save
from spielwerk.engine.chance import LEAST_SECRET, commitment
from spielwerk.engine.errors import BadSave, IllegalMove, SpielwerkError
from spielwerk.engine.game import Game
from spielwerk.engine.option import Option
from spielwerk.engine.state import State
from spielwerk.engine.view import Text


class Move(TypedDict):
    """One choice, or an interjection of a seat that was not asked."""

    seat: int
    choice: Option
    interjection: bool
    text: NotRequired[str]  # the choice in words, for whoever reads the file
    again: NotRequired[int]  # so often it was taken back before, past dice and others' choices
    standing: NotRequired[bool]  # it was answered in advance


class Playable(Protocol):
    """A state, or a session around it."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def player(self) -> int:
        """The seat that is asked."""

    def apply(self, option: Option) -> None:
        """The asked player chooses."""

    def interject(self, seat: int, option: Option) -> None:
        """A player does something unasked."""


class Record:
    """A game that can be played again."""

    def __init__(self, header: Mapping[str, Any], moves: Iterable[Move] = ()) -> None:
        self.header = dict(header)
        self.moves = list(moves)
        self.result: dict[str, Any] | None = None

    @classmethod
    def start(cls, game: Game[Any], state: State, seed: int) -> Record:
        """A record of a game that begins; one with secret chance has a commitment to it."""
        pack = game.source.pack
        named = {"pack": pack.name} if pack else {}
        told: dict[str, Any] = {"seed": seed}
        if state.secret:
            told = {"secret": state.secret.hex(), "commitment": commitment(state.secret)}
        return cls({**save.header(game, state.players, state.opt), **named, **told})

    @property
    def secret(self) -> bytes:
        """The key of its secret chance; empty for a game that a seed has dealt."""
        found = self.header.get("secret")
        if found is None and "seed" in self.header:
            return b""
        try:
            secret = bytes.fromhex(found or "")
        except (TypeError, ValueError):
            raise BadSave("The record's secret is no hexadecimal number.") from None
        if len(secret) < LEAST_SECRET:
            raise BadSave("The record's secret is missing: it is told when the game is over.")
        return secret

    def verify(self) -> bool:
        """Whether the secret is the one that was promised before the game."""
        return commitment(self.secret) == self.header.get("commitment")

    def note(self, state: State) -> None:
        """Keep the result of a game that is over."""
        self.result = {
            "end": state.end_reason,
            "scores": state.scores(),
            "winners": state.winners(),
        }

    def dumps(self) -> str:
        """The record as JSON lines."""
        lines: list[Any] = [self.header]
        for move in self.moves:
            line: dict[str, Any] = {"seat": move["seat"], "choice": move["choice"]}
            if move["interjection"]:
                line["interjection"] = True
            if "text" in move:
                line["text"] = move["text"]
            if "again" in move:
                line["again"] = move["again"]
            if "standing" in move:
                line["standing"] = True
            lines.append(line)
        if self.result:
            lines.append(self.result)
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record; says the line of what is wrong."""
        record: Record | None = None
        for number, raw in enumerate(text.splitlines(), 1):
            if not raw.strip():
                continue
            try:
                line = msgspec.json.decode(raw)
            except (msgspec.DecodeError, RecursionError) as error:
                raise BadSave(f"line {number}: not JSON: {error}") from None
            if not isinstance(line, dict):
                raise BadSave(f"line {number}: a JSON object was expected")
            if record is None:
                dealt = isinstance(line.get("seed"), int) or "commitment" in line
                if not dealt or "game" not in line:
                    raise BadSave(f"line {number}: a record begins with a header (game, seed, …)")
                record = cls(line)
            elif "choice" in line:
                record.moves.append(_move(line, number))
            elif "end" in line:
                record.result = line
            else:
                raise BadSave(f"line {number}: neither a choice nor a result")
        if record is None:
            raise BadSave("line 1: the record is empty")
        return record

    def begin(self, game: Game[Any], *, listen: bool = False, strict: bool = True) -> Any:
        """The state before the first choice; refuses a record of other rules, if `strict`."""
        if strict:
            save.check_header(game, self.header, "record")
        return game.new(
            self.header["players"],
            self.header.get("seed", 0),
            self.header["options"],
            secret=self.secret,
            listen=listen,
        )

    def replay(self, game: Game[Any], *, listen: bool = False) -> Any:
        """The state after the last choice; a wrong choice or result is told with its line."""
        state = self.begin(game, listen=listen)
        for number, move in enumerate(self.moves, 2):
            play(state, move, f"line {number}")
        if self.result:
            found = Record({})
            found.note(state)
            if found.result != self.result:
                raise BadSave(
                    f"The record says {self.result}, but its choices lead to {found.result}."
                )
        return state

    def spelled_out(self, game: Game[Any], say: Callable[[Text], str]) -> Record:
        """The same record with every choice in words, so that a difference can be read."""
        state = self.begin(game)
        told = Record(self.header)
        told.result = self.result
        for number, move in enumerate(self.moves, 2):
            decision = state.unasked(move["seat"]) if move["interjection"] else state.decision
            said, _ = decision.words(state, move["choice"])
            told.moves.append({**move, "text": say(said)})
            play(state, move, f"line {number}")
        return told


def play(table: Playable, move: Move, where: str) -> None:
    """Make one recorded move."""
    try:
        if move["interjection"]:
            table.interject(move["seat"], move["choice"])
            return
        if table.player != move["seat"] and not table.over:
            raise IllegalMove(f"seat {table.player} is asked, not seat {move['seat']}")
        table.apply(move["choice"])
    except SpielwerkError as error:
        raise BadSave(f"{where}: {error}") from None


def _move(line: dict[str, Any], number: int) -> Move:
    try:
        choice = msgspec.convert(line["choice"], int)
        seat = msgspec.convert(line.get("seat"), int)
        said = msgspec.convert(line.get("text", ""), str)
        again = msgspec.convert(line.get("again", 0), int)
    except msgspec.ValidationError as error:
        raise BadSave(f"line {number}: {error}") from None
    move: Move = {"seat": seat, "choice": choice, "interjection": bool(line.get("interjection"))}
    if said:
        move["text"] = said
    if again:
        move["again"] = again
    if line.get("standing"):
        move["standing"] = True
    return move
