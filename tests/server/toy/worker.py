"""A process in which the toy game's bots think."""

from __future__ import annotations

from spielwerk.server.bots import worker_process
from tests.server.toy.bots import register

if __name__ == "__main__":
    register()
    worker_process.main()
