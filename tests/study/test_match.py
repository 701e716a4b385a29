"""A policy from outside against the levels, datasets, and their commands."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from typer.testing import CliRunner

from spielwerk.bots.levels import BUDGETS, LEVELS
from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.study import describe
from spielwerk.study.export import Order, export
from spielwerk.study.match import Bout, Played, ahead, play, play_all, rating_text, result
from spielwerk.study.policy import BadPolicy, HttpPolicy, Moment, load_policy
from tests.kit.cases import every_game

OUTSIDE = Path(__file__).parents[2] / "examples" / "study" / "outside.py"
SHORT = {"max_rounds": 2}


def run(*arguments: str) -> Any:
    """The command line; errors are raised."""
    return CliRunner().invoke(app, ["study", *arguments], catch_exceptions=False)


def nonsense(moment: Moment) -> int:
    """A policy that chooses what is not open."""
    return moment.description.action_count + 1


def speechless(moment: Moment) -> None:
    """A policy that forgets to answer."""


def stubborn(moment: Moment) -> int:
    """A policy that always wants the first thing it is offered."""
    return moment.codes[0]


@pytest.mark.parametrize("number", range(4))
def test_nobody_goes_round_in_circles(number: int) -> None:
    """A question that comes back unchanged offers something else, so every game ends."""
    game = play(Bout("state51", 2, f"{__file__}:stubborn", "random"), number)
    assert 0 < game["decisions"] < 5000


def test_what_was_chosen_before_is_not_offered_again() -> None:
    """Mask and features follow; where nothing else is open, everything is."""
    description = describe("state51", 2)
    state, chance = description.new(1), random.Random(1)
    tried: dict[bytes, set[int]] = {}
    every = description.codes(state)
    for count in range(len(every)):
        moment = Moment(description, state, chance, tried)
        assert moment.codes == every[count:]
        assert np.flatnonzero(moment.mask).tolist() == sorted(moment.codes)
        assert len(moment.features) == len(moment.codes)
        moment.note(moment.codes[0])
    assert Moment(description, state, chance, tried).codes == every


@every_game
def test_a_policy_plays_from_every_seat_on_the_same_seeds(name: str) -> None:
    """Every seed is played once for each seat or side; a win is shared among parties."""
    bout = Bout(name, 3, f"{OUTSIDE}:keen", "random", 4, SHORT)
    played = list(play_all(bout, 4))
    parties = len(bout.parties())
    assert len(played) == -(-4 // parties) * parties
    assert {game["party"] for game in played} == set(range(parties))
    assert all(0 <= game["won"] <= 1 and game["decisions"] > 0 for game in played)
    assert [game["won"] for game in played] == [
        play(bout, number)["won"] for number in range(len(played))
    ]


def test_levels_are_rated_as_their_strength() -> None:
    """The rules of thumb beat chance, with an interval that says so."""
    bout = Bout("state51", 2, "level2", "random")
    found = result(bout, list(play_all(bout, 12)))
    assert found["interval"][0] > 0.5
    assert found["games"] == found["decided"] == 12
    assert found["rating_interval"][0] is not None
    assert found["rating_interval"][0] > 0


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_that_there_is_can_be_met(level: str) -> None:
    """On both sides of a match; those that search are given so many iterations here."""
    name = f"{level}@2" if level in BUDGETS else level
    wanted = ("match", "state51", "--policy", name, "--against", f"random,{name}")
    found = json.loads(run(*wanted, "--games", "2", "--option", "max_rounds=1", "--json").stdout)
    assert [(one["policy"], one["games"]) for one in found] == [(name, 2)] * 2


def test_a_policy_sees_nothing_hidden() -> None:
    """Its state has been dealt again: the true hands of the others are not in it."""
    description = describe("state51", 2)
    state = description.new(1)
    chance = random.Random(1)
    hands = {Moment(description, state, chance).state.hands[1 - state.player] for _ in range(5)}
    moment = Moment(description, state, chance)
    assert len(hands) > 1
    assert moment.state.hands[state.player] == state.hands[state.player]
    assert (moment.observation == description.observe(state, state.player)).all()
    assert moment.text("de") == description.text(state, state.player, "de")


def game_of(won: float, decided: bool = True) -> Played:
    """A game with this result."""
    return {
        "number": 0,
        "party": 0,
        "won": won,
        "decided": decided,
        "points": 10.0,
        "decisions": 2,
        "seconds": 0.004,
    }


def test_figures_of_a_bout() -> None:
    """Shares count decided games only; time is that of a decision."""
    bout = Bout("counterweight", 2, "x:y", "level2")
    found = result(bout, [game_of(1), game_of(0.5), game_of(0), game_of(0, decided=False)])
    assert (found["games"], found["decided"], found["wins"]) == (4, 3, 1.5)
    assert found["share"] == 0.5
    assert found["rating"] == pytest.approx(0)
    assert found["milliseconds"] == pytest.approx(2)
    nobody = result(bout, [game_of(0, decided=False)])
    assert (nobody["share"], nobody["interval"]) == (0.0, [0.0, 1.0])
    assert rating_text(nobody) == "beyond (… to …)"


def test_a_rating_counts_how_many_rivals_there_are() -> None:
    """Who wins a third of three-player games is as strong as the others; all is beyond numbers."""
    assert ahead(1 / 3, 3) == pytest.approx(0)
    assert ahead(10 / 11, 2) == pytest.approx(400)
    assert ahead(1.0, 2) is None
    assert ahead(0.5, 1) is None


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no.such.module:policy", "no module"),
        ("nowhere.py:policy", "no file"),
        (f"{OUTSIDE}:nobody", "nothing to call"),
    ],
)
def test_a_policy_that_is_not_there_says_so(name: str, says: str) -> None:
    """Where it was looked for, and what is missing."""
    with pytest.raises(BadPolicy, match=says):
        load_policy(name, describe("state51", 2))


def test_answers_that_are_no_open_code_are_refused() -> None:
    """With what was chosen and what is open."""
    with pytest.raises(BadPolicy, match="nonsense chose"):
        play(Bout("state51", 2, f"{__file__}:nonsense", "random"), 0)
    with pytest.raises(BadPolicy, match="a whole number, not None"):
        play(Bout("state51", 2, f"{__file__}:speechless", "random"), 0)


class Answers(BaseHTTPRequestHandler):
    """A bot behind an address: the first open code, or nonsense."""

    def do_POST(self) -> None:
        """Answer a question."""
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert len(asked["names"]) == len(asked["codes"])
        assert len(asked["observation"]) == describe("state51", 2, SHORT).observation_size
        said = {"action": asked["codes"][0]} if self.path == "/good" else {"answer": 42}
        body = json.dumps(said).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Keep quiet."""


@pytest.fixture
def address() -> Iterator[str]:
    """Where such a bot answers."""
    server = HTTPServer(("127.0.0.1", 0), Answers)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_bot_behind_an_address_plays(address: str) -> None:
    """It is sent the observation and the open codes, and answers one of them."""
    game = play(Bout("state51", 2, f"{address}/good", "random", 0, SHORT), 0)
    assert game["decisions"] > 0
    description = describe("state51", 2, SHORT)
    moment = Moment(description, description.new(1), random.Random(1))
    with pytest.raises(BadPolicy, match="gave no answer"):
        HttpPolicy(f"{address}/bad")(moment)


def test_the_command_prints_a_rating_with_its_interval() -> None:
    """As a table, or as JSON."""
    wanted = ("match", "state51", "--policy", f"{OUTSIDE}:Linear", "--against", "random,level1")
    short = ("--games", "2", "--option", "max_rounds=1")
    said = run(*wanted, *short)
    assert said.exit_code == 0
    assert "level1" in said.stdout
    found = json.loads(run(*wanted, *short, "--json").stdout)
    assert [one["against"] for one in found] == ["random", "level1"]
    assert all(one["games"] == 2 for one in found)
    bot = json.loads(
        run(
            "match", "state51", "--policy", "level1", "--against", "random", *short, "--json"
        ).stdout
    )
    assert bot[0]["policy"] == "level1"


def test_the_command_shows_what_is_observed() -> None:
    """Blocks and version for people, everything as JSON."""
    assert "own.hand" in run("describe", "state51", "--players", "2").stdout
    found = json.loads(run("describe", "state51", "--players", "2", "--json").stdout)
    assert found == json.loads(json.dumps(describe("state51", 2).as_dict()))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("match", "state51", "--policy", "level9"), "no bot"),
        (("match", "state51", "--policy", "level1", "--against", "chess"), "no bot"),
        (("match", "state51", "--policy", "level1", "--games", "0"), "at least one"),
        (("export", "state51", "--out", "x", "--games", "0"), "at least one"),
        (("export", "state51", "--out", "x", "--format", "csv"), "parquet or npz"),
        (("export", "state51", "--out", "x", "--bots", "level9"), "no bot"),
    ],
)
def test_bad_wishes_are_refused_in_clear_words(
    arguments: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is left behind."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SpielwerkError, match=says):
        run(*arguments)
    assert list(tmp_path.iterdir()) == []


@every_game
def test_a_dataset_holds_every_decision(name: str, tmp_path: Path) -> None:
    """Observations, open codes, what was chosen and how it ended; the same in both formats."""
    order = Order(name, 2, ("random", "level1"), 3, 5, SHORT, shard=2)
    files = list(export(order, tmp_path / "parquet"))
    assert [path.name for path, _ in files] == ["part-00000.parquet", "part-00001.parquet"]
    rows = pl.read_parquet([path for path, _ in files])
    assert len(rows) == sum(count for _, count in files)
    assert rows["game"].unique().to_list() == [0, 1, 2]
    assert all(action in codes for action, codes in rows.select("action", "codes").iter_rows())
    assert dict(rows.filter(game=1).select("seat", "bot").iter_rows()) == {
        0: "level1",
        1: "random",
    }
    note = json.loads((tmp_path / "parquet" / "dataset.json").read_text(encoding="utf-8"))
    assert note["decisions"] == len(rows)
    assert note["version"] == order.describe().version

    again = Order(name, 2, ("random", "level1"), 3, 5, SHORT, shard=3, format="npz")
    [(path, count)] = export(again, tmp_path / "npz")
    with np.load(path) as stored:
        assert count == len(rows) == len(stored["action"])
        assert (stored["action"] == rows["action"].to_numpy()).all()
        assert (stored["observation"] == rows["observation"].to_numpy()).all()
        masks = np.unpackbits(stored["mask"], axis=1)
        assert masks[np.arange(count), stored["action"]].all()
        assert [np.flatnonzero(row).tolist() for row in masks[:20]] == rows["codes"][:20].to_list()
    with pytest.raises(SpielwerkError, match="not empty"):
        list(export(again, tmp_path / "npz"))


def test_the_command_exports(tmp_path: Path) -> None:
    """And says how much."""
    said = run(
        *("export", "state51", "--out", str(tmp_path / "set"), "--games", "2", "--bots", "random"),
        *("--option", "max_rounds=1"),
    )
    assert "decisions of 2 games in 1 files" in " ".join(said.stdout.split())
