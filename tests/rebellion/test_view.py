"""What the client draws: table, prompts, choices and the picture of the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from spielwerk.games.rebellion.data.things import PLANETS
from spielwerk.games.rebellion.game import Rebellion
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    ATTACK,
    COUNT,
    DONE,
    LINK,
    LINK_TO,
    MOVE,
    MOVE_TO,
    MUSTER,
    PLACE,
    SEND,
    UNITS,
)
from tests.rebellion.conftest import Fall
from tests.rebellion.scene import (
    ALL_LANDS,
    EMPIRE,
    GREEN,
    ORANGE,
    RED,
    asked,
    choose,
    land,
    port,
    scene,
    the_game,
)

PURPLE = [land("purple", number) for number in range(4)]


def table(state: RebellionState) -> Any:
    """The table as the asked player sees it."""
    return the_game().view(state, state.player)["table"]


def test_the_table_holds_the_whole_board() -> None:
    """Orbits with the place of each planet, lands with owner and units, factions with forecasts."""
    state = scene(3, EMPIRE, purse={EMPIRE: 20})
    shown = table(state)
    assert [planet["key"] for planet in shown["planets"]] == list(PLANETS)
    for number, planet in enumerate(shown["planets"]):
        assert 0 <= planet["field"] < planet["fields"] == state.rules.fields[number]
    assert len(shown["lands"]) == 32
    assert shown["lands"][1]["key"] == "land-standard-red-1"
    assert shown["planets"][7]["holder"] == 0
    assert shown["planets"][0]["holder"] == -1
    factions = {row["key"]: row for row in shown["factions"]}
    assert (factions["white"]["income"], factions["red"]["income"]) == (24, 36)
    assert factions["white"]["reinforcement"] == 3
    assert factions["white"]["ports"] == 8
    assert factions["green"]["seat"] == 2
    assert shown["share"]["price"] == 2
    assert shown["land_price"] == 5
    assert shown["order"] == [RED, GREEN, EMPIRE]


def test_a_fallen_faction_has_no_forecast() -> None:
    """By the switch who is out receives nothing; normally twenty credits are on their way."""
    for fallen, forecast in (("bank", (False, 0)), ("stays", (True, 20))):
        lost = dict.fromkeys(ALL_LANDS, EMPIRE) | {0: RED}
        state = scene(3, EMPIRE, owner=lost, purse={EMPIRE: 4}, fallen=fallen)
        green = table(state)["factions"][2]
        assert (green["alive"], green["income"]) == forecast


def test_an_attack_being_built_shows_its_odds() -> None:
    """Target, origins with the chosen units, both dice, and the chances of every next choice."""
    state = scene(5, units={PURPLE[1]: 12, PURPLE[2]: 3, PURPLE[3]: 1}, purse={RED: 5})
    shown = table(state)
    assert shown["attack"] is None
    target = next(row for row in shown["targets"] if row["land"] == 10)
    assert target["chances"]["attackers"] == 13
    assert target["price"] == 1
    choose(state, MUSTER, ATTACK + PURPLE[0], SEND + 8)
    attack = table(state)["attack"]
    assert (attack["land"], attack["price"]) == (10, 0)
    assert attack["origins"] == [
        {"land": 11, "most": 11, "sent": 8},
        {"land": 12, "most": 2, "sent": -1},
    ]
    (odds,) = table(state)["odds"]
    assert odds["defenders"] == 5
    assert [row["attackers"] for row in odds["chances"]] == list(range(1, 11))
    assert [row["die"] for row in odds["chances"][7:]] == [6, 6, 10]
    assert odds["chances"][9]["win"] == 0.65
    assert odds["chances"][9]["fall"] > odds["chances"][8]["fall"] > 0.5
    assert attack["chances"] == odds["chances"][9]


def test_connections_show_prices_and_chains_before_they_are_paid() -> None:
    """All connections that do not lie yet, each with price, new bridges and fields."""
    state = scene(4, owner={port("red"): RED, port("purple"): RED}, purse={RED: 3})
    choose(state, LINK)
    shown = table(state)["link_prices"]
    assert [row["planets"] for row in shown] == [[0, end] for end in range(1, 8)]
    choose(state, DONE)
    rows = table(state)["link_prices"]
    assert len(rows) == 14
    for row in rows:
        assert row["price"] == max(1, row["bridges"])
        assert row["open"] == (row["price"] <= 3)
        assert len(row["chain"]) == row["bridges"]


def test_what_is_shared_out_stands_on_the_table(dice: Fall) -> None:
    """Reinforcements, purchases, losses and unpaid blocks: for each land and for all, how many."""
    state = scene(1, owner={port("purple"): RED})
    choose(state, UNITS + 1)
    share = table(state)["share"]
    assert (share["most"], share["all"], share["price"]) == (3, False, 0)
    assert [(row["land"], row["most"]) for row in share["lands"]] == [(n, 3) for n in PURPLE]
    choose(state, PLACE + port("purple"))
    assert table(state)["share"] is None
    state = scene(3, purse={RED: 9})
    share = table(state)["share"]
    assert (share["most"], share["all"], share["price"], len(share["lands"])) == (4, False, 2, 12)
    state = scene(7, units={PURPLE[1]: 21, PURPLE[2]: 21}, purse={RED: 3})
    share = table(state)["share"]
    assert (share["most"], share["all"], share["lands"][0]["most"]) == (5, True, 4)
    state = scene(5, units={PURPLE[1]: 9, PURPLE[2]: 9, PURPLE[3]: 1}, purse={RED: 30})
    dice(2, 5)
    choose(state, MUSTER, ATTACK + PURPLE[0], SEND + 4, SEND + 2)
    share = table(state)["share"]
    assert (share["most"], share["all"]) == (3, True)
    assert [(row["land"], row["most"]) for row in share["lands"]] == [(11, 3), (12, 2)]


def test_movements_show_routes_and_prices() -> None:
    """Who can leave, how many for the credits at hand, where to, and what each number costs."""
    state = scene(6, units={PURPLE[1]: 13}, purse={RED: 2})
    assert state.decision.prompt(state)["id"] == "prompt-movement-new"
    moving = table(state)["moving"]
    assert (moving["left"], moving["batch"]) == (0, 5)
    assert {"land": 11, "most": 10, "left": 0, "goals": [12, 13]} in moving["routes"]
    assert moving["prices"] == [0, *[1] * 5, *[2] * 5]
    choose(state, MOVE + PURPLE[1], MOVE_TO + PURPLE[2], COUNT + 3)
    assert state.decision.prompt(state)["id"] == "prompt-movement"
    moving = table(state)["moving"]
    assert {"land": 11, "most": 7, "left": 2, "goals": [12, 13]} in moving["routes"]
    assert (moving["left"], moving["prices"][:7]) == (2, [0, *[1] * 5, 2])
    assert asked(state) == "movement"


def test_bridges_and_links_lie_on_the_table() -> None:
    """Fields by orbit and place, planets by their numbers."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 40})
    choose(state, LINK, LINK_TO + 3)
    shown = table(state)
    links = {tuple(link["planets"]): link["chain"] for link in shown["links"]}
    assert len(links[0, 3]) == len(shown["bridges"])
    assert len(shown["bridges"]) == 40 - state.purse[RED] == 50 - shown["bridges_left"]
    assert all(0 <= field["orbit"] <= 7 for field in shown["bridges"])


def test_when_the_game_is_over_the_table_still_shows() -> None:
    """No question, but the board."""
    state = scene(7, EMPIRE, max_rounds=2)
    view = the_game().view(state, None)
    assert (view["prompt"], view["decision"], view["over"]) == (None, "", True)
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
    choose(state, LINK, LINK_TO + 3)
    lines = the_game().picture(state, None)
    say = the_game().words(lang).say
    text = [line if isinstance(line, str) else say(line) for line in lines]
    orbits = [line for line in text if "·" in line and "@" in line]
    assert len(orbits) == 8
    assert all(len(line) == 2 + 72 for line in orbits)
    assert any("=" in line for line in orbits)
    assert sum("W5" in line for line in text) == 7
    assert sum("R5]" in line for line in text) == 1
    assert any("Glut = Azur" in line or "Ember = Azure" in line for line in text)


def test_every_question_is_shown_in_random_play() -> None:
    """Random play meets every question of the game, with prompt, rule and choices."""
    seen = set()
    rng = random.Random(3)
    game = the_game()
    for seed in range(4):
        state = game.new(4, seed)
        for _ in range(2500):
            if state.over:
                break
            kind = asked(state)
            assert state.decision.asks(state) == state.player
            if kind not in seen:
                seen.add(kind)
                view = game.view(state, state.player)
                assert view["prompt"]
                assert len(view["choices"]) == len(state.options())
            state.apply(rng.choice(state.options()))
    assert seen == {kind.name for kind in game.decisions()} - {"gift"}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_whole_game_can_be_read_in_the_log(lang: str) -> None:
    """Every event of a game becomes a line whose targets are things on the table."""
    game = the_game()
    say = game.words(lang).say
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
        line = game.line(event, None, state.opt)
        kinds.add(line["kind"])
        assert say(line["text"]).endswith(".")
        assert set(line["targets"]) <= things
    assert len(kinds) >= 18


def test_without_a_listener_nothing_is_told() -> None:
    """A silent game keeps no events."""
    state = the_game().new(3, 1)
    state.tell("round", 1)
    assert state.events is None


def test_the_view_names_the_colour_of_each_seat(tmp_path: Path) -> None:
    """Also on a board of a pack whose third start is orange: table, log and words agree."""
    text = (Rebellion.home() / "data" / "board-standard.toml").read_text(encoding="utf-8")
    text = text.replace("rebellion/board-standard", "rebellion/board-amber")
    head, starts = text.split("[[starts]]", 1)
    starts = starts.replace('colour = "green"', 'colour = "orange"', 1)
    (tmp_path / "board-amber.toml").write_text(f"{head}[[starts]]{starts}", encoding="utf-8")
    game = Rebellion(tmp_path)
    state = game.new(3, 1, {"board": "amber"}, listen=True)
    shown = game.view(state, 2)["table"]["factions"]
    assert [(row["seat"], row["key"]) for row in shown] == [(0, "white"), (1, "red"), (2, "orange")]
    while state.faction != ORANGE:
        state.apply(DONE if DONE in state.options() else state.options()[0])
    assert (state.player, game.view(state, 2)["table"]["faction"]) == (2, ORANGE)
    assert state.decision.prompt(state)["args"]["faction"] == "faction-orange"
    turns = [event for event in state.events or () if event[0] == "turn"]
    assert game.line(turns[-1], None, state.opt)["text"]["args"] == {"faction": "faction-orange"}
