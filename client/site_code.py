"""Which Python goes into the static site: our code, the packages under it, Python's own library.

Of packages and library only what a trial loads (client/site/trial.py) is carried, and the few
modules below that are loaded later. What is missing is found by a second trial, of what is packed.
"""

from __future__ import annotations

import fnmatch
import importlib.metadata as metadata
import os
import pickle
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src" / "spielwerk"
PYODIDE = HERE / "node_modules" / "pyodide"
WHEEL = "msgspec==0.22.0"  # the last that is built for this Python in a browser
PLATFORM = "pyemscripten_2026_0_wasm32"

# What of ours runs in a browser; of the lab what it has measured already.
OURS = ("engine", "games", "bots", "server", "site", "tournament", "words", "workshop", "lab/worth")
SINGLE = ("__init__.py", "registry.py")
NOT_OURS = (
    "server/serve.py",
    "server/command.py",
    "server/http/protocol.py",
    "server/http/sockets.py",
    "server/notices/webpush.py",
    "server/store/postgres.py",
    "workshop/asking.py",
    "workshop/lab.py",
    "games/*/print/*",
)
VERBATIM = ("server/store/migrations/",)  # Alembic reads its migrations as they were written

# Packages that are loaded if they are there, and are not there.
NOT_THERE = ("Pygments", "greenlet", "setuptools", "spielwerk")

# Loaded later, inside functions.
LATER = (
    "_ast_unparse",
    "calendar",
    "email.policy",
    "encodings.ascii",
    "encodings.cp437",  # names inside a zip
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8_sig",
    "importlib.metadata._adapters",
    "importlib.readers",
    "importlib.resources._adapters",
    "string.templatelib",
)

# What packages import though it can't be, or is never used, in a browser: an empty module instead.
EMPTY = (
    "alembic/ddl/mssql.py",
    "alembic/ddl/mysql.py",
    "alembic/ddl/oracle.py",
    "alembic/ddl/postgresql.py",
    "anyio/to_interpreter.py",
    "anyio/to_process.py",
)

# Files of packages that are no modules.
DATA = (
    "babel/global.dat",
    "babel/locale-data/root.dat",
    "babel/locale-data/de.dat",
    "babel/locale-data/en.dat",
)
# What of them nobody asks for: texts of ours have numbers and plurals, no names of languages.
UNSAID = (
    "all_currencies",
    "annotations",
    "character_order",
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "currency_unit_patterns",
    "date_fields",
    "days",
    "eras",
    "languages",
    "list_patterns",
    "meta_zones",
    "months",
    "quarters",
    "scripts",
    "territories",
    "territory_currencies",
    "territory_languages",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "variants",
    "win_mapping",
    "windows_zone_mapping",
    "zone_aliases",
    "zone_formats",
    "zone_territories",
)


def stage(into: Path, wheels: Path) -> None:
    """Our code and the whole packages under it, to be tried."""
    for name, path in ours():
        put(path, into / "spielwerk" / name)
    for package in packages():
        for name, path in of_package(package):
            if name in DATA:
                (into / name).parent.mkdir(parents=True, exist_ok=True)
                (into / name).write_bytes(shorter(path.read_bytes()))
            elif path.suffix == ".py":
                put(path, into / name)
    for name in EMPTY:
        (into / name).write_text("")
    with zipfile.ZipFile(wheel(wheels)) as msgspec:
        for name in msgspec.namelist():
            if name.endswith((".py", ".so")):
                msgspec.extract(name, into)


def stage_library(into: Path, loaded: set[str]) -> None:
    """Of Python's own library what is loaded."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        for name in whole.namelist():
            if name.endswith(".py") and is_kept(name, loaded):
                whole.extract(name, into)


def trim(folder: Path, loaded: set[str]) -> None:
    """Away with the modules of packages that are not loaded."""
    for path in folder.rglob("*.pyc"):
        name = path.relative_to(folder).with_suffix(".py").as_posix()
        if not name.startswith("spielwerk/") and not is_kept(name, loaded):
            path.unlink()


def part(code: Path, packages: Path) -> None:
    """What others wrote into a folder of its own: it stays the same over most releases."""
    packages.mkdir()
    for path in sorted(code.iterdir()):
        if path.name != "spielwerk":
            path.rename(packages / path.name)


def is_kept(name: str, loaded: set[str]) -> bool:
    """Whether a file is one of these modules, or opens a package with one in it."""
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    if module in loaded or module in LATER:
        return True
    inside = f"{module}."
    return name.endswith("/__init__.py") and any(one.startswith(inside) for one in LATER)


def shorter(data: bytes) -> bytes:
    """A locale's data without what nobody asks for."""
    found = pickle.loads(data)
    for name in UNSAID:
        if name in found:
            found[name] = type(found[name])()
    return pickle.dumps(found, 5)


def ours() -> Iterator[tuple[str, Path]]:
    """The files of this project that run in a browser."""
    lab = (name for name in loaded_here() if name.startswith("spielwerk.lab."))
    names = (f"{name[10:].replace('.', '/')}.py" for name in lab)
    for name in (*SINGLE, "lab/__init__.py", *sorted(names)):
        if (SOURCE / name).exists():
            yield name, SOURCE / name
    for room in OURS:
        for path in sorted((SOURCE / room).rglob("*")):
            name = path.relative_to(SOURCE).as_posix()
            if path.is_file() and "__pycache__" not in name and not fits(name, NOT_OURS):
                yield name, path


def packages() -> list[str]:
    """The installed packages that the server loads; msgspec comes as it was built for browsers."""
    tops = {name.partition(".")[0] for name in loaded_here()} - sys.stdlib_module_names
    known = metadata.packages_distributions()
    found = {package for top in tops for package in known.get(top, ())}
    return sorted(found - set(NOT_THERE) - {"msgspec"})


def loaded_here() -> list[str]:
    """The modules that the site's server loads, in this Python."""
    if not LOADED:
        said = "import sys, spielwerk.site.browser; print(*sys.modules)"
        env = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
        command = [sys.executable, "-c", said]
        ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        LOADED.extend(ran.stdout.split())
    return LOADED


LOADED: list[str] = []


def of_package(package: str) -> Iterator[tuple[str, Path]]:
    """The files of an installed package."""
    for file in metadata.files(package) or ():
        name = file.as_posix()
        path = Path(str(file.locate()))
        if not name.startswith("..") and ".dist-info/" not in name and path.is_file():
            yield name, path


def wheel(into: Path) -> Path:
    """The one package that is no plain Python, as its makers built it for browsers."""
    wanted = f"--platform={PLATFORM} --python-version=3.14 --implementation=cp --abi=cp314"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    command += ["--disable-pip-version-check", "--only-binary=:all:", *wanted.split()]
    subprocess.run([*command, "--dest", str(into), WHEEL], check=True)
    return next(into.glob("*.whl"))


def put(path: Path, to: Path) -> None:
    """Copy one file."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)


def fits(name: str, patterns: tuple[str, ...]) -> bool:
    """Whether one of these means this file."""
    return any(fnmatch.fnmatch(name, pattern) for pattern in patterns)
