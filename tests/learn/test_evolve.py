"""Weights of the rules of thumb: as a row and back, evolved in miniature, kept in a file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import spielwerk
from spielwerk.bots import make
from spielwerk.bots.brain import PLAIN, UnknownBot, brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.learn.evolve import Course, Evolution, fares, play
from spielwerk.learn.weights import BadWeights, flat, load, rival, save, styled, weights_of
from spielwerk.study import describe

TINY = Course("state51", (2,), rows=5, seeds=2)


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_a_style_is_a_row_of_weights(name: str) -> None:
    """The same weights make the same style, another weight another one."""
    style = brain(name).styles[PLAIN]
    weights = flat(style)
    assert flat(styled(style, weights)) == weights
    first = next(iter(weights))
    other = styled(style, {first: 0.125})
    assert flat(other) == weights | {first: 0.125}


def test_the_same_seed_evolves_the_same_weights() -> None:
    """Whatever was done before; and what is above zero stays there."""
    first, second = Evolution(TINY), Evolution(TINY)
    assert [replace(step, seconds=0) for step in first.go(2)] == [
        replace(step, seconds=0) for step in second.go(2)
    ]
    assert first.weights() == second.weights()
    assert first.weights() != flat(brain("state51").styles[PLAIN])
    wild = first._sound(np.full((1, len(first.names)), -9.0))[0]
    assert all((wild > 0) == (first.first > 0))
    assert 0 <= first.test(1).mean <= 1


def test_the_better_of_two_is_ahead() -> None:
    """Who finds everything worthless loses to the rules of thumb, in wins and in points."""
    table, plain = describe("state51", 2), brain("state51").styles[PLAIN]
    lazy = styled(plain, dict.fromkeys(flat(plain), 0.01))
    for points in (0.0, 0.5):
        assert fares(table, lazy, plain, 1, points, 8.0) < 0.4
        assert fares(table, plain, lazy, 1, points, 8.0) > 0.6
        assert fares(table, plain, plain, 1, points, 8.0) == pytest.approx(0.5)


def test_alone_and_in_sides_one_is_level_with_oneself() -> None:
    """One player against the game, sides against each other."""
    for name, players in (("state51", 1), ("rebellion", 3)):
        plain = brain(name).styles[PLAIN]
        assert fares(describe(name, players), plain, plain, 1, 0.0, 8.0) == pytest.approx(0.5)
    assert play(describe("state51", 1), [brain("state51").styles[PLAIN]], 2).over


def test_a_file_of_weights_plays(tmp_path: Path) -> None:
    """With the weights of the rules of thumb it plays as they do."""
    path = tmp_path / "weights.json"
    weights = flat(brain("state51").styles[PLAIN])
    save(path, "state51", weights, {})
    assert load(path, "state51") == weights
    game, ends = spielwerk.game("state51"), []
    for name in (f"thumb@{path}", "level2"):
        state = game.new(2, 5)
        SeatedBots(game, [name] * 2, 1).play(state)
        ends.append(game.to_json(state))
    assert ends[0] == ends[1]


def test_what_holds_no_weights_is_refused(tmp_path: Path) -> None:
    """With a sentence that names the file."""
    path = tmp_path / "weights.json"
    with pytest.raises(BadWeights, match=r"weights\.json"):
        make("state51", f"thumb@{path}")
    for text in ("", "{}", "[]", '{"spielwerk-weights": 1, "game": "rebellion", "weights": {}}'):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadWeights, match=r"weights\.json"):
            make("state51", f"thumb@{path}")
    save(path, "state51", {"luck": 1.0}, {})
    with pytest.raises(BadWeights, match="know no luck"):
        make("state51", f"thumb@{path}")


def test_the_command_evolves(tmp_path: Path) -> None:
    """From the command line to a file; nonsense is refused with a sentence."""
    path = tmp_path / "weights.json"
    flags = ["--generations", "1", "--rows", "5", "--seeds", "1", "--test", "1", "--jobs", "1"]
    command = ["evolve", "state51", "--out", str(path)]
    done = CliRunner().invoke(app, [*command, *flags])
    assert done.exit_code == 0, done.output
    assert load(path, "state51")
    for bad in (["--generations", "0"], ["--rows", "1"], ["--players", "two"]):
        with pytest.raises(SpielwerkError):
            CliRunner().invoke(app, [*command, *bad], catch_exceptions=False, standalone_mode=False)


def test_one_side_evolves_by_itself() -> None:
    """The other side's weights stay; a side that nobody has is refused."""
    course = Course("rebellion", (3,), rows=5, seeds=1, side="rebels")
    evolution = Evolution(course)
    list(evolution.go(1))
    before = flat(brain("rebellion").styles[PLAIN])
    for name, weight in evolution.weights().items():
        if name.startswith("empire."):
            assert weight == before[name]
    assert evolution.weights() != before
    with pytest.raises(SpielwerkError, match="--side moon"):
        Evolution(replace(course, side="moon"))


def test_a_side_is_level_with_itself_in_its_place() -> None:
    """Whatever the balance of the sides; another style is not."""
    table, plain = describe("rebellion", 3), brain("rebellion").styles[PLAIN]
    lazy = styled(plain, {name: 0.01 for name in flat(plain) if name.endswith((".land", ".port"))})
    for side in ("empire", "rebels"):
        assert fares(table, plain, plain, 1, 0.0, 8.0, side) == pytest.approx(0.5)
        assert 0 <= fares(table, lazy, plain, 1, 0.5, 8.0, side) <= 1


def test_where_a_table_can_fail_a_table_of_ones_own_counts() -> None:
    """Who ruins every station is worth less than level, though he may be ahead in points."""
    knows, table = brain("counterweight"), describe("counterweight", 3)
    assert knows.together > 0
    plain = knows.styles[PLAIN]
    level = [fares(table, plain, plain, seed, 0.0, 8.0) for seed in range(4)]
    assert level == pytest.approx([0.5] * 4)
    wreckers = replace(plain, greed=1.0, order=0.0, cargo=0.0, freight=0.0)
    finished = [seed for seed in range(10) if play(table, [plain] * 3, seed).winners()]
    assert finished
    found = [fares(table, wreckers, plain, seed, 0.0, 8.0) for seed in finished]
    assert sum(found) / len(found) < 0.4


def test_an_answer_to_somebody_is_tested_against_him(tmp_path: Path) -> None:
    """Levels, styles and files can be named; nobody else."""
    them = weights_of("state51", "level2-2026")
    assert them == flat(brain("state51").editions["2026"].styles[PLAIN])
    assert weights_of("state51", "level2") == weights_of("state51", "thumb")
    assert weights_of("counterweight", "selfish")["greed"] == 1.0
    save(tmp_path / "file.json", "state51", them, {})
    assert weights_of("state51", str(tmp_path / "file.json")) == them
    with pytest.raises(BadWeights):
        weights_of("state51", "level3")
    evolution = Evolution(replace(TINY, against=(them,)))
    list(evolution.go(1))
    assert evolution.test(2).mean >= 0
    path = tmp_path / "weights.json"
    flags = ["--generations", "1", "--rows", "5", "--seeds", "1", "--test", "1", "--jobs", "1"]
    command = ["evolve", "state51", "--out", str(path), "--against", "level2-2026", *flags]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "Against level2-2026" in done.output


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_an_answer_to_a_bot_that_searches_plays_against_him(game: str) -> None:
    """He sits in all seats but one's own; and by the rules of thumb's name nobody else does."""
    assert rival(game, "level2") == flat(brain(game).styles[PLAIN])
    assert rival(game, "level4@1") == "level4@1"
    with pytest.raises(UnknownBot, match="level9"):
        rival(game, "level9")
    table, style = describe(game, 3), brain(game).styles[PLAIN]
    seats = ["level4@1", style, "level4@1"]
    played = play(table, seats, 4)
    state = table.new(4)
    SeatedBots(table.game, ["level4@1", "level2", "level4@1"], 4).play(state)
    assert played.over
    assert table.game.to_json(played) == table.game.to_json(state)


def test_an_answer_to_a_search_evolves(tmp_path: Path) -> None:
    """By the command; a broken file is no bot's name."""
    path = tmp_path / "weights.json"
    flags = ["--generations", "1", "--rows", "5", "--seeds", "1", "--test", "1", "--jobs", "1"]
    command = ["evolve", "state51", "--players", "2", "--out", str(path), *flags, "--against"]
    done = CliRunner().invoke(app, [*command, "level4@1"])
    assert done.exit_code == 0, done.output
    assert "Against level4@1" in done.output
    broken = tmp_path / "broken.json"
    broken.write_text("{}", encoding="utf-8")
    with pytest.raises(BadWeights, match=r"broken\.json"):
        CliRunner().invoke(
            app, [*command, str(broken)], catch_exceptions=False, standalone_mode=False
        )


def test_games_are_played_as_at_a_table() -> None:
    """With all that is said unasked: Rebels who never give credits are weighed wrongly."""
    table = describe("rebellion", 4)
    style = brain("rebellion").styles[PLAIN]
    for seed in range(2):
        state = table.new(seed)
        SeatedBots(table.game, ["level2"] * 4, seed).play(state)
        alone = play(table, [style] * 4, seed)
        assert (alone.purse, alone.units) == (state.purse, state.units)
