"""A small whole game to test the engine by: players draw cards and add them up.

Each turn a player rolls, draws a hidden card or stops; the highest sum wins. A player may also
cheer unasked, which adds a point to whoever is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import msgspec

from spielwerk.engine.chance import Chance
from spielwerk.engine.data import Source
from spielwerk.engine.errors import fault
from spielwerk.engine.game import Game
from spielwerk.engine.option import Verb, thing_of, verb_of
from spielwerk.engine.options import choice, flag, number
from spielwerk.engine.orders import Answers, Order
from spielwerk.engine.state import State
from spielwerk.engine.step import Decision, Step
from spielwerk.engine.view import Reason, Text, reason, text


class ToyVerb(Verb):
    """What one can do."""

    STOP = 0
    DRAW = 1
    ROLL = 2
    DISCARD = 3
    CHEER = 4


STOP, DRAW, ROLL = (verb.first for verb in (ToyVerb.STOP, ToyVerb.DRAW, ToyVerb.ROLL))
CHEER = ToyVerb.CHEER.of(1)


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


@dataclass(slots=True, init=False)
class ToyState(State):
    """Hands, sums and the deck."""

    game_id: ClassVar[str] = "toy"
    rules: Rules
    opt: ToyOptions

    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    round: int
    sums: list[int]

    def scores(self) -> list[int]:
        """The sums."""
        return list(self.sums)

    def winners(self) -> list[int]:
        """Who has most, when it is over."""
        if not self.over:
            return []
        return [seat for seat, points in enumerate(self.sums) if points == max(self.sums)]

    def unasked(self, seat: int) -> Decision[ToyState] | None:
        """Cheering, if the switch allows it."""
        return Cheer(seat) if self.opt.cheering and seat != self.player else None


class Cheer(Decision[ToyState]):
    """A point for the one who is asked."""

    name = "cheer"
    rule = "TOY-1"
    seat: int

    def options(self, state: ToyState) -> Sequence[int]:
        return (CHEER,)

    def words(self, state: ToyState, option: int) -> tuple[Text, list[str]]:
        return text("choice-cheer"), [f"seat:{state.player}"]

    def choose(self, state: ToyState, option: int) -> None:
        state.sums[state.player] += thing_of(option)
        state.tell("cheered", self.seat)
        if state.sums[state.player] > 99:
            state.finish("applause")


class Turn(Decision[ToyState]):
    """Stop, draw while there are cards, roll, or throw a card away."""

    name = "turn"
    rule = "TOY-1"
    about: ClassVar[Mapping[Verb, str]] = {ToyVerb.DRAW: "deck", ToyVerb.DISCARD: "hand"}
    seat: int

    def asks(self, state: ToyState) -> int:
        return self.seat

    def options(self, state: ToyState) -> Sequence[int]:
        return [wish for wish in self.wishes(state) if self.why_not(state, wish) is None]

    def wishes(self, state: ToyState) -> Sequence[int]:
        hand = [ToyVerb.DISCARD.of(card) for card in state.hands[self.seat]]
        return [STOP, DRAW, ROLL, *hand]

    def why_not(self, state: ToyState, option: int) -> Reason | None:
        if option == DRAW and not state.deck:
            return reason("TOY-1", "why-empty")
        if verb_of(option) == ToyVerb.DISCARD and len(state.hands[self.seat]) < 2:
            return reason("TOY-1", "why-last-card")
        return None

    def prompt(self, state: ToyState) -> Text:
        return text("prompt-turn", player=f"seat:{self.seat}")

    def words(self, state: ToyState, option: int) -> tuple[Text, list[str]]:
        verb = ToyVerb(verb_of(option))
        targets = {ToyVerb.DRAW: ["deck:0"], ToyVerb.DISCARD: [f"card:{thing_of(option)}"]}
        args = {"card": thing_of(option)} if verb is ToyVerb.DISCARD else {}
        return text(f"choice-{verb.word}", **args), targets.get(verb, [])

    def choose(self, state: ToyState, option: int) -> None:
        """Stopping and rolling hand on, the rest goes on with the same player."""
        seat = self.seat
        if option == DRAW:
            card = state.deck[-1]
            state.deck = state.deck[:-1]
            state.hands[seat] += (card,)
            state.sums[seat] += state.rules.worth[card]
            state.reveal()
            state.tell("drew", seat, card)
            state.then(self)
        elif verb_of(option) == ToyVerb.DISCARD:
            card = thing_of(option)
            state.hands[seat] = tuple(held for held in state.hands[seat] if held != card)
            state.tell("discarded", seat, card)
            state.then(self)
        else:
            if option == ROLL:
                result = state.roll(6)
                state.sums[seat] += result
                state.tell("rolled", seat, result)
            else:
                state.tell("stopped", seat)
            state.then(Next((seat + 1) % state.players, (0, seat)))


class Next(Step[ToyState]):
    """Hand on to the next player; round up after the last."""

    seat: int
    came_from: tuple[int, ...]

    def run(self, state: ToyState) -> None:
        if self.seat == 0:
            state.round += 1
            if state.round > state.opt.rounds:
                state.finish("rounds")
                return
        state.then(Lone(), Empty(), Turn(self.seat))


class Lone(Decision[ToyState]):
    """A question with one answer, which the loop gives by itself."""

    def asks(self, state: ToyState) -> int:
        return state.player

    def options(self, state: ToyState) -> Sequence[int]:
        return [7]

    def choose(self, state: ToyState, option: int) -> None:
        state.tell("alone", option)


class Empty(Decision[ToyState]):
    """A question without an answer, which the loop skips."""

    def asks(self, state: ToyState) -> int:
        return state.player

    def options(self, state: ToyState) -> Sequence[int]:
        return []


class Throw(Order, tag="throw"):
    """Throw these cards away, one after the other, then stop."""

    cards: list[int]

    def carry_out(self, answers: Answers) -> None:
        for card in self.cards:
            answers.say(ToyVerb.DISCARD.of(card))
        answers.answer(Turn, STOP)


class Luck(Order, tag="luck"):
    """Draw and throw away what was drawn: what comes after the draw can't be said in one go."""

    def carry_out(self, answers: Answers) -> None:
        answers.answer(Lone, 7)
        answers.say(DRAW)
        answers.say(ToyVerb.DISCARD.of(answers.state.hands[answers.state.player][-1]))


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
        "discarded": ("player:seat", "card:card"),
        "rolled": ("player:seat", "result"),
        "stopped": ("player:seat",),
        "cheered": ("player:seat",),
        "alone": ("option",),
    }
    verbs = ToyVerb
    orders: ClassVar[Any] = Throw | Luck
    State = ToyState
    Options = ToyOptions

    def load(self, source: Source) -> Rules:
        """Numbers and cards."""
        numbers = source.toml("numbers", Numbers)
        if not numbers.piles:
            raise source.fault("numbers", "piles", fault("fault-piles"))
        cards = source.csv("cards", Card)
        for card in cards:
            if card.worth > 50:
                raise source.row_fault("cards", card.key, fault("fault-worth"))
        return Rules(numbers, tuple(card.worth for card in cards))

    def set_up(self, players: int, opt: ToyOptions, chance: Chance) -> ToyState:
        """Everybody starts alike."""
        state = ToyState(players, self.rules, opt, chance)
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

    def phase(self, state: ToyState) -> Text:
        """There is one."""
        return text("phase-turn")

    def round(self, state: ToyState) -> int:
        """Counted from 1."""
        return state.round

    def term(self, type: str, value: int, opt: object) -> int | str:
        """Cards have names."""
        assert type == "card"
        return "card-any"

    def things(self, state: ToyState, seat: int | None) -> Mapping[str, Sequence[str]]:
        """The deck, the own hand and the players."""
        hand = state.hands[seat] if seat is not None else ()
        return {
            "deck": ["deck:0"],
            "hand": [f"card:{card}" for card in hand],
            "seat": [f"seat:{other}" for other in range(state.players)],
        }

    def picture(self, state: ToyState, seat: int | None) -> list[str | Text]:
        """One line."""
        return [f"sums {state.sums}", text("phase-turn")]
