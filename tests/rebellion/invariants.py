"""What always holds in Rebellion."""

from __future__ import annotations

from spielwerk.games.rebellion.state import RebellionState


def check(state: RebellionState) -> None:
    """Units, lands, bridges and credits add up, and nothing is negative or over its limit."""
    board = state.the_board()
    numbers = board.numbers
    factions = range(len(state.lands))
    assert len(state.owner) == len(state.units) == board.lands
    assert set(state.owner) <= set(factions)
    assert all(units >= 1 for units in state.units)
    assert all(credits >= 0 for credits in state.purse)
    assert sum(state.lands) == board.lands
    for faction in factions:
        own = [land for land in range(board.lands) if state.owner[land] == faction]
        assert state.lands[faction] == len(own)
        assert state.troops[faction] == sum(state.units[land] for land in own)
        assert state.troops[faction] <= numbers.unit_limit
        assert own or not state.purse[faction]
    assert state.lands[0] or state.over
    assert any(state.lands[1:]) or state.over
    for planet, field in enumerate(state.place):
        first = board.first_field[planet]
        assert first <= field < first + board.fields[planet]
    assert len(state.bridges) <= numbers.bridge_limit
    assert list(state.bridges) == sorted(set(state.bridges))
    assert not set(state.bridges) & set(state.place)
    assert list(state.links) == sorted(set(state.links))
    for link in state.links:
        start, end = divmod(link, len(state.place))
        assert start < end
    assert state.phase in range(8)
    assert state.over or state.player == state.seat(state.faction) or state.phase == 3
    if state.opt.max_rounds:
        assert state.round <= state.opt.max_rounds
