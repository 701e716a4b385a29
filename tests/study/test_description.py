"""What is observed and what can be done: whole, in bounds, reversible, and honest."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.engine import BadOption, IllegalMove
from spielwerk.engine.option import thing_of, verb_of
from spielwerk.registry import Entry
from spielwerk.study import Description, NotStudied, UnknownAction, describe
from spielwerk.study.state51 import State51Part
from tests.kit.cases import PLAIN, Case, any_option, every_case, every_game, every_plain_case
from tests.study.make_golden import GOLDEN, golden

PACKS = Path(__file__).parents[2] / "examples" / "packs"
UNASKED = {"rebellion": {"give"}}  # said when nobody asks


def described(case: Case) -> Description:
    """The description of a case."""
    return describe(case.name, case.players, case.options)


@every_case
def test_every_option_has_its_code_and_every_code_its_option(case: Case) -> None:
    """Codes are different, stand for their options, and the mask shows exactly the open ones."""
    description = described(case)
    for state in case.walk(case.close // 4):
        codes = description.codes(state)
        assert len(set(codes)) == len(codes) == len(state.options())
        assert [description.option(state, code) for code in codes] == list(state.options())
        assert np.flatnonzero(description.mask(state)).tolist() == sorted(codes)


@every_case
def test_observations_keep_within_their_bounds(case: Case) -> None:
    """No cell says more than its block promises, and the question is always told."""
    description = described(case)
    low, high = description.layout.bounds()
    question = description.layout.block("question")
    for state in case.walk(case.close // 10):
        for seat in range(case.players):
            cells = description.observe(state, seat)
            assert (cells >= low).all()
            assert (cells <= high).all()
            assert cells[question.at : question.end].sum() == 1


@every_case
def test_what_is_observed_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """Re-dealing what a seat can't know changes no cell of it, no mask and no feature."""
    description = described(case)
    rng = random.Random(str(case))
    for state in case.walk(case.close // 8):
        for seat in range(case.players):
            other = description.believed(state, seat, rng)
            assert (description.observe(state, seat) == description.observe(other, seat)).all()
            if seat == state.player:
                assert (description.mask(state) == description.mask(other)).all()
                assert (description.features(state) == description.features(other)).all()


@every_plain_case
def test_whole_games_are_observed_honestly_to_the_end(case: Case) -> None:
    """The same over whole games, and what is seen when one is over."""
    description = described(case)
    rng = random.Random(str(case))
    state = case.new(1)
    number = 0
    while not state.over:
        if number % 7 == 0:
            seat = rng.randrange(case.players)
            other = description.believed(state, seat, rng)
            assert (description.observe(state, seat) == description.observe(other, seat)).all()
        state.apply(any_option(state, rng))
        number += 1
    assert description.mask(state).sum() == 0
    assert description.features(state).shape[0] == 0
    for seat in range(case.players):
        other = description.believed(state, seat, rng)
        assert (description.observe(state, seat) == description.observe(other, seat)).all()


class Peeking(State51Part):
    """Shows the hand of the next player."""

    def write(self, state: Any, seat: int, cells: bytearray) -> None:
        super().write(state, seat, cells)
        for card in state.hands[(seat + 1) % state.players]:
            cells[self.hand + card] = 1


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The re-deal test would not pass a description that shows what it must not."""
    case = Case("state51", 3)
    description = Description(case.game, 3, {})
    monkeypatch.setattr(description, "part", Peeking(case.game, 3, description.opt))
    rng = random.Random(1)
    leaks = 0
    for state in case.walk(30):
        other = description.believed(state, 0, rng)
        leaks += (description.observe(state, 0) != description.observe(other, 0)).any()
    assert leaks > 20


@every_plain_case
def test_seats_are_counted_from_the_own_one(case: Case) -> None:
    """Each seat finds itself asked in the first cell of „asked“, and only then."""
    description = described(case)
    asked = description.layout.block("asked").at
    for state in case.walk(30):
        for seat in range(case.players):
            assert description.observe(state, seat)[asked] == (seat == state.player)


@every_plain_case
def test_a_buffer_of_the_caller_is_filled(case: Case) -> None:
    """What is written into a row of a batch is what is returned without one."""
    description = described(case)
    seen = np.full((2, description.observation_size), 9, np.int8)
    open_ = np.full((2, description.action_count), 9, np.int8)
    for state in case.walk(20):
        description.observe(state, state.player, seen[1])
        description.mask(state, open_[1])
        assert (seen[1] == description.observe(state, state.player)).all()
        assert (open_[1] == description.mask(state)).all()
    assert (seen[0] == 9).all()
    assert (open_[0] == 9).all()


@every_plain_case
def test_bits_tell_the_numbers(case: Case) -> None:
    """Thermometers of equal observations are equal, and those of different small ones differ."""
    description = described(case)
    bits = description.thermometer()
    states = [state.copy() for state in case.walk(20)]
    rows = np.stack([description.observe(state, 0) for state in states])
    made = bits(rows)
    assert made.shape == (20, bits.size)
    assert set(np.unique(made)) <= {0.0, 1.0}
    for one in range(19):
        small = np.abs(rows[one : one + 2]).max() < 7
        if small:
            assert (rows[one] == rows[one + 1]).all() == (made[one] == made[one + 1]).all()


@every_game
def test_every_verb_that_is_asked_for_is_described(name: str) -> None:
    """A new verb is a red test, not a hole in the mask."""
    game = spielwerk.game(name)
    description = describe(name)
    missing = {verb.word for verb in game.verbs} - {verb.word for verb in description.part.about}
    assert missing == UNASKED.get(name, set())


@every_game
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_text_names_every_open_action(name: str, lang: str) -> None:
    """A language model reads the table, the question and the codes it may answer with."""
    description = describe(name, 2)
    rng = random.Random(name)
    state = description.new(3)
    for _ in range(25):
        said = description.text(state, state.player, lang)
        codes = [line.partition(":")[0] for line in said.splitlines()]
        assert all(str(code) in codes for code in description.codes(state))
        other = 1 - state.player
        believed = description.believed(state, other, rng)
        assert description.text(state, other, lang) == description.text(believed, other, lang)
        state.apply(any_option(state, rng))


@every_game
def test_lines_name_what_is_not_zero(name: str) -> None:
    """An observation can be read block by block."""
    description = describe(name, 2)
    state = description.new(3)
    lines = description.layout.lines(description.observe(state, state.player))
    assert f"question: {state.decision.name}" in lines
    assert "asked: own" in lines


def test_seats_in_codes_are_counted_from_who_chooses() -> None:
    """The same code takes a good from the next player, whoever asks."""
    description = describe("state51", 3)
    code = description.actions.names.index("steal iron of other1")
    victims = [thing_of(description.actions.option(seat, code)) >> 4 for seat in range(3)]
    assert victims == [1, 2, 0]
    description = describe("counterweight", 3)
    code = description.actions.names.index("evict 4 of other2")
    assert [description.actions.option(seat, code) & 7 for seat in range(3)] == [2, 0, 1]


def test_a_closed_or_unknown_code_is_refused_in_clear_words() -> None:
    """It says what is wrong and what to do."""
    description = describe("state51", 2)
    state = description.new(1)
    closed = int(np.flatnonzero(description.mask(state) == 0)[0])
    with pytest.raises(IllegalMove, match="choose one whose mask is 1"):
        description.option(state, closed)
    with pytest.raises(UnknownAction, match="codes go from 0 to"):
        description.option(state, description.action_count)
    with pytest.raises(UnknownAction, match="other cards"):
        description.actions.open(0, [1 << 30])
    with pytest.raises(KeyError, match="There is no block"):
        description.layout.block("weather")


def test_an_amount_beyond_all_reason_is_not_offered() -> None:
    """A number without a code leaves the others open."""
    actions = describe("counterweight", 2).actions
    amount = actions.option(0, actions.names.index("amount 3"))
    assert actions.open(0, [amount, amount + 5000]) == [actions.names.index("amount 3")]
    assert actions.code(0, amount + 5000) == -1


def test_a_description_of_what_can_not_be_played_is_refused() -> None:
    """Players and switches are checked as for a game."""
    with pytest.raises(BadOption):
        describe("state51", 9)
    with pytest.raises(BadOption):
        describe("state51", 2, {"deck": "none"})


def test_a_game_without_description_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not every game of the registry is an environment."""
    place = spielwerk.GAMES["state51"].game
    monkeypatch.setitem(spielwerk.GAMES, "state51", Entry(place))
    with pytest.raises(NotStudied, match="`study`"):
        Description(spielwerk.game("state51"), 2, {})


def test_features_of_a_pack_have_the_same_columns() -> None:
    """A net that scores options meets new cards with what is printed on them."""
    base = describe("state51", 2)
    for pack in sorted(PACKS.iterdir()):
        try:
            game = spielwerk.game("state51", pack)
        except spielwerk.engine.SpielwerkError:
            continue
        other = describe(game, 2)
        assert other.feature_names == base.feature_names
        state = other.new(1)
        assert other.features(state).shape == (len(state.options()), len(base.feature_names))
        return
    raise AssertionError("no example pack of 51st State")


def test_features_tell_whose_location_it_is() -> None:
    """The features that change in play follow the table."""
    case = Case("state51", 3)
    description = described(case)
    names = description.feature_names
    seen = 0
    for state in case.walk(400):
        rows = description.features(state)
        for option, row in zip(state.options(), rows, strict=True):
            if state.rules and case.game.verbs(verb_of(option)).word == "raze":
                step = (state.owner(thing_of(option)) - state.player) % 3
                assert row[names.index(f"owner.other{step}")] == 1
                seen += 1
    assert seen


def test_descriptions_are_made_once() -> None:
    """Asking again costs nothing; another table is another description."""
    assert describe("state51", 3) is describe("state51", 3)
    assert describe("state51", 3).version != describe("state51", 2).version
    assert len(PLAIN) > 10


@every_game
def test_observations_and_codes_are_those_of_the_golden_file(name: str) -> None:
    """Who changes a card or a block runs `python -m tests.study.make_golden` and looks at it."""
    stored = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    assert golden(name) == stored
