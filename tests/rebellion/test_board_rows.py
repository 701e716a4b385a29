"""What the board in the browser plans with: chains, odds, routes and wages on the table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from spielwerk.games.rebellion.game import Rebellion
from spielwerk.games.rebellion.show.fixed import chances
from spielwerk.games.rebellion.state import RebellionState

GAME = Rebellion()


def tables(step: str, *, seeds: int) -> Iterator[tuple[RebellionState, Any]]:
    """The states of random games in which a question of this kind is asked, with their tables."""
    rng = random.Random(5)
    for seed in range(seeds):
        state = GAME.new(3, seed, {"board": "small", "max_rounds": 8})
        while not state.over:
            if state.decision.name == step:
                yield state, GAME.table(state, 0)
            state.apply(rng.choice(state.options()))


def test_a_link_runs_over_bridges_that_lie() -> None:
    """The chain of every connection is drawn over bridges only."""
    seen = 0
    for _, table in tables("battle", seeds=8):
        for link in table["links"]:
            seen += 1
            assert all(field in table["bridges"] for field in link["chain"])
    assert seen


def test_odds_cover_every_attack_that_can_be_built() -> None:
    """From one unit to all that can join in, against each number of defenders."""
    seen = 0
    for state, table in tables("battle", seeds=8):
        odds = {row["defenders"]: row["chances"] for row in table["odds"]}
        for target in table["targets"]:
            seen += 1
            most = sum(origin["most"] for origin in target["origins"])
            defenders = state.units[target["land"]]
            row = odds[defenders]
            assert len(row) >= most
            assert row[most - 1] == target["chances"]
            assert row[0] == chances(state.rules, 1, defenders)
    assert seen


def test_odds_stay_while_the_attackers_gather() -> None:
    """Once a target is named, its odds are still there."""
    seen = 0
    for state, table in tables("attackers", seeds=8):
        seen += 1
        (row,) = table["odds"]
        attack = table["attack"]
        assert row["defenders"] == state.units[attack["land"]]
        assert row["chances"][-1] == attack["chances"]
        assert attack["price"] == 0
    assert seen


def test_routes_lead_through_own_lands() -> None:
    """Every land that units can leave names how many and where to."""
    seen = 0
    for state, table in tables("movement", seeds=8):
        lands = {land["id"]: land for land in table["lands"]}
        for route in table["moving"]["routes"]:
            seen += 1
            spare = lands[route["land"]]["units"] - state.rules.numbers.garrison
            price = table["moving"]["prices"][max(0, route["most"] - route["left"])]
            assert price <= state.purse[state.faction]
            assert route["most"] == spare or price == state.purse[state.faction]
            assert route["goals"]
            assert all(lands[goal]["owner"] == table["faction"] for goal in route["goals"])
    assert seen


def test_wages_are_the_pay_of_a_land() -> None:
    """The list answers for every number of units what the land's own row says."""
    for state, table in tables("purchase", seeds=1):
        assert all(table["wages"][land["units"]] == land["pay"] for land in table["lands"])
        assert len(table["wages"]) == state.rules.numbers.unit_limit + 1
