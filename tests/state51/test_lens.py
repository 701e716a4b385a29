"""What the lab reads from the log of 51st State."""

from __future__ import annotations

import pytest

from spielwerk.lab.state51 import LENS
from tests.state51.scene import the_game


@pytest.mark.rule("S51-5.2")
def test_a_rebuilt_ruin_counts_as_built() -> None:
    """Whoever builds over a ruin owns the card and has its point by developing."""
    ways = {"built", "developed", "rebuilt"}
    assert ways == set(LENS.roles["built"]) == set(LENS.claims)
    assert ways < set(LENS.acts)
    assert ways < set(the_game().events)
    for act in ("developed", "rebuilt"):
        assert LENS.cause("gained-vp", act, 3) == "by:developed"


def test_every_event_that_the_lab_reads_is_told() -> None:
    """No kind that the game has given up or calls otherwise."""
    goods = {kind for made, paid in LENS.goods.values() for kind in (*made, *paid)}
    roles = {kind for kinds in LENS.roles.values() for kind in kinds}
    kinds = (*LENS.acts, *LENS.by_act, *LENS.claims)
    assert goods | roles | set(kinds) <= set(the_game().events)
