"""The client's types are those of the Python views."""

from __future__ import annotations

import runpy
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "client"


def test_generated_types_are_fresh() -> None:
    """generated.ts is what client/wire_types.py would write now."""
    wanted = runpy.run_path(str(CLIENT / "wire_types.py"))["generated"]()
    there = (CLIENT / "src" / "lib" / "generated.ts").read_text(encoding="utf-8")
    assert there == wanted, "run: python client/wire_types.py"
