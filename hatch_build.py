"""Build hook: a wheel carries the built client, so that whoever installs it needs no Node.

Where there is a C compiler it carries engine, rules and bots compiled too; without one, or with
`SPIELWERK_PURE=1`, it is a wheel of plain Python that runs everywhere.
"""

from __future__ import annotations

import os
import runpy
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SpielwerkHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds `client/` into the package and compiles; an editable install does neither."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files of the wheel are collected."""
        if version == "editable":
            return
        self.build_client(build_data)
        self.compile(build_data)

    def build_client(self, build_data: dict[str, Any]) -> None:
        """The browser's part; `make play` builds it in a checkout."""
        root = Path(self.root)
        out = root / "src" / "spielwerk" / "client"
        if (root / "client" / "build.py").exists():
            builder = runpy.run_path(str(root / "client" / "build.py"))
            builder["build"](out)
            builder["build_press"]()
        if not (out / "index.html").exists():
            raise FileNotFoundError("The browser client is missing and can't be built here.")
        build_data["artifacts"] += ["src/spielwerk/client/**", "src/spielwerk/press/kit/**"]

    def compile(self, build_data: dict[str, Any]) -> None:
        """Engine, rules and bots; `make fast` compiles them in a checkout."""
        native = runpy.run_path(str(Path(self.root) / "native" / "build.py"))
        if os.environ.get("SPIELWERK_PURE"):
            self.app.display_info("SPIELWERK_PURE is set: a wheel of plain Python.")
        elif not native["can_compile"]():
            self.app.display_info("No C compiler that finds Python.h: a wheel of plain Python.")
        else:
            work = Path(tempfile.mkdtemp(prefix="spielwerk-"))
            made = native["build"](Path(self.root) / "src" / "spielwerk", work)
            build_data["force_include"].update({str(path): at for at, path in made.items()})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
