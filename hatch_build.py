"""Build hook: a wheel carries the built client, so that whoever installs it needs no Node."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds `client/` into the package; an editable install does it on `make play` instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files of the wheel are collected."""
        if version == "editable":
            return
        root = Path(self.root)
        out = root / "src" / "spielwerk" / "client"
        if (root / "client" / "build.py").exists():
            runpy.run_path(str(root / "client" / "build.py"))["build"](out)
        if not (out / "index.html").exists():
            raise FileNotFoundError("The browser client is missing and can't be built here.")
        build_data["artifacts"].append("src/spielwerk/client/**")
