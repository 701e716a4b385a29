"""What a card is worth: chance tells, and what only goes together is not called more."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from spielwerk.lab.cards import Card, cards
from spielwerk.lab.findings import findings
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.store import RunFolder
from spielwerk.lab.watch import Rows

GAMES, SEATS = 1500, 4
LOAN, LATE, EARLY = "card-private-loan", "card-security-center", "card-hub"
ACTIONS = [LOAN, *(f"card-action-{number}" for number in range(9))]


def synthetic(folder: Path) -> Reading:
    """Stations on which the busy win. Late sections are marked by the busy and do nothing; whom
    chance gives the loan wins more often; all play what they draw, winners and losers alike."""
    chance = random.Random(3)
    plan = Plan(game="counterweight", players=(SEATS,), bots=("thumb",), games=GAMES)
    rows: Rows = {"games": [], "players": [], "things": []}
    for number in range(GAMES):
        markers = [chance.randint(2, 14) for _ in range(SEATS)]
        drawn = [chance.sample(ACTIONS, 2) for _ in range(SEATS)]
        weights = [
            2.0 ** (count / 2) * (2.0 if LOAN in mine else 1.0)
            for count, mine in zip(markers, drawn, strict=True)
        ]
        winner = chance.choices(range(SEATS), weights)[0]
        for seat in range(SEATS):
            won = seat == winner
            place = f"position-{seat}"
            who = (SEATS, number, seat, "thumb", f"seat:{seat}", "", place)
            rows["players"].append((*who, 10, won, float(won), 9, [10] * 20))
            marked = [f"card-section-{some}" for some in range(markers[seat] - 2)]
            marked.append(EARLY)
            if markers[seat] + chance.randint(-3, 3) > 10:
                marked.append(LATE)
            things = [("marked", thing) for thing in marked]
            things += [(kind, card) for kind in ("drew", "played") for card in drawn[seat]]
            rows["things"] += [
                (SEATS, number, seat, kind, thing, 1, 0, 1) for kind, thing in things
            ]
        begun = (SEATS, number, number, "finished", "", 9, 40, 3, [winner], [f"seat:{winner}"])
        rows["games"].append((*begun, 1, [f"seat:{winner}"] * 20, [4.0] * 20))
    store = RunFolder.begin(folder, Provenance.of(plan))
    store.add(SEATS, rows)
    return Reading(store)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[Reading, dict[str, Card]]:
    """The figures of all its cards."""
    reading = synthetic(tmp_path_factory.mktemp("worth") / "run")
    return reading, {card.thing: card for card in cards(reading)}


def test_a_card_that_chance_gives_is_judged_by_that(
    found: tuple[Reading, dict[str, Card]],
) -> None:
    """The planted favourite is named, though winners play no more action cards than losers."""
    reading, known = found
    loan = known[LOAN]
    assert loan.draw is not None
    assert loan.draw.low > 0.03
    assert loan.p < 0.01
    said = [finding.said for finding in findings(reading, Sayer("counterweight", "en"))]
    assert any("Private Loan” helps" in line for line in said), said
    others = [known[thing] for thing in ACTIONS[1:]]
    assert all(card.p > 0.05 for card in others if card.draw and card.draw.value > 0)


def test_what_the_busy_take_is_not_called_strong(found: tuple[Reading, dict[str, Card]]) -> None:
    """A late section looks strong by itself, but not with the number of markers held fixed."""
    reading, known = found
    late = known[LATE]
    assert late.draw is None
    assert late.tie is not None
    gain = _plain(reading, LATE)
    assert gain > 0.15
    assert abs(late.tie.value) < gain / 2
    assert late.tie_p > 0.05
    said = [finding.said for finding in findings(reading, Sayer("counterweight", "en"))]
    assert not any("Security" in line or "strong" in line for line in said), said


def _plain(reading: Reading, thing: str) -> float:
    """How much more than a fair share those won who took a card, as it was told before."""
    import polars as pl

    had = reading.store.scan("things").filter(pl.col("thing") == thing).select("number", "seat")
    seats = reading.store.scan("players").with_columns(pl.col("seat").cast(pl.Int8))
    rows = seats.join(had, on=["number", "seat"]).select(pl.col("share").mean()).collect()
    return float(rows.item()) - 1 / SEATS
