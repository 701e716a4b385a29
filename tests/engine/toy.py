"""A small whole game to test the engine by: players draw cards and add them up.

Each turn a player rolls, draws a hidden card or stops; the highest sum wins. A player may also
cheer unasked, which adds a point to whoever is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec

from spielwerk.engine.data import Source
from spielwerk.engine.game import Game, Wish
from spielwerk.engine.options import choice, flag, number
from spielwerk.engine.state import Option, State, Step
from spielwerk.engine.view import Choice, Reason, Text, text

HOME = Path(__file__).parent / "toy"
STOP, DRAW, ROLL = 0, 1, 2


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """numbers.toml of the toy game."""

    spielwerk: str
    start: Annotated[int, msgspec.Meta(ge=0)]
    piles: list[dict[str, int]]


class Card(msgspec.Struct, frozen=True):
    """A row of cards.csv."""

    key: str
    worth: Annotated[int, msgspec.Meta(ge=0)]


@dataclass(frozen=True)
class ToyOptions:
    """The toy game's switches."""

    rounds: int = number(3, 0, 9)
    cheering: bool = flag(True)
    mood: str = choice("calm", "wild")


@dataclass(frozen=True)
class Rules:
    """Everything read from the files."""

    numbers: Numbers
    worth: tuple[int, ...]


class ToyState(State):
    """Hands, sums and the deck."""

    __slots__ = ("deck", "hands", "round", "sums")
    game_id: ClassVar[str] = "toy"

    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    round: int
    sums: list[int]
    rules: Rules
    opt: ToyOptions

    def scores(self) -> list[int]:
        """The sums."""
        return list(self.sums)

    def winners(self) -> list[int]:
        """Who has most, when it is over."""
        if not self.over:
            return []
        return [seat for seat, points in enumerate(self.sums) if points == max(self.sums)]

    def copy(self) -> ToyState:
        """By hand, as every game does it."""
        other = ToyState.__new__(ToyState)
        self.base_copy(other)
        other.deck = self.deck
        other.hands = self.hands[:]
        other.round = self.round
        other.sums = self.sums[:]
        return other

    def interjections(self, seat: int) -> Sequence[Option]:
        """Cheering, if the switch allows it."""
        return (1,) if self.opt.cheering and seat != self.player else ()

    def carry_out_interjection(self, seat: int, option: Any) -> None:
        """A point for the one who is asked."""
        self.sums[self.player] += option
        self.tell("cheered", seat)
        if self.sums[self.player] > 99:
            self.finish("applause")


class Turn(Step[ToyState]):
    """One player's turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ToyState) -> Sequence[Option] | None:
        """Stop, draw while there are cards, roll."""
        state.player = self.seat
        return [STOP, DRAW, ROLL] if state.deck else [STOP, ROLL]

    def choose(self, state: ToyState, option: Any) -> None:
        """Do it; stopping hands on, the rest goes on with the same player."""
        if option == STOP:
            state.tell("stopped", self.seat)
            state.then(Next((self.seat + 1) % state.players, (0, self.seat)))
            return
        if option == DRAW:
            card = state.deck[-1]
            state.deck = state.deck[:-1]
            state.hands[self.seat] += (card,)
            state.sums[self.seat] += state.rules.worth[card]
            state.reveal()
            state.tell("drew", self.seat, card)
        else:
            result = state.roll(6)
            state.sums[self.seat] += result
            state.tell("rolled", self.seat, result)
            state.then(Next((self.seat + 1) % state.players, (0, self.seat)))
            return
        state.then(self)


class Next(Step[ToyState]):
    """Hand on to the next player; round up after the last."""

    __slots__ = ("seat", "came_from")

    def __init__(self, seat: int, came_from: tuple[int, ...]) -> None:
        self.seat = seat
        self.came_from = came_from

    def run(self, state: ToyState) -> Sequence[Option] | None:
        """Nothing is asked here."""
        if self.seat == 0:
            state.round += 1
            if state.round > state.opt.rounds:
                state.finish("rounds")
                return None
        state.then(Lone(), Empty(), Turn(self.seat))
        return None


class Lone(Step[ToyState]):
    """A question with one answer, which the loop gives by itself."""

    __slots__ = ()

    def run(self, state: ToyState) -> Sequence[Option] | None:
        """One option."""
        return [7]

    def choose(self, state: ToyState, option: Any) -> None:
        """Remembered in the log."""
        state.tell("alone", option)


class Empty(Step[ToyState]):
    """A question without an answer, which the loop skips."""

    __slots__ = ()

    def run(self, state: ToyState) -> Sequence[Option] | None:
        """No option."""
        return []


class Toy(Game[ToyState]):
    """The toy game."""

    id = "toy"
    version = 1
    min_players = 1
    max_players = 3
    end_reasons = ("rounds", "applause")
    extra_files = ("pile-*.toml",)
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "drew": ("player:seat", "card:card!"),
        "rolled": ("player:seat", "result"),
        "stopped": ("player:seat",),
        "cheered": ("player:seat",),
        "alone": ("option",),
    }
    State = ToyState
    Options = ToyOptions

    @classmethod
    def home(cls) -> Path:
        """Beside this file."""
        return HOME

    def load(self, source: Source) -> Rules:
        """Numbers and cards."""
        numbers = source.toml("numbers", Numbers)
        if not numbers.piles:
            raise source.fault("numbers", "$.piles: a game without piles")
        cards = source.csv("cards", Card)
        for card in cards:
            if card.worth > 50:
                raise source.row_fault("cards", card.key, "worth more than 50")
        return Rules(numbers, tuple(card.worth for card in cards))

    def set_up(self, players: int, opt: ToyOptions, rng: int) -> ToyState:
        """Everybody starts alike."""
        state = ToyState(players, self.rules, opt, rng)
        state.deck = state.shuffled(range(len(self.rules.worth)))
        state.hands = [() for _ in range(players)]
        state.round = 1
        state.sums = [self.rules.numbers.start] * players
        state.then(Turn(0))
        return state

    def hide(self, state: ToyState, seat: int | None) -> None:
        """The deck and the others' hands."""
        hidden = list(state.deck)
        for other in range(state.players):
            if other != seat:
                hidden += state.hands[other]
        mixed = list(state.shuffled(hidden))
        for other in range(state.players):
            if other != seat:
                size = len(state.hands[other])
                state.hands[other], mixed = tuple(mixed[:size]), mixed[size:]
        state.deck = tuple(mixed)

    def table(self, state: ToyState, seat: int | None) -> dict[str, object]:
        """Sizes for all, the own hand for oneself."""
        return {
            "hand": list(state.hands[seat]) if seat is not None else [],
            "deck": len(state.deck),
        }

    def question(self, state: ToyState) -> tuple[Text, str]:
        """What now?"""
        return text("prompt-turn", player=f"seat:{state.player}"), "TOY-1"

    def choice(self, state: ToyState, option: Any) -> Choice:
        """By its number."""
        verb = ("stop", "draw", "roll")[option]
        return {"option": option, "verb": verb, "targets": [], "text": text(f"choice-{verb}")}

    def interjection(self, state: ToyState, seat: int, option: Any) -> Choice:
        """Cheering."""
        return {"option": option, "verb": "cheer", "targets": [], "text": text("choice-cheer")}

    def phase(self, state: ToyState) -> Text:
        """There is one."""
        return text("phase-turn")

    def round(self, state: ToyState) -> int:
        """Counted from 1."""
        return state.round

    def term(self, type: str, value: int) -> int | str:
        """Cards have names."""
        assert type == "card"
        return "card-any"

    def explain(self, state: ToyState, seat: int, wish: Wish) -> Reason | None:
        """Only one's own turn."""
        return None if seat == state.player else {"rule": "TOY-1", "text": text("why-turn")}

    def wishes(self, state: ToyState, seat: int, target: str) -> list[Wish]:
        """Everything can be wished."""
        return [("roll",)]

    def picture(self, state: ToyState, seat: int | None) -> list[str | Text]:
        """One line."""
        return [f"sums {state.sums}", text("phase-turn")]
