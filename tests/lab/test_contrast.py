"""What one bot does that another does not."""

from __future__ import annotations

import random

import pytest
from typer.testing import CliRunner

from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.lab.contrast import Key, Row, cells, contest, contrasts, play_all
from spielwerk.lab.sayer import Sayer


def rows(lift: float, deals: int = 60) -> list[Row]:
    """Two bots in both seats of each deal; luck is the deal's, the first one builds more."""
    luck = random.Random(2)
    found = []
    for seed in range(deals):
        for seat in range(2):
            common = luck.randrange(4)
            for bot, more in (("good", lift), ("poor", 0.0)):
                noise = luck.random()
                counts: dict[Key, float] = {
                    ("verb", "build"): common + more + noise,
                    ("verb", "pass"): luck.randrange(3),
                    ("verb", "rare"): 0.001,
                    ("result", "won"): 0.5,
                }
                found.append(Row(seed, seat, bot, counts))
    return found


def test_only_what_differs_beyond_chance_is_told() -> None:
    """The planted difference is found with its size; noise and rarities are not told."""
    found = contrasts(rows(1.0), "good", "poor")
    assert [(one.group, one.what) for one in found] == [("result", "won"), ("verb", "build")]
    assert found[1].more.low < 1.0 < found[1].more.high
    assert found[1].strong > found[1].weak
    assert [one.what for one in contrasts(rows(0.0), "good", "poor")] == ["won"]


def test_every_seat_of_every_deal_is_played_by_both() -> None:
    """So that what differs is the bot, not the place."""
    job = contest("rebellion", 3, ["level2", "random"], 5, options={"max_rounds": 2})
    found = play_all(job, 2)
    by = {bot: {(row.seed, row.seat) for row in found if row.bot == bot} for bot in job.bots}
    assert by["level2"] == by["random"] == {(seed, seat) for seed in (5, 6) for seat in range(3)}
    assert all(row.counts["result", "points"] >= 0 for row in found)
    assert any(group == "thing" for row in found for group, _ in row.counts)


def test_two_bots_are_needed() -> None:
    """One alone differs from nobody."""
    with pytest.raises(SpielwerkError, match="name both"):
        contest("state51", 2, ["level2"], 0)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", ["state51", "rebellion", "counterweight"])
def test_the_command_says_it_in_words(game: str, lang: str) -> None:
    """Tables of differences, with names of choices and things, and what they are worth."""
    asked = ["lab", "contrast", game, "--bots", "level2,random", "--players", "2"]
    done = CliRunner().invoke(app, [*asked, "--games", "3", "--jobs", "1", "--lang", lang])
    assert done.exit_code == 0, done.output
    assert ("Ergebnis" if lang == "de" else "Result") in done.output
    said = Sayer(game, lang)("contrast-note", deals=3, games=6, players=2)
    assert said[:20] in done.output


def test_names_are_those_of_the_game() -> None:
    """A choice with its thing, points by their source."""
    found = [
        Row(seed, 0, bot, {("thing", "build card-school"): n, ("points", "points-deal"): n})
        for seed in range(9)
        for bot, n in (("a", 3.0), ("b", 1.0))
    ]
    said = [row[0] for _, row in cells(contrasts(found, "a", "b"), Sayer("state51", "en"))]
    assert said == ["Deals", "“build”: School"]
