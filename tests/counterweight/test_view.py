"""The table as a seat sees it, the prompts, the reasons, the terminal picture."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.counterweight import explain, view
from spielwerk.games.counterweight.action import PlayActions
from spielwerk.games.counterweight.docking import Docking
from spielwerk.games.counterweight.influence import Convert, PlaceMarkers
from spielwerk.games.counterweight.planning import Planning
from spielwerk.games.counterweight.rounds import StartRound
from spielwerk.games.counterweight.state import (
    ACTIONS,
    DONE,
    PRESTIGES,
    SECTIONS,
    SITES,
    CounterweightState,
)
from spielwerk.games.counterweight.station import Supplying
from spielwerk.games.counterweight.table import odds
from tests.counterweight.tables import (
    bare,
    build,
    card,
    deal,
    erupt,
    fly,
    game,
    go,
    lurk,
    moor,
    on_top,
    put,
    site,
    take,
)


def played(seed: int, players: int, **options: object) -> Any:
    """States of random play."""
    rng = random.Random(seed)
    state = game().new(players, seed, options)
    while not state.over:
        yield state
        state.apply(state.options()[rng.randrange(len(state.options()))])


def why(state: CounterweightState, seat: int, *wish: str | int) -> tuple[str, str] | None:
    """The rule and the message that forbid a wish; it reads well in both languages."""
    found = game().explain(state, seat, wish)
    if found is None:
        return None
    for lang in LANGUAGES:
        assert words(game().home(), lang).say(found["text"])
    return found["rule"], found["text"]["id"].removeprefix("why-")


def test_every_choice_is_a_wish_that_nothing_forbids() -> None:
    """What is offered explains as None, for the one who is asked and nobody else."""
    seen = set()
    for seed in range(12):
        switches = {"placement": "beside", "anchor": "chosen"} if seed % 2 else {}
        for state in played(seed, 2 + seed % 4, **switches):
            for option in state.options():
                wish = explain.wish_of(option)
                seen.add(wish[0])
                assert explain.option_of(wish) == option
                assert game().explain(state, state.player, wish) is None
                other = (state.player + 1) % state.players
                assert game().explain(state, other, wish) is not None
    assert seen == set(view.VERBS)


def test_every_target_of_a_choice_leads_to_its_wish() -> None:
    """A click on a thing that glows finds the wish behind it."""
    skipped = {"anchor", "keep", "secure"}
    for state in played(3, 3):
        for choice in game().view(state, state.player)["choices"]:
            if choice["targets"] and choice["verb"] not in skipped:
                found = game().wishes(state, state.player, choice["targets"][0])
                assert isinstance(choice["option"], int)
                own = explain.wish_of(choice["option"])
                if own[0] != "evict" or own[2] != state.player:
                    assert own in found


def test_wishes_of_things() -> None:
    """Every thing on the table offers what one might want of it."""
    state = bare()
    build(state, "treasury", 1)
    put(state, 1, 1)
    site(state, "casino", 2, "prefab")
    ship = moor(state, "lighter")
    special = take(state, 4, card("liner"))
    state.special = (special,)
    wishes = game().wishes
    assert wishes(state, 0, "deck:0") == [("draw", SECTIONS)]
    assert wishes(state, 0, "deck:2") == []
    assert wishes(state, 0, "seat:1") == []
    assert wishes(state, 0, "place:1") == [
        ("mark", 1),
        ("convert", 1),
        ("overtake", 1, 1),
        ("evict", 1, 1),
        ("seal", 1),
    ]
    assert wishes(state, 1, f"card:{state.cards[1]}") == [("mark", 1), ("convert", 1), ("seal", 1)]
    assert wishes(state, 0, "place:2") == [("site", 2), ("mark", 2)]
    assert wishes(state, 0, "place:3") == [("field", 3)]
    assert wishes(state, 0, f"card:{state.sites[2]}") == [("site", 2)]
    assert wishes(state, 0, f"card:{ship}") == [("send-off", ship)]
    assert wishes(state, 0, f"card:{special}") == [("call", special)]
    assert wishes(state, 0, f"card:{card('rumours')}") == []


def test_why_not_in_the_action_phase() -> None:
    """Too dear, not in hand, not yours, not now."""
    state = bare()
    loan, torpedoes = deal(state, "private-loan"), deal(state, "torpedoes")
    breach = erupt(state, "hull-breach")
    state.funds, state.influence = 2, [2, 5]
    deal(state, "levy")
    go(state, PlayActions())
    assert why(state, 0, "play", torpedoes) == ("CW-4.2", "no-funds")
    assert why(state, 0, "play", loan) == ("CW-4.2", "no-influence")
    assert why(state, 0, "play", card("appeal")) == ("CW-4.2", "not-playable")
    assert why(state, 0, "pay", breach) == ("CW-4.3", "no-funds")
    assert why(state, 0, "pay", card("rumours")) == ("CW-4.3", "not-payable")
    assert why(state, 1, "play", torpedoes) == ("CW-4.2", "not-you")
    assert why(state, 0, "start", card("casino")) == ("CW-5.2", "when-start")
    assert why(state, 0, "amount", 3) == ("CW-4.2", "not-now")
    assert why(state, 0, "dance") == ("CW-4.2", "not-now")
    assert why(state, 0, "draw", "sections") == ("CW-5.1", "when-draw")
    for verb in explain.WHEN:
        assert why(state, 1, verb, 0) is not None


def test_why_not_in_the_planning_phase() -> None:
    """Drawn already, plan full, deck empty, ring full, no influence."""
    state = bare()
    for key in ("casino", "brig", "customs", "academy", "quarters"):
        state.plan += (take(state, SECTIONS, card(key)),)
    state.influence = [0, 5]
    go(state, Planning())
    assert why(state, 0, "draw", SECTIONS) == ("CW-5.1", "plan-full")
    assert why(state, 0, "remove", card("casino")) == ("CW-5.3", "no-influence")
    assert why(state, 0, "start", card("treasury")) == ("CW-5.2", "not-in-plan")
    state.apply(state.options()[1])
    state.asked = [DONE, DONE + 1]
    state.decks[PRESTIGES] = ()
    assert why(state, 0, "draw", PRESTIGES) == ("CW-5.1", "deck-empty")
    assert why(state, 0, "draw", ACTIONS) == ("CW-5.1", "no-target")
    state.drawn = 1
    assert why(state, 0, "draw", PRESTIGES) == ("CW-5.1", "drawn")
    state.decks[SITES] = ()
    assert why(state, 0, "start", card("brig")) == ("CW-5.2", "deck-empty")
    state.cards = [card("brig")] * 17
    assert why(state, 0, "start", card("brig")) == ("CW-5.2", "ring-full")


def test_why_not_in_the_influence_phase() -> None:
    """Unfinished, full, sealed, no takeover needed, nobody there, locked, used up."""
    state = bare()
    build(state, "casino", 1)
    put(state, 1, 0)
    site(state, "brig", 2, "prefab")
    build(state, "academy", 3)
    state.seals[3] = 1
    build(state, "treasury", 4)
    build(state, "council-hall", 5)
    go(state, PlaceMarkers(0))
    assert why(state, 0, "mark", 1) == ("CW-6.2", "full")
    assert why(state, 0, "mark", 2) == ("CW-6.2", "unfinished")
    assert why(state, 0, "mark", 3) == ("CW-10.3", "sealed")
    assert why(state, 0, "overtake", 4, 1) == ("CW-6.3", "not-full")
    assert why(state, 0, "overtake", 1, 1) == ("CW-6.3", "no-rival")
    state.asked = [DONE, DONE + 1]
    assert why(state, 0, "mark", 4) == ("CW-6.2", "no-influence")
    state.stack.pop()
    put(state, 4, 0)
    put(state, 5, 0)
    go(state, Convert(0, 0))
    assert why(state, 0, "convert", 1) == ("CW-6.1", "no-prestige")
    assert why(state, 0, "convert", 4) == ("CW-6.1", "locked")
    put(state, 5, 0, 0)
    assert why(state, 0, "convert", 5) is None
    state.asked = [DONE, DONE + 1]
    assert why(state, 0, "convert", 5) == ("CW-6.1", "no-marker")
    put(state, 5, 0)
    assert why(state, 0, "convert", 5) == ("CW-6.1", "used")


def test_why_not_in_the_docking_step() -> None:
    """Too far back, dock full, a free berth, the inspector, the wrong ship."""
    state = bare()
    first, far = fly(state, "lighter", 1), fly(state, "heavy-hauler", 4)
    docked = moor(state, "harbour-tug")
    state.influence = [1, 5]
    inspector = moor(state, "inspector")
    go(state, Docking())
    assert why(state, 0, "land", far) == ("CW-8.4", "no-influence")
    assert why(state, 0, "land", docked) == ("CW-8.4", "not-in-lane")
    assert why(state, 0, "turn-away", first) == ("CW-8.4", "berth-free")
    assert why(state, 0, "send-off", first) == ("CW-8.4", "not-docked")
    assert why(state, 0, "send-off", inspector) == ("CW-10.1", "inspector-stays")
    moor(state, "lighter", copy=1)
    state.stack.pop()
    state.influence = [0, 5]
    go(state, Docking())
    assert why(state, 0, "land", first) == ("CW-8.4", "dock-full")
    assert why(state, 0, "turn-away", far) == ("CW-8.4", "not-first")
    assert why(state, 0, "send-off", docked) == ("CW-8.4", "no-influence")
    state.dock = (docked, card("liner"), card("smuggler"))
    state.lane[1] = inspector
    assert why(state, 0, "turn-away", inspector) == ("CW-10.1", "inspector-stays")


def test_why_not_elsewhere() -> None:
    """A site that is full for now, a thing that is no target, a game that is over."""
    state = bare()
    site(state, "casino", 1, "bottleneck")
    site(state, "brig", 2, "solid-build")
    site(state, "academy", 3, "prefab")
    moor(state, "heavy-hauler", 8)
    state.delivered = 1 << 1
    go(state, Supplying())
    assert why(state, 0, "site", 1) == ("CW-9.1", "site-full")
    assert why(state, 0, "site", 4) == ("CW-9.1", "no-target")
    state.finish("bankrupt")
    assert why(state, 0, "site", 1) == ("CW-11", "over")


def test_the_table_shows_the_whole_station() -> None:
    """Sites, markers, seals, locks, forecast and odds are there as plain data."""
    state = bare()
    build(state, "treasury", 1)
    put(state, 1, 1, 2)
    site(state, "casino", 2, "welding-sparks", 3)
    state.seals[0] = 1
    hauler = fly(state, "heavy-hauler", 1, 4)
    lurk(state, "pirate", 1)
    moor(state, "inspector")
    erupt(state, "hull-breach")
    deal(state, "levy")
    state.plan = (take(state, SECTIONS, card("brig")),)
    go(state, PlayActions())
    table = game().view(state, 1)["table"]
    anchor, treasury, casino = table["ring"][:3]
    assert (anchor["seal"], anchor["kind"]) == (True, "anchor")
    assert treasury["markers"] == [0, 2]
    assert treasury["unlock"] == {
        "condition": "funds",
        "number": 20,
        "progress": 10,
        "open": False,
    }
    assert treasury["blocked"] is True
    assert casino["site"] == {
        "id": state.sites[2],
        "key": "welding-sparks",
        "need": 4,
        "supply": 3,
        "room": 1,
    }
    assert table["ring"][3]["card"] is None
    first = table["lane"][0]
    assert (first["ship"]["id"], first["enemy"]["key"]) == (hauler, "pirate")
    # 1, 2, 3 are lost whole, of 4, 5 and 6 only 4
    assert first["odds"] == {"destroyed": 0.0, "driven_off": 0.0, "loss": 3.0}
    assert table["inspector"]["where"] == "dock"
    assert table["forecast"]["net"] == 6 + 0 - 1 - 5
    assert table["forecast"]["after"] == 10
    assert [item["card"]["key"] for item in table["forecast"]["items"]] == [
        "morning-hub",
        "inspector",
        "hull-breach",
    ]
    assert table["crisis"][0]["payable"] is True
    assert table["players"][1]["points"] == 7
    assert table["decks"][0]["name"] == "sections"
    assert game().view(state, None)["table"] == table
    state.rules = game({"ships.heavy-hauler.upkeep": "0"}).rules
    for where, zone in (("lane", state.lane), ("deck", None)):
        state.dock = ()
        if zone is None:
            state.lane[4] = -1
        else:
            zone[4] = card("inspector")
        assert game().view(state, 0)["table"]["inspector"]["where"] == where


@pytest.mark.rule("CW-8.3")
def test_the_odds_of_an_attack_are_worked_out() -> None:
    """Resistance, protection, flight and loss, over all attack dice."""
    state = bare()
    king = lurk(state, "scrap-king", 1)
    raiders = lurk(state, "raiders", 2)
    mercenary, liner = fly(state, "mercenary", 1), fly(state, "liner", 2)
    gun, inspector = fly(state, "gun-freighter", 3, 5), fly(state, "inspector", 4)
    found = odds(state, mercenary, raiders)
    # half the dice destroy, one in six drives off, two in six do nothing
    assert found == {"destroyed": 66.7, "driven_off": 22.2, "loss": 0.0}
    assert odds(state, liner, king)["driven_off"] == 87.5
    assert odds(state, inspector, king) == {"destroyed": 0.0, "driven_off": 0.0, "loss": 0.0}
    assert odds(state, gun, raiders)["destroyed"] == 55.6


def test_every_question_has_its_prompt() -> None:
    """Each step that asks has a prompt and the names of what it asks about."""
    seen = set()
    for seed in range(40):
        switches = {"placement": "beside", "anchor": "chosen"} if seed % 2 else {}
        for state in played(seed, 2 + seed % 4, **switches):
            kind = type(state.stack[-1])
            if kind not in seen:
                seen.add(kind)
                prompt, _ = game().question(state)
                choices = game().view(state, state.player)["choices"]
                for lang in LANGUAGES:
                    said = words(game().home(), lang).say
                    assert said(prompt)
                    assert all(said(choice["text"]) for choice in choices)
    assert seen == set(view.ASKS)


def test_the_picture_shows_the_table() -> None:
    """Sections with markers, sites, lane and course, dock, plan, emergencies, hands."""
    state = bare()
    build(state, "casino", 1)
    put(state, 1, 1)
    build(state, "treasury", 2)
    state.seals[2] = 1
    site(state, "academy", 3, "prefab", 2)
    fly(state, "lighter", 1, 3)
    fly(state, "liner", 2)
    lurk(state, "raiders", 3)
    moor(state, "harbour-tug")
    state.special = (take(state, 4, card("envoys-yacht")),)
    state.plan = (take(state, SECTIONS, card("brig")),)
    erupt(state, "rumours")
    deal(state, "levy")
    state.aboard = 0
    said = words(game().home(), "en")
    lines = [line if isinstance(line, str) else said.say(line) for line in game().picture(state, 1)]
    text = "\n".join(lines)
    for wanted in (
        " 1  Casino [2] +2 · release",
        " 2  Treasury [✕] +0",
        " 3  ▒ Academy (Prefab Module) 2/4",
        " 1  Lighter 3/5 (fee 0) ‹› –",
        " 3  – (fee 1) ‹› Raiding Party ⚄⚄ 0/8",
        "Harbour Tug",
        "Special requests: Envoy's Yacht",
        "Plan: The Brig +0",
        "! Rumours (price 0 funds, 4 influence)",
        "* 1 Player 1",
        "› 2 Player 2",
        "Emergency Levy",
    ):
        assert wanted in text


def test_a_game_can_start_anywhere() -> None:
    """A round laid out by hand asks its first question."""
    state = bare()
    on_top(state, ACTIONS, "appeal")
    go(state, StartRound())
    assert game().phase(state)["id"] == "phase-action"
    assert game().round(state) == 3
    assert state.events is not None
    assert [game().line(event, None)["kind"] for event in state.events] == ["round", "drew"]
