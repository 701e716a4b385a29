"""What any game shows: seats, points, rounds, and the things its events name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from spielwerk.engine import Event, Game
from spielwerk.registry import entry, load

if TYPE_CHECKING:
    from spielwerk.lab.page import Block
    from spielwerk.lab.reading import Reading
    from spielwerk.lab.sayer import Sayer

Section = tuple[str, "Callable[[Reading, Sayer], list[Block]]"]  # its id, and what makes it
KEPT = "at-end"  # stands among the kinds of events: the goods that are left


class Shape:
    """Where the events of a kind say what: the first part of an event stands at place 1."""

    def __init__(self, places: tuple[int, ...], amount: int = 0, less: int = 0) -> None:
        self.places = places  # that tell whom and what it is about
        self.amount = amount  # the place of how much; 0: there is no amount
        self.less = less  # if given, the amount is how far it is from the number there


class Lens:
    """How the lab reads a game. Names are message ids of the game, or `seat:0` for a seat."""

    seconds_a_decision: ClassVar[float] = 10.0  # of a person who knows the game
    measures: ClassVar[tuple[str, ...]] = ()  # columns a seat and round, beside its points
    tallies: ClassVar[tuple[str, ...]] = ()  # columns a seat at the end of the game
    roles: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What became of a thing: drawn, built, used, razed … -> the kinds of events that say so."""
    things: ClassVar[tuple[str, ...]] = ("card",)  # the types of things that are counted
    claims: ClassVar[tuple[str, ...]] = ()  # the kinds by which a seat makes a card its own
    blind: ClassVar[tuple[str, ...]] = ()  # the kinds by which chance alone gives a seat a card
    alive: ClassVar[tuple[str, ...]] = ()  # the roles of a card that is not dead
    looks: ClassVar[
        tuple[str, ...]
    ] = ()  # the verbs of choices that handle a card without playing it
    takes: ClassVar[tuple[str, ...]] = ()  # those of them that take a card in order to play it
    acts: ClassVar[tuple[str, ...]] = ()  # the kinds that later events are put down to
    by_act: ClassVar[tuple[str, ...]] = ()  # the kinds that are put down to an act: see `cause`
    goods: ClassVar[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {}
    """What is made and spent: a good -> the kinds that tell of making, and of spending it."""
    unlike: ClassVar[str] = ""
    """A bot as strong and as fast as level 2 that plays otherwise: a second opinion."""
    shared_win: ClassVar[bool] = False  # parties of several seats win together
    failures: ClassVar[tuple[str, ...]] = ()  # ends at which nobody wins
    likely: ClassVar[tuple[str, ...]] = ()  # failures that the designer wants to see often enough
    limits: ClassVar[tuple[str, ...]] = ()  # ends that only stop a game which goes on for ever
    alone: ClassVar[str] = ""  # what the kinds of events begin with that only a game for one has

    # The game's own playtest (docs/playtest)
    tables: ClassVar[tuple[int, ...]] = ()  # its numbers of players
    shown: ClassVar[Mapping[str, int]] = {}  # parts of the report, and how many of their plots
    switched: ClassVar[tuple[str, str] | None] = None
    """A rule switch whose effect on who wins is shown beside the game's own numbers."""

    def sections(self) -> Sequence[Section]:
        """The parts of a report that only this game has; loaded when a report is made."""
        return ()

    def parties(self, state: Any) -> list[str]:
        """Who can win: sides, or every seat for itself."""
        return [f"seat:{seat}" for seat in range(state.players)]

    def party(self, state: Any, seat: int) -> int:
        """The party that a seat belongs to."""
        return seat

    def scores(self, state: Any) -> list[int]:
        """The points of every seat; asked for whenever something has happened."""
        found: list[int] = state.scores()
        return found

    def standings(self, scores: list[int]) -> list[int]:
        """How the parties stand by the points of their seats, more is better."""
        return scores

    def faction(self, state: Any, seat: int) -> str:
        """What a seat plays, if seats differ."""
        return ""

    def round(self, game: Game[Any], state: Any) -> int:
        """The number of the present round; asked for at every decision."""
        return game.round(state)

    def phase(self, game: Game[Any], state: Any) -> str:
        """The part of a round that the present question belongs to."""
        return str(game.phase(state)["id"])

    def set_up(self, state: Any) -> str:
        """What the table started with, if tables differ."""
        return ""

    def position(self, state: Any, seat: int) -> str:
        """Where a seat stands in the first turn order, if that is not its number."""
        return ""

    def measure(self, state: Any) -> Sequence[Sequence[int]]:
        """By seat: its `measures` at this moment."""
        return [()] * int(state.players)

    def tally(self, state: Any, seat: int) -> Sequence[int]:
        """The `tallies` of a seat at the end."""
        return ()

    def kept(self, state: Any, seat: int) -> Sequence[tuple[str, int]]:
        """The `goods` that a seat, or for -1 nobody, still has when the game ends."""
        return ()

    def dealt(self, state: Any) -> Sequence[str]:
        """The cards that can be put into a seat's hand before the first turn."""
        return ()

    def deal(self, state: Any, seat: int, card: str, rng: Random) -> None:
        """Put a card into a seat's hand in place of one that chance picks; "": any of its kind."""
        raise AssertionError(f"{type(self).__name__} deals no cards")

    def shape(self, game: Game[Any], kind: str) -> Shape:
        """Where events of a kind say whom and what they are about, and how much.

        Nothing but the state as it was set up and what stands at these places decides what `actor`
        and `read` make of an event: events alike in it are read but once, for all games with the
        same players and switches.
        """
        specs = game.events[kind]
        seat, things = actor_place(specs), places_of(specs, self.things)
        plain = [place for place, spec in enumerate(specs, 1) if ":" not in spec]
        return Shape(
            tuple(dict.fromkeys((seat, *things) if seat else things)), plain[-1] if plain else 0
        )

    def actor(self, game: Game[Any], state: Any, event: Event) -> int:
        """The seat that an event is about, or -1: the first argument that is a seat."""
        place = actor_place(game.events[str(event[0])])
        return int(event[place]) if place else -1

    def read(self, game: Game[Any], state: Any, event: Event) -> list[str]:
        """The names of the things that an event is about; "" if there are none."""
        specs = game.events[str(event[0])]
        found = [
            str(game.term(specs[place - 1].rstrip("!").partition(":")[2], value, state.opt))
            for place in places_of(specs, self.things)
            if (value := int(event[place])) >= 0
        ]
        return found or [""]

    def cause(self, kind: str, act: str, now: int) -> str:
        """What an event `by_act` is about in this round, after this act; "": what itself says."""
        return ""


@cache
def actor_place(specs: tuple[str, ...]) -> int:
    """Where the first seat stands among the parts of an event; 0 if there is none."""
    seats = (place for place, spec in enumerate(specs, 1) if spec.rstrip("!").endswith(":seat"))
    return next(seats, 0)


@cache
def places_of(specs: tuple[str, ...], wanted: tuple[str, ...]) -> tuple[int, ...]:
    """Where an event's things stand."""
    return tuple(
        place for place, spec in enumerate(specs, 1) if spec.rstrip("!").partition(":")[2] in wanted
    )


@cache
def lens_of(game_id: str) -> Lens:
    """The lens of a game; one without its own is seen by the plain one."""
    place = entry(game_id).lens
    found: Lens = load(place) if place else Lens()
    return found
