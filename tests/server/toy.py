"""A small game to test the server by: tokens can be taken and put back, dice and cards bar the way.

On a turn a player takes tokens, plays hidden cards, rolls, and says done. Others may cheer unasked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from spielwerk.engine.data import Source
from spielwerk.engine.errors import IllegalMove
from spielwerk.engine.game import Game
from spielwerk.engine.options import flag, number
from spielwerk.engine.state import Option, State, Step
from spielwerk.engine.view import Choice, Explanation, Reason, Text, text

DONE, ROLL, PLAY = 0, 9, 10  # 1 … 3: take so many tokens; PLAY + card: play that card
HAND = 3


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """numbers.toml."""

    spielwerk: str
    cards: int


@dataclass(frozen=True)
class ToyOptions:
    """The switches."""

    rounds: int = number(3, 1, 99)
    cheering: bool = flag(True)


class Take(msgspec.Struct, tag="take", tag_field="order", forbid_unknown_fields=True):
    """An order: take these tokens one after the other, then play a card."""

    take: list[int]
    card: int | None = None


class ToyState(State):
    """Hands and points."""

    __slots__ = ("hands", "points", "round", "taken")
    game_id: ClassVar[str] = "toy"

    hands: list[tuple[int, ...]]
    points: list[int]
    round: int
    taken: int
    opt: ToyOptions

    def scores(self) -> list[int]:
        """The points."""
        return list(self.points)

    def winners(self) -> list[int]:
        """Who has most."""
        best = max(self.points)
        return [seat for seat, had in enumerate(self.points) if had == best] if self.over else []

    def copy(self) -> ToyState:
        """By hand."""
        other = ToyState.__new__(ToyState)
        self.base_copy(other)
        other.hands = self.hands[:]
        other.points = self.points[:]
        other.round = self.round
        other.taken = self.taken
        return other

    def interjections(self, seat: int) -> Sequence[Option]:
        """Cheering gives the asked player a point, once a turn is enough for anybody."""
        return (1, 2) if self.opt.cheering and seat != self.player else ()

    def carry_out_interjection(self, seat: int, option: Any) -> None:
        """Points for the one who is asked."""
        self.points[self.player] += option
        self.tell("cheered", seat, option)


class Turn(Step[ToyState]):
    """One player's turn, decision by decision."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ToyState) -> Sequence[Option] | None:
        """Tokens at most three times, then cards, a die, or done."""
        state.player = self.seat
        options: list[Option] = [DONE]
        if state.taken < 3:
            options += [1, 2, 3]
        return [*options, ROLL, *(PLAY + card for card in state.hands[self.seat])]

    def choose(self, state: ToyState, option: Any) -> None:
        """Do it."""
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
        elif option > PLAY:
            played = option - PLAY
            state.hands[seat] = tuple(card for card in state.hands[seat] if card != played)
            state.points[seat] += played
            state.reveal()
            state.tell("played", seat, played)
        else:
            state.points[seat] += option
            state.taken += 1
            state.tell("took", seat, option)
        state.then(self)


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
    orders = Take
    State = ToyState
    Options = ToyOptions

    @classmethod
    def home(cls) -> Path:
        """Beside this file."""
        return Path(__file__).parent / "toy_home"

    def load(self, source: Source) -> Numbers:
        """One number."""
        return source.toml("numbers", Numbers)

    def set_up(self, players: int, opt: ToyOptions, rng: int) -> ToyState:
        """Three hidden cards each."""
        state = ToyState(players, self.rules, opt, rng)
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

    def table(self, state: ToyState, seat: int | None) -> dict[str, object]:
        """Sizes for all, the own hand for oneself."""
        return {
            "hand": list(state.hands[seat]) if seat is not None else [],
            "sizes": [len(hand) for hand in state.hands],
            "taken": state.taken,
        }

    def question(self, state: ToyState) -> tuple[Text, str]:
        """What now?"""
        return text("prompt-turn", player=f"seat:{state.player}"), "TOY-1"

    def choice(self, state: ToyState, option: Any) -> Choice:
        """By its number."""
        verb = "play" if option > PLAY else str(option)
        targets = [f"card:{option - PLAY}"] if option > PLAY else []
        return {"option": option, "verb": verb, "targets": targets, "text": text("choice-any")}

    def interjection(self, state: ToyState, seat: int, option: Any) -> Choice:
        """Cheering."""
        return {"option": option, "verb": "cheer", "targets": [], "text": text("choice-cheer")}

    def phase(self, state: ToyState) -> Text:
        """There is one."""
        return text("phase-turn")

    def round(self, state: ToyState) -> int:
        """Counted from 1."""
        return state.round

    def explain(self, state: ToyState, seat: int, target: Any) -> Any:
        """A card can be played in one's own turn, if one has it."""
        kind, _, card = target.partition(":")
        if kind != "card":
            raise ValueError(target)
        closed = seat != state.player or int(card) not in state.hands[seat]
        reason: Reason | None = {"rule": "TOY-1", "text": text("why-turn")} if closed else None
        found: Explanation = {"verb": "play", "text": text("choice-any"), "reason": reason}
        return [found]

    def order(self, state: ToyState, seat: int, wanted: object) -> list[Option]:
        """Tokens in a row, then perhaps a card."""
        try:
            found = msgspec.convert(wanted, Take)
        except msgspec.ValidationError as error:
            raise IllegalMove(str(error)) from None
        if found.card is not None and found.card not in state.hands[seat]:
            raise IllegalMove("You do not have this card.")
        return [*found.take, *([PLAY + found.card] if found.card is not None else [])]


class Deal(Step[ToyState]):
    """Tell everybody what they got, then begin."""

    __slots__ = ()

    def run(self, state: ToyState) -> Sequence[Option] | None:
        """Nothing is asked here."""
        for seat, hand in enumerate(state.hands):
            for card in hand:
                state.tell("dealt", seat, card)
        state.then(Turn(0))
        return None
