"""The process in which packs are looked at: never in the way of a table, killed when it hangs."""

from __future__ import annotations

import os
import sys
import traceback

import msgspec

from spielwerk.engine import SpielwerkError
from spielwerk.workshop.tasks import AnyTask, answer

NICE = 10
_read = msgspec.json.Decoder(AnyTask).decode


def replied(line: bytes) -> bytes:
    """The reply to one task; what is wrong with a pack is a refusal, not a failure."""
    try:
        return msgspec.json.encode({"answer": answer(_read(line))})
    except SpielwerkError as error:
        return msgspec.json.encode({"answer": {"refused": str(error)}})
    except Exception as error:
        traceback.print_exc()
        return msgspec.json.encode({"error": f"{type(error).__name__}: {error}"})


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    for line in sys.stdin.buffer:
        out.write(replied(line) + b"\n")


if __name__ == "__main__":
    main()
