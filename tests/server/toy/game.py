"""A small game to test the server by: tokens can be taken and put back, dice and cards bar the way.

On a turn a player takes tokens, plays hidden cards, rolls, and says done. Others may cheer unasked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypedDict

import msgspec

from spielwerk.engine.chance import Chance
from spielwerk.engine.data import Source
from spielwerk.engine.game import Game
from spielwerk.engine.option import Verb, thing_of, verb_of
from spielwerk.engine.options import flag, number
from spielwerk.engine.orders import Answers, Order
from spielwerk.engine.standing import OVERTAKEN, Routine, Unless
from spielwerk.engine.state import Event, State
from spielwerk.engine.step import Decision, Step
from spielwerk.engine.view import Text, text


class ToyVerb(Verb):
    """Tokens, the die and being done go by small numbers: 1 … 3: take so many tokens."""

    DONE = 0
    PLAY = 1


DONE, ROLL, PLAY = 0, 9, ToyVerb.PLAY.first
HAND = 3
PASS = Routine(
    "pass",
    "TOY-1",
    ("done",),
    "round",
    (
        Unless("played", ("played",)),
        Unless("overtaken", (OVERTAKEN,)),
        Unless("points", most=99),
    ),
)
REST = Routine("rest", "TOY-1", ("done",), lifted=True)
HABIT = Routine("habit", "TOY-1", ("token", "roll"))


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """numbers.toml."""

    spielwerk: str
    cards: int


@dataclass(frozen=True)
class ToyOptions:
    """The switches."""

    rounds: int = number(3, 1, 99)
    cheering: bool = flag(True)


class ToyTable(TypedDict):
    """What lies there."""

    hand: list[int]
    sizes: list[int]
    taken: int


@dataclass(slots=True, init=False)
class ToyState(State):
    """Hands and points."""

    game_id: ClassVar[str] = "toy"
    rules: Numbers
    opt: ToyOptions

    hands: list[tuple[int, ...]]
    points: list[int]
    round: int
    taken: int

    def scores(self) -> list[int]:
        """The points."""
        return list(self.points)

    def winners(self) -> list[int]:
        """Who has most."""
        best = max(self.points)
        return [seat for seat, had in enumerate(self.points) if had == best] if self.over else []

    def unasked(self, seat: int) -> Decision[ToyState] | None:
        """Everybody else may cheer."""
        return Cheer(seat) if self.opt.cheering and seat != self.player else None


class Cheer(Decision[ToyState]):
    """Points for the one who is asked."""

    name = "cheer"
    rule = "TOY-1"
    seat: int

    def options(self, state: ToyState) -> Sequence[int]:
        return (1, 2)

    def words(self, state: ToyState, option: int) -> tuple[Text, list[str]]:
        return text("choice-cheer"), []

    def choose(self, state: ToyState, option: int) -> None:
        state.points[state.player] += option
        state.tell("cheered", self.seat, option)


class Turn(Decision[ToyState]):
    """One player's turn, question by question."""

    name = "turn"
    rule = "TOY-1"
    about: ClassVar[Mapping[Verb, str]] = {ToyVerb.PLAY: "hand"}
    routines: ClassVar[tuple[Routine, ...]] = (PASS, REST, HABIT)
    seat: int

    def asks(self, state: ToyState) -> int:
        return self.seat

    def options(self, state: ToyState) -> Sequence[int]:
        tokens = [1, 2, 3] if state.taken < 3 else []
        return [DONE, *tokens, ROLL, *(PLAY + card for card in state.hands[self.seat])]

    def words(self, state: ToyState, option: int) -> tuple[Text, list[str]]:
        played = verb_of(option) == ToyVerb.PLAY
        return text("choice-any"), [f"card:{thing_of(option)}"] if played else []

    def prompt(self, state: ToyState) -> Text:
        return text("prompt-turn", player=f"seat:{self.seat}")

    def in_advance(self, state: ToyState, routine: str, answer: str) -> int | None:
        """Take a token while there are any; a die can be rolled for ever."""
        return {"done": DONE, "token": 1, "roll": ROLL}[answer]

    def excepted(self, state: ToyState, unless: str, n: int) -> bool:
        """Who has so many points wants to be asked."""
        return state.points[self.seat] >= n

    def choose(self, state: ToyState, option: int) -> None:
        seat = self.seat
        if option == DONE:
            state.tell("done", seat)
            after = (seat + 1) % state.players
            state.taken = 0
            if after == 0:
                state.round += 1
                if state.round > state.opt.rounds:
                    state.finish("rounds")
                    return
            state.then(Turn(after))
            return
        if option == ROLL:
            result = state.roll(6)
            state.points[seat] += result
            state.tell("rolled", seat, result)
            state.taken = 3
        elif verb_of(option) == ToyVerb.PLAY:
            played = thing_of(option)
            state.hands[seat] = tuple(card for card in state.hands[seat] if card != played)
            state.points[seat] += played
            state.reveal()
            state.tell("played", seat, played)
        else:
            state.points[seat] += option
            state.taken += 1
            state.tell("took", seat, option)
        state.then(self)


class Deal(Step[ToyState]):
    """Tell everybody what they got, then begin."""

    def run(self, state: ToyState) -> None:
        for seat, hand in enumerate(state.hands):
            for card in hand:
                state.tell("dealt", seat, card)
        state.then(Turn(0))


class Take(Order, tag="take"):
    """Take these tokens one after the other, then play a card."""

    take: list[int]
    card: int | None = None

    def carry_out(self, answers: Answers) -> None:
        for tokens in self.take:
            answers.say(tokens)
        if self.card is not None:
            answers.say(PLAY + self.card)


class Toy(Game[ToyState]):
    """The toy game."""

    id = "toy"
    version = 1
    min_players = 1
    max_players = 3
    end_reasons = ("rounds",)
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "took": ("player:seat", "n"),
        "rolled": ("player:seat", "result"),
        "played": ("player:seat", "card"),
        "done": ("player:seat",),
        "cheered": ("player:seat", "n"),
        "dealt": ("player:seat", "card!"),
    }
    verbs = ToyVerb
    orders = Take
    State = ToyState
    Options = ToyOptions

    def load(self, source: Source) -> Numbers:
        """One number."""
        return source.toml("numbers", Numbers)

    def set_up(self, players: int, opt: ToyOptions, chance: Chance) -> ToyState:
        """Three hidden cards each."""
        state = ToyState(players, self.rules, opt, chance)
        deck = state.shuffled(range(1, self.rules.cards + 1))
        state.hands = [tuple(deck[HAND * seat : HAND * seat + HAND]) for seat in range(players)]
        state.points = [0] * players
        state.round = 1
        state.taken = 0
        state.then(Deal())
        return state

    def hide(self, state: ToyState, seat: int | None) -> None:
        """The others' hands."""
        own = set(state.hands[seat]) if seat is not None else set()
        deck = [card for card in range(1, self.rules.cards + 1) if card not in own]
        mixed = list(state.shuffled(deck))
        for other, hand in enumerate(state.hands):
            if other != seat:
                state.hands[other], mixed = tuple(mixed[: len(hand)]), mixed[len(hand) :]

    def table(self, state: ToyState, seat: int | None) -> ToyTable:
        """Sizes for all, the own hand for oneself."""
        return {
            "hand": list(state.hands[seat]) if seat is not None else [],
            "sizes": [len(hand) for hand in state.hands],
            "taken": state.taken,
        }

    def things(self, state: ToyState, seat: int | None) -> Mapping[str, Sequence[str]]:
        """The own cards."""
        hand = state.hands[seat] if seat is not None else ()
        return {"hand": [f"card:{card}" for card in hand]}

    def concerns(self, before: ToyState, event: Event) -> tuple[int, ...]:
        """A card that somebody plays concerns all others."""
        return tuple(range(before.players)) if event[0] == "played" else ()

    def phase(self, state: ToyState) -> Text:
        """There is one."""
        return text("phase-turn")

    def round(self, state: ToyState) -> int:
        """Counted from 1."""
        return state.round

    def term(self, type: str, value: int, opt: object) -> int | str:
        """Nothing has a name."""
        raise AssertionError(type)

    def picture(self, state: ToyState, seat: int | None) -> list[str | Text]:
        """One line."""
        return [f"points {state.points}"]
