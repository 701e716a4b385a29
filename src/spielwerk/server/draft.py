"""A change of a room before it is written: all of it happens, or nothing."""

from __future__ import annotations

import time

from spielwerk.engine.view import Text
from spielwerk.server.rows import Act, Message, RoomData, Seat, Token


class Draft:
    """The room as it shall be, and what is added to its lists."""

    def __init__(self, before: RoomData) -> None:
        self.before = before
        self.data = before.copy()
        self.at = time.time()
        self.acts: list[Act] = []
        self.messages: list[tuple[Message, str | None]] = []
        self.tokens: list[Token] = []
        self.revoked: list[str] = []
        self.touched = False  # the session in memory was changed along with it

    def act(self, kind: str, seat: int, choice: object, key: str | None) -> None:
        """Something happened in the game."""
        self.data.seq += 1
        plain = list(choice) if isinstance(choice, tuple) else choice
        self.acts.append(Act(self.data.seq, kind, seat, plain, key, self.at))  # type: ignore[arg-type]

    def say(self, seat: int | None, name: str, text: str, key: str | None) -> Message:
        """Somebody says something."""
        return self._add(Message(self.data.said + 1, self.at, seat, name, text, None), key)

    def note(self, text: Text) -> Message:
        """The room notes something, in words of `words/*.ftl`."""
        return self._add(Message(self.data.said + 1, self.at, None, "", "", text), None)

    def seat(self, number: int, seat: Seat) -> None:
        """Somebody else sits there now."""
        self.data.seats[number] = seat

    @property
    def room_changed(self) -> bool:
        """Whether the room itself, not only the game and the chat, is another one."""
        before, after = self.before, self.data
        return any(
            getattr(before, name) != getattr(after, name)
            for name in (
                "seats",
                "status",
                "title",
                "public",
                "pause",
                "clock",
                "options",
                "rematch",
            )
        )

    def _add(self, message: Message, key: str | None) -> Message:
        self.data.said += 1
        self.messages.append((message, key))
        return message
