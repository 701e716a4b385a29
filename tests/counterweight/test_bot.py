"""The rules of thumb: legal, of one mind, and different in style."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from spielwerk.bots.counterweight import effects, evaluation, needs, permits, prices, thumb
from spielwerk.bots.counterweight.style import Style
from spielwerk.bots.counterweight.worth import landing_value
from spielwerk.engine.state import changed
from spielwerk.games.counterweight.data.cards import ACTION_CARD
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.standing import Standing
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.arrival import CallShips
from spielwerk.games.counterweight.rules.balance import Contribute
from spielwerk.games.counterweight.rules.docking import Docking
from spielwerk.games.counterweight.rules.effects.foes import BribeEnemy, StrikeEnemy
from spielwerk.games.counterweight.rules.effects.gains import Pocket
from spielwerk.games.counterweight.rules.resources import Request
from spielwerk.games.counterweight.rules.ships import Discarding
from spielwerk.games.counterweight.state import CounterweightState
from spielwerk.games.counterweight.verbs import (
    AMOUNT,
    BRIBE,
    CALL,
    DONE,
    KEEP,
    LAND,
    PAY,
    SEND_OFF,
    SHOOT,
)
from spielwerk.lab.counterweight.trial import watch
from spielwerk.lab.simulate import Job
from tests.counterweight.invariants import check
from tests.counterweight.scene import (
    build,
    erupt,
    fly,
    lurk,
    moor,
    put,
    scene,
    site,
    start,
    the_game,
)

SECTIONS = (  # enough of them that the end is near
    *("academy", "airlock-bar", "cargo-hall", "customs", "fuel-depot", "fusion-core", "hospital"),
    *("hydroponics", "laboratory", "press-office", "promenade", "quarters", "radio-room"),
)
EVEN, LOYAL, SELFISH = Style(greed=0.5), Style(greed=0.0), Style(greed=1.0)
# With the weights that were set by hand: what is asked here is what greed does.
STYLES = {"thumb": thumb.BY_HAND, "loyal": LOYAL, "selfish": SELFISH}


def says(state: CounterweightState, style: str) -> object:
    """What a style chooses here."""
    return thumb.choose(state, random.Random(0), STYLES[style])


@pytest.mark.parametrize("style", thumb.STYLES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_whole_games(style: str, players: int) -> None:
    """Every choice is an open one, and the same state gets the same answer."""
    for seed in range(4):
        switches = {"placement": "beside", "anchor": "chosen"} if seed % 2 else {}
        state = the_game().new(players, seed, switches)
        while not state.over:
            option = thumb.choose(state, random.Random(0), thumb.STYLES[style])
            assert option in state.options()
            again = thumb.choose(state.copy(), random.Random(0), thumb.STYLES[style])
            assert again == option
            state.apply(option)
        check(state)


def test_it_keeps_a_reserve_when_it_orders() -> None:
    """Enough stays to pay the balance; the selfish leave less."""
    state = scene()
    for key in ("hull-breach", "quarantine"):
        erupt(state, key)
    site(state, "casino", 1, "solid-build")
    start(state, Request())
    orders = {style: says(state, style) for style in STYLES}
    assert orders["loyal"] == AMOUNT | 2
    assert orders["selfish"] == AMOUNT | 5


def test_it_lands_freight_that_is_needed() -> None:
    """A full freighter at position 2 is worth an influence."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    ship = fly(state, "supply-transporter", 2, 6)
    start(state, Docking())
    assert says(state, "loyal") == LAND | ship


def test_near_the_end_it_orders_what_pirates_will_take_too() -> None:
    """The last sites must not wait for one stolen cargo; before that, every fund is needed."""
    careful, plain = Style(loot=3.0), Style()
    state = scene()
    state.funds = 40
    site(state, "casino", 16, "solid-build")
    start(state, Request())
    early = {style: thumb.choose(state, random.Random(0), style) for style in (careful, plain)}
    assert early[careful] == early[plain]
    state.stack.pop()
    for place, key in enumerate(SECTIONS, 1):
        build(state, key, place)
    assert needs.late(state)
    start(state, Request())
    late = {style: thumb.choose(state, random.Random(0), style) for style in (careful, plain)}
    assert late[careful] - late[plain] == 3


def test_an_idle_ship_leaves_for_freight_behind_the_first_position() -> None:
    """CW-8.4: a full dock, and what the sites need waits at position 3."""
    state = scene()
    state.influence = [9, 9]
    site(state, "casino", 1, "solid-build")
    idle = [moor(state, key) for key in ("mercenary", "escort-cruiser", "repair-ship")]
    fly(state, "supply-transporter", 3, 6)
    start(state, Docking())
    far = Style(greed=0.0, reach=3.0, room=1.0, idle=9.0)
    near = replace(far, reach=1.0)
    assert thumb.choose(state, random.Random(0), far) == SEND_OFF | idle[0]
    assert thumb.choose(state, random.Random(0), near) == DONE


def test_freight_is_worth_more_when_time_runs_out() -> None:
    """Only to somebody in haste, and only then."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    ship = fly(state, "supply-transporter", 1, 6)
    haste, calm = Style(haste=1.0), Style()
    state.round = state.opt.max_rounds
    assert needs.pressure(state) > 0
    assert landing_value(state, ship, haste) > landing_value(state, ship, calm)


def test_styles_differ_where_the_station_and_oneself_compete() -> None:
    """Emergencies, pockets, contributions."""
    state = scene()
    rumours = erupt(state, "rumours")
    start(state, PlayActions())
    assert says(state, "loyal") == PAY | rumours
    assert says(state, "selfish") == 0
    state = scene()
    state.funds = 16
    site(state, "casino", 1, "solid-build")
    start(state, Pocket(0, 4))
    assert says(state, "loyal") == AMOUNT
    assert says(state, "selfish") == AMOUNT | 4
    state = scene()
    start(state, Contribute(0, 4))
    assert says(state, "loyal") == AMOUNT | 2
    assert says(state, "selfish") == AMOUNT


def test_bots_have_an_opinion_on_everything() -> None:
    """Every kind of effect, every standing effect and every question of the game."""
    assert set(effects.EFFECTS) == set(Effect.kinds.values())
    assert set(effects.STANDING) == set(Standing)
    assert set(thumb.ANSWERS) == set(the_game().decisions())


@pytest.mark.rule("CW-12")
def test_every_action_card_is_played_and_none_always() -> None:
    """In some dozen games of the rules of thumb, each title in some of the rounds that offer it."""
    playable: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for number in range(110, 180):
        trial = watch(Job("counterweight", 3 + number % 2, ("level2",), 7_000), number)
        playable += trial.playable
        played += trial.played
    rules = the_game().rules
    assert set(playable) == {rules.keys[number] for number in rules.of_kind[ACTION_CARD]}
    for title in playable:
        assert 0 < played[title] < playable[title], title


def test_a_fund_is_worth_more_while_they_are_short() -> None:
    """And most of all before a balance that cannot be paid."""
    state = scene()
    state.funds = 200
    plenty = prices.fund(state, EVEN)
    state.funds = 30
    short = prices.fund(state, EVEN)
    for key in ("hull-breach", "quarantine"):
        erupt(state, key)
    state.funds = 3
    assert plenty < short < prices.fund(state, EVEN)
    assert prices.fund(state, SELFISH) < prices.fund(state, LOYAL)


def test_an_influence_is_worth_more_while_places_are_free() -> None:
    """Without a free place it is a ticket for a takeover, near the end hardly that."""
    state = scene()
    state.influence = [8, 8]
    empty = prices.influence(state, 0, EVEN)
    put(state, 0, 1, 2)
    full = prices.influence(state, 0, EVEN)
    state.influence[0] = 1
    assert full < empty < prices.influence(state, 0, EVEN)
    assert prices.free_places(state) == 0


def test_a_co_keeps_the_fees_of_the_cargo_that_waits() -> None:
    """CW-8.4: influence for landing comes before markers, but only for what the sites can take."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    fly(state, "supply-transporter", 4, 6)
    assert needs.landing_fees(state) == 3
    assert needs.purse(state, 0, LOYAL) == 3
    assert needs.purse(state, 0, SELFISH) == 0
    fly(state, "lighter", 6, 5)
    fly(state, "smuggler", 7, 3)
    assert needs.landing_fees(state) == 8  # with these the site is full


def test_enemies_are_worth_what_they_threaten_and_carry() -> None:
    """CW-12.2: who is bribed, and who is shot down."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    pirate, raiders = lurk(state, "pirate", 1), lurk(state, "raiders", 3)
    fly(state, "heavy-hauler", 3, 8)
    start(state, BribeEnemy(0, 1))
    assert says(state, "loyal") == BRIBE | raiders
    state.stack.pop()
    state.cargo[pirate] = 6
    start(state, StrikeEnemy(0, 1))
    assert says(state, "loyal") == SHOOT | pirate
    state.stack.pop()
    start(state, BribeEnemy(0, 5))
    assert says(state, "thumb") == DONE


def test_an_escort_lands_where_there_are_enemies() -> None:
    """Its upkeep is worth it then."""
    state = scene()
    escort = fly(state, "escort-cruiser", 1)
    start(state, Docking())
    assert says(state, "thumb") == DONE
    state.stack.pop()
    for position, key in enumerate(("pirate", "raiders", "corsair", "highwayman"), 1):
        lurk(state, key, position)
    start(state, Docking())
    assert says(state, "thumb") == LAND | escort


def test_a_freighter_is_kept_and_called_while_there_is_much_to_ship() -> None:
    """CW-8.2: special requests, for who has the influence."""
    state = scene()
    state.influence = [9, 9]
    hauler = fly(state, "heavy-hauler", 1)
    state.funds = 30
    start(state, Discarding(hauler))
    assert says(state, "thumb") == KEEP | hauler
    state.apply(KEEP | hauler)
    state.lane[0] = -1
    start(state, CallShips())
    assert says(state, "thumb") == DONE  # nothing is requested
    state.stack.pop()
    state.requested = 8
    start(state, CallShips())
    assert says(state, "thumb") == CALL | hauler


def test_the_inspector_is_distracted_and_his_seals_are_taken_off() -> None:
    """CW-12.2: worth nothing before he is aboard, more where a prestige section is unguarded."""
    state = scene()
    assert permits.distract(state, 3, EVEN) == permits.shield(state, 1, EVEN) == 0
    assert permits.unseal(state, 1, EVEN) == 0
    assert permits.vex(state, 1, EVEN) < 0
    moor(state, "inspector")
    state.aboard = 2
    assert permits.vex(state, 1, EVEN) == 0
    plain = permits.distract(state, 3, EVEN)
    build(state, "treasury", 1)
    assert permits.distract(state, 3, EVEN) > plain > permits.distract(state, 0, EVEN)
    put(state, 1, 0)
    assert permits.shield(state, 1, EVEN) > 0
    state.seals = changed(state.seals, 0, 1)
    seal = permits.unseal(state, 1, EVEN)
    state.seals = changed(state.seals, 1, 1)
    assert permits.unseal(state, 1, EVEN) > seal > 0


def test_the_search_plays_for_the_win() -> None:
    """A finished station is worth most to its winner, and a lost one nothing to anybody."""
    state = scene(3)
    put(state, 0, 1, 2)
    state.over, state.end_reason = True, "finished"
    first, winner, third = evaluation.evaluate(state)
    assert winner - first >= 0.3
    assert first == third > 0
    state.end_reason = "deadline"
    assert evaluation.evaluate(state) == [0.0] * 3
