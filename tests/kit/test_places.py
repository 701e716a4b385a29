"""Adding things stays small: each addition is made in a scratch copy and counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.places import ADDITIONS, Addition, changed, scratch


@pytest.mark.parametrize("addition", ADDITIONS, ids=lambda addition: addition.name)
def test_an_addition_touches_few_files(addition: Addition, tmp_path: Path) -> None:
    """It fails without its edits, works with them, and they stand in few files."""
    root = scratch(tmp_path)
    assert addition.prove(root).returncode != 0
    addition.make(root)
    ran = addition.prove(root)
    assert ran.returncode == 0, ran.stderr
    assert 0 < len(changed(root)) <= addition.most
