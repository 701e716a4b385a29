"""Proofs by restricted play: what goes with winning is put to the test, and looks are paid for."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielwerk.games import game as find_game
from spielwerk.lab import proofs
from spielwerk.lab.cards import Card
from spielwerk.lab.finding import NOTE, WARN
from spielwerk.lab.findings import _tied
from spielwerk.lab.lens import lens_of
from spielwerk.lab.plan import Plan
from spielwerk.lab.probe import PROBES, Asked
from spielwerk.lab.probe.kept import Kept
from spielwerk.lab.probe.rounds import steady
from spielwerk.lab.proof import Proof, proofs_in
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, mean_of
from tests.lab.runs import run

PLAN = Plan(game="state51", players=(2,), bots=("thumb",), games=60, seed=5)
NOTHING = Estimate(0, 0, 0)


def test_a_planted_card_is_proven_and_an_idle_one_is_not(tmp_path: Path) -> None:
    """A fortune for building a Quarry; a card that does little stays unproven."""
    plan = msgspec.structs.replace(PLAN, changes={"base.quarry.bonus": "9 vp"})
    store = run(tmp_path / "run", plan)
    told: list[int] = []
    found = proofs.prove(store, ["card-quarry", "card-arena"], 1, told.append)
    assert sum(told) <= proofs.size(store.plan, ["card-quarry", "card-arena"])
    assert found[0].proven == 1
    assert found[1].proven == 0
    assert proofs_in(store.folder) == {proof.thing: proof for proof in found}
    assert Reading(store).proofs["card-quarry"].worth.low > 0


def test_nothing_is_tested_that_nothing_is_tied_to(tmp_path: Path) -> None:
    """Draws prove by themselves; a few games tie nothing to winning."""
    store = run(tmp_path / "run", msgspec.structs.replace(PLAN, games=6))
    assert proofs.flagged(Reading(store)) == []
    assert proofs.prove(store, []) == []
    assert proofs_in(store.folder) == {}


@pytest.mark.parametrize(
    ("worth", "level", "words"),
    [
        (Estimate(0.1, 0.05, 0.15, n=90), WARN, "is worth having"),
        (Estimate(-0.1, -0.15, -0.05, n=90), WARN, "is a trap"),
        (Estimate(0.0, -0.05, 0.05, n=90), NOTE, "proves nothing"),
        (None, NOTE, "That is no proof"),
    ],
)
def test_a_tie_is_told_with_its_proof(
    tmp_path: Path, worth: Estimate | None, level: str, words: str
) -> None:
    """Nothing is strong without one."""
    reading = Reading(run(tmp_path / "run", msgspec.structs.replace(PLAN, games=2)))
    lift = Estimate(0.2, 0.1, 0.3, n=50)
    card = Card("card-quarry", 40, {}, lift, None, 1.0, lift, 0.01)
    if worth is not None:
        reading.proofs["card-quarry"] = Proof("card-quarry", 2, "thumb", worth)
    for lang in ("de", "en"):
        found = _tied(reading, Sayer("state51", lang), card, lift, "strong")
        assert found.level == level
    assert words in found.said


def test_asking_again_and_again_proves_nothing_by_itself(tmp_path: Path) -> None:
    """Fair coins asked with 50, 100, … 800 games: the usual test is fooled, this one is not."""
    rng = random.Random(3)
    usual = ours = 0
    for _ in range(200):
        turns = [rng.choice((-1.0, 0.0, 1.0)) for _ in range(800)]
        looks = [(games, mean_of(turns[:games])) for games in (50, 100, 200, 400, 800)]
        usual += any(figure.p < 0.05 for _, figure in looks)
        ours += any(steady(figure, games, 50).p < 0.05 for games, figure in looks)
    assert usual > 200 * 0.08
    assert ours <= 200 * 0.05


def test_the_first_asking_is_remembered(tmp_path: Path) -> None:
    """However many games are asked for later, the plan is that of the first time."""
    kept = Kept(tmp_path / "answers.jsonl", "key")
    kept.add("5 100 (-1, 'card-x')", [("", NOTHING)])
    kept.add("5 400 (-1, 'card-x')", [("", NOTHING)])
    assert kept.first("5 400 (-1, 'card-x')") == 100
    assert kept.first("5 400 (-1, 'card-y')") == 400


@pytest.mark.parametrize("name", ["state51", "counterweight"])
def test_a_dealt_card_lies_in_the_hand_and_nowhere_else(name: str) -> None:
    """All cards are still there once, and the asked seat is asked about the hand it has now."""
    game = find_game(name)
    lens = lens_of(name)
    for card in lens.dealt(game.new(3, 4))[:12]:
        state: Any = game.new(3, 4)
        whole = _cards(state)
        lens.deal(state, 1, card, random.Random(1))
        assert _cards(state) == whole
        assert card in [game.term("card", one, state.opt) for one in state.hands[1]]
        other: Any = game.new(3, 4)
        lens.deal(other, 1, "", random.Random(1))
        assert _cards(other) == whole
        assert len(other.hands[1]) == len(state.hands[1])


def _cards(state: Any) -> list[int]:
    """Every card in a deck or a hand."""
    decks = [state.deck] if hasattr(state, "deck") else state.decks
    drawn = {card for hand in state.hands for card in hand} if hasattr(state, "deck") else set()
    left = [card for deck in decks for card in deck if card not in drawn]
    return sorted([*left, *(card for hand in state.hands for card in hand)])


def test_a_planted_card_helps_whom_it_is_dealt_to() -> None:
    """51st State: a Quarry worth a fortune; the same cards without it help nobody that much."""
    plan = msgspec.structs.replace(PLAN, changes={"base.quarry.bonus": "12 vp"}, games=80)
    asked = Asked(plan, only="card-quarry")
    (row,) = PROBES["deals"].ask(asked, lambda games: None).rows
    assert row.figure.low > 0
    assert row.p < 0.05
    answer = PROBES["deals"].ask(Asked(PLAN, only="card-quarry"), lambda games: None)
    assert answer.rows[0].p >= 0.05
    for lang in ("de", "en"):
        assert len(answer.told(Sayer("state51", lang))) == 2


def test_where_nothing_can_be_dealt_that_is_said() -> None:
    """Rebellion has no cards."""
    asked = Asked(Plan(game="rebellion", players=(3,), bots=("thumb",), games=4))
    assert PROBES["deals"].size(asked) == 0
    answer = PROBES["deals"].ask(asked, lambda games: None)
    assert "no card" in answer.told(Sayer("rebellion", "en"))[0]
    with pytest.raises(AssertionError, match="deals no cards"):
        lens_of("rebellion").deal(None, 0, "", random.Random(1))
