"""What the second worker of a page runs: bots think there, and the games answer meanwhile."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from spielwerk.server.bots.tasks import AnyTask, Reply
from spielwerk.server.bots.worker_process import answer


class Order(Struct):
    """A task, and the folders that it speaks of: nothing else is shared."""

    task: AnyTask
    files: dict[str, str] = {}  # by path

    @classmethod
    def of(cls, task: AnyTask, folders: list[str]) -> Order:
        """With all files of these folders."""
        files = {
            str(path): path.read_text(encoding="utf-8")
            for folder in folders
            for path in sorted(Path(folder).rglob("*"))
            if path.is_file()
        }
        return cls(task, files)


def think(said: str) -> str:
    """A reply to an order, both as text: that is all that workers can tell each other."""
    try:
        order = msgspec.json.decode(said, type=Order)
        for name, text in order.files.items():
            path = Path(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        reply = Reply(answer(order.task))
    except Exception as error:
        reply = Reply(error=f"{type(error).__name__}: {error}")
    return msgspec.json.encode(reply).decode()
