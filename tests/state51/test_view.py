"""What a seat sees, in data and in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.state51.goods import CATEGORIES, GOODS
from tests.state51.table import (
    ask,
    asked,
    do,
    find,
    give,
    hand,
    lay,
    place,
    the_game,
    tuck,
)


@pytest.mark.rule("S51-2.1")
def test_the_table_shows_locations_with_all_that_lies_on_them() -> None:
    """Shields, resistance, uses, goods laid and cached; a ruin shows only itself."""
    state = lay()
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
    state = lay(1, flow=True)
    place(state, "pub", 1)
    give(state, "vp:41 worker:2")
    foe = the_game().view(ask(state), 0)["table"]["foe"]
    assert foe["locations"] == 1
    assert foe["level"] == 0
    do(state, "pass")
    assert the_game().view(state, 0)["table"]["foe"]["level"] == 3


def test_a_card_that_is_being_paid_for_is_seen_by_all() -> None:
    """It has left the hand and lies open."""
    state = lay()
    card = hand(state, "church")
    give(state, "grey:2 multi:1")
    do(ask(state), "build", card)
    assert asked(state) == "Pay"
    for seat in (0, 1, None):
        assert the_game().view(state, seat)["table"]["playing"] == {"id": card, "card": "church"}
    said = the_game().picture(state, 0)
    assert {"id": "picture-playing", "args": {"card": "card-church"}} in said


def test_the_catalogue_names_everything_by_key() -> None:
    """Every card id has a key, every key its facts, and both languages their words."""
    book = the_game().catalogue()
    assert len(book["keys"]) == 200
    assert set(book["keys"]) == set(book["locations"]) | set(book["connections"])
    wanted = [f"card-{key}{tail}" for key in book["keys"] for tail in ("", "-text")]
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


@pytest.mark.parametrize("deck", ["base", "new_era", "winter"])
def test_every_question_of_many_games_renders(deck: str) -> None:
    """Prompts, choices, log lines and pictures over whole games with both bots."""
    from spielwerk.bots.state51.thumb import STYLES
    from spielwerk.bots.state51.thumb import choose as think

    game = the_game()
    rng = random.Random(deck)
    seen = set()
    for seed in range(12):
        players = 1 + seed % 4
        state: Any = game.new(players, seed, {"deck": deck}, listen=True)
        while not state.over:
            view = game.view(state, state.player)
            step = asked(state)
            for lang in LANGUAGES if step not in seen or seed == 0 else ():
                said = words(game.home(), lang)
                assert view["prompt"]
                assert said.say(view["prompt"])
                assert all(said.say(choice["text"]) for choice in view["choices"])
                for line in game.picture(state, state.player):
                    assert isinstance(line, str) or said.say(line)
            seen.add(step)
            if rng.random() < 0.5:
                state.apply(think(state, rng, STYLES["thumb"]))
            else:
                state.apply(rng.choice(state.options()))
        for event in state.events:
            for lang in LANGUAGES:
                for seat in (0, None):
                    assert words(game.home(), lang).say(game.line(event, seat)["text"])
    assert seen >= {"Discard", "Pick", "Turn", "Pay", "Over", "Again", "Trade"}


def test_every_choice_of_the_rare_questions_has_words() -> None:
    """Steps that random play seldom meets: stealing, clearing, deals, suppliers, strikes."""
    from spielwerk.games.state51 import cleanup, effects, payment, production, setup, solo, special

    state = lay(1, "winter")
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
        setup.ChooseFaction(0),
        setup.Discard(0, 2),
        effects.Either(0, guild),
        effects.Repeat(0, 0, -1),
        effects.Borrow(0),
        production.Supply(0, guild),
        special.ClearUsed(0, card, 3),
        special.OwnDeals(0, state.deals[0], 3),
        special.ProduceAgain(0),
        cleanup.StoreResource(0, 2),
        solo.Strike(),
        payment.Pay(0, ((12, 1),), -1),
        payment.Pay(0, ((15, 1),), -1),
    ]
    for step in steps:
        state.stack[-1] = step
        state.asked = step.run(state) or [own]
        shown(state)
    state = lay(2, "winter")
    tuck(state, "docks", 1)
    give(state, "gun:1", 1)
    for step in (special.Steal(0, 1), special.OtherDeal(0)):
        state.stack[-1] = step
        state.asked = step.run(state)
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
