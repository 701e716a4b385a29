"""How 51st State's searches judge the end of a round: by features, and by cards' titles."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from spielwerk.bots.brain import brain
from spielwerk.bots.odds import weigh
from spielwerk.bots.state51 import evaluation
from spielwerk.bots.state51.cards import CARDS, UNKNOWN
from tests.bots.fit import COLUMNS, titles

GAME, KNOWS = spielwerk.game("state51"), brain("state51")
DECKS = ("base", "new_era", "winter")


def table(players: int = 2, **options: str) -> Any:
    """A table where nobody has a card."""
    state: Any = GAME.new(players, 1, options)
    state.hands = [()] * state.sides
    return state


def by_worth(state: Any, column: int) -> list[int]:
    """The cards of the deck, by one column of what is known of their titles."""
    key = state.rules.key
    return sorted(state.deck, key=lambda card: CARDS[key[card]][column])


def test_every_title_is_judged() -> None:
    """No location of any deck is left out, and no title is known that there is not."""
    keys = {
        state.rules.key[card]
        for state in (table(deck=deck) for deck in DECKS)
        for card in state.deck
    }
    assert keys == set(CARDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_better_card_in_the_hand_is_worth_more(players: int) -> None:
    """All cards counted the same before; who holds the better one has the better chance."""
    state = table(players)
    state.vp = [25] * players  # no round to come, so that one column counts
    cards = by_worth(state, 2)
    state.hands = [(cards[0],), (cards[-1],), *[(cards[0],)] * (players - 2)]
    values = KNOWS.evaluate(state)
    assert values[1] > values[0]
    assert all(value == values[0] for value in values[2:])


def test_a_better_location_is_worth_more() -> None:
    """By its title, beside what it produces."""
    state = table()
    state.vp = [25, 25]
    cards = by_worth(state, 0)
    strengths = []
    for card in (cards[0], cards[-1]):
        state.rows[0] = (card,)
        plain = weigh(evaluation.WEIGHTS, evaluation.inputs(state, 0))
        strengths.append(evaluation.strength(state, 0) - plain)
    assert strengths == pytest.approx([CARDS[state.rules.key[cards[at]]][0] for at in (0, -1)])
    assert strengths[0] < strengths[1]


def test_a_ruin_is_no_location() -> None:
    """What was razed has lost its title."""
    state = table()
    card = by_worth(state, 0)[-1]
    state.rows[0] = (~card,)
    plain = weigh(evaluation.WEIGHTS, evaluation.inputs(state, 0))
    assert evaluation.strength(state, 0) == plain


def test_what_has_no_title_here_is_judged_by_its_print() -> None:
    """Like connection cards, or the cards of a pack."""
    rules = table().rules
    found = evaluation.by_title(rules)
    assert {found[card] for card in rules.stack_of} == {UNKNOWN}
    assert {found[card] for card in rules.decks["base"]} > {CARDS["archive"], CARDS["arena"]}


def test_alone_and_in_2026_titles_do_not_count() -> None:
    """The virtual opponent has no hand; the edition of 2026 judges as it did."""
    state = table(1)
    card = by_worth(state, 2)[-1]
    state.hands[0] = (card,)
    assert KNOWS.evaluate(state) == evaluation.weighed(state, evaluation.ALONE)
    then = KNOWS.editions["2026"].evaluate
    state = table()
    state.hands = [(by_worth(state, 2)[0],), (by_worth(state, 2)[-1],)]
    before, now = then(state), KNOWS.evaluate(state)
    state.hands.reverse()
    assert then(state) == before
    assert KNOWS.evaluate(state)[0] > now[0]


def test_the_fit_counts_what_the_evaluation_counts() -> None:
    """Its columns, weighed by what was found, are what a strength has beside its inputs."""
    state = table()
    state.hands[0] = tuple(state.deck[:3])
    state.rows[0], state.rows[1] = (state.deck[3], ~state.deck[4]), (state.deck[5],)
    told = sum(
        number * CARDS[name.split()[0]][COLUMNS.index(name.split()[1])]
        for name, number in titles(state, 0).items()
    )
    plain = weigh(evaluation.WEIGHTS, evaluation.inputs(state, 0))
    assert evaluation.strength(state, 0) == pytest.approx(plain + told)
