"""What a seat sees, in data and in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.state51.data.goods import CATEGORIES, GOODS
from spielwerk.games.state51.rules.cleanup import StoreResource
from spielwerk.games.state51.rules.effects.actions import ClearOne
from spielwerk.games.state51.rules.effects.bonuses import BorrowOne
from spielwerk.games.state51.rules.effects.deals import FollowDeal, OwnDeal
from spielwerk.games.state51.rules.effects.production import ChooseGoods
from spielwerk.games.state51.rules.effects.repeats import RepeatOne, Supply
from spielwerk.games.state51.rules.effects.theft import StealOne
from spielwerk.games.state51.rules.payment import PayCard, PayDeal
from spielwerk.games.state51.rules.setup import ChooseFaction, Discard
from spielwerk.games.state51.rules.solo import Strike
from tests.state51.scene import ask, asked, choose, find, give, hand, place, scene, the_game, tuck


@pytest.mark.rule("S51-2.1")
def test_the_table_shows_locations_with_all_that_lies_on_them() -> None:
    """Shields, resistance, uses, goods laid and cached; a ruin shows only itself."""
    state = scene()
    archive = place(state, "archive")
    camp = place(state, "camp")
    gone = find(state, "school")
    state.rows[0] += (~gone,)
    state.match[0] = -1
    state.caches = [(0, camp, 5, 3)]
    state.used = state.rules.bit[archive]
    state.laid = [(archive, 5, 1)]
    state.shields = state.rules.bit[archive]
    give(state, "worker:4")
    tuck(state, "docks")
    hand(state, "pub")
    view = the_game().view(ask(state), 0)
    own = view["table"]["seats"][0]
    assert own["rows"]["action"] == [
        {
            "id": archive,
            "card": "archive",
            "ruin": False,
            "shield": True,
            "resistance": 6,
            "used": 1,
            "laid": {"worker": 1},
            "cached": {},
        }
    ]
    assert own["rows"]["feature"][0]["cached"] == {"worker": 3}
    assert own["rows"]["production"][0]["ruin"]
    assert own["goods"] == {"worker": 1}
    assert own["hand"] is not None
    assert own["locations"] == 2
    assert [deal["card"] for deal in own["deals"]] == ["docks"]
    assert the_game().view(state, 1)["table"]["seats"][0]["hand"] is None
    assert the_game().view(state, None)["table"]["seats"][0]["hand_size"] == 1


@pytest.mark.rule("S51-8.6")
def test_the_table_shows_the_virtual_opponent_and_the_level() -> None:
    """Its state, its attack pile and, at the end, how well one has won."""
    state = scene(1, flow=True)
    place(state, "pub", 1)
    give(state, "vp:41 worker:2")
    foe = the_game().view(ask(state), 0)["table"]["foe"]
    assert foe["locations"] == 1
    assert foe["level"] == 0
    choose(state, "pass")
    assert the_game().view(state, 0)["table"]["foe"]["level"] == 3


def test_a_card_that_is_being_paid_for_is_seen_by_all() -> None:
    """It has left the hand and lies open."""
    state = scene()
    card = hand(state, "church")
    give(state, "grey:2 multi:1")
    choose(ask(state), "build", card)
    assert asked(state) == "pay"
    for seat in (0, 1, None):
        assert the_game().view(state, seat)["table"]["playing"] == {"id": card, "card": "church"}
    said = the_game().picture(state, 0)
    named = {"id": "named-card", "args": {"card": "card-church"}}
    assert {"id": "picture-playing", "args": {"card": named}} in said


def test_the_catalogue_names_everything_by_key() -> None:
    """Every card id has a key, every key its facts, and both languages their words."""
    book = the_game().catalogue()
    assert {*book["keys"], ""} == {*book["locations"], *book["connections"], ""}
    wanted = [f"card-{key}" for key in book["keys"] if key]
    wanted += [f"faction-{key}" for key in book["factions"]]
    wanted += [f"good-{name}" for name in (*GOODS, "resource", "deal")]
    wanted += [f"category-{name}" for name in CATEGORIES]
    wanted += [f"level-{number}" for number in range(len(book["levels"]) + 2)]
    wanted += [f"row-{name}" for name in ("production", "open", "feature", "action")]
    for lang in LANGUAGES:
        said = words(the_game().home(), lang)
        assert [id for id in wanted if not said.has(id)] == []


@pytest.mark.rule("S51-9")
def test_german_names_are_those_of_the_rulebook() -> None:
    """The ten names that the German rulebook gives, and the two that are called otherwise here."""
    german = words(the_game().home(), "de")
    names = {
        "school": "Schule",
        "pub": "Kneipe",
        "boiler-room": "Heizraum",
        "quarry": "Steinbruch",
        "hibernation-chambers": "Tiefschlafkammern",
        "suppliers": "Lieferanten",
        "foundation": "Fundament",
        "radioactive-colony": "Radioaktive Kolonie",
        "hidden-forge": "Geheime Schmiede",
        "gun-shop": "Waffenladen",
        "recruiter": "Werber",
        "hunters": "Jäger",
    }
    for key, name in names.items():
        assert german.say({"id": f"card-{key}", "args": {}}) == name


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whom_a_question_asks(players: int) -> None:
    """The one who is asked is the one whom the present question names."""
    rng = random.Random(players)
    for seed in range(4):
        state = the_game().new(players, seed, {"deck": "winter"})
        while not state.over:
            assert state.decision.asks(state) == state.player
            state.apply(rng.choice(state.options()))


def test_a_spectator_has_nothing_of_his_own() -> None:
    """All locations are others', and there is no hand."""
    state = scene()
    card = place(state, "pub")
    found = the_game().things(ask(state), None)
    assert found["others-open"] == [f"card:{card}"]
    assert "hand" not in found


def test_every_choice_of_the_rare_questions_has_words() -> None:
    """Steps that random play seldom meets: stealing, clearing, deals, suppliers, strikes."""
    state = scene(1, "winter")
    card = place(state, "boiler-room", 1)
    guild = place(state, "craftsmen-guild")
    own = place(state, "archive")
    other = place(state, "merc-outpost")
    place(state, "confessor")
    deal = tuck(state, "docks")
    tuck(state, "quarry")
    tuck(state, "fuel-tank")
    tuck(state, "assassin")
    hand(state, "school")
    hand(state, "pub")
    state.used = state.rules.bit[own] | state.rules.bit[other]
    state.attack = (find(state, "hideout"),)
    state.faction[0] = -1
    give(state, "gun:2 fuel:1")
    steps: list[Any] = [
        ChooseFaction(0),
        Discard(0, 2),
        ChooseGoods(0, guild, (((3, 1),), ((2, 1), (4, 1), (13, 2)))),
        RepeatOne(0, 0),
        BorrowOne(0),
        Supply(0, guild),
        ClearOne(0, card, 3),
        OwnDeal(0, state.deals[0], 3),
        StoreResource(0, 2),
        Strike(),
        PayCard(0, ((12, 1),), -1),
        PayDeal(0, ((15, 1),), -1),
    ]
    for step in steps:
        state.stack[-1] = step
        state.asked, state.player = step.options(state), step.asks(state)
        shown(state)
    state = scene(2, "winter")
    tuck(state, "docks", 1)
    give(state, "gun:1", 1)
    for step in (StealOne(0, 1), FollowDeal(0)):
        state.stack[-1] = step
        state.asked, state.player = step.options(state), step.asks(state)
        shown(state)
    assert deal >= 0


def shown(state: Any) -> None:
    """The prompt and all choices have words in both languages."""
    view = the_game().view(state, 0)
    assert view["choices"]
    for lang in LANGUAGES:
        said = words(the_game().home(), lang)
        assert said.say(view["prompt"] or {"id": "", "args": {}})
        for choice in view["choices"]:
            assert said.say(choice["text"])


@pytest.mark.rule("S51-2.1", "S51-1.1")
def test_the_list_of_cards_has_every_title_once_with_all_that_is_printed() -> None:
    """By kind: rows first, then connection cards; copies of all sets together."""
    rules = the_game().rules
    found = the_game().card_list()
    assert len(found) == len({entry["key"] for entry in found})
    assert sum(entry["copies"] for entry in found) == sum(map(bool, rules.key))
    said = words(the_game().home(), "de")
    school = next(entry for entry in found if entry["key"] == "school")
    assert [said.say(fact).replace("\u00a0", " ") for fact in school["facts"]] == [
        "Entfernung 1",
        "Widerstand 3",
        "Munition, Arbeiter",
        "Beute: 2 × Arbeiter",
        "Deal: Arbeiter",
        "3-mal im Grundspiel",
    ]
    assert [said.say(line) for line in school["lines"]] == [
        "Produziert 1 Arbeiter. Bauprämie: Du erhältst 1 Arbeiter."
    ]
    kinds = list(dict.fromkeys(entry["kind"] for entry in found))
    assert kinds == [
        *("row-production", "row-open", "row-feature", "row-action", "stack-red", "stack-blue"),
    ]
    for lang in LANGUAGES:
        for entry in found:
            for message in (entry["name"], *entry["facts"], *entry["lines"]):
                assert words(the_game().home(), lang).say(message)
