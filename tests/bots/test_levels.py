"""The levels: who they are, that they finish their games, and what a beginner never does."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.bots import NO_BUDGET, Budget, UnknownBot, make, names, odds
from spielwerk.bots.base import ThumbBot
from spielwerk.bots.beginner import Beginner
from spielwerk.bots.brain import PLAIN, brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.bots.levels import BUDGETS, LEVELS, SearchBot
from spielwerk.engine.view import text
from spielwerk.engine.words import LANGUAGES, words

BLUNDERS = [(name, blunder) for name in spielwerk.GAMES for blunder in brain(name).blunders]
DOC = Path(__file__).parents[2] / "docs" / "adding-a-bot.md"
# Of whole games, as the levels of 2026 played them; a changed rule changes them too.
EARLIER = {
    "rebellion": "1d4ad6aa18891b54",
    "state51": "5dabf4d372fc4e46",
    "counterweight": "0234ecaace2ea2d8",
}
SEARCHED = "7bd7ae06954f9227"  # of four rounds of Rebellion by `level3-2026@6`
every_game = pytest.mark.parametrize("name", spielwerk.GAMES)


def walk(name: str, decisions: int, rng: random.Random) -> Any:
    """States of games by a beginner's rules of thumb with many random choices, any players."""
    game, knows = spielwerk.game(name), brain(name)
    style = knows.styles[PLAIN] if knows.novice is None else knows.novice
    state: Any = None
    for _ in range(decisions):
        if state is None or state.over:
            players = rng.randint(game.min_players, game.max_players)
            state = game.new(players, rng.randrange(10**6))
        yield state
        slip = rng.random() < 0.3
        state.apply(rng.choice(state.options()) if slip else knows.choose(state, rng, style))


@every_game
def test_levels_are_among_the_bots(name: str) -> None:
    """Five levels, three of which search with their own time."""
    assert set(LEVELS) <= set(names(name))
    assert isinstance(make(name, "level1"), Beginner)
    assert isinstance(make(name, "level2"), ThumbBot)
    for level, seconds in (("level3", 0.02), ("level4", 1.0), ("level5", 7.0)):
        bot = make(name, level)
        assert isinstance(bot, SearchBot)
        assert bot.budget == BUDGETS[level] == Budget(seconds=seconds)


def test_an_effort_can_be_named() -> None:
    """Iterations or seconds behind the @; nonsense is refused with a sentence."""
    quick, slow = make("state51", "level3@50"), make("state51", "level4@1.5s")
    assert isinstance(quick, SearchBot)
    assert isinstance(slow, SearchBot)
    assert (quick.name, quick.budget) == ("level3@50", Budget(iterations=50))
    assert slow.budget == Budget(seconds=1.5)
    for bad in ("level3@", "level3@x", "level3@0", "level3@-1s", "level1@5", "level2@5", "level9"):
        if bad == "level3@":
            assert make("state51", bad)
            continue
        with pytest.raises(UnknownBot):
            make("state51", bad)


@every_game
def test_earlier_levels_play_as_they_did(name: str) -> None:
    """`level2-2026` is measured against for years: what it chooses must not change."""
    game = spielwerk.game(name)
    ends = hashlib.sha256()
    for players in range(game.min_players, game.max_players + 1):
        for level in ("level1-2026", "level2-2026"):
            state = game.new(players, 7)
            table = SeatedBots(game, [level] * players, 7)
            table.play(state)
            ends.update(repr((table.decisions, state.winners(), state.scores())).encode())
    assert ends.hexdigest()[:16] == EARLIER[name]
    assert make(name, "level1-2026").name == "level1-2026"
    search = make(name, "level3-2026@20")
    assert isinstance(search, SearchBot)
    assert search.budget == Budget(iterations=20)
    with pytest.raises(UnknownBot, match="2026"):
        make(name, "level2-1999")


def test_earlier_searches_of_rebellion_play_as_they_did() -> None:
    """Whatever searches learn later, those of 2026 judge positions as they did."""
    game = spielwerk.game("rebellion")
    ends = hashlib.sha256()
    for players in (3, 4):
        state: Any = game.new(players, 7, {"max_rounds": 4})
        table = SeatedBots(game, ["level3-2026@6"] * players, 7)
        table.play(state)
        ends.update(repr((table.decisions, state.owner, state.units, state.purse)).encode())
    assert ends.hexdigest()[:16] == SEARCHED


@pytest.mark.parametrize("edition", ["", "-2026"])
def test_both_sides_of_rebellion_search(edition: str) -> None:
    """Each plans its own turn and looks no further."""
    game: Any = spielwerk.game("rebellion")
    knows = brain("rebellion")
    knows = knows.editions[edition[1:]] if edition else knows
    seen: set[tuple[bool, int]] = set()
    state: Any = game.new(3, 7)

    def watched(after: Any) -> list[float]:
        seen.add((state.faction == 0, knows.stage(after) - knows.stage(state)))
        return knows.evaluate(after)

    bot: Any = make("rebellion", f"level3{edition}@12")
    bot._brain = replace(bot._brain, evaluate=watched)
    rng = random.Random(1)
    while state.round < 3:
        state.apply(bot.choose(game, state, state.player, NO_BUDGET, rng))
    assert {(True, 1), (False, 1)} <= seen
    assert max(far for _, far in seen) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_every_bot_has_a_name_and_a_character(name: str, lang: str) -> None:
    """Both languages say who each bot is."""
    say = words(spielwerk.game(name).home(), lang).say
    for bot in names(name):
        for message in (f"bot-{bot}", f"bot-{bot}-about"):
            assert say(text(message)) not in ("", message)


@every_game
def test_a_beginner_is_never_stuck(name: str) -> None:
    """Whole games of beginners come to an end, at every number of players."""
    game = spielwerk.game(name)
    for players in range(game.min_players, game.max_players + 1):
        state = game.new(players, 5)
        SeatedBots(game, ["level1"] * players, 5).play(state)
        assert state.over


@every_game
def test_a_beginner_makes_mistakes_but_no_silly_ones(name: str) -> None:
    """It departs from its rules of thumb about as often as it should, and never into a blunder."""
    game = spielwerk.game(name)
    beginner, knows = make(name, "level1"), brain(name)
    style = knows.styles["thumb"] if knows.novice is None else knows.novice
    rng = random.Random(2)
    slips = free = 0
    for state in walk(name, 2000, rng):
        seat = state.player
        seed = rng.random()
        best = knows.choose(state, random.Random(seed), style)
        option = beginner.choose(game, state, seat, NO_BUDGET, random.Random(seed))
        assert option in state.options()
        if option != best:
            assert not knows.laughed_at(state, option)
            slips += 1
        fancies = [other for other in state.options() if not knows.laughed_at(state, other)]
        free += any(other != best for other in fancies)
    assert 0.8 * knows.slips < slips / free < 1.2 * knows.slips


@pytest.mark.parametrize(
    ("name", "blunder"), BLUNDERS, ids=lambda value: getattr(value, "__name__", value)
)
def test_a_blunder_is_kept_from(name: str, blunder: Callable[[Any, Any], bool]) -> None:
    """Each rule forbids some option that comes up in play, and leaves another open."""
    for state in walk(name, 30_000, random.Random(blunder.__name__)):
        options = state.options()
        forbidden = sum(blunder(state, option) for option in options)
        if 0 < forbidden < len(options):
            return
    raise AssertionError(f"{blunder.__name__} never forbids anything")


def test_blunders_are_listed() -> None:
    """The handbook lists every blunder in the words of its docstring."""
    page = DOC.read_text(encoding="utf-8")
    for name, blunder in BLUNDERS:
        rule = (blunder.__doc__ or "").strip().rstrip(".")
        assert rule in page, f"{name}: {rule}"


@every_game
def test_positions_are_judged_from_0_to_1(name: str) -> None:
    """Every seat has a worth, and the end of a game is its true result."""
    knows = brain(name)
    for state in walk(name, 1500, random.Random(3)):
        values = knows.evaluate(state)
        assert len(values) == state.players
        assert all(0 <= value <= 1 for value in values)
        assert knows.until(state) > knows.stage(state)


@every_game
def test_the_winner_is_worth_most(name: str) -> None:
    """At the end winners have more than losers; where nobody wins nobody has more than half."""
    game, knows, rng = spielwerk.game(name), brain(name), random.Random(4)
    for seed in range(6):
        state: Any = game.new(max(2, game.min_players), seed)
        while not state.over:
            state.apply(knows.thumb(state, rng))
        values = knows.evaluate(state)
        winners = state.winners()
        losers = [seat for seat in range(state.players) if seat not in winners]
        if winners and losers:
            assert min(values[seat] for seat in winners) > max(values[seat] for seat in losers)
        if not winners:
            assert max(values) <= 0.5


def test_sides_share_one_worth() -> None:
    """Rebels have what the Empire has not."""
    game, knows = spielwerk.game("rebellion"), brain("rebellion")
    empire, *rebels = knows.evaluate(game.new(4, 1))
    assert set(rebels) == {1 - empire}


def test_chances_are_chances() -> None:
    """Odds stay within 0 and 1 however far ahead somebody is."""
    assert odds.chance(-1000) == 0.0
    assert odds.chance(1000) == 1.0
    assert odds.chance(0) == 0.5
    assert sum(odds.chances([1000.0, 0.0, -1000.0])) == pytest.approx(1)


@every_game
def test_a_search_goes_on_with_its_tree_within_a_turn(name: str) -> None:
    """In a turn of many small decisions some searches by trees begin with what is known already.

    One bot in all seats meets positions that its tree was not made for all the time.
    """
    game, rng = spielwerk.game(name), random.Random(1)
    bot = make(name, "level3-2026@8")
    assert isinstance(bot, SearchBot)
    state: Any = game.new(2, 1)
    kept = 0
    for _ in range(90):
        believed = game.redeal(state, state.player, rng)
        kept += bool(bot._kept and bot._kept.fits(believed, state.player))
        option = bot.choose(game, believed, state.player, NO_BUDGET, rng)
        state.apply(option)
    assert 0 < kept < 90


@every_game
def test_a_searching_bot_plays_a_whole_game_and_the_same_again(name: str) -> None:
    """With iterations instead of seconds, the same seed plays the same game."""
    game = spielwerk.game(name)
    players = max(2, game.min_players)

    def end(decisions: int) -> str:
        state = game.new(players, 3)
        table = SeatedBots(game, ["level3@6"] + ["thumb"] * (players - 1), 3)
        while not state.over and table.decisions < decisions:
            option = table.choose(state)
            assert option is not None
            state.apply(option)
            table.decisions += 1
        return game.to_json(state)

    assert end(80) == end(80)
