"""Every card by its title: what is printed on it and what it does, written as data."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.counterweight.data.cards import (
    ACTION_CARD,
    ANCHOR_CARD,
    EMERGENCY,
    ENEMY,
    INSPECTOR,
    PRESTIGE,
    SECTION,
    SHIP,
    SITE_CARD,
)
from spielwerk.games.counterweight.rules import enemies, prestige, ships, station
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.balance import Balance, net
from spielwerk.games.counterweight.rules.docking import EnterDock
from spielwerk.games.counterweight.rules.setup import lay
from spielwerk.games.counterweight.rules.station import Abilities
from spielwerk.games.counterweight.state import ACTIONS, SHIPS, CounterweightState
from spielwerk.games.counterweight.verbs import PAY, PLAY
from tests.counterweight.scene import (
    answer,
    build,
    busy,
    card,
    changes,
    deal,
    erupt,
    figures,
    fly,
    halted,
    load,
    lurk,
    moor,
    on_top,
    put,
    scene,
    site,
    start,
    take,
    the_game,
)

Dice = tuple[int, ...]
Changes = dict[str, int]
Turn = tuple[Dice, Changes]


# key: (income, places, what happens in its turn; seat 0 has a marker there, if it can)
SECTIONS_DO: dict[str, tuple[int, int, list[Turn]]] = {
    "casino": (2, 1, [((5, 6), {"funds": 1, "influence0": 1}), ((4, 5), {})]),
    "docks": (0, 1, [((4,), {"influence0": 1, "berths": 1}), ((3,), {"berths": 1})]),
    "hydroponics": (1, 2, [((4, 5), {"funds": 1, "influence0": 1}), ((3, 4), {})]),
    "hospital": (-1, 2, [((4, 4), {"crises": -1, "influence0": 1}), ((3, 3), {})]),
    "security": (-1, 1, [((4, 4), {"enemies": -1, "markers1": -1, "guard": 1})]),
    "trade-hub": (
        1,
        2,
        [((5, 6), {"funds": 3, "influence0": 1}), ((4, 5), {"funds": 1} | {"influence0": 1})],
    ),
    "fuel-depot": (0, 1, [((1, 4), {"funds": -2, "influence0": 1, "fee": 1})]),
    "drone-yard": (-1, 1, [((3, 5), {"supply": 2, "influence0": 1}), ((2, 4), {})]),
    "traffic-control": (0, 1, [((4,), {"influence0": 1, "fee": 1})]),
    "cargo-hall": (0, 2, [((5,), {"influence0": 1, "load": 1})]),
    "quarters": (1, 3, []),
    "promenade": (1, 2, [((6, 4), {"influence0": 2, "influence1": 1}), ((5, 3), {})]),
    "brig": (0, 1, [((4,), {"influence1": -1, "guard": 2}), ((3,), {"guard": 2})]),
    "airlock-bar": (1, 2, [((1, 3), {"funds": -1, "influence0": 1}), ((2, 2), {})]),
    "radio-room": (0, 1, [((6, 3), {"hand0": 1, "influence0": 1}), ((5, 2), {})]),
    "solar-sails": (2, 1, [((2, 5), {"funds": -1, "influence0": 1}), ((3, 4), {})]),
    "fusion-core": (3, 1, [((1,), {"influence0": -1, "influence1": -1}), ((2,), {})]),
    "lagrange-bank": (0, 2, [((3,), {"funds": -1, "influence0": 2})]),
    "academy": (-1, 3, [((4,), {"influence0": 1}), ((3,), {})]),
    "press-office": (0, 2, [((5,), {"influence0": 2}), ((4,), {})]),
    "laboratory": (-1, 2, [((5, 5), {"funds": 5, "influence0": 2}), ((4, 4), {})]),
    "customs": (1, 1, [((6, 6, 5), {"funds": 0, "influence0": 2}), ((5, 6, 4), {"funds": 1})]),
    # prestige sections
    "star-dome": (-1, 2, [((5,), {"influence0": 1}), ((4,), {})]),
    "zero-g-opera": (-1, 3, [((6, 6), {"influence0": 2, "influence1": 1}), ((5, 5), {})]),
    "grand-hotel": (1, 2, [((6,), {"influence0": 1}), ((5,), {})]),
    "council-hall": (-1, 3, [((5,), {"markers1": -1}), ((4,), {})]),
    "treasury": (0, 2, [((6,), {"funds": 2}), ((5,), {})]),
    "arboretum": (-1, 3, [((5,), {"funds": 1}), ((4,), {})]),
    "founders-statue": (-1, 4, []),
    "first-gondola": (-2, 4, [((6,), {"influence0": 1}), ((5,), {})]),
}


@pytest.mark.rule("CW-12")
@pytest.mark.parametrize("key", SECTIONS_DO)
def test_a_section_does_what_it_says(key: str) -> None:
    """Income, places, ability and release of every section and prestige section."""
    income, places, turns = SECTIONS_DO[key]
    rules = the_game().rules
    assert (rules.income[card(key)], rules.places[card(key)]) == (income, places)
    for dice, wanted in turns:
        state = busy()
        before = figures(state)
        place = 1
        build(state, key, place)
        put(state, place, 0)
        load(state, *dice)
        answer(start(state, Abilities(0, 0)))
        found = changes(before, state)
        assert found.pop("built") == 1
        assert found.pop("markers0") == 1
        assert found == {name: number for name, number in wanted.items() if number}


@pytest.mark.rule("CW-9.2")
def test_the_quarters_have_a_release() -> None:
    """The crew quarters, which stand unfinished in the other tests."""
    state = scene()
    build(state, "quarters", 1)
    put(state, 1, 0)
    load(state, 5)
    answer(start(state, Abilities(0, 0)))
    assert state.influence == [6, 5]


# key: (start funds, start influence, income, places, at the start, in its turn)
ANCHORS: dict[str, tuple[int, int, int, int, Changes, list[Turn]]] = {
    "morning-hub": (24, 10, 6, 2, {}, [((4,), {"influence0": 1}), ((3,), {})]),
    "tethered-rock": (16, 10, 7, 2, {}, [((5, 5), {"funds": 1, "influence0": 1}), ((4, 4), {})]),
    "gutted-freighter": (20, 12, 5, 1, {"lane": 2, "berths": 1}, [((4,), {"influence0": 1})]),
    "investors-tower": (
        34,
        9,
        6,
        3,
        {},
        [((1,), {"funds": -1, "influence1": -1}), ((2,), {"funds": -1, "influence0": 1})],
    ),
    "old-fort": (20, 9, 6, 1, {}, [((4, 5), {"enemies": -1, "influence0": 1}), ((3, 4), {})]),
    "settlers-wheel": (
        18,
        10,
        6,
        4,
        {"requested": 4},
        [((6, 5), {"influence0": 2, "influence1": 1}), ((5, 4), {})],
    ),
}


@pytest.mark.rule("CW-2.1")
@pytest.mark.parametrize("key", ANCHORS)
def test_an_anchor_does_what_it_says(key: str) -> None:
    """Start funds, start influence, income, places and specials of every anchor."""
    funds, influence, income, places, at_once, turns = ANCHORS[key]
    state = scene()
    before = figures(state) | {"funds": funds, "influence0": influence, "influence1": influence}
    on_top(state, SHIPS, "lighter", "liner")
    lay(state, card(key))
    state.advance()
    assert changes(before, state) == at_once
    rules = state.rules
    assert net(state) == rules.income[card(key)] == income
    assert rules.places[card(key)] == places
    for dice, wanted in turns:
        state = busy()
        state.cards[0] = card(key)
        put(state, 0, 0)
        load(state, *dice)
        before = figures(state)
        answer(start(state, Abilities(0, 0)))
        assert changes(before, state) == wanted


# key: (what must be, with how many it is still locked, with how many it is unlocked)
UNLOCKS: dict[str, tuple[str, int, int]] = {
    "star-dome": ("enemies", 1, 0),
    "zero-g-opera": ("owners", 1, 2),
    "grand-hotel": ("ships", 2, 3),
    "council-hall": ("crises", 1, 0),
    "treasury": ("funds", 19, 20),
    "arboretum": ("neighbours", 1, 2),
    "founders-statue": ("built", 9, 10),
    "first-gondola": ("prestige", 1, 2),
}


def with_condition(key: str, what: str, number: int) -> CounterweightState:
    """A prestige section at place 8 and as much of its condition as wanted."""
    state = scene(3)
    build(state, key, 8)
    state.funds = number if what == "funds" else 0
    if what == "enemies" and number:
        lurk(state, "pirate", 3)
    for seat in range(number if what == "owners" else 0):
        put(state, 8, seat)
    for ship in ("lighter", "liner", "smuggler")[: number if what == "ships" else 0]:
        moor(state, ship)
    if what == "crises" and number:
        erupt(state, "rumours")
    others = [name for name in SECTIONS_DO if name not in (key, "docks", "traffic-control")]
    if what == "neighbours":
        for place, other in zip((7, 9)[:number], others, strict=False):
            build(state, other, place)
    if what == "built":
        for place, other in zip(range(9, 9 + number - 1), others, strict=False):
            build(state, other, (place - 1) % 16 + 1)
    if what == "prestige" and number > 1:
        build(state, "star-dome", 2)
    return state


@pytest.mark.rule("CW-6.1")
@pytest.mark.parametrize("key", UNLOCKS)
def test_a_prestige_section_is_unlocked_by_its_own_condition(key: str) -> None:
    """Each has another condition, and it opens exactly there."""
    what, locked, open_at = UNLOCKS[key]
    state = with_condition(key, what, locked)
    assert (prestige.condition(state, 8).progress(state, 8), prestige.unlocked(state, 8)) == (
        locked,
        False,
    )
    state = with_condition(key, what, open_at)
    assert (prestige.condition(state, 8).progress(state, 8), prestige.unlocked(state, 8)) == (
        open_at,
        True,
    )
    assert len({condition for condition, _, _ in UNLOCKS.values()}) == len(UNLOCKS) == 8


@pytest.mark.rule("CW-12")
def test_a_condition_can_look_at_the_lane() -> None:
    """The one condition that no card of the set uses, for those who write their own."""
    changed = the_game({"prestige.star-dome.unlock": "lane 2"})
    state = scene()
    state.rules = changed.rules
    build(state, "star-dome", 1)
    fly(state, "lighter", 1)
    assert not prestige.unlocked(state, 1)
    fly(state, "liner", 2)
    assert prestige.unlocked(state, 1)


# key: (need, upkeep, what happens in its turn with 4 supplies on it)
SITES_DO: dict[str, tuple[int, int, list[Turn]]] = {
    "contradictory-order": (6, 0, [((2,), {}), ((3,), {})]),
    "light-fingers": (4, 0, [((2,), {"supply": -1}), ((3,), {})]),
    "bottleneck": (5, 0, []),
    "welding-sparks": (4, 0, []),
    "night-shift": (5, -1, []),
    "inspectors-palm": (4, 0, [((2,), {"influence0": -1}), ((3,), {})]),
    "inquiry": (7, 0, [((1,), {"influence0": -1, "influence1": -1}), ((2,), {})]),
    "coolant-leak": (4, 0, [((1,), {"funds": -3}), ((2,), {})]),
    "lost-crates": (5, 0, [((2,), {"requested": -2}), ((3,), {})]),
    "debris-cloud": (5, 0, [((1,), {"lane": -1}), ((2,), {})]),
    "old-ordnance": (6, 0, [((1,), {"supply": -3}), ((2,), {})]),
    "solid-build": (8, 0, []),
    "prefab": (4, -1, []),
    "decoy-lights": (4, 0, [((1,), {"lane": 1, "requested": -5}), ((2,), {})]),
    "whispers": (5, 0, [((6,), {"influence1": 1}), ((5,), {})]),
    "wrong-plans": (6, 0, [((3,), {"supply": -1}), ((4,), {})]),
}


@pytest.mark.rule("CW-9.2")
@pytest.mark.parametrize("key", SITES_DO)
def test_a_site_makes_its_trouble(key: str) -> None:
    """Need, upkeep and nuisance of every site."""
    need, upkeep, turns = SITES_DO[key]
    rules = the_game().rules
    assert (rules.need[card(key)], rules.income[card(key)]) == (need, upkeep)
    for dice, wanted in turns:
        state = busy()
        site(state, "casino", 1, key, 3)
        on_top(state, SHIPS, "lighter")
        state.influence = [5, 5]
        load(state, *dice)
        before = figures(state)
        answer(start(state, Abilities(0, 0)), *[0] * (key == "debris-cloud" and bool(wanted)))
        assert changes(before, state) == wanted


@pytest.mark.rule("CW-12.1")
def test_what_sites_do_as_long_as_they_are_open() -> None:
    """The bottleneck takes 3 once a round, welding sparks shut the neighbours down."""
    state = scene()
    site(state, "casino", 1, "bottleneck")
    assert station.room(state, 1) == 3
    station.deliver(state, 1, 2)
    assert station.room(state, 1) == 0
    assert station.open_sites(state) == []
    site(state, "quarters", 3, "welding-sparks")
    for place, key in ((2, "academy"), (4, "press-office")):
        build(state, key, place)
        put(state, place, 0)
    assert station.blocked(state, 2)
    assert station.blocked(state, 4)
    assert not station.blocked(state, 1)
    assert not station.blocked(state, 0)
    start(state, Abilities(2, 0))
    assert state.influence == [5, 5]


# key: (funds, influence, dice, what changes besides the price)
ACTIONS_DO: dict[str, tuple[int, int, Dice, Changes]] = {
    "automated-production": (1, 1, (), {"funds": -6, "supply": -2, "built": 1, "honours0": 1}),
    "slush-fund": (0, 0, (), {"funds": -4, "influence0": 4}),
    "appeal": (0, 1, (), {"funds": 5}),
    "private-loan": (0, 3, (), {"funds": 10}),
    "intrigue": (0, 1, (), {"markers1": -1}),
    "nepotism": (2, 0, (), {"markers0": 1}),
    "consultancy": (4, 0, (), {"influence0": 3}),
    "all-hands": (0, 1, (), {"crises": -1}),
    "tug-team": (0, 1, (), {"lane": -1, "docked": 1}),
    "torpedoes": (3, 0, (), {"enemies": -2}),
    "replanning": (0, 0, (), {}),
    "site-marshal": (1, 0, (), {"calm": 1, "supply": 2}),
    "black-market": (0, 0, (4,), {"influence0": 2}),
    "lottery": (2, 0, (3, 4), {"funds": 7}),
    "headhunters": (1, 0, (), {"hand0": 2}),
    "charter": (1, 0, (), {"lane": 2, "requested": -3}),
    "smear": (0, 1, (), {"influence1": -1}),
    "bonuses": (3, 0, (), {"influence0": 2, "influence1": 2}),
    "levy": (0, 0, (), {"funds": 5, "influence0": -1, "influence1": -1}),
    "airdrop": (0, 2, (), {"supply": 4}),
}


@pytest.mark.rule("CW-4.2")
@pytest.mark.parametrize("key", ACTIONS_DO)
def test_an_action_card_does_what_it_says(key: str) -> None:
    """Price and effect of every action card; questions get the last answer."""
    funds, influence, dice, wanted = ACTIONS_DO[key]
    state = busy()
    on_top(state, SHIPS, "liner", "smuggler")
    on_top(
        state,
        ACTIONS,
        "appeal" if key != "appeal" else "smear",
        "levy" if key != "levy" else "smear",
    )
    number = deal(state, key)
    load(state, *dice)
    before = figures(state)
    start(state, PlayActions())
    assert PLAY | number in state.options()
    state.apply(PLAY | number)
    while type(state.stack[-1]) is not PlayActions and not halted(state):
        state.apply(state.options()[-1])
    expected = {"funds": -funds, "influence0": -influence, "hand0": -1}
    for name, change in wanted.items():
        expected[name] = expected.get(name, 0) + change
    assert changes(before, state) == {name: n for name, n in expected.items() if n}
    assert number in state.piles[ACTIONS]


def test_the_black_market_can_go_wrong() -> None:
    """On 1 or 2 it costs influence, on 3 nothing happens."""
    for die, left in ((2, 3), (3, 5)):
        state = scene()
        number = deal(state, "black-market")
        load(state, die)
        start(state, PlayActions())
        state.apply(PLAY | number)
        assert state.influence[0] == left


# key: (price in funds, price in influence, upkeep, dice, what else a balance changes, standing)
EMERGENCIES: dict[str, tuple[int, int, int, Dice, Changes, Changes]] = {
    "hull-breach": (5, 2, -5, (), {}, {}),
    "dock-strike": (1, 4, -1, (), {}, {"berths": -1}),
    "radio-silence": (3, 2, -3, (), {}, {"traffic": -2}),
    "quarantine": (2, 3, -3, (), {}, {"silence": 1}),
    "rumours": (0, 4, -1, (), {"influence0": -1, "influence1": -1}, {}),
    "reactor-surge": (4, 3, -1, (3,), {"funds": -5}, {}),
    "pirate-frequency": (4, 2, -2, (), {}, {"dice": 1}),
    "warehouse-fire": (3, 3, -1, (4,), {"requested": -3}, {}),
}


@pytest.mark.rule("CW-4.3")
@pytest.mark.parametrize("key", EMERGENCIES)
def test_an_emergency_hurts_until_somebody_pays(key: str) -> None:
    """Upkeep, effect, standing effect and price of every emergency."""
    funds, influence, upkeep, dice, effect, standing = EMERGENCIES[key]
    state = scene()
    state.requested = 5
    before = figures(state)
    number = erupt(state, key)
    assert changes(before, state) == {"crises": 1, **standing}
    load(state, *dice)
    before = figures(state)
    start(state, Balance(0))
    expected = {"funds": state.rules.income[card("morning-hub")] + upkeep}
    for name, change in effect.items():
        expected[name] = expected.get(name, 0) + change
    assert changes(before, state) == {name: n for name, n in expected.items() if n}
    before = figures(state)
    state.stack.append(PlayActions())
    state.advance()
    state.apply(PAY | number)
    paid = {"funds": -funds, "influence0": -influence, "crises": -1}
    paid |= {name: -change for name, change in standing.items()}
    assert changes(before, state) == {name: change for name, change in paid.items() if change}
    assert number in state.piles[ACTIONS]


# key: (capacity, upkeep, resistance, protection, dice in dock, what changes then)
SHIPS_DO: dict[str, tuple[int, int, str, str, Dice, Changes]] = {
    "supply-transporter": (6, 0, "", "1", (), {}),
    "lighter": (5, 0, "", "12", (), {}),
    "heavy-hauler": (8, -1, "", "", (), {}),
    "armoured-transport": (6, 0, "", "456", (), {}),
    "gun-freighter": (5, 0, "56", "", (), {}),
    "smuggler": (3, 0, "", "1234", (), {"influence0": 1}),
    "mercenary": (0, -1, "123", "45", (3,), {"enemies": -1}),
    "liner": (0, 0, "", "", (), {"funds": 6, "docked": -1}),
    "research-vessel": (0, -1, "", "123", (4,), {"funds": 4}),
    "construction-tender": (0, -1, "", "", (3,), {"supply": 2}),
    "pilgrim-ship": (0, 0, "", "", (), {"influence0": 1, "influence1": 1, "docked": -1}),
    "envoys-yacht": (0, 0, "", "123", (), {"influence0": 3, "docked": -1}),
    "escort-cruiser": (0, -2, "2345", "16", (), {}),
    "harbour-tug": (0, -1, "", "12", (), {}),
    "repair-ship": (0, 0, "", "123", (), {"crises": -1, "docked": -1}),
    "inspector": (0, -1, "", "", (), {"markers1": -1, "seals": 1}),
}
SHIPS_STAND: dict[str, Changes] = {"escort-cruiser": {"dice": -1}, "harbour-tug": {"fee": 1}}


def busy_without_lighters() -> CounterweightState:
    """The busy table, with every ship still in the deck."""
    state = busy()
    for position in (0, 1):
        state.decks[SHIPS] = (state.lane[position], *state.decks[SHIPS])
        state.lane[position] = -1
    return state


@pytest.mark.rule("CW-8.5")
@pytest.mark.parametrize("key", SHIPS_DO)
def test_a_ship_does_what_it_says(key: str) -> None:
    """Hold, upkeep and ability of every ship; nobody keeps those that leave."""
    capacity, upkeep, _, _, dice, wanted = SHIPS_DO[key]
    state = busy_without_lighters()
    assert state.rules.capacity[card(key)] == capacity
    without = net(state)
    before = figures(state)
    ship = moor(state, key)
    assert net(state) - without == upkeep
    assert changes(before, state) == {"docked": 1, **SHIPS_STAND.get(key, {})}
    state.requested = 20
    ships.load(state, ship)
    assert state.cargo[ship] == capacity
    load(state, *dice)
    before = figures(state)
    start(state, EnterDock())
    while len(state.stack) > 1:
        state.apply(state.options()[0])
    assert changes(before, state) == wanted


@pytest.mark.rule("CW-8.3")
@pytest.mark.parametrize("key", SHIPS_DO)
def test_a_ship_defends_itself_as_printed(key: str) -> None:
    """Resistance destroys the enemy, protection does nothing, everything else hurts."""
    capacity, _, resistance, protection, _, _ = SHIPS_DO[key]
    for die in range(1, 7):
        state = scene()
        ship = fly(state, key, 1, min(capacity, 3))
        enemy = lurk(state, "pirate", 1)
        load(state, die)
        state.influence = [0, 0]
        enemies.attack(state, enemy, ship)
        state.advance()
        destroyed = str(die) in resistance
        safe = destroyed or str(die) in protection
        assert (enemy not in state.course) == destroyed
        lost = min(die, 3) if capacity and not safe else 0
        assert state.cargo[ship] == (min(capacity, 3) - lost)
        flees = not capacity and not safe and die >= 4 and key != "inspector"
        assert (ship not in state.lane) == flees
        assert state.cargo[enemy] == (0 if safe else die)


# key: (attack dice, loot limit)
ENEMIES: dict[str, tuple[int, int]] = {
    "pirate": (1, 6),
    "raiders": (2, 8),
    "corsair": (2, 12),
    "scrap-king": (3, 12),
}


@pytest.mark.rule("CW-8.3")
@pytest.mark.parametrize("key", ENEMIES)
def test_an_enemy_attacks_as_printed(key: str) -> None:
    """Dice and hold of every enemy; what does not fit is lost."""
    dice, limit = ENEMIES[key]
    state = scene()
    ship = fly(state, "heavy-hauler", 1, 8)
    enemy = lurk(state, key, 1)
    load(state, *[2] * dice)
    enemies.attack(state, enemy, ship)
    assert (state.cargo[ship], state.cargo[enemy]) == (8 - 2 * dice, 2 * dice)
    state.cargo[enemy] = limit - 1
    load(state, *[6] * dice)
    enemies.attack(state, enemy, ship)
    assert state.cargo[enemy] == limit


@pytest.mark.rule("CW-12")
def test_the_set_is_whole() -> None:
    """So many cards of each kind and so many different ones, at least."""
    rules = the_game().rules
    tested = [
        *ANCHORS,
        *SECTIONS_DO,
        *SITES_DO,
        *ACTIONS_DO,
        *EMERGENCIES,
        *SHIPS_DO,
        *ENEMIES,
    ]
    assert set(tested) <= set(rules.keys)
    wanted = {
        ANCHOR_CARD: (6, 6),
        SECTION: (24, 20),
        PRESTIGE: (8, 8),
        SITE_CARD: (20, 10),
        ACTION_CARD: (24, 18),
        EMERGENCY: (8, 8),
        SHIP: (30, 12),
        ENEMY: (10, 4),
        INSPECTOR: (1, 1),
    }
    for kind, (count, different) in wanted.items():
        cards = rules.of_kind[kind]
        assert len(cards) >= count
        assert len({rules.keys[number] for number in cards}) >= different
    assert {rules.need[number] for number in rules.of_kind[SITE_CARD]} >= {4, 5, 6, 7, 8}
    freighters = [rules.capacity[n] for n in rules.of_kind[SHIP] if rules.capacity[n]]
    assert (min(freighters), max(freighters)) == (3, 8)
    assert sum(freighters) >= 100
    assert {rules.dice[number] for number in rules.of_kind[ENEMY]} >= {1, 2, 3}
    loots = {rules.loot[number] for number in rules.of_kind[ENEMY]}
    assert (min(loots), max(loots)) == (6, 12)


@pytest.mark.rule("CW-12")
def test_no_two_cards_differ_only_in_name() -> None:
    """What is printed on a card is on no other."""
    rules = the_game().rules
    seen: dict[Any, str] = {}
    for number, key in enumerate(rules.keys):
        printed = tuple(
            column[number]
            for column in (
                rules.kind,
                rules.income,
                rules.places,
                rules.ability,
                rules.release,
                rules.start,
                rules.standing,
                rules.unlock,
                rules.funds,
                rules.influence,
                rules.need,
                rules.capacity,
                rules.resistance,
                rules.protection,
                rules.dice,
                rules.loot,
            )
        )
        assert seen.setdefault(printed, key) == key


@pytest.mark.rule("CW-12")
def test_every_card_can_be_read() -> None:
    """The catalogue names, tells and explains every card in both languages."""
    catalogue = the_game().catalogue()
    assert sum(len(found["ids"]) for found in catalogue.values()) == len(the_game().rules.keys)
    for lang in LANGUAGES:
        said = words(the_game().home(), lang).say
        names = set()
        for found in catalogue.values():
            names.add(said(found["name"]))
            assert len(said(found["story"])) > 10
            for lines in (*found["start"], *found["ability"], *found["release"]):
                assert lines["effects"]
                assert not lines["when"] or said(lines["when"])
                assert all(said(effect["text"]) for effect in lines["effects"])
            assert all(said(line) for line in found["standing"])
            assert not found["unlock"] or said(found["unlock"]["text"])
        assert len(names) == len(catalogue)


def test_the_samples_of_the_document_are_as_they_were() -> None:
    """Names and rules of the six sample cards."""
    said = words(the_game().home(), "de").say
    catalogue = the_game().catalogue()

    def printed(key: str) -> list[str]:
        found = catalogue[key]
        return [
            " ".join(
                ([said(lines["when"])] if lines["when"] else [])
                + [said(effect["text"]) for effect in lines["effects"]]
            )
            for lines in (*found["ability"], *found["release"])
        ] + [said(line) for line in found["standing"]]

    assert said(catalogue["casino"]["name"]) == "Casino"
    assert printed("casino") == ["Bei 5+ +1 Fonds", "Bei 6 +1 Einfluss"]
    assert said(catalogue["docks"]["name"]) == "Dockanlagen"
    assert "+1 Liegeplatz" in printed("docks")
    assert said(catalogue["mercenary"]["name"]) == "Söldner"
    assert printed("mercenary") == ["Bei 1–3 das erste Feindschiff wird zerstört"]
    assert said(catalogue["inspector"]["name"]) == "Inspekteur"
    assert said(catalogue["contradictory-order"]["name"]) == "Widersprüchliche Anweisung"
    assert printed("contradictory-order")[0].startswith("Bei 1–2 die Hälfte")
    assert said(catalogue["automated-production"]["name"]) == "Automatisierte Fertigung"
    assert printed("automated-production")[0].startswith("bis zu 6 Fonds von der Station")


def test_contradictory_orders_move_half_of_the_supplies() -> None:
    """Half, rounded down, goes to the next open site that can take it, as far as it fits."""
    for supply, there, moved in ((5, 0, 2), (4, 5, 1), (1, 0, 0)):
        state = scene()
        site(state, "casino", 3, "contradictory-order", supply)
        site(state, "quarters", 1, "lost-crates", 0)
        state.sites[1], state.supply[1] = take(state, 2, card("inquiry")), 1 + there
        load(state, 2, 6, 6)
        start(state, Abilities(3, 0))
        assert state.supply[3] == supply - moved
    state = scene()
    site(state, "casino", 3, "contradictory-order", 5)
    load(state, 1)
    start(state, Abilities(0, 0))
    assert state.supply[3] == 5


def test_an_automated_production_may_be_a_small_one() -> None:
    """Any part of the six funds can be chosen, and a full reserve is no duty."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    number = deal(state, "automated-production")
    start(state, PlayActions())
    state.apply(PLAY | number)
    assert len(state.options()) == 6
    state.apply(state.options()[1])
    assert (state.funds, state.supply[1]) == (7, 2)
