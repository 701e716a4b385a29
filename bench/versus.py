"""Spielwerk compiled, interpreted, and beside catanatron, in turn in one run: `make bench`.

catanatron lives in a throw-away environment, so that its dependencies never meet ours. Ratios
count, not absolute figures: all run on the same machine at the same time.
A decision is a question with more than one answer; what has a single one is answered by our
engines without asking and not counted, so it is not counted for catanatron either. The ratio to all
of its ticks, forced ones included, is printed as well.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from spielwerk.registry import GAMES

SECONDS = 3.0
ROUNDS = 3  # each engine is measured this often, in turn; the median counts
COMPILED = Path("build/compiled")  # `make compiled LEVEL=3`
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


def ours(package: Path) -> dict[str, dict[str, Any]]:
    """One measurement of all our games, with this copy of the package."""
    command = [sys.executable, "-m", "spielwerk.cli", "bench", "--json", "--seconds", str(SECONDS)]
    env = {**os.environ, "PYTHONPATH": str(package.resolve())}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=env)
    return {row["game"]: row for row in json.loads(done.stdout)}


def middle(rows: list[Any], key: str) -> float:
    """The median of a figure."""
    return median(float(row[key]) for row in rows)


FIGURES = {
    "random play, decisions/s": "decisions_per_second",
    "a copy, µs": "copy_us",
    "a save, µs": "json_us",
    "level-2 games/s": "thumb_games_per_second",
    "search iterations in 0.3 s": "iterations",
}


def main() -> None:
    """Measure in turn and print the tables."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    forms = {"interpreted": Path("src"), "compiled": COMPILED}
    if not (COMPILED / "spielwerk").exists():
        raise SystemExit("There is no compiled copy to measure: make compiled LEVEL=3")
    with tempfile.TemporaryDirectory() as folder:
        python = environment(Path(folder))
        theirs: list[dict[str, float]] = []
        found: dict[str, list[dict[str, dict[str, Any]]]] = {form: [] for form in forms}
        for _ in range(ROUNDS):
            theirs.append(catan(python))
            for form, package in forms.items():
                found[form].append(ours(package))
                if any(row["form"] != form for row in found[form][-1].values()):
                    raise SystemExit(f"{package} does not run {form}.")
    rate, copy = middle(theirs, "decisions_per_second"), middle(theirs, "copy_us")
    ticks = middle(theirs, "ticks_per_second")
    print(f"catanatron: {rate:,.0f} decisions/s ({ticks:,.0f} ticks/s), a copy in {copy:.1f} µs")
    head = f"{'':28}{'interpreted':>13}{'compiled':>12}{'ratio':>8}{'to catanatron':>15}"
    for name in GAMES:
        print(f"\n{name:28}{head[28:]}")
        for said, key in FIGURES.items():
            plain, fast = (middle([rows[name] for rows in found[form]], key) for form in forms)
            ratio = plain / fast if said.endswith("µs") else fast / plain
            beside = ""
            if key == "decisions_per_second":
                beside = f"{fast / rate:.1f}"
            elif key == "copy_us":
                beside = f"1/{copy / fast:.0f}"
            print(f"{said:28}{plain:13,.1f}{fast:12,.1f}{ratio:8.2f}{beside:>15}")


if __name__ == "__main__":
    main()
