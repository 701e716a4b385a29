"""Probes: what matters is found to matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from spielwerk.bots.drive import SeatedBots
from spielwerk.games import game as find_game
from spielwerk.lab.plan import FRESH, Plan
from spielwerk.lab.probe import PROBES, Answer, Asked, probe_page, rounds
from spielwerk.lab.probe.holes import COUNTED, look, reasons
from spielwerk.lab.probe.kept import Figures
from spielwerk.lab.probe.restricted import Restricted, play_free, play_restricted, things
from spielwerk.lab.probe.rounds import CLOSER, ask_all
from spielwerk.lab.probe.sensitivity import _told, numbers, steps
from spielwerk.lab.probe.skill import DECK, DICE, SET_UP, sources_of
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import Estimate

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
        assert "<section" in probe_page(asked.plan, [answer], say).html()
    return answer


def test_building_is_worth_something() -> None:
    """A player of 51st State who never builds hardly ever wins."""
    plan = msgspec.structs.replace(S51, games=30)
    answer = ask("restricted", Asked(plan, only="verb-build"))
    (row,) = answer.rows
    assert row.figure.value > 0.2
    assert row.figure.low > 0


def test_only_games_that_would_turn_are_played_again() -> None:
    """A bot that never wanted something plays the very same game without it."""
    job = msgspec.structs.replace(S51, games=20).jobs()[0]
    free = play_free(job, range(20))
    thing = "card-quarry"
    held = play_restricted(job, thing, -1, range(20))
    turned = [thing in chosen[number % 2] for number, (_, chosen) in enumerate(free)]
    assert any(turned)
    assert not all(turned)
    for before, after, turns in zip(free, held, turned, strict=True):
        assert turns or before[0] == after[0]


def test_many_questions_are_asked_in_two_rounds(tmp_path: Path) -> None:
    """All get a first look, the most promising one more on fresh seeds; only that proves.

    What is known when it is stopped is not asked again.
    """
    games: list[tuple[int, int, int]] = []

    def judge(job: Job, questions: Sequence[int], number: int) -> Iterator[tuple[int, Figures]]:
        games.append((job.seed, len(questions), number))
        step(number)
        for question in questions:
            if len(seen) == stop:
                raise KeyboardInterrupt
            step(number)
            chance = 0.02 if job.seed == S51.seed else 0.9  # looks big, and does not come back
            p = 1e-9 if question == 7 else chance
            yield question, [("big", Estimate(0.3, 0.2, 0.4, p)), ("small", Estimate(0, 0, 0))]

    seen: list[int] = []
    step = seen.append
    stop = 15
    asked = Asked(msgspec.structs.replace(S51, games=80), kept=tmp_path / "out" / "answers.jsonl")
    with pytest.raises(KeyboardInterrupt):
        ask_all(asked, "test", range(30), judge, step)
    with (tmp_path / "out" / "answers.jsonl").open("ab") as file:
        file.write(b'\n{"key": "cut o')
    seen.clear()
    stop = -1
    found = {answer.question: answer for answer in ask_all(asked, "test", range(30), judge, step)}
    assert games == [(S51.seed, 30, 20), (S51.seed, 17, 20), (S51.seed + FRESH, CLOSER, 80)]
    assert sum(seen) == rounds.size(asked, 30)
    assert len(found) == 30
    assert [question for question, answer in found.items() if answer.p < 0.05] == [7]
    assert sum(answer.again == 80 for answer in found.values()) == CLOSER
    assert {answer.figure for answer in found.values()} == {"big"}
    seen.clear()
    assert ask_all(asked, "test", range(30), judge, step) == list(found.values())
    assert len(games) == 3
    assert sum(seen) == rounds.size(asked, 30)


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


def test_many_names_are_cut_short() -> None:
    """A whole game has hundreds of numbers that move nothing; the sentence names some."""
    for lang in ("de", "en"):
        (said,) = _told(
            [f"new_era.builders.copies → {number}" for number in range(400)], Sayer("state51", lang)
        )
        assert "400" in said
        assert said.count("→") == 20
        assert said.endswith("…")


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


def test_what_may_not_be_played_is_not_drafted() -> None:
    """Who is kept from a card does not take it out of the draft, where others would want it."""
    job = msgspec.structs.replace(S51, players=(3,)).jobs()[0]
    game = find_game("state51")
    own = others = 0
    for seed in range(30):
        state = game.new(job.players, seed, job.options, listen=True)
        table = SeatedBots(game, job.seats(0), seed)
        bot = table.bots[0]
        assert bot is not None
        table.bots[0] = Restricted(bot, "card-quarry")
        table.play(state)
        for event in state.events or []:
            if event[0] == "drafted":
                quarry = game.term("card", int(event[2]), game.Options()) == "card-quarry"
                own += quarry and event[1] == 0
                others += quarry and event[1] != 0
    assert others > 0
    assert own == 0


def test_a_card_that_nobody_uses_is_told_with_the_reason() -> None:
    """Out of reach, never wanted, never drawn: three cards, three reasons."""
    game = find_game("state51")
    base = sorted(f"card-{row.key}" for row in game.source.parsed["base"])
    dear, dull, rare, *rest = base
    total = {name: Counter[str]() for name in COUNTED}
    total["offered"].update({f"build {card}": 30 for card in (dull, *rest)})
    total["taken"].update({f"build {card}": 3 for card in rest})
    total["seen"].update(dict.fromkeys((dear, dull, *rest), 9))
    assert reasons(game, game.Options(), total) == {
        "unseen": [rare],
        "closed": [dear],
        "unwanted": [dull],
    }
    total["used"][dull] += 1
    assert reasons(game, game.Options(), total)["unwanted"] == []
