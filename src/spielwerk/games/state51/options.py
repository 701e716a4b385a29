"""The rule switches of 51st State, each declared beside its rule."""

from __future__ import annotations

from dataclasses import dataclass

from spielwerk.games.state51.rules import round, setup


@dataclass(frozen=True)
class State51Options(round.Switches, setup.Switches):
    """Those of the last base come first; each is named and explained in words/*.ftl."""
