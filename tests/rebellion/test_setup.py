"""RB-3 and the order of RB-4: set-up, rounds, turns."""

from __future__ import annotations

import pytest

from spielwerk.bots.brain import brain
from spielwerk.games.rebellion.data.things import COLOURS
from spielwerk.games.rebellion.rules.turn import EndRound, phase_order
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import DONE
from tests.rebellion.scene import EMPIRE, RED, scene, the_board, the_game, told


def pass_on(state: RebellionState) -> None:
    """Choose as little as possible."""
    state.apply(DONE if DONE in state.options() else state.options()[0])


@pytest.mark.rule("RB-3", "RB-3.1")
def test_the_empire_at_the_start() -> None:
    """5 units on every port, 30 credits for the Empire and none for Rebels."""
    state = the_game().new(3, 1)
    board = state.rules
    assert [state.units[port] for port in board.port] == [5] * 8
    assert {state.owner[port] for port in board.port} == {EMPIRE}
    assert board.numbers.empire_credits == 30
    assert not any(state.purse[1:])


@pytest.mark.rule("RB-3.1", "RB-3.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_balanced_start(players: int) -> None:
    """The switch sets purse, units and the lone rounds by the number of players."""
    own, numbers = the_board().numbers, the_board().tuned[players].numbers
    tuned = the_game().new(players, 1, {"balance": "tuned"})
    loaded = the_game().from_json(the_game().to_json(tuned))
    for state in (tuned, loaded):
        assert state.rules.numbers == numbers != own
    assert [tuned.units[port] for port in tuned.rules.port] == [numbers.units_per_port] * 8
    assert tuned.faction == (EMPIRE if numbers.rounds_alone else RED)
    assert tuned.purse[EMPIRE] == numbers.empire_credits
    if numbers.rounds_alone:  # else the first Rebel has his income already
        assert tuned.purse[RED] == numbers.rebel_credits
    assert the_game().new(players, 1).rules.numbers == own


@pytest.mark.rule("RB-3.1")
def test_the_rulebook_names_the_balanced_starts() -> None:
    """Purse and units of every number of players, in both languages, from the board file."""
    for lang in ("de", "en"):
        book = the_game().rulebook(lang)
        for players, board in the_board().tuned.items():
            numbers = board.numbers
            row = (
                *(players, numbers.empire_credits, numbers.rebel_credits),
                *(numbers.units_per_port, numbers.rounds_alone),
            )
            assert "| " + " | ".join(map(str, row)) + " |" in book


@pytest.mark.rule("RB-3.1")
def test_a_board_that_nobody_tuned_keeps_its_own_purse() -> None:
    """Without an entry for the number of players the switch changes nothing."""
    small = the_game().new(3, 1, {"board": "small"})
    assert the_game().new(3, 1, {"board": "small", "balance": "tuned"}).purse == small.purse


@pytest.mark.rule("RB-3.1", "RB-2.4")
def test_planets_start_where_the_dice_say() -> None:
    """The sum of an orbit's dice is the field, the top field being number 1."""
    state = the_game().new(3, 1, listen=True)
    board = state.rules
    for planet, number in told(state, "placed"):
        assert state.place[planet] == board.first_field[planet] + number - 1
        dice = board.start_dice[planet]
        assert len(dice) <= number <= sum(dice)
    assert len(told(state, "placed")) == 8


@pytest.mark.rule("RB-3.2")
@pytest.mark.parametrize(
    ("players", "lands"),
    [
        (2, {"red": 12, "green": 12}),
        (3, {"red": 12, "green": 12}),
        (4, {"red": 8, "blue": 7, "green": 9}),
        (5, {"red": 6, "blue": 6, "green": 6, "orange": 6}),
    ],
)
def test_the_rebels_at_the_start(players: int, lands: dict[str, int]) -> None:
    """The bracket numbers of the prototype, two units on each land."""
    state = the_game().new(players, 1)
    held = {COLOURS[faction]: state.lands[faction] for faction in state.factions}
    assert held == {"white": 8, **lands}
    assert state.troops[1:] == [2 * count for count in state.lands[1:]]


@pytest.mark.rule("RB-3.3")
def test_the_empire_plays_the_first_round_alone() -> None:
    """Then the Rebels come in their order, and the Empire last."""
    state = the_game().new(5, 1, listen=True)
    while state.round < 4:
        pass_on(state)
    order = [faction for (faction,) in told(state, "turn")]
    assert order[:11] == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0]


@pytest.mark.rule("RB-3.4")
def test_planets_move_and_bridges_vanish_after_the_empires_turn() -> None:
    """Every planet moves one field clockwise, past the top field to number 1."""
    state = the_game().new(3, 1)
    board = state.rules
    before = state.place
    state.bridges, state.links = (0, 1), (1,)
    while state.round == 1:
        pass_on(state)
    assert not state.bridges
    assert not state.links
    for planet, first in enumerate(board.first_field):
        count = board.fields[planet]
        assert state.place[planet] - first == (before[planet] - first + 1) % count
    ends = zip(board.first_field, board.fields, strict=True)
    state.place = tuple(first + count - 1 for first, count in ends)
    state.stack[:] = [EndRound()]
    state.advance()
    assert state.place == tuple(board.first_field)


@pytest.mark.rule("RB-3.4")
def test_bridges_serve_the_whole_round() -> None:
    """Bridges of one Rebel lie until the Empire has had its turn."""
    state = scene(7, RED, links=(1,))
    assert (state.faction, state.links) == (EMPIRE, (1,))


@pytest.mark.rule("RB-4")
@pytest.mark.parametrize(
    ("order", "phases"), [("numbered", [1, 2, 3, 4, 5, 6, 7]), ("printed", [1, 2, 4, 3, 5, 6, 7])]
)
def test_the_order_of_the_phases(order: str, phases: list[int]) -> None:
    """By number, or as the prototype prints them."""
    state = the_game().new(3, 1, {"phase_order": order})
    state.owner[1] = EMPIRE  # so that there is something to move
    state.lands[EMPIRE], state.lands[RED] = 9, 11
    state.troops[EMPIRE], state.troops[RED] = 42, 22
    assert list(phase_order(state.opt)) == phases
    seen = []
    while state.round == 1:
        if state.phase not in seen:
            seen.append(state.phase)
        pass_on(state)
    assert seen == [phase for phase in phases if phase not in (2, 7)]


@pytest.mark.rule("RB-3.3")
def test_rounds_alone_are_a_number_of_the_board() -> None:
    """With none of them the Rebels begin."""
    state = the_game({"board-standard.numbers.rounds_alone": "0"}).new(3, 1)
    assert (state.round, state.faction) == (1, RED)


@pytest.mark.rule("RB-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rebels_win_together(players: int) -> None:
    """The Empire is a side of its own, all Rebels are the other; so the bots are told, too."""
    state = the_game().new(players, 1)
    assert the_game().teams(players, state.opt) == [0] + [1] * (players - 1)
    sides = brain("rebellion").sides(players)
    assert sorted(sides.values()) == [(0,), tuple(range(1, players))]
