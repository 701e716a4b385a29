"""What only one form of the package can be asked."""

from __future__ import annotations

import pytest

import spielwerk

COMPILED = spielwerk.form() == "compiled"
interpreted = pytest.mark.skipif(
    COMPILED, reason="turns a constant or a method while it runs, which only plain Python allows"
)
