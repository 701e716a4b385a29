"""What was learned about options by themselves: honest, quick, and never in the way of a game."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

import spielwerk
from spielwerk.bots import NO_BUDGET, make
from spielwerk.bots.brain import PLAIN, brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.bots.state51 import TAUGHT
from spielwerk.bots.taught import BadTeaching, Look, Taught, read
from spielwerk.engine.option import verb_of
from tests.bots.test_honesty import positions, twins

GAME, KNOWS = spielwerk.game("state51"), brain("state51")


def wants(trait: str, margin: float = 0.2, stake: float = 99.0) -> Taught:
    """Somebody who has learned one thing."""
    return Taught(list(KNOWS.seen), [], {trait: [5.0, 0.0]}, margin, stake)


@pytest.mark.parametrize("name", ["state51", "counterweight"])
def test_what_it_looks_at_is_known_to_the_seat(name: str) -> None:
    """Two true states that the seat can't tell apart have the same numbers, traits and gains."""
    knows = brain(name)
    assert knows.asked is not None
    style, looked = knows.styles[PLAIN], 0
    for one, two in twins(name, 60, gap=7):
        seen = knows.asked(one, style)
        assert seen == knows.asked(two, style)
        if seen is not None:
            looked += 1
            assert len(seen[0]) == len(knows.seen)
            assert len(seen[1]) == len(one.options())
            assert max(map(abs, seen[0])) < 9, dict(zip(knows.seen, seen[0], strict=True))
    assert looked > 15


def test_the_fast_net_is_blind() -> None:
    """It is spared the re-deal, and chooses the same whatever is hidden."""
    bot = make("state51", "net")
    assert getattr(bot, "blind", False)
    for count, pair in enumerate(twins("state51", 40, gap=11)):
        first, second = (
            bot.choose(GAME, state, state.player, NO_BUDGET, random.Random(count)) for state in pair
        )
        assert first == second


@pytest.mark.parametrize("players", [1, 2, 4])
def test_it_plays_games_to_their_end(players: int) -> None:
    """Nothing that it has learned makes it take back what it begins, for ever."""
    state = GAME.new(players, 5)
    SeatedBots(GAME, ["net"] * players, 1).play(state)
    assert state.over


def test_worth_is_what_the_traits_and_the_table_say() -> None:
    """a + b · gain + the units that are on, each by its weight."""
    taught = Taught(["x", "y"], [[0.5, 1.0, 0.0], [0.0, 0.0, -1.0]], {}, 0.0, 1.0)
    taught.traits = {"build": [1.0, 2.0, 3.0, 100.0], "build here": [0.5, 0.0, 0.0, 0.0]}
    row = taught.row(["build", "build here", "never seen"])
    assert row == [1.5, 2.0, 3.0, 100.0]
    assert Look(taught, [2.0, 1.0]).worth(row, 10.0) == 1.5 + 20.0 + 3.0 * 2.5


def test_a_lesson_counts_within_margin_and_stake() -> None:
    """An option that was learned is taken, unless the gain is small or the stake too high."""
    plain, rng, taken = KNOWS.styles[PLAIN], random.Random(1), 0
    for state in positions("state51", 30, gap=9):
        if state.decision.name != "turn" or len(state.options()) == 1:
            continue
        liked = KNOWS.choose(state, rng, plain)
        bold, shy, safe = (
            KNOWS.choose(state, rng, replace(plain, taught=one))
            for one in (wants("pass"), wants("pass", margin=9.0), wants("pass", stake=0.0))
        )
        taken += bold != liked
        assert shy == liked
        assert safe == liked or bold == safe
        assert KNOWS.ranked is not None
        order = KNOWS.ranked(state, rng, replace(plain, taught=wants("pass")))
        assert order[0] == bold
        assert sorted(order) == sorted(state.options())
    assert taken


@pytest.mark.parametrize(("trait", "word"), [("overtake", "overtake"), ("start: section", "start")])
def test_what_was_learned_of_a_trait_is_done(trait: str, word: str) -> None:
    """Whoever learned it takes such an option first; by a wide margin he stays as he was."""
    game, knows = spielwerk.game("counterweight"), brain("counterweight")
    rng, changed = random.Random(1), 0
    assert knows.asked is not None
    assert knows.ranked is not None
    plain = knows.styles[PLAIN]
    keen, shy = (
        replace(plain, taught=Taught(list(knows.seen), [], {trait: [5.0, 0.0]}, margin, 99.0))
        for margin in (0.2, 9.0)
    )
    verbs = {int(verb): verb.word for verb in game.verbs}
    for state in positions("counterweight", 300, gap=7):
        seen = knows.asked(state, plain)
        if seen is None:
            continue
        options, liked = state.options(), knows.thumb(state, rng)
        having = [one for one, (names, _) in zip(options, seen[1], strict=True) if trait in names]
        assert all(verbs[verb_of(one)] == word for one in having)
        assert knows.choose(state, rng, shy) == liked
        found = knows.choose(state, rng, keen)
        assert found in having if having and len(options) > 1 else found == liked
        changed += found != liked
        order = knows.ranked(state, rng, keen)
        assert order[0] == found or len(options) == 1
        assert sorted(order) == sorted(options)
    assert changed > 1


def test_what_the_rules_of_thumb_choose_is_a_trait() -> None:
    """Of that option and of no other; none is named twice."""
    knows, rng = brain("counterweight"), random.Random(1)
    assert knows.asked is not None
    for state in positions("counterweight", 60, gap=7):
        seen = knows.asked(state, knows.styles[PLAIN])
        if seen is None:
            continue
        liked = knows.thumb(state, rng)
        for option, (names, _) in zip(state.options(), seen[1], strict=True):
            assert len(set(names)) == len(names)
            assert any(one.endswith(" liked") for one in names) == (option == liked)


def test_what_is_no_teaching_is_said_so(tmp_path: Path) -> None:
    """A missing file, another game's, one that does not fit together: one clear sentence."""
    text = TAUGHT.read_text(encoding="utf-8")
    path = tmp_path / "taught.json"
    with pytest.raises(BadTeaching, match="read"):
        read(path, "state51")
    for said in ("{}", "[]", text.replace('"state51"', '"rebellion"', 1)):
        path.write_text(said, encoding="utf-8")
        with pytest.raises(BadTeaching):
            read(path, "state51")
    path.write_text(text.replace('"inputs": [', '"inputs": ["more", ', 1), encoding="utf-8")
    with pytest.raises(BadTeaching, match="fit together"):
        read(path, "state51")


def test_a_file_is_played_by_its_name(tmp_path: Path) -> None:
    """`net@FILE` knows a file of `teach` from one of `train`; `deepnet` is the latter."""
    path = tmp_path / "mine.json"
    path.write_text(TAUGHT.read_text(encoding="utf-8"), encoding="utf-8")
    assert getattr(make("state51", f"net@{path}"), "blind", False)
    assert not getattr(make("state51", "deepnet"), "blind", False)
