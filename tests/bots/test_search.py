"""The search on a small game: it finds what is good, in time, and the same again."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from typing import Any

import pytest

import spielwerk
from spielwerk.bots import Budget, UnknownBot, seats
from spielwerk.bots.base import NO_BUDGET, ThumbBot
from spielwerk.bots.brain import PLAIN, TASTE, Brain, Look, brain
from spielwerk.bots.levels import Memory, SearchBot, level, sign
from spielwerk.bots.search import Candidate, Thought, better_half, closed, line_up, think
from spielwerk.bots.tree import Node, Spread, fresh, play_on, play_out, visit
from tests.bots.toys import BOLD, TIMID, TOY
from tests.engine.toy.game import DRAW, ROLL, STOP, Turn


def thought(
    seed: int = 1, iterations: int = 120, knows: Brain[Any, Any] = TIMID, players: int = 2
) -> Thought:
    """A search at the beginning of a game."""
    state = TOY.new(players, seed=3)
    return think(TOY, knows, state, 0, Budget(iterations=iterations), random.Random(seed))


@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_leaves_a_poor_rule_of_thumb(players: int) -> None:
    """Stopping gives nothing away for free: whoever looks ahead draws or rolls."""
    greedy = replace(TIMID, evaluate=lambda state: [points / 99 for points in state.sums])
    assert thought(knows=greedy, players=players).best() in (DRAW, ROLL)


def test_it_keeps_a_good_rule_of_thumb() -> None:
    """Where nothing is clearly better, the rule of thumb stands."""
    assert thought(knows=BOLD).best() == DRAW


def test_the_same_seed_and_iterations_find_the_same() -> None:
    """Visits, values and choice are a function of the seed."""
    first, again, other = thought(5), thought(5), thought(6)
    assert first.ranking(0) == again.ranking(0)
    assert first.ranking(0) != other.ranking(0)


def test_what_is_advised_is_worth_most() -> None:
    """What was only lucky is not chosen, and not said to be worth more than what is."""
    thumb, lucky = Candidate(1, Node(1)), Candidate(2, Node(1))
    for candidate, total in ((thumb, 0.4), (lucky, 0.5)):
        candidate.node.visits, candidate.node.total = 2, [total]
    for difference in (0.5, -0.4):
        lucky.compare(difference)
    found = Thought(Node(1), thumb, [thumb, lucky], Spread(1), 4)
    assert found.best() == 1
    assert found.ranking(0) == [(1, 0.2, 2), (2, 0.2, 2)]


def test_iterations_are_counted() -> None:
    """A budget of iterations is not overdrawn."""
    assert thought(iterations=50).iterations <= 50
    assert thought(iterations=1).iterations == 1


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget of seconds ends the search; the clock here moves on by a hundredth a look."""
    clock = itertools.count()
    monkeypatch.setattr("spielwerk.bots.search.perf_counter", lambda: next(clock) / 100)
    state = TOY.new(2, seed=3)
    chance = random.Random(7)
    knows = replace(BOLD, evaluate=lambda state: [chance.random()] * 2)
    found = think(TOY, knows, state, 0, Budget(seconds=0.2), random.Random(1))
    assert 1 <= found.iterations <= 20
    assert next(clock) <= 25


def test_a_clear_case_is_closed_early() -> None:
    """Where all options are alike, the rest of the budget is saved."""
    knows = replace(BOLD, evaluate=lambda state: [0.5, 0.5])
    assert thought(knows=knows, iterations=5000).iterations < 200


def test_every_seat_is_credited_its_own_result() -> None:
    """The results in the tree are those of all seats, and add up as in the game."""
    found = thought()
    for candidate in found.candidates:
        total = candidate.node.total
        assert sum(total) == pytest.approx(candidate.node.visits)
    assert sum(c.node.visits for c in found.candidates) == found.iterations == found.root.visits


def test_the_tree_grows_by_options_that_are_there() -> None:
    """A node tries the rule of thumb's choice first and others as visits allow."""
    root, spread = Node(2), Spread(2)
    rng = random.Random(1)
    for number in range(40):
        state = TOY.new(2, seed=number)
        visit(root, state, BOLD.until(state), BOLD, spread, rng)
        if number == 1:
            assert list(root.children) == [DRAW]
    assert root.visits == 40
    assert set(root.children) == {STOP, DRAW, ROLL}
    assert all(child.available >= child.visits > 0 for child in root.children.values())
    assert root.children[DRAW].visits > root.children[STOP].visits


def test_options_of_another_deal_are_passed_over() -> None:
    """A child that this deal does not offer is neither chosen nor counted as available."""
    root, spread = Node(1), Spread(1)
    root.visits = 1
    root.children[99] = Node(1)
    state = TOY.new(1, seed=1)
    visit(root, state, BOLD.until(state), BOLD, spread, random.Random(1))
    assert root.children[99].available == 0
    assert DRAW in root.children


def test_a_playout_stops_between_two_turns() -> None:
    """A playout ends where a stage ends, or when patience does."""
    state = TOY.new(2, seed=1)
    play_out(state, BOLD.until(state), BOLD, random.Random(1))
    assert state.round == 2
    impatient = replace(BOLD, patience=1)
    state = TOY.new(2, seed=1)
    before = len(state.deck)
    play_out(state, BOLD.until(state), impatient, random.Random(1))
    assert len(state.deck) >= before - 1
    assert state.round == 1


def test_playing_on_strays_nowhere() -> None:
    """The rules of thumb answer everything, to the end of the stage or of patience."""
    answered: list[object] = []

    def bold(state: Any, rng: random.Random, style: Any) -> Any:
        answered.append(BOLD.choose(state, rng, style))
        return answered[-1]

    state = TOY.new(2, seed=1)
    stop = BOLD.until(state) + 2
    values = play_on(state, stop, replace(BOLD, choose=bold), random.Random(1))
    assert BOLD.stage(state) >= stop
    assert len(answered) > 1
    assert values == BOLD.evaluate(state)
    hasty = TOY.new(2, seed=1)
    play_on(hasty, stop, replace(BOLD, patience=1), random.Random(1))
    assert BOLD.stage(hasty) < stop


def test_rebels_give_while_they_are_played_on() -> None:
    """RB-5.1: whoever looks far ahead without gifts takes Rebels for poorer than they are."""
    game, knows = spielwerk.game("rebellion"), brain("rebellion")
    given: list[tuple[int, int]] = []

    def gifts(state: Any, seat: int, rng: random.Random, style: Any) -> Any:
        said = knows.interject(state, seat, rng, style)
        if said is not None:
            given.append((state.player, seat))
        return said

    state: Any = game.new(4, seed=3)
    play_on(state, knows.stage(state) + 8, replace(knows, interject=gifts), random.Random(1))
    assert given
    assert all(taker != giver and 0 not in (taker, giver) for taker, giver in given)


def test_the_rule_of_thumb_is_never_dropped() -> None:
    """Halving keeps it and the better ones of the others."""
    state = TOY.new(2, seed=1)
    race, thumb = line_up(TIMID, state, random.Random(1), Node(2), 0)
    assert thumb.option == STOP
    for candidate, gain in zip(race[1:], (-1.0, -2.0), strict=True):
        candidate.compare(gain)
    assert better_half(race, thumb) == [thumb, race[1]]


def test_doubt_speaks_for_the_rule_of_thumb() -> None:
    """A lucky single deal is no reason to leave it, many are; between two that closes the case."""
    thumb, other = Candidate(1, Node(1)), Candidate(2, Node(1))
    found = Thought(Node(1), thumb, [thumb, other], Spread(1), 0)
    other.compare(0.3)
    assert found.best() == 1
    assert not closed([thumb, other], thumb)
    for number in range(30):
        other.compare(0.3 + 0.01 * (number % 3))
    assert found.best() == 2
    assert closed([thumb, other], thumb)
    assert found.ranking(0)[0][0] == 2


def plain_bot(knows: Brain[Any, Any] = BOLD) -> SearchBot:
    """A searching bot of the toy game."""
    return SearchBot("level3", knows, Budget(iterations=60))


def test_a_tree_is_kept_within_a_turn() -> None:
    """Where one's own turn goes on without chance between, the next search starts from it."""
    bot, state, rng = plain_bot(), TOY.new(2, seed=1), random.Random(1)
    assert bot.choose(TOY, state, 0, NO_BUDGET, rng) == DRAW
    assert bot._kept is None  # a card was turned over: the tree is of no use
    memory = Memory(0, sign(state), Node(2), Spread(2))
    assert memory.fits(state, 0) is not None
    assert memory.fits(state, 1) is None
    state.apply(DRAW)
    assert memory.fits(state, 0) is None


def test_what_is_known_already_is_not_searched_again() -> None:
    """A kept tree saves up to half of the iterations, and its knowledge counts."""
    first = thought(iterations=200)
    again = think(
        TOY,
        TIMID,
        TOY.new(2, seed=3),
        0,
        Budget(iterations=200),
        random.Random(2),
        (first.root, first.spread),
    )
    assert again.iterations <= 100
    assert again.root.visits == first.iterations + again.iterations
    assert again.best() == first.best()


def test_a_tree_of_something_else_is_dropped() -> None:
    """A bot that is suddenly asked in another game chooses from what is there."""
    bot, rng = plain_bot(), random.Random(1)
    for players, seed in ((2, 1), (3, 2), (1, 3)):
        state: Any = TOY.new(players, seed=seed)
        assert bot.choose(TOY, state, 0, NO_BUDGET, rng) in state.options()


def test_a_given_budget_comes_before_its_own() -> None:
    """The table may ask for a quicker answer."""
    bot = plain_bot()
    assert bot._budget(NO_BUDGET) == Budget(iterations=60)
    assert bot._budget(Budget(seconds=1)) == Budget(seconds=1)
    assert bot.interject(TOY, TOY.new(2, seed=1), 1, random.Random(1)) is None


def test_routine_is_left_to_the_rule_of_thumb() -> None:
    """Where a search never gains, it is not made."""
    lazy = replace(TIMID, routine=frozenset({Turn}))
    bot = SearchBot("level3", lazy, Budget(iterations=60))
    state = TOY.new(2, seed=1)
    assert bot.choose(TOY, state, 0, NO_BUDGET, random.Random(1)) == STOP


def test_a_look_takes_in_a_few_options() -> None:
    """The rule of thumb's choice and some others; or all."""
    state = TOY.new(2, seed=3)
    everything = len(state.options())
    assert everything > 2

    def seen(few: int, seed: int) -> list[object]:
        race, thumb = line_up(BOLD, state, random.Random(seed), Node(2), few)
        assert race[0] is thumb
        return [candidate.option for candidate in race]

    assert len(seen(0, 1)) == everything
    assert all(len(seen(2, seed)) == 2 for seed in range(10))
    assert {seen(2, seed)[1] for seed in range(20)} == set(state.options()) - {seen(2, 0)[0]}


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_levels_look_as_their_game_says(name: str) -> None:
    """How many options, how far, and whether by a tree; those of 2026 as they did."""
    knows, state = brain(name), spielwerk.game(name).new(3, seed=2)
    for number, one in enumerate(("level3", "level4", "level5")):
        bot: Any = level(knows, one)
        assert bot.look(state) == knows.looks(state)[number]
        assert bot.alone == (one != "level5")
        earlier: Any = level(knows, f"{one}-2026")
        assert earlier.look(state) == Look(3 if (name, one) == ("state51", "level3") else 0)


@pytest.mark.parametrize("name", spielwerk.GAMES)
@pytest.mark.parametrize("one", ["level3", "level4", "level5"])
def test_playouts_go_as_far_as_the_look_of_a_level(name: str, one: str) -> None:
    """They end where a stage ends, so many stages on, and not in the midst of one."""
    game, knows = spielwerk.game(name), brain(name)
    seen: list[int] = []
    thinks = knows.learned()

    def watched(state: Any) -> Any:
        seen.append(0 if state.over else knows.stage(state) - far)
        return thinks.evaluate(state)

    state = game.new(4, seed=8)
    bot: Any = level(knows, one)
    far = knows.until(state) + bot.look(state).ahead
    bot._brain = replace(thinks, evaluate=watched)
    bot.choose(game, state, state.player, Budget(iterations=12), random.Random(1))
    assert set(seen) == {0}


def test_a_far_look_grows_no_tree() -> None:
    """Below an option there is nothing but what the rules of thumb make of it."""
    state, far = TOY.new(2, seed=3), Look(ahead=2, tree=False)
    found = think(TOY, BOLD, state, 0, Budget(iterations=60), random.Random(1), look=far)
    assert sum(c.node.visits for c in found.candidates) == found.iterations > 12
    assert not any(candidate.node.children for candidate in found.candidates)
    bot = SearchBot("level3", BOLD, Budget(iterations=60), look=lambda state: far)
    bot.choose(TOY, TOY.new(1, seed=1), 0, NO_BUDGET, random.Random(1))
    assert bot._kept is None


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_rules_of_thumb_rank_all_options(name: str) -> None:
    """What they choose comes first, and nothing is missing."""
    game, knows, rng = spielwerk.game(name), brain(name), random.Random(3)
    assert knows.ranked is not None
    state = game.new(max(2, game.min_players), seed=6)
    for _ in range(400):
        if state.over:
            break
        options = list(state.options())
        ranked = knows.ranked(state, rng, knows.styles[PLAIN])
        assert ranked[0] == knows.thumb(state, rng)
        assert sorted(map(repr, ranked)) == sorted(map(repr, options))
        stray = rng.random() < 0.1
        state.apply(rng.choice(options) if stray else ranked[0])


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_a_temperament_weighs_and_wants_otherwise(name: str) -> None:
    """Every one differs from the plain rules, plays at every level, and is rewarded by a taste."""
    game, knows = spielwerk.game(name), brain(name)
    tempers = [style for style in knows.styles if style != PLAIN]
    assert len(tempers) >= 3
    assert set(knows.tastes) == set(tempers)
    state = game.new(max(2, game.min_players), seed=2)
    for temper in tempers:
        mine = knows.tempered(temper)
        assert mine.styles[PLAIN] is knows.styles[temper] is not knows.styles[PLAIN]
        pairs = zip(mine.evaluate(state), knows.evaluate(state), strict=True)
        for seat, (wanted, worth) in enumerate(pairs):
            taste = knows.tastes[temper](state, seat)
            assert 0 <= taste <= 1
            assert wanted == pytest.approx((1 - TASTE) * worth + TASTE * taste)
        bot: Any = level(knows, f"level3-{temper}@5")
        assert bot.name == f"level3-{temper}@5"
        assert seats(name, f"level3-{temper}")
        assert isinstance(level(knows, f"level2-{temper}"), ThumbBot)
    for nobody in ("level3-nobody", "level1-thumb"):
        with pytest.raises(UnknownBot):
            level(knows, nobody)
        assert not seats(name, nobody)
    assert knows.tempered(PLAIN).evaluate is knows.evaluate


def test_a_prior_puts_the_options_in_order() -> None:
    """Its first is what the others must beat; of the rest only the best are taken in."""
    state = TOY.new(2, seed=1)
    order = list(state.options())[::-1]
    race, first = line_up(TIMID, state, random.Random(1), Node(2), 2, order)
    assert [candidate.option for candidate in race] == order[:2]
    assert first.option == order[0]
    found = think(
        TOY, BOLD, state, 0, Budget(iterations=8), random.Random(1), look=Look(2), order=order
    )
    assert {candidate.option for candidate in found.candidates} == set(order[:2])


def test_what_the_rules_of_thumb_like_is_tried_first() -> None:
    """Where they rank all options, those are the candidates, and the tree grows in that order."""
    ranks = replace(TIMID, ranked=lambda state, rng, style: [ROLL, DRAW, STOP])
    state, rng = TOY.new(2, seed=3), random.Random(1)
    race, first = line_up(ranks, state, rng, Node(2), 2)
    assert [candidate.option for candidate in race] == [ROLL, DRAW]
    assert first.option == ROLL
    tried: dict[int, Node] = {}
    for option in (ROLL, DRAW, STOP):
        assert fresh(ranks, state, tried, rng) == option
        tried[option] = Node(2)
    seen = {fresh(TIMID, state, {STOP: Node(2)}, random.Random(seed)) for seed in range(20)}
    assert seen == {ROLL, DRAW}
    assert fresh(TIMID, state, {}, rng) == STOP
