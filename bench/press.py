"""How long does it take to print all cards of a game?

`python -m bench.press`. Seconds of a processor, in a new process each: the first PDF, for which
game, fonts and pictures are read, and another one in the other language on the other paper.
"""

from __future__ import annotations

import subprocess
import sys

GAMES = ("state51", "counterweight")  # Rebellion has no cards
MOST = 3.0
PRINT = """
import sys, time
from spielwerk import press
began = time.process_time()
press.pdf(sys.argv[1], lang="de")
first = time.process_time()
press.pdf(sys.argv[1], lang="en", paper="letter")
print(first - began, time.process_time() - first)
"""


def main() -> None:
    """Measure and print."""
    print(f"{'all cards':16}{'first s':>9}{'next s':>9}")
    for game in GAMES:
        command = [sys.executable, "-c", PRINT, game]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        first, more = map(float, told.split())
        late = "" if max(first, more) <= MOST else f"  more than {MOST:.0f}"
        print(f"{game:16}{first:9.2f}{more:9.2f}{late}")


if __name__ == "__main__":
    main()
