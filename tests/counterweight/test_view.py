"""The table as a seat sees it, the prompts, the reasons, the terminal picture."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spielwerk.bots.counterweight import thumb
from spielwerk.bots.counterweight.style import Style
from spielwerk.engine.option import verb_of
from spielwerk.engine.state import changed
from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.counterweight.rules import prestige
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.rounds import StartRound
from spielwerk.games.counterweight.show.traffic import odds
from spielwerk.games.counterweight.state import (
    ACTIONS,
    SECTIONS,
)
from spielwerk.games.counterweight.verbs import Verb
from tests.counterweight.scene import (
    asked,
    build,
    card,
    deal,
    erupt,
    fly,
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

EVEN = Style(greed=0.5)  # as much for the station as for oneself


def played(seed: int, players: int, **options: object) -> Any:
    """States of a game that is played half with sense and half at random, and so comes far."""
    rng = random.Random(seed)
    state = the_game().new(players, seed, options)
    while not state.over:
        yield state
        sense = rng.random() < 0.5
        state.apply(thumb.choose(state, rng, EVEN) if sense else rng.choice(state.options()))


def test_the_table_shows_the_whole_station() -> None:
    """Sites, markers, seals, locks, forecast and odds are there as plain data."""
    state = scene()
    state.funds = 14
    build(state, "treasury", 1)
    put(state, 1, 1, 2)
    site(state, "casino", 2, "welding-sparks", 3)
    state.seals = changed(state.seals, 0, 1)
    hauler = fly(state, "heavy-hauler", 1, 4)
    lurk(state, "pirate", 1)
    moor(state, "inspector")
    erupt(state, "hull-breach")
    deal(state, "levy")
    state.plan = (take(state, SECTIONS, card("brig")),)
    start(state, PlayActions())
    table = the_game().view(state, 1)["table"]
    anchor, treasury, casino = table["ring"][:3]
    assert (anchor["seal"], anchor["kind"]) == (True, "anchor")
    assert treasury["markers"] == [0, 2]
    assert treasury["unlock"] == {
        "condition": "funds",
        "number": prestige.condition(state, 1).n,
        "progress": 14,
        "open": False,
        "gains": [0, 2],
    }
    assert treasury["blocked"] is True
    assert casino["site"] == {
        "id": state.sites[2],
        "key": "welding-sparks",
        "need": 5,
        "supply": 3,
        "room": 2,
        "most": 0,
    }
    assert table["ring"][3]["card"] is None
    first = table["lane"][0]
    assert (first["ship"]["id"], first["enemy"]["key"]) == (hauler, "pirate")
    # 1, 2, 3 are lost whole, of 4, 5 and 6 only 4
    assert first["odds"] == {"destroyed": 0.0, "driven_off": 0.0, "loss": 3.0}
    assert table["inspector"]["where"] == "dock"
    assert table["forecast"]["net"] == 6 + 0 - 1 - 6
    assert table["forecast"]["after"] == 13
    assert [item["card"]["key"] for item in table["forecast"]["items"]] == [
        "morning-hub",
        "inspector",
        "hull-breach",
    ]
    assert table["crisis"][0]["payable"] is True
    assert table["players"][1]["points"] == 7
    assert table["decks"][0]["name"] == "sections"
    assert the_game().view(state, None)["table"] == table
    state.rules = the_game({"ships.heavy-hauler.upkeep": "0"}).rules
    for where, zone in (("lane", state.lane), ("deck", None)):
        state.dock = ()
        if zone is None:
            state.lane[4] = -1
        else:
            zone[4] = card("inspector")
        assert the_game().view(state, 0)["table"]["inspector"]["where"] == where


@pytest.mark.rule("CW-8.3")
def test_the_odds_of_an_attack_are_worked_out() -> None:
    """Resistance, protection, flight and loss, over all attack dice."""
    state = scene()
    king = lurk(state, "highwayman", 1)
    raiders = lurk(state, "raiders", 2)
    mercenary, liner = fly(state, "mercenary", 1), fly(state, "liner", 2)
    gun, inspector = fly(state, "gun-freighter", 3, 5), fly(state, "inspector", 4)
    found = odds(state, mercenary, raiders)
    # half the dice destroy, one in six drives off, two in six do nothing
    assert found == {"destroyed": 66.7, "driven_off": 22.2, "loss": 0.0}
    assert odds(state, liner, king)["driven_off"] == 87.5
    boarders = lurk(state, "boarders", 3)
    # a 4 is enough to take the ship, but 5 and 6 are its resistance
    assert odds(state, gun, boarders) == {"destroyed": 33.3, "driven_off": 16.7, "loss": 1.8}
    assert odds(state, inspector, king) == {"destroyed": 0.0, "driven_off": 0.0, "loss": 0.0}
    assert odds(state, gun, raiders)["destroyed"] == 55.6


def test_every_question_is_asked_and_every_verb_offered() -> None:
    """In play with whims each kind of question comes up with its prompt, and so does every verb."""
    questions = {kind.name for kind in the_game().decisions()}
    seen: set[str] = set()
    verbs: set[int] = set()
    for seed in range(400):
        if seen == questions and verbs == set(Verb):
            break
        turned = {"placement": "beside", "anchor": "chosen", "inspector_seals": "co"}
        switches = turned if seed % 2 else {}
        for state in played(seed, 2 + seed % 4, **switches):
            verbs |= {verb_of(option) for option in state.options()}
            if asked(state) not in seen:
                seen.add(asked(state))
                prompt = the_game().view(state, None)["prompt"]
                assert prompt
                offered = [the_game().choice(state, option) for option in state.options()]
                for lang in LANGUAGES:
                    say = words(the_game().home(), lang).say
                    assert say(prompt)
                    assert len({say(one["text"]) for one in offered}) == len(offered)
    assert seen == questions
    assert verbs == set(Verb)


def test_the_picture_shows_the_table() -> None:
    """Sections with markers, sites, lane and course, dock, plan, emergencies, hands."""
    state = scene()
    build(state, "casino", 1)
    put(state, 1, 1)
    build(state, "treasury", 2)
    state.seals = changed(state.seals, 2, 1)
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
    corsair, boarders = lurk(state, "corsair", 4), lurk(state, "boarders", 5)
    state.fleeing = (corsair, boarders)
    state.prizes = changed(state.prizes, boarders, take(state, 4, card("smuggler")))
    on_top(state, 4, "pilgrim-ship")
    state.seen, state.rerolls, state.distracted = 1, (0, 1), 2
    said = words(the_game().home(), "en")
    lines = [
        line if isinstance(line, str) else said.say(line) for line in the_game().picture(state, 1)
    ]
    text = "\n".join(lines)
    for wanted in (
        " 1  Casino [2] +2 · release",
        " 2  Treasury [✕] +0",
        " 3  ▒ Academy (Prefab Module) 2/4",
        " 1  Lighter 3/5 (fee 0) ‹› –",
        " 3  – (fee 1) ‹› Raiding Party ⚄⚄ 0/8",
        "Corsair is on the run",
        "Boarding Party has Smuggler in tow",
        "Seen coming, 1 in line: Pilgrim Ship",
        "distracted by 2",
        "1× roll again",
        "Harbour Tug",
        "Special requests: Envoy's Yacht",
        "Plan: The Brig +0",
        "! Rumours (price ",
        "* 1 Player 1",
        "› 2 Player 2",
        "Emergency Levy",
    ):
        assert wanted in text


def test_a_game_can_start_anywhere() -> None:
    """A round laid out by hand asks its first question."""
    state = scene()
    on_top(state, ACTIONS, "appeal")
    start(state, StartRound())
    assert the_game().phase(state)["id"] == "phase-action"
    assert the_game().round(state) == 3
    assert state.events is not None
    assert [the_game().line(event, None, state.opt)["kind"] for event in state.events] == [
        "round",
        "drew",
    ]


@pytest.mark.rule("CW-12.1")
def test_the_table_says_what_changes_a_rule_for_all() -> None:
    """Sums of standing effects as sentences; what concerns one card is read on the card."""
    state = scene()
    build(state, "docks", 1)
    build(state, "brig", 2)
    erupt(state, "radio-silence")
    said = words(the_game().home(), "en").say
    table = the_game().table(state, None)
    assert [said(text) for text in table["standing"]] == [
        "+1 berth",
        "−2 ships at every arrival",
        "12 funds are the crew's pay: nobody turns them into influence",
    ]
    assert table["phases"][0] == "action"
