"""One watched game: the same game as unwatched, and rows that add up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spielwerk
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import IllegalMove
from spielwerk.lab import hearing
from spielwerk.lab.course import KEPT, Course, leader
from spielwerk.lab.lens import lens_of
from spielwerk.lab.loop import Loop
from spielwerk.lab.simulate import NOTED, Job, play_one
from spielwerk.lab.tables import GAMES as GAMES_COLUMNS
from spielwerk.lab.tables import PLAYERS as PLAYERS_COLUMNS
from spielwerk.lab.watch import Watch, watch_some

GAMES = ("rebellion", "state51", "counterweight")


@pytest.mark.parametrize("name", GAMES)
def test_the_watched_loop_is_the_engines(name: str) -> None:
    """Step by step it leads to the very states that `State.apply` leads to."""
    game = spielwerk.game(name)
    watched: Any = game.new(3, 5)
    plain: Any = game.new(3, 5)
    loop, table = Loop(), SeatedBots(game, ["thumb"] * 3, 5)
    for _ in range(150):
        if plain.over:
            break
        option = table.choose(plain)
        assert option is not None
        plain.apply(option)
        loop.apply(watched, option)
        assert game.to_json(watched) == game.to_json(plain)
    assert sum(loop.steps.values()) > loop.lone >= 0


def test_a_wrong_option_is_refused(toy: None) -> None:
    """As the engine refuses it."""
    state: Any = spielwerk.game("toy").new(2, 1)
    with pytest.raises(IllegalMove):
        Loop().apply(state, 99)


@pytest.mark.parametrize("name", GAMES)
def test_watching_changes_nothing(name: str) -> None:
    """The same seed ends the same way, watched or not, and the rows say so."""
    job = Job(name, 3, ("thumb",), seed=11)
    result = play_one(job, 2)
    rows = Watch(job, 2).play()
    (game,) = rows["games"]
    assert (game[2], game[3], game[5], game[6]) == (
        result["seed"],
        result["end"],
        result["rounds"],
        result["decisions"],
    )
    assert game[8] == result["winners"]
    assert [row[7] for row in rows["players"]] == result["scores"]
    assert [row[8] for row in rows["players"]] == [seat in result["winners"] for seat in range(3)]
    assert sum(row[9] for row in rows["players"]) == pytest.approx(1 if game[8] else 0)
    assert sum(row[10] for row in rows["players"]) == result["decisions"]


def test_events_are_rows_where_asked() -> None:
    """With `keep_events` every event is a row, in order; counted things agree with them."""
    job = Job("state51", 2, ("thumb",), seed=3)
    rows = watch_some(job, True, [0])
    assert [row[2] for row in rows["events"]] == list(range(len(rows["events"])))
    built = sum(row[5] == "built" for row in rows["events"])
    assert built == sum(row[5] for row in rows["things"] if row[3] == "built") > 0
    assert "events" not in watch_some(job, False, [0])


@pytest.mark.parametrize("name", GAMES)
def test_an_event_is_read_once_for_all_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that was watched before is not read again, and its rows are the same to the last."""
    hearing.hearings_of.cache_clear()
    job = Job(name, 3, ("thumb",), seed=7)
    cold = Watch(job, 0).play()
    Watch(job, 1).play()
    with monkeypatch.context() as patch:
        patch.setattr(hearing.Hearing, "read", None)
        assert Watch(job, 0).play() == cold
    monkeypatch.setattr(hearing, "MEANINGS", 0)  # what is too much to keep is read anew
    assert Watch(job, 0).play() == cold


@pytest.mark.parametrize("name", GAMES)
def test_the_shape_of_an_event_says_all_that_is_read(name: str) -> None:
    """Events alike at the places of their kind's shape are about the same seat and things."""
    lens = lens_of(name)
    game: Any = spielwerk.game(name)
    seen: dict[tuple[Any, ...], tuple[Any, ...]] = {}
    alike = 0
    for seed in range(3):
        state = game.new(3, seed, listen=True)
        rng = Random(seed)
        while not state.over:
            state.apply(rng.choice(state.options()))
        for event in state.events:
            shape = lens.shape(game, event[0])
            key = (seed, event[0], *(event[place] for place in shape.places))
            read = (lens.actor(game, state, event), lens.read(game, state, event))
            assert seen.setdefault(key, read) == read, event
            alike += 1
    assert alike > 1.5 * len(seen)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_noted_is_the_same_without_the_rest(name: str) -> None:
    """Who won is told in any case, and every table says what it says among all others."""
    whole = Watch(Job(name, 3, ("thumb",), seed=9), 0).play()
    games, players = list(GAMES_COLUMNS), list(PLAYERS_COLUMNS)
    for noted in ((), *((one,) for one in NOTED), NOTED[:2], NOTED):
        rows = Watch(Job(name, 3, ("thumb",), seed=9, noted=noted), 0).play()
        assert list(rows) == ["games", "players", *(one for one in NOTED[1:] if one in noted)]
        for table in rows:
            if table in NOTED or "course" in noted:
                assert rows[table] == whole[table]
        for table, columns in (("games", games), ("players", players)):
            for row, full in zip(rows[table], whole[table], strict=True):
                unlike = {columns[at] for at, one in enumerate(row) if one != full[at]}
                assert unlike <= {"lead_changes", "leaders", "branching", "course"}


@pytest.mark.parametrize("name", GAMES)
def test_games_at_once_are_heard_apart(name: str) -> None:
    """One that is watched in the midst of another, and one that is broken off there."""
    job = Job(name, 3, ("thumb",), seed=13)
    alone = [Watch(job, number).play() for number in range(2)]
    seen: list[Any] = []

    class Interrupted(SeatedBots):
        def choose(self, state: Any) -> int | None:
            seen.append(None)
            if len(seen) == 30:
                with pytest.raises(ZeroDivisionError):
                    Watch(job, 2, table=Broken(self.game, ["thumb"] * 3, 2)).play()
                seen.append(Watch(job, 1).play())
            return super().choose(state)

    class Broken(SeatedBots):
        def choose(self, state: Any) -> int | None:
            self.decisions += 1
            return super().choose(state) if self.decisions < 30 else 1 // 0

    table = Interrupted(spielwerk.game(name), ["thumb"] * 3, job.seed_of(0))
    assert Watch(job, 0, table=table).play() == alone[0]
    assert alone[1] in seen


def test_points_are_put_down_to_what_brought_them() -> None:
    """51st State: goods of the production phase by round, points by the act before them."""
    rows = watch_some(Job("state51", 2, ("thumb",), seed=3), False, [0])
    found = {(row[3], row[4]) for row in rows["things"]}
    points = {thing for kind, thing in found if kind == "gained-vp"}
    assert points
    assert all(thing.startswith("by:") for thing in points)
    assert any(thing == "production:1" for kind, thing in found if kind == "gained-worker")


def test_who_leads_at_51st_state_is_told_with_locations() -> None:
    """They count at the end only, but nobody knows who leads without them."""
    lens = lens_of("state51")
    state: Any = spielwerk.game("state51").new(2, 3)
    while not any(state.locations(seat) for seat in range(2)):
        state.apply(state.options()[0])
    built = [state.locations(seat) for seat in range(2)]
    led = lens.scores(state)
    assert led == [vp + count for vp, count in zip(state.scores(), built, strict=True)]
    assert led != state.scores()


def test_bots_change_seats_from_game_to_game() -> None:
    """Rotation: over as many games as bots each sits everywhere."""
    job = Job("state51", 2, ("random", "thumb"), rotate=True)
    assert [job.seats(number) for number in range(3)] == [
        ["random", "thumb"],
        ["thumb", "random"],
        ["random", "thumb"],
    ]


def test_the_course_of_a_long_game_stays_small() -> None:
    """Ten thousand decisions leave at most a few hundred samples and twenty points."""
    course = Course()
    for turn in range(10_000):
        course.note([turn, 5000], [turn, 5000], 3)
    assert len(course._options) <= KEPT
    leaders = course.leaders([9999, 5000])
    assert len(leaders) == 20
    assert leaders[0] == 1
    assert leaders[-1] == 0
    assert course.lead_changes == 1
    assert course.branching() == [3.0] * 20
    assert course.scores(2, [1, 2])[1][-1] == 2


def test_nobody_leads_alone_in_a_tie() -> None:
    """Then there is no leader."""
    assert leader([4, 4, 1]) == -1
    assert leader([4, 5, 1]) == 1


def test_a_game_of_one_decision_has_a_course() -> None:
    """Every point falls on it."""
    course = Course()
    course.note([0], [0], 2)
    assert course.scores(1, [7])[0] == [0] * 19 + [7]
    assert course.branching() == [2.0] * 20


@pytest.mark.parametrize("name", GAMES)
def test_points_are_those_of_the_state(name: str) -> None:
    """What the lens keeps of one game never shows in another, nor after a change."""
    lens, game = lens_of(name), spielwerk.game(name)
    tables = [game.new(3, seed) for seed in (1, 2)]
    chance = Random(5)
    for _ in range(120):
        for state in tables:
            if not state.over:
                state.apply(chance.choice(state.options()))
            told: Any = state  # 51st State is led by points and locations, see above
            coming = [name == "state51" and not told.over and told.locations(at) for at in range(3)]
            assert lens.scores(state) == [
                points + more for points, more in zip(state.scores(), coming, strict=True)
            ]
