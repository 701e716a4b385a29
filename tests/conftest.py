"""Tests that drive real processes get a second try.

A browser, its server and their clocks share two cores with everything else. What fails there is
tried again, and the closing line counts it ("1 rerun"), so that it is seen and mended; the rules,
the bots and the lab have no such excuse.
"""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
REAL_PROCESSES = (HERE / "browser",)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in REAL_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=2))
