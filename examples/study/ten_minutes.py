"""From nothing to a learning curve by the tutorial's own commands, and how long each of them takes.

    python examples/study/ten_minutes.py                       # the clone, as the tutorial says
    python examples/study/ten_minutes.py spielwerk-*.whl --out curve.svg

Makes a new environment in a new folder, installs there, and runs every block of
docs/study-tutorial.md up to the learning curve. Seconds are told on the clock and of the processor:
where others work on the same machine, the second is what an idle one would need.
"""

import argparse
import csv
import os
import re
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TUTORIAL = ROOT / "docs" / "study-tutorial.md"
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```$", re.M | re.S)
LAST = "## Let it learn"  # the heading whose first block ends it
RECENT = 300  # games that a point of the curve is the mean of
Z = 1.96


def blocks() -> list[tuple[str, str]]:
    """The tutorial's code with its language, up to the learning curve."""
    text = TUTORIAL.read_text(encoding="utf-8")
    before, _, after = text.partition(LAST)
    return [*BLOCK.findall(before), *BLOCK.findall(after)[:1]]


Settings = dict[str, str]


def commands(what: str, folder: Path) -> Iterator[tuple[str, list[str], Settings]]:
    """What is run, in order: a name for people, the words, and what is set for it."""
    python = str(folder / "env" / "bin" / "python")
    yield "a new environment", [sys.executable, "-m", "venv", str(folder / "env")], {}
    written = folder / "tutorial.py"
    code = "\n".join(code for language, code in blocks() if language == "python")
    written.write_text(code, encoding="utf-8")
    for language, said in blocks():
        if language == "python":
            continue
        for line in said.strip().splitlines():
            words = shlex.split(line.replace("examples/", f"{ROOT.as_posix()}/examples/"))
            given: Settings = {}
            while "=" in words[0]:  # NAME=value before a command
                name, _, value = words.pop(0).partition("=")
                given[name] = value
            if words[0] == "pip":
                yield line, [python, "-m", *words[:-1], f"{what}[study]"], given
                yield "all of its Python", [python, str(written)], {}
            elif words[0] == "python":
                yield line, [python, *words[1:]], given
            else:
                yield line, [str(folder / "env" / "bin" / words[0]), *words[1:]], given


def spent() -> float:
    """Processor seconds of everything that was started from here and has ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def above(path: Path) -> float | None:
    """After how many minutes of training the reward's interval lay above that of chance, 0."""
    with path.open(newline="") as file:
        for row in csv.DictReader(file):
            games, mean = min(RECENT, int(row["games"])), float(row["mean_reward"])
            if games >= 50 and mean - Z * sqrt(max(0.0, 1 - mean**2) / games) > 0:
                return float(row["minutes"])
    return None


def main() -> None:
    """Run it all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", nargs="?", default=str(ROOT), help="a wheel, or the clone")
    parser.add_argument("--out", type=Path, help="where to keep the picture (SVG)")
    given = parser.parse_args()
    what = str(Path(given.what).resolve())
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        print(f"{'clock':>8}{'processor':>11}  seconds")
        first, first_spent = time.perf_counter(), spent()
        for name, words, settings in commands(what, folder):
            began, before = time.perf_counter(), spent()
            env = {**os.environ, **settings}
            subprocess.run(words, check=True, cwd=folder, stdout=subprocess.DEVNULL, env=env)
            print(f"{time.perf_counter() - began:8.0f}{spent() - before:11.0f}  {name}", flush=True)
        print(f"{time.perf_counter() - first:8.0f}{spent() - first_spent:11.0f}  in all")
        (curve,) = folder.glob("*.csv")
        when = above(curve)
        print("The curve never left chance." if when is None else f"Above chance at {when} min.")
        if given.out:
            (picture,) = folder.glob("*.svg")
            shutil.copy(picture, given.out)


if __name__ == "__main__":
    main()
