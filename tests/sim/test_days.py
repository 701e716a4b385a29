"""Games over days, in virtual time."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spielwerk
from spielwerk.engine.words import LANGUAGES
from spielwerk.server.store.rows import Device as Subscription
from tests.server.people import new_key, secret_of
from tests.sim import by_turns
from tests.sim.days import DAY, Days, days

SOON = 5.0  # seconds within which a device is told
SELDOM = 3600.0  # seconds between two looks at the clock, where days pass
GAMES = [("rebellion", 2), ("state51", 2), ("counterweight", 2)]


def open_room(world: Days, game: str, seats: int, **more: Any) -> tuple[str, list[str]]:
    """A game over days among people: its id and the secrets of its seats."""
    sitting = [{"kind": "me", "name": f"P{seat}"} for seat in range(seats)]
    wanted = {"game": game, "seats": sitting, "mode": "turns", "start": True, "seed": 1, **more}
    made = world.ask("POST", "/api/rooms", "", wanted)
    return made["room"]["id"], [secret_of(made["links"]["seats"][str(n)]) for n in range(seats)]


def view(world: Days, room: str, seat: int, secret: str) -> Any:
    """What a seat sees."""
    return world.ask("GET", f"/api/rooms/{room}/view", secret, seat=seat)


def move(world: Days, room: str, seat: int, secret: str, pick: int = 0) -> Any:
    """The asked seat takes one of its options."""
    frame = view(world, room, seat, secret)
    choices = frame["view"]["choices"]
    option = choices[pick % len(choices)]["option"]
    body = {"seq": frame["seq"], "seat": seat, "choice": option, "key": new_key()}
    return world.ask("POST", f"/api/rooms/{room}/moves", secret, body)


def device(world: Days, room: str, seat: int, lang: str = "en") -> None:
    """A seat has a device that wants to be told."""
    name = f"{seat}-{lang}"
    one = Subscription(seat, name, f"https://push.example/{name}", "", "", lang)
    services = world.app.state.services
    assert world.call(services.store.pushes.keep(room, one, services.world.now()))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_whose_turn_it_is_hears_within_seconds_and_nothing_of_the_cards(
    game: str, players: int
) -> None:
    """Every change of turn that stands is pushed once; no byte names anything of the table."""
    with days() as world:
        room, secrets = open_room(world, game, players)
        for seat in range(players):
            for lang in LANGUAGES:
                device(world, room, seat, lang)
        asked = world.ask("GET", f"/api/rooms/{room}", secrets[0])["room"]["asked"]
        world.wait(SOON)
        turns = 0
        for step in range(60):
            before, at = asked, world.universe.time
            told = len(world.post.pushes)
            asked = move(world, room, before, secrets[before], 7 * step)["asked"]
            world.wait(SOON)
            new = world.post.pushes[told:]
            if asked == before:
                assert new == []
                continue
            turns += 1
            assert {url for _, url, _ in new} == {
                f"https://push.example/{asked}-{lang}" for lang in LANGUAGES
            }
            assert all(when - at < SOON for when, _, _ in new)
        assert turns > 1
        rules = spielwerk.game(game)
        for lang in LANGUAGES:
            words = rules.words(lang)
            names = {words.say(entry["name"]) for entry in rules.card_list()}
            names |= {text for _, text in rules.named(lang) if len(text) > 3}
            for _, _, body in world.post.pushes:
                assert set(json.loads(body)) == {"room", "title", "body", "url"}
                assert [name for name in names if name in body] == []


def test_a_question_in_the_turn_of_another_says_so() -> None:
    """Counterweight asks everybody to contribute; whose turn it is not is asked a question."""
    with days() as world:
        room, secrets = open_room(world, "counterweight", 2)
        device(world, room, 0)
        device(world, room, 1)
        titles: set[str] = set()
        asked = 0
        for step in range(120):
            asked = move(world, room, asked, secrets[asked], 5 * step)["asked"]
            world.wait(SOON)
            titles |= {json.loads(body)["title"] for _, _, body in world.post.pushes}
            if len(titles) > 1:
                break
        assert titles == {"Your turn in Counterweight", "A question for you in Counterweight"}


@pytest.mark.parametrize("game", by_turns.VISITS)
def test_four_people_over_days_read_what_has_happened(game: str) -> None:
    """Whoever looks in reads what concerns him first; the sentences are those of the log.

    Where they are meant to change: python -m tests.sim.by_turns
    """
    said = list(by_turns.told(game, by_turns.VISITS[game]))
    path = by_turns.TELLING / f"{game}.txt"
    assert said == path.read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("! ") for line in said)
    assert any(line.startswith("# day 3") for line in said)


def test_it_is_long_somebodys_turn() -> None:
    """Once more after two days, and then never."""
    with days(tick=SELDOM) as world:
        room, secrets = open_room(world, "rebellion", 2)
        device(world, room, 0)
        world.wait(2 * DAY - SELDOM)
        assert len(world.post.pushes) == 1
        world.wait(3 * SELDOM)
        titles = [json.loads(body)["title"] for _, _, body in world.post.pushes]
        game = "Rebellion of the Planets"
        assert titles == [f"Your turn in {game}", f"Still your turn in {game}"]
        world.wait(2 * DAY)
        assert len(world.post.pushes) == 2
        assert view(world, room, 0, secrets[0])["asked"] == 0
