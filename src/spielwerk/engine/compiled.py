"""Whether engine, rules and bots run compiled or as they are written: `docs/compiled.md`."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

INTERPRETED = "interpreted"
COMPILED = "compiled"
SLACK = 10.0  # seconds within which a wheel is unpacked, in whatever order


def compiled_from() -> dict[Path, Path]:
    """The compiled modules that are loaded, each with the source beside it."""
    found: dict[Path, Path] = {}
    for name, module in list(sys.modules.items()):
        file = Path(getattr(module, "__file__", None) or "")
        if name.startswith("spielwerk.") and file.suffix in (".so", ".pyd"):
            found[file] = file.with_name(f"{name.rpartition('.')[2]}.py")
    return found


def form() -> str:
    """What runs here, in one word."""
    return COMPILED if compiled_from() else INTERPRETED


def warn_of_old_modules() -> None:
    """In a checkout sources change, and compiled modules would go on as before: say so."""
    for module, source in compiled_from().items():
        if source.exists() and source.stat().st_mtime > module.stat().st_mtime + SLACK:
            warnings.warn(
                f"{source.name} was changed after it was compiled, and the old one runs: "
                "make fast compiles anew, make slow goes back to the sources.",
                RuntimeWarning,
                stacklevel=3,
            )
            return
