"""The loop, chance and events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from spielwerk.engine import Answers, Decision, IllegalMove, Order, RulesError, State, Step
from spielwerk.engine.chance import fresh, scramble
from spielwerk.engine.errors import UnknownThing
from spielwerk.engine.playout import play_randomly
from spielwerk.engine.state import changed
from tests.engine.toy.game import CHEER, DRAW, ROLL, STOP, Toy, ToyState


@pytest.fixture
def game() -> Toy:
    """The toy game."""
    return Toy()


def test_a_game_is_played_by_asking_and_applying(game: Toy) -> None:
    """Somebody is asked until the game is over."""
    state = game.new(2, seed=7)
    while not state.over:
        state.apply(state.options()[0])
    assert state.end_reason == "rounds"
    assert state.scores() == [2, 2]
    assert state.winners() == [0, 1]
    assert list(state.options()) == []


def test_whoever_watches_is_told_of_every_step_that_asks_nobody(game: Toy) -> None:
    """With what it returned: the lone option that was taken, or nothing."""
    state = game.new(2)
    seen: list[tuple[str, Sequence[int] | None]] = []
    state.apply(STOP, lambda step, options: seen.append((type(step).__name__, options)))
    assert ("Lone", (7,)) in [(name, options and tuple(options)) for name, options in seen]
    assert any(options is None for _, options in seen)


def test_a_game_leaves_out_what_it_does_not_have(game: Toy) -> None:
    """No facts for the book, colours or sides; points of one source; no such part of the book."""
    state = game.new(2)
    assert game.book_facts(game.words("en")) == {}
    assert (game.colours(2, state.opt), game.sides(2, state.opt)) == ((), ())
    assert game.points(state, []) == [{"points-all": points} for points in state.scores()]
    with pytest.raises(UnknownThing, match="no part 'preface'"):
        game.rulebook("en", "preface")


def test_the_loop_answers_lone_questions_and_skips_empty_ones(game: Toy) -> None:
    """One option is taken without asking, no option asks nobody."""
    state = game.new(2, listen=True)
    state.apply(STOP)
    assert state.player == 1
    assert state.events == [("stopped", 0), ("alone", 7)]


class Waiting(Decision[ToyState]):
    """One option only; it is asked for until somebody has cheered for seat 1."""

    name, rule = "waiting", "T-1"
    points: int

    def asks(self, state: ToyState) -> int:
        return 1

    def options(self, state: ToyState) -> Sequence[int]:
        return (STOP,)

    def pauses(self, state: ToyState) -> bool:
        return state.scores()[1] == self.points

    def choose(self, state: ToyState, option: int) -> None:
        state.finish("rounds")


def test_a_question_may_pause_for_what_others_do_unasked(game: Toy) -> None:
    """Then its lone option is asked for; once there is nothing to wait for, it is taken."""
    state = game.new(2)
    state.stack[:] = [Waiting(state.scores()[1])]
    state.advance()
    assert (state.player, list(state.options()), state.over) == (1, [STOP], False)
    again = state.copy()
    again.apply(STOP)
    assert again.over
    state.interject(0, CHEER)
    assert state.over


class Go(Step[ToyState]):
    """Tells its number; the first one sends another round in between and goes on afterwards."""

    number: int
    ends: bool = False

    def run(self, state: ToyState) -> None:
        height = len(state.stack)
        state.tell("alone", self.number)
        if self.number == 1:
            state.then(Go(10), Go(11))
            if self.ends:
                state.finish("rounds")
            state.after(height, Go(2))


def test_a_step_can_go_on_after_what_it_has_caused(game: Toy) -> None:
    """What was put on the stack since comes first; after the end of the game nothing does."""
    state = game.new(2)
    state.events = []
    state.then(Go(1))
    state.advance()
    assert [event[1] for event in state.events] == [1, 10, 11, 2]
    state.then(Go(1, True))
    state.advance()
    assert state.over
    assert state.stack == []


def test_an_illegal_choice_is_refused_and_changes_nothing(game: Toy) -> None:
    """The error names what was wanted and what is open."""
    state = game.new(2)
    before = game.to_json(state)
    with pytest.raises(
        IllegalMove, match=r"Option 9 is not open to seat 0 now; open are \[0, 65536, 131072\]"
    ):
        state.apply(9)
    assert game.to_json(state) == before


def test_a_long_list_of_options_is_cut_in_the_error(game: Toy) -> None:
    """Nobody reads a hundred options."""
    state = game.new(2)
    state.asked = list(range(100))
    with pytest.raises(IllegalMove, match="19] …"):
        state.apply(100)


def test_nothing_can_be_chosen_after_the_end(game: Toy) -> None:
    """The error says that the game is over."""
    state = game.new(1, options={"rounds": 0})
    state.apply(STOP)
    assert state.over
    with pytest.raises(IllegalMove, match="over"):
        state.apply(STOP)


def test_interjections_are_done_by_those_who_are_not_asked(game: Toy) -> None:
    """An interjection changes the state and asks the same question anew."""
    state = game.new(2)
    state.interject(1, CHEER)
    assert state.sums == [3, 2]
    assert state.player == 0
    with pytest.raises(IllegalMove, match="Seat 0 can't interject"):
        state.interject(0, CHEER)
    state.sums[0] = 99
    state.interject(1, CHEER)
    assert state.end_reason == "applause"


def test_a_plain_state_knows_no_interjections() -> None:
    """Most games have none."""
    assert State(2, None, None, 0).interjections(0) == ()


def test_running_dry_is_a_fault_of_the_rules(game: Toy) -> None:
    """A game that has nothing left to do must be over."""
    state = game.new(2)
    state.stack.clear()
    with pytest.raises(RulesError, match="nothing left to do"):
        state.advance()


class Circle(Step[ToyState]):
    """A step that comes back to itself."""

    def run(self, state: ToyState) -> None:
        state.then(self)


def test_running_in_circles_is_stopped(game: Toy) -> None:
    """A limit ends what never asks."""
    state = game.new(2)
    state.then(Circle())
    with pytest.raises(RulesError, match="steps without a question"):
        state.advance()


def test_dice_are_fair_and_reproducible(game: Toy) -> None:
    """Every face comes up about as often, and the same seed rolls the same."""
    state = game.new(2, seed=3)
    again = state.copy()
    rolls = [state.roll(6) for _ in range(6000)]
    assert rolls == [again.roll(6) for _ in range(6000)]
    faces = Counter(rolls)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(880 < count < 1120 for count in faces.values())


def test_shuffles_reach_every_order(game: Toy) -> None:
    """All six orders of three cards come up about as often."""
    state = game.new(2, seed=3)
    orders = Counter(state.shuffled((1, 2, 3)) for _ in range(6000))
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first roll of seeds 0 … 5999 is spread evenly."""
    faces = Counter(State(2, None, None, scramble(seed)).roll(6) for seed in range(6000))
    assert all(880 < count < 1120 for count in faces.values())


def test_a_fresh_chance_comes_from_a_number_or_a_generator() -> None:
    """Both are accepted; a generator moves on."""
    import random

    rng = random.Random(1)
    assert fresh(5) == scramble(5)
    assert fresh(rng) != fresh(rng)


def test_dice_and_reveals_are_barriers(game: Toy) -> None:
    """Both count up what nobody undoes past."""
    state = game.new(2)
    state.apply(DRAW)
    assert state.barrier == 1
    state.apply(ROLL)
    assert state.barrier == 2


class Pass(Decision[ToyState]):
    """A seat that can do one thing, or nothing at all."""

    seat: int
    count: int

    def asks(self, state: ToyState) -> int:
        return self.seat

    def options(self, state: ToyState) -> Sequence[int]:
        return [STOP] * self.count

    def choose(self, state: ToyState, option: int) -> None:
        state.tell("stopped", self.seat)


@pytest.mark.parametrize("count", [0, 1])
def test_what_is_chosen_for_another_seat_is_a_barrier(game: Toy, count: int) -> None:
    """That it can do nothing else shows what it holds; one's own lone choices show nothing."""
    for seat, barriers in ((0, 0), (1, 1)):
        state = game.new(2)
        state.then(Pass(seat, count))
        state.advance()
        assert (state.player, state.barrier) == (0, barriers)


def test_nobody_listens_unless_asked_to(game: Toy) -> None:
    """In simulation there are no events."""
    state = game.new(2)
    state.apply(STOP)
    assert state.events is None


def test_a_state_must_say_what_it_is() -> None:
    """The engine's own state and step have no game in them."""
    state: Any = State(2, None, None, 0)
    for missing in ("scores", "winners"):
        with pytest.raises(AssertionError):
            getattr(state, missing)()
    decision: Any = Decision()
    for missing in ("asks", "options"):
        with pytest.raises(AssertionError):
            getattr(decision, missing)(state)
    with pytest.raises(AssertionError):
        decision.words(state, 0)
    with pytest.raises(AssertionError):
        Order().carry_out(Answers(Toy().new(2)))
    step: Any = Step()
    with pytest.raises(AssertionError):
        step.run(state)
    with pytest.raises(AssertionError):
        step.choose(state, 0)


def test_a_state_is_told_by_its_fields(game: Toy) -> None:
    """Declared once, fields make copies that are equal, shared but for lists, and can be read."""
    state = game.new(2, seed=3)
    other = state.copy()
    assert other == state
    assert other is not state
    assert other.hands is not state.hands
    assert other.deck is state.deck
    assert "Turn(seat=0)" in repr(state)
    other.apply(ROLL)
    assert other != state


@dataclass(slots=True, init=False)
class DeepState(State):
    """A state with something changeable inside of a list."""

    piles: list[list[int]]


def test_a_state_that_would_share_lists_is_refused() -> None:
    """A list of lists would be shared between copies: a fault of the rules, told at once."""
    with pytest.raises(TypeError, match=r"DeepState\.piles"):
        DeepState(2, None, None, 0).copy()


def test_random_play_goes_to_the_end_and_chance_repeats(game: Toy) -> None:
    """The quickest way through a game."""
    one, two, other = game.new(2, seed=3), game.new(2, seed=3), game.new(2, seed=3)
    assert play_randomly(one, 1) == play_randomly(two, 1) > 0
    assert one.over
    assert game.to_json(one) == game.to_json(two)
    play_randomly(other, 5)
    assert game.to_json(other) != game.to_json(one)


def test_to_run_a_question_is_to_ask_for_its_options(game: Toy) -> None:
    """Whatever short cut a kind of question takes to them."""
    state = game.new(2, seed=3)
    asked = state.decision
    assert Decision.run(asked, state) == asked.run(state) == asked.options(state)


def test_one_of_many_values_is_changed() -> None:
    """What was shared stays as it was."""
    shared = (1, 2, 3)
    assert changed(shared, 1, 9) == (1, 9, 3)
    assert changed(shared, 2, 9) == (1, 2, 9)
    assert shared == (1, 2, 3)
