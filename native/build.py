"""Compile engine, rules and bots: `python native/build.py` beside their sources (`make fast`).

The same files run uncompiled; what is made can be deleted at any time (`--clean`, `make clean`).
`--into FOLDER` leaves the checkout alone and makes a whole compiled copy of the package there.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from native.rewrite import Sources  # noqa: E402

BUILD = ROOT / "build" / "native"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
GROUP = "spielwerk"  # the library that holds it all is `spielwerk__mypyc`

# Nobody outside calls into the library but Python, by one name: calls inside take no detour
HIDDEN = ("-fvisibility=hidden",) if sys.platform == "linux" else ()

# All of a library optimised as one: calls from file to file are what rules are made of. Below -O2
# nothing is put into its caller for that, and compiling file by file takes less.
WHOLE = ("-flto=auto", "-fno-semantic-interposition") if sys.platform == "linux" else ()
QUICK = ROOT / "native" / "quick.h"

# Compilers that read headers once for all files; elsewhere each file reads them itself
ONCE = sys.platform == "linux"

# Other people's packages are not looked into: of 49 s that types took, 42 went into packages of
# which rules know nothing. Of those that compiled files use, the compiler need know the name only.
UNREAD = ("--no-site-packages", "--ignore-missing-imports", "--follow-imports=silent")
NAMED = ("msgspec", "numpy")
ANYTHING = "from typing import Any\n\ndef __getattr__(name: str) -> Any: ...\n"

# What is compiled; the rest of the package (views, files, server, reports) stays as it is.
COMPILED = (
    "engine/chance.py",
    "engine/option.py",
    "engine/playout.py",
    "engine/state.py",
    "engine/step.py",
    "engine/view.py",
    "games/*/state.py",
    "games/*/verbs.py",
    "games/*/data/*.py",
    "games/*/rules/**/*.py",
    "bots/drive.py",
    "bots/search.py",
    "bots/taught.py",
    "bots/tree.py",
    "bots/*/*.py",
    "lab/asking.py",
    "lab/course.py",
    "lab/hearing.py",
    "lab/lens.py",
    "lab/watch.py",
    "lab/*/lens.py",
    "study/*.py",
)
PLAIN = (  # matched by the above, but read by msgspec or made of several bases
    "**/__init__.py",
    "games/*/data/schema.py",
    "games/*/data/rows.py",
    "games/rebellion/data/boards.py",
    "games/rebellion/data/faults.py",
    "games/rebellion/data/places.py",
    # Of the study only what looks at every step: neither what derives from the frameworks' classes
    # or from a dict, nor what runs once a game
    "study/aec.py",
    "study/export.py",
    "study/kinds.py",
    "study/layout.py",
    "study/match.py",
    "study/policy.py",
    "study/rewards.py",
    "study/single.py",
    "study/spiel.py",
)


def compiled(package: Path) -> list[Path]:
    """The files that are compiled."""
    found = {path for glob in COMPILED for path in package.glob(glob)}
    return sorted(found - {path for glob in PLAIN for path in package.glob(glob)})


def build(package: Path, work: Path, level: str = "3") -> dict[str, Path]:
    """Compile; returns the libraries by the place beside the package where they belong."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    work.mkdir(parents=True, exist_ok=True)
    tree = work / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(package, tree / GROUP, ignore=shutil.ignore_patterns("*.so", "client", "*.pyd"))
    paths = compiled(tree / GROUP)
    for path, text in Sources(paths).rewrite().items():
        path.write_text(text, encoding="utf-8")
    for name in NAMED:
        (tree / f"{name}.pyi").write_text(ANYTHING, encoding="utf-8")
    written = work / f"c-{level}"
    before = Path.cwd()
    os.chdir(tree)
    try:
        extensions = mypycify(
            ["--config-file=", *UNREAD, *(str(path.relative_to(tree)) for path in paths)],
            opt_level=level,
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
            target_dir=str(written),
        )
        library, *modules = extensions
        own = (str(QUICK), f"__native_{GROUP}.h", f"__native_internal_{GROUP}.h")
        first = header(written / "first.h", *own) if ONCE else QUICK
        whole = [*WHOLE] if level not in ("0", "1") and can_compile(WHOLE) else []
        flags = [*HIDDEN, *whole, *before_all(first)]
        library.extra_compile_args = [*library.extra_compile_args, *flags]
        if whole:
            library.extra_link_args = [*library.extra_link_args, *whole, f"-O{level}"]
        headers = {first: library}
        flags = []  # of a module, which only says where it lies
        if ONCE:
            python = header(written / GROUP / "first.h", "Python.h")
            flags = ["-O0", "-g0", *before_all(python)]
            headers[python] = modules[0]
        for module in modules:
            module.extra_compile_args = flags
        command: Any = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(work / "lib"), str(work / f"temp-{level}")
        command.ensure_finalized()
        in_parallel(command, headers if ONCE else {})
        command.run()
    finally:
        os.chdir(before)
    made = [Path(command.get_ext_fullpath(one.name)) for one in extensions]
    return {path.relative_to(work / "lib").as_posix(): path for path in made}


def header(path: Path, *read: str) -> Path:
    """A file of C that reads these headers; it is left alone if it does already."""
    text = "".join(f'#include "{one}"\n' for one in read)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return path


def before_all(path: Path) -> list[str]:
    """What makes a compiler read a header first."""
    return [f"/FI{path}"] if sys.platform == "win32" else ["-include", str(path)]


def read_once(compiler: Any, path: Path, extension: Any) -> None:
    """Let a compiler keep what it read in a header: it takes that where it stands beside it."""
    folders = [f"-I{folder}" for folder in (*extension.include_dirs, *compiler.include_dirs)]
    flags = [one for one in extension.extra_compile_args if one not in before_all(path)]
    made = path.with_suffix(".h.gch")
    made.unlink(missing_ok=True)
    with suppress(Exception):  # a compiler that can't reads the header for every file
        compiler.spawn(
            [
                *compiler.compiler_so,
                *folders,
                *flags,
                *("-x", "c-header", str(path), "-o", str(made)),
            ]
        )


def newest(source: str) -> float:
    """When a file of C, or one that all of them read, was changed last."""
    files = [QUICK, Path(source), *Path(source).parent.rglob("*.h")]
    return max(path.stat().st_mtime for path in files)


def can_compile(flags: Sequence[str] = ()) -> bool:
    """Whether there is a compiler that can make a library for this Python, with these flags."""
    try:
        from setuptools._distutils.ccompiler import new_compiler
        from setuptools._distutils.sysconfig import customize_compiler
    except ImportError:
        return False
    compiler = new_compiler()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            customize_compiler(compiler)
            made = compiler.compile(
                [str(source)],
                folder,
                include_dirs=[sysconfig.get_path("include")],
                extra_postargs=["-Werror", *flags] if flags else None,
            )
            if flags:
                compiler.link_shared_object(made, f"{folder}/probe.so", extra_postargs=[*flags])
        except Exception:  # whatever a missing compiler raises on this system
            return False
    return True


def in_parallel(command: Any, headers: Mapping[Path, Any]) -> None:
    """Let all cores compile, and only what is new: distutils takes all, one after the other.

    `headers`: those that are read once, each with one of the extensions that read it.
    """
    command.parallel = os.cpu_count()
    all_of_them = command.build_extensions

    def build_extensions() -> None:
        compiler = command.compiler
        one_by_one = compiler.compile
        for path, extension in headers.items():
            read_once(compiler, path, extension)

        def compile(sources: list[str], **named: Any) -> list[str]:
            def needed(source: str) -> list[str]:
                made: list[str] = compiler.object_filenames(
                    [source], output_dir=named["output_dir"]
                )
                fresh = Path(made[0]).exists() and newest(source) < Path(made[0]).stat().st_mtime
                return made if fresh else one_by_one([source], **named)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [one for some in pool.map(needed, sources) for one in some]

        compiler.compile = compile
        all_of_them()

    command.build_extensions = build_extensions


def clean(source: Path) -> None:
    """Delete compiled modules beside their sources."""
    for path in [*source.glob(f"{GROUP}__mypyc.*"), *(source / GROUP).rglob(f"*{SUFFIX}")]:
        path.unlink()


def main() -> None:
    """Compile, or clean up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clean", action="store_true", help="only delete what was made")
    parser.add_argument("--into", type=Path, help="a compiled copy of the package in this folder")
    parser.add_argument("--level", default="3", help="of optimisation, as the compiler has it")
    parser.add_argument("--possible", action="store_true", help="only say whether it can be done")
    given = parser.parse_args()
    if given.possible:
        if not can_compile():
            raise SystemExit("No C compiler that finds Python.h: nothing is compiled here.")
        return
    source = ROOT / "src"
    into: Path = given.into or source
    if given.clean:
        clean(source)
        return
    if into != source:
        shutil.rmtree(into, ignore_errors=True)
        skipped = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(source / GROUP, into / GROUP, ignore=skipped)
    else:
        clean(source)
    for place, library in build(source / GROUP, BUILD, given.level).items():
        fresh = (into / place).with_suffix(".new")
        shutil.copy(library, fresh)  # not its time: that is now
        fresh.replace(into / place)  # at once: who runs the old one keeps it


if __name__ == "__main__":
    main()
