"""Probes: what matters is found to matter."""

from __future__ import annotations

import msgspec
import pytest

from spielwerk.lab.plan import Plan
from spielwerk.lab.probe import PROBES, Answer, Asked, probe_page
from spielwerk.lab.probe.holes import look
from spielwerk.lab.probe.restricted import things
from spielwerk.lab.probe.sensitivity import numbers, steps
from spielwerk.lab.probe.skill import DECK, DICE, SET_UP, sources_of
from spielwerk.lab.sayer import Sayer

GAMES = 12
NAMES = ("state51", "counterweight", "rebellion")
S51 = Plan(game="state51", players=(2,), bots=("thumb",), games=GAMES, seed=5)


def ask(kind: str, asked: Asked) -> Answer:
    """The answer, with a bar that ends where it said it would."""
    seen: list[int] = []
    answer = PROBES[kind].ask(asked, seen.append)
    assert sum(seen) == PROBES[kind].size(asked)
    for lang in ("de", "en"):
        say = Sayer(asked.plan.game, lang)
        assert answer.grid(say).row_count == len(answer.rows)
        assert "<section" in probe_page(asked.plan, [answer], say)
    return answer


def test_building_is_worth_something() -> None:
    """A player of 51st State who never builds hardly ever wins."""
    plan = msgspec.structs.replace(S51, games=30)
    answer = ask("restricted", Asked(plan, only="verb-build"))
    (row,) = answer.rows
    assert row.figure.value > 0.2
    assert row.figure.low > 0


def test_cards_and_sides_are_restricted_too() -> None:
    """A card of 51st State; attacking in Rebellion, for either side on its own."""
    answer = ask("restricted", Asked(S51, only="card-quarry"))
    assert len(answer.rows) <= 1
    rebels = Plan(game="rebellion", players=(3,), bots=("thumb",), games=2, seed=5)
    answer = ask("restricted", Asked(rebels, only="verb-attack"))
    say = Sayer("rebellion", "en")
    assert {row.label(say) for row in answer.rows} == {"“attack” (Empire)", "“attack” (Rebels)"}


def test_the_end_moves_the_length() -> None:
    """One step of the points that end the game moves its length; solo numbers move nothing."""
    answer = ask("sensitivity", Asked(S51, only="numbers.[es][no][dl]*"))
    say = Sayer("state51", "en")
    assert any("numbers.end_points 25 → 2" in row.label(say) for row in answer.rows)
    assert "numbers.solo.attack_points" in " ".join(answer.told(say))


def test_every_number_of_the_files_is_known() -> None:
    """TOML by its keys, lists by their ids, CSV by row and column; steps fit the size."""
    found = dict(numbers("rebellion"))
    assert found["board-standard.numbers.empire_credits"] == 30
    assert found["board-standard.planets.red.reinforcement"] == 2
    assert dict(numbers("state51"))["base.quarry.distance"] == 1
    assert steps(3) == (2, 4)
    assert steps(30) == (27, 33)


def test_skill_beats_chance_and_luck_has_sources() -> None:
    """Rules of thumb beat random play; the shares of luck lie between nothing and all."""
    plan = Plan(game="state51", players=(2,), bots=("random", "thumb"), games=GAMES, seed=5)
    answer = ask("skill", Asked(plan))
    say = Sayer("state51", "en")
    assert answer.rows[0].label(say).startswith("thumb among random")
    assert answer.rows[0].figure.value > 0.8
    assert [row.label(say) for row in answer.rows[1:]] == [
        "Luck: set-up",
        "Luck: cards",
        "Luck: dice and reshuffles",
        "Rest: the bots' decisions",
    ]
    assert all(0 <= row.figure.value <= 1 for row in answer.rows)


def test_only_games_with_a_deck_have_its_luck() -> None:
    """Nothing is hidden in Rebellion, so nothing can be luck of the cards there."""
    jobs = {
        name: Plan(game=name, players=(3,), bots=("thumb",), games=1).jobs()[0] for name in NAMES
    }
    assert sources_of(jobs["rebellion"]) == [SET_UP, DICE]
    assert sources_of(jobs["state51"]) == sources_of(jobs["counterweight"]) == [SET_UP, DECK, DICE]


@pytest.mark.parametrize("game", NAMES)
def test_holes_are_named(game: str) -> None:
    """Choices offered, taken and never taken, steps and events that never came."""
    plan = Plan(game=game, players=(2,), bots=("thumb",), games=3, seed=5)
    answer = ask("holes", Asked(plan))
    assert answer.rows
    assert answer.rows[0].figure.value <= answer.rows[-1].figure.value
    told = " ".join(answer.told(Sayer(game, "en")))
    assert "never" in told
    verbs = {
        name.partition(" ")[0] for counts in look(plan.jobs()[0], [0]) for name in counts["offered"]
    }
    for lang in ("de", "en"):
        assert all(Sayer(game, lang).own.has(f"do-{verb}") for verb in verbs), verbs


def test_a_switch_brings_other_cards() -> None:
    """What is restricted is what the plan's own switches and numbers put on the table."""
    winter = msgspec.structs.replace(S51, options={"deck": "winter"})
    assert set(things(Asked(S51, only="card-*"))) != set(things(Asked(winter, only="card-*")))
