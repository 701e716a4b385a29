"""Why not? Each forbidden wish names its rule."""

from __future__ import annotations

import random

import pytest

from spielwerk.engine.game import Wish
from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.rebellion.connection import link_price
from spielwerk.games.rebellion.explain import wish_of
from spielwerk.games.rebellion.state import RebellionState, open_gifts
from tests.rebellion.scene import EMPIRE, GREEN, RED, land, play, port, scene, the_game

PURPLE = [land("purple", number) for number in range(4)]


def reason(state: RebellionState, seat: int, *wish: str | int) -> tuple[str, str] | None:
    """Rule and message, said in both languages."""
    found = the_game().explain(state, seat, wish)
    if found is None:
        return None
    for lang in LANGUAGES:
        assert words(the_game().home(), lang).say(found["text"])
    return found["rule"], found["text"]["id"].removeprefix("why-")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_offered_is_never_explained_away(players: int) -> None:
    """The wish that a choice stands for is open, at every decision of random play."""
    game = the_game()
    rng = random.Random(players)
    state = game.new(players, 7)
    for _ in range(700):
        for option in state.options():
            assert isinstance(option, int)
            assert (
                game.explain(state, state.player, wish_of(game.choice(state, option), option))
                is None
            )
        for seat in range(players):
            for gift in open_gifts(state, seat):
                made = game.interjection(state, seat, gift)
                giver, taker = (int(target.partition(":")[2]) for target in made["targets"])
                assert game.explain(state, seat, ("give", giver, taker, gift[2])) is None
        state.apply(rng.choice(state.options()))


def test_wishes_for_things_on_the_table() -> None:
    """Own lands, allies' lands, enemy lands, planets and factions suggest what one might do."""
    state = scene(3, RED, purse={RED: 9})
    wishes = the_game().wishes
    assert wishes(state, RED, "land:11") == [("buy", 11), ("move", 11)]
    assert wishes(state, RED, "land:61") == [("buy-land", 61), ("attack", 61)]
    assert wishes(state, RED, "land:70") == [("attack", 70)]
    assert wishes(state, EMPIRE, "land:11") == [("attack", 11)]
    assert wishes(state, RED, "planet:3") == [("link", 3)]
    assert wishes(state, RED, "faction:3") == [("give", 1, 3)]
    state = scene(4, RED, owner={port("red"): RED}, purse={RED: 9})
    play(state, 0)
    assert wishes(state, RED, "planet:3") == [("link-to", 0, 3)]


def test_every_wish_gets_an_answer_at_any_time() -> None:
    """Whatever is clicked in random play and by whom, there is a rule or it is open."""
    game = the_game()
    rng = random.Random(11)
    state = game.new(4, 5)
    targets = [f"land:{code}" for code in state.the_board().land_codes]
    targets += [f"planet:{planet}" for planet in range(8)] + ["faction:0", "faction:2"]
    for _ in range(600):
        seat = rng.randrange(4)
        wishes: list[Wish] = game.wishes(state, seat, rng.choice(targets))
        assert wishes
        for wish in wishes:
            reason(state, seat, *wish)
        state.apply(rng.choice(state.options()))


def test_timing() -> None:
    """The end, another's turn, another phase, another question."""
    state = scene(3, RED, purse={RED: 9})
    assert reason(state, GREEN, "buy", 61) == ("RB-3.3", "not-your-turn")
    assert reason(state, RED, "attack", 10) == ("RB-4.5", "other-phase")
    assert reason(state, RED, "move", 11) == ("RB-4.6", "other-phase")
    assert reason(state, RED, "send", 11, 2) == ("RB-4", "not-asked")
    state.finish("limit")
    assert reason(state, RED, "buy", 11) == ("RB-1.1", "over")
    assert the_game().wishes(state, RED, "planet:0") == [("link", 0)]


def test_purchase() -> None:
    """Not for sale, already refused, too dear, the box empty, something else first."""
    state = scene(3, RED, purse={RED: 9})
    assert reason(state, RED, "buy", 70) == ("RB-4.3", "not-for-sale")
    play(state, land("orange", 1), 0)
    assert reason(state, RED, "buy-land", 61) == ("RB-4.3", "already-asked")
    assert reason(state, RED, "buy", 11) is None
    state.purse[RED] = 4
    state.advance()
    assert reason(state, RED, "buy-land", 62) == ("RB-4.3", "no-credits")
    state = scene(3, RED, purse={RED: 9})
    play(state, PURPLE[1])
    assert reason(state, RED, "buy", 12) == ("RB-4.3", "finish-first")
    state = scene(3, RED, units={PURPLE[1]: 126}, purse={RED: 9})
    play(state, PURPLE[1])
    state.troops[RED] = 150
    assert reason(state, RED, "buy", 12) == ("RB-2.1", "no-units-left")


def test_gifts() -> None:
    """Only among living Rebels, from one's own purse, what is in it."""
    state = scene(3, RED, purse={RED: 3, GREEN: 0})
    assert reason(state, RED, "give", 1, 0) == ("RB-5.1", "gift-rebels-only")
    assert reason(state, RED, "give", 1, 1) == ("RB-5.1", "gift-rebels-only")
    assert reason(state, GREEN, "give", 1, 3) == ("RB-5.1", "not-your-purse")
    assert reason(state, RED, "give", 1, 3, 4) == ("RB-5.1", "no-credits")
    assert reason(state, RED, "give", 1, 3) is None
    state.lands[GREEN] = 0
    assert reason(state, RED, "give", 1, 3) == ("RB-1.3", "fallen")


def test_connections() -> None:
    """Own ports, credits, bridges, and nothing twice."""
    state = scene(4, RED, owner={port("red"): RED}, purse={RED: 40})
    assert reason(state, RED, "link", 1) == ("RB-4.4", "no-own-port")
    assert reason(state, RED, "link", 0) is None
    play(state, 0)
    assert reason(state, RED, "link-to", 0, 3) is None
    assert reason(state, RED, "link", 0) == ("RB-4.4", "finish-first")
    play(state, 3, 0)
    assert reason(state, RED, "link-to", 0, 3) == ("RB-4.4", "already-linked")
    state.purse[RED] = 1
    state.advance()
    far = max(range(1, 8), key=lambda end: link_price(state, 0, end))
    assert reason(state, RED, "link-to", 0, far) == ("RB-4.4", "no-credits")
    changes = {"board-standard.numbers.bridge_limit": "5"}
    state = scene(4, RED, owner={port("red"): RED}, purse={RED: 40}, changes=changes)
    far = max(range(1, 8), key=lambda end: link_price(state, 0, end))
    assert reason(state, RED, "link-to", 0, far) == ("RB-2.1", "no-bridges-left")


def test_battle() -> None:
    """Own lands, allies, out of reach, only a garrison there, something else first."""
    state = scene(5, RED, units={PURPLE[1]: 1, PURPLE[2]: 1, PURPLE[3]: 1}, purse={RED: 9})
    assert reason(state, RED, "attack", 11) == ("RB-4.5", "own-land")
    assert reason(state, RED, "attack", 61) == ("RB-1.5", "ally")
    assert reason(state, RED, "attack", 70) == ("RB-4.5", "out-of-reach")
    assert reason(state, RED, "attack", 10) == ("RB-4.5", "garrison")
    assert reason(state, RED, "attack", 0) is None
    play(state, port("red"))
    assert reason(state, RED, "attack", 30) == ("RB-4.5", "finish-first")


def test_movement() -> None:
    """Other's lands, a garrison, a cut-off land, something else first."""
    state = scene(6, RED, units={PURPLE[1]: 1}, purse={RED: 9})
    assert reason(state, RED, "move", 70) == ("RB-4.6", "not-your-land")
    assert reason(state, RED, "move", 11) == ("RB-4.6", "garrison")
    assert reason(state, RED, "move", 21) == ("RB-4.6", "not-connected")
    play(state, PURPLE[2])
    assert reason(state, RED, "move", 13) == ("RB-4.6", "finish-first")
