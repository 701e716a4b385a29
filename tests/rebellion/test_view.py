"""What the client draws: table, prompts, choices and the picture of the terminal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spielwerk.engine.words import words
from spielwerk.games.rebellion.state import RebellionState
from tests.rebellion.conftest import Fall
from tests.rebellion.scene import EMPIRE, RED, land, play, port, scene, the_game

PURPLE = [land("purple", number) for number in range(4)]


def table(state: RebellionState) -> Any:
    """The table as the asked player sees it."""
    return the_game().view(state, state.player)["table"]


def test_the_table_holds_the_whole_board() -> None:
    """Orbits with the place of each planet, lands with owner and units, factions with forecasts."""
    state = scene(3, EMPIRE, purse={EMPIRE: 20})
    shown = table(state)
    assert [planet["key"] for planet in shown["planets"]] == state.the_board().planets
    for number, planet in enumerate(shown["planets"]):
        assert 0 <= planet["field"] < planet["fields"] == state.the_board().fields[number]
    assert len(shown["lands"]) == 32
    assert shown["lands"][1]["key"] == "land-red-1"
    assert shown["planets"][7]["holder"] == 0
    assert shown["planets"][0]["holder"] == -1
    factions = {row["key"]: row for row in shown["factions"]}
    assert (factions["white"]["income"], factions["red"]["income"]) == (24, 36)
    assert factions["white"]["reinforcement"] == 3
    assert factions["white"]["ports"] == 8
    assert factions["green"]["seat"] == 2
    assert shown["numbers"]["unit_price"] == 2
    assert shown["dice"][1] == {"units": 10, "sides": 10}


def test_a_fallen_faction_has_no_forecast() -> None:
    """Who is out receives nothing."""
    state = scene(3, EMPIRE, owner=dict.fromkeys(range(1, 32), EMPIRE) | {0: RED})
    state.purse[EMPIRE] = 4
    green = table(state)["factions"][2]
    assert (green["alive"], green["income"]) == (False, 0)


def test_an_attack_being_built_shows_its_odds() -> None:
    """Target, origins with the chosen units, both dice, and the chances of every next choice."""
    state = scene(5, units={PURPLE[1]: 12, PURPLE[2]: 3, PURPLE[3]: 1}, purse={RED: 5})
    shown = table(state)
    assert shown["attack"] is None
    target = next(row for row in shown["targets"] if row["land"] == 10)
    assert target["chances"]["attackers"] == 13
    play(state, PURPLE[0], 8)
    attack = table(state)["attack"]
    assert (attack["target"], attack["defenders"], attack["die"]) == (10, 5, 6)
    assert attack["origins"] == [
        {"land": 11, "most": 11, "sent": 8},
        {"land": 12, "most": 2, "sent": -1},
    ]
    assert (attack["asked"], attack["sent"]) == (12, 8)
    assert [row["attackers"] for row in attack["chances"]] == [8, 9, 10]
    assert [row["die"] for row in attack["chances"]] == [6, 6, 10]
    assert attack["chances"][2]["win"] == 0.65
    assert attack["chances"][2]["fall"] > attack["chances"][1]["fall"] > 0.5
    (odds,) = table(state)["odds"]
    assert odds["defenders"] == 5
    assert odds["chances"][7:10] == attack["chances"]


def test_nobody_has_no_chances() -> None:
    """The choice to send nobody from the first origin has no row of chances."""
    state = scene(5, units={PURPLE[1]: 3, PURPLE[2]: 3, PURPLE[3]: 1}, purse={RED: 5})
    play(state, PURPLE[0])
    assert [row["attackers"] for row in table(state)["attack"]["chances"]] == [1, 2]


def test_connections_show_prices_and_chains_before_they_are_paid() -> None:
    """All connections that do not lie yet, each with price, new bridges and fields."""
    state = scene(4, owner={port("red"): RED, port("purple"): RED}, purse={RED: 3})
    play(state, 0)
    shown = table(state)["link_prices"]
    assert [row["planets"] for row in shown] == [[0, end] for end in range(1, 8)]
    play(state, -1)
    rows = table(state)["link_prices"]
    assert len(rows) == 14
    for row in rows:
        assert row["price"] == max(1, row["bridges"])
        assert row["open"] == (row["price"] <= 3)
        assert len(row["chain"]) == row["bridges"]


def test_other_questions_show_what_they_are_about() -> None:
    """Placing, moving, losses, sales and shortages stand on the table while they are decided."""
    state = scene(1, owner={port("purple"): RED})
    play(state, 1)
    assert table(state)["placing"] == {"planet": 1, "left": 3, "land": -1}
    play(state, port("purple"))
    assert table(state)["placing"] == {"planet": 1, "left": 3, "land": 10}
    state = scene(6, units={PURPLE[1]: 9}, purse={RED: 2})
    assert the_game().question(state)[0]["id"] == "prompt-movement-new"
    moving = table(state)["moving"]
    assert (moving["left"], moving["origin"], moving["goal"]) == (0, -1, -1)
    assert {"land": 11, "most": 8, "goals": [12, 13]} in moving["routes"]
    play(state, PURPLE[1])
    assert table(state)["moving"] == {"left": 5, "origin": 11, "goal": -1, "routes": []}
    play(state, PURPLE[2])
    assert table(state)["moving"] == {"left": 5, "origin": 11, "goal": 12, "routes": []}
    play(state, 3)
    assert the_game().question(state)[0]["id"] == "prompt-movement"
    state = scene(3, purse={RED: 9})
    play(state, land("orange", 1))
    assert table(state)["sale"] == {"land": 61, "buyer": 1, "seller": 3, "price": 5}
    state = scene(7, units={PURPLE[1]: 21, PURPLE[2]: 21}, purse={RED: 3})
    assert table(state)["shortage"] == {"blocks": 5, "land": -1}
    play(state, PURPLE[1])
    assert table(state)["shortage"] == {"blocks": 5, "land": 11}


def test_losses_to_be_shared_out_stand_on_the_table(dice: Fall) -> None:
    """Who can bear how many of them."""
    state = scene(5, units={PURPLE[1]: 9, PURPLE[2]: 9, PURPLE[3]: 1}, purse={RED: 30})
    dice(2, 5)
    play(state, PURPLE[0], 4, 2)
    assert table(state)["losses"] == {
        "left": 3,
        "origins": [{"land": 11, "most": 4}, {"land": 12, "most": 2}],
    }


def test_bridges_and_links_lie_on_the_table() -> None:
    """Fields by orbit and place, planets by their numbers."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 40})
    play(state, 0, 3)
    shown = table(state)
    assert [link["planets"] for link in shown["links"]] == [[0, 3]]
    assert len(shown["links"][0]["chain"]) == len(shown["bridges"])
    assert len(shown["bridges"]) == 40 - state.purse[RED] == 50 - shown["bridges_left"]
    assert all(0 <= field["orbit"] <= 7 for field in shown["bridges"])


def test_when_the_game_is_over_the_table_still_shows() -> None:
    """No question, but the board."""
    state = scene(7, EMPIRE, max_rounds=2)
    view = the_game().view(state, None)
    assert (view["prompt"], view["table"]["step"], view["over"]) == (None, "", True)
    assert the_game().picture(state, None)


def test_the_small_board_uses_the_same_numbers_for_the_same_colours() -> None:
    """Light blue is planet 3 on every board, its port land 30, green always faction 3."""
    state = the_game().new(3, 1, {"board": "small"})
    shown = table(state)
    assert [planet["id"] for planet in shown["planets"]] == [0, 1, 3, 5, 6, 7]
    assert shown["planets"][2]["port"] == 30
    assert [row["id"] for row in shown["factions"]] == [0, 1, 3]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_picture_of_the_terminal(lang: str) -> None:
    """Each orbit unrolled with its planet, bridges and lands; links and purses below."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 40})
    play(state, 0, 3)
    lines = the_game().picture(state, None)
    say = words(the_game().home(), lang).say
    text = [line if isinstance(line, str) else say(line) for line in lines]
    orbits = [line for line in text if "·" in line and "@" in line]
    assert len(orbits) == 8
    assert all(len(line) == 2 + 72 for line in orbits)
    assert any("=" in line for line in orbits)
    assert sum("W5" in line for line in text) == 7
    assert "[R5]" in "".join(text)
    assert any(
        "Rot = Planet Hellblau" in line or "Red = Planet Light Blue" in line for line in text
    )


def test_every_kind_of_step_is_shown_in_random_play() -> None:
    """Random play meets every question of the game, with prompt, rule and choices."""
    seen = set()
    rng = random.Random(3)
    game = the_game()
    for seed in range(4):
        state = game.new(4, seed)
        for _ in range(2500):
            if state.over:
                break
            kind = type(state.stack[-1]).__name__
            if kind not in seen:
                seen.add(kind)
                view = game.view(state, state.player)
                assert view["prompt"]
                assert len(view["choices"]) == len(state.options())
            state.apply(rng.choice(state.options()))
    assert len(seen) == 16


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_whole_game_can_be_read_in_the_log(lang: str) -> None:
    """Every event of a game becomes a line whose targets are things on the table."""
    game = the_game()
    say = words(game.home(), lang).say
    rng = random.Random(8)
    state = game.new(4, 2, {"max_rounds": 15}, listen=True)
    shown = table(state)
    things = {f"land:{row['id']}" for row in shown["lands"]}
    things |= {f"planet:{row['id']}" for row in shown["planets"]}
    things |= {f"faction:{row['id']}" for row in shown["factions"]}
    while not state.over:
        state.apply(rng.choice(state.options()))
    kinds = set()
    for event in state.events or ():
        line = game.line(event, None)
        kinds.add(line["kind"])
        assert say(line["text"]).endswith(".")
        assert set(line["targets"]) <= things
    assert len(kinds) >= 18


def test_without_a_listener_nothing_is_told() -> None:
    """A silent game keeps no events."""
    state = the_game().new(3, 1)
    state.tell("round", 1)
    assert state.events is None
