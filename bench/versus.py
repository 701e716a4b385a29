"""Spielwerk's engines beside catanatron's, measured in turn in one run: `make bench`.

catanatron lives in a throw-away environment, so that its dependencies never meet ours. Ratios
count, not absolute figures: both run in plain CPython on the same machine at the same time.
A decision is a question with more than one answer; what has a single one is answered by our
engines without asking and not counted, so it is not counted for catanatron either. The ratio to all
of its ticks, forced ones included, is printed as well.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from spielwerk.lab.bench import speed
from spielwerk.registry import GAMES

SECONDS = 3.0
ROUNDS = 3  # each engine is measured this often, in turn; the median counts
OTHER = Path(__file__).with_name("catan.py")


def environment(folder: Path) -> Path:
    """A new environment with catanatron in it; returns its Python."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "catanatron"], check=True)
    return python


def catan(python: Path) -> dict[str, float]:
    """One measurement of catanatron."""
    done = subprocess.run(
        [str(python), str(OTHER), str(SECONDS)], check=True, capture_output=True, text=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def middle(rows: list[Any], key: str) -> float:
    """The median of a figure."""
    return median(float(row[key]) for row in rows)


def main() -> None:
    """Measure in turn and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        python = environment(Path(folder))
        theirs: list[dict[str, float]] = []
        ours: dict[str, list[Any]] = {name: [] for name in GAMES}
        for _ in range(ROUNDS):
            theirs.append(catan(python))
            for name, rows in ours.items():
                rows.append(speed(name, SECONDS))
    rate, copy = middle(theirs, "decisions_per_second"), middle(theirs, "copy_us")
    ticks = middle(theirs, "ticks_per_second")
    print(
        f"{'engine':16}{'decisions/s':>14}{'ratio':>8}{'to ticks':>10}"
        f"{'copy µs':>10}{'ratio':>8}{'json µs':>9}"
    )
    print(f"{'catanatron':16}{rate:14,.0f}{1:8.1f}{rate / ticks:10.1f}{copy:10.1f}{1:8.3f}{'':>9}")
    for name, rows in ours.items():
        own, own_copy = middle(rows, "decisions_per_second"), middle(rows, "copy_us")
        print(
            f"{name:16}{own:14,.0f}{own / rate:8.1f}{own / ticks:10.1f}"
            f"{own_copy:10.2f}{own_copy / copy:8.3f}"
            f"{middle(rows, 'json_us'):9.0f}"
        )


if __name__ == "__main__":
    main()
