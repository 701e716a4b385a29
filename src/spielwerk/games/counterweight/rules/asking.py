"""What the questions of Counterweight have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from spielwerk.engine import option
from spielwerk.engine.fields import replaced
from spielwerk.engine.option import THING, verb_of
from spielwerk.engine.step import Decision
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.counterweight.state import CounterweightState
from spielwerk.games.counterweight.verbs import AMOUNT, DONE, Verb, place_of, seat_of

Words = tuple[Text, list[str]]
About = Mapping[option.Verb, str]
WORDS = tuple(verb.word for verb in Verb)


class Ask(Decision[CounterweightState]):
    """A question, put to the CO where a kind says nothing else.

    What is open are the wishes that nothing forbids; questions that come often say it faster.
    """

    def asks(self, state: CounterweightState) -> int:
        return state.co

    def options(self, state: CounterweightState) -> Sequence[int]:
        return [wish for wish in self.wishes(state) if self.why_not(state, wish) is None]

    def words(self, state: CounterweightState, option: int) -> Words:
        if option == DONE:
            return text(f"choice-done-{self.name}"), []
        return self.told(state, option)

    def told(self, state: CounterweightState, option: int) -> Words:
        """An option other than `DONE` in words."""
        raise AssertionError(f"{type(self).__name__} offers nothing but to be done")


class AskSeat(Ask):
    """A question to somebody."""

    seat: int

    def asks(self, state: CounterweightState) -> int:
        return self.seat


class Again(AskSeat):
    """A question that comes so many times, or until somebody has enough."""

    count: int

    def options(self, state: CounterweightState) -> Sequence[int]:
        return Ask.options(self, state) if self.count else ()

    def choose(self, state: CounterweightState, option: int) -> None:
        if option != DONE:
            self.take(state, option)
            state.stack.append(replaced(self, count=self.count - 1))

    def take(self, state: CounterweightState, option: int) -> None:
        """Do what was chosen, once."""
        raise AssertionError(f"{type(self).__name__} does nothing")


class Amount(Ask):
    """How much: every number from the least to the most."""

    least: ClassVar[int] = 0

    def most(self, state: CounterweightState) -> int:
        """The largest amount."""
        raise AssertionError(f"{type(self).__name__} has no limit")

    def options(self, state: CounterweightState) -> Sequence[int]:
        return list(range(AMOUNT + self.least, AMOUNT + self.most(state) + 1))

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return range(AMOUNT, AMOUNT + self.most(state) + 2)

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        most = self.most(state)
        if option & THING > most:
            return reason(self.rule, "why-at-most", n=most)
        if option & THING < self.least:
            return reason(self.rule, "why-at-least", n=self.least)
        return None

    def told(self, state: CounterweightState, option: int) -> Words:
        return text(f"choice-amount-{self.name}", n=option & THING), []


def card_name(state: CounterweightState, card: int) -> str:
    """The message that names a card."""
    return f"card-{state.rules.keys[card]}"


def of_card(
    state: CounterweightState, option: int, zone: Sequence[int], **more: int | str
) -> Words:
    """An option about a card of a zone; cards that are called alike there are numbered."""
    card, keys = option & THING, state.rules.keys
    alike = [other for other in zone if other >= 0 and keys[other] == keys[card]]
    copy = alike.index(card) + 1 if len(alike) > 1 else 0
    said = text(f"choice-{WORDS[verb_of(option)]}", card=card_name(state, card), copy=copy, **more)
    return said, [f"card:{card}"]


def of_place(state: CounterweightState, option: int, **more: int | str) -> Words:
    """An option about the card on a place."""
    return _on(state, option, option & THING, **more)


def of_marker(state: CounterweightState, option: int) -> Words:
    """An option about somebody's marker."""
    seat = seat_of(option)
    said, targets = _on(state, option, place_of(option), rival=f"seat:{seat}")
    return said, [*targets, f"seat:{seat}"]


def _on(state: CounterweightState, option: int, place: int, **more: int | str) -> Words:
    card = state.cards[place]
    said = text(
        f"choice-{WORDS[verb_of(option)]}", card=card_name(state, card), place=place, **more
    )
    return said, [f"place:{place}", f"card:{card}"]


def too_dear(state: CounterweightState, rule: str, price: int, seat: int) -> Reason | None:
    """Why a seat can't pay so much influence, if it can't."""
    have = state.influence[seat]
    return reason(rule, "why-no-influence", n=price, have=have) if have < price else None
