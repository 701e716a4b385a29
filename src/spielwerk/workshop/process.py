"""The process in which packs are looked at: never in the way of a table, killed when it hangs."""

from __future__ import annotations

import os
import signal
import sys
import traceback

import msgspec

from spielwerk.engine import SpielwerkError
from spielwerk.workshop.labels import in_both
from spielwerk.workshop.manners import give_way
from spielwerk.workshop.tasks import AnyTask, answer

NICE = 10
_read = msgspec.json.Decoder(AnyTask).decode


def replied(line: bytes) -> bytes:
    """The reply to one task; what is wrong with a pack is a refusal, not a failure."""
    try:
        return msgspec.json.encode({"answer": answer(_read(line))})
    except SpielwerkError as error:
        return msgspec.json.encode({"answer": {"refused": in_both(error.said)}})
    except Exception as error:
        traceback.print_exc()
        return msgspec.json.encode({"error": f"{type(error).__name__}: {error}"})


def limit(seconds: float) -> None:
    """Seconds of a processor until the system ends this process; 0: no end. Waiting is free."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    """Answer until nobody asks any more; whoever started it says how long one answer may take."""
    give_way(NICE)
    most = float(sys.argv[1]) if len(sys.argv) > 1 else 0.0
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    for line in sys.stdin.buffer:
        limit(most)
        reply = replied(line)
        limit(0)
        out.write(reply + b"\n")


if __name__ == "__main__":
    main()
