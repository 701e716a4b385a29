"""Whoever runs compiled modules is told so, and told when they are old."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from spielwerk.engine.compiled import compiled_from, form, warn_of_old_modules


def test_modules_older_than_their_sources_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whoever changes a rule after `make fast` must not wonder why nothing happens."""
    compiled, source = tmp_path / "old.cpython-311.so", tmp_path / "old.py"
    module = ModuleType("spielwerk.old")
    module.__file__ = str(compiled)
    compiled.touch()
    monkeypatch.setitem(sys.modules, "spielwerk.old", module)
    assert compiled_from()[compiled] == source
    assert form() == "compiled"
    warn_of_old_modules()  # there is no source to be older than
    source.touch()
    warn_of_old_modules()  # both are of now
    os.utime(compiled, (1, 1))
    with pytest.warns(RuntimeWarning, match=r"old\.py was changed after it was compiled"):
        warn_of_old_modules()


def test_one_word_for_the_form() -> None:
    """Plain sources, unless there are compiled modules."""
    assert form() == ("compiled" if compiled_from() else "interpreted")
