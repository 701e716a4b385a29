"""Every card by its title: what is printed on it and what it does, written as data."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.engine.state import changed
from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.counterweight.data.cards import (
    ACTION_CARD,
    ANCHOR_CARD,
    EMERGENCY,
    ENEMY,
    INSPECTOR,
    NO_ABILITY,
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
from spielwerk.games.counterweight.verbs import PAY, PLAY, SHIELD, USE
from tests.counterweight.scene import (
    answer,
    asked,
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


# key: what happens in its turn, by dice; seat 0 has a marker there and takes what it can get
SECTIONS_DO: dict[str, list[Turn]] = {
    "casino": [((5, 6), {"funds": 1, "influence0": 1}), ((4, 5), {})],
    "docks": [((), {"lane": -1, "docked": 1, "berths": 1})],
    "hydroponics": [((6, 6), {"funds": 1, "influence0": 1}), ((1, 1), {})],
    "hospital": [((6,), {"crises": -1}), ((1,), {"crises": -1, "influence0": -2})],
    "security": [
        ((6,), {"enemies": -2, "influence0": -2, "guard": 1}),
        ((1,), {"enemies": -1, "influence0": -2, "guard": 1}),
    ],
    "trade-hub": [
        ((6,), {"funds": 1, "influence0": 1}),
        ((1,), {"funds": -1, "influence0": 1}),
    ],
    "fuel-depot": [((), {"requested": -2, "influence0": 1, "fee": 1})],
    "drone-yard": [
        ((6,), {"supply": 4, "influence0": -1}),
        ((1,), {"supply": 2, "influence0": -1}),
    ],
    "traffic-control": [((), {"in front": -2, "fee": 1})],
    "cargo-hall": [((), {"in front": -2, "load": 1})],
    "promenade": [((6, 6), {"influence0": 2, "influence1": 1}), ((1, 1), {})],
    "brig": [((), {"influence0": -1, "influence1": -1, "guard": 2})],
    "airlock-bar": [((), {"enemies": -1, "influence0": -2})],
    "radio-room": [((6,), {"seen": 2, "hand0": 1}), ((1,), {"seen": 2})],
    "solar-sails": [((6, 6), {"influence0": 1}), ((1, 1), {"funds": -2})],
    "fusion-core": [
        ((6,), {"requested": 4, "influence0": -1}),
        ((1,), {"requested": 4, "influence0": -2, "influence1": -1}),
    ],
    "lagrange-bank": [
        ((6,), {"funds": -1, "influence0": 2}),
        ((1,), {"funds": -2, "influence0": 2}),
    ],
    "academy": [((), {"rerolls0": 1})],
    "press-office": [((), {"distracted": 2, "influence0": -1})],
    "laboratory": [((6,), {"funds": 5}), ((1,), {})],
    "customs": [((), {"influence0": -2, "seals": -1})],
    # prestige sections
    "star-dome": [((), {"seen": 1})],
    "zero-g-opera": [
        ((6,), {"distracted": 1, "influence0": 1, "influence1": 1}),
        ((1,), {"distracted": 1}),
    ],
    "grand-hotel": [((6,), {"influence0": 1}), ((1,), {})],
    "council-hall": [((), {"influence0": -2, "markers1": -1})],
    "treasury": [((), {"funds": 3, "influence0": -1})],
    "arboretum": [((6, 6), {"funds": 1, "influence0": 1}), ((1, 1), {})],
    "first-gondola": [((), {"lane": -1, "docked": 1})],
}
OTHERWISE = {"quarters", "founders-statue"}  # they stand on the busy table


@pytest.mark.rule("CW-12")
@pytest.mark.parametrize("key", SECTIONS_DO)
def test_a_section_does_what_it_says(key: str) -> None:
    """Ability and release of every section and prestige section."""
    for dice, wanted in SECTIONS_DO[key]:
        state = busy(inspected=bool({"distracted", "seals"} & set(wanted)))
        before = figures(state)
        place = 1
        build(state, key, place)
        put(state, place, 0)
        load(state, *dice)
        answer(start(state, Abilities(0, 0)))
        found = changes(before, state)
        assert found.pop("built") == 1
        assert found.pop("markers0") == 1
        assert found == wanted


@pytest.mark.rule("CW-12.2")
@pytest.mark.parametrize("key", ["quarters", "founders-statue"])
def test_crew_and_fame_shield_from_the_inspector(key: str) -> None:
    """The two sections that stand unfinished or taken in the other tests."""
    state = scene()
    build(state, key, 1)
    for place in (0, 1):
        put(state, place, 0)
    moor(state, "inspector")
    load(state, 1)
    start(state, Abilities(1, 0))
    for option in (USE | 1, SHIELD | 0, SHIELD | 1):
        state.apply(option)
    assert halted(state)
    assert (state.shields[0], state.shields[2], state.influence[0]) == (1, 1, 4)


@pytest.mark.rule("CW-12")
def test_every_section_has_a_release_and_few_are_games_of_chance() -> None:
    """Each permits something; at most a third of them is a die for a gain."""
    rules = the_game().rules
    titles = {rules.keys[n]: n for kind in (SECTION, PRESTIGE) for n in rules.of_kind[kind]}
    assert set(titles) == set(SECTIONS_DO) | OTHERWISE
    abilities = {key: rules.release[number] for key, number in titles.items()}
    assert NO_ABILITY not in abilities.values()
    chance = [key for key, ability in abilities.items() if rules.abilities[ability].dice]
    assert len(chance) <= len(titles) / 3


# key: (at the start, in its turn)
ANCHORS: dict[str, tuple[Changes, list[Turn]]] = {
    "morning-hub": ({}, [((6,), {"influence0": 1}), ((1,), {})]),
    "tethered-rock": (
        {},
        [
            ((6,), {"funds": 1, "requested": 4, "influence0": -1}),
            ((1,), {"requested": 4, "influence0": -1}),
        ],
    ),
    "gutted-freighter": ({"lane": 2, "berths": 1}, [((), {"in front": -2})]),
    "investors-tower": (
        {},
        [((1,), {"funds": -1, "influence1": -1}), ((6,), {"funds": -1, "influence0": 1})],
    ),
    "old-fort": (
        {},
        [((6,), {"enemies": -2, "influence0": -1}), ((1,), {"enemies": -1, "influence0": -1})],
    ),
    "settlers-wheel": (
        {"requested": 4},
        [((6, 6), {"influence0": 2, "influence1": 1}), ((1, 1), {})],
    ),
}


@pytest.mark.rule("CW-2.1")
@pytest.mark.parametrize("key", ANCHORS)
def test_an_anchor_does_what_it_says(key: str) -> None:
    """Start funds, start influence, income and specials of every anchor."""
    at_once, turns = ANCHORS[key]
    state = scene()
    rules, anchor = state.rules, card(key)
    influence = rules.influence[anchor]
    before = figures(state)
    before |= {"funds": rules.funds[anchor], "influence0": influence, "influence1": influence}
    on_top(state, SHIPS, "lighter", "liner")
    lay(state, anchor)
    state.advance()
    assert changes(before, state) == at_once
    assert net(state) == rules.income[anchor] > 0
    for dice, wanted in turns:
        state = busy()
        state.cards = changed(state.cards, 0, card(key))
        put(state, 0, 0)
        load(state, *dice)
        before = figures(state)
        answer(start(state, Abilities(0, 0)))
        assert changes(before, state) == wanted


# key: (what must be, with how many it is still locked, with how many it is unlocked)
UNLOCKS: dict[str, tuple[str, int, int]] = {
    "star-dome": ("enemies", 1, 0),
    "zero-g-opera": ("owners", 1, 2),
    "grand-hotel": ("ships", 1, 2),
    "council-hall": ("crises", 1, 0),
    "treasury": ("funds", 14, 15),
    "arboretum": ("neighbours", 1, 2),
    "founders-statue": ("built", 11, 12),
    "first-gondola": ("prestige", 4, 5),
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
    for place, other in ((2, "star-dome"), (3, "treasury"), (4, "arboretum"), (5, "grand-hotel"))[
        : number - 1 if what == "prestige" else 0
    ]:
        build(state, other, place)
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


# key: what happens in its turn with 3 supplies on it
SITES_DO: dict[str, list[Turn]] = {
    "contradictory-order": [((2,), {}), ((3,), {})],
    "light-fingers": [((2,), {"supply": -1}), ((3,), {})],
    "bottleneck": [],
    "welding-sparks": [],
    "night-shift": [],
    "inspectors-palm": [((2,), {"influence0": -1}), ((3,), {})],
    "inquiry": [((1,), {"control": 1}), ((2,), {})],
    "coolant-leak": [((1,), {"funds": -3}), ((2,), {})],
    "lost-crates": [((2,), {"requested": -2}), ((3,), {})],
    "debris-cloud": [((1,), {"lane": -1, "in front": -2}), ((2,), {})],
    "old-ordnance": [((1,), {"supply": -3}), ((2,), {})],
    "solid-build": [],
    "prefab": [],
    "decoy-lights": [((1,), {"lane": 1, "requested": -5}), ((2,), {})],
    "whispers": [((6,), {"influence1": 1}), ((5,), {})],
    "wrong-plans": [((3,), {"supply": -1}), ((4,), {})],
}


@pytest.mark.rule("CW-9.2")
@pytest.mark.parametrize("key", SITES_DO)
def test_a_site_makes_its_trouble(key: str) -> None:
    """Upkeep and nuisance of every site."""
    state = scene()
    without = net(state)
    site(state, "casino", 1, key)
    assert net(state) - without == state.rules.income[card(key)] <= 0
    for dice, wanted in SITES_DO[key]:
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


# key: (dice, what changes besides the price)
ACTIONS_DO: dict[str, tuple[Dice, Changes]] = {
    "automated-production": ((), {"funds": -6, "supply": -2, "built": 1, "honours0": 1}),
    "slush-fund": ((), {"funds": -4, "influence0": 4}),
    "appeal": ((), {"funds": 5}),
    "private-loan": ((), {"funds": 11}),
    "intrigue": ((), {"markers1": -1}),
    "nepotism": ((), {"markers0": 2}),
    "consultancy": ((), {"seen": 3, "influence0": 2}),
    "all-hands": ((), {"crises": -1}),
    "tug-team": ((), {"lane": -1, "docked": 1}),
    "torpedoes": ((), {"enemies": -2}),
    "replanning": ((), {"rerolls0": 1}),
    "site-marshal": ((), {"calm": 1, "supply": 2}),
    "black-market": ((4,), {"influence0": 2}),
    "lottery": ((3, 4), {"funds": 7}),
    "headhunters": ((), {"hand0": 2}),
    "charter": ((), {"lane": 2, "requested": -3}),
    "smear": ((), {"influence1": -2}),
    "bonuses": ((), {"influence0": 3, "influence1": 1}),
    "levy": ((), {"funds": 4, "influence0": -1, "influence1": -1}),
    "airdrop": ((), {"supply": 4}),
    "hush-money": ((), {"enemies": -1, "influence0": -1}),
    "gala-dinner": ((), {"distracted": 3, "influence0": 1}),
    "mislaid-files": ((), {"seals": -1}),
    "false-clearance": ((), {}),
    "shore-leave": ((), {"calm": 1, "influence0": 1, "influence1": 1}),
}


@pytest.mark.rule("CW-4.2")
@pytest.mark.parametrize("key", ACTIONS_DO)
def test_an_action_card_does_what_it_says(key: str) -> None:
    """Price and effect of every action card; questions get the last answer."""
    dice, wanted = ACTIONS_DO[key]
    state = busy(inspected=bool({"distracted", "seals"} & set(wanted)))
    on_top(state, SHIPS, "liner", "smuggler")
    on_top(
        state,
        ACTIONS,
        "appeal" if key != "appeal" else "smear",
        "levy" if key != "levy" else "smear",
    )
    if key == "false-clearance":  # he must be in the queue, and not the last
        fly(state, "inspector", 3)
        fly(state, "harbour-tug", 4)
    if key == "nepotism":  # the anchor has one place for each
        build(state, "academy", 13)
    number = deal(state, key)
    load(state, *dice)
    before = figures(state)
    start(state, PlayActions())
    assert PLAY | number in state.options()
    state.apply(PLAY | number)
    while type(state.stack[-1]) is not PlayActions and not halted(state):
        state.apply(state.options()[-1])
    price = {"funds": -state.rules.funds[number], "influence0": -state.rules.influence[number]}
    expected = {**price, "hand0": -1}
    for name, change in wanted.items():
        expected[name] = expected.get(name, 0) + change
    assert changes(before, state) == {name: n for name, n in expected.items() if n}
    assert number in state.piles[ACTIONS]


@pytest.mark.rule("CW-12")
def test_influence_is_for_people() -> None:
    """Action cards and releases that bribe pirates and keep the inspector busy."""
    rules = the_game().rules
    wanted = {"bribe", "distract", "stall", "unseal", "shield"}
    used = [
        {effect.word() for clause in rules.abilities[ability].clauses for effect in clause.effects}
        for ability in (
            *{rules.ability[number] for number in rules.of_kind[ACTION_CARD]},
            *{
                rules.release[number]
                for kind in (SECTION, PRESTIGE)
                for number in rules.of_kind[kind]
            },
        )
    ]
    actions = len({rules.ability[number] for number in rules.of_kind[ACTION_CARD]})
    assert sum(bool(words & wanted) for words in used[:actions]) >= 3
    assert {word for words in used[actions:] for word in words} >= wanted - {"stall"}


def test_the_black_market_can_go_wrong() -> None:
    """On 1 or 2 it costs influence, on 3 nothing happens."""
    for die, left in ((2, 4), (3, 5)):
        state = scene()
        number = deal(state, "black-market")
        load(state, die)
        start(state, PlayActions())
        state.apply(PLAY | number)
        assert state.influence[0] == left


# key: (dice, what else a balance changes, standing)
EMERGENCIES: dict[str, tuple[Dice, Changes, Changes]] = {
    "hull-breach": ((), {}, {}),
    "dock-strike": ((), {}, {"berths": -1}),
    "radio-silence": ((), {}, {"traffic": -2}),
    "quarantine": ((), {}, {"silence": 1}),
    "rumours": ((), {"influence0": -1, "influence1": -1, "control": 1}, {}),
    "reactor-surge": ((3,), {"funds": -5}, {}),
    "pirate-frequency": ((), {}, {"dice": 1}),
    "warehouse-fire": ((4,), {"requested": -3}, {}),
}


@pytest.mark.rule("CW-4.3")
@pytest.mark.parametrize("key", EMERGENCIES)
def test_an_emergency_hurts_until_somebody_pays(key: str) -> None:
    """Upkeep, effect, standing effect and price of every emergency."""
    dice, effect, standing = EMERGENCIES[key]
    state = scene()
    state.influence = [9, 9]
    printed = state.rules
    state.requested = 5
    before = figures(state)
    number = erupt(state, key)
    assert changes(before, state) == {"crises": 1, **standing}
    load(state, *dice)
    before = figures(state)
    start(state, Balance(0))
    upkeep = printed.income[number]
    assert upkeep < 0
    expected = {"funds": printed.income[card("morning-hub")] + upkeep}
    for name, change in effect.items():
        expected[name] = expected.get(name, 0) + change
    assert changes(before, state) == {name: n for name, n in expected.items() if n}
    before = figures(state)
    state.stack.append(PlayActions())
    state.advance()
    state.apply(PAY | number)
    paid = {"funds": -printed.funds[number], "influence0": -printed.influence[number]}
    paid["crises"] = -1
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
    "crew-shuttle": (0, 0, "", "12", (), {"markers0": 1, "docked": -1}),
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
        state.apply(state.options()[asked(state) == "free-marker"])
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


@pytest.mark.rule("CW-8.3")
@pytest.mark.parametrize(
    "key", ["pirate", "raiders", "corsair", "boarders", "highwayman", "scrap-king"]
)
def test_an_enemy_attacks_as_printed(key: str) -> None:
    """Dice and hold of every enemy; what does not fit is lost."""
    rules = the_game().rules
    dice, limit = rules.dice[card(key)], rules.loot[card(key)]
    state = scene()
    ship = fly(state, "heavy-hauler", 1, 8)
    enemy = lurk(state, key, 1)
    load(state, *[2] * dice)
    enemies.attack(state, enemy, ship)
    assert (state.cargo[ship], state.cargo[enemy]) == (8 - 2 * dice, 2 * dice)
    state.cargo[enemy] = limit - 1
    load(state, *[3] * dice)
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
        *OTHERWISE,
    ]
    enemies = {rules.keys[number] for number in rules.of_kind[ENEMY]}
    assert set(tested) | enemies == set(rules.keys)
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
                rules.manner,
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
            assert not found["manner"] or said(found["manner"])
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
        state.sites = changed(state.sites, 1, take(state, 2, card("inquiry")))
        state.supply = changed(state.supply, 1, 1 + there)
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


@pytest.mark.rule("CW-12")
def test_no_action_card_is_dominated() -> None:
    """None costs no more than another and does all of it, as much or more."""
    rules = the_game().rules
    does: dict[str, tuple[int, int, dict[str, int]]] = {}
    for number in rules.of_kind[ACTION_CARD]:
        ability = rules.abilities[rules.ability[number]]
        if not ability.dice:
            effects = {effect.word(): effect.n for effect in ability.clauses[0].effects}
            does[rules.keys[number]] = rules.funds[number], rules.influence[number], effects
    for key, (funds, influence, effects) in does.items():
        for other, (dearer, costlier, less) in does.items():
            if key != other and funds <= dearer and influence <= costlier:
                better = all(
                    word in effects and abs(effects[word]) >= abs(n) for word, n in less.items()
                )
                assert not better, f"{key} leaves {other} no use"
