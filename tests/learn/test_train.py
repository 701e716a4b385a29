"""Training in miniature: lessons, fitting, the gate, a run's folder, and the bots of it."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import spielwerk
from spielwerk.bots import NO_BUDGET, Budget, UnknownBot, make
from spielwerk.bots.brain import brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.bots.levels import SearchBot
from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.learn import run as running
from spielwerk.learn.bot import NetOrder, shipped
from spielwerk.learn.collect import Course, Lessons, collect, label
from spielwerk.learn.fit import Data, Pace, centred, fit, slopes
from spielwerk.learn.gate import Test as Gate
from spielwerk.learn.inputs import Inputs, Joint
from spielwerk.learn.judge import Judge, whole
from spielwerk.learn.net import BadNet, Net
from spielwerk.learn.play import play, score
from spielwerk.learn.run import Plan, Run
from spielwerk.study import describe
from tests.bots.sorted_games import sorted_game
from tests.bots.test_honesty import twins

DESCRIPTION = describe("state51", 2)
INPUTS = Inputs(DESCRIPTION)
KNOWS = brain("state51")
TINY = Plan("state51", (2,), games=2, share=0.1, deals=1, epochs=2, hidden=(8, 4), gate=2)


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    """A few dozen decisions."""
    return collect(DESCRIPTION.game, KNOWS, INPUTS, None, Course(share=0.3), range(2))


def small(seed: int = 0) -> Net:
    """A net that knows nothing."""
    return Net.fresh("state51", 2, INPUTS.names, (8, 4), seed)


def test_an_action_is_carried_out_whole() -> None:
    """One looks when somebody else is asked or the next action begins; nothing is changed."""
    rng, state = random.Random(1), DESCRIPTION.new(4)
    for _ in range(60):
        before = DESCRIPTION.game.to_json(state)
        for option in state.options():
            after = whole(state, option, state.player, KNOWS, rng)
            assert (
                after.over or after.player != state.player or type(after.stack[-1]) in KNOWS.actions
            )
        assert DESCRIPTION.game.to_json(state) == before
        state.apply(KNOWS.thumb(state, rng))


def test_a_lesson_has_a_worth_for_every_option() -> None:
    """All on the same deal: the same chance labels them alike every time."""
    state = DESCRIPTION.new(4)
    first, second = (
        label(DESCRIPTION.game, KNOWS, INPUTS, state, 2, random.Random(9)) for _ in range(2)
    )
    assert len(first[0]) == len(first[1]) == len(state.options())
    assert first[1] == second[1]
    assert all(0 <= worth <= 1 for worth in first[1])


def test_lessons_are_kept_in_a_window(lessons: Lessons) -> None:
    """The latest decisions, whole."""
    last = lessons.latest(3)
    assert len(last) == 3
    assert last.worth == lessons.worth[lessons.begins[-3] :]
    assert len(last.slots) == len(last.worth)
    assert lessons.latest(10**6) is lessons


def test_slopes_are_those_of_the_error(lessons: Lessons) -> None:
    """Against differences of the error itself."""
    net, data, picked = small(), Data(INPUTS, lessons), np.arange(len(lessons))
    net.layers = [layer.astype(np.float64) for layer in net.layers]

    def error() -> float:
        rows, worth, starts = data.some(picked)
        values: Any = net.above(rows @ (data.switched @ net.layers[0]))
        left = values - np.repeat(
            np.add.reduceat(values, starts) / np.diff([*starts, len(values)]),
            np.diff([*starts, len(values)]),
        )
        return float(((left - worth) ** 2).mean())

    found = slopes(net, data, picked)
    for number in (0, 1, 2, 3, 4):
        flat, slope = net.layers[number].reshape(-1), found[number].reshape(-1)
        at = int(np.abs(slope).argmax())
        flat[at] += 1e-5
        above = error()
        flat[at] -= 2e-5
        below = error()
        flat[at] += 1e-5
        assert slope[at] == pytest.approx((above - below) / 2e-5, rel=0.02)


def test_fitting_lessens_the_error(lessons: Lessons) -> None:
    """What was learned by heart is told apart."""
    net, data = small(), Data(INPUTS, lessons)
    everything = np.arange(len(lessons))
    rows, worth, starts = data.some(everything)

    def left() -> float:
        values = centred(net.above(rows @ (data.switched @ net.layers[0])), starts)
        return float(((values - worth) ** 2).sum() / (worth**2).sum())

    before = left()
    found = fit(net, INPUTS, lessons, Pace(epochs=30, batch=16, rate=5e-3), 1)
    assert left() < 0.9 * before
    assert 0 <= found.agree <= 1


def test_a_net_is_a_small_text_file(tmp_path: Path) -> None:
    """Half floats; what is read judges as what was written."""
    net = small()
    path = tmp_path / "net.json"
    net.save(path)
    back = Net.load(path)
    state = DESCRIPTION.new(3)
    one, two = (
        Judge(some, INPUTS, KNOWS).values(state, state.player, random.Random(1))
        for some in (net, back)
    )
    assert np.allclose(one, two, atol=0.02)
    assert back.as_text() == Net.read(back.as_text(), "itself").as_text()


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[1]", '{"spielwerk-net": 99}'],
)
def test_what_is_no_net_is_refused_with_its_name(tmp_path: Path, text: str) -> None:
    """One sentence that names the file."""
    path = tmp_path / "other.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadNet, match=r"other\.json"):
        Net.load(path)


def test_a_net_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    """Files that are not there, layers that are missing, another game's net."""
    with pytest.raises(BadNet, match="can't be read"):
        Net.load(tmp_path / "none.json")
    data = json.loads(small().as_text())
    data["names"].pop()
    with pytest.raises(BadNet, match="do not fit"):
        Net.read(json.dumps(data), "x")
    path = tmp_path / "net.json"
    small().save(path)
    game = spielwerk.game("rebellion")
    with pytest.raises(BadNet, match="trained for state51"):
        SeatedBots(game, [f"net@{path}"] * 3, 1).choose(game.new(3, 1))


def test_the_gate_decides_as_soon_as_it_can() -> None:
    """Clear cases soon, level ones against the newcomer, in doubt it goes on."""
    ahead, level, open_case = Gate(), Gate(), Gate()
    assert open_case.verdict is None
    assert open_case.mean == 0.5
    while ahead.verdict is None:
        ahead.add(1.0 if len(ahead.scores) % 4 else 0.5)
    assert ahead.verdict is True
    assert len(ahead.scores) < 30
    rng = random.Random(1)
    while level.verdict is None:
        level.add(rng.choice([0.0, 0.5, 0.5, 1.0]) - 0.03)
    assert level.verdict is False
    low, high = level.interval
    assert low < level.mean < high


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_score_of_one_against_itself_is_level(players: int) -> None:
    """From every seat; alone on the same seed."""
    description = describe("state51", players)
    found = [score(description, KNOWS, None, None, seed) for seed in range(2)]
    assert found == pytest.approx([0.5, 0.5])


def test_sides_are_scored_as_sides() -> None:
    """Both sides of Rebellion on one seed: one win each way is level."""
    assert score(describe("rebellion", 3), brain("rebellion"), None, None, 1) == pytest.approx(0.5)


def test_a_run_goes_on_where_it_was_left_and_repeats(tmp_path: Path) -> None:
    """Broken off and gone on with makes the same nets as in one go, whatever was between."""
    once = Run(TINY, tmp_path / "once")
    list(once.go(2))
    list(Run(TINY, tmp_path / "twice").go(1))
    again = Run(TINY, tmp_path / "twice")
    assert len(again.done) == 1
    list(again.go(2))
    plain = [replace(one, seconds=0) for one in once.done]
    assert plain == [replace(one, seconds=0) for one in again.done]
    assert (once.champion is None) == (again.champion is None)
    assert once.lessons.worth == pytest.approx(again.lessons.worth)


def test_only_what_proves_stronger_becomes_champion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A net that loses is not kept; one that wins is, and writes down its story."""
    monkeypatch.setattr(running, "_score", _lost)
    loser = Run(TINY, tmp_path / "loser")
    assert [one.accepted for one in loser.go(1)] == [False]
    assert not loser.champion_file.exists()
    monkeypatch.setattr(running, "_score", _won)
    winner = Run(TINY, tmp_path / "winner")
    assert [one.accepted for one in winner.go(1)] == [True]
    kept = Net.load(winner.champion_file)
    assert kept.story["log"][0]["accepted"]
    assert Run(TINY, tmp_path / "winner").champion is not None
    state = play(DESCRIPTION, KNOWS, [Judge(kept, INPUTS, KNOWS), None], 3)
    assert state.over
    bot = make("state51", f"net@{winner.champion_file}")
    state = DESCRIPTION.new(3)
    chosen = bot.choose(DESCRIPTION.game, state, state.player, NO_BUDGET, random.Random(1))
    assert chosen in state.options()
    assert bot.interject(DESCRIPTION.game, state, 0, random.Random(1)) is None


def _lost(plan: Plan, text: str, rival: str, alone: bool, seeds: tuple[int, ...]) -> list[float]:
    return [0.0 for _ in seeds]


def _won(plan: Plan, text: str, rival: str, alone: bool, seeds: tuple[int, ...]) -> list[float]:
    return [1.0 for _ in seeds]


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    """Another plan, or no run at all."""
    Run(TINY, tmp_path / "run")
    with pytest.raises(SpielwerkError, match="another plan"):
        Run(replace(TINY, seed=1), tmp_path / "run")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("hello", encoding="utf-8")
    with pytest.raises(SpielwerkError, match="is no run"):
        Run(TINY, tmp_path / "other")
    with pytest.raises(SpielwerkError, match="at least one game"):
        Run(replace(TINY, games=0), tmp_path / "none")


def test_the_command_trains(tmp_path: Path) -> None:
    """A tiny run from the command line, and again: nothing is left to do."""
    flags = ["--generations", "1", "--games", "1", "--deals", "1", "--epochs", "1", "--gate", "1"]
    command = ["train", "state51", "--out", str(tmp_path / "run"), "--jobs", "1", *flags]
    first = CliRunner().invoke(app, command)
    assert first.exit_code == 0, first.output
    assert "against rules of thumb on 1 seeds" in first.output.replace("\n", " ")
    second = CliRunner().invoke(app, command)
    assert second.exit_code == 0
    for flag in ("--generations", "--share"):
        with pytest.raises(SpielwerkError, match=flag):
            CliRunner().invoke(
                app, [*command[:4], flag, "0"], catch_exceptions=False, standalone_mode=False
            )


def test_a_net_that_is_not_there_is_refused() -> None:
    """A net is named by its file, where none comes with the game."""
    for name in ("net", "deepnet", "netsearch@80"):
        with pytest.raises(UnknownBot, match="No net comes with rebellion"):
            make("rebellion", name)
    with pytest.raises(BadNet, match="can't be read"):
        make("rebellion", "netsearch@80@no-such-file.json")


def test_bots_with_a_net_know_nothing_hidden(tmp_path: Path) -> None:
    """Two true states that look the same lead to the same choice, at one ply and in a search."""
    path = tmp_path / "net.json"
    small().save(path)
    game = sorted_game("state51")
    for name in (f"net@{path}", f"netsearch@12@{path}"):
        for count, pair in enumerate(twins("state51", 3)):
            first, second = (SeatedBots(game, [name] * 2, count).choose(state) for state in pair)
            assert first == second
            assert first in pair[0].options()


def test_a_search_takes_in_what_the_net_likes_best(tmp_path: Path) -> None:
    """Its first is what the others must beat."""
    path = tmp_path / "net.json"
    small().save(path)
    state = DESCRIPTION.new(3)
    order = NetOrder(str(path))(DESCRIPTION.game, state, state.player, random.Random(1))
    judge = Judge(Net.load(path), INPUTS, KNOWS)
    assert sorted(order) == sorted(state.options())
    assert order[0] == judge.best(state, state.player, random.Random(1))
    bot = make("state51", f"netsearch@7@{path}")
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget(iterations=7)


def test_one_net_learns_from_tables_of_several_sizes(tmp_path: Path) -> None:
    """Inputs of the same name are one; lessons of every table explain themselves by them."""
    three = Inputs(describe("state51", 3))
    joint = Joint([INPUTS, three])
    assert set(joint.names) == set(INPUTS.names) | set(three.names)
    assert joint.size == INPUTS.size + three.size
    slots, inputs, times = joint.table()
    own = three.table()
    assert len(slots) == len(inputs) == len(times) == len(INPUTS.table()[0]) + len(own[0])
    last = slots >= INPUTS.size
    assert (slots[last] - INPUTS.size == own[0]).all()
    assert [joint.names[at] for at in inputs[last][:50]] == [three.names[at] for at in own[1][:50]]
    run = Run(replace(TINY, players=(2, 3)), tmp_path / "both")
    list(run.go(1))
    seen = np.concatenate(run.lessons.slots)
    assert (seen < INPUTS.size).any()
    assert (seen >= INPUTS.size).any()


def test_a_small_gain_is_none() -> None:
    """Without a margin the net's best is chosen, within the margin what the rules of thumb say."""
    state, rng, differs = DESCRIPTION.new(3), random.Random(1), False
    bold, shy = (Judge(small(), INPUTS, KNOWS, margin) for margin in (0.0, 99.0))
    while not state.over:
        options, liked = state.options(), KNOWS.thumb(state, rng)
        values = bold.values(state, state.player, random.Random(1), liked)
        best = options[int(values.argmax())]
        if len(options) > 1:
            assert bold.best(state, state.player, random.Random(1)) == best
        assert shy.best(state, state.player, rng) == liked
        differs |= best != liked
        state.apply(liked)
    assert differs


def test_in_a_hurry_only_the_likely_options_are_judged() -> None:
    """Those that the rules of thumb rank first, of questions that begin an action."""
    state, rng = DESCRIPTION.new(3), random.Random(1)
    judge = Judge(small(), INPUTS, KNOWS, 0.0, few=2)
    assert KNOWS.ranked is not None
    differs = False
    while not state.over:
        ranked = KNOWS.ranked(state, rng, KNOWS.styles["thumb"])
        found = judge.best(state, state.player, rng)
        assert found in ranked[:2]
        if type(state.stack[-1]) not in KNOWS.actions:
            assert found == ranked[0]
        differs |= found != ranked[0]
        state.apply(ranked[0])
    assert differs


def test_a_best_response_learns_against_one_bot(tmp_path: Path) -> None:
    """Lessons come from its own seat only, and it is tested against that bot."""
    plan = replace(TINY, against="random")
    run = Run(plan, tmp_path / "answer")
    told = next(iter(run.go(1)))
    assert 0 <= told.thumb <= 1
    seen: list[int] = []

    class Rival:
        name = "rival"

        def choose(self, game: Any, state: Any, seat: int, budget: Any, rng: Any) -> Any:
            seen.append(seat)
            return KNOWS.thumb(state, rng)

        def interject(self, game: Any, state: Any, seat: int, rng: Any) -> None:
            return None

    course = Course(share=0.05, stray=0.0)
    learned = collect(DESCRIPTION.game, KNOWS, INPUTS, None, course, [4], Rival())
    assert set(seen) == {1}
    assert len(learned)
    flags = ["--generations", "1", "--games", "1", "--deals", "1", "--epochs", "1", "--gate", "1"]
    command = ["train", "state51", "--out", str(tmp_path / "run"), "--jobs", "1", *flags]
    done = CliRunner().invoke(app, [*command, "--against", "level2-2026"])
    assert done.exit_code == 0, done.output
    assert "champion against level2-2026" in done.output.replace("\n", " ")


def test_a_net_comes_with_51st_state() -> None:
    """Small, for every number of players; it plays whole games and beats the levels of 2026."""
    path = Path(shipped("state51"))
    assert path.stat().st_size < 10**6
    assert Net.load(path).story["log"]
    game, won = spielwerk.game("state51"), 0
    for seed in range(4):
        for seat in range(2):
            state, seats = game.new(2, seed), ["level2-2026"] * 2
            seats[seat] = "deepnet"
            SeatedBots(game, seats, seed).play(state)
            won += state.winners() == [seat]
    assert won >= 5
    for players in (1, 3, 4):
        state = game.new(players, 1)
        SeatedBots(game, ["deepnet"] * players, 1).choose(state)
    assert isinstance(make("state51", "netsearch@9"), SearchBot)
    hasty: Any = make("state51", "net4")
    assert (hasty.name, hasty.few) == ("net4", 4)
    state = game.new(2, 1)
    assert SeatedBots(game, ["net4"] * 2, 1).choose(state) in state.options()
