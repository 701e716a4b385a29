"""Secret chance: fair, the same for the same secret, not to be foreseen, and open to be checked."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from spielwerk.engine import BadOption, BadSave, Record, Session, State
from spielwerk.engine.chance import commitment, draw, scramble
from tests.engine.attack import foretell
from tests.engine.toy.game import DRAW, ROLL, STOP, Toy

SECRET = bytes(range(32))
BITS = 6  # of the dice that are attacked


def rolls(chance: int | bytes, sides: int, number: int) -> list[int]:
    """So many dice."""
    state = State(2, None, None, chance)
    return [state.roll(sides) for _ in range(number)]


def chi_square(seen: Counter[Any], cells: int) -> float:
    """How far counts are from all being alike, in units of their spread; about N(0, 1)."""
    expected = sum(seen.values()) / cells
    distance = sum((count - expected) ** 2 / expected for count in seen.values())
    distance += (cells - len(seen)) * expected
    return float((distance - (cells - 1)) / (2 * (cells - 1)) ** 0.5)


def test_the_fast_chance_can_be_foretold() -> None:
    """From ten dice of the fast generator the next forty follow: it is not for people's games."""
    dice = rolls(scramble(7), 1 << BITS, 50)
    assert foretell(dice[:10], BITS, 40) == dice[10:]


def test_the_secret_chance_can_not() -> None:
    """The same attack hits no more of the next dice than guessing does."""
    dice = rolls(SECRET, 1 << BITS, 50)
    told = foretell(dice[:10], BITS, 40)
    assert sum(one == two for one, two in zip(told, dice[10:], strict=True)) < 5


@pytest.mark.parametrize("sides", [2, 6, 10, 20, 100])
def test_secret_dice_are_fair(sides: int) -> None:
    """Every face comes up about as often, alone and after every other."""
    dice = rolls(SECRET, sides, 400 * sides)
    assert set(dice) == set(range(1, sides + 1))
    assert abs(chi_square(Counter(dice), sides)) < 4
    if sides <= 20:
        pairs = Counter(zip(dice[::2], dice[1::2], strict=True))
        assert abs(chi_square(pairs, sides * sides)) < 4


def test_secret_shuffles_reach_every_order() -> None:
    """All 120 orders of five cards come up about as often."""
    state = State(2, None, None, SECRET)
    orders = Counter(state.shuffled(range(5)) for _ in range(6000))
    assert len(orders) == 120
    assert abs(chi_square(orders, 120)) < 4


def test_no_number_is_favoured() -> None:
    """Words at the upper end, which would favour small numbers, are thrown away."""
    number = (1 << 63) + 1  # half of all words are too big
    found = [draw(SECRET, counter, number) for counter in range(0, 4000, 40)]
    assert all(value < number for value, _ in found)
    skipped = [after - before for (_, after), before in zip(found, range(0, 4000, 40), strict=True)]
    assert max(skipped) > 1
    assert abs(sum(value > number // 2 for value, _ in found) - 50) < 20


def test_secrets_differ_and_so_do_their_games() -> None:
    """The same secret deals the same game, another one another game."""
    game = Toy()
    assert game.new(2, secret=SECRET) == game.new(2, seed=5, secret=SECRET)
    assert game.new(2, secret=SECRET).deck != game.new(2, secret=SECRET[::-1]).deck
    with pytest.raises(BadOption, match="at least 16 bytes"):
        game.new(2, secret=b"short")


def test_a_redeal_knows_no_secret() -> None:
    """What bots are handed has a fast chance of its own: they can't foresee the true one."""
    game = Toy()
    state = game.new(2, secret=SECRET)
    believed = game.redeal(state, 0, 1)
    assert believed.secret == b""
    assert believed.roll(1000) == game.redeal(state, 0, 1).roll(1000)


def test_a_secret_game_is_saved_with_its_secret() -> None:
    """A save goes on with the same dice."""
    game = Toy()
    state = game.new(2, secret=SECRET)
    state.apply(ROLL)
    again = game.from_json(game.to_json(state))
    assert again == state
    assert again.roll(1000) == state.roll(1000)


def finished() -> Session:
    """A short game with secret chance."""
    session = Session.new(Toy(), 2, options={"rounds": 1}, secret=SECRET)
    for option in (DRAW, ROLL, STOP):
        session.apply(option)
    assert session.over
    return session


def test_a_record_tells_its_secret_and_what_was_promised() -> None:
    """Anybody can play it again and see that the promise was kept."""
    session = finished()
    record = Record.loads(session.record.dumps())
    assert "seed" not in record.header
    assert record.header["commitment"] == commitment(SECRET)
    assert record.verify()
    assert record.replay(Toy()) == session.state.copy()
    record.header["commitment"] = commitment(b"another secret, sixteen")
    assert not record.verify()


@pytest.mark.parametrize(
    ("secret", "reason"),
    [(None, "told when the game is over"), ("xyz", "no hexadecimal"), (7, "no hexadecimal")],
)
def test_a_record_without_its_secret_says_so(secret: object, reason: str) -> None:
    """While the game runs nobody gets it; a damaged one is refused."""
    header = dict(finished().record.header)
    header["secret"] = secret
    text = json.dumps({key: value for key, value in header.items() if value is not None})
    with pytest.raises(BadSave, match=reason):
        Record.loads(text).replay(Toy())
