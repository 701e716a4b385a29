"""A game over days among four people: each looks in now and then, reads what happened, moves on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import spielwerk
from tests.server.people import new_key, secret_of
from tests.sim.days import DAY, Days, days

NAMES = ("Ada", "Bo", "Cleo", "Dag")
LANGS = ("de", "en", "de", "en")
HOURS = 7  # after which the one whose turn it is looks in
TELLING = Path(__file__).parent / "recaps"
# What people do whenever they can, so that they get into each other's way
FIRST = {
    "state51": ("raze", "steal", "work", "build", "deal"),
    "rebellion": ("attack", "send", "link"),
    "counterweight": ("mark", "overtake", "play"),
}


class Visitor:
    """One of the four."""

    def __init__(self, world: Days, room: str, seat: int, secret: str) -> None:
        self.world, self.seat, self.secret = world, seat, secret
        self.path = f"/api/rooms/{room}"
        self.rng = random.Random(f"visitor {seat}")

    def get(self, what: str) -> Any:
        return self.world.ask("GET", f"{self.path}/{what}", self.secret, seat=self.seat)

    def recap(self) -> Any:
        """What has happened since."""
        return self.get("recap")

    def play(self) -> int:
        """Move until somebody else is asked; how often it took."""
        moves = 0
        while (frame := self.get("view"))["asked"] == self.seat:
            choices = frame["view"]["choices"]
            wanted = FIRST[frame["view"]["game"]]
            best = [one for one in choices if one["verb"] in wanted] or choices
            option = self.rng.choice(best)["option"]
            body = {"seq": frame["seq"], "seat": self.seat, "choice": option, "key": new_key()}
            self.world.ask("POST", f"{self.path}/moves", self.secret, body)
            moves += 1
        return moves


def four(world: Days, game: str) -> list[Visitor]:
    """A new game."""
    seats = [{"kind": "me", "name": name} for name in NAMES]
    wanted = {"game": game, "seats": seats, "mode": "turns", "start": True, "seed": 4}
    made = world.ask("POST", "/api/rooms", "", wanted)
    links = made["links"]["seats"]
    room = made["room"]["id"]
    return [Visitor(world, room, seat, secret_of(links[str(seat)])) for seat in range(4)]


def told(game: str, visits: int) -> Iterator[str]:
    """What they read, visit by visit."""
    rules = spielwerk.game(game)
    with days(seed=4, tick=3600.0) as world:
        people = four(world, game)
        for _ in range(visits):
            one = people[people[0].get("view")["asked"]]  # the notice has reached him
            words = rules.words(LANGS[one.seat])
            found = one.recap()
            day, hour = divmod(world.universe.time, DAY)
            yield f"# day {day + 1:.0f}, {hour // 3600:.0f} h: {NAMES[one.seat]}"
            yield f"since {found['since']}, until {found['until']}"
            for part, mark in (("mine", "!"), ("rest", "-")):
                for line in found[part]:
                    yield f"{mark} {line['step']}: {words.say(line['text'], NAMES)}"
            yield f"moves {one.play()} times"
            world.wait(HOURS * 3600)


def write() -> None:
    """Make the files anew; look at what has changed."""
    for game, visits in VISITS.items():
        path = TELLING / f"{game}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(told(game, visits)) + "\n", encoding="utf-8")


VISITS = {"state51": 60, "rebellion": 9, "counterweight": 14}

if __name__ == "__main__":
    write()
