"""The rules of thumb play a sound game."""

from __future__ import annotations

import random
from typing import Any

from spielwerk.bots.state51.styles import STYLES
from spielwerk.bots.state51.thumb import JUDGES, choose, ranked
from spielwerk.bots.state51.worth import each_round, given_once, income
from spielwerk.games.state51.data.effect import Nothing
from tests.state51.invariants import check
from tests.state51.scene import apply, ask, give, hand, option, place, scene, the_game

THUMB = STYLES["thumb"]


def play(players: int, seed: int, deck: str, others_random: bool = False) -> Any:
    """A game of thumb bots, or of one of them in seat 0 against random ones."""
    game = the_game()
    state = game.new(players, seed, {"deck": deck})
    rng = random.Random(seed)
    while not state.over:
        if others_random and state.player:
            state.apply(rng.choice(state.options()))
        else:
            believed = game.redeal(state, state.player, rng)
            state.apply(choose(believed, rng, THUMB))
        check(state)
    return state


def test_it_knows_every_question() -> None:
    """Each step that asks is judged, but for the faction, where the first is as good as any."""
    unjudged = {kind.name for kind in the_game().decisions() if kind not in JUDGES}
    assert unjudged == {"faction"}


def test_games_end_in_good_time_with_good_scores() -> None:
    """3 to 8 rounds and 25 to 55 points for the winner, on the average."""
    for deck in ("base", "new_era", "winter"):
        games = [play(2 + seed % 3, seed, deck) for seed in range(9)]
        assert 3 <= sum(state.round for state in games) / len(games) <= 8
        assert 25 <= sum(max(state.scores()) for state in games) / len(games) <= 55


def test_it_beats_random_play() -> None:
    """Nearly always: in 20 games at most one is lost."""
    won = sum(play(2, seed, "base", True).winners() == [0] for seed in range(20))
    assert won >= 19


def test_it_plays_alone() -> None:
    """A game for one ends, for better or worse."""
    ends = {play(1, seed, "base").end_reason for seed in range(12)}
    assert ends <= {"solo-won", "solo-lost"}


def test_it_chooses_the_first_faction() -> None:
    """One is as good as any."""
    state = the_game().new(2, 1, {"factions": "chosen"})
    assert choose(state, random.Random(1), THUMB) == state.options()[0]


def test_it_turns_goods_into_points_and_shields_first() -> None:
    """A shield is placed, then the Archive is used, and in the last round cards are built."""
    state = scene()
    archive = place(state, "archive")
    give(state, "worker:1 shield:1")
    assert choose(ask(state), random.Random(1), THUMB) == option("shield", archive)
    apply(state, option("shield", archive))
    assert choose(state, random.Random(1), THUMB) == option("activate", archive)
    state = scene()
    card = hand(state, "quarry")
    give(state, "vp:24 grey:1")
    assert choose(ask(state), random.Random(1), THUMB) == option("build", card)


def test_it_has_an_opinion_on_every_kind_of_effect() -> None:
    """Whatever a card has is worth something, as production, feature, action or bonus."""
    rules = the_game().rules
    goods = THUMB.goods
    found, judged = set(), set()
    for card in rules.cards.locations:
        effect, bonus = rules.effect[card], rules.bonus[card]
        found |= {type(effect), type(bonus)}
        if any((each_round(THUMB, effect), *income((*goods, 0.5, 0.4), effect))):
            judged.add(type(effect))
        if given_once(goods, bonus):
            judged.add(type(bonus))
    assert found - judged == {Nothing}


def test_it_ranks_all_options_its_own_choice_first() -> None:
    """A search takes in the first few of them."""
    game, rng = the_game(), random.Random(3)
    state = game.new(2, 3, {"factions": "chosen"})
    while not state.over:
        found = ranked(state, rng, THUMB)
        assert sorted(found) == sorted(state.options())
        assert found[0] == choose(state, rng, THUMB)
        state.apply(found[0])
