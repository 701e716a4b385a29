"""The rules of thumb: they end their games, beat chance, and do what they say."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from spielwerk.bots.drive import SeatedBots
from spielwerk.bots.rebellion import building, thumb
from spielwerk.bots.rebellion.building import wanted_forces
from spielwerk.bots.rebellion.plans import NOWHERE, Weights
from spielwerk.bots.rebellion.thumb import STYLES, interject
from spielwerk.games.rebellion.data.things import PLANETS
from spielwerk.games.rebellion.rules.connection import pair
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    AGREE,
    ALL,
    ATTACK,
    BUY,
    BUY_LAND,
    DONE,
    LINK,
    LINK_TO,
    MOVE,
    MOVE_TO,
    MUSTER,
    OTHER_WAY,
    REFUSE,
    SEND,
    gift,
)
from tests.rebellion.scene import (
    ALL_LANDS,
    EMPIRE,
    GREEN,
    RED,
    choose,
    land,
    port,
    scene,
    the_board,
    the_game,
)

THUMB = STYLES["thumb"]
ORANGE = land("orange", 1)
PURPLE = [land("purple", number) for number in range(4)]


def ends(players: int, bots: list[str], games: int, **options: object) -> Counter[str]:
    """How so many games end."""
    found: Counter[str] = Counter()
    for seed in range(games):
        state = the_game().new(players, seed, options)
        SeatedBots(the_game(), bots, seed).play(state)
        found[state.end_reason] += 1
    return found


def answer(state: RebellionState) -> int:
    """What the bot chooses."""
    chosen = thumb.choose(state, random.Random(1), THUMB)
    assert chosen in state.options()
    return chosen


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_sides_win_games(players: int) -> None:
    """Equal bots finish nearly all games, and neither side wins them all."""
    found = ends(players, ["thumb"] * players, 14, balance="tuned")
    assert found["limit"] <= 3
    assert found["empire"] > 0
    assert found["rebels"] > 0


def test_thumb_rebels_beat_a_random_empire() -> None:
    """All of a few games; a longer run wants 95 in a hundred."""
    assert ends(3, ["random", "thumb", "thumb"], 8) == {"rebels": 8}


def test_a_thumb_empire_beats_random_rebels() -> None:
    """All of a few games; a longer run wants 95 in a hundred."""
    assert ends(3, ["thumb", "random", "random"], 6) == {"empire": 6}


def test_a_landless_rebel_with_a_fortune_comes_back() -> None:
    """What he could buy is more than the box holds, and he counts no further than that."""
    held = dict.fromkeys(ALL_LANDS, RED) | {port("red"): EMPIRE}
    state = scene(3, GREEN, owner=held, purse={GREEN: 2000})
    assert answer(state) >= BUY_LAND


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    "options",
    [
        {"board": "small"},
        {"rebels_attack": True},
        {"phase_order": "printed"},
        {"max_rounds": 0},
    ],
    ids=lambda options: next(iter(options)),
)
def test_all_styles_play_with_all_switches(style: str, options: dict[str, object]) -> None:
    """No question leaves a style without an answer."""
    state = the_game().new(4, 3, options)
    rng = random.Random(2)
    for _ in range(1500):
        if state.over:
            break
        state.apply(thumb.choose(state, rng, STYLES[style]))


def test_forces_aim_at_the_thresholds() -> None:
    """Eleven and twenty-one on a land: ten and twenty can go while one stays."""
    board = the_board()
    weights = Weights(reserve=4)
    assert wanted_forces(board, 5, 40, weights) == [6, 11, 15, 21, 25]
    assert wanted_forces(board, 5, 2, weights) == [6]
    assert wanted_forces(board, 30, 40, weights) == []


def test_pay_is_kept_back() -> None:
    """With just the credits for pay no further attack is made, even with good odds."""
    force = {PURPLE[1]: 26, PURPLE[2]: 1, PURPLE[3]: 1}
    state = scene(5, units=force, purse={RED: 30})
    assert answer(state) == ATTACK + PURPLE[0]
    state = scene(5, units=force, purse={RED: 5})
    assert answer(state) == DONE


def test_a_victory_is_worth_the_pay() -> None:
    """The last imperial land is attacked with the last credit."""
    state = scene(
        5,
        owner=dict.fromkeys(ALL_LANDS, RED) | {PURPLE[0]: EMPIRE},
        units={PURPLE[1]: 26, PURPLE[2]: 1, PURPLE[3]: 1},
        purse={RED: 1},
    )
    assert answer(state) == ATTACK + PURPLE[0]


def test_bad_odds_are_left_alone() -> None:
    """Two against five is no attack."""
    state = scene(
        5, units=dict.fromkeys(ALL_LANDS, 1) | {PURPLE[0]: 5, PURPLE[1]: 3}, purse={RED: 30}
    )
    assert ATTACK + PURPLE[0] in state.options()
    assert answer(state) == DONE


def test_bridges_lead_to_ports_that_can_be_taken() -> None:
    """A strong port reaches out, a weak one does not."""
    held = dict.fromkeys(ALL_LANDS[:3], RED)
    state = scene(4, owner=held, units={port("red"): 30}, purse={RED: 40})
    assert answer(state) == LINK
    choose(state, LINK)
    assert answer(state) != DONE
    state = scene(4, owner=held, units={port("red"): 3}, purse={RED: 40})
    assert answer(state) == DONE


def test_weak_lands_are_sold_but_never_the_last() -> None:
    """A seller gives what hardly anybody defends."""
    state = scene(3, purse={RED: 9})
    choose(state, BUY_LAND + ORANGE)
    assert answer(state) == AGREE + ORANGE
    state = scene(3, units={ORANGE: 8}, purse={RED: 9})
    choose(state, BUY_LAND + ORANGE)
    assert answer(state) == REFUSE + ORANGE
    state = scene(
        3,
        owner=dict.fromkeys(ALL_LANDS, RED) | {0: EMPIRE, ORANGE: GREEN},
        purse={RED: 9},
    )
    choose(state, BUY_LAND + ORANGE)
    assert answer(state) == REFUSE + ORANGE


def test_a_land_is_bought_if_it_makes_a_planet_complete() -> None:
    """The last land of a planet that an ally holds brings its reinforcement."""
    state = scene(3, owner={PURPLE[0]: RED, PURPLE[2]: GREEN}, purse={RED: 30})
    assert answer(state) == BUY_LAND + PURPLE[2]


def test_idle_credits_go_to_the_ally_on_turn() -> None:
    """Who has nothing to attack from gives all at the start of an ally's turn, and only then."""
    idle = dict.fromkeys(ALL_LANDS, RED) | {0: EMPIRE, ORANGE: GREEN}
    rng = random.Random(1)
    state = scene(3, owner=idle, purse={RED: 9, GREEN: 12})
    assert interject(state, 2, rng, THUMB) == gift(GREEN, RED, ALL)
    assert interject(state, EMPIRE, rng, THUMB) is None
    state = scene(3, EMPIRE, owner=idle, purse={RED: 9, GREEN: 12, EMPIRE: 9})
    assert interject(state, 2, rng, THUMB) is None
    state = scene(3, purse={RED: 9, GREEN: 12})
    assert interject(state, 2, rng, THUMB) is None


def test_what_is_left_goes_to_the_next_rebel() -> None:
    """Who has had his turn gives the rest of his purse to the ally whose turn begins."""
    rng = random.Random(1)
    state = scene(3, GREEN, purse={RED: 9, GREEN: 12})
    assert interject(state, 1, rng, THUMB) == gift(RED, GREEN, ALL)
    state = scene(5, GREEN, purse={RED: 9, GREEN: 12})
    assert interject(state, RED, rng, THUMB) is None


def test_idle_units_go_to_the_front() -> None:
    """Units that no enemy touches move towards one, if pay is safe."""
    blue = [land("light-blue", number) for number in range(7)]
    held = dict.fromkeys(blue, RED) | {blue[4]: EMPIRE}
    state = scene(6, owner=held, units={blue[1]: 6}, purse={RED: 9})
    assert answer(state) == MOVE + blue[1]
    choose(state, MOVE + blue[1])
    assert answer(state) in [MOVE_TO + goal for goal in (blue[0], blue[3], blue[5])]
    state = scene(6, owner=held, units={blue[1]: 6}, purse={RED: 1})
    assert answer(state) == DONE


def test_who_has_no_land_comes_back() -> None:
    """The land is bought where units for the rest of the purse do most; who could sell, sells."""
    held = dict.fromkeys(ALL_LANDS, RED) | {PURPLE[0]: EMPIRE, PURPLE[2]: EMPIRE}
    weak = {PURPLE[0]: 1, PURPLE[2]: 1, PURPLE[1]: 2, PURPLE[3]: 5}
    state = scene(3, GREEN, owner=held, units=weak, purse={GREEN: 20, RED: 0})
    assert answer(state) == BUY_LAND + PURPLE[1]
    choose(state, BUY_LAND + PURPLE[1])
    assert (state.player, answer(state)) == (1, AGREE + PURPLE[1])
    choose(state, AGREE + PURPLE[1])
    state.purse[GREEN] = 15
    while answer(state) >= BUY_LAND:  # a land that makes his planet complete comes first
        state.declined = (*state.declined, answer(state) - BUY_LAND)
        state.advance()
    assert answer(state) == BUY + PURPLE[1]
    strong = dict.fromkeys(ALL_LANDS, 9)
    state = scene(3, GREEN, owner=held, units=strong, purse={GREEN: 20, RED: 0})
    assert answer(state) == DONE  # nobody would sell


def test_who_has_no_land_helps_with_gifts() -> None:
    """His credits fight in the hands of the ally on turn."""
    held = dict.fromkeys(ALL_LANDS, RED) | {PURPLE[0]: EMPIRE}
    state = scene(3, RED, owner=held, purse={RED: 9, GREEN: 20})
    assert interject(state, 2, random.Random(1), THUMB) == gift(GREEN, RED, ALL)


def test_somebody_with_enemies_of_his_own_stays_at_home() -> None:
    """The strongest attacks alone if that is sure; a force is gathered for it."""
    held = {PURPLE[2]: EMPIRE}
    units = {PURPLE[0]: 1, PURPLE[1]: 30, PURPLE[2]: 1, PURPLE[3]: 9}
    state = scene(5, owner=held, units=units, purse={RED: 60})
    assert answer(state) == MUSTER
    choose(state, MUSTER)
    target = answer(state)
    choose(state, target)
    sent = []
    while state.decision.name == "attackers":
        sent.append(answer(state))
        choose(state, sent[-1])
    assert SEND in sent


def test_ways_are_left_to_the_engine() -> None:
    """The cheapest way will do; who came here by a slip goes back."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 40})
    choose(state, LINK, OTHER_WAY)
    assert answer(state) == DONE
    choose(state, LINK_TO + 3)
    assert answer(state) == DONE


def test_bridges_that_lie_need_no_other() -> None:
    """A force whose port is connected with an enemy's is not connected once more to gather."""
    held = dict.fromkeys(ALL_LANDS[:3], RED)
    state = scene(4, owner=held, units={port("red"): 12}, purse={RED: 300})
    board = state.rules
    assert building.muster(state, board, 0, THUMB.rebels) != NOWHERE
    state.links = (1,)
    assert building.muster(state, board, 0, THUMB.rebels) == NOWHERE


@pytest.mark.parametrize(("earlier", "wanted"), [(False, 1), (True, 9)])
def test_a_force_is_given_one_bridge(earlier: bool, wanted: int) -> None:
    """It can go to one port only; in 2026 it was given bridges to all that it could take."""
    weights = replace(THUMB.rebels, of_2026=earlier)
    held = dict.fromkeys(ALL_LANDS[:3], RED)
    state = scene(4, owner=held, units={port("red"): 30}, purse={RED: 40})
    ends = []
    while (option := thumb.choose(state, random.Random(1), replace(THUMB, rebels=weights))) != DONE:
        choose(state, option)
        ends.append(thumb.choose(state, random.Random(1), replace(THUMB, rebels=weights)))
        choose(state, ends[-1])
    assert len(ends) == wanted


@pytest.mark.parametrize(("earlier", "still"), [(False, True), (True, False)])
def test_nobody_marches_to_and_fro(earlier: bool, still: bool) -> None:
    """Every move brings units to where they stand better; in 2026 they could come back."""
    style = replace(THUMB, rebels=replace(THUMB.rebels, of_2026=earlier))
    held = {port("red"): RED, port("purple"): RED, port("orange"): EMPIRE}
    lands = [land("red", 1), land("red", 2), *[land("purple", number) for number in (1, 2, 3)]]
    state = scene(
        6,
        owner=held | dict.fromkeys(lands, RED),
        units=dict.fromkeys(lands, 1) | {port("red"): 12, port("purple"): 14},
        purse={RED: 20},
        links=pairs("red", "purple", "orange"),
    )
    moves = []
    while (option := thumb.choose(state, random.Random(1), style)) != DONE:
        goal = count = DONE
        choose(state, option)
        if state.decision.name == "move-to":
            goal = thumb.choose(state, random.Random(1), style)
            choose(state, goal)
        if state.decision.name == "move-count":
            count = thumb.choose(state, random.Random(1), style)
            choose(state, count)
        moves.append(option - MOVE)
    assert (len(moves) == len(set(moves)) <= 1) is still


def pairs(*planets: str) -> tuple[int, ...]:
    """The connections of planets that bridges join."""
    numbers = [PLANETS.index(planet) for planet in planets]
    return tuple(sorted(pair(*two) for two in combinations(numbers, 2)))


def test_without_a_credit_all_go() -> None:
    """Who can pay nobody lets all of them go, if no ally helps."""
    state = scene(7, units={PURPLE[1]: 21}, purse={RED: 0, GREEN: 9})
    assert answer(state) == DONE
