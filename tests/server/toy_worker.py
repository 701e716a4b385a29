"""A process in which the toy game's bots think."""

from __future__ import annotations

from spielwerk.server.bots import worker_process
from tests.server import toy_thumb

if __name__ == "__main__":
    toy_thumb.register()
    worker_process.main()
